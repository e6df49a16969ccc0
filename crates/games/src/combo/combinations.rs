//! The individual combinations of a hand, each with a name (SC-9).

use crate::text::combo as texts;
use misere_engine::cards::{Cards, Rank, Suit};
use misere_engine::rules::Message;

/// The fewest cards of a suit, or ranks of a run, that count as a combination.
const LEAST: usize = 4;

/// Cards that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combination {
    pub cards: Cards,
    /// Its name: `three kings`, `four clubs`, `run 9 to Q`.
    pub name: Message,
}

/// All combinations of a hand: ranks from the lowest on, then suits, then runs.
pub fn combinations(hand: Cards) -> Vec<Combination> {
    let ranks = Rank::ALL.into_iter().filter_map(|rank| {
        let cards = hand & Cards::rank(rank);
        (cards.len() >= 2).then(|| Combination { cards, name: texts::cards_of_rank(cards.len(), rank) })
    });
    let suits = Suit::ALL.into_iter().filter_map(|suit| {
        let cards = hand.of_suit(suit);
        (cards.len() >= LEAST).then(|| Combination { cards, name: texts::cards_of_suit(cards.len(), suit) })
    });
    ranks.chain(suits).chain(runs(hand)).collect()
}

/// The longest runs of a hand. The ranks form a ring.
fn runs(hand: Cards) -> Vec<Combination> {
    let count = Rank::ALL.len();
    let rank = |index: usize| Rank::ALL[index % count];
    let holds = |index: usize| hand.intersects(Cards::rank(rank(index)));
    let starts = (0..count).filter(|&first| holds(first) && !holds(first + count - 1));
    starts
        .filter_map(|first| {
            let ranks: Vec<Rank> = (first..).take_while(|&index| holds(index)).map(rank).collect();
            if ranks.len() < LEAST {
                return None;
            }
            let last = ranks.last()?;
            let cards = ranks.iter().fold(Cards::EMPTY, |all, &rank| all | Cards::rank(rank));
            Some(Combination { cards: hand & cards, name: texts::run(rank(first), *last) })
        })
        .collect()
}
