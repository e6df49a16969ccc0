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

mod reason;

use std::ops::{Range, RangeInclusive};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

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

/// What an empty packet costs, in tenths of a point. Dearer and cheaper ones were tried.
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

    /// Always: the rules of thumb already look at what the stock may bring, and playouts were
    /// measured to choose worse.
    fn obvious(view: View<'_, Self>, moves: &[Deed]) -> Option<usize> {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        Some(Self::choose(view, moves, &mut rng))
    }

    fn reason(view: View<'_, Self>, deed: Deed) -> Option<String> {
        reason::reason(view, deed)
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
        // Seven cards and more are always out of sight: with two players the stock alone keeps as
        // many, and more players hold eight and more.
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

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    use super::*;
    use crate::rules::{Rules, Seat, State};

    /// The first turn of a round of three players, or the last, with these cards in hand and on
    /// the pile.
    fn moment(last: bool, hand: &str, pile: &str) -> State<Combo> {
        let mut state = Combo::start(&Options::PUBLISHED, 3, Seat::new(2));
        Combo::deal(&mut state, &Cards::FULL.iter().collect(), &mut ());
        state.public.at = if last { 8 } else { 0 };
        state.public.pile = pile.parse().expect("cards");
        let turn = state.public.turn();
        state.private[turn].hand = hand.parse().expect("cards");
        state
    }

    fn choice(state: &State<Combo>) -> String {
        let view = state.view(state.public.turn());
        let mut moves = Vec::new();
        Combo::legal(view, &mut moves);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        moves[Combo::choose(view, &moves, &mut rng)].to_string()
    }

    #[test]
    fn what_belongs_together_is_kept_and_what_is_left_over_goes() {
        assert_eq!(choice(&moment(true, "2C 2D 5H 5S 9C 9D", "KH")), "discard");
        let odd = moment(true, "2H 4H 5H 9H TH KS", "8C");
        assert_eq!(choice(&odd), "discard KS");
        let pile = moment(true, "2H 4H 5H 9H TH KS", "3C 7H");
        assert_eq!(choice(&pile), "discard KS", "the pile has a heart on top");
    }

    #[test]
    fn what_fits_is_taken_of_a_packet() {
        let mut state = moment(true, "2H 4H 5H 9H", "8C");
        let turn = state.public.turn();
        state.public.turns[7].packet = 3;
        state.public.turns[8].packet = 2;
        state.public.phase = Phase::Take;
        state.private[turn].offered = "7C KD QH".parse().expect("cards");
        assert_eq!(choice(&state), "take QH");
    }

    #[test]
    fn the_pile_can_wait_until_the_last_draw() {
        let mut state = moment(true, "2H 4H 5H 9H TH", "8C KH");
        state.public.phase = Phase::Draw;
        state.public.turns[8].packet = 1;
        assert_eq!(choice(&state), "draw stock");
        state.public.turns[8].packet = 0;
        state.private[state.public.turn()].hand = "2H 4H 5H 9H TH 2C".parse().expect("cards");
        assert_eq!(choice(&state), "draw pile");
    }

    #[test]
    fn an_empty_packet_must_be_worth_it() {
        assert_ne!(choice(&moment(false, "2C 5D 9H KS", "7C")), "discard");
        assert_eq!(choice(&moment(false, "8C 8D 8H 8S", "7C")), "discard");
    }
}
