//! Today's deal: a game that follows from the date and is the same for everybody, and how it went.
//!
//! Results are those of the results file: the first attempt at a day's deal has the origin
//! [`Origin::Today`](crate::Origin::Today), so nothing else has to be kept. `docs/today.md` says how the deal
//! follows from the date.

mod calendar;
mod days;
mod deal;

pub use calendar::{CalendarDay, DayState, Streak};
pub use days::{DayResult, Days, has_begun};
pub use deal::DayDeal;
