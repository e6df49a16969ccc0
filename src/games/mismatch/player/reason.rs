//! Why a card is good, in one sentence: for the seat itself, or for everyone else from public
//! knowledge.

use crate::cards::{Card, Cards};
use crate::games::mismatch::matches::Standing;
use crate::games::mismatch::{Mismatch, Public, SEATS};
use crate::rules::{Rules, Seat, View, words};

/// The sentence for the other seats, if public knowledge explains the card.
pub(super) fn public_reason(public: &Public, seat: Seat, card: Card) -> Option<String> {
    if public.held(seat) == 1 {
        return Some("It is the last card.".into());
    }
    let Some(trick) = standing(public) else {
        let suit = card.suit();
        let out = Cards::suit(suit) - public.seen() - Cards::of(card);
        let (many, suit) = (out.len(), suit.name());
        return (many >= PUBLICLY_MANY)
            .then(|| format!("{many} other {suit} are still out, so it might well match later."));
    };
    unmatched(public, &trick, card)
}

/// The current trick, if there is one.
fn standing(public: &Public) -> Option<Standing> {
    Standing::of(public.trick.cards(), public.options.ace_in_runs)
}

/// The points that a card would cost its player if the trick ended with it.
fn cost(public: &Public, trick: &Standing, card: Card) -> i32 {
    let ace = public.options.ace_in_runs;
    let after = trick.with(card, ace);
    let mine = after.winner_index == trick.cards.len();
    if mine { after.penalty(ace) } else { 0 }
}

/// The sentence for a card that matches nothing.
fn unmatched(public: &Public, trick: &Standing, card: Card) -> Option<String> {
    let ace = public.options.ace_in_runs;
    if trick.matching.contains(card) {
        return None;
    }
    let last = trick.cards.len() == SEATS - 1;
    let mine = trick.with(card, ace).winner_index == trick.cards.len();
    Some(if last && mine {
        let cost = words::count(cost(public, trick, card), "penalty point");
        format!("It matches nothing on the table, and the trick costs only {cost}.")
    } else if last {
        "It matches nothing on the table, and another player wins the trick.".into()
    } else {
        "It matches nothing on the table.".into()
    })
}

/// The sentence for the seat itself, if there is a simple one.
pub(super) fn reason(view: View<'_, Mismatch>, card: Card) -> Option<String> {
    let public = view.public;
    let hand = view.own.hand;
    if hand.len() == 1 {
        return Some("It is your last card.".into());
    }
    let Some(trick) = standing(public) else {
        return lead(view, card);
    };
    let known = unmatched(public, &trick, card);
    if known.is_some() {
        return known;
    }
    let last = trick.cards.len() == SEATS - 1;
    let all_match = trick.matching.contains_all(hand);
    let cost = |card: Card| cost(public, &trick, card);
    let cheapest = last && hand.iter().all(|other| cost(card) <= cost(other));
    match (all_match, cheapest) {
        (true, true) => Some("Every card you hold matches, and none costs you less.".into()),
        (true, false) if !last => Some("Every card you hold matches.".into()),
        _ => None,
    }
}

/// The sentence for a lead. It matches nothing, but gets rid of a card that would cost points later.
fn lead(view: View<'_, Mismatch>, card: Card) -> Option<String> {
    let unseen = Mismatch::unseen(view);
    let suits = |card: Card| (unseen & Cards::suit(card.suit())).len();
    let ranks = |card: Card| (unseen & Cards::rank(card.rank())).len();
    let most = |count: &dyn Fn(Card) -> usize| {
        let others = view.own.hand.iter();
        count(card) >= MANY && others.map(count).all(|other| count(card) >= other)
    };
    let kind = if most(&|card| suits(card) + ranks(card)) {
        format!("{} and {}", card.suit().name(), card.rank().plural())
    } else if most(&suits) {
        card.suit().name().into()
    } else {
        return None;
    };
    Some(format!(
        "Many {kind} are still out, so it would often match later."
    ))
}

/// The minimum number of unseen cards that a sentence calls "many".
const MANY: usize = 6;

/// Like [`MANY`], for players who do not see the hand.
const PUBLICLY_MANY: usize = 9;
