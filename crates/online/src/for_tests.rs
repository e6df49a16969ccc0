//! Items of this crate that are public for its tests only.

use misere_engine::rules::Seat;

use crate::guest::position::Position;

pub use crate::cut::{Words, combined};

pub use crate::guest::position::{MOST_BYTES, Story};
pub use crate::guest::version::Version;
pub use crate::host::peer::Numbers;
pub use crate::host::view::{Place, from_place};
pub use crate::invitation::BEGIN;
pub use crate::links::tcp::carry::Pace;
pub use crate::links::tcp::{MOST_LINKS, Shared, accept};
pub use crate::wire::scene::{MOST_CHOICES, MOST_LINES, MOST_SPOTS, MOST_ZONES};
pub use crate::wire::text::MOST_PIECES;
pub use crate::wire::{Catalog, Decoder, Encoder, Known, State, WireError, hash};

/// Reads a position as a seat does.
///
/// # Errors
/// Returns the reason for which a guest refuses it.
pub fn read_position(state: &State, seat: Seat, decoder: &Decoder<'_>) -> Result<(), WireError> {
    Position::new(state, seat, decoder).map(drop)
}

/// Parts of the links over the internet.
#[cfg(feature = "iroh")]
pub mod iroh {
    pub use crate::links::iroh::endpoint::MOST_LINKS;
    pub use crate::links::iroh::pack::{Packer, Unpacker};
    pub use crate::links::iroh::place::{MOST_ADDRESSES, decode, encode, is_usable};
}
