//! Messages on the wire: JSON objects in frames, described in `docs/online.md`.
//!
//! Incoming messages are read into plain data first and then checked against what a table can hold, so nothing wrong
//! gets further than this module.

mod hint;
mod messages;
pub(crate) mod scene;
mod state;
pub(crate) mod text;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

pub use messages::{
    Closed, Kind, Known, NotDone, Phase, Presence, Refused, SeatState, Table, ToGuest, ToHost, Wish, WishState,
};
pub use misere_engine::hex::to_hex as hex;
pub use misere_engine::rules::scene::is_default;
pub use state::{Due, Log, News, State};
pub use text::{Catalog, Decoder, Encoder, Text};

/// The version of the protocol. Programs with different ones cannot play together.
pub const PROTOCOL: u32 = 1;

/// A message with its number on this link and the number of the last message that its sender has got.
#[derive(Debug, Serialize, Deserialize)]
pub struct Frame<M> {
    /// Its number, from 1.
    pub n: u64,
    /// The number of the last message received; 0 if there was none.
    pub ack: u64,
    /// The message itself.
    pub message: M,
}

/// The bytes of a frame.
pub fn encode<M: Serialize>(frame: &Frame<M>) -> Vec<u8> {
    serde_json::to_vec(frame).expect("messages are plain data with texts as keys")
}

/// The frame that these bytes hold.
///
/// # Errors
/// Returns an error if they are not JSON of this protocol.
pub fn decode<M: DeserializeOwned>(bytes: &[u8]) -> Result<Frame<M>, WireError> {
    serde_json::from_slice(bytes).map_err(|_| WireError::Malformed)
}

/// A fault in the content of a frame.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WireError {
    /// Something else than a message.
    #[error("it is not a message of this game")]
    Malformed,
    /// A message for people that this version does not have.
    #[error("`{0}` is not a text of this version")]
    UnknownMessage(String),
    /// The arguments of a message are not those that it takes.
    #[error("a text has wrong arguments")]
    Arguments,
    /// Messages within messages.
    #[error("a text is nested too deeply")]
    Depth,
    /// A text beyond its limit.
    #[error("a text is too long")]
    TooLong,
    /// More than any table holds.
    #[error("it holds more than a table does")]
    TooMuch,
    /// A seat that the table does not have.
    #[error("there is no such seat")]
    Seat,
    /// A game that is not on the menu.
    #[error("there is no such game")]
    Game,
    /// A scene that cannot be.
    #[error("the table cannot look like that")]
    Scene,
    /// A text that cannot be an action.
    #[error("that is not an action")]
    Action,
    /// A log that does not follow from what came before, or is too long.
    #[error("the log is damaged")]
    Log,
}

/// The SHA-256 of lines, as 64 hexadecimal digits.
pub fn hash(lines: &[&str]) -> String {
    hex(&Sha256::digest(lines.join("\n")))
}

/// True for a text of this many hexadecimal digits.
pub fn is_hex(text: &str, digits: usize) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == digits && text.bytes().all(is_digit)
}
