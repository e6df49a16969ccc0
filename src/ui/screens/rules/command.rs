//! The commands of the rules.

use crate::games::Entry;
use crate::rules::options::HouseRules;
use crate::text::Language;

/// A request to the rules, on a page of their own or beside the table.
#[derive(Clone, Debug)]
pub enum RulesCommand {
    /// Keeps the text about this.
    Keep(RulesSubject),
    ShowStep {
        /// The id of the game.
        game: &'static str,
        block: usize,
        step: usize,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct RulesSubject {
    pub entry: &'static Entry,
    pub seats: usize,
    pub rules: HouseRules,
    /// The language of the text.
    pub language: Language,
}
