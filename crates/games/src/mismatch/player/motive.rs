//! The motive of a seat, in one sentence for everyone at the table. Each sentence follows from the
//! rules and the cards that may be told, so it is true no matter what the seat thought.

use super::reason::{MANY, cost, out};
use crate::mismatch::matches::TrickSoFar;
use crate::mismatch::{Private, Public, SEATS};
use crate::text::{mismatch as texts, table};
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{Message, Score, Seat};
use misere_players::bots::Motive;

/// Like [`MANY`], for players who do not see the hand.
const PUBLICLY_MANY: usize = 9;

/// The motive for a card, from public knowledge and, if it may be told, from the seat's own.
pub(super) fn motive(public: &Public, own: Option<&Private>, who: Seat, card: Card) -> Option<Motive> {
    if public.held(who) == 1 {
        return Some(Motive::Because(table::last_card()));
    }
    let hand = own.map(|own| own.hand);
    let sentence = match public.standing() {
        None => lead(public, hand, who, card),
        Some((_, trick)) if trick.matching.contains(card) => {
            hand.and_then(|hand| forced(public, hand, &trick, who, card))
        }
        Some((winner, trick)) => Some(unmatched(public, (winner, &trick), who, card)),
    };
    Some(Motive::Whole(sentence?))
}

/// The sentence for a lead, which matches nothing.
fn lead(public: &Public, hand: Option<Cards>, who: Seat, card: Card) -> Option<Message> {
    let suit = card.suit();
    let out = out(public, hand.unwrap_or(Cards::of(card)));
    let count = out.of_suit(suit).len();
    let many = if hand.is_some() { MANY } else { PUBLICLY_MANY };
    if count >= many {
        return Some(texts::motive_lead_many(who, card, count, suit));
    }
    let (lower, higher) = out.iter().fold((0, 0), |(lower, higher), other| {
        let is_higher = usize::from(other.rank() > card.rank());
        let is_lower = usize::from(other.rank() < card.rank());
        (lower + is_lower, higher + is_higher)
    });
    (higher > lower).then(|| texts::motive_lead_low(who, card))
}

/// The sentence for a card that matches nothing on the table.
fn unmatched(public: &Public, (winner, trick): (Seat, &TrickSoFar), who: Seat, card: Card) -> Message {
    let ace = public.options.ace_in_runs;
    let after = trick.with(card, ace);
    let penalty = Score::points(after.penalty(ace));
    let wins = after.winner_index == trick.cards.len();
    let is_last = trick.cards.len() == SEATS - 1;
    if wins {
        texts::motive_cheap(who, card, penalty)
    } else if is_last {
        texts::motive_leave(who, card, winner, penalty)
    } else if trick.matched {
        texts::motive_stay_out(who, card, winner)
    } else {
        let best = public.trick.cards()[trick.winner_index];
        texts::motive_stay_below(who, card, best)
    }
}

/// The sentence for a card that matches, if every card of the hand does.
fn forced(public: &Public, hand: Cards, trick: &TrickSoFar, who: Seat, card: Card) -> Option<Message> {
    if !trick.matching.contains_all(hand) {
        return None;
    }
    if trick.cards.len() < SEATS - 1 {
        return Some(texts::motive_hope(who, card));
    }
    let cost = |card| cost(public, trick, card);
    let is_cheapest = hand.iter().all(|other| cost(card) <= cost(other));
    is_cheapest.then(|| texts::motive_cheapest(who, card, Score::points(cost(card))))
}
