//! The motive of a seat, in one sentence for everyone at the table. Each sentence follows from the
//! rules and the cards that may be told, so it is true no matter what the seat thought.

use super::reason::{Alternatives, matching, nothing_left};
use super::{given, placement};
use crate::garbo::{Action, Phase, Private, Public};
use crate::text::garbo as texts;
use misere_engine::rules::{Message, Score, Seat, View};

/// The motive for an action, from public knowledge and, if it may be told, from the seat's own.
pub(super) fn motive(public: &Public, own: Option<&Private>, who: Seat, action: Action) -> Option<Message> {
    if public.phase == Phase::Claim {
        return match (action, public.last) {
            (Action::Claim(_), Some(last)) => Some(texts::motive_claim(who, last.card)),
            _ if nothing_left(public) => Some(texts::motive_done(who)),
            _ => None,
        };
    }
    let (card, place) = placement(action)?;
    let points = given(public, card, place);
    let others = own.map(|own| {
        let seat = who;
        Alternatives::to(View { seat, public, own }, points)
    });
    let is_least = points == 0 || others.is_some_and(|others| others.cheaper == 0);
    if is_least
        && let Some(covered) = public.square.card(place)
        && let Some(kept) = own.and_then(|own| matching(own.hand, card, covered))
    {
        return Some(texts::motive_bury(who, card, covered, kept));
    }
    if points == 0 {
        return Some(texts::motive_nothing(who, card));
    }
    let Some(others) = others else {
        let mut places = public.legal_places().iter();
        let is_best = places.all(|other| given(public, card, other) >= points);
        let words = if is_best { texts::motive_best_place } else { texts::motive_more };
        return Some(words(who, card, Score::points(points)));
    };
    match others {
        Alternatives { cheaper: 0, equal: 1, .. } => Some(texts::motive_least(who, card, Score::points(points))),
        Alternatives { cheaper: 0, .. } => Some(texts::motive_no_less(who, card, Score::points(points))),
        _ => Some(texts::motive_more(who, card, Score::points(points))),
    }
}
