//! Numbers in messages.

/// A number with a fixed count of decimals, which each language writes in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    /// The number without its decimal mark: 483 for 48.3.
    digits: i64,
    decimals: u8,
}

impl Number {
    /// A number rounded to this many decimals.
    pub fn rounded(number: f64, decimals: u8) -> Self {
        let digits = (number * 10_f64.powi(decimals.into())).round() as i64;
        Self { digits, decimals }
    }

    pub(super) const fn decimals(self) -> u8 {
        self.decimals
    }

    pub(super) fn as_f64(self) -> f64 {
        self.digits as f64 / 10_f64.powi(self.decimals.into())
    }
}

impl From<i32> for Number {
    fn from(number: i32) -> Self {
        Self {
            digits: number.into(),
            decimals: 0,
        }
    }
}

impl From<u32> for Number {
    fn from(number: u32) -> Self {
        Self {
            digits: number.into(),
            decimals: 0,
        }
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self {
            digits: number as i64,
            decimals: 0,
        }
    }
}
