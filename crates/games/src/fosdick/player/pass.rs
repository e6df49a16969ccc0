//! Chooses the cards to pass.

use std::rc::Rc;

use super::avoid::SuitHarm;
use super::card_count::{CardBits, CardCount, SuitBits, bits, card_bits, last_trick_cost, power};
use super::tuning;
use crate::fosdick::{Action, Fosdick, Options, Public};
use misere_engine::cards::Cards;
use misere_engine::rules::View;

/// The size of a table by the number of cards passed, which may be 0.
const COUNTS: usize = Options::MAX_PASSED as usize + 1;

/// The cards whose passing leaves the least harm.
pub(super) fn cards(view: View<'_, Fosdick>) -> Cards {
    let order = view.public.options.card_order;
    let (_, passed) = Passes::new(view.public, CardCount::new(view), None).least();
    view.own.hand.iter().filter(|&card| passed[card.suit().index()] >> order.strength(card) & 1 == 1).collect()
}

/// The index of the pass that leaves the least harm.
pub(super) fn best(view: View<'_, Fosdick>, moves: &[Action]) -> usize {
    let harms = harms(view, moves);
    let best = (0..moves.len()).min_by(|&a, &b| harms[a].total_cmp(&harms[b]));
    best.unwrap_or(0)
}

/// The harm that each pass leaves.
pub(super) fn harms(view: View<'_, Fosdick>, moves: &[Action]) -> Vec<f32> {
    let passes = Passes::new(view.public, CardCount::new(view), None);
    let harm = |action: &Action| match *action {
        Action::Pass(cards) => passes.harm(card_bits(cards, view.public.options.card_order)),
        _ => f32::INFINITY,
    };
    moves.iter().map(harm).collect()
}

/// The harm that passes of a hand leave. It is a sum over the suits.
pub(super) struct Passes {
    count: CardCount,
    suits: [Rc<SuitPasses>; 4],
    pass_count: usize,
    points_of_deal: f32,
}

impl Passes {
    /// The passes of a hand before anything is known of the others. `like` is those of another hand of as many cards,
    /// some of whose suits may be the same.
    pub fn before_play(public: &Public, hand: Cards, like: Option<&Self>) -> Self {
        Self::new(public, CardCount::before_play(public, hand), like)
    }

    fn new(public: &Public, count: CardCount, like: Option<&Self>) -> Self {
        let contract = &public.contract;
        let pass_count = public.options.pass_count as usize;
        let (all, last) = (contract.worth(contract.penalties()) as f32, last_trick_cost(contract));
        let hand: u32 = count.own.iter().map(|cards| cards.count_ones()).sum();
        let average = all / hand as f32;
        let suits = std::array::from_fn(|suit| {
            // The points in other suits count, too.
            let is_same =
                |like: &&Self| like.count.own[suit] == count.own[suit] && like.count.points_out == count.points_out;
            let new = || SuitPasses::new(&count, suit, average, last, pass_count).into();
            like.filter(is_same).map_or_else(new, |like| like.suits[suit].clone())
        });
        Self { count, suits, pass_count, points_of_deal: (all + last.abs()).max(1.0) }
    }

    /// The harm beyond the least possible that a pass leaves, as a share of the deal's points.
    pub fn regret(&self, passed: CardBits) -> f32 {
        (self.harm(passed) - self.least().0) / self.points_of_deal
    }

    fn harm(&self, passed: CardBits) -> f32 {
        let suits = self.suits.iter().zip(self.count.own).zip(passed);
        suits.map(|((suit, own), passed)| suit.harm_of(own & !passed)).sum()
    }

    /// The least harm that a pass leaves, and the cards.
    fn least(&self) -> (f32, CardBits) {
        // For each number of cards passed, the least harm and the cards.
        let mut best = [(f32::INFINITY, [0; 4]); COUNTS];
        best[0].0 = 0.0;
        for (suit, passes) in self.suits.iter().enumerate() {
            for total in (0..=self.pass_count).rev() {
                let mut least = (f32::INFINITY, [0; 4]);
                for (size, &(harm, gone)) in passes.least.iter().enumerate().take(total + 1) {
                    let (before, passed) = best[total - size];
                    if before + harm < least.0 {
                        least = (before + harm, passed);
                        least.1[suit] = gone;
                    }
                }
                best[total] = least;
            }
        }
        best[self.pass_count]
    }
}

/// The harm that the cards kept of a suit do.
struct SuitPasses {
    harm: SuitHarm,
    /// The value of keeping none.
    void: f32,
    /// The cost of each card for the last trick, by strength.
    last: [f32; 13],
    /// For each number of cards passed, the least harm, and the cards.
    least: [(f32, SuitBits); COUNTS],
}

impl SuitPasses {
    /// `average` is the points of an average trick, and `last` those of the last one.
    fn new(count: &CardCount, suit: usize, average: f32, last: f32, pass_count: usize) -> Self {
        let own = count.own[suit];
        let mut costs = [0.0; 13];
        if last != 0.0 {
            for strength in bits(own) {
                let (_, above) = count.around(suit, strength);
                costs[strength as usize] = last * tuning::PASS_LAST * power(tuning::PASS_STRONG, above);
            }
        }
        let harm = SuitHarm::new(count, suit, average);
        let none = [(f32::INFINITY, 0); COUNTS];
        let mut passes = Self { harm, void: tuning::PASS_VOID * average, last: costs, least: none };
        let mut gone = own;
        loop {
            let size = gone.count_ones() as usize;
            if size <= pass_count {
                let harm = passes.harm_of(own & !gone);
                if harm < passes.least[size].0 {
                    passes.least[size] = (harm, gone);
                }
            }
            if gone == 0 {
                return passes;
            }
            gone = (gone - 1) & own;
        }
    }

    fn harm_of(&self, kept: SuitBits) -> f32 {
        let mut harm = self.harm.of(kept);
        if kept == 0 {
            harm -= self.void;
        }
        for strength in bits(kept) {
            harm += self.last[strength as usize];
            harm += tuning::PASS_RANK * strength as f32;
        }
        harm
    }
}
