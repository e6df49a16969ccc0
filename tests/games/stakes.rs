//! What matters most in a deal, as every table shows it.

use misere_engine::cards::{Card, Rank, Suit};
use misere_engine::rules::scene::Anchor;
use misere_engine::rules::tricks::tricks_after;
use misere_engine::rules::{Next, Seat};
use misere_engine::table::Setup;
use misere_games::{BotSession, Entry, GAMES, entry};

/// Plays the first deal with the first legal action each time, and looks at the table before each.
fn first_deal(entry: &'static Entry, mut look: impl FnMut(&dyn BotSession)) {
    let setup = Setup { seats: entry.usual, rules: entry.usual_rules(entry.usual), seed: 5, dealer: None };
    let mut session = entry.start(&setup).expect("the usual rules");
    loop {
        match session.next() {
            Next::Act(_) => {
                look(session.as_ref());
                let action = session.moves()[0].text.clone();
                session.play(&action).expect("a legal action");
            }
            Next::Deal(_) if session.deal_number() > 0 => return,
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Over => return,
        }
    }
}

fn told(entry: &'static Entry, session: &dyn BotSession, seat: usize) -> (String, bool) {
    let stake = (entry.stake)(session, &session.scene(Seat::new(seat)));
    (stake.text.for_programs(), stake.decides)
}

#[test]
fn in_trick_games_everybody_sees_the_same_at_stake_and_only_the_last_trick_decides() {
    for entry in GAMES {
        let mut deciding = 0;
        first_deal(entry, |session| {
            let scene = session.scene(Seat::new(0));
            if scene.trick().is_none() || entry.id == "mismatch" {
                return;
            }
            let (text, decides) = told(entry, session, 0);
            assert_eq!(told(entry, session, 1), (text.clone(), decides), "{}", entry.id);
            let hands = scene.zones.iter().filter(|zone| matches!(zone.anchor, Anchor::OwnHand | Anchor::Hand(_)));
            let longest = hands.map(|zone| zone.spots.len()).max();
            assert!(!decides || longest <= Some(1), "{}: {text}", entry.id);
            deciding += usize::from(decides);
        });
        assert!(!["finis", "cruel_fate", "clubs"].contains(&entry.id) || deciding > 0, "{}", entry.id);
    }
}

#[test]
fn finis_counts_the_tricks_to_the_last() {
    let mut seen = Vec::new();
    let finis = entry("finis").expect("a game");
    first_deal(finis, |session| seen.push(told(finis, session, 0).0));
    seen.dedup();
    let last = ["3 tricks until the last", "2 tricks until the last", "The next trick is the last", "The last trick"];
    assert_eq!(seen[seen.len() - 4..], last);
}

#[test]
fn a_card_at_stake_is_out_until_it_is_played() {
    let clubs = entry("clubs").expect("a game");
    let jack = Card::new(Rank::Jack, Suit::Clubs);
    first_deal(clubs, |session| {
        let scene = session.scene(Seat::new(0));
        let seen = scene.zones.iter().filter(|zone| !matches!(zone.anchor, Anchor::OwnHand));
        let is_played = seen.flat_map(|zone| &zone.spots).any(|spot| spot.card() == Some(jack));
        let (text, _) = told(clubs, session, 0);
        assert_eq!(text == "Still in play: J♣", !is_played, "{text}");
    });
}

#[test]
fn a_finished_trick_that_still_lies_is_the_trick_that_is_told() {
    for game in ["finis", "cruel_fate", "four_bad_queens", "acorn_hearts"] {
        let entry = entry(game).expect("a game");
        let setup = Setup { seats: entry.usual, rules: entry.usual_rules(entry.usual), seed: 5, dealer: None };
        let mut session = entry.start(&setup).expect("the usual rules");
        let mut tricks = 0;
        while session.next() != Next::Over && session.deal_number() <= 1 {
            let Next::Act(_) = session.next() else {
                if session.deal_number() == 1 {
                    break;
                }
                session.shuffle();
                continue;
            };
            let before = session.scene(Seat::new(0));
            let action = session.moves()[0].text.clone();
            session.play(&action).expect("a legal action");
            let mut lies = session.scene(Seat::new(0));
            if lies.previous_trick_number() > before.previous_trick_number() {
                tricks += 1;
                lies.hold_previous_trick(&before);
                let after = tricks_after(&before);
                assert_eq!(tricks_after(&lies), after, "{game}, trick {tricks}");
                let told = |scene| (entry.stake)(session.as_ref(), scene);
                assert_eq!(told(&lies).decides, told(&before).decides, "{game}, trick {tricks}");
            }
        }
        assert!(tricks >= 8, "{game}: {tricks}");
    }
}
