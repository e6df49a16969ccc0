//! Items of this crate that are public for its tests only.

pub use crate::cells::time;
pub use crate::companion::{companion, copies};
pub use crate::journal::{FILES, JOURNAL, MOST_BYTES, MOST_LINES, Pages, append};
pub use crate::open_requests::Address;
pub use crate::program::outermost;
