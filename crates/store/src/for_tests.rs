//! Items of this crate that are public for its tests only.

pub use crate::cells::time;
pub use crate::companion::{companion, copies};
pub use crate::journal::{FILES, JOURNAL, MOST_BYTES, MOST_LINES, Pages, append};
pub use crate::open_requests::Address;
pub use crate::program::outermost;

/// Moves the clock at the first call, so that it shows this time, in seconds since 1970.
pub fn begin_at(time: u64) {
    crate::AHEAD.get_or_init(|| time.cast_signed() - crate::real_now().cast_signed());
}
