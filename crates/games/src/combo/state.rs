//! The state of Seven Card Combo: everything at the table, and who knows it.
//!
//! Most cards that change hands are seen by somebody: packets by two players, the cards of the pile
//! by all. That determines which states a seat can rule out, so the state records each turn of the
//! round: the public part in [`Turn`], the player's private part in [`PrivateTurn`].

use super::Options;
use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{BySeat, Score, Seat};

/// The number of hands in a round (SC-1).
pub const HANDS: usize = 3;

pub(super) const DEALT: usize = 4;

/// The highest number of players.
pub const MOST_SEATS: usize = 4;

/// The phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before a round, or after the last.
    Between,
    /// The player is choosing a packet (SC-3).
    Discard,
    /// The player looks at the neighbor’s packet and may take cards (SC-4).
    Take,
    /// The player lays the rest of that packet on the pile (SC-4).
    Lay,
    /// The player draws card by card (SC-5).
    Draw,
}

/// A turn as everyone saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Turn {
    /// The number of cards laid down as the packet (SC-3).
    pub packet_len: u8,
    /// The number of cards taken from the neighbor’s packet.
    pub taken_len: u8,
    /// The number of cards drawn from the stock.
    pub drawn_from_stock: u8,
    /// The number of these drawn before the stock was replenished, if it was.
    pub drawn_before_refill: u8,
    /// The cards of the neighbor’s packet that were laid on the pile.
    pub laid_on_pile: Cards,
    pub drawn_from_pile: Cards,
    /// The cards that became the new stock, if any (SC-8).
    pub refill: Cards,
    /// The card that began a new pile (SC-7).
    pub turned: Option<Card>,
}

/// A turn as only its player saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PrivateTurn {
    /// The packet laid down.
    pub laid: Cards,
    /// The cards taken from the neighbor’s packet.
    pub took: Cards,
    /// The cards drawn from the stock.
    pub drew: Cards,
}

/// Everything that all players know.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// The number of the present or last round, from 1; 0 before the first.
    pub round: u32,
    /// The dealer of that round, or of the first.
    pub dealer: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// The number of the present turn, from 0, counted through the three hands of the round.
    pub at: usize,
    /// The turns of the round; future ones are empty.
    pub turns: [Turn; HANDS * MOST_SEATS],
    /// The number of cards still to be drawn from the stock, which is above 0 only while the stock is empty (SC-8).
    pub due: usize,
    /// The number of cards in the stock.
    pub stock: usize,
    /// The discard pile, the last card on top.
    pub pile: Pack,
    /// The first card of the round’s pile (SC-1).
    pub opening: Option<Card>,
    /// The hands that were scored, face up between rounds.
    pub shown: BySeat<Cards>,
    /// The totals after the last scored round.
    pub totals: BySeat<Score>,
}

/// Knowledge of one seat alone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    pub hand: Cards,
    /// Its packet, until the next player looks at it.
    pub packet: Cards,
    /// The neighbor’s packet that it is looking at, or the rest of it.
    pub offered: Cards,
    /// Its turns of the round, one for each hand.
    pub turns: [PrivateTurn; HANDS],
}

/// Facts that nobody knows.
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

    /// The number of players.
    pub const fn seats(&self) -> usize {
        self.totals.seats()
    }

    /// The number of turns in a round: three for each player (SC-1, SC-2).
    pub const fn round_turns(&self) -> usize {
        HANDS * self.seats()
    }

    /// The seat that has this turn. Turns go around from the dealer’s left without a break (SC-2),
    /// so a packet is always for the next turn, even across two hands (SC-6).
    pub const fn seat_of(&self, turn: usize) -> Seat {
        self.dealer.clockwise(1 + turn % self.seats(), self.seats())
    }

    /// The seat whose turn it is; meaningless between rounds.
    pub const fn turn(&self) -> Seat {
        self.seat_of(self.at)
    }

    /// The number of the hand that a turn belongs to, from 0. It is also the index of the turn among those of its seat.
    pub const fn hand_of(&self, turn: usize) -> usize {
        turn / self.seats()
    }

    /// The present turn as everyone saw it.
    pub const fn now(&self) -> &Turn {
        &self.turns[self.at]
    }

    /// The number of cards that the present player still needs: those laid down and one more (SC-3).
    pub const fn need(&self) -> usize {
        let now = self.now();
        (now.packet_len + 1 - now.taken_len - now.drawn_from_stock) as usize - now.drawn_from_pile.len()
    }

    /// The seat whose packet the present player looks at: the right neighbor, if the packet has a card
    /// (SC-4). `None` in the first turn of a round and for an empty packet (SC-5).
    pub fn giver(&self) -> Option<Seat> {
        let before = self.at.checked_sub(1)?;
        if self.turns[before].packet_len == 0 {
            return None;
        }
        Some(self.seat_of(before))
    }

    /// The number of cards in the packet offered to the present player, or left of it.
    pub fn offered(&self) -> usize {
        let Some(before) = self.at.checked_sub(1) else { return 0 };
        let now = self.now();
        (self.turns[before].packet_len - now.taken_len) as usize - now.laid_on_pile.len()
    }

    /// The number of cards that a seat holds.
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

    /// Tells whether the game has ended (SC-1).
    pub(super) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Between) && self.round >= self.options.rounds(self.seats())
    }

    /// The cards that everyone has seen in this round.
    pub(super) fn seen(&self) -> Cards {
        let mut seen: Cards = self.pile.set();
        seen |= self.opening.into_iter().collect();
        for turn in &self.turns {
            seen |= turn.laid_on_pile | turn.drawn_from_pile | turn.turned.into_iter().collect();
        }
        seen
    }
}

impl Private {
    /// The cards that only this seat, not everyone, has seen in this round.
    pub(super) fn seen(&self) -> Cards {
        let turns = self.turns.iter();
        turns.fold(self.hand | self.offered, |seen, own| seen | own.laid | own.took | own.drew)
    }
}
