//! The files of challenges that were made or received: the same text that travels.

use std::path::{Path, PathBuf};

use super::{Challenge, ChallengeId, MOST_BYTES};
use crate::{EXTENSION, Store, StoreError, read_bytes};
use misere_engine::encoding;

impl Store {
    /// The folder of the challenges.
    pub fn challenges_path(&self) -> PathBuf {
        self.data.join("challenges")
    }

    /// The file of a challenge.
    pub fn challenge_path(&self, id: ChallengeId) -> PathBuf {
        self.challenges_path().join(format!("{id}.{EXTENSION}"))
    }
}

/// Reads the file of a challenge.
///
/// # Errors
/// Returns an error if the file cannot be read, is too large, or holds no sound challenge.
pub fn read_challenge(path: &Path) -> Result<Challenge, StoreError> {
    let bytes = read_bytes(path, MOST_BYTES as u64)?;
    let text = encoding::decode(bytes).map_err(StoreError::encoding(path))?;
    Challenge::from_text(&text).map_err(|error| StoreError::Unreadable {
        path: path.to_owned(),
        line: 1,
        column: 1,
        message: error.to_string(),
    })
}
