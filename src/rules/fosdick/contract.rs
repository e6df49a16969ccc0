//! The contracts of the Fosdick family: the scoring of a deal, as data.

use super::{Fosdick, Options};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::Score;

/// The scoring of a deal, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contract {
    /// Sets of cards with the points for winning each card of the set.
    pub cards: [(Cards, i32); 2],
    /// Points for winning the first trick.
    pub first_trick_points: i32,
    /// Points for winning the last trick.
    pub last_trick_points: i32,
    /// Points for not winning the last trick.
    pub no_last_trick_points: i32,
    /// The rule for winning everything that scores.
    pub sweep: Sweep,
    /// Whether every point counts half (CO-2).
    pub halved: bool,
}

/// The rule for winning everything that scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sweep {
    /// No special rule.
    None,
    /// One point extra (SP-1).
    OneMore,
    /// If it was bid, the winner scores nothing and everyone else scores all the points (FB-3).
    Announced,
    /// The winner scores nothing and everyone else scores all the points (AH-2).
    Silent,
}

impl Contract {
    const NOTHING: Self = Self {
        cards: [(Cards::EMPTY, 0); 2],
        first_trick_points: 0,
        last_trick_points: 0,
        no_last_trick_points: 0,
        sweep: Sweep::None,
        halved: false,
    };

    /// The cards that score.
    pub fn penalties(&self) -> Cards {
        self.cards[0].0 | self.cards[1].0
    }

    /// The points for all of these cards together.
    pub fn worth(&self, cards: Cards) -> i32 {
        let [(these, each), (those, every)] = self.cards;
        (cards & these).len() as i32 * each + (cards & those).len() as i32 * every
    }

    /// A number of points as a score, halved if this deal counts half.
    pub const fn score(&self, points: i32) -> Score {
        if self.halved {
            Score::halves(points)
        } else {
            Score::points(points)
        }
    }
}

impl Options {
    /// The scoring of a deal.
    pub fn contract(&self, deal: u32) -> Contract {
        let ranked = |suits: Cards| Cards::rank(self.penalty_rank) & suits;
        let spades = Cards::suit(Suit::Spades);
        let red = Cards::suit(Suit::Hearts) | Cards::suit(Suit::Diamonds);
        match self.component(deal) {
            Fosdick::FourBadQueens => Contract {
                cards: [(ranked(!spades), 1), (ranked(spades), 2)],
                sweep: if self.moon_bids {
                    Sweep::Announced
                } else {
                    Sweep::None
                },
                ..Contract::NOTHING
            },
            Fosdick::FourMadQueens => Contract {
                cards: [(ranked(!red), 1), (ranked(red), 2)],
                last_trick_points: 2,
                ..Contract::NOTHING
            },
            Fosdick::SlipperyPaws => Contract {
                cards: [(Cards::of(self.penalty_card), 1), (Cards::EMPTY, 0)],
                first_trick_points: 1,
                last_trick_points: 1,
                sweep: Sweep::OneMore,
                ..Contract::NOTHING
            },
            Fosdick::Finis => Contract {
                last_trick_points: 1,
                ..Contract::NOTHING
            },
            Fosdick::CruelFate => Contract {
                no_last_trick_points: 1,
                ..Contract::NOTHING
            },
            Fosdick::AcornHearts | Fosdick::Compendium => Contract {
                cards: [
                    (
                        Cards::suit(Suit::Hearts) & Cards::from_rank_up(Rank::Seven),
                        1,
                    ),
                    (
                        Cards::of(Card::new(Rank::Queen, Suit::Spades)),
                        self.queen_points,
                    ),
                ],
                sweep: if self.moon {
                    Sweep::Silent
                } else {
                    Sweep::None
                },
                halved: self.game == Fosdick::Compendium && self.halve_hearts,
                ..Contract::NOTHING
            },
        }
    }
}
