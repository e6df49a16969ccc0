//! What there is at the table of Seven Card Combo, and who knows what of it.
//!
//! Most cards that change hands are seen by someone on the way: a packet by two players, the
//! cards of the pile by all. What a seat can rule out follows from that, so a round's turns are
//! kept, as far as everyone saw them, in [`Turn`], and as far as the seat itself did, in [`Own`].

use super::Options;
use crate::cards::{Card, Cards, Pack};
use crate::rules::{BySeat, Score, Seat};

/// The hands of a round (SC-1).
pub const HANDS: usize = 3;

/// How many cards everyone is dealt (SC-1).
pub(super) const DEALT: usize = 4;

/// The most players.
pub const MOST_SEATS: usize = 4;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before a round, or after the last.
    Between,
    /// The player chooses a packet (SC-3).
    Discard,
    /// The player looks at the neighbour's packet and takes what he likes (SC-4).
    Take,
    /// The player lays what he left of the packet on the pile (SC-4).
    Lay,
    /// The player draws card by card (SC-5).
    Draw,
}

/// What everyone saw of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Turn {
    /// How many cards were laid down as the packet (SC-3).
    pub packet: u8,
    /// How many cards of the neighbour's packet were taken.
    pub taken: u8,
    /// How many cards were drawn from the stock.
    pub stock: u8,
    /// How many of these before the stock was made anew, if it was.
    pub before: u8,
    /// The cards left of the neighbour's packet, as far as they lie on the pile.
    pub left: Cards,
    /// The cards drawn from the pile.
    pub piled: Cards,
    /// The cards that became the new stock, if any (SC-8).
    pub refill: Cards,
    /// The card that began a new pile (SC-7).
    pub turned: Option<Card>,
}

/// What a player did in a turn as only he saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Own {
    /// The packet laid down.
    pub laid: Cards,
    /// The cards taken of the neighbour's packet.
    pub took: Cards,
    /// The cards drawn from the stock.
    pub drew: Cards,
}

/// What everyone at the table knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// The round under way or just over, from 1; 0 before the first.
    pub round: u32,
    /// Who dealt it, or will deal the first.
    pub dealer: Seat,
    /// What the table waits for.
    pub phase: Phase,
    /// The number of the turn under way, from 0, counted through the round's three hands.
    pub at: usize,
    /// The turns of the round, those to come being empty.
    pub turns: [Turn; HANDS * MOST_SEATS],
    /// How many cards are to be drawn from the stock at once; more than none only while it is
    /// empty (SC-8).
    pub due: usize,
    /// How many cards the stock holds.
    pub stock: usize,
    /// The discard pile, the last card on top.
    pub pile: Pack,
    /// The card with which the round's pile began (SC-1).
    pub opening: Option<Card>,
    /// Between rounds: the hands that were scored, face up.
    pub shown: BySeat<Cards>,
    /// The totals after the last round scored.
    pub totals: BySeat<Score>,
}

/// What one seat knows besides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    /// The cards in hand.
    pub hand: Cards,
    /// His packet, while it lies face down and untouched.
    pub packet: Cards,
    /// The neighbour's packet that he looks at, or what is left of it.
    pub offered: Cards,
    /// His turns of the round, one a hand.
    pub turns: [Own; HANDS],
}

/// What nobody knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Hidden {
    /// The stock, the last card on top.
    pub stock: Pack,
}

impl Public {
    /// A game before its first round.
    pub(super) fn new(options: Options, seats: usize, dealer: Seat) -> Self {
        Self {
            options,
            round: 0,
            dealer,
            phase: Phase::Between,
            at: 0,
            turns: Default::default(),
            due: 0,
            stock: 0,
            pile: Pack::EMPTY,
            opening: None,
            shown: BySeat::new(seats),
            totals: BySeat::new(seats),
        }
    }

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.totals.seats()
    }

    /// How many turns a round has: three for each player (SC-1, SC-2).
    pub const fn round_turns(&self) -> usize {
        HANDS * self.seats()
    }

    /// Who has a turn: they go round from the dealer's left without a break (SC-2), so that each
    /// packet waits for the turn after it, from one hand to the next too (SC-6).
    pub const fn seat_of(&self, turn: usize) -> Seat {
        self.dealer.clockwise(1 + turn % self.seats(), self.seats())
    }

    /// Whose turn it is, unless between rounds.
    pub const fn turn(&self) -> Seat {
        self.seat_of(self.at)
    }

    /// The hand that a turn belongs to, from 0, and so the how-manieth of his seat it is.
    pub const fn hand_of(&self, turn: usize) -> usize {
        turn / self.seats()
    }

    /// What everyone saw of the turn under way.
    pub const fn now(&self) -> &Turn {
        &self.turns[self.at]
    }

    /// How many cards the player whose turn it is has still to get: as many as he laid down and
    /// one more (SC-3).
    pub const fn need(&self) -> usize {
        let now = self.now();
        (now.packet + 1 - now.taken - now.stock) as usize - now.piled.len()
    }

    /// Whose packet the player whose turn it is looks at: his right neighbour’s, if it has a card
    /// (SC-4). None on the first turn of a round, and before an empty packet (SC-5).
    pub fn giver(&self) -> Option<Seat> {
        let before = self.at.checked_sub(1)?;
        (self.turns[before].packet > 0).then(|| self.seat_of(before))
    }

    /// How many cards lie in the packet before the player whose turn it is, or are still in his
    /// hands of it.
    pub fn offered(&self) -> usize {
        let Some(before) = self.at.checked_sub(1) else {
            return 0;
        };
        let now = self.now();
        (self.turns[before].packet - now.taken) as usize - now.left.len()
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> usize {
        let steps = self.seat_of(0).steps_to(seat, self.seats());
        let done = (self.at + self.seats() - 1 - steps) / self.seats();
        let dealt = DEALT + done;
        if self.at < self.round_turns() && seat == self.turn() && self.phase != Phase::Discard {
            dealt + 1 - self.need()
        } else {
            dealt
        }
    }

    /// Has the game ended (SC-1)?
    pub(super) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Between) && self.round >= self.options.rounds(self.seats())
    }

    /// Every card of the round that was seen by all.
    pub(super) fn seen(&self) -> Cards {
        let mut seen: Cards = self.pile.set();
        seen |= self.opening.into_iter().collect();
        for turn in &self.turns {
            seen |= turn.left | turn.piled | turn.turned.into_iter().collect();
        }
        seen
    }
}

impl Private {
    /// Every card of the round that the seat saw besides those that all saw.
    pub(super) fn seen(&self) -> Cards {
        let turns = self.turns.iter();
        turns.fold(self.hand | self.offered, |seen, own| {
            seen | own.laid | own.took | own.drew
        })
    }
}
