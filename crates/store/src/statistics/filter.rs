//! Selects the games that figures are computed from.

use super::{Opponents, PersonGame};
use crate::{ChangedRules, Results};
use misere_engine::printable::RawText;

/// The games that figures are computed from; by default, all but practice games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// The id of the game, if only one is wanted.
    pub game: Option<String>,
    /// The kind of opponents, if only one is wanted.
    pub opponents: Option<Opponents>,
    /// The name of a friend elsewhere who has to be among the players.
    pub friend: Option<RawText>,
    /// The number of players, if only one is wanted.
    pub players: Option<usize>,
    /// The changes of the house rules, none for the usual ones, if only games with exactly these are wanted.
    pub rules: Option<ChangedRules>,
    /// The name of the person, if only one is wanted.
    pub person: Option<RawText>,
    /// The earliest time, in seconds since 1970.
    pub since: u64,
    pub practice: bool,
}

impl Filter {
    /// The games that pass the filter, in the order in which they finished.
    pub fn apply(&self, results: &Results) -> Vec<PersonGame> {
        let games = results.games.iter().flat_map(PersonGame::all);
        games.filter(|game| self.passes(game)).collect()
    }

    fn passes(&self, game: &PersonGame) -> bool {
        let result = game.result();
        self.rules.as_ref().is_none_or(|rules| result.rules == *rules)
            && self.game.as_ref().is_none_or(|id| result.game == *id)
            && self.opponents.is_none_or(|kind| game.opponents() == kind)
            && self.friend.as_ref().is_none_or(|name| game.friends().any(|friend| friend == name))
            && self.players.is_none_or(|count| result.players.len() == count)
            && self.person.as_ref().is_none_or(|name| game.name() == name)
            && result.time >= self.since
            && (self.practice || !result.origin.is_practice())
    }
}
