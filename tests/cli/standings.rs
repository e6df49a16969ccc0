//! The standings of many finished games.

use std::path::Path;

use misere_engine::seal::Seal;

use crate::fairness::sealed_game;
use crate::{Folder, json, misere, printed, refused};

fn save(game: &str, end: &str) -> String {
    format!("{}/saves/{game}-{end}.ron", env!("CARGO_MANIFEST_DIR"))
}

/// The lines of the standings as name, games, games won, part of the others beaten, points.
fn standings(saves: &[&str]) -> Vec<(u64, String, u64, f64, f64, Option<f64>)> {
    let said = json(&printed(&[&["standings", "--json"][..], saves].concat()));
    let lines = said["standings"].as_array().expect("a list").iter();
    let number = |value: &serde_json::Value| value.as_f64().expect("a number");
    let line = |line: &serde_json::Value| {
        let name = line["name"].as_str().expect("a name").to_owned();
        let count = |key: &str| line[key].as_u64().expect("a count");
        (count("place"), name, count("games"), number(&line["won"]), number(&line["beaten"]), line["points"].as_f64())
    };
    lines.map(line).collect()
}

#[test]
fn the_standings_of_one_game_are_its_places_and_points() {
    let path = save("finis", "finished");
    let session = misere_store::read(Path::new(&path)).expect("a save").session;
    let lines = standings(&[&path]);
    assert_eq!(lines.len(), session.seats());
    let places = session.places();
    let winners = places.iter().filter(|place| **place == 1).count();
    for (place, name, games, won, _, points) in &lines {
        assert_eq!(*games, 1);
        assert_eq!(*won > 0.0, *place == 1, "{name}");
        assert!(*place > 1 || (*won - 1.0 / winners as f64).abs() < 1e-9);
        assert!(points.is_some());
    }
    let totals: f64 = session.totals().iter().map(|score| score.as_f64()).sum();
    let points: f64 = lines.iter().filter_map(|line| line.5).sum();
    assert!((points - totals).abs() < 1e-9);
    let beaten: f64 = lines.iter().map(|line| line.4).sum();
    assert!((beaten - lines.len() as f64 / 2.0).abs() < 1e-9, "each pair shares one point");
}

#[test]
fn standings_add_up_and_tell_no_points_of_different_games() {
    let folders = [Folder::new(), Folder::new()];
    let play = |number: usize| sealed_game(&folders[number], "finis", Seal::new(number as u64, 1).cut("heron"));
    let ([first, second], clubs) = ([0, 1].map(play), sealed_game(&folders[0], "clubs", Seal::new(3, 1).cut("heron")));
    for (saves, games, has_points) in [([&*first, &*second], 2, true), ([&*first, &*clubs], 2, false)] {
        let lines = standings(&saves);
        let most = lines.iter().map(|line| line.2).max();
        assert_eq!(most, Some(games));
        assert!(lines.iter().all(|line| line.5.is_some() == has_points));
        assert!(lines.is_sorted_by(|one, other| one.4 >= other.4), "{lines:?}");
    }
    let table = printed(&["standings", &first, &second]);
    assert!(table.starts_with("    name "), "{table}");
    assert!(table.contains("points") && !printed(&["standings", &first, &clubs]).contains("points"));
}

/// Regression: a folder with the games of host and guests counted each game several times.
#[test]
fn a_game_that_several_people_have_kept_counts_once() {
    let folder = Folder::new();
    let first = save("finis", "finished");
    let copy = folder.file("copy.ron", &std::fs::read_to_string(&first).expect("a save"));
    let run = misere(&["standings", "--json", &first, &copy]);
    let error = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && error.contains("copy.ron: the same game as "), "{error}");
    assert_eq!(String::from_utf8_lossy(&run.stdout), printed(&["standings", "--json", &first]));
}

#[test]
fn unfinished_games_are_left_out_and_damaged_ones_refused() {
    let half = save("finis", "half-played");
    let run = misere(&["standings", &half, &save("finis", "finished")]);
    let error = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && error.contains("half-played.ron: not finished, left out"), "{error}");
    let folder = Folder::new();
    let (status, error) = refused(&["standings", &folder.file("damaged.ron", "(")]);
    assert!(status == 1 && error.contains("damaged.ron"), "{error}");
    assert_eq!(refused(&["standings"]).0, 2);
}
