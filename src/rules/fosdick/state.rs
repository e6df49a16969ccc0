//! What is known in a deal of the family: to everyone, and to one seat besides.

use super::{Contract, Options};
use crate::cards::{Cards, Rank, Suit};
use crate::rules::tricks::{Suits, Trick, follow};
use crate::rules::{BySeat, Score, Seat, Seats};

/// Where a deal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before a deal, or after the last.
    Between,
    /// The seats choose cards to pass, in order of play.
    Passing,
    /// The seats say whether they shoot the moon.
    Bidding,
    /// Tricks.
    Playing,
}

/// What everyone at the table knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// What counts in this deal.
    pub contract: Contract,
    /// The deal under way or just over, from 1; 0 before the first.
    pub deal: u32,
    /// Who dealt it, or will deal the first.
    pub dealer: Seat,
    /// Where it stands.
    pub phase: Phase,
    /// Whose turn it is, unless between deals.
    pub turn: Seat,
    /// How many places clockwise cards are passed; 0 for not at all.
    pub passed_by: usize,
    /// Who said that he would win everything.
    pub bids: Seats,
    /// The trick on the table.
    pub trick: Trick,
    /// Who is winning it, with the strength of his card.
    pub best: (Seat, u8),
    /// How many tricks were won in this deal.
    pub tricks: usize,
    /// Who won the first trick and the last one so far.
    pub winners: (Seat, Seat),
    /// The last trick taken, and how many in the whole game.
    pub swept: (Trick, u32),
    /// The cards that each seat won.
    pub taken: BySeat<Cards>,
    /// The cards that each seat played.
    pub played: BySeat<Cards>,
    /// The suits that each seat could not follow.
    pub voids: BySeat<Suits>,
    /// The totals after the last deal scored.
    pub totals: BySeat<Score>,
}

impl Public {
    /// How many play.
    pub const fn seats(&self) -> usize {
        self.totals.seats()
    }

    /// The 32 cards from seven to ace, without the black sevens unless four play (FO-1).
    pub fn pack(&self) -> Cards {
        let pack = Cards::from_rank_up(Rank::Seven);
        if self.seats() == 4 {
            return pack;
        }
        let black = Cards::suit(Suit::Clubs) | Cards::suit(Suit::Spades);
        pack - (Cards::rank(Rank::Seven) & black)
    }

    /// How many cards everyone was dealt.
    pub fn hand_size(&self) -> usize {
        self.pack().len() / self.seats()
    }

    /// Who leads to the first trick: the dealer's right, whichever way play goes (FO-2).
    pub const fn leader(&self) -> Seat {
        self.dealer.right(self.seats())
    }

    /// The next seat in order of play.
    pub const fn after(&self, seat: Seat) -> Seat {
        self.options.after(seat, self.seats())
    }

    /// The seats in order of play from the leader.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (options, seats) = (self.options, self.seats());
        std::iter::successors(Some(self.leader()), move |&seat| {
            Some(options.after(seat, seats))
        })
        .take(seats)
    }

    /// Who gets what a seat passes.
    pub const fn receiver(&self, seat: Seat) -> Seat {
        seat.clockwise(self.passed_by, self.seats())
    }

    /// Who passes to a seat.
    pub const fn giver(&self, seat: Seat) -> Seat {
        seat.clockwise(self.seats() - self.passed_by, self.seats())
    }

    /// Has the seat laid down the cards that it passes, while others still choose?
    pub(super) fn has_chosen(&self, seat: Seat) -> bool {
        self.phase == Phase::Passing
            && self
                .order()
                .take_while(|&other| other != self.turn)
                .any(|other| other == seat)
    }

    /// The cards of a hand that may be played now (FO-2).
    #[inline]
    pub fn playable(&self, hand: Cards) -> Cards {
        match self.trick.led() {
            Some(led) => follow(hand, led.suit()),
            None => hand,
        }
    }

    /// Has the game ended (FO-4)?
    #[inline(never)]
    pub(super) fn is_over(&self) -> bool {
        let limit = self.options.end_at.map(Score::points);
        let reached = limit.is_some_and(|limit| self.totals.iter().any(|&total| total >= limit));
        self.phase == Phase::Between
            && self.deal > 0
            && (reached || self.deal >= self.options.deals(self.seats()))
    }
}

/// What one seat knows besides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    /// The cards in hand.
    pub hand: Cards,
    /// The cards passed on in this deal, or laid down to be.
    pub gave: Cards,
    /// The cards got in the passing.
    pub got: Cards,
}
