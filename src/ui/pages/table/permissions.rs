//! Permissions of the programs at the table: each command is examined before its program is
//! started, and the person is asked about those that they have neither typed nor allowed.

use std::collections::BTreeMap;
use std::mem;

use egui::Context;

use super::consent_question::ConsentQuestion;
use super::reading::Reading;
use crate::external::{Consent, Consents, ExamineError, Program};
use crate::ui::command_field::TypedCommand;
use crate::ui::job::{Job, Poll};

#[derive(Default)]
pub struct Permissions {
    by_command: BTreeMap<String, Permission>,
    /// The commands that the person typed for this game and that have not been examined yet.
    typed: Vec<TypedCommand>,
    /// Consents to be remembered in the settings.
    given: Vec<Consent>,
}

/// The state of a command.
enum Permission {
    /// Its files are being read, on another thread.
    Examining(Job<Result<Program, ExamineError>>),
    /// The person has to answer.
    Asking(Box<ConsentQuestion>),
    /// Its program may be started.
    Granted(Consent),
}

impl Permissions {
    /// Lets the programs play whose commands the person has typed for this game.
    pub fn trust(&mut self, typed: Vec<TypedCommand>) {
        self.typed = typed;
    }

    /// Takes the consents that are to be remembered in the settings.
    pub fn take_given(&mut self) -> Vec<Consent> {
        mem::take(&mut self.given)
    }

    /// Returns the consent to start the program of a command. Without one, finds out whether the
    /// settings contain it, or asks the person.
    pub fn check(&mut self, ctx: &Context, command: &str, allowed: &Consents) -> Option<&Consent> {
        let examine = || {
            let command = command.to_owned();
            let examine = move |_: &_| Program::examine(&command);
            Permission::Examining(Job::start("examining", ctx, examine))
        };
        let permission = self.by_command.entry(command.to_owned()).or_insert_with(examine);
        match permission {
            Permission::Examining(job) => match job.poll() {
                Poll::Pending => {}
                Poll::Failed => *permission = examine(),
                Poll::Done(examined) => {
                    let place = self.typed.iter().position(|typed| typed.text() == command);
                    let typed = place.map(|place| self.typed.swap_remove(place));
                    *permission = match (examined, typed) {
                        (Ok(program), Some(_)) => {
                            let consent = Consent::typed(program);
                            self.given.push(consent.clone());
                            Permission::Granted(consent)
                        }
                        (examined, _) => {
                            let question = ConsentQuestion::new(command, examined);
                            Permission::Asking(Box::new(question))
                        }
                    };
                }
            },
            Permission::Asking(_) | Permission::Granted(_) => {}
        }
        if let Permission::Asking(question) = permission
            && let Some(program) = question.program()
            && let Some(consent) = allowed.to(program)
        {
            *permission = Permission::Granted(consent);
        }
        match permission {
            Permission::Granted(consent) => Some(consent),
            Permission::Examining(_) | Permission::Asking(_) => None,
        }
    }

    /// Returns the consent to start the program of a command, if there is one.
    pub fn consent(&self, command: &str) -> Option<&Consent> {
        match self.by_command.get(command)? {
            Permission::Granted(consent) => Some(consent),
            Permission::Examining(_) | Permission::Asking(_) => None,
        }
    }

    /// Returns the question to be asked about a command, if there is one.
    pub fn question(&self, command: &str) -> Option<&ConsentQuestion> {
        match self.by_command.get(command)? {
            Permission::Asking(question) => Some(question),
            Permission::Examining(_) | Permission::Granted(_) => None,
        }
    }

    /// Records how much of the question about a command has been in sight.
    pub fn read(&mut self, command: &str, reading: Reading) {
        if let Some(Permission::Asking(question)) = self.by_command.get_mut(command) {
            question.read(reading);
        }
    }

    /// Examines everything again before the next start of a program, because its files may change in the meantime.
    pub fn expire(&mut self) {
        self.by_command.clear();
    }
}
