//! All sets of a number of cards out of some.

use super::{Cards, Pack};

impl Cards {
    /// All subsets of `size` cards, in lexicographic order.
    pub fn subsets(self, size: usize) -> Subsets {
        Subsets::new(self, size)
    }
}

/// The subsets of one size, see [`Cards::subsets`].
#[derive(Clone, Debug)]
pub struct Subsets {
    cards: Pack,
    /// The indices of the cards of the next subset; only the first `size` are used.
    places: [u8; 52],
    size: usize,
    done: bool,
}

impl Subsets {
    fn new(cards: Cards, size: usize) -> Self {
        Self {
            cards: cards.iter().collect(),
            places: std::array::from_fn(|place| place as u8),
            size,
            done: size > cards.len(),
        }
    }
}

impl Iterator for Subsets {
    type Item = Cards;

    fn next(&mut self) -> Option<Cards> {
        if self.done {
            return None;
        }
        let places = &mut self.places[..self.size];
        let cards = places.iter().map(|&place| self.cards[usize::from(place)]);
        let subset = cards.collect();
        let last = self.cards.len() - self.size;
        match (0..places.len()).rev().find(|&i| usize::from(places[i]) < last + i) {
            Some(i) => {
                places[i] += 1;
                for j in i + 1..places.len() {
                    places[j] = places[j - 1] + 1;
                }
            }
            None => self.done = true,
        }
        Some(subset)
    }
}
