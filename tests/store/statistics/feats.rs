//! The feats of a game that has just been finished, compared with those before it.

use misere_store::statistics::{Feat, feats};
use misere_store::{Origin, PlayedGame};

use super::{game, results};

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
