//! The seal: proof that a shuffle was fixed before the first card, and that nobody chose it.
//!
//! Before a game the program draws a secret seed and a nonce and shows only their hash, the seal. Then the player may
//! cut by typing a word. The seed of the game follows from all three, so the program cannot choose the cards because it
//! does not know the word, and the player cannot because they do not know the secret. When the game is over, the secret
//! is shown and anyone can repeat both computations. `docs/fairness.md` contains a program that does so.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::limits::{PLAYER_NAME, text};
use crate::printable::{RawText, escaped};

/// The length of a seed in bits. Such a seed has eight digits in a deal code.
const SEED_BITS: u32 = 40;

/// The maximum number of characters of a cut.
pub const LONGEST_CUT: usize = 64;

/// The secret behind a seal.
#[derive(Clone, Copy, PartialEq, Eq, derive_more::Debug)]
#[must_use]
#[debug("Seal({})", self.hash())]
pub struct Seal {
    seed: u64,
    nonce: u128,
    /// The first dealer, if an earlier game determines it and not the seed.
    dealer: Option<usize>,
}

impl Seal {
    /// The seal of a known secret.
    pub const fn new(seed: u64, nonce: u128) -> Self {
        Self { seed, nonce, dealer: None }
    }

    /// The seal of the same secret that also fixes who deals first, unless the seed decides that.
    pub const fn with_dealer(self, dealer: Option<usize>) -> Self {
        Self { dealer, ..self }
    }

    /// The seal of a new secret, drawn from the system's random numbers.
    ///
    /// # Panics
    /// Panics if the system provides no random numbers, as hash maps do.
    pub fn draw() -> Self {
        let mut random = [0; 24];
        getrandom::fill(&mut random).expect("the system has random numbers");
        let (seed, nonce) = random.split_at(8);
        let number = |bytes: &[u8]| bytes.iter().fold(0, |n, byte| n << 8 | u128::from(*byte));
        Self::new(number(seed) as u64 >> (64 - SEED_BITS), number(nonce))
    }

    /// The seal as 64 hexadecimal digits: the SHA-256 of three lines, `Misere, seal 1`, the seed in
    /// decimal digits, and the nonce in 32 hexadecimal digits. If the seal fixes the first dealer,
    /// the lines are `Misere, seal 2`, the seed, the nonce and the dealer's seat, from 0.
    pub fn hash(&self) -> String {
        let bytes = match self.dealer {
            None => self.sha256("Misere, seal 1"),
            Some(dealer) => self.sha256("Misere, seal 2").chain_update(format!("\n{dealer}")),
        }
        .finalize();
        crate::hex::to_hex(&bytes)
    }

    /// The secret combined with the player's cut, which is empty if they do not cut. Surrounding blanks are removed.
    pub fn cut(self, cut: &str) -> SealedSeed {
        SealedSeed { seal: self, cut: cut.trim().to_owned(), recuts: Recuts::default() }
    }

    fn sha256(&self, first: &str) -> Sha256 {
        let Self { seed, nonce, .. } = self;
        Sha256::new_with_prefix(format!("{first}\n{seed}\n{nonce:032x}"))
    }
}

/// The origin of a game's seed: the secret behind the seal, and the player's cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SealedSeedRon", into = "SealedSeedRon")]
pub struct SealedSeed {
    seal: Seal,
    cut: String,
    recuts: Recuts,
}

/// The cuts of a game that were begun and given up before this one, because words of guests were missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recuts {
    /// The number of repetitions of the cut.
    pub count: u32,
    /// The names of the players whose words were missing, each once.
    pub missing: Vec<RawText>,
}

impl Recuts {
    /// The names at most that are kept.
    const MOST_NAMES: usize = 16;

    /// Counts a repetition for which these players are the reason.
    pub fn add(&mut self, missing: impl IntoIterator<Item = RawText>) {
        self.count = self.count.saturating_add(1);
        self.name(missing);
    }

    /// Takes over what somebody else has counted.
    pub fn merge(&mut self, other: &Self) {
        self.count = self.count.max(other.count);
        self.name(other.missing.iter().cloned());
    }

    fn name(&mut self, missing: impl IntoIterator<Item = RawText>) {
        for name in missing {
            if self.missing.len() < Self::MOST_NAMES && !self.missing.contains(&name) {
                self.missing.push(name);
            }
        }
    }

    /// True if no cut was given up.
    pub fn are_none(&self) -> bool {
        *self == Self::default()
    }

    /// True within the limits on names.
    pub fn are_sound(&self) -> bool {
        let is_short = |name: &RawText| name.raw().chars().count() <= PLAYER_NAME;
        self.missing.len() <= Self::MOST_NAMES && self.missing.iter().all(is_short)
    }
}

impl SealedSeed {
    /// The seal and the secret behind it.
    pub const fn seal(&self) -> &Seal {
        &self.seal
    }

    /// The player's word; empty if they did not cut.
    pub fn cut(&self) -> &str {
        &self.cut
    }

    /// The cuts that were given up before this one.
    pub const fn recuts(&self) -> &Recuts {
        &self.recuts
    }

    /// The same cut, after others that were given up.
    #[must_use]
    pub fn after(self, recuts: Recuts) -> Self {
        Self { recuts, ..self }
    }

    /// The seed of the game: the first 40 bits of the SHA-256 of four lines, `Misere, cut 1`, the
    /// sealed seed, the nonce and the cut.
    pub fn seed(&self) -> u64 {
        let mut hash = self.seal.sha256("Misere, cut 1");
        hash.update(b"\n");
        hash.update(&self.cut);
        let bytes = hash.finalize();
        let bits = bytes.iter().take(SEED_BITS as usize / 8);
        bits.fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// The first dealer, if the seal fixes it.
    pub const fn dealer(&self) -> Option<usize> {
        self.seal.dealer
    }

    /// Checks that a game has the first dealer that the seal fixes, if it does.
    ///
    /// # Errors
    /// Returns an error if the game has a different dealer.
    pub fn check_dealer(&self, dealer: usize) -> Result<(), SealError> {
        match self.seal.dealer {
            Some(expected) if dealer != expected => Err(SealError::Dealer { dealer, expected }),
            _ => Ok(()),
        }
    }

    /// Checks that a game has this seed.
    ///
    /// # Errors
    /// Returns an error if the game has a different seed.
    pub fn check(&self, seed: u64) -> Result<(), SealError> {
        let expected = self.seed();
        if seed == expected {
            return Ok(());
        }
        Err(SealError::Seed { seed, expected })
    }
}

/// The secret behind the seal, line by line, to show when the game is over.
impl fmt::Display for SealedSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seal, cut, recuts } = self;
        writeln!(f, "seal: {}", seal.hash())?;
        writeln!(f, "sealed seed: {}", seal.seed)?;
        writeln!(f, "nonce: {:032x}", seal.nonce)?;
        if let Some(dealer) = seal.dealer {
            writeln!(f, "dealer: {dealer}")?;
        }
        write!(f, "cut: {}", escaped(cut))?;
        if recuts.count > 0 {
            let missing: Vec<String> = recuts.missing.iter().map(RawText::shown).collect();
            write!(f, "\nthe cut was repeated: {}, without the words of {}", recuts.count, missing.join(", "))?;
        }
        Ok(())
    }
}

/// The seal as stored in saved games.
#[derive(Serialize, Deserialize)]
struct SealedSeedRon {
    hash: String,
    sealed: u64,
    nonce: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealer: Option<usize>,
    #[serde(deserialize_with = "text::<LONGEST_CUT, _>")]
    cut: String,
    #[serde(default, skip_serializing_if = "Recuts::are_none")]
    recuts: Recuts,
}

impl From<SealedSeed> for SealedSeedRon {
    fn from(SealedSeed { seal, cut, recuts }: SealedSeed) -> Self {
        Self {
            hash: seal.hash(),
            sealed: seal.seed,
            nonce: format!("{:032x}", seal.nonce),
            dealer: seal.dealer,
            cut,
            recuts,
        }
    }
}

impl TryFrom<SealedSeedRon> for SealedSeed {
    type Error = SealError;

    fn try_from(ron: SealedSeedRon) -> Result<Self, SealError> {
        let is_hex = ron.nonce.len() == 32 && ron.nonce.bytes().all(|byte| byte.is_ascii_hexdigit());
        let nonce = u128::from_str_radix(&ron.nonce, 16).ok().filter(|_| is_hex);
        let Some(nonce) = nonce else { return Err(SealError::Nonce(ron.nonce)) };
        let seal = Seal::new(ron.sealed, nonce).with_dealer(ron.dealer);
        let expected = seal.hash();
        if ron.hash != expected {
            return Err(SealError::Broken { expected });
        }
        if !ron.recuts.are_sound() {
            return Err(SealError::Recuts);
        }
        Ok(Self { seal, cut: ron.cut, recuts: ron.recuts })
    }
}

/// The reason why a seal proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SealError {
    /// The nonce is malformed.
    #[error("seal: the nonce `{0}`: expected 32 hexadecimal digits")]
    Nonce(String),
    /// The names of those whose words were missing are too many or too long.
    #[error("seal: the repetitions of the cut have too many names, or too long ones")]
    Recuts,
    /// The secret does not match the seal.
    #[error("seal: it does not fit the sealed seed and the nonce: expected `{expected}`")]
    Broken {
        /// The seal of the secret.
        expected: String,
    },
    /// The game's seed does not follow from the seal.
    #[error("seed {seed}: expected {expected}, which follows from the seal and the cut")]
    Seed {
        seed: u64,
        /// The seed that follows from the seal and the cut.
        expected: u64,
    },
    /// The first dealer is not the one that the seal fixes.
    #[error("dealer {dealer}: expected {expected}, which the seal fixes")]
    Dealer {
        /// The game's first dealer.
        dealer: usize,
        /// The dealer that the seal fixes.
        expected: usize,
    },
}
