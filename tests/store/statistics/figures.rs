//! Figures on a list of games.

use misere_store::statistics::{Figures, Filter};

use super::{game, results, reviewed};

fn of(games: Vec<misere_store::PlayedGame>) -> Figures {
    Figures::of(&Filter::default().apply(&results(games))).expect("games")
}

#[test]
fn figures_are_those_computed_by_hand() {
    // Won, shared win, lost, won.
    let figures = of(vec![game(1, 4.0, 1), game(2, 7.5, 1), game(3, 20.0, 3), game(4, 6.0, 1)]);
    assert_eq!((figures.games, figures.won), (4, 3));
    assert_eq!((figures.streak, figures.longest), (1, 2));
    assert_eq!((figures.share, figures.chance), (0.75, 0.25));
    assert_eq!((figures.mean, figures.best), (9.375, 4.0));
    assert_eq!((figures.undos, figures.hints), (4, 8));
    let [low, high] = figures.interval;
    assert!((low - 0.3006).abs() < 1e-4 && (high - 0.9544).abs() < 1e-4);
    assert_eq!((figures.reviewed, figures.skill), (0, None));
}

#[test]
fn the_best_score_is_the_highest_where_the_highest_wins() {
    let mut games = vec![game(1, 4.0, 1), game(2, 7.5, 2)];
    for game in &mut games {
        game.result.lowest_wins = false;
    }
    assert_eq!(of(games).best, 7.5);
}

#[test]
fn chance_is_the_mean_of_one_in_so_many_players() {
    let mut games = vec![game(1, 4.0, 1), game(2, 7.5, 2)];
    games[0].result.players.truncate(2);
    games[0].result.scores.truncate(2);
    games[0].result.places.truncate(2);
    assert_eq!(of(games).chance, 0.375);
}

#[test]
fn skill_is_a_mean_per_deal_with_its_standard_error() {
    // 4, −2 and 1 points in two deals each: 2, −1 and ½ per deal.
    let figures = of(vec![reviewed(1, 4.0), reviewed(2, -2.0), reviewed(3, 1.0), game(4, 1.0, 1)]);
    assert_eq!(figures.reviewed, 3);
    let skill = figures.skill.expect("reviews");
    assert!((skill.mean - 0.5).abs() < 1e-9);
    // Deviations of 1½, −1½ and 0: a variance of 2¼, divided by three games.
    assert!((skill.error() - 0.75_f64.sqrt()).abs() < 1e-9, "{skill:?}");
    let alone = of(vec![reviewed(1, 4.0)]).skill.expect("a review");
    assert_eq!((alone.mean, alone.error()), (2.0, 0.25), "its own error");
}
