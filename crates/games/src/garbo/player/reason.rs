//! Reasons for an action, in one sentence: for the seat itself, or for everyone else from public
//! knowledge.

use super::{given, placement};
use crate::garbo::{Action, Garbo, Phase, Public};
use crate::text::garbo as texts;
use misere_engine::rules::{Message, Rules, Score, View};

pub(super) fn public_reason(public: &Public, action: Action) -> Option<Message> {
    if public.phase == Phase::Claim {
        let mut left = public.last.iter().flat_map(|last| last.unclaimed.iter());
        return match (action, left.next()) {
            (Action::Done, Some(_)) => None,
            (Action::Done, None) => Some(texts::nothing_to_claim()),
            _ => Some(texts::unclaimed_lost()),
        };
    }
    let (card, place) = placement(action)?;
    (given(public, card, place) == 0).then(texts::gives_no_points)
}

pub(super) fn reason(view: View<'_, Garbo>, action: Action) -> Option<Message> {
    let public = view.public;
    let known = public_reason(public, action);
    if known.is_some() {
        return known;
    }
    let (card, place) = placement(action)?;
    let gift = given(public, card, place);
    let mut moves = Vec::new();
    Garbo::legal(view, &mut moves);
    let costs = moves.iter().filter_map(|&action| placement(action));
    let gifts = costs.map(|(card, place)| given(public, card, place));
    let (mut cheaper, mut equal) = (0, 0);
    for other in gifts {
        cheaper += usize::from(other < gift);
        equal += usize::from(other == gift);
    }
    let points = Score::points(gift);
    match (cheaper, equal) {
        (0, 1) => Some(texts::others_give_more(points)),
        (0, _) => Some(texts::none_gives_less(points)),
        _ => None,
    }
}
