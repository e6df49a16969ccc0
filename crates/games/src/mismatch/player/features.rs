//! The features of a card for a learned policy.

use super::{Evaluator, harmless};
use crate::files;
use crate::mismatch::matches::TrickSoFar;
use crate::mismatch::{Mismatch, Play, SEATS};
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::View;
use misere_players::bots::Learning;
use misere_players::bots::learned::{Choices, Features, ShippedPolicy, Tables};

/// Increase in score for each point by which the heuristic considers a card cheaper.
const SHARPNESS: f64 = 0.5;

/// Positions in the trick, what the card does there (see [`Effect`]), and whether the trick has a match.
const KINDS: usize = SEATS * EFFECTS * 2;
/// Effects of a card on the trick, see [`Effect`].
const EFFECTS: usize = 3;
/// Cards in hand, from one.
const SIZES: usize = 13;
/// Unseen cards of a suit.
const SUIT: usize = 13;
/// Other cards of a rank, unseen or in hand.
const RANK: usize = 4;
/// Penalties for the trick, in steps.
const PENALTIES: usize = 8;
/// Cards, suits or ranks in hand, up to four.
const FEW: usize = 5;
/// Other cards of a suit in hand, up to seven.
const LENGTHS: usize = 8;
/// Unseen cards of the four nearest ranks, up to fifteen.
const NEAR: usize = 16;
/// Shares of the unseen cards, in thirteenths.
const SHARES: usize = SHARE_STEPS + 1;
/// Steps of a share from none to all.
const SHARE_STEPS: usize = 13;

/// Trust in the heuristic.
const TRUST: usize = 0;
/// Unseen cards of the card's suit and rank.
const UNSEEN: usize = 1;
/// The card's rank.
const RANKS: usize = 2;
/// The penalty for the trick, by the cards in hand that would not take it.
const PENALTY: usize = 3;
/// Cards of the suit in hand and unseen.
const OF_SUIT: usize = 4;
/// Unseen cards of the nearest ranks and of the card's own.
const NEAR_RANKS: usize = 5;
/// Cards of the rank in hand and unseen, and unseen cards of the suit.
const OF_RANK: usize = 6;
/// The share of the unseen cards that would not take the trick.
const QUIET: usize = 7;
/// Suits and pairs in hand.
const HAND: usize = 8;

/// The dimensions of each table. The shipped policy depends on them and on the order of the tables.
const TABLES: Tables<9> = {
    let mut tables: [&[usize]; 9] = [&[]; 9];
    tables[TRUST] = &[KINDS, SIZES];
    tables[UNSEEN] = &[KINDS, SUIT, RANK, SIZES];
    tables[RANKS] = &[KINDS, Rank::ALL.len(), SIZES];
    tables[PENALTY] = &[KINDS, PENALTIES, FEW, SIZES];
    tables[OF_SUIT] = &[KINDS, LENGTHS, SUIT];
    tables[NEAR_RANKS] = &[KINDS, NEAR, RANK];
    tables[OF_RANK] = &[KINDS, RANK, RANK, SUIT];
    tables[QUIET] = &[KINDS, SHARES, SIZES];
    tables[HAND] = &[KINDS, FEW, FEW, SIZES];
    Tables::new(tables)
};

/// The effect of a card on the trick.
#[derive(Clone, Copy)]
enum Effect {
    None,
    /// Becomes the highest of a trick without a match.
    Tops,
    Matches,
}

pub(super) const LEARNING: Learning<Mismatch> = Learning {
    weights: TABLES.weights(),
    version: 1,
    rate: 0.1,
    describe,
    shipped: |_| Some(&SHIPPED),
    guides: |_| false,
    is_trained: |_| true,
};

static SHIPPED: ShippedPolicy = ShippedPolicy::new(files::MISMATCH.policy);

/// Lists the cards in hand with their features.
fn describe(view: View<'_, Mismatch>, moves: &mut Vec<Play>, choices: &mut Choices) -> bool {
    let hand = view.own.hand;
    if let Some(only) = hand.first()
        && hand.len() == 1
    {
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
        let harmless = match &evaluator.trick {
            Some(trick) => harmless(trick, hand).len(),
            None => hand.len(),
        };
        let (mut once, mut twice, mut suits) = (0, 0, 0);
        for suit in Suit::ALL {
            let ranks = hand.ranks_of(suit);
            twice |= once & ranks;
            once |= ranks;
            suits += usize::from(ranks != 0);
        }
        Self { view, evaluator, harmless, suits, pairs: twice.count_ones() as usize }
    }

    fn features(&self, card: Card) -> Features {
        let Evaluator { trick, unseen, .. } = &self.evaluator;
        let hand = self.view.own.hand;
        let (suit, rank) = (Cards::suit(card.suit()), Cards::rank(card.rank()));
        let place = trick.map_or(0, |trick| trick.cards.len());
        let matched = trick.is_some_and(|trick| trick.matched);
        let effect = match trick {
            Some(trick) if trick.matching.contains(card) => Effect::Matches,
            Some(trick) if !matched && card.rank() > trick.top => Effect::Tops,
            _ => Effect::None,
        };
        let kind = (place * EFFECTS + effect as usize) * 2 + usize::from(matched);
        let after = match trick {
            Some(trick) => trick.with(card, self.evaluator.ace),
            None => TrickSoFar::of_lead(card),
        };
        let penalty = after.penalty(self.evaluator.ace);
        // In steps of five up to ten, then in steps of ten.
        let penalty = if penalty < 10 { penalty / 5 } else { 1 + penalty / 10 };
        let quiet = harmless(&after, *unseen).len();
        let quiet = quiet * SHARE_STEPS / unseen.len().max(1);
        // The ranks one or two steps away.
        let near = Cards::ranks((0b11011_u32 << card.rank().index() >> 2) as u16);
        let size = hand.len() - 1;
        let (of_suit, of_rank) = ((*unseen & suit).len(), (*unseen & rank).len());
        let (length, doubles) = ((hand & suit).len() - 1, (hand & rank).len() - 1);

        let score = -SHARPNESS * self.evaluator.cost(card);
        let mut features = Features::new(score as f32, TABLES.index(TRUST, [kind, size]));
        features.add(TABLES.index(UNSEEN, [kind, of_suit, of_rank, size]));
        features.add(TABLES.index(RANKS, [kind, card.rank().index(), size]));
        features.add(TABLES.index(PENALTY, [kind, penalty as usize, self.harmless, size]));
        features.add(TABLES.index(OF_SUIT, [kind, length, of_suit]));
        features.add(TABLES.index(NEAR_RANKS, [kind, (*unseen & near).len(), of_rank]));
        features.add(TABLES.index(OF_RANK, [kind, doubles, of_rank, of_suit]));
        features.add(TABLES.index(QUIET, [kind, quiet, size]));
        features.add(TABLES.index(HAND, [kind, self.suits, self.pairs, size]));
        features
    }
}
