//! The state of a game of Garbo.

use super::{Action, Matches, Options, Place, Places, SIZE, Square, opponent};
use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{BySeat, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the deal.
    Before,
    /// A card is to be played.
    Play,
    /// With claims by hand: the matches of the last card are to be claimed (GA-8).
    Claim,
    /// After the last card.
    Over,
}

/// The card played last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// The seat that played it.
    pub seat: Seat,
    pub card: Card,
    pub place: Place,
    /// The card that it covered, if any.
    pub covered: Option<Card>,
    /// Its matches that have not been claimed.
    pub unclaimed: Matches,
    /// Its matches that the opponent has claimed.
    pub claimed: Matches,
}

impl Last {
    /// The points claimed for it.
    pub fn taken(&self, options: &Options) -> i32 {
        self.claimed.points(self.card, options)
    }

    /// The points that it gave away, claimed or not.
    pub fn given(&self, options: &Options) -> i32 {
        self.taken(options) + self.unclaimed.points(self.card, options)
    }
}

/// Everything that both players know.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    pub dealer: Seat,
    pub phase: Phase,
    /// The seat that is to play or to claim.
    pub turn: Seat,
    pub square: Square,
    /// The number of cards played: up to 16 on level one, up to 32 with level two.
    pub played: usize,
    /// The number of cards that each seat holds.
    pub held: BySeat<usize>,
    /// The number of cards in the stock.
    pub stock: usize,
    /// Each seat’s points so far.
    pub points: BySeat<i32>,
    /// The card played last.
    pub last: Option<Last>,
}

impl Public {
    /// Tells whether the next card belongs to level one (GA-3).
    pub const fn is_level_one(&self) -> bool {
        self.played < SIZE
    }

    /// The places where the next card may go.
    pub fn legal_places(&self) -> Places {
        if self.is_level_one() { self.square.free() } else { self.square.uncovered() }
    }

    /// The action of playing a card at a place.
    pub const fn action(&self, card: Card, place: Place) -> Action {
        if self.is_level_one() { Action::Place(card, place) } else { Action::Cover(card, place) }
    }

    /// The seat that begins level two: the one with more points or, if they are equal, the dealer,
    /// who played the last card of level one (GA-5).
    pub(super) fn leader(&self) -> Seat {
        let other = opponent(self.dealer);
        if self.points[other] > self.points[self.dealer] { other } else { self.dealer }
    }

    /// The cards that both players have seen: those in the square, covered ones included (C-7).
    pub(super) fn seen(&self) -> Cards {
        self.square.faces() | self.square.beneath()
    }
}

/// Knowledge of one seat alone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    pub hand: Cards,
}

/// Facts that nobody knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hidden {
    /// The stock, top first.
    pub stock: Pack,
}
