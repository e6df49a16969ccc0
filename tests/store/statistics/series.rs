//! Figures as they change over time.

use misere_players::bots::Estimate;
use misere_store::statistics::{Filter, score_series};

use super::{game, results};

#[test]
fn a_moving_average_looks_back_over_the_last_games_only() {
    let games = (1..=12).map(|time| game(time, time as f64, 1)).collect();
    let points = score_series(&Filter::default().apply(&results(games)));
    assert_eq!(points.len(), 12);
    assert_eq!(points[0].average, Estimate::exact(1.0));
    // 1 and 2: mean 1½, variance ½, divided by two games.
    assert_eq!(points[1].average.mean, 1.5);
    assert!((points[1].average.error() - 0.5).abs() < 1e-9);
    // 3 to 12: mean 7½, variance 82½ / 9, divided by ten games.
    let last = points[11];
    assert_eq!((last.time, last.value, last.average.mean), (12, 12.0, 7.5));
    assert!((last.average.error() - (82.5_f64 / 90.0).sqrt()).abs() < 1e-9);
}
