//! Things that newcomers once could not see at the table: the suit of a trick, cards that belong
//! together, the price of a bid, and the meaning of numbers.

use misere::cards::Cards;
use misere::games::combo::scoring::combined;
use misere::games::{BotSession, entry};
use misere::rules::scene::{Scene, ZoneId};
use misere::rules::{Next, Seat};
use misere::table::Setup;

/// A new game with these house rules.
fn start(id: &str, seats: usize, rules: &str, seed: u64) -> Box<dyn BotSession> {
    let entry = entry(id).expect("a game");
    let setup = Setup {
        seats,
        rules: entry.rules_or_usual(seats, rules),
        seed,
        dealer: None,
    };
    entry.start(&setup).expect("a game")
}

/// Plays the first legal action, or deals.
fn go_on(session: &mut dyn BotSession) {
    match session.moves().first() {
        Some(first) => session.play(&first.text).expect("legal"),
        None => session.shuffle(),
    }
}

/// The scene of the seat to act.
fn scene(session: &dyn BotSession) -> Scene {
    match session.next() {
        Next::Act(seat) => session.scene(seat),
        _ => session.scene(Seat::new(0)),
    }
}

/// Regression: the suit that a club was led as was shown only in the toolbar.
#[test]
fn the_suit_of_a_trick_lies_beside_its_cards() {
    let mut session = start("clubs", 4, "()", 3);
    let mut shown = 0;
    while session.deal_number() < 2 {
        let scene = scene(&*session);
        let fact = scene
            .facts
            .iter()
            .find(|fact| fact.label == "Suit of the trick");
        if let Some(trick) = scene.zone(ZoneId::TRICK) {
            assert_eq!(trick.sign.is_some(), fact.is_some());
            if let (Some(fact), Some(suit)) = (fact, trick.sign) {
                assert!(fact.value.starts_with(suit.name()));
                assert!(trick.note.ends_with(&fact.value), "{}", trick.note);
                shown += 1;
            }
        }
        if let Some(last) = &scene.last_trick {
            assert!(last.zone.sign.is_some(), "while the trick is held too");
        }
        go_on(&mut *session);
    }
    assert!(shown > 30, "only {shown} tricks");
}

/// Regression: all combinations had the same golden outline and could not be told apart.
#[test]
fn each_combination_has_a_letter_of_its_own() {
    let mut most = 0;
    for seed in 0..20 {
        let mut session = start("seven_card_combo", 3, "()", seed);
        while session.deal_number() < 2 {
            let Next::Act(seat) = session.next() else {
                go_on(&mut *session);
                continue;
            };
            let scene = session.scene(seat);
            let hand = scene.zone(ZoneId::hand(seat)).expect("a hand");
            let lines: Vec<&str> = hand.note.lines().collect();
            let cards: Cards = hand
                .spots
                .iter()
                .filter_map(misere::rules::scene::Spot::card)
                .collect();
            for spot in &hand.spots {
                let card = spot.card().expect("an open hand");
                assert_eq!(!spot.groups.is_empty(), combined(cards).contains(card));
                for group in &spot.groups {
                    let is_listed = |line: &&str| line.starts_with(&format!("{}: ", group.name()));
                    assert_eq!(lines.iter().filter(|line| is_listed(line)).count(), 1);
                }
            }
            most = most.max(lines.len());
            go_on(&mut *session);
        }
    }
    assert!(most >= 2, "no hand held two combinations");
}

#[test]
fn the_moon_question_says_what_is_won_and_lost() {
    for (rules, cards) in [("()", "queens"), ("(penalty_rank: Jack)", "jacks")] {
        let mut session = start("four_bad_queens", 4, rules, 1);
        while !scene(&*session).prompt.starts_with("Shoot the moon?") {
            assert!(session.deal_number() < 2, "nobody was asked");
            go_on(&mut *session);
        }
        let prompt = scene(&*session).prompt;
        assert!(prompt.contains(&format!("all four {cards}")), "{prompt}");
        assert!(prompt.contains("5 penalty points"), "{prompt}");
    }
}

#[test]
fn the_values_of_garbo_and_its_covering_are_explained() {
    for (rules, words) in [
        ("()", "counts 10 times"),
        ("(cover_factor: 2)", "counts double"),
        ("(cover_factor: 1)", "counts once"),
    ] {
        let mut session = start("garbo", 2, rules, 1);
        go_on(&mut *session);
        assert!(!scene(&*session).values.heading.is_empty());
        for _ in 0..16 {
            assert!(
                !scene(&*session).prompt.contains("counts"),
                "not on level one"
            );
            go_on(&mut *session);
        }
        let prompt = scene(&*session).prompt;
        assert!(prompt.contains(words), "{prompt}");
    }
}
