//! Motives given for a pass and a play in the Fosdick family.

use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::words::{count, name};
use misere_engine::rules::{Rules, Seat, State};
use misere_games::fosdick::{self, Action, Fosdick, Moon, Phase};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::reasons::{To, after};

/// The seat that can still win everything that counts: the only one that has won some of it.
pub(super) fn shooter(public: &fosdick::Public) -> Option<Seat> {
    let penalties = public.contract.penalties();
    let holds = |&seat: &Seat| public.taken[seat].intersects(penalties);
    let mut holders = Seat::all(public.seats()).filter(holds);
    holders.next().filter(|_| holders.next().is_none())
}

/// Tells whether anything but the last trick counts.
pub(super) fn counts_early(public: &fosdick::Public) -> bool {
    let contract = &public.contract;
    contract.worth(public.pack()) > 0 || contract.first_trick_points > 0
}

/// Checks that two seats have won penalty cards after this trick, whatever the others play.
pub(super) fn is_stopped(state: &State<Fosdick>, action: Action) {
    let public = &state.public;
    let turn = public.turn;
    let shooter = shooter(public).expect("a shooter");
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
    assert!(public.taken[shooter].intersects(penalties) && shooter != turn);
    assert!(taken.any(|(seat, won)| seat != shooter && won.intersects(penalties)));
}

/// Motives for a pass, once the deal is over.
pub(super) fn passed(public: &fosdick::Public, hand: Cards, cards: Cards, text: &str) {
    let who = name(public.turn);
    let strength = |card: Card| public.options.card_order.strength(card);
    let kept = hand - cards;
    let over = |high: Cards, low: Cards| {
        let mut high = high.iter();
        high.all(|high| low.iter().all(|low| strength(high) >= strength(low)))
    };
    let mut allowed = vec![
        (format!("{who} passed the highest cards and kept the lowest."), over(cards, kept)),
        (
            format!("{who} passed the lowest cards and kept the highest, to win the last trick."),
            over(kept, cards) && public.contract.no_last_trick_points > 0,
        ),
    ];
    for suit in Suit::ALL {
        let (one, many) = (suit.name().trim_end_matches('s'), suit.name());
        let words = format!("{who} passed every {one} held, to throw other cards when {many} are led.");
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
pub(super) fn is_allowed(allowed: &[(String, bool)], text: &str) {
    let found = allowed.iter().find(|(words, _)| words == text);
    let (_, is_true) = found.unwrap_or_else(|| panic!("what is this: {text}"));
    assert!(is_true, "{text}");
}

/// Motives for a play: whole sentences, from the cards that the listener may know.
pub(super) fn motive(state: &State<Fosdick>, card: Card, text: &str, to: To) {
    let (public, turn) = (&state.public, state.public.turn);
    let contract = &public.contract;
    let hand = state.private[turn].hand;
    let strength = |card: Card| public.options.card_order.strength(card);
    let sees_hand = to == To::Everyone;
    let played = public.played.iter();
    let played = played.fold(Cards::EMPTY, |all, &cards| all | cards);
    let out = public.pack() - played - to.sees(hand, card);
    let (suit, one, many) = (card.suit(), card.suit().name().trim_end_matches('s'), card.suit().name());
    let of_suit = out.of_suit(suit);
    let below = of_suit.iter().filter(|&o| strength(o) < strength(card));
    let below = below.count();
    let above = of_suit.len() - below;
    let led = public.trick.led().map(Card::suit);
    let followers = public.trick.plays();
    let followers = followers.filter(|(_, other)| Some(other.suit()) == led);
    let best = followers.max_by_key(|&(_, other)| strength(other));
    let beats = |card: Card| best.is_none_or(|(_, best)| card.suit() == best.suit() && strength(card) > strength(best));
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
    let can_shoot = wins && others.all(|(_, won)| !won.intersects(penalties));
    let mut allowed = Vec::new();
    let mut allow = |words: String, is_true: bool| allowed.push((format!("{who} {words}"), is_true));
    allow(
        format!("had to follow suit, and the {card_name} was the only {one} in hand."),
        sees_hand && follows && playable == Cards::of(card),
    );
    allow(
        format!("played the {card_name} to win every penalty card, as bid."),
        can_shoot && public.bids.contains(turn),
    );
    allow(
        format!("played the {card_name} with a chance to win every penalty card."),
        sees_hand && can_shoot && contract.moon != Moon::None,
    );
    allow(format!("played the {card_name}, which nobody could beat."), wins && (above == 0 || last));
    allow(format!("played the {card_name}: a higher {one} was still out."), wins && above > 0 && !last);
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
        format!("led the {card_name}, so that somebody else had to take the trick: no lower {one} was out."),
        led.is_none() && below == 0 && above > 0,
    );
    allow(
        format!("led the {card_name} and counted on being beaten: most of the {many} still out were higher."),
        led.is_none() && above > below,
    );
    allow(
        format!("led the {card_name}, to be rid of it before the last trick."),
        led.is_none() && above == 0 && costs_last,
    );
    allow(
        format!(
            "led the {card_name} while there was little danger: none of the {many} still out was a \
             penalty card, and as far as anybody knew, all could follow suit."
        ),
        led.is_none()
            && above == 0
            && worth == 0
            && contract.worth(of_suit) == 0
            && Seat::all(public.seats()).all(|seat| seat == turn || !public.voids[seat].contains(suit)),
    );
    if let Some(shooter) = shooter(public) {
        let words = format!("made sure with the {card_name} that {} could not win every penalty card.", name(shooter));
        if text.ends_with(&words) {
            is_stopped(state, Action::Play(card));
        }
        allow(words, true);
    }
    if let Some(led) = led {
        let led = led.name();
        allow(format!("had no {led} and gave the {card_name} to {}.", name(public.best.0)), void && last && is_penalty);
        allow(format!("had no {led} and gave the {card_name} away."), void && !last && is_penalty);
        allow(
            format!("had no {led} and threw the {card_name}, to be rid of it before the last trick."),
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
        allow(format!("had no {led}, so the {card_name} could not win the trick."), void);
    }
    if let Some((_, best)) = best.filter(|_| follows) {
        let best = best.name();
        allow(format!("slipped the {card_name} under the {best}, to be rid of it."), !wins && is_penalty);
        let score = contract.score(worth);
        let points = count(score, "penalty point");
        allow(
            format!("stayed below the {best} with the {card_name}: the trick was worth {points} so far."),
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
        allow(format!("stayed below the {best} with the {card_name}."), !wins);
        allow(
            format!("could not stay below the {best}, so the {card_name} went, the highest {one} in hand."),
            is_forced && is_highest,
        );
        allow(format!("could not stay below the {best}, and took the trick with the {card_name}."), is_forced);
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
