//! Learned policies as files: a header, then the weights, compressed (zlib).
//!
//! The header holds the magic and three little-endian 32-bit integers: the version of the features, the
//! number of weights, and the precision, which is the number of steps in a whole number. A weight is stored as
//! a 16-bit number of steps in zigzag encoding, where 0, −1, 1, −2, ... become 0, 1, 2, 3, ... The low bytes of
//! all weights come first, then the high bytes, which are nearly all 0 and so take little room.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use thiserror::Error;

use super::LearnedPolicy;

/// The first bytes of every file.
const MAGIC: [u8; 8] = *b"misere-p";

/// The greatest absolute value of a weight.
pub(super) const MAX_WEIGHT: f32 = 15.875;

/// The finest precision at which every weight fits into 16 bits.
const FINEST: u32 = 2048;

const HEADER: usize = MAGIC.len() + 12;

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
    pub fn read(file: &[u8], version: u32, weights: usize) -> Result<Self, ReadPolicyError> {
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
            return Err(ReadPolicyError::Length {
                found: count,
                expected: weights,
            });
        }
        let precision = number(MAGIC.len() + 8);
        let mut body = vec![0; 2 * weights];
        let mut decoder = ZlibDecoder::new(&file[HEADER..]);
        // Reading on to the end checks the checksum.
        let is_whole = decoder.read_exact(&mut body).is_ok()
            && io::copy(&mut decoder.take(1), &mut io::sink()).ok() == Some(0);
        if !is_whole || !(1..=FINEST).contains(&precision) {
            return Err(ReadPolicyError::Damaged(count));
        }
        let (low, high) = body.split_at(weights);
        let weight = |(&low, &high): (&u8, &u8)| {
            let code = u16::from_le_bytes([low, high]);
            f32::from((code >> 1) as i16 ^ -((code & 1) as i16)) / precision as f32
        };
        Ok(Self {
            weights: low.iter().zip(high).map(weight).collect(),
        })
    }

    /// The contents of a file, with the weights rounded to a precision, in steps to a whole number.
    pub fn write(&self, version: u32, precision: u32) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend(version.to_le_bytes());
        file.extend((self.weights.len() as u32).to_le_bytes());
        file.extend(precision.to_le_bytes());
        let code = |weight: &f32| {
            let steps = (weight * precision as f32).round() as i16;
            (steps << 1 ^ steps >> 15).to_le_bytes()
        };
        let codes: Vec<[u8; 2]> = self.weights.iter().map(code).collect();
        let bytes = [0, 1].into_iter();
        let body: Vec<u8> = bytes
            .flat_map(|byte| codes.iter().map(move |code| code[byte]))
            .collect();
        let mut encoder = ZlibEncoder::new(file, Compression::best());
        let written = encoder.write_all(&body).and_then(|()| encoder.finish());
        written.expect("memory can be written")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> LearnedPolicy {
        LearnedPolicy {
            weights: vec![0.0, 1.5, -0.25, MAX_WEIGHT, -MAX_WEIGHT],
        }
    }

    #[test]
    fn a_policy_survives_a_round_trip() {
        let file = example().write(3, 8);
        assert_eq!(LearnedPolicy::read(&file, 3, 5), Ok(example()));
        let fine = LearnedPolicy {
            weights: vec![-MAX_WEIGHT, 1.0 / 2048.0, 3.5],
        };
        let file = fine.write(3, FINEST);
        assert_eq!(LearnedPolicy::read(&file, 3, 3), Ok(fine));
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_with_the_reason() {
        let file = example().write(3, 8);
        let refusal = |file: &[u8], version: u32, weights: usize| {
            let policy = LearnedPolicy::read(file, version, weights);
            policy.expect_err("it does not fit").to_string()
        };
        let not_a_policy =
            "this is not a learned policy: expected a file that begins with `misere-p`";
        assert_eq!(refusal(b"", 3, 5), not_a_policy);
        assert_eq!(refusal(&file[..HEADER - 1], 3, 5), not_a_policy);
        assert_eq!(
            refusal(&[b"X".as_slice(), &file].concat(), 3, 5),
            not_a_policy
        );
        assert_eq!(
            refusal(&file, 4, 5),
            "learned with version 3 of the features, expected 4; train it again"
        );
        assert_eq!(refusal(&file, 3, 6), "5 weights, expected 6");
        let damaged = "the file is cut short or damaged: its 5 weights cannot be read";
        for length in HEADER..file.len() {
            assert_eq!(refusal(&file[..length], 3, 5), damaged, "{length} bytes");
        }
        // More weights than the header says.
        let mut longer = example();
        longer.weights.push(0.0);
        let longer = [&file[..HEADER], &longer.write(3, 8)[HEADER..]].concat();
        assert_eq!(refusal(&longer, 3, 5), damaged);
        let mut changed = file.clone();
        *changed.last_mut().expect("a checksum") ^= 1;
        assert_eq!(refusal(&changed, 3, 5), damaged);
        for precision in [0, FINEST + 1] {
            let mut changed = file.clone();
            changed[HEADER - 4..HEADER].copy_from_slice(&precision.to_le_bytes());
            assert_eq!(refusal(&changed, 3, 5), damaged, "precision {precision}");
        }
    }
}
