//! Measurements of reviews, and puzzles.

use crate::{json, printed, refused};

#[test]
fn a_measurement_counts_marks_and_planted_blunders() {
    let args = ["measure", "finis", "--decisions", "3", "--worlds", "4"];
    let measured = json(&printed(&[&args[..], &["--json"]].concat()));
    assert_eq!(measured["decisions"], 3);
    assert!(measured["planted"].as_u64() >= measured["found"].as_u64());
    let text = printed(&args);
    assert!(text.starts_with("finis: 3 decisions of Medium"), "{text}");
    let one = printed(&["measure", "finis", "--decisions", "1", "--worlds", "2"]);
    assert!(one.starts_with("finis: 1 decision of Medium"), "{one}");
    let (status, error) = refused(&["measure", "whist"]);
    assert_eq!(status, 2);
    assert!(error.contains("unknown game `whist`"), "{error}");
}

#[test]
fn a_calibration_compares_stated_values_with_outcomes() {
    let args = ["calibrate", "finis", "--games", "2", "--worlds", "4"];
    let found = json(&printed(&[&args[..], &["--json"]].concat()));
    let groups = found["groups"].as_array().expect("a list");
    let counts = groups.iter().filter_map(|group| group["values"].as_u64());
    assert_eq!(counts.sum::<u64>(), found["values"].as_u64().expect("a number"));
    assert!(found["values"].as_u64() > Some(50), "{found}");
    for kind in ["agreed", "exact"] {
        let one = &found[kind];
        assert!(one["otherwise"].as_u64() <= one["values"].as_u64(), "{found}");
    }
    assert_eq!(found["exact"]["margin"], 0.0);
    assert!(found["agreed"]["margin"].as_f64() > Some(0.0), "{found}");
    let text = printed(&args);
    assert!(text.starts_with("finis: 2 games of Medium, "), "{text}");
    assert!(text.lines().count() < 12, "{text}");
    for wrong in [
        &["calibrate", "finis", "--decisions", "2"][..],
        &["measure", "finis", "--games", "2"],
        &["calibrate", "whist"],
    ] {
        let (status, error) = refused(wrong);
        assert_eq!(status, 2, "{wrong:?}: {error}");
    }
}

#[test]
fn the_coach_is_measured_against_a_careful_review() {
    let args = ["coach", "finis", "--games", "1", "--worlds", "8", "--level", "novice", "--patience", "60000"];
    let measured = json(&printed(&[&args[..], &["--json"]].concat()));
    let level = &measured["levels"][0];
    let sum = |key: &str| level[key].as_array().expect("a list").iter().filter_map(|one| one.as_u64()).sum::<u64>();
    assert_eq!(level["level"], "novice");
    assert!(level["decisions"].as_u64() > Some(10) && level["late"] == 0, "{level}");
    assert!(sum("spoken") > 0 && sum("confirmed") <= sum("spoken"), "{level}");
    assert!(printed(&args).starts_with("level "));
    assert_eq!(refused(&["coach", "finis", "--level", "grandmaster"]).0, 2);
}

#[test]
fn puzzles_are_printed_as_ron_that_can_be_read_again() {
    let text = printed(&["puzzles", "finis", "--count", "1", "--seed", "1"]);
    let puzzles: Vec<misere_players::puzzles::Puzzle> = ron::from_str(&text).expect("RON");
    assert_eq!(puzzles.len(), 1);
    let session = misere_games::open_puzzle(&puzzles[0]).expect("it opens");
    let answer = &puzzles[0].answer;
    assert!(session.moves().iter().any(|one| one.text == *answer));
    let (status, error) = refused(&["puzzles", "whist"]);
    assert_eq!(status, 2);
    assert!(error.contains("unknown game `whist`"), "{error}");
}

#[test]
fn levels_are_measured_by_a_sample_of_their_decisions() {
    let args = ["levels", "finis", "--games", "1", "--sample", "3", "--worlds", "2", "--json"];
    let measured = json(&printed(&args));
    let levels = measured["levels"].as_array().expect("a list");
    assert_eq!(levels.len(), 5);
    for level in levels {
        assert_eq!((&level["games"], &level["reviewed"]), (&1.into(), &12.into()), "{level}");
        assert!(level["decisions"].as_u64() > Some(12), "{level}");
    }
    let (status, error) = refused(&["calibrate", "finis", "--sample", "3"]);
    assert_eq!(status, 2);
    assert!(error.contains("--sample"), "{error}");
}
