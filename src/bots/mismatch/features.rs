//! The features of a card for a learned policy.

use std::sync::LazyLock;

use super::Evaluator;
use crate::bots::Learning;
use crate::bots::learned::{Choices, Features, LearnedPolicy, Tables};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::View;
use crate::rules::mismatch::matches::{Standing, matching};
use crate::rules::mismatch::{Mismatch, Play, SEATS};

/// Increase in score for each point by which the heuristic considers a card cheaper.
const SHARPNESS: f64 = 0.5;

/// Positions in the trick, what the card does there, and whether the trick has a match.
const KINDS: usize = SEATS * 3 * 2;
/// Cards in hand, from one.
const SIZES: usize = 13;
/// Unseen cards of a suit.
const SUIT: usize = 13;
/// Other cards of a rank, unseen or in hand.
const RANK: usize = 4;

/// The dimensions of each table.
const TABLES: Tables<9> = Tables::new([
    &[KINDS, SIZES],
    &[KINDS, SUIT, RANK, SIZES],
    &[KINDS, Rank::ALL.len(), SIZES],
    &[KINDS, 8, 5, SIZES],
    &[KINDS, 8, SUIT],
    &[KINDS, 16, RANK],
    &[KINDS, RANK, RANK, SUIT],
    &[KINDS, 14, SIZES],
    &[KINDS, 5, 5, SIZES],
]);

pub(super) const LEARNING: Learning<Mismatch> = Learning {
    weights: TABLES.weights(),
    version: 1,
    rate: 0.1,
    describe,
    shipped: |_| SHIPPED.as_ref(),
    is_trained: |_| true,
};

/// The shipped policy. A test makes sure that the file fits.
static SHIPPED: LazyLock<Option<LearnedPolicy>> = LazyLock::new(|| {
    let file = include_bytes!("../../../assets/bots/mismatch.policy");
    LearnedPolicy::read(file, LEARNING.version, LEARNING.weights).ok()
});

/// Lists the cards in hand with their features.
fn describe(view: View<'_, Mismatch>, moves: &mut Vec<Play>, choices: &mut Choices) -> bool {
    let hand = view.own.hand;
    if let Some(only) = hand.first().filter(|_| hand.len() == 1) {
        moves.push(Play(only));
        choices.push(Features::only());
        return true;
    }
    let describer = Describer::new(view);
    for card in hand {
        moves.push(Play(card));
        choices.push(describer.features(card));
    }
    true
}

/// Describes cards; holds what is the same for all of them.
struct Describer<'a> {
    view: View<'a, Mismatch>,
    evaluator: Evaluator,
    /// The cards that would match the trick.
    matching: Cards,
    /// The number of cards in hand that would not take the trick.
    harmless: usize,
    /// The number of suits in hand.
    suits: usize,
    /// The number of ranks held more than once.
    pairs: usize,
}

impl<'a> Describer<'a> {
    fn new(view: View<'a, Mismatch>) -> Self {
        let evaluator = Evaluator::new(view, 0);
        let hand = view.own.hand;
        let trick = evaluator.trick;
        let matching = trick.map_or(Cards::EMPTY, |trick| matching(trick.cards, evaluator.ace));
        let harmless = match &trick {
            Some(trick) => evaluator.harmless(trick, hand).len(),
            None => hand.len(),
        };
        let twice = |rank: &Rank| (hand & Cards::rank(*rank)).len() > 1;
        let suits = Suit::ALL.into_iter();
        Self {
            view,
            evaluator,
            matching,
            harmless,
            suits: suits.filter(|&suit| !hand.of_suit(suit).is_empty()).count(),
            pairs: Rank::ALL.iter().filter(|rank| twice(rank)).count(),
        }
    }

    fn features(&self, card: Card) -> Features {
        let Evaluator { trick, unseen, .. } = &self.evaluator;
        let hand = self.view.own.hand;
        let (suit, rank) = (Cards::suit(card.suit()), Cards::rank(card.rank()));
        let place = trick.map_or(0, |trick| trick.cards.len());
        let matched = trick.is_some_and(|trick| trick.matched);
        let does = match trick {
            Some(_) if self.matching.contains(card) => 2,
            Some(trick) if !matched && card.rank() > trick.top => 1,
            _ => 0,
        };
        let kind = (place * 3 + does) * 2 + usize::from(matched);
        let after = match trick {
            Some(trick) => trick.with(card, self.evaluator.ace),
            None => Standing::of_lead(card),
        };
        let penalty = after.penalty(self.evaluator.ace);
        // In steps of five up to ten, then in steps of ten.
        let penalty = if penalty < 10 {
            penalty / 5
        } else {
            1 + penalty / 10
        };
        let quiet = self.evaluator.harmless(&after, *unseen).len();
        let quiet = quiet * 13 / unseen.len().max(1);
        let near = Rank::ALL.into_iter().filter(|other| {
            let apart = other.index().abs_diff(card.rank().index());
            apart == 1 || apart == 2
        });
        let near = near.fold(Cards::EMPTY, |near, rank| near | Cards::rank(rank));
        let size = hand.len() - 1;
        let (of_suit, of_rank) = ((*unseen & suit).len(), (*unseen & rank).len());
        let (length, doubles) = ((hand & suit).len() - 1, (hand & rank).len() - 1);

        let score = -SHARPNESS * self.evaluator.cost(card);
        let mut features = Features::new(score as f32, TABLES.index(0, [kind, size]));
        features.add(TABLES.index(1, [kind, of_suit, of_rank, size]));
        features.add(TABLES.index(2, [kind, card.rank().index(), size]));
        features.add(TABLES.index(3, [kind, penalty as usize, self.harmless, size]));
        features.add(TABLES.index(4, [kind, length, of_suit]));
        features.add(TABLES.index(5, [kind, (*unseen & near).len(), of_rank]));
        features.add(TABLES.index(6, [kind, doubles, of_rank, of_suit]));
        features.add(TABLES.index(7, [kind, quiet, size]));
        features.add(TABLES.index(8, [kind, self.suits, self.pairs, size]));
        features
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_policy_fits() {
        assert!(SHIPPED.is_some());
    }
}
