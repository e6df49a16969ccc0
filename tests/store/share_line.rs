//! The line about a finished game, to send to friends.

use std::cmp::Ordering;

use misere_engine::rules::{Seat, Wins};
use misere_engine::table::PastStep;
use misere_engine::text::Language;
use misere_games::deal_code::{self, DealCode};
use misere_games::{GAMES, entry};
use misere_store::{Date, Origin, Player, Saved, open_example, share_line};

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
fn a_finished_game_has_a_line_with_a_square_for_each_deal_or_quarter() {
    for entry in GAMES {
        let saved = finished(entry.id);
        let line = english(&saved).expect("a line");
        let rows = saved.session.sheet().rows;
        let squares = line.chars().filter(|one| "🟦⬜🟥".contains(*one)).count();
        assert_eq!(squares, if rows.len() == 1 { 4 } else { rows.len() }, "{line}");
        assert!(line.starts_with(&format!("Misère: {}, ", entry.title)), "{line}");
        assert!(!line.contains("Berta"), "it may be sent to anybody: {line}");
        // The line leads to the same cards, beside an address too; with a mistake in the code, it is refused.
        let code: DealCode = line.parse().expect("a deal code within the line");
        assert_eq!(code.to_string(), deal_code::of(&*saved.session).to_string());
        assert!(format!("https://a.b/c/d.e {line}").parse::<DealCode>().is_ok());
        for origin in [Origin::Today(Date::today()), Origin::TodayAgain(Date::today())] {
            let line = english(&Saved { origin, ..finished(entry.id) }).expect("a line");
            assert!(!line.contains('/'), "somebody may still have to play it: {line}");
        }
        let (rest, check) = line.rsplit_once('.').expect("a check");
        let damaged = format!("{rest}.{}{}", if check.starts_with('A') { 'B' } else { 'A' }, &check[1..]);
        assert!(damaged.parse::<DealCode>().is_err(), "{damaged}");
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
        let rows = saved.session.sheet().rows;
        for (row, square) in rows.iter().filter(|_| rows.len() > 1).zip(squares) {
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

/// Each quarter of Garbo is eight cards of the 32, whose matches give the other player points (GA-4).
#[test]
fn a_square_tells_how_the_person_did_in_a_quarter_of_an_only_deal() {
    let saved = finished("garbo");
    let line = english(&saved).expect("a line");
    let past = saved.session.past();
    let cards: Vec<&PastStep> = past.iter().filter(|done| done.act.is_some()).collect();
    assert_eq!(cards.len(), 32, "cards");
    let expected = cards.chunks(8).map(|quarter| {
        let mut points = [0, 0];
        for done in quarter {
            let seat = done.act.as_ref().expect("an action").seat.index();
            points[1 - seat] +=
                done.events.iter().find_map(|event| event.number("claimed")).expect("points given away");
        }
        match points[0].cmp(&points[1]) {
            Ordering::Greater => '🟦',
            Ordering::Equal => '⬜',
            Ordering::Less => '🟥',
        }
    });
    let expected: String = expected.collect();
    let squares: String = line.chars().filter(|one| "🟦⬜🟥".contains(*one)).collect();
    assert_eq!(squares, expected, "{line}");
}

#[test]
fn only_a_finished_game_of_one_person_has_a_line() {
    let mut saved = finished("finis");
    saved.players[1] = Player::Person("Jan".into());
    assert_eq!(english(&saved), None, "whose line?");
    let saved = open_example(entry("finis").expect("a game"), false).expect("an example");
    assert_eq!(english(&saved), None, "it is not over");
}
