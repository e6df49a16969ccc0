//! Reasons given for a pass, a bid and a play in the Fosdick family.

use std::collections::BTreeMap;

use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::words::{count, name};
use misere_engine::rules::{Rules, Seat, State};
use misere_games::fosdick::{self, Action, CardOrder, Fosdick, Phase, Sweep};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::reasons::{To, after, hear, heard_often};

/// The seat that can still win everything that counts: the only one that has won some of it.
fn sweeper(public: &fosdick::Public) -> Option<Seat> {
    let penalties = public.contract.penalties();
    let holds = |&seat: &Seat| public.taken[seat].intersects(penalties);
    let mut holders = Seat::all(public.seats()).filter(holds);
    holders.next().filter(|_| holders.next().is_none())
}

/// Reasons for a card that does not follow suit.
fn thrown(public: &fosdick::Public, card: Card, (below, above): (usize, usize), text: &str) {
    let led = public.trick.led().expect("a trick").suit();
    let name = card.name();
    let start = format!(
        "There is no {} to follow with, so the {name} can ",
        led.singular()
    );
    if text
        == format!(
            "Without {} you cannot win the trick: a chance to be rid of a card.",
            led.name()
        )
    {
        return assert_eq!(public.contract.worth(Cards::of(card)), 0);
    }
    match text.strip_prefix(&start) {
        Some("be given away.") => assert!(public.contract.worth(Cards::of(card)) > 0),
        Some(end) if end.starts_with("go: ") => {
            let single = card.suit().singular();
            let words =
                format!("go: no {single} still out is higher, so it could only win tricks.");
            assert_eq!(end, words);
            assert!(above == 0 && below > 0);
        }
        _ => panic!("what is this: {text}"),
    }
}

/// Tells whether anything but the last trick counts.
fn counts_early(public: &fosdick::Public) -> bool {
    let contract = &public.contract;
    contract.worth(public.pack()) > 0 || contract.first_trick_points > 0
}

/// Checks that two seats have won penalty cards after this trick, whatever the others play.
fn is_stopped(state: &State<Fosdick>, action: Action) {
    let public = &state.public;
    let turn = public.turn;
    let sweeper = sweeper(public).expect("a sweeper");
    let mut next = after(state, action);
    let mut moves = Vec::new();
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    while next.public.tricks == public.tricks && next.public.phase == Phase::Playing {
        let view = next.view(next.public.turn);
        let any = Fosdick::random(view, &mut moves, &mut dice);
        Fosdick::apply(&mut next, any, &mut ());
    }
    let penalties = public.contract.penalties();
    let mut taken = next.public.taken.each();
    assert!(public.taken[sweeper].intersects(penalties) && sweeper != turn);
    assert!(taken.any(|(seat, won)| seat != sweeper && won.intersects(penalties)));
}

/// Motives for a pass, once the deal is over.
fn passed(public: &fosdick::Public, hand: Cards, cards: Cards, text: &str) {
    let who = name(public.turn);
    let strength = |card: Card| public.options.card_order.strength(card);
    let kept = hand - cards;
    let over = |high: Cards, low: Cards| {
        let mut high = high.iter();
        high.all(|high| low.iter().all(|low| strength(high) >= strength(low)))
    };
    let mut allowed = vec![
        (
            format!("{who} passed the highest cards and kept the lowest."),
            over(cards, kept),
        ),
        (
            format!("{who} passed the lowest cards and kept the highest, to win the last trick."),
            over(kept, cards) && public.contract.no_last_trick_points > 0,
        ),
    ];
    for suit in Suit::ALL {
        let (one, many) = (suit.singular(), suit.name());
        let words =
            format!("{who} passed every {one} held, to throw other cards when {many} are led.");
        let is_void = kept.of_suit(suit).is_empty() && !cards.of_suit(suit).is_empty();
        allowed.push((words, is_void));
    }
    for card in cards {
        let words = format!("{who} passed the {}, which is a penalty card.", card.name());
        allowed.push((words, public.contract.worth(Cards::of(card)) > 0));
    }
    is_allowed(&allowed, text);
}

/// Checks that the text is among those that may be said, and true.
fn is_allowed(allowed: &[(String, bool)], text: &str) {
    let found = allowed.iter().find(|(words, _)| words == text);
    let (_, is_true) = found.unwrap_or_else(|| panic!("what is this: {text}"));
    assert!(is_true, "{text}");
}

/// Motives for a play: whole sentences, from the cards that the listener may know.
fn motive(state: &State<Fosdick>, card: Card, text: &str, to: To) {
    let (public, turn) = (&state.public, state.public.turn);
    let contract = &public.contract;
    let hand = state.private[turn].hand;
    let strength = |card: Card| public.options.card_order.strength(card);
    let sees_hand = to == To::Everyone;
    let played = public.played.iter();
    let played = played.fold(Cards::EMPTY, |all, &cards| all | cards);
    let out = public.pack() - played - to.sees(hand, card);
    let (suit, one, many) = (card.suit(), card.suit().singular(), card.suit().name());
    let of_suit = out.of_suit(suit);
    let below = of_suit.iter().filter(|&o| strength(o) < strength(card));
    let below = below.count();
    let above = of_suit.len() - below;
    let led = public.trick.led().map(Card::suit);
    let followers = public.trick.plays();
    let followers = followers.filter(|(_, other)| Some(other.suit()) == led);
    let best = followers.max_by_key(|&(_, other)| strength(other));
    let beats = |card: Card| {
        best.is_none_or(|(_, best)| card.suit() == best.suit() && strength(card) > strength(best))
    };
    let wins = beats(card);
    let first = match public.tricks {
        0 => contract.first_trick_points,
        _ => 0,
    };
    let worth = contract.worth(public.trick.set() | Cards::of(card)) + first;
    let last = public.trick.len() + 1 == public.seats();
    let playable = public.playable(hand);
    let early = counts_early(public);
    let costs_last = !early && contract.last_trick_points > 0;
    let spares_last = !early && contract.no_last_trick_points > 0;
    let is_highest = playable.iter().all(|o| strength(o) <= strength(card));
    let is_lowest = playable.iter().all(|o| strength(o) >= strength(card));
    let is_penalty = contract.worth(Cards::of(card)) > 0;
    let is_forced = sees_hand && last && playable.iter().all(beats);
    let is_only_of_suit = sees_hand && hand.of_suit(suit).len() == 1 && !of_suit.is_empty();
    let void = led.is_some_and(|led| led != suit && hand.of_suit(led).is_empty());
    let follows = led == Some(suit);
    let (who, card_name) = (name(turn), card.name());
    let penalties = contract.penalties();
    let mut others = public.taken.each().filter(|(seat, _)| *seat != turn);
    let can_sweep = wins && others.all(|(_, won)| !won.intersects(penalties));
    let mut allowed = Vec::new();
    let mut allow =
        |words: String, is_true: bool| allowed.push((format!("{who} {words}"), is_true));
    allow(
        format!("had to follow suit, and the {card_name} was the only {one} in hand."),
        sees_hand && follows && playable == Cards::of(card),
    );
    allow(
        format!("played the {card_name} to win every penalty card, as bid."),
        can_sweep && public.bids.contains(turn),
    );
    allow(
        format!("played the {card_name} with a chance to win every penalty card."),
        sees_hand && can_sweep && contract.sweep != Sweep::None,
    );
    allow(
        format!("led the {card_name} early, because only the last trick is worth winning."),
        led.is_none() && spares_last,
    );
    allow(
        format!(
            "led the {card_name}, the only {one} in hand, to throw something else when {many} are led \
             again."
        ),
        led.is_none() && is_only_of_suit,
    );
    allow(
        format!(
            "led the {card_name}, so that somebody else had to take the trick: no lower {one} was out."
        ),
        led.is_none() && below == 0 && above > 0,
    );
    allow(
        format!(
            "led the {card_name} and counted on being beaten: of the {many} still out, more were \
             higher than lower."
        ),
        led.is_none() && above > below,
    );
    allow(
        format!("led the {card_name}, to be rid of it before the last trick."),
        led.is_none() && above == 0 && costs_last,
    );
    allow(
        format!(
            "led the {card_name} while it was harmless: none of the {many} still out was a penalty card."
        ),
        led.is_none() && above == 0 && worth == 0 && contract.worth(of_suit) == 0,
    );
    if let Some(shooter) = sweeper(public) {
        let words = format!(
            "made sure with the {card_name} that {} could not win every penalty card.",
            name(shooter)
        );
        if text.ends_with(&words) {
            is_stopped(state, Action::Play(card));
        }
        allow(words, true);
    }
    if let Some(led) = led {
        let led = led.name();
        allow(
            format!(
                "had no {led} and gave the {card_name} to {}.",
                name(public.best.0)
            ),
            void && last && is_penalty,
        );
        allow(
            format!("had no {led} and gave the {card_name} away."),
            void && !last && is_penalty,
        );
        allow(
            format!(
                "had no {led} and threw the {card_name}, to be rid of it before the last trick."
            ),
            void && costs_last && (sees_hand && is_highest || above == 0 && below > 0),
        );
        allow(
            format!(
                "had no {led} and threw the {card_name}, the lowest card in hand: only the last trick is \
                 worth winning."
            ),
            void && sees_hand && is_lowest && spares_last,
        );
        allow(
            format!(
                "had no {led} and threw the {card_name}, which could only win tricks: no higher {one} was \
                 out."
            ),
            void && above == 0 && below > 0,
        );
        allow(
            format!(
                "had no {led} and threw the {card_name}, the only {one} in hand, so as not to follow \
                 {many} either."
            ),
            void && is_only_of_suit,
        );
        allow(
            format!("had no {led}, so the {card_name} could not win the trick."),
            void,
        );
    }
    if let Some((_, best)) = best.filter(|_| follows) {
        let best = best.name();
        allow(
            format!("slipped the {card_name} under the {best}, to be rid of it."),
            !wins && is_penalty,
        );
        let score = contract.score(worth);
        let points = count(score, "penalty point");
        allow(
            format!(
                "stayed below the {best} with the {card_name}: the trick was worth {points} so far."
            ),
            !wins && worth > 0,
        );
        let seats = public.trick.plays().map(|(seat, _)| seat);
        let seats: Vec<Seat> = seats.chain([turn]).collect();
        let mut to_come = Seat::all(public.seats()).filter(|seat| !seats.contains(seat));
        allow(
            format!(
                "stayed below the {best} with the {card_name}: a later player without {many} might have \
                 thrown a penalty card."
            ),
            !wins
                && to_come.any(|seat| public.voids[seat].contains(suit))
                && (out - Cards::suit(suit)).intersects(penalties),
        );
        let mut losing = playable.iter().filter(|&other| !beats(other));
        let is_highest_loser = losing.all(|other| strength(other) <= strength(card));
        let has_lower = playable.iter().any(|o| strength(o) < strength(card));
        allow(
            format!(
                "played the {card_name}, the highest {one} in hand that stayed below the {best}, and kept \
                 what is lower."
            ),
            sees_hand && !wins && is_highest_loser && has_lower,
        );
        allow(
            format!("stayed below the {best} with the {card_name}."),
            !wins,
        );
        allow(
            format!(
                "could not stay below the {best}, so the {card_name} went, the highest {one} in hand."
            ),
            is_forced && is_highest,
        );
        allow(
            format!("could not stay below the {best}, and took the trick with the {card_name}."),
            is_forced,
        );
    }
    allow(
        format!("took the trick with the {card_name}: it cost no penalty point."),
        follows && wins && last && worth == 0 && early,
    );
    allow(
        format!("took the trick with the {card_name}, to be rid of it before the last one."),
        follows && wins && (last || above == 0) && costs_last,
    );
    allow(
        format!("took the trick with the {card_name}, to lead to the next one."),
        follows && wins && (last || above == 0) && spares_last,
    );
    allow(
        format!(
            "played the {card_name}, which nobody could beat, while there was no penalty point in the \
             trick."
        ),
        follows && wins && above == 0 && worth == 0 && early,
    );
    allow(
        format!("played the {card_name} and counted on a higher {one}, which was still out."),
        follows && wins && above > 0 && !last && !spares_last,
    );
    is_allowed(&allowed, text);
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
                let over = |a: Cards, b: Cards| {
                    a.iter()
                        .all(|a| b.iter().all(|b| strength(a) >= strength(b)))
                };
                let worst = cards.iter().find(|card| {
                    let start = format!("The {} is a penalty card", card.name());
                    text.starts_with(&start)
                });
                assert!(to == To::Seat && public.phase == Phase::Passing);
                match (text, worst) {
                    (_, Some(card)) => {
                        assert!(contract.worth(Cards::of(card)) > 0);
                        if let Some((_, top)) =
                            text.split_once("The player just before you will play it before your ")
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
                            text == format!(
                                "You will have no {suit} left, unless you are passed some."
                            )
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
                assert_eq!(contract.sweep, Sweep::Announced);
                let all = contract.score(contract.worth(contract.penalties()));
                assert_eq!(to, To::Others);
                assert!(text.contains(&all.to_string()));
                assert_eq!(
                    text.starts_with("Whoever bids for the moon and wins"),
                    bid,
                    "{text}"
                );
                return;
            }
            Action::Play(card) if text.starts_with(&name(turn)) => {
                return motive(state, card, text, to);
            }
            Action::Play(card) => card,
        };
        let played = public
            .played
            .iter()
            .fold(Cards::EMPTY, |all, &cards| all | cards);
        let out = public.pack() - played - to.sees(hand, card);
        let (suit, single, plural) = (card.suit(), card.suit().singular(), card.suit().name());
        let of_suit = out.of_suit(suit);
        let below = of_suit
            .iter()
            .filter(|&other| strength(other) < strength(card))
            .count();
        let above = of_suit.len() - below;
        let led = public.trick.led().map(Card::suit);
        let on_table = public
            .trick
            .plays()
            .filter(|(_, other)| Some(other.suit()) == led);
        let best = on_table.max_by_key(|&(_, other)| strength(other));
        let beats = |card: Card| match best {
            None => true,
            Some((_, best)) => card.suit() == best.suit() && strength(card) > strength(best),
        };
        let wins = beats(card);
        let lies = public.trick.set() | Cards::of(card);
        let first = if public.tricks == 0 {
            contract.first_trick_points
        } else {
            0
        };
        let worth = contract.worth(lies) + first;
        let last = public.trick.len() + 1 == public.seats();
        let playable = public.playable(hand);
        match text {
            "It is your last card." => assert!(hand.len() == 1 && to == To::Seat),
            "It is the last card." => assert!(hand.len() == 1 && to == To::Others),
            "After this, nobody can win every penalty card." => is_stopped(state, action),
            "You may still win every penalty card." => {
                assert!(wins && to == To::Seat && contract.sweep != Sweep::None);
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
                assert!(
                    playable
                        .iter()
                        .all(|other| strength(other) <= strength(card))
                );
            }
            _ if text == format!("It is your only {single}, and you must follow suit.") => {
                assert!(to == To::Seat && led == Some(suit) && playable == Cards::of(card));
            }
            _ if text.starts_with("There is no ") || text.starts_with("Without ") => {
                assert!(led.is_some_and(|led| hand.of_suit(led).is_empty()));
                let end = format!(
                    "and without your last {single} you can discard when {plural} are led later."
                );
                if text.ends_with(&end) {
                    assert!(to == To::Seat && hand.of_suit(suit).len() == 1);
                    assert!(!of_suit.is_empty() && hand.len() > 1);
                } else {
                    thrown(public, card, (below, above), text);
                }
            }
            _ if text.starts_with("It is your last ") => {
                assert_eq!(
                    text,
                    format!(
                        "It is your last {single}, so you can discard when {plural} are led later."
                    )
                );
                assert!(to == To::Seat && hand.of_suit(suit).len() == 1 && led.is_none());
                assert!(!of_suit.is_empty() && hand.len() > 1);
            }
            _ if text.starts_with("It is your highest ") => {
                assert!(to == To::Seat && led == Some(suit) && !wins);
                let mut losing = playable.iter().filter(|&other| !beats(other));
                assert!(
                    losing.all(|other| strength(other) <= strength(card)),
                    "{text}"
                );
            }
            _ if text.starts_with("No lower ") => {
                assert!(led.is_none() && below == 0 && above > 0 && text.contains(single));
            }
            _ if text.starts_with("More of the ") => {
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
            "More of the ",
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
