//! `rules`: the rules of a game, the usual ones or with house rules from a file.

use misere_engine::rules::options::read_rules;
use misere_engine::text::Language;
use misere_games::entry;

use crate::{Folder, printed, refused};

#[test]
fn house_rules_from_a_file_are_described() {
    let folder = Folder::new();
    let path = folder.file("mine.ron", "(passing: Off, pass_count: 4)");
    let entry = entry("finis").expect("a game");
    for (seats, players) in [(4, &[][..]), (5, &["--players", "5"])] {
        let rules = read_rules(entry.fields(seats), "(passing: Off, pass_count: 4)");
        let expected = entry.rules_text_with(seats, &rules.expect("house rules"), Language::default());
        let text = printed(&[&["rules", "finis", "--rules", &path], players].concat());
        let is_plain =
            |line: &&str| !["cards: ", "example: ", "step: ", "end"].iter().any(|word| line.starts_with(word));
        for line in expected.lines().filter(is_plain) {
            assert!(text.contains(line), "{line}: {text}");
        }
    }
    let usual = printed(&["rules", "finis", "--rules", &path]);
    assert!(usual.contains("\n- Cards passed: 4 (published: 3). "), "{usual}");
    let five = printed(&["rules", "finis", "--rules", &path, "--players", "5"]);
    assert!(five.contains("\n- Cards passed: 4 (published: 2). "), "{five}");
}

#[test]
fn a_file_that_is_no_house_rules_is_refused_with_its_place() {
    let folder = Folder::new();
    let missing = folder.path("missing.ron");
    let wrong = folder.file("wrong.ron", "(\n  target: 5)");
    let unknown = folder.file("unknown.ron", "(\n  trumps: true)");
    let together = folder.file("together.ron", "(deals: None, target: None)");
    for (game, path, words) in [
        ("clubs", &missing, "missing.ron: No such file"),
        ("clubs", &wrong, "wrong.ron:2:"),
        ("clubs", &unknown, "`trumps` is not a house rule of this game"),
        ("mismatch", &together, "Set a limit for deals or points"),
    ] {
        let (status, error) = refused(&["rules", game, "--rules", path]);
        assert_eq!(status, 1, "{error}");
        assert!(error.contains(words), "{error} lacks {words}");
    }
    let (status, error) = refused(&["rules", "finis", "--players", "2"]);
    assert_eq!(status, 2);
    assert!(error.contains("finis: 2 players: expected 3 to 6"), "{error}");
}

/// Regression: the lines that describe pictures and examples came out raw: `step: KD 8D | South follows`.
#[test]
fn pictures_and_examples_are_written_for_people() {
    let text = printed(&["rules", "four_bad_queens"]);
    for words in ["\n    Q♠ 2  Q♥ 1  Q♦ 1  Q♣ 1    the queens", "\n2. K♦  8♦: South, the dealer", "\n### Two bids"]
    {
        assert!(text.contains(words), "{words}: {text}");
    }
    let garbo = printed(&["rules", "garbo", "--language", "de"]);
    assert!(garbo.contains("\n       ·  J♥  9♣  K♦\n"), "{garbo}");
    for entry in misere::games::GAMES {
        let text = printed(&["rules", entry.id]);
        for raw in ["cards: ", "step: ", "example: ", "when: ", "house rule: "] {
            assert!(!text.lines().any(|line| line == "end" || line.starts_with(raw)), "{raw}: {text}");
        }
    }
}
