//! Reasons for an action, in one sentence for the seat itself.

use super::{exact, given, placement};
use crate::garbo::{Action, Garbo, Phase, Place, Public};
use crate::text::garbo as texts;
use misere_engine::cards::{Card, Cards};
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
    let others = Alternatives::to(view, points);
    let score = Score::points(points);
    match (others.cheaper, others.equal, others.all) {
        (0, equal, all) if equal == all => later(view, card, place),
        (0, ..) if points == 0 => Some(texts::gives_no_points()),
        (0, 1, _) => Some(texts::others_give_more(score)),
        (0, ..) => Some(texts::none_gives_less(score)),
        _ => later(view, card, place),
    }
}

/// The reason that lies in later cards, for a card whose points now give none.
fn later(view: View<'_, Garbo>, card: Card, place: Place) -> Option<Message> {
    let hand = view.own.hand;
    if let Some(covered) = view.public.square.card(place)
        && let Some(kept) = matching(hand, card, covered)
    {
        return Some(texts::buries(covered, kept));
    }
    if exact::is_open(view) {
        let same = Cards::suit(card.suit()) | Cards::rank(card.rank());
        let [theirs, own] = [Garbo::unseen(view), hand - Cards::of(card)].map(|cards| (cards & same).len());
        if theirs > own {
            return Some(texts::matches_later(theirs, own));
        }
    }
    let value = |card: Card| view.public.options.rank_value(card.rank());
    let values = || hand.iter().map(value);
    let is_most = values().max() == Some(value(card)) && values().min() < values().max();
    is_most.then(|| texts::sheds(card))
}

/// Tells whether every match of the last card has been claimed.
pub(super) fn nothing_left(public: &Public) -> bool {
    public.last.is_none_or(|last| last.unclaimed.is_empty())
}

/// The numbers of moves that give away fewer points than a move, and as many, itself included, and of all.
#[derive(Clone, Copy)]
pub(super) struct Alternatives {
    pub cheaper: usize,
    pub equal: usize,
    pub all: usize,
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
            all: given.len(),
        }
    }
}

/// The maximum number of cards that a sentence names.
const NAMED: usize = 3;

/// The other cards of a hand that match a covered card, if there are any and not too many to be named.
pub(super) fn matching(hand: Cards, card: Card, covered: Card) -> Option<Cards> {
    let same = Cards::suit(covered.suit()) | Cards::rank(covered.rank());
    let kept = (hand - Cards::of(card)) & same;
    (1..=NAMED).contains(&kept.len()).then_some(kept)
}
