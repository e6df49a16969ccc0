//! Evenings.

use misere_engine::rules::{Score, Seat};
use misere_store::{EveningGame, Standings};

fn game(id: &str, totals: [f64; 3], places: [usize; 3]) -> EveningGame {
    EveningGame { game: id.into(), totals: totals.into(), places: places.into() }
}

#[test]
fn games_won_count_first_and_places_break_ties() {
    let games = [game("finis", [1.0, 0.0, 2.0], [2, 1, 3]), game("clubs", [10.0, -3.0, 4.5], [1, 3, 2])];
    let standings = Standings::of(&games, 3);
    assert_eq!(standings.won, [1, 1, 0]);
    assert_eq!(standings.places, [3, 4, 5]);
    assert_eq!(standings.points, None, "points of two games do not add up");
    assert_eq!(standings.leaders(), [Seat::new(0)]);
    assert_eq!(standings.average_place(1), "2.0");
}

#[test]
fn points_are_added_up_if_all_games_are_of_one_kind() {
    let games = [game("clubs", [1.5, 0.0, -2.0], [1, 2, 3]), game("clubs", [1.0, 1.0, -1.0], [1, 1, 3])];
    let standings = Standings::of(&games, 3);
    let points = [Score::halves(5), Score::points(1), Score::points(-3)];
    assert_eq!(standings.points.as_deref(), Some(&points[..]));
    assert_eq!(standings.won, [2, 1, 0], "a shared win counts for both");
}

#[test]
fn nobody_leads_before_the_first_game() {
    assert_eq!(Standings::of(&[], 3).leaders(), []);
}
