//! The features of a card for a learned policy.

use std::sync::LazyLock;

use super::{Evaluator, Jack, above};
use crate::bots::Learning;
use crate::bots::learned::{Choices, Features, LearnedPolicy, PATTERNS, Tables, pattern};
use crate::cards::{Cards, Suit};
use crate::rules::clubs::{Clubs, JACK, Play, answers, strength, tally};
use crate::rules::{Rules, Seat, View};

/// Increase in score for each point by which the heuristic values a card higher.
const SHARPNESS: f32 = 0.7;

/// Kinds of plays: leading a plain suit, a club as clubs or a club as another suit; beating the trick
/// with a plain card or a club; staying under with either; discarding.
const KINDS: usize = 8;
/// States of the jack of clubs: this card, in hand, in another hand, played.
const JACKS: usize = 4;
/// Cards of a suit, up to seven.
const NEAR: usize = 8;
/// Cards in hand, in pairs.
const SIZES: usize = 9;
/// Tallies and values of tricks, in steps.
const STEPS: usize = 8;
/// Places of a card in a pattern, and one for all cards beyond it.
const PLACES: usize = 9;

/// The dimensions of each table.
const TABLES: Tables<11> = Tables::new([
    &[KINDS, JACKS, SIZES],
    &[KINDS, JACKS, NEAR, NEAR, SIZES],
    &[KINDS, JACKS, STEPS, NEAR, 4],
    &[KINDS, JACKS, 13, SIZES],
    &[KINDS, NEAR, 13, 6],
    &[KINDS, NEAR, 6, SIZES],
    &[KINDS, STEPS, STEPS, SIZES, JACKS],
    &[KINDS, 4, 4, STEPS, SIZES],
    &[KINDS, JACKS, PATTERNS, PLACES],
    &[KINDS, 4, PATTERNS, PLACES],
    &[KINDS, JACKS, PATTERNS, PLACES],
]);

pub(super) const LEARNING: Learning<Clubs> = Learning {
    weights: TABLES.weights(),
    version: 2,
    rate: 0.05,
    describe,
    shipped: |_| SHIPPED.as_ref(),
    is_trained: |_| true,
};

/// The shipped policy. A test makes sure that the file fits.
static SHIPPED: LazyLock<Option<LearnedPolicy>> = LazyLock::new(|| {
    let file = include_bytes!("../../../assets/bots/clubs.policy");
    LearnedPolicy::read(file, LEARNING.version, LEARNING.weights).ok()
});

/// Lists the legal plays with their features.
fn describe(view: View<'_, Clubs>, moves: &mut Vec<Play>, choices: &mut Choices) -> bool {
    Clubs::legal(view, moves);
    if moves.len() == 1 {
        choices.push(Features::only());
        return true;
    }
    let describer = Describer::new(view);
    for &play in &*moves {
        choices.push(describer.features(play));
    }
    true
}

/// Describes cards; holds what is the same for all of them.
struct Describer<'a> {
    evaluator: Evaluator<'a>,
    size: usize,
    /// The number of clubs in hand.
    clubs: usize,
    /// The seat's own tally, in steps.
    tally: usize,
    /// The distance of the worst tally from a scramble, in steps.
    to_scramble: usize,
    /// The number of later seats without clubs.
    voids: usize,
    /// The number of seats that play after this one.
    later: usize,
    /// The cards not yet played.
    left: Cards,
    /// By suit of the trick, the pattern of the cards that answer it, from the strongest down.
    strongest: [usize; 4],
    /// By suit, its pattern from the weakest card up.
    weakest: [usize; 4],
}

impl<'a> Describer<'a> {
    fn new(view: View<'a, Clubs>) -> Self {
        let public = view.public;
        let evaluator = Evaluator::new(view);
        let hand = view.own.hand;
        let tallies = &evaluator.counts[0];
        let worst = tallies.iter().copied().min().unwrap_or_default();
        let to_scramble = if public.options.scramble {
            (worst - public.options.scramble_at).max(0) as usize / 5
        } else {
            STEPS - 1
        };
        let later = public.seats() - 1 - public.trick.len();
        let after = (1..=later).map(|steps| view.seat.clockwise(steps, public.seats()));
        let void = |seat: &Seat| public.voids[*seat].contains(Suit::Clubs);
        let left = hand | evaluator.out;
        let strongest = Suit::ALL.map(|suit| {
            let strongest_first = |cards| by_strength(cards, suit).reverse_bits();
            pattern(strongest_first(hand), strongest_first(left))
        });
        let weakest =
            Suit::ALL.map(|suit| pattern(hand.ranks_of(suit).into(), left.ranks_of(suit).into()));
        Self {
            size: (hand.len() - 1) / 2,
            clubs: hand.of_suit(Suit::Clubs).len(),
            tally: ((tallies[view.seat] + 24).max(0) / 4) as usize,
            to_scramble,
            voids: after.filter(void).count(),
            later,
            left,
            strongest,
            weakest,
            evaluator,
        }
    }

    fn features(&self, play: Play) -> Features {
        let view = self.evaluator.view;
        let public = view.public;
        let Play { card, named } = play;
        let suit = public.suit.or(named).unwrap_or(card.suit());
        let leads = public.trick.is_empty();
        // A discard is described in its own suit.
        let order = if answers(suit).contains(card) {
            suit
        } else {
            card.suit()
        };
        let stronger = (above(order, strength(card, order)) & self.left).len();
        let weaker = (self.left.of_suit(card.suit()) - Cards::from_rank_up(card.rank())).len();
        let strength = strength(card, suit);
        let club = card.suit() == Suit::Clubs;
        let over = leads || strength > public.best.1;
        let kind = match (leads, club) {
            (true, false) => 0,
            (true, true) if suit == Suit::Clubs => 1,
            (true, true) => 2,
            (false, _) if strength == 0 => 7,
            (false, club) => 3 + usize::from(club) + if over { 0 } else { 2 },
        };
        let jack = match self.evaluator.jack {
            _ if card == JACK => 0,
            Jack::Mine => 1,
            Jack::Out => 2,
            Jack::Played => 3,
        };
        let able = answers(suit) & self.evaluator.out;
        let higher = if strength == 0 {
            Cards::EMPTY
        } else {
            above(suit, strength) & able
        };
        let (over, under) = (higher.len(), (able - higher).len());
        let pot = tally(public.trick.set() | Cards::of(card));
        let pot = ((pot + 12).max(0) / 3) as usize;
        let own = view.own.hand.of_suit(card.suit()).len() - 1;
        let led = view.own.hand.of_suit(suit).len();
        let out = self.evaluator.out.of_suit(card.suit()).len();
        let rank = card.rank().index();
        let size = self.size;

        let score = SHARPNESS * self.evaluator.value(play);
        let mut features = Features::new(score, TABLES.index(0, [kind, jack, size]));
        features.add(TABLES.index(1, [kind, jack, over, under / 2, size]));
        features.add(TABLES.index(2, [kind, jack, pot, over, self.later]));
        features.add(TABLES.index(3, [kind, jack, rank, size]));
        features.add(TABLES.index(4, [kind, own, out, self.clubs]));
        features.add(TABLES.index(5, [kind, led, self.clubs, size]));
        features.add(TABLES.index(6, [kind, self.tally, self.to_scramble, size, jack]));
        features.add(TABLES.index(7, [kind, self.later, self.voids, pot, size]));
        let strongest = self.strongest[order.index()];
        features.add(TABLES.index(8, [kind, jack, strongest, stronger]));
        features.add(TABLES.index(9, [kind, self.later, strongest, stronger]));
        let weakest = self.weakest[card.suit().index()];
        features.add(TABLES.index(10, [kind, jack, weakest, weaker]));
        features
    }
}

/// The cards that answer a suit, as bits by strength.
fn by_strength(cards: Cards, suit: Suit) -> u32 {
    let clubs = spread(cards.ranks_of(Suit::Clubs)) << 1;
    match suit {
        Suit::Clubs => clubs,
        _ => spread(cards.ranks_of(suit)) | clubs,
    }
}

/// Moves each bit to twice its position, leaving every second bit 0.
const fn spread(bits: u16) -> u32 {
    let mut bits = bits as u32;
    bits = (bits | bits << 8) & 0x00FF_00FF;
    bits = (bits | bits << 4) & 0x0F0F_0F0F;
    bits = (bits | bits << 2) & 0x3333_3333;
    (bits | bits << 1) & 0x5555_5555
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_that_answer_are_in_order_of_strength() {
        // CL-5: a club is just above the card of equal rank.
        let cards: Cards = "2C 3H 3C AH AS".parse().unwrap();
        assert_eq!(by_strength(cards, Suit::Hearts), 0b10 | 0b1100 | 1 << 24);
        assert_eq!(by_strength(cards, Suit::Clubs), 0b1010);
    }

    #[test]
    fn the_shipped_policy_fits() {
        assert!(SHIPPED.is_some());
    }
}
