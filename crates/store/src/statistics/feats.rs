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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Origin;
    use crate::statistics::summary::tests::{game, results};

    /// The feats of the last of these games: each a total, and a place.
    fn of_last(games: &[(f64, usize)]) -> Vec<Feat> {
        let games = (1..).zip(games).map(|(time, (score, place))| {
            let mut game = game(time, *score, *place);
            game.result.undos = 0;
            game
        });
        let mut earlier: Vec<PlayedGame> = games.collect();
        let last = earlier.pop().expect("a game");
        feats(&results(earlier), &last.result)
    }

    #[test]
    fn a_first_win_is_told_once() {
        assert_eq!(of_last(&[(9.0, 2), (5.0, 1)]), [Feat::FirstWin]);
        assert_eq!(of_last(&[(9.0, 1), (5.0, 2), (6.0, 1)]), []);
    }

    #[test]
    fn wins_in_a_row_are_counted_from_the_last_defeat() {
        let games = [(9.0, 1), (9.0, 2), (9.0, 1), (9.0, 1), (9.0, 1)];
        assert_eq!(of_last(&games), [Feat::Streak(3)]);
        assert_eq!(of_last(&games[..2]), [], "a defeat");
    }

    #[test]
    fn the_best_result_is_better_than_at_least_three_others() {
        let games = [(4.0, 2), (8.0, 2), (6.0, 2), (3.0, 2)];
        assert_eq!(of_last(&games), [Feat::Best]);
        assert_eq!(of_last(&games[1..]), [], "too few");
        assert_eq!(of_last(&[(4.0, 2), (8.0, 2), (6.0, 2), (4.0, 2)]), []);
    }

    #[test]
    fn practice_and_the_same_game_finished_again_tell_nothing() {
        let mut won = game(2, 5.0, 1);
        assert_eq!(feats(&results(vec![won.clone()]), &won.result), [Feat::FirstWin]);
        won.result.origin = Origin::Copy;
        assert_eq!(feats(&results(vec![]), &won.result), []);
    }
}
