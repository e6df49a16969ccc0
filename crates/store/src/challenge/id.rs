//! The names of challenges.

use std::str::FromStr;

use derive_more::Display;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use thiserror::Error;

/// The name of a challenge, which follows from everything in it but its entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr, Display)]
#[display("{_0:016x}")]
pub struct ChallengeId(pub(super) u64);

/// The error for a text that is not the id of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a challenge: expected 16 hexadecimal digits")]
pub struct ParseChallengeIdError;

impl FromStr for ChallengeId {
    type Err = ParseChallengeIdError;

    fn from_str(text: &str) -> Result<Self, ParseChallengeIdError> {
        let id = u64::from_str_radix(text, 16).map(Self);
        let id = id.map_err(|_| ParseChallengeIdError)?;
        if id.to_string() == text { Ok(id) } else { Err(ParseChallengeIdError) }
    }
}
