//! Claims to the rest of a deal.

use crate::rules::Seat;
use crate::table::Watch;

/// A claim that the person at the table may know of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The seat that wins the rest.
    pub seat: Seat,
    /// The number of steps before the claim.
    pub at: usize,
    deal: u32,
}

impl Claim {
    /// The claim that stands now: one made earlier in this deal, or a new one.
    pub fn standing(earlier: Option<Self>, session: &dyn Watch, may_know: impl Fn(Seat) -> bool) -> Option<Self> {
        let (at, deal) = (session.at(), session.deal_number());
        if let Some(claim) = earlier
            && claim.deal == deal
            && claim.at <= at
        {
            return Some(claim);
        }
        let seat = session.claim()?;
        may_know(seat).then_some(Self { seat, at, deal })
    }
}
