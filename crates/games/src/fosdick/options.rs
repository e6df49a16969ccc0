//! The house rules of the Fosdick family.

use super::Fosdick;
use crate::text::fosdick as texts;
use misere_engine::cards::{Card, Rank, Suit};
use misere_engine::rules::Seat;
use misere_engine::rules::options::{Choice, Labelled};

/// The house rules of the family. Each game has those that its form declares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    pub game: Fosdick,
    /// The number of times each player deals (FO-4).
    pub rounds: i32,
    /// Direction of the pass (FO-3).
    pub passing: Passing,
    /// Number of cards passed (FO-3).
    pub pass_count: i32,
    /// Order of play.
    pub direction: Direction,
    /// Order of the ranks.
    pub card_order: CardOrder,
    /// Total at which the game ends early.
    pub end_at: Option<i32>,
    /// Four Bad Queens: whether players may bid to win all the queens (FB-2).
    pub moon_bids: bool,
    /// Four Bad Queens and Four Mad Queens: the rank that scores.
    pub penalty_rank: Rank,
    /// Slippery Paws: the card that scores.
    pub penalty_card: Card,
    /// Acorn Hearts: whether winning every scoring card gives the points to the others (AH-2).
    pub moon: bool,
    /// Acorn Hearts: points for the queen of spades.
    pub queen_points: i32,
    /// Compendium: whether Acorn Hearts scores half (CO-2).
    pub halve_hearts: bool,
}

/// Direction of the pass (FO-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Right, left, across (with an even number of players), no pass, and so on.
    Cycle,
    /// Always to the right.
    Right,
    /// Always to the left.
    Left,
    /// Always across.
    Across,
    /// Never.
    Off,
}

impl Choice for Passing {
    const ALL: &'static [Labelled<Self>] = &[
        (Self::Cycle, "Cycle", texts::passing_in_turn),
        (Self::Right, "Right", texts::passing_right_always),
        (Self::Left, "Left", texts::passing_left_always),
        (Self::Across, "Across", texts::passing_across_always),
        (Self::Off, "Off", texts::passing_off),
    ];
}

/// The order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Clockwise,
    /// To the right.
    Counterclockwise,
}

impl Choice for Direction {
    const ALL: &'static [Labelled<Self>] = &[
        (Self::Clockwise, "Clockwise", texts::clockwise),
        (Self::Counterclockwise, "Counterclockwise", texts::counterclockwise),
    ];
}

/// Order of the ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardOrder {
    /// A K Q J T 9 8 7.
    AceHigh,
    /// K Q J A T 9 8 7.
    French,
}

impl Choice for CardOrder {
    const ALL: &'static [Labelled<Self>] =
        &[(Self::AceHigh, "AceHigh", texts::ace_high), (Self::French, "French", texts::french_order)];
}

impl CardOrder {
    /// Strength of a card within its suit.
    pub const fn strength(self, card: Card) -> u8 {
        const TABLE: [[u8; 16]; 2] =
            [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0], [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 9, 0, 0, 0]];
        TABLE[self as usize][card.index() & 15]
    }
}

impl Options {
    /// The most cards that players may pass.
    pub const MAX_PASSED: i32 = 4;

    /// The usual rules for a number of players.
    pub fn usual(game: Fosdick, seats: usize) -> Self {
        Self {
            game,
            rounds: 1,
            passing: Passing::Cycle,
            pass_count: if seats <= 4 { 3 } else { 2 },
            direction: Direction::Clockwise,
            card_order: CardOrder::AceHigh,
            end_at: None,
            moon_bids: true,
            penalty_rank: Rank::Queen,
            penalty_card: Card::new(Rank::Queen, Suit::Spades),
            moon: true,
            queen_points: 4,
            halve_hearts: true,
        }
    }

    /// The number of deals, if no total ends the game earlier (FO-4, CO-1).
    pub const fn deals(&self, seats: usize) -> u32 {
        match self.game {
            Fosdick::Compendium => Fosdick::COMPONENTS.len() as u32,
            _ => self.rounds as u32 * seats as u32,
        }
    }

    /// The number of seats clockwise that cards are passed in a deal; 0 for no pass (FO-3).
    pub const fn passed_by(&self, deal: u32, seats: usize) -> usize {
        let (right, left, across) = (seats - 1, 1, seats / 2);
        match self.passing {
            Passing::Cycle if seats.is_multiple_of(2) => [right, left, across, 0][(deal as usize + 3) % 4],
            Passing::Cycle => [right, left, 0][(deal as usize + 2) % 3],
            Passing::Right => right,
            Passing::Left => left,
            Passing::Across => across,
            Passing::Off => 0,
        }
    }

    /// The next seat in order of play.
    pub const fn after(&self, seat: Seat, seats: usize) -> Seat {
        match self.direction {
            Direction::Clockwise => seat.left(seats),
            Direction::Counterclockwise => seat.right(seats),
        }
    }

    /// The game played in a deal (CO-1).
    pub const fn component(&self, deal: u32) -> Fosdick {
        match self.game {
            Fosdick::Compendium => {
                let last = Fosdick::COMPONENTS.len() - 1;
                let place = (deal as usize).saturating_sub(1);
                Fosdick::COMPONENTS[if place < last { place } else { last }]
            }
            game => game,
        }
    }
}
