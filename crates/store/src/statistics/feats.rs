//! The feats of a game that has just been finished, and the record against an opponent, from the games before it.

use std::cmp::{Ordering, Reverse};
use std::sync::Arc;

use super::PersonGame;
use crate::{FinishedGame, PlayedGame, Results};
use misere_engine::rules::Seat;

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

/// The only person's record against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rivalry {
    /// The opponent's seat in the finished game.
    pub rival: Seat,
    /// The number of games in which the person was ahead of the opponent, and in which it was the other way round.
    pub ahead: usize,
    pub behind: usize,
}

impl Rivalry {
    /// The record against the winner, or, if the person has won, against any opponent: the one met most often. It counts
    /// games of all kinds, with this one; `None` for a single one.
    pub fn of(results: &Results, finished: &FinishedGame) -> Option<Self> {
        let (game, earlier) = compared(results, finished)?;
        let players = finished.players.iter().zip(&finished.places);
        let others = Seat::all(finished.players.len()).zip(players).filter(|(seat, _)| seat.index() != game.seat);
        let rivals = others.filter(|(_, (_, place))| game.is_won() || **place == 1);
        let records = rivals.map(|(rival, (player, _))| {
            let counted = |ahead: Ordering| {
                let all = earlier.iter().chain([&game]);
                all.filter(|game| game.compared_with(player.name()) == Some(ahead)).count()
            };
            Self { rival, ahead: counted(Ordering::Less), behind: counted(Ordering::Greater) }
        });
        let met = |one: &Self| (one.ahead + one.behind, Reverse(one.rival));
        records.max_by_key(met).filter(|one| one.ahead + one.behind > 1)
    }
}

/// The feats of a finished game, compared with the person's earlier ones. None for several people, or for practice.
pub fn feats(results: &Results, finished: &FinishedGame) -> Vec<Feat> {
    let Some((game, mut earlier)) = compared(results, finished) else { return Vec::new() };
    earlier.retain(|other| other.result().game == finished.game);
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

/// A finished game as its only person saw it, and their earlier ones of all kinds; `None` for practice.
fn compared(results: &Results, finished: &FinishedGame) -> Option<(PersonGame, Vec<PersonGame>)> {
    let played = Arc::new(PlayedGame { result: finished.clone(), review: None });
    let mut people = PersonGame::all(&played);
    let (Some(game), None, false) = (people.next(), people.next(), finished.origin.is_practice()) else { return None };
    let others = results.games.iter().filter(|other| {
        let other = &other.result;
        other.id != finished.id && !other.origin.is_practice()
    });
    let earlier = others.flat_map(PersonGame::all).filter(|other| other.name() == game.name()).collect();
    Some((game, earlier))
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
