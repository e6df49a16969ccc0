//! What a hand counts: pure functions on a set of cards.
//!
//! Both rules are defined for a hand of any size, so that a hand can be valued while it grows: a
//! card counts if it is in no combination (SC-9), and what is taken off needs the cards that it
//! names (SC-10), so a run or a suit of all seven needs seven.

use super::{Combo, Options, Phase};
use crate::cards::{Card, Cards, Suit};
use crate::rules::{BySeat, Event, Score, Seat, Sink, State};

/// The points of a hand (SC-9, SC-10).
pub fn score(hand: Cards, options: &Options) -> i32 {
    let shape = Shape::of(hand);
    shape.loose() - shape.bonus(options).map_or(0, |(_, worth)| worth)
}

/// The cards of a hand that are in a combination, and so count nothing (SC-9).
pub fn combined(hand: Cards) -> Cards {
    let shape = Shape::of(hand);
    hand.iter().filter(|&card| shape.combines(card)).collect()
}

/// What is taken off a hand's points, and how much: the best that it has, and only one (SC-10).
pub fn bonus(hand: Cards, options: &Options) -> Option<(Bonus, i32)> {
    Shape::of(hand).bonus(options)
}

/// Ends a round: the hands are laid open and scored.
pub(super) fn settle<S: Sink>(state: &mut State<Combo>, events: &mut S) {
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
    let scores = BySeat::from_fn(seats, |seat| {
        Score::points(score(public.shown[seat], &public.options))
    });
    for (total, score) in public.totals.iter_mut().zip(scores.iter()) {
        *total += *score;
    }
    events.note(|| Event::Score {
        deal: public.round,
        scores,
        totals: public.totals,
    });
}

/// Tells where each point of a hand came from; the parts add up to [`score`].
fn tell(seat: Seat, hand: Cards, options: &Options, events: &mut impl Sink) {
    let mut line = |points: i32, why: String, cards: Cards| {
        events.note(|| Event::Points {
            seat,
            points: Score::points(points),
            why,
            cards,
        });
    };
    for card in hand - combined(hand) {
        let name = card.name();
        let why = format!(
            "{}{} in no combination",
            name[..1].to_uppercase(),
            &name[1..]
        );
        line(1, why, Cards::of(card));
    }
    if let Some((bonus, worth)) = bonus(hand, options)
        && worth > 0
    {
        line(-worth, bonus.name().into(), bonus.cards(hand));
    }
}

/// Something that takes points off (SC-10).
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
    /// What people call it: `Three pairs`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThreePairs => "Three pairs",
            Self::FullHouse => "Full house",
            Self::FourOfARank => "Four of a rank",
            Self::RunOfSeven => "Seven cards in one run",
            Self::SevenOfASuit => "Seven cards of one suit",
        }
    }

    /// The cards of a hand that make it up.
    pub fn cards(self, hand: Cards) -> Cards {
        let least = match self {
            Self::ThreePairs | Self::FullHouse => 2,
            Self::FourOfARank => 4,
            Self::RunOfSeven | Self::SevenOfASuit => 1,
        };
        let fellows = |card: Card| hand & Cards::rank(card.rank());
        hand.iter()
            .filter(|&card| fellows(card).len() >= least)
            .collect()
    }
}

/// A set of ranks: bit 0 is the two, bit 12 the ace.
type Ranks = u16;

const RANKS: u32 = 13;

/// Each rank of the set one higher; above the ace comes the two (SC-9).
const fn up(ranks: Ranks, by: u32) -> Ranks {
    (ranks << by | ranks >> (RANKS - by)) & ((1 << RANKS) - 1)
}

/// The ranks that begin `len` consecutive ones.
const fn starts(ranks: Ranks, len: u32) -> Ranks {
    let mut starts = ranks;
    let mut further = 1;
    while further < len {
        starts &= up(ranks, RANKS - further);
        further += 1;
    }
    starts
}

/// What the two rules ask about a hand.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// The ranks held in each suit.
    suits: [Ranks; 4],
    /// The ranks held at all, and at least twice, three times, four times.
    times: [Ranks; 4],
    /// The ranks in a run of four or more.
    runs: Ranks,
}

impl Shape {
    const fn of(hand: Cards) -> Self {
        let suits = [
            hand.ranks_of(Suit::Clubs),
            hand.ranks_of(Suit::Diamonds),
            hand.ranks_of(Suit::Hearts),
            hand.ranks_of(Suit::Spades),
        ];
        let mut times = [0; 4];
        let mut suit = 0;
        while suit < 4 {
            let here = suits[suit];
            times[3] |= times[2] & here;
            times[2] |= times[1] & here;
            times[1] |= times[0] & here;
            times[0] |= here;
            suit += 1;
        }
        let first = starts(times[0], 4);
        let runs = first | up(first, 1) | up(first, 2) | up(first, 3);
        Self { suits, times, runs }
    }

    const fn has_suit(&self, suit: usize) -> bool {
        self.suits[suit].count_ones() >= 4
    }

    /// Is a card of the hand in a combination (SC-9)?
    const fn combines(&self, card: Card) -> bool {
        let free = (self.times[1] | self.runs) >> card.rank().index() & 1 == 1;
        free || self.has_suit(card.suit().index())
    }

    /// How many cards are in no combination (SC-9).
    const fn loose(&self) -> i32 {
        let free = self.times[1] | self.runs;
        let mut loose = 0;
        let mut suit = 0;
        while suit < 4 {
            if !self.has_suit(suit) {
                loose += (self.suits[suit] & !free).count_ones() as i32;
            }
            suit += 1;
        }
        loose
    }

    /// The best of what is taken off (SC-10).
    fn bonus(&self, options: &Options) -> Option<(Bonus, i32)> {
        match (self.large(), self.small()) {
            (Some(large), None) => Some((large, options.bonus_large)),
            (Some(large), Some(_)) if options.bonus_large >= options.bonus_small => {
                Some((large, options.bonus_large))
            }
            (_, small) => Some((small?, options.bonus_small)),
        }
    }

    fn large(&self) -> Option<Bonus> {
        let [held, _, _, four] = self.times;
        if four != 0 {
            Some(Bonus::FourOfARank)
        } else if starts(held, 7) != 0 {
            Some(Bonus::RunOfSeven)
        } else if self.suits.iter().any(|suit| suit.count_ones() == 7) {
            Some(Bonus::SevenOfASuit)
        } else {
            None
        }
    }

    fn small(&self) -> Option<Bonus> {
        let [_, twice, three, _] = self.times;
        match twice.count_ones() {
            3.. => Some(Bonus::ThreePairs),
            2 if three != 0 => Some(Bonus::FullHouse),
            _ => None,
        }
    }
}
