//! Consent to start a program: without it, no process is started.
//!
//! A [`Consent`] comes from a person: from their answer to a [`Question`] after they have seen all
//! of it, from a command that they typed, or from the settings, which remember both. It holds for
//! one command in one folder, and for the files that the command names as they are.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::program::Program;
use misere_engine::limits::{PROGRAMS, list};

/// Consent to start a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consent(Scope);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Scope {
    /// A command, whatever its files contain.
    Command(String),
    /// A command with its folder and files as they are.
    Exactly(Program),
}

/// A program is not what a person has allowed.
#[derive(Debug, Error)]
#[error("a file of the program has changed since it was allowed")]
pub struct Changed;

impl Consent {
    /// Consent to a command that a person typed on the command line of this process.
    pub fn typed_on_command_line(command: &str) -> Self {
        Self(Scope::Command(command.to_owned()))
    }

    /// Consent to a program whose command a person has typed from the first to the last character.
    pub const fn typed(program: Program) -> Self {
        Self(Scope::Exactly(program))
    }

    /// The command, for the shell.
    pub(super) fn command(&self) -> &str {
        match &self.0 {
            Scope::Command(command) => command,
            Scope::Exactly(program) => program.command(),
        }
    }

    /// The folder that the program runs in, unless it is that of this process.
    pub(super) fn folder(&self) -> Option<&str> {
        match &self.0 {
            Scope::Command(_) => None,
            Scope::Exactly(program) => Some(program.folder()),
        }
    }

    /// Checks that the program is still what the person allowed.
    pub(super) fn check(&self) -> Result<(), Changed> {
        match &self.0 {
            Scope::Exactly(program) if !program.is_unchanged() => Err(Changed),
            Scope::Exactly(_) | Scope::Command(_) => Ok(()),
        }
    }
}

/// The question whether a program may be started.
#[derive(Debug)]
pub struct Question {
    program: Program,
    is_seen: bool,
}

impl Question {
    /// The question about this program.
    pub const fn new(program: Program) -> Self {
        Self { program, is_seen: false }
    }

    /// The program, all of which the person has to see.
    pub const fn program(&self) -> &Program {
        &self.program
    }

    /// Records whether the person has seen all of the program.
    pub const fn set_seen(&mut self, is_seen: bool) {
        self.is_seen = is_seen;
    }

    /// Returns the consent of a person who answers yes, unless there is something that they have not seen.
    pub fn allow(&self) -> Option<Consent> {
        self.is_seen.then(|| Consent(Scope::Exactly(self.program.clone())))
    }
}

/// The programs that a person has allowed, in the order in which that happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Consents(#[serde(deserialize_with = "list::<PROGRAMS, _, _>")] Vec<Program>);

impl Consents {
    /// Remembers that a program may be started. If there is no room, the oldest one is forgotten;
    /// the person will be asked again before that one is started.
    pub fn insert(&mut self, consent: Consent) {
        let Scope::Exactly(program) = consent.0 else { return };
        let is_old = |old: &Program| old.command() == program.command() && old.folder() == program.folder();
        self.0.retain(|old| !is_old(old));
        self.0.push(program);
        let surplus = self.0.len().saturating_sub(PROGRAMS);
        self.0.drain(..surplus);
    }

    /// Returns the consent to this program, if it was given. It may have been given in another
    /// folder if the command names the same files there; the program then runs in that one.
    pub fn to(&self, program: &Program) -> Option<Consent> {
        let has_files = |other: &&Program| other.has_files_of(program);
        let exactly = self.0.iter().find(|other| *other == program);
        let found = exactly.or_else(|| self.0.iter().rfind(has_files));
        found.cloned().map(Scope::Exactly).map(Consent)
    }

    pub fn programs(&self) -> &[Program] {
        &self.0
    }

    /// Forgets programs; the person is asked again before they are started.
    pub fn retain(&mut self, keep: impl FnMut(&Program) -> bool) {
        self.0.retain(keep);
    }
}
