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
        // As it would be written: 4.85 is a little less in binary and becomes 4.8.
        let written = format!("{number:.*}", usize::from(decimals)).replace('.', "");
        let digits = written.parse().unwrap_or_default();
        Self { digits, decimals }
    }

    /// A number with one decimal, which is omitted if it is 0.
    pub fn short(number: f64) -> Self {
        let rounded = Self::rounded(number, 1);
        match rounded.digits % 10 {
            0 => Self::rounded(number, 0),
            _ => rounded,
        }
    }

    /// A number given without its decimal mark, such as 483 and one decimal for 48.3; `None` for too many decimals.
    pub const fn of_digits(digits: i64, decimals: u8) -> Option<Self> {
        if decimals > 9 {
            return None;
        }
        Some(Self { digits, decimals })
    }

    /// The number without its decimal mark, and how many decimals it has.
    pub const fn digits(self) -> (i64, u8) {
        (self.digits, self.decimals)
    }

    /// Tells whether all its decimals are 0.
    pub const fn is_whole(self) -> bool {
        self.digits % 10_i64.pow(self.decimals as u32) == 0
    }

    pub(super) const fn decimals(self) -> u8 {
        self.decimals
    }

    pub(super) fn as_f64(self) -> f64 {
        self.digits as f64 / 10_f64.powi(self.decimals.into())
    }
}

impl From<i8> for Number {
    fn from(number: i8) -> Self {
        i32::from(number).into()
    }
}

impl From<i32> for Number {
    fn from(number: i32) -> Self {
        Self { digits: number.into(), decimals: 0 }
    }
}

impl From<u32> for Number {
    fn from(number: u32) -> Self {
        Self { digits: number.into(), decimals: 0 }
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self { digits: number as i64, decimals: 0 }
    }
}
