//! Where a game came from.

use serde::{Deserialize, Serialize};

use super::Date;
use super::challenge::ChallengeId;

/// The origin of a game. Statistics leave out practice games unless asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(const_into_str, serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Freshly shuffled.
    #[default]
    New,
    /// The first attempt at the deal of a day.
    Today(Date),
    /// A later attempt at the deal of a day.
    TodayAgain(Date),
    /// The deal of a challenge.
    Challenge(ChallengeId),
    /// With a chosen deal: a deal code, or the same deal again.
    ChosenDeal,
    /// Played on from a position of another game, or from a puzzle.
    PlayedOn,
    /// A copy of another game.
    Copy,
    /// From a file that came from elsewhere.
    Import,
    /// An example that comes with the program.
    Example,
}

impl Origin {
    /// Tells whether the cards or the course of the game may have been known, so that its result means little.
    pub const fn is_practice(self) -> bool {
        !matches!(self, Self::New | Self::Today(_) | Self::Challenge(_))
    }

    /// Tells whether it is the deal of a day.
    pub const fn is_of_day(self) -> bool {
        matches!(self, Self::Today(_) | Self::TodayAgain(_))
    }

    /// Tells whether computer players decide alike on every system, so that people who play apart meet the same ones.
    pub const fn is_alike(self) -> bool {
        self.is_of_day() || matches!(self, Self::Challenge(_))
    }

    /// Tells whether this is the usual origin, which files leave out.
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// The name in files.
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}
