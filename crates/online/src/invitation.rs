//! Invitations: where a table is, and the secret of one seat, as a text to send to a friend.
//!
//! The text is `misere:join-1-` and digits of base 32, which survive messengers and mail programs, see [`pasted`].
//!
//! [`pasted`]: misere_engine::pasted

use std::fmt;
use std::str::FromStr;

use misere_engine::pasted::{Block, to_digits};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::links::Address;
use crate::text::{Message, friends as texts};

/// An invitation to one seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct Invitation {
    /// The table's number.
    pub table: [u8; 16],
    /// The secret of the seat.
    pub secret: [u8; 16],
    /// Where the host is reached.
    pub address: Address,
}

/// The beginning of every invitation of this version, and the words and the version in it.
pub const BEGIN: &str = "misere:join-1-";
const WORDS: [&str; 2] = ["misere", "join"];
const VERSION: u32 = 1;

/// The bytes of the checksum.
const CHECKSUM: usize = 4;

impl Invitation {
    /// The longest text that is read, in bytes.
    pub const LONGEST: usize = 4096;

    /// True if a text may hold an invitation.
    pub fn is_in(text: &str) -> bool {
        Block::is_in(text, WORDS)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.table);
        bytes.extend(self.secret);
        bytes.extend(self.address.to_bytes());
        let sum = Sha256::digest(&bytes);
        bytes.extend(&sum[..CHECKSUM]);
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (content, sum) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
        if Sha256::digest(content)[..CHECKSUM] != *sum {
            return None;
        }
        let (table, rest) = content.split_first_chunk()?;
        let (secret, address) = rest.split_first_chunk()?;
        Some(Self { table: *table, secret: *secret, address: Address::from_bytes(address).ok()? })
    }
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{BEGIN}{}", to_digits(&self.to_bytes()))
    }
}

/// Reads the first invitation in a text, such as a whole mail.
impl FromStr for Invitation {
    type Err = InvitationError;

    fn from_str(text: &str) -> Result<Self, InvitationError> {
        if text.len() > Self::LONGEST {
            return Err(InvitationError::Damaged);
        }
        let mut refused = InvitationError::Damaged;
        for Block { version, bytes, .. } in Block::all(text, WORDS) {
            if version != VERSION {
                refused = InvitationError::LaterVersion;
                continue;
            }
            // Words that follow may look like digits, so that only the checksum tells where it ends.
            let least = 32 + 1 + CHECKSUM;
            let ends = (least..=bytes.len()).rev();
            let mut found = ends.filter_map(|end| Self::from_bytes(&bytes[..end]));
            match found.next() {
                Some(invitation) => return Ok(invitation),
                None => refused = InvitationError::Damaged,
            }
        }
        Err(refused)
    }
}

/// A reason against taking a text for an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum InvitationError {
    /// A part of it is missing, or it was changed on its way.
    #[error("this is not a complete invitation")]
    Damaged,
    /// A later version has written it.
    #[error("this invitation comes from a later version")]
    LaterVersion,
}

impl InvitationError {
    /// The reason for people.
    pub fn message(self) -> Message {
        match self {
            Self::Damaged => texts::invitation_damaged(),
            Self::LaterVersion => texts::invitation_later(),
        }
    }
}
