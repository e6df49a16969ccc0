//! What a card looks like to a learned policy.

use std::sync::LazyLock;

use super::Player;
use crate::bots::Policy;
use crate::bots::learned::{Choices, Learned, Row, Tables};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::View;
use crate::rules::mismatch::matches::{Standing, matching};
use crate::rules::mismatch::{Mismatch, Play, SEATS};

/// How sharply the rules of thumb choose before anything is learned: so much more is said for a card
/// that is a point cheaper.
const SHARPNESS: f64 = 0.5;

/// Places in the trick, what the card does there, and whether the trick has a match.
const KINDS: usize = SEATS * 3 * 2;
/// Cards in hand, from one.
const SIZES: usize = 13;
/// Cards of a suit that are unseen.
const SUIT: usize = 13;
/// Others of a rank that are unseen, or in hand.
const RANK: usize = 4;

/// What is looked up in each table.
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

pub(super) const WEIGHTS: usize = TABLES.weights();

/// What comes with the program. A test sees to it that the file fits.
pub(super) static LEARNED: LazyLock<Option<Learned>> = LazyLock::new(|| {
    let file = include_bytes!("../../../assets/bots/mismatch.policy");
    Learned::read(file, Mismatch::DESCRIPTION, WEIGHTS).ok()
});

/// Lists the cards in hand, with what each looks like.
pub(super) fn describe(
    view: View<'_, Mismatch>,
    moves: &mut Vec<Play>,
    choices: &mut Choices,
) -> bool {
    let hand = view.own.hand;
    if let Some(only) = hand.first().filter(|_| hand.len() == 1) {
        moves.push(Play(only));
        choices.push(Row::only());
        return true;
    }
    let eye = Eye::new(view);
    for card in hand {
        moves.push(Play(card));
        choices.push(eye.row(card));
    }
    true
}

/// What is the same for all cards.
struct Eye<'a> {
    view: View<'a, Mismatch>,
    player: Player,
    /// The cards that would match what lies there.
    matching: Cards,
    /// How many cards in hand would not take the trick.
    harmless: usize,
    /// How many suits are in hand, and how many ranks are there twice.
    suits: usize,
    pairs: usize,
}

impl<'a> Eye<'a> {
    fn new(view: View<'a, Mismatch>) -> Self {
        let player = Player::new(view, 0);
        let hand = view.own.hand;
        let trick = player.trick;
        let matching = trick.map_or(Cards::EMPTY, |trick| matching(trick.cards, player.ace));
        let harmless = match &trick {
            Some(trick) => player.harmless(trick, hand).len(),
            None => hand.len(),
        };
        let twice = |rank: &Rank| (hand & Cards::rank(*rank)).len() > 1;
        let suits = Suit::ALL.into_iter();
        Self {
            view,
            player,
            matching,
            harmless,
            suits: suits.filter(|&suit| !hand.of_suit(suit).is_empty()).count(),
            pairs: Rank::ALL.iter().filter(|rank| twice(rank)).count(),
        }
    }

    fn row(&self, card: Card) -> Row {
        let Player { trick, unseen, .. } = &self.player;
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
            Some(trick) => trick.with(card, self.player.ace),
            None => Standing::of_lead(card),
        };
        let penalty = after.penalty(self.player.ace);
        // Pips in pairs up to ten, then tens.
        let penalty = if penalty < 10 {
            penalty / 5
        } else {
            1 + penalty / 10
        };
        let quiet = self.player.harmless(&after, *unseen).len();
        let quiet = quiet * 13 / unseen.len().max(1);
        let near = Rank::ALL.into_iter().filter(|other| {
            let apart = other.index().abs_diff(card.rank().index());
            apart == 1 || apart == 2
        });
        let near = near.fold(Cards::EMPTY, |near, rank| near | Cards::rank(rank));
        let size = hand.len() - 1;
        let (of_suit, of_rank) = ((*unseen & suit).len(), (*unseen & rank).len());
        let (length, doubles) = ((hand & suit).len() - 1, (hand & rank).len() - 1);

        let rule = -SHARPNESS * self.player.cost(card);
        let mut row = Row::new(rule as f32, TABLES.place(0, [kind, size]));
        row.add(TABLES.place(1, [kind, of_suit, of_rank, size]));
        row.add(TABLES.place(2, [kind, card.rank().index(), size]));
        row.add(TABLES.place(3, [kind, penalty as usize, self.harmless, size]));
        row.add(TABLES.place(4, [kind, length, of_suit]));
        row.add(TABLES.place(5, [kind, (*unseen & near).len(), of_rank]));
        row.add(TABLES.place(6, [kind, doubles, of_rank, of_suit]));
        row.add(TABLES.place(7, [kind, quiet, size]));
        row.add(TABLES.place(8, [kind, self.suits, self.pairs, size]));
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_fits() {
        assert!(LEARNED.is_some());
    }
}
