//! A plain player, like many people and simple programs: leads low, stays under the trick if
//! possible, and throws the worst card.

use super::played;
use crate::fosdick::{Action, Fosdick, Phase};
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::View;

/// The index of a plain player's move; `None` where it plays no card.
pub(super) fn choose(view: View<'_, Fosdick>, moves: &[Action]) -> Option<usize> {
    let public = view.public;
    if public.phase != Phase::Playing {
        return None;
    }
    let strength = |card: Card| i32::from(public.options.card_order.strength(card));
    let worth = |card: Card| public.contract.worth(Cards::of(card));
    let led = public.trick.led().map(Card::suit);
    let is_last = public.trick.set().len() + 1 == public.seats();
    // The card with the greatest preference is played.
    let preference = |card: Card| match led {
        None => (0, -strength(card), -worth(card)),
        Some(led) if card.suit() != led => (0, worth(card), strength(card)),
        Some(_) if strength(card) < i32::from(public.best.1) => (1, strength(card), 0),
        Some(_) if is_last => (0, strength(card), 0),
        Some(_) => (0, -strength(card), 0),
    };
    let preferred = |&(_, &action): &(usize, &Action)| played(action).map(preference);
    let moves = moves.iter().enumerate();
    moves.max_by_key(preferred).map(|(index, _)| index)
}
