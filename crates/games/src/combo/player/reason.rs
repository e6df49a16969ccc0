//! Reasons for an action, in one sentence for the seat itself.

use crate::combo::{Action, Combo};
use crate::text::combo as texts;
use misere_engine::cards::{Card, Cards, Rank};
use misere_engine::rules::{Message, View};

pub(super) fn reason(view: View<'_, Combo>, action: Action) -> Option<Message> {
    let (public, own) = (view.public, view.own);
    match action {
        Action::Discard(cards) => {
            let kept = together(own.hand - cards, own.hand - cards)?;
            Some(texts::keeps_together(kept))
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
            let waits = public.need() > 1 && !public.pile.is_empty();
            waits.then(texts::pile_can_wait)
        }
        Action::Lay(_) => None,
    }
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
