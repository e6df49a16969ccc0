//! Chooses the cards to pass.

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
    let count = CardCount::new(view);
    let order = view.public.options.card_order;
    let harm = KeptHarm::new(&view.public.contract, &count);
    let (_, passed) = least_harm(&harm, &count, view.public.options.pass_count);
    view.own.hand.iter().filter(|&card| passed[card.suit().index()] >> order.strength(card) & 1 == 1).collect()
}

/// The harm beyond the least possible that a pass leaves, as a share of the deal's points.
pub(super) fn regret(public: &Public, hand: Cards, passed: Cards) -> f32 {
    let count = CardCount::before_play(public, hand);
    let harm = KeptHarm::new(&public.contract, &count);
    let (least, _) = least_harm(&harm, &count, public.options.pass_count);
    let kept = card_bits(hand - passed, public.options.card_order);
    (harm.of(kept) - least) / harm.points_of_deal
}

/// The least harm that a pass leaves, and the cards. The harm is a sum over the suits, so it is enough
/// to find, for each suit, the best cards to pass for each number of them.
fn least_harm(harm: &KeptHarm, count: &CardCount, pass_count: i32) -> (f32, CardBits) {
    let pass_count = pass_count as usize;
    // For each number of cards passed, the least harm and the cards.
    let mut best = [(f32::INFINITY, [0; 4]); COUNTS];
    best[0].0 = 0.0;
    for suit in 0..4 {
        let own = count.own[suit];
        let mut here = [(f32::INFINITY, 0); COUNTS];
        let mut gone = own;
        loop {
            let size = gone.count_ones() as usize;
            if size <= pass_count {
                let harm = harm.suits[suit].of(own & !gone);
                if harm < here[size].0 {
                    here[size] = (harm, gone);
                }
            }
            if gone == 0 {
                break;
            }
            gone = (gone - 1) & own;
        }
        for total in (0..=pass_count).rev() {
            let mut least = (f32::INFINITY, [0; 4]);
            for (size, &(harm, gone)) in here.iter().enumerate().take(total + 1) {
                let (before, passed) = best[total - size];
                if before + harm < least.0 {
                    least = (before + harm, passed);
                    least.1[suit] = gone;
                }
            }
            best[total] = least;
        }
    }
    best[pass_count]
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
    let harm = KeptHarm::new(&view.public.contract, &count);
    let order = view.public.options.card_order;
    let after = |action: &Action| match *action {
        Action::Pass(cards) => harm.of(card_bits(view.own.hand - cards, order)),
        _ => f32::INFINITY,
    };
    moves.iter().map(after).collect()
}

/// The harm of the cards kept.
struct KeptHarm {
    suits: [KeptSuit; 4],
    points_of_deal: f32,
}

impl KeptHarm {
    fn new(contract: &Contract, count: &CardCount) -> Self {
        let all = contract.worth(contract.penalties()) as f32;
        let hand: u32 = count.own.iter().map(|cards| cards.count_ones()).sum();
        let average = all / hand as f32;
        let last = last_trick_cost(contract);
        Self {
            suits: std::array::from_fn(|suit| KeptSuit::new(count, suit, average, last)),
            points_of_deal: (all + last.abs()).max(1.0),
        }
    }

    fn of(&self, kept: CardBits) -> f32 {
        self.suits.iter().zip(kept).map(|(suit, kept)| suit.of(kept)).sum()
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
    fn new(count: &CardCount, suit: usize, average: f32, last: f32) -> Self {
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
