//! Saved games on the command line: traced and checked.

use std::fs;
use std::path::Path;

use misere_engine::trace;
use misere_games::GAMES;

use crate::{Folder, lines, printed, refused};

/// The examples in `saves/`, half-played and finished.
#[test]
fn a_saved_game_is_checked_and_traced() {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    for entry in GAMES {
        for (end, words) in [("finished", "finished"), ("half-played", "in progress")] {
            let path = saves.join(format!("{}-{end}.ron", entry.id));
            let path = path.to_str().expect("UTF-8");
            let said = printed(&["check", path]);
            assert!(said.contains(words) && said.contains(entry.id), "{said}");
            let trace = printed(&["trace", path, "--legal"]);
            let told = lines(&trace);
            assert_eq!(told[0]["game"], entry.id);
            assert_eq!(told[0]["number"], 0);
            let ended = told.iter().filter(|line| line["event"] == "end").count();
            assert_eq!(ended, usize::from(end == "finished"), "{path}");
            // The same file gives the same game again.
            let session = misere_store::read(Path::new(path)).expect("a save").session;
            assert_eq!(trace, trace::of(&*session, true));
            assert!(!printed(&["trace", path]).contains("legal"));
        }
    }
}

#[test]
fn a_saved_game_is_printed_as_readable_text() {
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-finished.ron");
    let text = printed(&["record", save.to_str().expect("UTF-8")]);
    assert!(text.starts_with("Finis\nPlayers: Seat 1, Berta, Konrad and Ottilie\n"), "{text}");
    for words in ["\nDeal 4: ", "   1. ", "  Totals: Seat 1 ", " win together. Lowest score wins.\n"] {
        assert!(text.contains(words), "{words} in {text}");
    }
    let (status, error) = refused(&["record", "no such file"]);
    assert_eq!(status, 1, "{error}");
}

#[test]
fn the_first_error_in_a_save_is_named_with_its_place() {
    let folder = Folder::new();
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-finished.ron");
    let text = fs::read_to_string(save).expect("a save");
    let line = |words: &str| 1 + text.lines().position(|l| l.contains(words)).expect("it");
    // The second card of the game is replaced by another of the same seat, which does not follow
    // suit.
    let plays: Vec<&str> = text.lines().filter(|line| line.contains("play ")).collect();
    let (first, second) = (plays[0].trim(), plays[1].trim());
    let suit = |play: &str| play.trim_matches(['"', ',']).chars().last();
    let other = plays.iter().skip(5).step_by(1).find(|play| suit(play) != suit(second)).expect("another suit").trim();
    for (name, spoiled, place, words) in [
        ("suit.ron", text.replacen(second, other, 1), line(second), "not legal for seat"),
        ("same.ron", text.replacen(second, first, 1), line(second), "not legal for seat"),
        ("word.ron", text.replacen(second, "\"ploy\",", 1), line(second), "is not an action"),
        ("none.ron", text.replacen(&format!("{second}\n"), "\n", 1), line(second), "step "),
        ("half.ron", text[..text.len() / 2].to_owned(), 0, "half.ron:"),
    ] {
        let path = folder.file(name, &spoiled);
        for command in ["check", "trace"] {
            let (status, error) = refused(&[command, &path]);
            assert_eq!(status, 1, "{error}");
            assert!(error.contains(words), "{error}");
            if place > 0 && name != "none.ron" {
                assert!(error.contains(&format!("{name}:{place}:")), "{error}");
                assert!(error.contains("step ") && error.contains("expected"), "{error}");
            }
        }
    }
    let (status, error) = refused(&["check", &folder.path("gone.ron")]);
    assert!(status == 1 && error.contains("gone.ron: "), "{error}");
}

/// Errors name the step's number and, for well-formed but illegal steps, the rule that forbids it.
#[test]
fn an_illegal_step_names_the_rule() {
    let folder = Folder::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    for (game, is, instead, rule) in [
        ("four_bad_queens", "moon\"", "play QS", "The next action must be moon or no moon"),
        ("finis", "pass ", "pass 2C", "is not among the cards to choose from"),
        ("seven_card_combo", "lay ", "lay 2C", "is not among the cards to choose from"),
        ("seven_card_combo", "lay ", "draw pile", "The next action must be lay"),
        ("garbo", "place ", "cover 2C 0 0", "The next action must be place"),
    ] {
        let save = root.join(format!("{game}-finished.ron"));
        let text = fs::read_to_string(save).expect("a save");
        let lines: Vec<&str> = text.lines().collect();
        let steps = lines.iter().position(|line| line.contains("\"deal ")).expect("a deal");
        let place = lines.iter().rposition(|line| line.contains(is)).expect(is);
        let mut spoiled = lines.clone();
        let line = format!("      \"{instead}\",");
        spoiled[place] = &line;
        let path = folder.file("spoiled.ron", &spoiled.join("\n"));
        let (status, error) = refused(&["check", &path]);
        assert_eq!(status, 1, "{error}");
        let (row, step) = (place + 1, place - steps + 1);
        for words in [&*format!("spoiled.ron:{row}:"), &format!(": step {step}: `{instead}` "), rule] {
            assert!(error.contains(words), "{words} lacks in {error}");
        }
    }
}

/// Regression: the byte order mark of some editors made saved games and house rules unreadable.
#[test]
fn a_byte_order_mark_is_read_over_in_every_file() {
    let folder = Folder::new();
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-finished.ron");
    let text = fs::read_to_string(save).expect("reading");
    let save = folder.file("game.misere", &format!("\u{feff}{text}"));
    for command in ["check", "record", "trace"] {
        printed(&[command, &save]);
    }
    let rules = folder.file("rules.ron", "\u{feff}(rounds: 2)");
    let told = printed(&["rules", "finis", "--rules", &rules]);
    assert!(!told.is_empty());
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let save = folder.path("utf16.misere");
    fs::write(&save, utf16).expect("writing");
    let (status, error) = refused(&["check", &save]);
    assert_eq!(status, 1, "{error}");
    let words = "utf16.misere:1:1: the text is in UTF-16: expected UTF-8";
    assert!(error.contains(words), "{error}");
}
