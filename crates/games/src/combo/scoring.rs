//! The score of a hand: pure functions of a set of cards.
//!
//! Scores are defined for hands of any size, so that a growing hand can be valued: a card counts if
//! it is in no combination (SC-9), and a bonus needs the cards that it names (SC-10), so a run or a
//! suit of all seven needs seven cards.

use super::{Combo, Options, Phase};
use crate::text::combo as texts;
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{BySeat, Event, EventSink, Message, Score, Seat, State};

/// The points of a hand (SC-9, SC-10).
pub fn score(hand: Cards, options: &Options) -> i32 {
    let shape = Shape::of(hand);
    let off = shape.bonus(options).map_or(0, |(_, worth)| worth);
    shape.loose.count_ones() as i32 - off
}

/// The cards of a hand that are in a combination, which cost nothing (SC-9).
pub fn combined(hand: Cards) -> Cards {
    let loose = Shape::of(hand).loose;
    hand.iter().filter(|card| loose >> card.index() & 1 == 0).collect()
}

/// The best bonus of a hand, with the points that it takes off (SC-10).
pub fn bonus(hand: Cards, options: &Options) -> Option<(Bonus, i32)> {
    Shape::of(hand).bonus(options)
}

/// Ends a round: shows the hands and scores them.
pub fn settle<S: EventSink>(state: &mut State<Combo>, events: &mut S) {
    let public = &mut state.public;
    let seats = public.seats();
    public.phase = Phase::Between;
    public.shown = BySeat::from_fn(seats, |seat| state.private[seat].hand);
    state.private = BySeat::new(seats);
    if S::LISTENS {
        for (seat, &hand) in public.shown.each() {
            tell(seat, hand, &public.options, events);
        }
    }
    let scores = BySeat::from_fn(seats, |seat| Score::points(score(public.shown[seat], &public.options)));
    for (total, score) in public.totals.iter_mut().zip(scores.iter()) {
        *total += *score;
    }
    events.note(|| Event::Score { deal: public.round, scores, totals: public.totals });
}

/// Reports the origin of each point of a hand; the parts add up to [`score`].
fn tell(seat: Seat, hand: Cards, options: &Options, events: &mut impl EventSink) {
    let mut line = |points: i32, why: Message, cards: Cards| {
        events.points(seat, Score::points(points), cards, || why);
    };
    let loose = hand - combined(hand);
    if !loose.is_empty() {
        line(loose.len() as i32, texts::in_no_combination(), loose);
    }
    if let Some((bonus, worth)) = bonus(hand, options)
        && worth > 0
    {
        line(-worth, bonus.name(), bonus.cards(hand));
    }
}

/// A combination that takes points off (SC-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Three ranks held at least twice.
    ThreePairs,
    /// A rank held at least three times and another at least twice.
    FullHouse,
    /// A rank held four times.
    FourOfARank,
    /// Seven cards, all in one run.
    RunOfSeven,
    /// Seven cards, all of one suit.
    SevenOfASuit,
}

impl Bonus {
    /// The name for people: `Three pairs`.
    pub const fn name(self) -> Message {
        match self {
            Self::ThreePairs => texts::three_pairs(),
            Self::FullHouse => texts::full_house(),
            Self::FourOfARank => texts::four_of_a_rank(),
            Self::RunOfSeven => texts::run_of_seven(),
            Self::SevenOfASuit => texts::seven_of_a_suit(),
        }
    }

    /// The cards of a hand that form the bonus.
    pub fn cards(self, hand: Cards) -> Cards {
        let least = match self {
            Self::ThreePairs | Self::FullHouse => 2,
            Self::FourOfARank => 4,
            Self::RunOfSeven | Self::SevenOfASuit => 1,
        };
        let fellows = |card: Card| hand & Cards::rank(card.rank());
        hand.iter().filter(|&card| fellows(card).len() >= least).collect()
    }
}

/// A set of ranks: bit 0 is the two, bit 12 the ace.
type Ranks = u32;

const RANKS: u32 = 13;
const ALL_RANKS: Ranks = (1 << RANKS) - 1;

/// The lowest bit of each suit in [`Cards::bits`].
const SUITS: u64 = 0x0001_0001_0001_0001;

/// The features of a hand that decide its score, computed for all four suits at once because bots
/// need them thousands of times per move.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// The cards that are in no combination, as in [`Cards::bits`].
    loose: u64,
    /// The ranks held twice or more, three times or more, and four times.
    twice: Ranks,
    three: Ranks,
    four: Ranks,
    /// Set if seven cards are in one run.
    run_of_seven: bool,
    /// Set if seven cards are of one suit.
    seven_of_a_suit: bool,
}

impl Shape {
    const fn of(hand: Cards) -> Self {
        let bits = hand.bits();
        // Clubs and diamonds side by side, and hearts and spades.
        let (low, high) = (bits as u32, (bits >> 32) as u32);
        let (either, both) = (low | high, low & high);
        let (one, other) = (either & ALL_RANKS, either >> 16);
        let (pair, other_pair) = (both & ALL_RANKS, both >> 16);
        let held = one | other;
        let twice = pair | other_pair | (one & other);
        let three = (pair & other) | (one & other_pair);
        let four = pair & other_pair;

        // The ranks form a ring (SC-9), written out twice here.
        let ring = held | (held << RANKS);
        let two_on = ring & (ring >> 1);
        let four_on = two_on & (two_on >> 2);
        let starts = four_on & ALL_RANKS;
        let covered = starts | (starts << 1);
        let covered = covered | (covered << 2);
        let runs = (covered | (covered >> RANKS)) & ALL_RANKS;

        let lengths = lengths(bits);
        let long = ((lengths + SUITS * (16 - 4)) >> 4) & SUITS;
        let free = ((runs | twice) as u64 * SUITS) | (long * 0xFFFF);
        Self {
            loose: bits & !free,
            twice,
            three,
            four,
            run_of_seven: four_on & (four_on >> 3) & ALL_RANKS != 0,
            seven_of_a_suit: ((lengths + SUITS * (16 - 7)) >> 4) & SUITS != 0,
        }
    }

    /// The best bonus (SC-10).
    fn bonus(&self, options: &Options) -> Option<(Bonus, i32)> {
        match (self.large(), self.small()) {
            (Some(large), None) => Some((large, options.bonus_large)),
            (Some(large), Some(_)) if options.bonus_large >= options.bonus_small => Some((large, options.bonus_large)),
            (_, small) => Some((small?, options.bonus_small)),
        }
    }

    const fn large(&self) -> Option<Bonus> {
        if self.four != 0 {
            Some(Bonus::FourOfARank)
        } else if self.run_of_seven {
            Some(Bonus::RunOfSeven)
        } else if self.seven_of_a_suit {
            Some(Bonus::SevenOfASuit)
        } else {
            None
        }
    }

    const fn small(&self) -> Option<Bonus> {
        match self.twice.count_ones() {
            3.. => Some(Bonus::ThreePairs),
            2 if self.three != 0 => Some(Bonus::FullHouse),
            _ => None,
        }
    }
}

/// The number of cards of each suit, at the lowest bits of the suit: bits are added up to pairs,
/// pairs to fours, and so on.
const fn lengths(bits: u64) -> u64 {
    let twos = bits - ((bits >> 1) & (SUITS * 0x5555));
    let fours = (twos & (SUITS * 0x3333)) + ((twos >> 2) & (SUITS * 0x3333));
    let bytes = (fours + (fours >> 4)) & (SUITS * 0x0F0F);
    (bytes + (bytes >> 8)) & (SUITS * 0x1F)
}
