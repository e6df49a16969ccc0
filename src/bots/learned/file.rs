//! Learned policies as files: a head, then each weight as a whole number of 2048ths in two bytes,
//! the low one first.

use thiserror::Error;

use super::Learned;

/// What every such file begins with.
const MAGIC: [u8; 8] = *b"misere-p";

/// How finely weights are kept.
const UNIT: f32 = 1.0 / 2048.0;

/// The greatest weight that can be written.
pub(super) const MOST: f32 = i16::MAX as f32 * UNIT;

const HEAD: usize = MAGIC.len() + 8;

/// Why a file is not the learned policy of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Misfit {
    /// It begins like something else.
    #[error("this is no learned policy: expected a file that begins with `misere-p`")]
    Other,
    /// The game has been described otherwise since.
    #[error("a policy learned with description {found}: expected {expected}; train it again")]
    Version {
        /// The description's number in the file.
        found: u32,
        /// The game's.
        expected: u32,
    },
    /// For another game, or cut short.
    #[error("{found} weights in {bytes} bytes: expected {expected} weights of two bytes")]
    Length {
        /// How many it says it has.
        found: u32,
        /// How many bytes follow.
        bytes: usize,
        /// How many the game has.
        expected: usize,
    },
}

impl Learned {
    /// The weights in a file for a game with so many, described in this version.
    ///
    /// # Errors
    /// The file does not fit.
    pub fn read(file: &[u8], version: u32, weights: usize) -> Result<Self, Misfit> {
        if file.len() < HEAD || file[..MAGIC.len()] != MAGIC {
            return Err(Misfit::Other);
        }
        let number = |at: usize| {
            let bytes = [file[at], file[at + 1], file[at + 2], file[at + 3]];
            u32::from_le_bytes(bytes)
        };
        let (found, count) = (number(MAGIC.len()), number(MAGIC.len() + 4));
        if found != version {
            let expected = version;
            return Err(Misfit::Version { found, expected });
        }
        let body = &file[HEAD..];
        if count as usize != weights || body.len() != 2 * weights {
            return Err(Misfit::Length {
                found: count,
                bytes: body.len(),
                expected: weights,
            });
        }
        let weight = |two: &[u8]| f32::from(i16::from_le_bytes([two[0], two[1]])) * UNIT;
        Ok(Self {
            weights: body.chunks_exact(2).map(weight).collect(),
        })
    }

    /// As a file.
    pub fn write(&self, version: u32) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend(version.to_le_bytes());
        file.extend((self.weights.len() as u32).to_le_bytes());
        for weight in &self.weights {
            let units = (weight / UNIT).round() as i16;
            file.extend(units.to_le_bytes());
        }
        file
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Learned {
        Learned {
            weights: vec![0.0, 1.5, -0.25, MOST, -MOST],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let file = some().write(3);
        assert_eq!(file.len(), HEAD + 10);
        assert_eq!(Learned::read(&file, 3, 5), Ok(some()));
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_with_what_is_wrong() {
        let file = some().write(3);
        let told = |file: &[u8], version: u32, weights: usize| {
            let misfit = Learned::read(file, version, weights);
            misfit.expect_err("it does not fit").to_string()
        };
        let no_policy = "this is no learned policy: expected a file that begins with `misere-p`";
        assert_eq!(told(b"", 3, 5), no_policy);
        assert_eq!(told(&file[..HEAD - 1], 3, 5), no_policy);
        assert_eq!(told(&[b"X".as_slice(), &file].concat(), 3, 5), no_policy);
        assert_eq!(
            told(&file, 4, 5),
            "a policy learned with description 3: expected 4; train it again"
        );
        for (bytes, weights) in [(&file[..], 6), (&file[..file.len() - 1], 5)] {
            let body = bytes.len() - HEAD;
            assert_eq!(
                told(bytes, 3, weights),
                format!("5 weights in {body} bytes: expected {weights} weights of two bytes")
            );
        }
    }
}
