//! Items of this crate that are public for its tests only.

pub use crate::arena::latency::Times;
pub use crate::arena::{Arena, ArenaPlayer, Dealt, GameNumber, GameResult, Recording};
pub use crate::chi_square::{ChiSquare, joined};
pub use crate::players::{Lineup, Seating, SeatingPlan};
pub use crate::report::four_decimals;
pub use crate::review::levels::{Measured, SeatLosses, draw};
pub use crate::review::stated_values::{Calibration, Certain, StatedValue};
pub use crate::simulate::deals::DealStatistics;
pub use crate::tally::{Counts, Tally};
pub use crate::training::Record;
pub use crate::workers::{Job, play};
