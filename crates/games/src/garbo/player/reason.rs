//! Reasons for an action, in one sentence for the seat itself.

use super::{given, placement};
use crate::garbo::{Action, Garbo, Phase, Public};
use crate::text::garbo as texts;
use misere_engine::rules::{Message, Rules, Score, View};

pub(super) fn reason(view: View<'_, Garbo>, action: Action) -> Option<Message> {
    let public = view.public;
    if public.phase == Phase::Claim {
        return match action {
            Action::Done if nothing_left(public) => Some(texts::nothing_to_claim()),
            Action::Done => None,
            _ => Some(texts::unclaimed_lost()),
        };
    }
    let (card, place) = placement(action)?;
    let points = given(public, card, place);
    if points == 0 {
        return Some(texts::gives_no_points());
    }
    let others = Alternatives::to(view, points);
    let points = Score::points(points);
    match (others.cheaper, others.equal) {
        (0, 1) => Some(texts::others_give_more(points)),
        (0, _) => Some(texts::none_gives_less(points)),
        _ => None,
    }
}

/// Tells whether every match of the last card has been claimed.
pub(super) fn nothing_left(public: &Public) -> bool {
    public.last.is_none_or(|last| last.unclaimed.is_empty())
}

/// The numbers of moves that give away fewer points than a move, and as many, itself included.
#[derive(Clone, Copy)]
pub(super) struct Alternatives {
    pub cheaper: usize,
    pub equal: usize,
}

impl Alternatives {
    /// Compares all moves of a seat with one that gives away these points.
    pub fn to(view: View<'_, Garbo>, points: i32) -> Self {
        let mut moves = Vec::new();
        Garbo::legal(view, &mut moves);
        let places = moves.iter().filter_map(|&action| placement(action));
        let given: Vec<i32> = places.map(|(card, place)| given(view.public, card, place)).collect();
        Self {
            cheaper: given.iter().filter(|&&other| other < points).count(),
            equal: given.iter().filter(|&&other| other == points).count(),
        }
    }
}
