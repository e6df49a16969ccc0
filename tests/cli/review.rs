//! `misere review`.

use crate::{json, printed, refused};

const SAVE: &str = "saves/finis-finished.ron";

#[test]
fn a_review_in_json_has_verdicts_and_luck_and_is_always_the_same() {
    let args = ["review", SAVE, "--worlds", "2", "--json"];
    let text = printed(&args);
    assert_eq!(text, printed(&args));
    let review = &json(&text)["review"];
    assert_eq!(review["seats"], json("[0]"));
    let verdicts = review["verdicts"].as_array().expect("a list");
    assert!(verdicts.len() > 10);
    for verdict in verdicts {
        assert!(verdict["loss"]["mean"].is_number(), "{verdict}");
        assert!(verdict["expected"]["error"].is_number(), "{verdict}");
    }
    assert_eq!(review["reports"].as_array().expect("a list").len(), 4);
}

#[test]
fn a_review_for_people_names_players_and_sums_up_luck_and_skill() {
    let text = printed(&["review", SAVE, "--worlds", "2", "--all"]);
    for part in [
        "finis, 4 players, 4 deals finished",
        "You (seat 1): ",
        "(seat 4): ",
        "Luck and skill in points",
        "Medium plays for people",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!(text.matches("\n all ").count(), 4, "{text}");
    let one = printed(&["review", SAVE, "--worlds", "2", "--seat", "3"]);
    assert_eq!(one.matches("\n all ").count(), 1, "{one}");
}

#[test]
fn a_game_without_a_finished_deal_is_said_to_have_none() {
    let said = printed(&["review", "saves/garbo-half-played.ron", "--worlds", "1"]);
    assert!(said.contains("0 deals finished, 0 decisions"), "{said}");
    assert!(said.contains("Only finished deals are reviewed."), "{said}");
}

#[test]
fn wrong_arguments_and_files_are_refused_in_one_line() {
    let (status, error) = refused(&["review", SAVE, "--seat", "5"]);
    assert_eq!(status, 2);
    assert!(error.contains("--seat 5: expected 1 to 4"), "{error}");
    let (status, error) = refused(&["review", SAVE, "--seat", "1", "--all"]);
    assert_eq!(status, 2);
    assert!(error.contains("cannot be used with"), "{error}");
    let (status, error) = refused(&["review", "Cargo.toml"]);
    assert_eq!(status, 1);
    assert!(error.contains("Cargo.toml:1:"), "{error}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_a_review() {
    use std::process::{Command, Stdio};

    use nix::sys::signal::Signal;

    use crate::running::Running;

    let (run, progress) = Running::on_terminal(
        Command::new(env!("CARGO_BIN_EXE_misere"))
            .args(["review", "saves/clubs-finished.ron", "--worlds", "1000"])
            .stdout(Stdio::null()),
    );
    progress.wait_for_all([" left"]);
    run.signal(Signal::SIGINT);
    let (status, _) = run.end();
    assert_eq!(status.code(), Some(130));
}

#[test]
fn a_measurement_counts_marks_and_planted_blunders() {
    let args = ["review", "--measure", "finis", "--decisions", "3", "--worlds", "4"];
    let measured = json(&printed(&[&args[..], &["--json"]].concat()));
    assert_eq!(measured["decisions"], 3);
    assert!(measured["planted"].as_u64() >= measured["found"].as_u64());
    let text = printed(&args);
    assert!(text.starts_with("finis: 3 decisions of Medium"), "{text}");
    let one = printed(&["review", "--measure", "finis", "--decisions", "1", "--worlds", "2"]);
    assert!(one.starts_with("finis: 1 decision of Medium"), "{one}");
    let (status, error) = refused(&["review", "--measure", "whist"]);
    assert_eq!(status, 2);
    assert!(error.contains("unknown game `whist`"), "{error}");
    let (status, error) = refused(&["review"]);
    assert_eq!(status, 2);
    assert!(error.contains("SAVE"), "{error}");
}

#[test]
fn a_calibration_compares_stated_values_with_outcomes() {
    let args = ["review", "--calibrate", "finis", "--games", "2", "--worlds", "4"];
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
        &["review", "--calibrate", "finis", "--measure", "finis"][..],
        &["review", "--calibrate", "finis", "--decisions", "2"],
        &["review", SAVE, "--games", "2"],
        &["review", "--calibrate", "whist"],
    ] {
        let (status, error) = refused(wrong);
        assert_eq!(status, 2, "{wrong:?}: {error}");
    }
}

#[test]
fn puzzles_are_printed_as_ron_that_can_be_read_again() {
    let text = printed(&["puzzles", "finis", "--count", "1", "--seed", "1"]);
    let puzzles: Vec<misere::puzzles::Puzzle> = ron::from_str(&text).expect("RON");
    assert_eq!(puzzles.len(), 1);
    let session = misere::games::open_puzzle(&puzzles[0]).expect("it opens");
    let answer = &puzzles[0].answer;
    assert!(session.moves().iter().any(|one| one.text == *answer));
    let (status, error) = refused(&["puzzles", "whist"]);
    assert_eq!(status, 2);
    assert!(error.contains("unknown game `whist`"), "{error}");
}

#[test]
fn levels_are_measured_by_a_sample_of_their_decisions() {
    let args = ["review", "--levels", "finis", "--games", "1", "--sample", "3", "--worlds", "2", "--json"];
    let measured = json(&printed(&args));
    let levels = measured["levels"].as_array().expect("a list");
    assert_eq!(levels.len(), 5);
    for level in levels {
        assert_eq!((&level["games"], &level["reviewed"]), (&1.into(), &12.into()), "{level}");
        assert!(level["decisions"].as_u64() > Some(12), "{level}");
    }
    let (status, error) = refused(&["review", "--calibrate", "finis", "--sample", "3"]);
    assert_eq!(status, 2);
    assert!(error.contains("--sample"), "{error}");
}
