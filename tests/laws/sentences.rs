//! Sentences with names, cards and counts in all languages side by side, for readers to check.

use misere_engine::cards::{Card, Rank, Suit};
use misere_engine::rules::{Message, Names, Score, Seat};
use misere_engine::text::{Language, events, rules, table, tricks};
use misere_store::text::share_lines;

use crate::common::in_repository;

/// The file that `MISERE_RENEW=1 cargo test --test laws sentences` writes.
const FILE: &str = "tests/laws/sentences.txt";

/// The players; the reader is the first.
const NAMES: [&str; 4] = ["Ada", "Hans", "Inès", "Zoë"];

#[test]
fn sentences_read_well_side_by_side() {
    let mut text = String::new();
    for (file, sentences) in sentences() {
        text.push_str(&format!("== {file}\n\n"));
        for sentence in sentences {
            text.push_str(&format!("{}\n", sentence.id().expect("a message of a file")));
            for language in Language::offered() {
                let names = Names::new(NAMES).in_language(language);
                let words = sentence.render(&names.addressing(Seat::new(0)));
                text.push_str(&format!("  {}  {words}\n", language.code()));
            }
            text.push('\n');
        }
    }
    let path = in_repository(FILE);
    if std::env::var_os("MISERE_RENEW").is_some() {
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&path).expect("the file is there");
    let written = written.replace("\r\n", "\n");
    assert_eq!(text, written, "MISERE_RENEW=1 writes {FILE}");
}

/// The sentences of each file, in which the reader acts and others do, cards have articles and cases, and numbers
/// are 0, 1, a half, a few, many and no whole ones.
fn sentences() -> [(&'static str, Vec<Message>); 4] {
    let [you, hans, ines, zoe] = [0, 1, 2, 3].map(Seat::new);
    let card = |code: &str| -> Card { code.parse().expect("a card") };
    let two = [card("TH"), card("KD")];
    let three = [card("QS"), card("AC"), card("JD")];
    let halves = |halves| Score::halves(halves);
    let got = [
        events::got_penalty(you, halves(2)),
        events::got_penalty(hans, halves(1)),
        events::got_penalty(ines, halves(10)),
    ];
    let line = share_lines::day_result("2026-11-26", "Finis", share_lines::penalty_points(halves(6)), 2, 4);
    [
        (
            "engine/events.ftl",
            vec![
                events::deal(1, you),
                events::deal_with_card(2, hans, card("QS")),
                events::passed_known(you, two, ines),
                events::passed_known(zoe, three, you),
                events::passed(hans, 1, zoe),
                events::passed(ines, 3, you),
                events::passed(zoe, 5, hans),
                events::passed_nothing(hans, ines),
                events::drew_known_from_stock(you, [card("AH")]),
                events::drew_from_packet(zoe, 2),
                events::took_trick(you),
                events::took_trick_worth(zoe, tricks::tricks_taken(1)),
                events::got_points(hans, halves(3), tricks::playing(card("KH"))),
                events::scored(4, got),
                events::chose_in_secret(you, 1),
            ],
        ),
        (
            "engine/tricks.ftl",
            vec![
                tricks::follow(Suit::Hearts),
                tricks::none_of_suit(Suit::Spades),
                tricks::play(card("JS")),
                tricks::playing(card("9C")),
                tricks::tricks_taken(22),
            ],
        ),
        (
            "engine/table.ftl, engine/rules.ftl",
            vec![
                table::turn_of(ines),
                table::hand_of(hans),
                table::explained(tricks::played(zoe, card("AD")), table::last_card()),
                table::at_penalty_points(halves(200)),
                rules::ranks(Rank::Queen),
            ],
        ),
        (
            "store/share_lines.ftl",
            vec![
                share_lines::with_streak(line, 5),
                share_lines::with_squares(
                    share_lines::game_result("Finis", share_lines::penalty_points(halves(6)), 2, 4),
                    "🟦⬜🟥",
                ),
            ],
        ),
    ]
}
