//! Why a card is a good one, in a sentence for a person, from what the seat knows.

use crate::cards::{Card, Cards};
use crate::rules::mismatch::matches::{Standing, matching};
use crate::rules::mismatch::{Mismatch, SEATS};
use crate::rules::options::Choice;
use crate::rules::{Rules, View};

/// The sentence; none where nothing simple speaks for the card.
pub(super) fn reason(view: View<'_, Mismatch>, card: Card) -> Option<String> {
    let ace = view.public.options.ace_in_runs;
    let hand = view.own.hand;
    if hand.len() == 1 {
        return Some("It is your last card.".into());
    }
    let Some(trick) = Standing::of(view.public.trick.cards(), ace) else {
        return lead(view, card);
    };
    let last = trick.cards.len() == SEATS - 1;
    let cost = |card: Card| {
        let after = trick.with(card, ace);
        let mine = after.place == trick.cards.len();
        if mine { after.penalty(ace) } else { 0 }
    };
    let matching = matching(trick.cards, ace);
    if !matching.contains(card) {
        let mine = trick.with(card, ace).place == trick.cards.len();
        return Some(if last && mine {
            format!(
                "It matches nothing on the table; the trick costs you only {}.",
                cost(card)
            )
        } else if last {
            "It matches nothing on the table, and the trick is another’s.".into()
        } else {
            "It matches nothing on the table.".into()
        });
    }
    let all_match = matching.contains_all(hand);
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
