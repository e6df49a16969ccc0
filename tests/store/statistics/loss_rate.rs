//! One number for a person's play.

use misere_engine::rules::Message;
use misere_games::GAMES as MENU;
use misere_players::bots::{Estimate, Level};
use misere_store::statistics::{Filter, LossRate, RATED_GAMES, bands, between, measured, plays_like, stake};

use super::{game, results, reviewed};

/// A reviewed game whose leads and other decisions cost this much.
fn with_losses(time: u64, losses: [f64; 3]) -> misere_store::PlayedGame {
    let mut game = reviewed(time, 0.0);
    let review = game.review.as_mut().expect("a review");
    for (decisions, loss) in review.seats[0].decisions.iter_mut().zip(losses) {
        decisions.loss = Some(loss);
    }
    game
}

#[test]
fn the_rate_is_a_mean_per_decision_with_its_error_and_parts() {
    // 27 decisions each: 6 leads, 20 follows and a pass.
    let games =
        vec![game(1, 4.0, 1), with_losses(2, [0.3, 0.2, 0.04]), reviewed(3, 1.0), with_losses(4, [0.5, 0.2, 0.1])];
    let found = LossRate::of(&Filter::default().apply(&results(games))).expect("reviews");
    assert_eq!((found.games, found.decisions), (2, 54));
    assert!((found.rate.mean - 1000.0 * 1.34 / 54.0).abs() < 1e-9);
    // Residuals of 0.13 each way, so a variance of 0.0338 for the sum.
    let error = 1000.0 * (4.0 * 0.0169_f64).sqrt() / 54.0;
    assert!((found.rate.error() - error).abs() < 1e-9, "{found:?}");
    let kinds: Vec<(&str, u32)> = found.kinds.iter().map(|one| (&*one.kind, one.count)).collect();
    assert_eq!(kinds, [("lead", 12), ("follow", 40), ("pass", 2)]);
    let sum: f64 = found.kinds.iter().map(|one| one.part).sum();
    assert!((sum - found.rate.mean).abs() < 1e-9);
    assert!((found.kinds[2].mean - 70.0).abs() < 1e-9);
}

#[test]
fn only_the_last_games_count() {
    let games = (1..=30).map(|time| with_losses(time, [if time > 10 { 0.27 } else { 9.0 }, 0.0, 0.0]));
    let found = LossRate::of(&Filter::default().apply(&results(games.collect()))).expect("reviews");
    assert_eq!((found.games, found.is_enough()), (RATED_GAMES, true));
    assert!((found.rate.mean - 10.0).abs() < 1e-9 && found.rate.error() < 1e-9);
    assert_eq!(LossRate::of(&Filter::default().apply(&results(vec![reviewed(1, 1.0)]))), None);
}

#[test]
fn a_margin_has_a_level_at_either_end() {
    let of = |losses: [f64; 2]| {
        let games = losses.map(|loss| with_losses((loss * 1e6) as u64, [loss, 0.0, 0.0]));
        let found = LossRate::of(&Filter::default().apply(&results(games.into())));
        found.expect("reviews")
    };
    let narrow = of([27.0 * 0.008, 27.0 * 0.0081]);
    assert_eq!(narrow.plays_like, [Level::Hard]);
    assert_eq!(narrow.between, Some([Level::Hard, Level::Hard]));
    assert!(!narrow.is_enough());
    let wide = of([27.0 * 0.01, 27.0 * 0.03]);
    assert_eq!(wide.plays_like, [Level::Medium]);
    assert_eq!(wide.between, Some([Level::Medium, Level::Hard]));
}

/// Regression: in Acorn Hearts, where Medium was measured to lose more than Easy, somebody played like Medium with a
/// margin from Novice to Easy.
#[test]
fn the_level_one_plays_like_lies_within_the_margin() {
    for entry in MENU {
        for band in bands(entry.id) {
            let rate = Estimate::sampled(band.rate.mean, 8.0);
            let [weakest, strongest] = between(entry.id, rate).expect("levels");
            assert!(band.levels.iter().all(|level| (weakest..=strongest).contains(level)), "{}", entry.id);
        }
    }
}

/// Regression: in five games, a smaller loss was said to be like a weaker level.
#[test]
fn whoever_loses_less_plays_like_a_stronger_level() {
    for entry in MENU {
        let bands = bands(entry.id);
        let levels: Vec<Level> = bands.iter().flat_map(|band| band.levels.clone()).collect();
        assert_eq!(levels, Level::OPPONENTS, "{}", entry.id);
        assert!(bands.len() > 2, "{}: {bands:?}", entry.id);
        for pair in bands.windows(2) {
            let margin = 1.96 * pair[0].rate.error().hypot(pair[1].rate.error());
            assert!(pair[0].rate.mean - pair[1].rate.mean > margin, "{}: {pair:?}", entry.id);
        }
        let labels: Vec<Vec<Level>> = (0..3000).map(|tenths| plays_like(entry.id, f64::from(tenths) / 10.0)).collect();
        assert!(labels.windows(2).all(|pair| pair[0] >= pair[1]), "{}", entry.id);
    }
}

#[test]
fn what_is_lost_per_deal_is_stated_in_points() {
    // Two deals each.
    let games = vec![with_losses(2, [0.3, 0.2, 0.04]), with_losses(4, [0.5, 0.2, 0.1])];
    let found = LossRate::of(&Filter::default().apply(&results(games))).expect("reviews");
    let stake = stake("finis").expect("measured");
    let points = found.points.expect("points");
    assert!((points.mean - stake * 1.34 / 4.0).abs() < 1e-9, "{points:?}");
    let words: Vec<String> = found.remarks("finis").iter().map(Message::for_programs).collect();
    assert!(words[0].contains(" points per deal. Usually, "), "{words:?}");
    assert_eq!(words.len(), 1, "too few games for a range");
}

#[test]
fn the_documentation_states_the_bands_of_every_game() {
    let text = include_str!("../../../docs/statistics.md").replace('−', "-");
    for entry in MENU {
        let cells = measured(entry.id).into_iter().map(|(_, rate)| {
            let margin = 1.96 * rate.error();
            format!(" {:.1} ± {margin:.0} |", rate.mean)
        });
        let cells: String = cells.collect();
        let row = text.lines().find_map(|line| {
            let row = line.strip_prefix(&format!("| {} | ", entry.id))?;
            row.split_once(" |")
        });
        let (_, row) = row.expect("a row");
        assert!(row.starts_with(&cells), "{}: {cells}", entry.id);
    }
}

#[test]
fn a_rate_like_that_of_a_level_is_said_to_be_like_it() {
    for entry in MENU {
        for band in bands(entry.id) {
            assert_eq!(plays_like(entry.id, band.rate.mean), band.levels, "{}", entry.id);
        }
    }
    assert!(plays_like("bridge", 10.0).is_empty());
}
