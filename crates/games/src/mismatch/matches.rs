//! The matches in a trick of Mismatch, who pays for them and how much (MM-3 to MM-6). Everything
//! here is a function of up to four cards.
//!
//! The ranks form a line of bits with neighbors side by side: the low ace at 0, two to king at 1 to
//! 12, the high ace at 13, and, for runs around the corner, two and three again at 14 and 15. The
//! house rule `ace_in_runs` only decides which of these places exist.
//!
//! Readings settled: J-Q-K-A is always a run, so a trick without a match has a card with pips and
//! costs 2 to 10 (MM-4). Around the corner, Q-K-A-2 and K-A-2-3 are runs of four.

use super::AceInRuns;
use crate::text::mismatch as texts;
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::Message;

/// A trick so far: which card is winning it, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickSoFar {
    pub cards: Cards,
    /// The cards that would make a match with these.
    pub matching: Cards,
    /// The index of the winning card in order of play.
    pub winner_index: usize,
    /// Set if it contains a match.
    pub matched: bool,
    /// Its highest rank.
    pub top: Rank,
    /// Its lowest rank.
    low: Rank,
}

impl TrickSoFar {
    /// A trick of one card.
    pub fn of_lead(card: Card) -> Self {
        Self {
            cards: Cards::of(card),
            matching: Cards::suit(card.suit()) | Cards::rank(card.rank()),
            winner_index: 0,
            matched: false,
            top: card.rank(),
            low: card.rank(),
        }
    }

    /// A trick of these cards in order of play; `None` if there are no cards.
    pub fn of(trick: &[Card], ace: AceInRuns) -> Option<Self> {
        let (&lead, others) = trick.split_first()?;
        let standing = Self::of_lead(lead);
        Some(others.iter().fold(standing, |so_far, &card| so_far.with(card, ace)))
    }

    /// The trick with one more card, which wins it if it matches cards already there (MM-5), or if
    /// it is the highest of a trick without a match (MM-4).
    #[must_use]
    pub fn with(self, card: Card, ace: AceInRuns) -> Self {
        let matches = self.matching.contains(card);
        let higher = card.rank() > self.top;
        let takes = matches || (higher && !self.matched);
        let cards = self.cards | Cards::of(card);
        Self {
            cards,
            matching: matching(cards, ace),
            winner_index: if takes { self.cards.len() } else { self.winner_index },
            matched: self.matched || matches,
            top: self.top.max(card.rank()),
            low: self.low.min(card.rank()),
        }
    }

    /// Its penalty so far, in points: for its matches, or the pips of its lowest card.
    pub fn penalty(&self, ace: AceInRuns) -> i32 {
        if self.matched { Matches::of(self.cards, ace).penalty() } else { pips(self.low) }
    }
}

/// The cards that would make a match with these (MM-5).
///
/// Runs of three are enough: a card that makes a run of four also makes one of three.
pub fn matching(cards: Cards, ace: AceInRuns) -> Cards {
    let mut ranks = 0;
    let mut matching = Cards::EMPTY;
    for suit in Suit::ALL {
        let here = cards.ranks_of(suit);
        ranks |= here;
        if here != 0 {
            matching |= Cards::suit(suit);
        }
    }
    matching | Cards::ranks(ranks | completing(ranks, ace))
}

/// The matches among some cards, up to four (MM-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matches {
    cards: Cards,
    /// The ranks that occur at least twice.
    twice: u16,
    run: Option<Match>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// Several cards of a suit, with their number.
    Suit(Suit, usize),
    /// Several cards of a rank, with their number.
    Rank(Rank, usize),
    Run {
        /// Its first rank; the ace if it is low.
        from: Rank,
        /// The number of its ranks, three or four.
        length: usize,
        /// The number of sets of cards that form it: two if one of its ranks is doubled.
        times: usize,
    },
}

impl Matches {
    /// The matches among these cards.
    pub fn of(cards: Cards, ace: AceInRuns) -> Self {
        debug_assert!(cards.len() <= 4, "a trick has four cards");
        let (mut once, mut twice) = (0, 0);
        for suit in Suit::ALL {
            let here = cards.ranks_of(suit);
            twice |= once & here;
            once |= here;
        }
        Self { cards, twice, run: run(once, twice, ace) }
    }

    pub fn is_empty(&self) -> bool {
        self.penalty() == 0
    }

    /// Their penalty together, in points (MM-6).
    pub fn penalty(&self) -> i32 {
        let suits: i32 = Suit::ALL.iter().map(|&suit| SUIT_POINTS[self.cards.of_suit(suit).len()]).sum();
        // Two or more cards of a rank cost 10 each.
        let ranks = 10 * (self.cards & Cards::ranks(self.twice)).len() as i32;
        suits + ranks + self.run.map_or(0, Match::points)
    }

    /// The matches one by one: suits, then ranks, then the run.
    pub fn each(&self) -> impl Iterator<Item = Match> + '_ {
        let suits = Suit::ALL.into_iter().map(|suit| Match::Suit(suit, self.cards.of_suit(suit).len()));
        let ranks = Rank::ALL.into_iter().map(|rank| Match::Rank(rank, (self.cards & Cards::rank(rank)).len()));
        suits.chain(ranks).chain(self.run).filter(|found| found.points() > 0)
    }
}

/// Matches with the points of each, for the score sheet: `Two hearts for 10, run 5-6-7 for 30`.
pub fn with_points(matches: impl Iterator<Item = Match>) -> Message {
    texts::matches(matches.map(|found| texts::for_points(found.words(), found.points())))
}

impl Match {
    /// Its penalty, in points (MM-6).
    pub const fn points(self) -> i32 {
        match self {
            Self::Suit(_, count) => SUIT_POINTS[count],
            Self::Rank(_, count) => RANK_POINTS[count],
            Self::Run { length: 4, .. } => 40,
            Self::Run { times, .. } => 30 * times as i32,
        }
    }

    /// Its words, as an item of a list: `two hearts`, `three eights`, `run 5-6-7`, `two runs 2-3-4`.
    pub fn words(self) -> Message {
        match self {
            Self::Suit(suit, count) => texts::of_suit(count, suit),
            Self::Rank(rank, count) => texts::of_rank(count, rank),
            Self::Run { times: 1, .. } => texts::run(self.ranks().map(texts::rank)),
            Self::Run { .. } => texts::two_runs(self.ranks().map(texts::rank)),
        }
    }

    /// Its words within a sentence: `two hearts`, `the run 5-6-7`.
    pub fn in_sentence(self) -> Message {
        match self {
            Self::Run { times: 1, .. } => texts::the_run(self.ranks().map(texts::rank)),
            Self::Rank(rank, count) => texts::some_of_rank(count, rank),
            Self::Suit(..) | Self::Run { .. } => self.words(),
        }
    }

    /// The ranks of a run in order; none for other matches.
    fn ranks(self) -> impl Iterator<Item = Rank> {
        let (from, length) = match self {
            Self::Run { from, length, .. } => (from.index(), length),
            Self::Suit(..) | Self::Rank(..) => (0, 0),
        };
        (from..from + length).map(|place| Rank::ALL[place % 13])
    }

    /// The cards of the pack that would belong to it.
    pub fn cards(self) -> Cards {
        match self {
            Self::Suit(suit, _) => Cards::suit(suit),
            Self::Rank(rank, _) => Cards::rank(rank),
            Self::Run { .. } => self.ranks().fold(Cards::EMPTY, |all, rank| all | Cards::rank(rank)),
        }
    }
}

/// The lowest card of a set, the ace being high.
pub fn lowest(cards: Cards) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank())
}

/// The pip value of a rank, which the lowest card of a trick without a match costs (MM-4).
pub const fn pips(rank: Rank) -> i32 {
    rank as i32 + 2
}

/// The penalty for this many cards of a suit (MM-6).
const SUIT_POINTS: [i32; 5] = [0, 0, 10, 30, 40];

/// The penalty for this many cards of a rank (MM-6).
const RANK_POINTS: [i32; 5] = [0, 0, 20, 30, 40];

/// The places at which a run can begin; each run is counted at one of them.
const STARTS: u32 = 0x1FFF;

/// The line of neighbors for these ranks, see the top of this file.
const fn line(ranks: u16, ace: AceInRuns) -> u32 {
    let high = (ranks as u32) << 1;
    let low = high >> 13;
    match ace {
        AceInRuns::HighOnly => high,
        AceInRuns::HighOrLow => high | low,
        AceInRuns::RoundTheCorner => high | low | (ranks as u32 & 0b11) << 14,
    }
}

/// The rank at a place of the line.
const fn rank_at(place: u32) -> Rank {
    Rank::ALL[(place as usize + 12) % 13]
}

/// The run among up to four cards of these ranks, some of which occur twice. There is only one: a
/// second run of three with other ranks would make it a run of four.
const fn run(ranks: u16, twice: u16, ace: AceInRuns) -> Option<Match> {
    let line = line(ranks, ace);
    let threes = line & line >> 1 & line >> 2 & STARTS;
    if threes == 0 {
        return None;
    }
    let fours = threes & line >> 3;
    if fours != 0 {
        return Some(Match::Run { from: rank_at(fours.trailing_zeros()), length: 4, times: 1 });
    }
    let from = threes.trailing_zeros();
    let doubled = self::line(twice, ace) >> from & 0b111 != 0;
    Some(Match::Run { from: rank_at(from), length: 3, times: 1 + doubled as usize })
}

/// The ranks that form a run of three with two of these.
const fn completing(ranks: u16, ace: AceInRuns) -> u16 {
    let line = line(ranks, ace);
    let neighbors = line & line >> 1;
    let gaps = line & line >> 2;
    let done = neighbors >> 1 | neighbors << 2 | gaps << 1;
    let done = match ace {
        AceInRuns::HighOnly => done & 0x3FFE,
        AceInRuns::HighOrLow => done & 0x3FFF,
        AceInRuns::RoundTheCorner => done,
    };
    ((done >> 1 & 0x1FFF) | (done & 1) << 12 | (done >> 14 & 0b11)) as u16
}
