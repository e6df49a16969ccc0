//! Learned policies as files: a header, then a signed byte for each weight, compressed (zlib).
//!
//! The header holds the magic and two little-endian 32-bit integers: the version of the features and the number of
//! weights. Weights are rounded to eighths; finer steps do not make a policy stronger.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use thiserror::Error;

use super::LearnedPolicy;

/// The first bytes of every file.
const MAGIC: [u8; 8] = *b"misere-p";

/// The steps in which weights are stored.
const STEP: f32 = 0.125;

/// The greatest absolute value of a weight.
pub const MAX_WEIGHT: f32 = i8::MAX as f32 * STEP;

const HEADER: usize = MAGIC.len() + 8;

/// The error for a file that is not a learned policy of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadPolicyError {
    /// It is some other kind of file.
    #[error("this is not a learned policy: expected a file that begins with `misere-p`")]
    Format,
    /// The features of the game have changed since.
    #[error("learned with version {found} of the features, expected {expected}; train it again")]
    Version {
        /// The version in the file.
        found: u32,
        /// The version of the game's features.
        expected: u32,
    },
    /// It was learned for another game.
    #[error("{found} weights, expected {expected}")]
    Length {
        /// The number of weights in the file.
        found: u32,
        /// The number of weights of the game.
        expected: usize,
    },
    /// It is cut short or damaged.
    #[error("the file is cut short or damaged: its {0} weights cannot be read")]
    Damaged(u32),
}

impl LearnedPolicy {
    /// Reads a file for a game with this version of its features and this number of weights.
    ///
    /// # Errors
    /// The file does not fit the game.
    pub fn from_bytes(file: &[u8], version: u32, weights: usize) -> Result<Self, ReadPolicyError> {
        if file.len() < HEADER || file[..MAGIC.len()] != MAGIC {
            return Err(ReadPolicyError::Format);
        }
        let number = |at: usize| {
            let bytes = [file[at], file[at + 1], file[at + 2], file[at + 3]];
            u32::from_le_bytes(bytes)
        };
        let (found, count) = (number(MAGIC.len()), number(MAGIC.len() + 4));
        if found != version {
            let expected = version;
            return Err(ReadPolicyError::Version { found, expected });
        }
        if count as usize != weights {
            return Err(ReadPolicyError::Length { found: count, expected: weights });
        }
        let mut steps = vec![0; weights];
        let mut decoder = ZlibDecoder::new(&file[HEADER..]);
        // Reading on to the end checks the checksum.
        let is_whole =
            decoder.read_exact(&mut steps).is_ok() && io::copy(&mut decoder.take(1), &mut io::sink()).ok() == Some(0);
        if !is_whole {
            return Err(ReadPolicyError::Damaged(count));
        }
        let weight = |step: u8| f32::from(step as i8) * STEP;
        Ok(Self { weights: steps.into_iter().map(weight).collect() })
    }

    pub fn to_bytes(&self, version: u32) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend(version.to_le_bytes());
        file.extend((self.weights.len() as u32).to_le_bytes());
        let step = |weight: &f32| (weight / STEP).round() as i8 as u8;
        let steps: Vec<u8> = self.weights.iter().map(step).collect();
        let mut encoder = ZlibEncoder::new(file, Compression::best());
        let written = encoder.write_all(&steps).and_then(|()| encoder.finish());
        written.expect("memory can be written")
    }
}
