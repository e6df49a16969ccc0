//! Reasons given for a pass, a bid and a play in the Fosdick family.

use std::collections::BTreeMap;

use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::words::name;
use misere_engine::rules::{Seat, State};
use misere_games::fosdick::{self, Action, CardOrder, Fosdick, Moon, Phase};

use super::motives::{counts_early, is_stopped, motive, passed};
use crate::reasons::{To, hear, heard_often};

/// Reasons for a card that does not follow suit.
fn thrown(public: &fosdick::Public, card: Card, (below, above): (usize, usize), text: &str) {
    let led = public.trick.led().expect("a trick").suit();
    let name = card.name();
    let start = format!("There is no {} to follow with, so the {name} can ", led.name().trim_end_matches('s'));
    if text == format!("Without {} you cannot win the trick: a chance to be rid of a card.", led.name()) {
        return assert_eq!(public.contract.worth(Cards::of(card)), 0);
    }
    match text.strip_prefix(&start) {
        Some("be given away.") => assert!(public.contract.worth(Cards::of(card)) > 0),
        Some(end) if end.starts_with("go: ") => {
            let single = card.suit().name().trim_end_matches('s');
            let words = format!("go: no {single} still out is higher, so it could only win tricks.");
            assert_eq!(end, words);
            assert!(above == 0 && below > 0);
        }
        _ => panic!("what is this: {text}"),
    }
}

/// Reasons for a bid for the moon or for none: what the others hold in a suit.
fn speaks_for_bid(public: &fosdick::Public, hand: Cards, bid: bool, text: &str) {
    let strength = |card: &Card| public.options.card_order.strength(*card);
    let is_true = |suit: Suit| {
        let (own, out) = (hand.of_suit(suit), (public.pack() - hand).of_suit(suit));
        let above = |cards: Cards, others: Cards| {
            let least = others.iter().map(|card| strength(&card)).max();
            cards.iter().filter(|card| Some(strength(card)) > least).count()
        };
        let number = if bid { above(own, out) } else { above(out, own) };
        let words = match (bid, number) {
            (true, _) => format!("Your {number} highest {} cannot be beaten.", suit.name()),
            (false, 1) => format!("A {} higher than all of yours is out.", suit.name().trim_end_matches('s')),
            (false, _) => format!("{number} {} higher than all of yours are out.", suit.name()),
        };
        text == words && !own.is_empty()
    };
    assert!(Suit::ALL.into_iter().any(is_true), "{text}");
}

#[test]
fn reasons_in_the_fosdick_family_fit_the_cards() {
    let check = |state: &State<Fosdick>, action: Action, text: &str, to: To| {
        let (public, turn) = (&state.public, state.public.turn);
        let contract = &public.contract;
        let hand = state.private[turn].hand;
        let strength = |card: Card| public.options.card_order.strength(card);
        let card = match action {
            Action::Pass(cards) if to == To::Everyone => {
                return passed(public, hand, cards, text);
            }
            Action::Pass(cards) => {
                let kept = hand - cards;
                let over = |a: Cards, b: Cards| a.iter().all(|a| b.iter().all(|b| strength(a) >= strength(b)));
                let worst = cards.iter().find(|card| {
                    let start = format!("The {} is a penalty card", card.name());
                    text.starts_with(&start)
                });
                assert!(to == To::Seat && public.phase == Phase::Passing);
                match (text, worst) {
                    (_, Some(card)) => {
                        assert!(contract.worth(Cards::of(card)) > 0);
                        if let Some((_, top)) = text.split_once("The player just before you will play it before your ")
                        {
                            let higher = |&other: &Card| {
                                strength(other) > strength(card)
                                    && top == format!("{}, unless you lead.", other.rank().name())
                            };
                            let kept = kept.of_suit(card.suit());
                            assert!(kept.iter().any(|other| higher(&other)), "{text}");
                            assert_eq!(public.after(public.receiver(turn)), turn);
                        } else {
                            assert!(text.ends_with("is a penalty card."), "{text}");
                        }
                    }
                    ("You keep no card higher than these.", _) => assert!(over(cards, kept)),
                    ("You keep no card lower than these.", _) => assert!(over(kept, cards)),
                    _ => {
                        let emptied = |suit: &Suit| {
                            let suit = suit.name();
                            text == format!("You will have no {suit} left, unless you are passed some.")
                        };
                        let suit = Suit::ALL.into_iter().find(emptied);
                        let suit = suit.unwrap_or_else(|| panic!("what is this: {text}"));
                        assert!(cards.intersects(Cards::suit(suit)));
                        assert!(kept.of_suit(suit).is_empty());
                    }
                }
                return;
            }
            Action::Bid(bid) => {
                assert_eq!(contract.moon, Moon::Announced);
                if to == To::Seat {
                    return speaks_for_bid(public, hand, bid, text);
                }
                let all = contract.score(contract.worth(contract.penalties()));
                assert_eq!(to, To::Others);
                assert!(text.contains(&all.to_string()));
                assert_eq!(text.starts_with("Whoever bids for the moon and wins"), bid, "{text}");
                return;
            }
            Action::Play(card) if text.starts_with(&name(turn)) => {
                return motive(state, card, text, to);
            }
            Action::Play(card) => card,
        };
        let played = public.played.iter().fold(Cards::EMPTY, |all, &cards| all | cards);
        let out = public.pack() - played - to.sees(hand, card);
        let (suit, single, plural) = (card.suit(), card.suit().name().trim_end_matches('s'), card.suit().name());
        let of_suit = out.of_suit(suit);
        let below = of_suit.iter().filter(|&other| strength(other) < strength(card)).count();
        let above = of_suit.len() - below;
        let led = public.trick.led().map(Card::suit);
        let on_table = public.trick.plays().filter(|(_, other)| Some(other.suit()) == led);
        let best = on_table.max_by_key(|&(_, other)| strength(other));
        let beats = |card: Card| match best {
            None => true,
            Some((_, best)) => card.suit() == best.suit() && strength(card) > strength(best),
        };
        let wins = beats(card);
        let lies = public.trick.set() | Cards::of(card);
        let first = if public.tricks == 0 { contract.first_trick_points } else { 0 };
        let worth = contract.worth(lies) + first;
        let last = public.trick.len() + 1 == public.seats();
        let playable = public.playable(hand);
        match text {
            "It is your last card." => assert!(hand.len() == 1 && to == To::Seat),
            "It is the last card." => assert!(hand.len() == 1 && to == To::Others),
            "After this, nobody can win every penalty card." => is_stopped(state, action),
            "You may still win every penalty card." => {
                assert!(wins && to == To::Seat && contract.moon != Moon::None);
                let penalties = contract.penalties();
                let mut others = public.taken.each().filter(|(seat, _)| *seat != turn);
                assert!(others.all(|(_, won)| !won.intersects(penalties)));
            }
            "It cannot win the trick." => assert!(!wins && led == Some(suit)),
            "It wins a trick that costs nothing, so it cannot win the last one." => {
                assert!(wins && (above == 0 || last) && worth == 0 && hand.len() > 1);
                assert!(contract.last_trick_points > 0);
                assert_eq!(contract.worth(public.pack()), 0);
            }
            "It wins a trick without penalty points." => {
                assert!(wins && last && worth == 0 && counts_early(public));
            }
            "There are no penalty points in the trick yet." => {
                assert!(counts_early(public));
                assert!(worth == 0 && led.is_some() && wins && above == 0);
            }
            "You win the trick whatever you play, so you can play your highest card." => {
                assert!(last && playable.iter().all(beats) && to == To::Seat);
                assert!(playable.iter().all(|other| strength(other) <= strength(card)));
            }
            _ if text == format!("It is your only {single}, and you must follow suit.") => {
                assert!(to == To::Seat && led == Some(suit) && playable == Cards::of(card));
            }
            _ if text.starts_with("There is no ") || text.starts_with("Without ") => {
                assert!(led.is_some_and(|led| hand.of_suit(led).is_empty()));
                let end = format!("and without your last {single} you can discard when {plural} are led later.");
                if text.ends_with(&end) {
                    assert!(to == To::Seat && hand.of_suit(suit).len() == 1);
                    assert!(!of_suit.is_empty() && hand.len() > 1);
                } else {
                    thrown(public, card, (below, above), text);
                }
            }
            _ if text.starts_with("It is your last ") => {
                assert_eq!(text, format!("It is your last {single}, so you can discard when {plural} are led later."));
                assert!(to == To::Seat && hand.of_suit(suit).len() == 1 && led.is_none());
                assert!(!of_suit.is_empty() && hand.len() > 1);
            }
            _ if text.starts_with("It is your highest ") => {
                assert!(to == To::Seat && led == Some(suit) && !wins);
                let mut losing = playable.iter().filter(|&other| !beats(other));
                assert!(losing.all(|other| strength(other) <= strength(card)), "{text}");
            }
            _ if text.starts_with("No lower ") => {
                assert!(led.is_none() && below == 0 && above > 0 && text.contains(single));
            }
            _ if text.starts_with("Most of the ") => {
                assert!(led.is_none() && above > below && text.contains(plural));
            }
            _ if text.starts_with("It wins, but none of the ") => {
                assert!(led.is_none() && above == 0 && worth == 0 && text.contains(plural));
                assert_eq!(contract.worth(of_suit), 0);
            }
            _ if text.starts_with("It gives you the lead, ") => {
                assert!(wins && contract.worth(public.pack()) == 0);
            }
            "It goes to another player." => {
                assert!(!wins && contract.worth(Cards::of(card)) > 0);
            }
            _ if text.starts_with("It cannot win the trick, which is worth ") => {
                assert!(!wins && worth > 0);
                assert!(text.contains(&format!("worth {} penalty point", contract.score(worth))));
            }
            _ if text.ends_with(" may discard a penalty card.") => {
                assert!(!wins && !last && text.contains(plural));
                let played = public.trick.plays().map(|(seat, _)| seat);
                let played: Vec<Seat> = played.chain([turn]).collect();
                let mut to_come = Seat::all(public.seats()).filter(|seat| !played.contains(seat));
                assert!(to_come.any(|seat| public.voids[seat].contains(suit)));
                assert!((out - Cards::suit(suit)).intersects(contract.penalties()));
            }
            _ => {
                assert_eq!(text, format!("A higher {single} is still out."));
                assert!(wins && above > 0);
            }
        }
    };
    let mut heard = BTreeMap::new();
    for (game, seats, games) in [
        (Fosdick::Compendium, 4, 12),
        (Fosdick::FourBadQueens, 4, 16),
        (Fosdick::FourBadQueens, 3, 8),
        (Fosdick::AcornHearts, 5, 12),
        (Fosdick::SlipperyPaws, 6, 12),
        (Fosdick::CruelFate, 3, 4),
        (Fosdick::Finis, 4, 4),
    ] {
        let mut options = fosdick::Options::usual(game, seats);
        if seats == 5 {
            options.card_order = CardOrder::French;
        }
        for (text, count) in hear::<Fosdick>(&options, seats, games, check) {
            *heard.entry(text).or_default() += count;
        }
    }
    heard_often(
        &heard,
        &[
            "You will have no ",
            "The queen of ",
            "The queen of spades is a penalty card. The player",
            "You keep no card higher",
            "You keep no card lower",
            "Whoever bids for the moon and wins",
            "Whoever bids for the moon and misses",
            "It is your last card.",
            "It is the last card.",
            "After this, nobody can win",
            "You may still win every",
            "It is your only ",
            "It is your last ",
            "There is no ",
            "Without ",
            "No lower ",
            "Most of the ",
            "It wins, but none",
            "It cannot win the trick.",
            "It cannot win the trick, which is worth ",
            "It cannot win the trick, and a later player",
            "It is your highest ",
            "It goes to another player.",
            "You win the trick whatever",
            "It wins a trick that costs nothing",
            "It wins a trick without penalty points.",
            "There are no penalty points",
            "A higher ",
            "passed every ",
            "passed the highest ",
            "passed the lowest ",
            "passed the queen of ",
            "made sure with the ",
            "had to follow suit, and ",
            "could not stay below ",
            "took the trick with ",
            "stayed below the ",
            "slipped the ",
        ],
    );
}
