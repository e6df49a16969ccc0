//! The line about a finished game, to send to friends.

use misere_engine::rules::{Seat, Wins};
use misere_engine::text::Language;
use misere_games::{GAMES, entry};
use misere_store::{Origin, Player, Saved, open_example, share_line};

/// The finished example of a game, with a person in the first seat.
fn finished(id: &str) -> Saved {
    let saved = open_example(entry(id).expect("a game"), true).expect("an example");
    let mut players = saved.players.clone();
    players[0] = Player::Person("Berta".into());
    Saved { players, origin: Origin::New, ..saved }
}

fn english(saved: &Saved) -> Option<String> {
    share_line(saved).map(|line| line.in_language(Language::ENGLISH))
}

#[test]
fn a_finished_game_has_a_line_with_a_square_for_each_deal() {
    for entry in GAMES {
        let saved = finished(entry.id);
        let line = english(&saved).expect("a line");
        let rows = saved.session.sheet().rows;
        let squares = line.chars().filter(|one| "🟦⬜🟥".contains(*one)).count();
        assert_eq!(squares, if rows.len() < 2 { 0 } else { rows.len() }, "{line}");
        assert!(line.starts_with(&format!("Misère: {}, ", entry.title)), "{line}");
        assert!(!line.contains("Berta"), "it may be sent to anybody: {line}");
    }
}

#[test]
fn a_square_tells_how_the_person_did_in_its_deal() {
    let own = Seat::new(0);
    let mut seen = String::new();
    for entry in GAMES {
        let saved = finished(entry.id);
        let line = english(&saved).expect("a line");
        let squares = line.chars().filter(|one| "🟦⬜🟥".contains(*one));
        for (row, square) in saved.session.sheet().rows.iter().zip(squares) {
            let others = || row.scores.each().filter(|(seat, _)| *seat != own).map(|(_, score)| *score);
            let score = row.scores[own];
            let is_below = others().any(|other| score < other);
            let is_above = others().any(|other| score > other);
            let is_low_good = saved.session.wins() == Wins::Lowest;
            let expected = match (is_below, is_above) {
                (true, false) if is_low_good => '🟦',
                (false, true) if is_low_good => '🟥',
                (true, false) => '🟥',
                (false, true) => '🟦',
                _ => '⬜',
            };
            assert_eq!(square, expected, "{}: {line}, deal {}", entry.id, row.deal);
            seen.push(square);
        }
    }
    assert!("🟦⬜🟥".chars().all(|one| seen.contains(one)), "{seen}");
}

#[test]
fn only_a_finished_game_of_one_person_has_a_line() {
    let mut saved = finished("finis");
    saved.players[1] = Player::Person("Jan".into());
    assert_eq!(english(&saved), None, "whose line?");
    let saved = open_example(entry("finis").expect("a game"), false).expect("an example");
    assert_eq!(english(&saved), None, "it is not over");
}
