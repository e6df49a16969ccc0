//! The state of a deal of the family: what everyone knows, and what one seat knows besides.

use super::{Contract, Options};
use derive_more::{Deref, DerefMut};
use misere_engine::cards::{Cards, Rank, Suit};
use misere_engine::rules::tricks::TrickState;
use misere_engine::rules::{Score, Seat, Seats};

/// Everything that everyone at the table knows.
#[derive(Clone, Debug, PartialEq, Deref, DerefMut)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// The contract of this deal: what scores in it.
    pub contract: Contract,
    /// The deal; its fields can be read directly from here.
    #[deref]
    #[deref_mut]
    pub table: TrickState,
    /// The number of places clockwise by which cards are passed; 0 for no passing.
    pub passed_by: usize,
    /// The seats that have laid down their cards to pass while others are still choosing.
    pub chosen: Seats,
    /// The seats that bid to win everything.
    pub bids: Seats,
    /// The winner of the first trick of the deal.
    pub first_winner: Seat,
}

/// The 32 cards from seven to ace, without the black sevens unless four play (FO-1).
pub(super) fn pack(seats: usize) -> Cards {
    let pack = Cards::from_rank_up(Rank::Seven);
    if seats == 4 {
        return pack;
    }
    let black = Cards::suit(Suit::Clubs) | Cards::suit(Suit::Spades);
    pack - (Cards::rank(Rank::Seven) & black)
}

impl Public {
    /// The cards of the game (FO-1).
    pub fn pack(&self) -> Cards {
        pack(self.seats())
    }

    /// The seat that leads to the first trick: the dealer's right in either direction (FO-2).
    pub const fn leader(&self) -> Seat {
        self.table.dealer.right(self.table.seats())
    }

    /// The next seat in order of play.
    pub const fn after(&self, seat: Seat) -> Seat {
        self.options.after(seat, self.table.seats())
    }

    /// The seats in order of play from the leader.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (options, seats) = (self.options, self.seats());
        std::iter::successors(Some(self.leader()), move |&seat| Some(options.after(seat, seats))).take(seats)
    }

    /// The seat that receives what a seat passes.
    pub const fn receiver(&self, seat: Seat) -> Seat {
        seat.clockwise(self.passed_by, self.table.seats())
    }

    /// The seat that passes to a seat.
    pub const fn giver(&self, seat: Seat) -> Seat {
        seat.clockwise(self.table.seats() - self.passed_by, self.table.seats())
    }

    /// Tells whether the game ends after the deal just scored (FO-4).
    #[inline(never)]
    pub(super) fn is_over(&self) -> bool {
        let limit = self.options.end_at.map(Score::points);
        let reached = limit.is_some_and(|limit| self.totals.iter().any(|&total| total >= limit));
        self.deal > 0 && (reached || self.deal >= self.options.deals(self.seats()))
    }
}

/// The part of the state that only one seat knows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    pub hand: Cards,
    /// The cards passed on in this deal, or laid down to be passed.
    pub gave: Cards,
    /// The cards received in the passing.
    pub got: Cards,
}
