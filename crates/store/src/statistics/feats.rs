//! The feats of a game that has just been finished, compared with those before it.

use std::sync::Arc;

use super::PersonGame;
use crate::{FinishedGame, PlayedGame, Results};

/// Fewer earlier games make no result the best one.
const MIN_EARLIER: usize = 3;

/// Something special about a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// The first victory in this game.
    FirstWin,
    /// A better total than in all earlier games with the same rules and number of players.
    Best,
    /// This many victories in this game in a row, at least 2.
    Streak(usize),
}

/// The feats of a finished game, compared with the person's earlier ones. Nothing if several people played, or if it
/// was practice.
pub fn feats(results: &Results, finished: &FinishedGame) -> Vec<Feat> {
    let played = Arc::new(PlayedGame { result: finished.clone(), review: None });
    let mut people = PersonGame::all(&played);
    let (Some(game), None) = (people.next(), people.next()) else {
        return Vec::new();
    };
    if finished.origin.is_practice() {
        return Vec::new();
    }
    let is_earlier = |other: &&Arc<PlayedGame>| {
        let result = &other.result;
        result.game == finished.game && result.id != finished.id && !result.origin.is_practice()
    };
    let earlier: Vec<PersonGame> = results
        .games
        .iter()
        .filter(is_earlier)
        .flat_map(PersonGame::all)
        .filter(|other| other.name() == game.name())
        .collect();
    let mut feats = Vec::new();
    if game.is_won() {
        let in_a_row = earlier.iter().rev().take_while(|game| game.is_won());
        let in_a_row = 1 + in_a_row.count();
        if !earlier.iter().any(PersonGame::is_won) {
            feats.push(Feat::FirstWin);
        } else if in_a_row > 1 {
            feats.push(Feat::Streak(in_a_row));
        }
    }
    if finished.undos == 0 && is_best(&game, &earlier) {
        feats.push(Feat::Best);
    }
    feats
}

/// Tells whether a game has a better total than all earlier ones with the same rules and players.
fn is_best(game: &PersonGame, earlier: &[PersonGame]) -> bool {
    let (result, score) = (game.result(), game.score());
    let alike = earlier.iter().filter(|other| {
        let other = other.result();
        other.rules == result.rules && other.players.len() == result.players.len()
    });
    let mut alike = alike.map(PersonGame::score);
    let is_enough = alike.clone().count() >= MIN_EARLIER;
    is_enough && if result.lowest_wins { alike.all(|other| score < other) } else { alike.all(|other| score > other) }
}
