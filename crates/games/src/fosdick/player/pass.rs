//! Chooses the cards to pass.

use super::avoid::suit_harm;
use super::card_count::{CardBits, CardCount, SuitBits, card_bits, last_trick_cost, power};
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
    let (_, passed) = least_harm(view.public, &count);
    view.own.hand.iter().filter(|&card| passed[card.suit().index()] >> order.strength(card) & 1 == 1).collect()
}

/// The harm beyond the least possible that a pass leaves, as a share of the deal's points.
pub(super) fn regret(public: &Public, hand: Cards, passed: Cards) -> f32 {
    let count = CardCount::before_play(public, hand);
    let (least, _) = least_harm(public, &count);
    let kept_harm = KeptHarm::new(&public.contract, &count);
    let kept = card_bits(hand - passed, public.options.card_order);
    let harm: f32 = (0..4).map(|suit| kept_harm.suit(suit, kept[suit])).sum();
    (harm - least) / kept_harm.points_of_deal()
}

/// The least harm that a pass leaves, and the cards. The harm is a sum over the suits, so it is enough
/// to find, for each suit, the best cards to pass for each number of them.
fn least_harm(public: &Public, count: &CardCount) -> (f32, CardBits) {
    let pass_count = public.options.pass_count as usize;
    let kept_harm = KeptHarm::new(&public.contract, count);
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
                let harm = kept_harm.suit(suit, own & !gone);
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
    let kept_harm = KeptHarm::new(&view.public.contract, &count);
    let order = view.public.options.card_order;
    let harm = |action: &Action| {
        let Action::Pass(cards) = *action else {
            return f32::INFINITY;
        };
        let kept = card_bits(view.own.hand - cards, order);
        (0..4).map(|suit| kept_harm.suit(suit, kept[suit])).sum()
    };
    moves.iter().map(harm).collect()
}

/// Estimates the harm of the cards kept.
struct KeptHarm<'a> {
    count: &'a CardCount,
    all: f32,
    average: f32,
    last: f32,
}

impl<'a> KeptHarm<'a> {
    fn new(contract: &Contract, count: &'a CardCount) -> Self {
        let all = contract.worth(contract.penalties()) as f32;
        let hand: u32 = count.own.iter().map(|cards| cards.count_ones()).sum();
        Self { count, all, average: all / hand as f32, last: last_trick_cost(contract) }
    }

    /// The points of the deal, at least 1.
    fn points_of_deal(&self) -> f32 {
        (self.all + self.last.abs()).max(1.0)
    }

    fn suit(&self, suit: usize, cards: SuitBits) -> f32 {
        let mut harm = suit_harm(self.count, suit, cards, self.average);
        if cards == 0 {
            harm -= tuning::PASS_VOID * self.average;
        }
        let mut rest = cards;
        while rest != 0 {
            let strength = rest.trailing_zeros();
            rest &= rest - 1;
            let (_, above) = self.count.around(suit, strength);
            if self.last != 0.0 {
                harm += self.last * tuning::PASS_LAST * power(tuning::PASS_STRONG, above);
            }
            harm += tuning::PASS_RANK * strength as f32;
        }
        harm
    }
}
