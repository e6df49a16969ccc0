//! The seats that have won penalty cards so far, which decides who can still shoot the moon.

use crate::fosdick::Public;
use misere_engine::rules::Seat;

/// The seats that have won penalty cards in the current deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PenaltyHolders {
    Nobody,
    One(Seat),
    Several,
}

impl PenaltyHolders {
    pub fn of(public: &Public) -> Self {
        let penalties = public.contract.penalties();
        let mut holders = public.taken.each().filter(|(_, taken)| taken.intersects(penalties));
        match (holders.next(), holders.next()) {
            (None, _) => Self::Nobody,
            (Some((seat, _)), None) => Self::One(seat),
            (Some(_), Some(_)) => Self::Several,
        }
    }

    /// Tells whether a seat can still shoot the moon: no other seat has won a penalty card.
    pub fn allow_moon_by(self, seat: Seat) -> bool {
        match self {
            Self::Nobody => true,
            Self::One(holder) => holder == seat,
            Self::Several => false,
        }
    }
}
