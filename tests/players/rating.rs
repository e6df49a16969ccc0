//! Ratings of people and puzzles.

use misere_players::bots::Level;
use misere_players::puzzles::{Meaning, RatedResult, Rating};

fn rating(value: f64, deviation: f64) -> Rating {
    Rating { value, deviation, ..Rating::default() }
}

/// The example of the paper.
#[test]
fn the_published_example_holds() {
    let opponents = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
    let results = opponents.map(|(value, deviation, score)| RatedResult { opponent: rating(value, deviation), score });
    let after = rating(1500.0, 200.0).after(&results);
    assert!((after.value - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 1e-5, "{after:?}");
}

#[test]
fn a_rating_stands_among_the_levels() {
    let meaning = |value, deviation| rating(value, deviation).meaning();
    assert_eq!(meaning(1500.0, 350.0), Meaning::Like(vec![Level::Novice, Level::Easy, Level::Medium]));
    assert_eq!(meaning(1520.0, 50.0), Meaning::Like(vec![Level::Easy]));
    assert_eq!(meaning(1650.0, 50.0), Meaning::Between([Some(Level::Easy), Some(Level::Medium)]));
    assert_eq!(meaning(1000.0, 50.0), Meaning::Between([None, Some(Level::Novice)]));
    assert_eq!(meaning(2000.0, 50.0), Meaning::Between([Some(Level::Medium), None]));
}

#[test]
fn rest_makes_a_rating_less_certain_and_results_make_it_more_so() {
    let known = rating(1600.0, 60.0);
    assert!(known.after(&[]).deviation > 60.0);
    let mut forgotten = known;
    for _ in 0..100_000 {
        forgotten = forgotten.after(&[]);
    }
    assert_eq!((forgotten.value, forgotten.deviation), (1600.0, 350.0));
    let win = RatedResult { opponent: rating(1600.0, 60.0), score: 1.0 };
    let after = known.after(&[win]);
    assert!(after.value > 1600.0 && after.deviation < 62.0);
    assert!((known.expected(known) - 0.5).abs() < 1e-12);
}

#[test]
fn a_surprising_series_raises_volatility() {
    let weak = RatedResult { opponent: rating(1000.0, 30.0), score: 0.0 };
    let after = rating(2000.0, 50.0).after(&[weak; 10]);
    assert!(after.volatility > 0.06 && after.value < 2000.0, "{after:?}");
}
