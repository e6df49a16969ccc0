//! The feats of a game that has just been finished, and the record against an opponent.

use misere_engine::rules::Seat;
use misere_players::bots::Level;
use misere_store::statistics::{Feat, Rivalry, feats};
use misere_store::{Origin, PlayedGame, Player};

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

/// A finished game with these places of the person, Konrad and Berta.
fn against(time: u64, places: [usize; 3]) -> PlayedGame {
    let mut game = game(time, 5.0, places[0]);
    let computer = |name: &str| Player::Computer(name.into(), Level::Easy.into());
    let person = game.result.players[0].clone();
    game.result.players = vec![person, computer("Konrad"), computer("Berta")];
    game.result.scores = places.iter().map(|place| *place as f64).collect();
    game.result.places = places.to_vec();
    game
}

#[test]
fn the_record_is_that_against_the_winner_met_most_often() {
    let earlier = || vec![against(1, [1, 2, 3]), against(2, [2, 1, 3]), against(3, [1, 1, 3])];
    let record = |game: &PlayedGame| Rivalry::of(&results(earlier()), &game.result);
    let of = |rival, ahead, behind| Some(Rivalry { rival: Seat::new(rival), ahead, behind });
    assert_eq!(record(&against(4, [2, 1, 3])), of(1, 1, 2), "a defeat by Konrad; equal places count for nobody");
    assert_eq!(record(&against(4, [3, 2, 1])), of(2, 3, 1), "a defeat by Berta");
    assert_eq!(record(&against(4, [1, 2, 3])), of(2, 4, 0), "Berta was met most often");
    assert_eq!(record(&against(3, [2, 1, 3])), of(1, 1, 2), "the same game, finished again, counts once");
    let mut practice = against(4, [2, 1, 3]);
    practice.result.origin = Origin::Copy;
    assert_eq!(record(&practice), None);
    assert_eq!(Rivalry::of(&results(vec![]), &against(1, [2, 1, 3]).result), None, "a first game");
}
