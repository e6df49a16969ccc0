//! Chooses the cards to pass.

use std::rc::Rc;

use super::avoid::SuitHarm;
use super::card_count::{CardBits, CardCount, SuitBits, bits, card_bits, last_trick_cost, power};
use super::tuning;
use crate::fosdick::{Action, Contract, Fosdick, Options, Public};
use misere_engine::cards::Cards;
use misere_engine::rules::View;

/// The size of a table by the number of cards passed, which may be 0.
const COUNTS: usize = Options::MAX_PASSED as usize + 1;

/// The cards whose passing leaves the least harm.
pub(super) fn cards(view: View<'_, Fosdick>) -> Cards {
    let order = view.public.options.card_order;
    let (_, passed) = Passes::new(view.public, CardCount::new(view)).best();
    view.own.hand.iter().filter(|&card| passed[card.suit().index()] >> order.strength(card) & 1 == 1).collect()
}

/// The harm that passes of a hand leave. It is a sum over the suits.
pub(super) struct Passes {
    count: CardCount,
    suits: [Rc<SuitPasses>; 4],
    pass_count: usize,
    points_of_deal: f32,
}

/// The harm of a suit, and for each number of cards passed of it, the least harm with the cards.
struct SuitPasses {
    kept: KeptSuit,
    least: [(f32, SuitBits); COUNTS],
}

impl Passes {
    fn new(public: &Public, count: CardCount) -> Self {
        let harm = Harm::of(&public.contract, &count);
        let pass_count = public.options.pass_count as usize;
        let suits = std::array::from_fn(|suit| SuitPasses::new(&harm, &count, suit, pass_count).into());
        Self { count, suits, pass_count, points_of_deal: harm.points_of_deal }
    }

    /// The passes of a hand before it is known what is played.
    pub fn before_play(public: &Public, hand: Cards) -> Self {
        Self::new(public, CardCount::before_play(public, hand))
    }

    /// Like [`before_play`](Self::before_play), of a hand of as many cards.
    pub fn of_another_hand(&self, public: &Public, hand: Cards) -> Self {
        let count = CardCount::before_play(public, hand);
        let harm = Harm::of(&public.contract, &count);
        let suits = std::array::from_fn(|suit| {
            // The points in other suits count, too.
            let is_same = count.own[suit] == self.count.own[suit] && count.points_out == self.count.points_out;
            if is_same {
                self.suits[suit].clone()
            } else {
                SuitPasses::new(&harm, &count, suit, self.pass_count).into()
            }
        });
        Self { count, suits, ..*self }
    }

    /// The harm beyond the least possible that a pass leaves, as a share of the deal's points.
    pub fn regret(&self, passed: CardBits) -> f32 {
        let kept = self.suits.iter().zip(self.count.own).zip(passed);
        let harm: f32 = kept.map(|((suit, own), passed)| suit.kept.of(own & !passed)).sum();
        (harm - self.best().0) / self.points_of_deal
    }

    /// The least harm that a pass leaves, and the cards.
    fn best(&self) -> (f32, CardBits) {
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

impl SuitPasses {
    fn new(harm: &Harm, count: &CardCount, suit: usize, pass_count: usize) -> Self {
        let kept = KeptSuit::new(harm, count, suit);
        let own = count.own[suit];
        let mut least = [(f32::INFINITY, 0); COUNTS];
        let mut gone = own;
        loop {
            let size = gone.count_ones() as usize;
            if size <= pass_count {
                let harm = kept.of(own & !gone);
                if harm < least[size].0 {
                    least[size] = (harm, gone);
                }
            }
            if gone == 0 {
                break;
            }
            gone = (gone - 1) & own;
        }
        Self { kept, least }
    }
}

/// The index of the pass that leaves the least harm.
pub(super) fn best(view: View<'_, Fosdick>, moves: &[Action]) -> usize {
    let harms = harms(view, moves);
    let best = (0..moves.len()).min_by(|&a, &b| harms[a].total_cmp(&harms[b]));
    best.unwrap_or(0)
}

/// The harm that each pass leaves.
pub(super) fn harms(view: View<'_, Fosdick>, moves: &[Action]) -> Vec<f32> {
    let count = CardCount::new(view);
    let harm = Harm::of(&view.public.contract, &count);
    let suits: [KeptSuit; 4] = std::array::from_fn(|suit| KeptSuit::new(&harm, &count, suit));
    let order = view.public.options.card_order;
    let after = |action: &Action| match *action {
        Action::Pass(cards) => {
            let kept = card_bits(view.own.hand - cards, order);
            suits.iter().zip(kept).map(|(suit, kept)| suit.of(kept)).sum()
        }
        _ => f32::INFINITY,
    };
    moves.iter().map(after).collect()
}

/// What harm is measured by.
struct Harm {
    points_of_deal: f32,
    /// The points of an average trick.
    average: f32,
    /// The points of the last trick.
    last: f32,
}

impl Harm {
    fn of(contract: &Contract, count: &CardCount) -> Self {
        let all = contract.worth(contract.penalties()) as f32;
        let hand: u32 = count.own.iter().map(|cards| cards.count_ones()).sum();
        let last = last_trick_cost(contract);
        Self { points_of_deal: (all + last.abs()).max(1.0), average: all / hand as f32, last }
    }
}

/// The harm of the cards kept of a suit.
struct KeptSuit {
    harm: SuitHarm,
    /// The value of keeping none.
    void: f32,
    /// What each card costs for the last trick, by strength.
    last: [f32; 13],
}

impl KeptSuit {
    fn new(&Harm { average, last, .. }: &Harm, count: &CardCount, suit: usize) -> Self {
        let mut costs = [0.0; 13];
        if last != 0.0 {
            for strength in bits(count.own[suit]) {
                let (_, above) = count.around(suit, strength);
                costs[strength as usize] = last * tuning::PASS_LAST * power(tuning::PASS_STRONG, above);
            }
        }
        Self { harm: SuitHarm::new(count, suit, average), void: tuning::PASS_VOID * average, last: costs }
    }

    fn of(&self, kept: SuitBits) -> f32 {
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
