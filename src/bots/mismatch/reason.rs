//! Why a card is a good one, in a sentence for a person: from what the seat knows, or from what
//! everyone knows.

use crate::cards::{Card, Cards};
use crate::rules::mismatch::matches::{Standing, matching};
use crate::rules::mismatch::{Mismatch, Public, SEATS};
use crate::rules::options::Choice;
use crate::rules::{Rules, Seat, View};

/// The sentence for the others; none where nothing that all see speaks for the card.
pub(super) fn account(public: &Public, seat: Seat, card: Card) -> Option<String> {
    if public.held(seat) == 1 {
        return Some("It is the last card.".into());
    }
    let Some(trick) = standing(public) else {
        let suit = card.suit();
        let out = Cards::suit(suit) - public.seen() - Cards::of(card);
        let (many, suit) = (out.len(), suit.name());
        return (many >= MOST).then(|| {
            format!("{many} other {suit} are still to come, so it may well match later.")
        });
    };
    unmatched(public, &trick, card)
}

/// The trick on the table, if there is one.
fn standing(public: &Public) -> Option<Standing> {
    Standing::of(public.trick.cards(), public.options.ace_in_runs)
}

/// What a card costs its player, as far as the trick stands with it.
fn cost(public: &Public, trick: &Standing, card: Card) -> i32 {
    let ace = public.options.ace_in_runs;
    let after = trick.with(card, ace);
    let mine = after.place == trick.cards.len();
    if mine { after.penalty(ace) } else { 0 }
}

/// What is said of a card that matches nothing.
fn unmatched(public: &Public, trick: &Standing, card: Card) -> Option<String> {
    let ace = public.options.ace_in_runs;
    if matching(trick.cards, ace).contains(card) {
        return None;
    }
    let last = trick.cards.len() == SEATS - 1;
    let mine = trick.with(card, ace).place == trick.cards.len();
    Some(if last && mine {
        let cost = cost(public, trick, card);
        format!("It matches nothing on the table; the trick costs only {cost}.")
    } else if last {
        "It matches nothing on the table, and the trick is another’s.".into()
    } else {
        "It matches nothing on the table.".into()
    })
}

/// The sentence for the seat itself; none where nothing simple speaks for the card.
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
    let all_match = matching(trick.cards, public.options.ace_in_runs).contains_all(hand);
    let cost = |card: Card| cost(public, &trick, card);
    let cheapest = last && hand.iter().all(|other| cost(card) <= cost(other));
    match (all_match, cheapest) {
        (true, true) => Some("Whatever you play matches, and nothing would cost you less.".into()),
        (true, false) if !last => Some("Whatever you play matches.".into()),
        _ => None,
    }
}

/// A lead matches nothing; it rids the hand of a card that would be trouble later.
fn lead(view: View<'_, Mismatch>, card: Card) -> Option<String> {
    let unseen = Mismatch::unseen(view);
    let suits = |card: Card| (unseen & Cards::suit(card.suit())).len();
    let ranks = |card: Card| (unseen & Cards::rank(card.rank())).len();
    let most = |count: &dyn Fn(Card) -> usize| {
        let others = view.own.hand.iter();
        count(card) >= MANY && others.map(count).all(|other| count(card) >= other)
    };
    let kind = if most(&|card| suits(card) + ranks(card)) {
        format!("{} and {}", card.suit().name(), card.rank().label())
    } else if most(&suits) {
        card.suit().name().into()
    } else {
        return None;
    };
    Some(format!(
        "So many {kind} are still out that it would often match later."
    ))
}

/// So many cards are many.
const MANY: usize = 6;

/// So many cards of a suit are many for those who do not see the hand.
const MOST: usize = 9;
