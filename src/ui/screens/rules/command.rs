//! The commands of the rules.

use crate::games::Entry;
use crate::rules::options::HouseRules;
use crate::text::Language;
use crate::ui::command::Command;

/// A request to the rules, on a page of their own or beside the table.
#[derive(Clone, Debug)]
pub enum RulesCommand {
    /// Keeps the text about this.
    Keep(RulesSubject),
    /// Shows a step of a worked example.
    ShowStep {
        /// The id of the game.
        game: &'static str,
        /// The index of the example among the blocks of the text.
        block: usize,
        /// The index of the step.
        step: usize,
    },
    /// A request to the shell.
    Shell(Command),
}

/// What a rules text describes.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesSubject {
    /// The game.
    pub entry: &'static Entry,
    /// The number of players.
    pub seats: usize,
    /// The house rules.
    pub rules: HouseRules,
    /// The language of the text.
    pub language: Language,
}

impl From<Command> for RulesCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
