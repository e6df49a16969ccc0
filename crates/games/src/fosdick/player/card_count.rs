//! Card counting: the cards still out, who may hold them, and the chance that a card wins.

use std::f32::consts::FRAC_1_SQRT_2;

use crate::fosdick::{CardOrder, Contract, Fosdick, Phase, Public};
use misere_engine::cards::{Cards, Suit};
use misere_engine::rules::View;
use misere_engine::rules::tricks::Suits;

/// A set of cards of one suit, as bits by strength, the weakest first. The house rule on the card
/// order is applied here and nowhere else.
pub(super) type SuitBits = u16;

/// A set of cards, by suit.
pub(super) type CardBits = [SuitBits; 4];

/// Converts a set of cards to bits.
pub(super) fn card_bits(cards: Cards, order: CardOrder) -> CardBits {
    Suit::ALL.map(|suit| {
        let ranks = cards.ranks_of(suit);
        match order {
            CardOrder::AceHigh => ranks,
            // The ace ranks between ten and jack.
            CardOrder::French => ranks & 0x1FF | (ranks & 0xE00) << 1 | ranks >> 12 << 9,
        }
    })
}

/// The strengths of these cards, the weakest first.
pub(super) fn bits(mut cards: SuitBits) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let strength = (cards != 0).then(|| cards.trailing_zeros())?;
        cards &= cards - 1;
        Some(strength)
    })
}

/// A seat's knowledge of the cards that the others hold.
#[derive(Clone, Debug)]
pub(super) struct CardCount {
    pub own: CardBits,
    /// The cards that the others hold.
    pub out: CardBits,
    /// The two kinds of penalty cards, with the points of each.
    kinds: [(CardBits, f32); 2],
    /// By suit, the number of others who may still hold it.
    pub holders: [usize; 4],
    /// By suit, the number of those who play after this seat in the current trick.
    pub later: [usize; 4],
    /// The number of seats that play after this one in the current trick.
    pub to_come: usize,
    /// The number of other seats.
    pub others: usize,
    /// The points of all cards that the others hold.
    pub points_out: f32,
}

impl CardCount {
    /// Counts the cards for the seat of the view.
    pub fn new(view: View<'_, Fosdick>) -> Self {
        let public = view.public;
        let played = public.played.iter().fold(Cards::EMPTY, |all, &c| all | c);
        let mut count = Self::without_plays(public, view.own.hand, public.pack() - played - view.own.hand);
        if public.phase == Phase::Playing {
            count.to_come = count.others - public.trick.len();
            let mut seat = view.seat;
            for place in 0..count.others {
                seat = public.after(seat);
                let void: Suits = public.voids[seat];
                for suit in Suit::ALL {
                    let void = usize::from(void.contains(suit));
                    count.holders[suit.index()] -= void;
                    if place < count.to_come {
                        count.later[suit.index()] += 1 - void;
                    }
                }
            }
        }
        count
    }

    /// Counts the cards for a seat that holds this hand while nothing has been played.
    pub fn before_play(public: &Public, hand: Cards) -> Self {
        Self::without_plays(public, hand, public.pack() - hand)
    }

    /// Counts the cards for a seat that has shown and seen nothing.
    fn without_plays(public: &Public, hand: Cards, out: Cards) -> Self {
        let order = public.options.card_order;
        let contract = &public.contract;
        let others = public.seats() - 1;
        Self {
            own: card_bits(hand, order),
            out: card_bits(out, order),
            kinds: contract.cards.map(|(cards, each)| (card_bits(cards, order), each as f32)),
            holders: [others; 4],
            later: [0; 4],
            to_come: 0,
            others,
            points_out: contract.worth(out) as f32,
        }
    }

    #[inline]
    pub fn points(&self, suit: usize, cards: SuitBits) -> f32 {
        let mut points = 0.0;
        for (kind, each) in &self.kinds {
            let here = kind[suit] & cards;
            // Usually there are none, and checking is faster than counting.
            if here != 0 {
                points += here.count_ones() as f32 * each;
            }
        }
        points
    }

    /// The penalty cards of a suit, which a moon must include.
    pub fn penalties(&self, suit: usize) -> SuitBits {
        self.kinds[0].0[suit] | self.kinds[1].0[suit]
    }

    /// The number of cards of a suit that are out below and above a strength.
    pub fn around(&self, suit: usize, strength: u32) -> (usize, usize) {
        let below = self.out[suit] & ((1 << strength) - 1);
        let above = self.out[suit] >> strength;
        (below.count_ones() as usize, above.count_ones() as usize)
    }
}

/// Splits a seat's cards of a suit: the number of those that no card out can beat, and the set of the others.
pub(super) const fn masters(own: SuitBits, out: SuitBits) -> (usize, SuitBits) {
    let top = 16 - out.leading_zeros();
    let masters = (own as u32 >> top).count_ones() as usize;
    (masters, own & ((1 << top) - 1))
}

/// The chance that a card wins if `later` seats may still beat it. The outstanding cards of its
/// suit are spread over `holders` seats, each of which plays below it if possible, so a seat beats
/// it only with a card `above` and none `below`.
pub(super) fn win_chance(later: usize, holders: usize, below: f32, above: usize) -> f32 {
    if holders == 0 {
        return 1.0;
    }
    let forced = later as f32 / holders as f32 * void_chance(holders, below);
    power(1.0 - forced, above)
}

/// The chance that one of `holders` seats has none of a number of cards.
pub(super) fn void_chance(holders: usize, cards: f32) -> f32 {
    // Estimates yield fractional cards.
    const TABLE: [[f32; 20]; 6] = table();
    let place = (cards * 2.0 + 0.5) as usize;
    TABLE[holders.min(5)][place.min(19)]
}

const fn table() -> [[f32; 20]; 6] {
    // The square roots of 0, 1/2, 2/3, 3/4, 4/5.
    const ROOTS: [f32; 5] = [0.0, FRAC_1_SQRT_2, 0.816_496_6, 0.866_025_4, 0.894_427_2];
    let mut table = [[1.0; 20]; 6];
    let mut holders = 1;
    while holders < 6 {
        let mut place = 1;
        while place < 20 {
            table[holders][place] = table[holders][place - 1] * ROOTS[holders - 1];
            place += 1;
        }
        holders += 1;
    }
    table
}

/// A power with a small exponent.
pub(super) fn power(base: f32, times: usize) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}

/// The points for winning the last trick of the deal; negative if everyone else is charged instead.
pub(super) fn last_trick_cost(contract: &Contract) -> f32 {
    (contract.last_trick_points - contract.no_last_trick_points) as f32
}
