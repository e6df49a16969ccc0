//! Marks for decisions that cost something.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::bots::Estimate;
use crate::text::{Message, marks as texts};

/// The mark of a decision that surely cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(const_into_str, serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// A small loss.
    Inaccuracy,
    /// A clear loss.
    Mistake,
    /// A large loss.
    Blunder,
}

/// The minimum loss for each mark, as a share of a deal's usual variation (one standard deviation).
pub const STEPS: [f64; 3] = [0.1, 0.25, 0.5];

impl Mark {
    /// All marks, the mildest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The mark for a loss that surely deserves one. Of two losses the greater never has the milder mark.
    pub fn of(loss: Estimate) -> Option<Self> {
        Self::at(loss.mean).filter(|_| Self::surely(loss).is_some())
    }

    /// The least mark that a loss surely deserves.
    pub fn surely(loss: Estimate) -> Option<Self> {
        Self::at(loss.surely())
    }

    fn at(loss: f64) -> Option<Self> {
        let mut marks = Self::ALL.into_iter().zip(STEPS).rev();
        marks.find(|(_, step)| loss >= *step).map(|(mark, _)| mark)
    }

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// The name for players.
    pub const fn label(self) -> Message {
        match self {
            Self::Inaccuracy => texts::inaccuracy(),
            Self::Mistake => texts::mistake(),
            Self::Blunder => texts::blunder(),
        }
    }

    /// The numbers of marks of each kind in words, without those of which there are none.
    pub fn counted(marks: impl IntoIterator<Item = (Self, usize)>) -> Vec<Message> {
        let marks = marks.into_iter().filter(|(_, count)| *count > 0);
        marks
            .map(|(mark, count)| match mark {
                Self::Inaccuracy => texts::inaccuracies(count),
                Self::Mistake => texts::mistakes(count),
                Self::Blunder => texts::blunders(count),
            })
            .collect()
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
