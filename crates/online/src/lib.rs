//! Tables that one player hosts, and that friends elsewhere join.
//!
//! The host's program holds the only game. A guest's program receives what its seat may know, as data, and answers
//! with the texts of actions. `docs/online.md` describes every message.
//!
//! Glossary: *host* the player whose program holds the game · *guest* a player elsewhere · *link* a connection
//! between the two programs, which can drop and be made again · *frame* the bytes of one message on a link ·
//! *peer* the program at the other end of a link, known by its key.

#![warn(missing_docs)]

pub mod cut;
mod fingerprint;
#[doc(hidden)]
pub mod for_tests;
pub mod guest;
pub mod host;
mod invitation;
pub mod links;
mod open;
mod own_file;
mod phrases;
mod secrets;
pub mod text;
mod wire;

pub use invitation::{Invitation, InvitationError};
pub use own_file::{OwnFile, WriteText};
pub use phrases::Phrase;
pub use secrets::Secret;
pub use wire::{Closed, Kind, NotDone, Phase, Presence, Refused, SeatState, Table, Wish, WishState};

/// The version of the program, which both sides tell each other.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
