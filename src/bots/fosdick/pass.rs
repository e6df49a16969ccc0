//! Choosing cards to pass.

use super::outlook::{Lane, Outlook, lanes, last_trick, power};
use super::shed::suit_harm;
use super::weights;
use crate::cards::Cards;
use crate::rules::View;
use crate::rules::fosdick::{Action, Fosdick};

/// The most cards that are passed.
const MOST: usize = 4;

/// The cards whose passing leaves the least harm. The harm is a sum over the suits, so it is
/// enough to know, for each suit, which cards to part with if so many of it go.
pub(super) fn cards(view: View<'_, Fosdick>) -> Cards {
    let o = Outlook::new(view);
    let count = view.public.options.pass_count as usize;
    let keep = Keep::new(view, &o);
    // By number of cards gone: the least harm, and what goes.
    let mut best = [(f32::INFINITY, [0; 4]); MOST + 1];
    best[0].0 = 0.0;
    for suit in 0..4 {
        let own = o.own[suit];
        let mut here = [(f32::INFINITY, 0); MOST + 1];
        let mut gone = own;
        loop {
            let size = gone.count_ones() as usize;
            if size <= count {
                let harm = keep.suit(suit, own & !gone);
                if harm < here[size].0 {
                    here[size] = (harm, gone);
                }
            }
            if gone == 0 {
                break;
            }
            gone = (gone - 1) & own;
        }
        for total in (0..=count).rev() {
            let mut least = (f32::INFINITY, [0; 4]);
            for (size, &(harm, gone)) in here.iter().enumerate().take(total + 1) {
                let (before, lanes) = best[total - size];
                if before + harm < least.0 {
                    least = (before + harm, lanes);
                    least.1[suit] = gone;
                }
            }
            best[total] = least;
        }
    }
    let lanes: [Lane; 4] = best[count].1;
    let order = view.public.options.card_order;
    view.own
        .hand
        .iter()
        .filter(|&card| lanes[card.suit().index()] >> order.strength(card) & 1 == 1)
        .collect()
}

/// The places of the passes that leave the least harm, the best first.
pub(super) fn best(view: View<'_, Fosdick>, moves: &[Action], most: usize) -> Vec<usize> {
    let harms = harms(view, moves);
    let mut places: Vec<usize> = (0..moves.len()).collect();
    places.sort_by(|&a, &b| harms[a].total_cmp(&harms[b]));
    places.truncate(most);
    places
}

/// The harm that each pass leaves.
pub(super) fn harms(view: View<'_, Fosdick>, moves: &[Action]) -> Vec<f32> {
    let o = Outlook::new(view);
    let keep = Keep::new(view, &o);
    let order = view.public.options.card_order;
    let harm = |action: &Action| {
        let Action::Pass(cards) = *action else {
            return f32::INFINITY;
        };
        let kept = lanes(view.own.hand - cards, order);
        (0..4).map(|suit| keep.suit(suit, kept[suit])).sum()
    };
    moves.iter().map(harm).collect()
}

/// The harm that the cards in hand may do if none of them is passed, as a share of all that the deal
/// counts.
pub(super) fn burden(view: View<'_, Fosdick>) -> f32 {
    let o = Outlook::new(view);
    let keep = Keep::new(view, &o);
    let harm: f32 = (0..4).map(|suit| keep.suit(suit, o.own[suit])).sum();
    harm / (keep.all + keep.last.abs()).max(1.0)
}

struct Keep<'a> {
    o: &'a Outlook,
    all: f32,
    usual: f32,
    last: f32,
}

impl<'a> Keep<'a> {
    fn new(view: View<'_, Fosdick>, o: &'a Outlook) -> Self {
        let contract = &view.public.contract;
        let all = contract.worth(contract.penalties()) as f32;
        Self {
            o,
            all,
            usual: all / view.own.hand.len() as f32,
            last: last_trick(contract),
        }
    }

    fn suit(&self, suit: usize, lane: Lane) -> f32 {
        let mut harm = suit_harm(self.o, suit, lane, self.usual);
        if lane == 0 {
            harm -= weights::PASS_VOID * self.usual;
        }
        let mut rest = lane;
        while rest != 0 {
            let strength = rest.trailing_zeros();
            rest &= rest - 1;
            let (_, above) = self.o.around(suit, strength);
            if self.last != 0.0 {
                harm += self.last * weights::PASS_LAST * power(weights::PASS_STRONG, above);
            }
            harm += weights::PASS_RANK * strength as f32;
        }
        harm
    }
}
