//! Reasons for a card, in one sentence for the seat itself.

use crate::mismatch::matches::TrickSoFar;
use crate::mismatch::{Mismatch, Public, SEATS};
use crate::text::{mismatch as texts, table};
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{Message, Score, View};

/// The current trick, if there is one.
fn standing(public: &Public) -> Option<TrickSoFar> {
    TrickSoFar::of(public.trick.cards(), public.options.ace_in_runs)
}

/// The cards that a seat with this hand does not see.
pub(super) fn out(public: &Public, hand: Cards) -> Cards {
    !public.seen() - hand
}

/// The points that a card would cost its player if the trick ended with it.
pub(super) fn cost(public: &Public, trick: &TrickSoFar, card: Card) -> i32 {
    let ace = public.options.ace_in_runs;
    let after = trick.with(card, ace);
    let mine = after.winner_index == trick.cards.len();
    if mine { after.penalty(ace) } else { 0 }
}

/// The sentence for a card that matches nothing.
fn unmatched(public: &Public, trick: &TrickSoFar, card: Card) -> Option<Message> {
    let ace = public.options.ace_in_runs;
    if trick.matching.contains(card) {
        return None;
    }
    let last = trick.cards.len() == SEATS - 1;
    let mine = trick.with(card, ace).winner_index == trick.cards.len();
    Some(if last && mine {
        texts::costs_only(Score::points(cost(public, trick, card)))
    } else if last {
        texts::goes_elsewhere()
    } else {
        texts::matches_nothing()
    })
}

pub(super) fn reason(view: View<'_, Mismatch>, card: Card) -> Option<Message> {
    let public = view.public;
    let hand = view.own.hand;
    if hand.len() == 1 {
        return Some(table::last_card_of_yours());
    }
    let Some(trick) = standing(public) else { return lead(view, card) };
    let known = unmatched(public, &trick, card);
    if known.is_some() {
        return known;
    }
    let last = trick.cards.len() == SEATS - 1;
    let all_match = trick.matching.contains_all(hand);
    let cost = |card: Card| cost(public, &trick, card);
    let cheapest = last && hand.iter().all(|other| cost(card) <= cost(other));
    match (all_match, cheapest) {
        (true, true) => Some(texts::all_match_none_cheaper()),
        (true, false) if !last => Some(texts::all_match()),
        _ => None,
    }
}

/// The sentence for a lead. It matches nothing, but gets rid of a card that would cost points later.
fn lead(view: View<'_, Mismatch>, card: Card) -> Option<Message> {
    let unseen = out(view.public, view.own.hand);
    let suits = |card: Card| (unseen & Cards::suit(card.suit())).len();
    let ranks = |card: Card| (unseen & Cards::rank(card.rank())).len();
    let most = |count: &dyn Fn(Card) -> usize| {
        let others = view.own.hand.iter();
        count(card) >= MANY && others.map(count).all(|other| count(card) >= other)
    };
    if most(&|card| suits(card) + ranks(card)) {
        Some(texts::many_of_both_out(card.suit(), card.rank()))
    } else if most(&suits) {
        Some(texts::many_out(card.suit()))
    } else {
        None
    }
}

/// The minimum number of unseen cards that a sentence calls "many".
pub(super) const MANY: usize = 6;
