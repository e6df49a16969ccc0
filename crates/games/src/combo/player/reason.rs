//! Reasons for an action, in one sentence for the seat itself.

use crate::combo::{Action, Combo, Private};
use crate::text::combo as texts;
use misere_engine::cards::{Card, Cards, Rank};
use misere_engine::rules::{Message, View};

pub(super) fn reason(view: View<'_, Combo>, action: Action) -> Option<Message> {
    let (public, own) = (view.public, view.own);
    match action {
        Action::Discard(cards) => {
            let kept = own.hand - cards;
            let is_useless = !cards.is_empty() && cards.iter().all(|card| with(own, card).is_none());
            together(kept, kept).map(texts::keeps_together).or_else(|| is_useless.then(texts::discards_useless))
        }
        Action::Take(Cards::EMPTY) => {
            let is_useless = own.offered.iter().all(|card| with(own, card).is_none());
            is_useless.then(texts::packet_useless)
        }
        Action::Take(cards) => {
            let made = together(own.hand | cards, cards)?;
            Some(texts::gives_you(made))
        }
        Action::DrawPile => {
            let card = *public.pile.last()?;
            let made = together(own.hand | Cards::of(card), Cards::of(card))?;
            Some(texts::gives_you(made))
        }
        Action::DrawStock => {
            let card = *public.pile.last()?;
            if with(own, card).is_none() {
                return Some(texts::pile_useless(card));
            }
            (public.need() > 1).then(texts::pile_can_wait)
        }
        Action::Lay(card) => with(own, card).is_none().then(|| texts::lays_useless(card)),
    }
}

/// The best combination of a card with the hand, in words.
pub(super) fn with(own: &Private, card: Card) -> Option<Message> {
    let card = Cards::of(card);
    together(own.hand | card, card)
}

/// The best combination of these cards that contains one of `some`, in words.
pub(super) fn together(cards: Cards, some: Cards) -> Option<Message> {
    let of_rank = |card: &Card| cards & Cards::rank(card.rank());
    let of_suit = |card: &Card| cards.of_suit(card.suit());
    let rank = some.iter().max_by_key(|card| of_rank(card).len())?;
    let suit = some.iter().max_by_key(|card| of_suit(card).len())?;
    let ranks = of_rank(&rank).len();
    let suits = of_suit(&suit).len();
    if ranks >= 3 {
        Some(texts::some_of_rank(ranks, rank.rank()))
    } else if suits >= 4 {
        Some(texts::cards_of_suit(suits, suit.suit()))
    } else if let Some((from, length)) = run(cards, some).filter(|(_, length)| *length >= 4) {
        let last = Rank::ALL[(from.index() + length - 1) % Rank::ALL.len()];
        Some(texts::run_from_to(from, last))
    } else if ranks == 2 {
        Some(texts::some_of_rank(ranks, rank.rank()))
    } else if suits == 3 {
        Some(texts::cards_of_suit(suits, suit.suit()))
    } else {
        None
    }
}

/// The longest run of these cards that contains one of `some` (SC-9): its first rank and its length.
fn run(cards: Cards, some: Cards) -> Option<(Rank, usize)> {
    let count = Rank::ALL.len();
    let rank = |index: usize| Rank::ALL[index % count];
    let holds = |cards: Cards, index: usize| cards.intersects(Cards::rank(rank(index)));
    let from = (0..count).map(|first| {
        let length = (first..first + count).take_while(|&index| holds(cards, index)).count();
        (rank(first), length)
    });
    from.filter(|&(rank, length)| (rank.index()..rank.index() + length).any(|index| holds(some, index)))
        .max_by_key(|&(_, length)| length)
}
