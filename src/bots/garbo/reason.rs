//! Why an action is a good one, in a sentence for a person: from what the seat knows, or from what
//! everyone knows.

use super::{cost, put};
use crate::rules::garbo::{Action, Garbo, Phase, Public};
use crate::rules::{Rules, View};

/// The sentence for the others; none where nothing that all see speaks for the action.
pub(super) fn account(public: &Public, action: Action) -> Option<String> {
    if public.phase == Phase::Claim {
        let mut left = public.last.iter().flat_map(|last| last.open.iter());
        return match (action, left.next()) {
            (Action::Done, Some(_)) => None,
            (Action::Done, None) => Some("There is nothing left to claim.".into()),
            _ => Some("What is not claimed is lost.".into()),
        };
    }
    let (card, place) = put(action)?;
    (cost(public, card, place) == 0).then(|| "It gives away nothing.".into())
}

/// The sentence for the seat itself; none where nothing simple speaks for the action.
pub(super) fn reason(view: View<'_, Garbo>, action: Action) -> Option<String> {
    let public = view.public;
    let known = account(public, action);
    if known.is_some() {
        return known;
    }
    let (card, place) = put(action)?;
    let given = cost(public, card, place);
    let mut moves = Vec::new();
    Garbo::legal(view, &mut moves);
    let costs = moves.iter().filter_map(|&action| put(action));
    let costs = costs.map(|(card, place)| cost(public, card, place));
    let (mut cheaper, mut equal) = (0, 0);
    for other in costs {
        cheaper += usize::from(other < given);
        equal += usize::from(other == given);
    }
    let points = if given == 1 { "point" } else { "points" };
    match (cheaper, equal) {
        (0, 1) => Some(format!(
            "It gives away {given} {points}; everything else gives away more."
        )),
        (0, _) => Some(format!(
            "It gives away {given} {points}; nothing gives away less."
        )),
        _ => None,
    }
}
