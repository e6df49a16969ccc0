//! Secrets that make a program known to another: drawn once, and kept in the data folder.

use derive_more::Debug;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::links::PeerKey;

/// A secret of 32 bytes. It keeps out of logs.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(try_from = "PeerKey", into = "PeerKey")]
#[debug("Secret")]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// A new secret from the system's random numbers.
    ///
    /// # Panics
    /// Panics if the system provides none, as the hash maps of the standard library do.
    pub fn draw() -> Self {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system has random numbers");
        Self(bytes)
    }

    /// A secret for one purpose, from which this one and those for others do not follow. A guest has another one at
    /// each table, so that nobody can tell that two tables had the same guest.
    #[must_use]
    pub fn for_purpose(&self, purpose: &str) -> Self {
        let hash =
            Sha256::new_with_prefix("Misere, secret 1\n").chain_update(self.0).chain_update("\n").chain_update(purpose);
        Self(hash.finalize().into())
    }

    /// The key by which another program knows the owner of the secret, where the transport has no keys: its SHA-256.
    pub fn key(&self) -> PeerKey {
        PeerKey(Sha256::digest(self.0).into())
    }
}

/// Secrets are written like keys.
impl From<PeerKey> for Secret {
    fn from(key: PeerKey) -> Self {
        Self(key.0)
    }
}

impl From<Secret> for PeerKey {
    fn from(secret: Secret) -> Self {
        Self(secret.0)
    }
}
