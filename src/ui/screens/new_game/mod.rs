//! The screen with the form that sets up a game: players, house rules and deal code.

mod cards;
mod challenge;
mod face_picker;
mod first_visit;
mod folds;
mod form;
mod house_rule;
mod house_rules;
mod introduction;
mod occasion;
mod players;
mod show;

use std::collections::HashMap;

use egui::Ui;

pub use self::form::NewGameForm;
use crate::games::Entry;
use crate::seal::Seal;
use crate::ui::command::{Command, NewGame};
use crate::ui::page;
use crate::ui::services::Services;
use crate::ui::shell::{Shell, Surroundings};
use crate::ui::theme::Words;

#[derive(Clone, Debug)]
pub enum NewGameCommand {
    /// Keeps what has been filled in.
    Edit(Box<NewGameForm>),
    Shell(Command),
}

impl From<Command> for NewGameCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}

/// The screen with the form for a game, which stays filled in when the screen is left.
pub(in crate::ui) struct NewGameScreen {
    /// The id under which the form is kept.
    id: &'static str,
}

/// The forms in progress, by the id of the game that they were opened for.
#[derive(Default)]
pub(in crate::ui) struct Forms(HashMap<&'static str, NewGameForm>);

impl Forms {
    /// Opens the form of a game, with the text typed before it was left.
    pub fn open(&mut self, entry: &'static Entry, services: &Services) -> NewGameScreen {
        let left = self.0.remove(entry.id);
        let form = NewGameForm::reopen(left, entry, services.settings(), services.draw_seal());
        self.keep(form)
    }

    /// Opens the form for a game that follows another.
    pub fn follow(&mut self, game: NewGame, services: &Services) -> NewGameScreen {
        self.keep(NewGameForm::follow(game, services.draw_seal()))
    }

    fn keep(&mut self, form: NewGameForm) -> NewGameScreen {
        let id = form.id();
        self.0.insert(id, form);
        NewGameScreen { id }
    }

    /// Gives a form freshly shuffled cards.
    pub fn shuffle(&mut self, id: &str, seal: Seal) {
        if let Some(form) = self.0.get_mut(id) {
            form.seal = seal;
            form.deal_code.clear();
        }
    }

    /// Enters a deal code in a form.
    pub fn enter_code(&mut self, id: &str, code: String) {
        if let Some(form) = self.0.get_mut(id) {
            form.deal_code = code;
        }
    }

    pub fn discard(&mut self, id: &str) {
        self.0.remove(id);
    }
}

impl NewGameScreen {
    pub const fn game(&self) -> &'static str {
        self.id
    }

    /// Tells whether the game is introduced, because it has never been played.
    pub fn is_first_visit(&self, forms: &Forms, services: &Services) -> bool {
        let form = forms.0.get(self.id);
        form.is_some_and(|form| form.is_first_visit(services))
    }

    pub fn run(&self, command: NewGameCommand, forms: &mut Forms, shell: &mut Shell<'_>) {
        match command {
            NewGameCommand::Edit(form) => {
                forms.0.insert(self.id, *form);
            }
            NewGameCommand::Shell(command) => shell.ask(command),
        }
    }

    pub fn show(&self, ui: &mut Ui, around: Surroundings<'_>, forms: &Forms, commands: &mut Vec<NewGameCommand>) {
        let Some(form) = forms.0.get(self.id) else {
            return;
        };
        let mut draft = form.clone();
        let mut asked = Vec::new();
        page::show(ui, Words::verbatim(form.title()), around, &mut asked, |ui, asked| {
            draft.show(ui, around.services, asked);
        });
        if draft != *form {
            commands.push(NewGameCommand::Edit(Box::new(draft)));
        }
        commands.extend(asked.into_iter().map(NewGameCommand::Shell));
    }
}
