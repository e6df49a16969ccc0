//! Items of this crate that are public for its tests only.

pub use crate::bots::candidate::Candidate;
pub use crate::bots::comparison::Comparison;
pub use crate::bots::deal_scale::Ranges;
pub use crate::bots::hint::sentence_against;
pub use crate::bots::noise::{bell, cheapest};
pub use crate::bots::opponents::{Belief, mean};
pub use crate::bots::search::is_clear;
pub use crate::external::group::ProcessGroup;
pub use crate::external::process::next_line;
pub use crate::external::view::view;
pub use crate::review::words::sentence;
