//! Points, with halves.

use std::fmt::{self, Display};

use derive_more::{Add, AddAssign, Neg, Sub, Sum};
use serde::{Serialize, Serializer};

/// Points, stored as half points because Compendium awards them (CO-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Add, AddAssign, Neg, Sub, Sum)]
pub struct Score(i32);

impl Score {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// A number of whole points.
    pub const fn points(points: i32) -> Self {
        Self(points * 2)
    }

    /// A number of half-points.
    pub const fn halves(halves: i32) -> Self {
        Self(halves)
    }

    /// The score as a number of half-points.
    pub const fn in_halves(self) -> i32 {
        self.0
    }

    /// The score as a number of points.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

/// Formats a score for people: `7`, `5½`, `½`, `−3`.
impl Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "−" } else { "" };
        let text = match (self.0.unsigned_abs() / 2, self.0 % 2 != 0) {
            (0, true) => format!("{sign}½"),
            (whole, true) => format!("{sign}{whole}½"),
            (whole, false) => format!("{sign}{whole}"),
        };
        f.pad(&text)
    }
}

/// A whole number where it is one.
impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 2 == 0 { serializer.serialize_i32(self.0 / 2) } else { serializer.serialize_f64(self.as_f64()) }
    }
}
