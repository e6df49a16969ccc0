//! `misere review`.

use crate::{json, printed, refused};

/// One deal is over, the next half-played.
const SAVE: &str = "saves/finis-half-played.ron";

#[test]
fn a_review_in_json_has_verdicts_and_luck_and_is_always_the_same() {
    let args = ["review", SAVE, "--worlds", "1", "--json"];
    let text = printed(&args);
    assert_eq!(text, printed(&args));
    let review = &json(&text)["review"];
    assert_eq!(review["seats"], json("[0]"));
    let verdicts = review["verdicts"].as_array().expect("a list");
    assert!(verdicts.len() > 5, "{verdicts:?}");
    for verdict in verdicts {
        assert!(verdict["loss"]["mean"].is_number(), "{verdict}");
        assert!(verdict["expected"]["error"].is_number(), "{verdict}");
    }
    assert_eq!(review["reports"].as_array().expect("a list").len(), 1);
}

#[test]
fn a_review_for_people_names_players_and_sums_up_luck_and_skill() {
    let text = printed(&["review", SAVE, "--worlds", "1", "--all"]);
    for part in [
        "finis, 4 players, 1 deal finished",
        "You (seat 1): ",
        "(seat 4): ",
        "Luck and skill in points",
        "Medium plays for people",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!(text.matches("\n all ").count(), 4, "{text}");
    let one = printed(&["review", SAVE, "--worlds", "1", "--seat", "3"]);
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
    let (status, error) = refused(&["review"]);
    assert_eq!(status, 2);
    assert!(error.contains("SAVE"), "{error}");
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
        Command::new(crate::PROGRAM)
            .args(["review", "saves/clubs-finished.ron", "--worlds", "1000"])
            .stdout(Stdio::null()),
    );
    progress.wait_for_all([" left"]);
    run.signal(Signal::SIGINT);
    let (status, _) = run.end();
    assert_eq!(status.code(), Some(130));
}
