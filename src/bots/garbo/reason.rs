//! Why an action is a good one, in a sentence for a person, from what the seat knows.

use super::{claim, cost, put};
use crate::rules::garbo::{Deed, Garbo, Phase};
use crate::rules::{Rules, View};

/// The sentence; none where nothing simple speaks for the action.
pub(super) fn reason(view: View<'_, Garbo>, deed: Deed) -> Option<String> {
    let public = view.public;
    let mut moves = Vec::new();
    Garbo::legal(view, &mut moves);
    if public.phase == Phase::Claim {
        let left = matches!(moves[claim(&moves)], Deed::Claim(_));
        return match (deed, left) {
            (Deed::Done, true) => None,
            (Deed::Done, false) => Some("There is nothing left to claim.".into()),
            _ => Some("What you do not claim is lost.".into()),
        };
    }
    let (card, place) = put(deed)?;
    let given = cost(public, card, place);
    if given == 0 {
        return Some("It gives away nothing.".into());
    }
    let costs = moves.iter().filter_map(|&deed| put(deed));
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
