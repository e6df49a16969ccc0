//! The motive of a seat, in one sentence for everyone at the table. Each sentence follows from the
//! rules and the cards that may be told, so it is true no matter what the seat thought.

use super::reason::{together, with};
use crate::combo::{Action, Private, Public};
use crate::text::combo as texts;
use misere_engine::cards::Cards;
use misere_engine::rules::{Message, Seat};

/// The motive for an action, from public knowledge and, if it may be told, from the seat's own.
pub(super) fn motive(public: &Public, own: Option<&Private>, who: Seat, action: Action) -> Option<Message> {
    match action {
        Action::Discard(cards) => {
            let kept = own?.hand - cards;
            let kept = together(kept, kept)?;
            Some(if cards.is_empty() {
                texts::motive_keep_all(who, kept)
            } else {
                texts::motive_keep(who, cards, kept)
            })
        }
        Action::Take(Cards::EMPTY) => {
            let own = own?;
            let mut offered = own.offered.iter();
            let is_useless = offered.all(|card| with(own, card).is_none());
            is_useless.then(|| texts::motive_take_nothing(who))
        }
        Action::Take(cards) => {
            let made = together(own?.hand | cards, cards)?;
            Some(texts::motive_take(who, cards, made))
        }
        Action::DrawPile => {
            let card = *public.pile.last()?;
            Some(texts::motive_draw_pile(who, card, with(own?, card)?))
        }
        Action::DrawStock => {
            let card = *public.pile.last()?;
            if own.is_some_and(|own| with(own, card).is_none()) {
                Some(texts::motive_stock(who, card))
            } else if public.need() > 1 {
                Some(texts::motive_stock_first(who))
            } else {
                None
            }
        }
        Action::Lay(card) => (public.offered() > 1).then(|| texts::motive_cover(who, card)),
    }
}
