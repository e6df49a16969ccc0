//! Hints and explanations speak as card players do: they name players and cards, and use neither
//! statistics nor negative penalties.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::Cards;
use misere_engine::rules::words::name;
use misere_engine::rules::{Next, Seat};
use misere_games::{GAMES, Told};
use misere_players::bots::Limit;

use crate::start;

/// Plays the first actions of every game as hints advise, and passes on each step: the seat that
/// acted, the action's text, and what is said about it.
fn listen(mut heard: impl FnMut(&str, Seat, &str, &str)) {
    for entry in GAMES {
        let mut session = start(entry, 3);
        session.shuffle();
        for _ in 0..14 {
            let Next::Act(seat) = session.next() else { break };
            let action = session.moves()[0].text.clone();
            session.play(&action).expect("legal");
            if let Some((_, told)) = session.explain(None, &Told::default()) {
                heard(entry.id, seat, &action, &told.for_programs());
            }
        }
    }
}

/// Regression: “Why?” gave a reason without saying which card it was about, or whose.
#[test]
fn why_names_the_player_and_the_card() {
    let mut named = 0;
    listen(|game, seat, action, told| {
        let subject = name(seat);
        let subject = subject.trim_end_matches('}');
        assert!(told.starts_with(subject), "{game}: {told}");
        if let Some(card) = action.strip_prefix("play ") {
            let card: Cards = card[..2].parse().expect("a card");
            let card = card.first().expect("a card").name();
            assert!(told.contains(&card), "{game}, {action}: {told}");
            named += 1;
        }
    });
    assert!(named > 40, "only {named} cards were named");
}

/// A secret pass or packet names no card (C-7).
#[test]
fn why_keeps_secret_cards_secret() {
    let mut secrets = 0;
    listen(|game, _, action, told| {
        let is_secret = ["pass ", "discard "].iter().any(|kind| action.starts_with(kind));
        if is_secret {
            secrets += 1;
            assert!(!told.contains(" of "), "{game}, {action}: {told}");
        }
    });
    assert!(secrets > 4, "only {secrets} secrets");
}

#[test]
fn hints_use_no_statistics() {
    for entry in GAMES {
        let mut session = start(entry, 5);
        session.shuffle();
        for _ in 0..4 {
            let Next::Act(_) = session.next() else { break };
            let advice = session.advise(Limit::Worlds(4), 1).expect("a hint is due");
            let advice = advice(&AtomicBool::new(false));
            let values = advice.values.iter().filter_map(|one| one.value.as_ref());
            for text in values.chain([&advice.legend, &advice.reason]) {
                let text = text.for_programs();
                let jargon = ["−", "±", "expected", "average", "mean ", "0.0"];
                let found = jargon.iter().find(|word| text.contains(**word));
                assert_eq!(found, None, "{}: {text}", entry.id);
            }
            session.play(&advice.action).expect("legal");
        }
    }
}
