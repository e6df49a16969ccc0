//! Seats in sentences, and the players' names.

pub(crate) mod markers;
mod names;

pub use names::Names;
