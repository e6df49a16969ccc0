//! Messages: every sentence for people, as data, and its words in a language.
//!
//! A [`Message`] is an id with typed arguments. The words stand in `assets/text/LANGUAGE/CRATE/*.ftl`; the build
//! script of each crate writes a function for each message in a module for each file, such as
//! `text::table::leads(seat)`, so a missing message or a wrong argument does not compile. [`Message::render`]
//! puts a message into the words of a language, with the names of the players.
//!
//! `docs/contributing.md` says how to add a message. This module knows no game and nothing of how texts are shown.

mod data;
mod file;
mod functions;
mod language;
pub(crate) mod markers;
mod message;
mod names;
mod nouns;
mod number;
mod pseudo;
mod reader;
mod render;
mod runs;
mod separators;
mod values;

pub use data::Parts;
pub use language::Language;
pub use message::Message;
pub use names::Names;
pub use number::Number;
pub use runs::Run;

/// The parts of the code that the build script writes.
pub mod declared {
    pub use super::file::{File, Ready};
    pub use super::language::Facts;
    pub use super::message::{Argument, Declaration, Kind};
    pub use super::{Message, Number};
    pub use crate::cards::{Card, Rank, Suit};
    pub use crate::score::Score;
    pub use crate::seats::Seat;
}

include!(concat!(env!("OUT_DIR"), "/text.rs"));
