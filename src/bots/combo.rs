//! Rules of thumb for Seven Card Combo.
//!
//! - Keep what would score best if chance filled the hand up to seven cards, and take or draw by
//!   the same measure. Chance is asked a number of times, the same for every candidate; it cannot
//!   bring a card that is in sight.
//! - Where the pile can be drawn from, count in the cards on its top, but draw from the stock
//!   first: they will wait.
//! - An empty packet gives the left neighbour the run of the pile, so it must be worth it.
//!
//! Looking further, to what a later packet could mend, was tried and gained nothing.

use std::ops::{Range, RangeInclusive};

use rand::Rng;

use super::Policy;
use crate::cards::{Cards, Pack};
use crate::rules::View;
use crate::rules::combo::scoring::score;
use crate::rules::combo::{Combo, Deed, Options, Phase};

/// How often chance is asked about every candidate, and in all about the best of them.
const GLANCE: usize = 16;
const LOOK: usize = 64;

/// How many candidates are looked at more closely.
const CLOSE: usize = 8;

/// What an empty packet costs, in tenths of a point.
const EMPTY_PACKET: i32 = 4;

/// The most actions that a seat can have: the subsets of six cards, in the hand before the third
/// discard or in a packet.
const MOST_ACTIONS: usize = 64;

impl Policy for Combo {
    fn choose(view: View<'_, Self>, moves: &[Deed], rng: &mut impl Rng) -> usize {
        if view.public.phase == Phase::Lay {
            return 0;
        }
        let outlook = Outlook::new(view, rng);
        let mut field = [(0, 0); MOST_ACTIONS];
        let field = &mut field[..moves.len()];
        for (place, &deed) in moves.iter().enumerate() {
            field[place] = (outlook.worth(deed, 0..GLANCE), place);
        }
        field.sort_unstable();
        let close = &mut field[..moves.len().min(CLOSE)];
        for (worth, place) in close.iter_mut() {
            *worth += outlook.worth(moves[*place], GLANCE..LOOK);
        }
        let best = close.iter().min();
        best.map_or(0, |&(_, place)| place)
    }
}

/// What may come of a hand.
struct Outlook<'a> {
    view: View<'a, Combo>,
    options: Options,
    /// For each time that chance is asked, the first none, one, two … seven cards that it brings.
    chance: [[Cards; 8]; LOOK],
}

impl<'a> Outlook<'a> {
    fn new(view: View<'a, Combo>, rng: &mut impl Rng) -> Self {
        let own = view.own;
        let in_sight = own.hand | own.packet | own.offered | view.public.pile.set();
        let mut chance = [[Cards::EMPTY; 8]; LOOK];
        let mut pack = Pack::EMPTY;
        let mut at = 0;
        for brought in &mut chance {
            if at + 7 > pack.len() {
                pack = Pack::shuffled(Cards::FULL - in_sight, rng);
                at = 0;
            }
            for count in 1..=7 {
                brought[count] = brought[count - 1] | Cards::of(pack[at]);
                at += 1;
            }
        }
        Self {
            view,
            options: view.public.options,
            chance,
        }
    }

    /// What an action may come to, as a sum over these times; less is better.
    fn worth(&self, deed: Deed, times: Range<usize>) -> i32 {
        let View { public, own, .. } = self.view;
        match deed {
            Deed::Discard(cards) => {
                let last = public.at + 1 == public.round_turns();
                let price = if cards.is_empty() && !last {
                    EMPTY_PACKET * times.len() as i32 / 10
                } else {
                    0
                };
                let pile = if public.giver().is_none() {
                    cards.len() + 1
                } else {
                    0
                };
                price + self.least(own.hand - cards, 0..=pile, times)
            }
            Deed::Take(cards) => self.least(own.hand | cards, 0..=0, times),
            Deed::DrawStock => self.least(own.hand, 0..=public.need() - 1, times),
            Deed::DrawPile => self.least(own.hand, 1..=public.need(), times),
            Deed::Lay(_) => 0,
        }
    }

    /// The sum of the scores if so many cards of the pile, and for the rest chance, fill the hand
    /// up: the least sum that any of these numbers gives.
    fn least(&self, mut hand: Cards, pile: RangeInclusive<usize>, times: Range<usize>) -> i32 {
        let mut least = i32::MAX;
        let mut top = self.view.public.pile.iter().rev();
        for count in 0..=*pile.end() {
            if pile.contains(&count) {
                let missing = 7 - hand.len();
                let scores = self.chance[times.clone()]
                    .iter()
                    .map(|brought| score(hand | brought[missing], &self.options));
                least = least.min(scores.sum());
            }
            let Some(&card) = top.next() else { break };
            hand.insert(card);
        }
        least
    }
}
