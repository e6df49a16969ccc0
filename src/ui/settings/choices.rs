//! Settings with a few values to choose from.

use serde::{Deserialize, Serialize};

use crate::review::Mark;

/// The relays that help computers to find each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relays {
    /// Those for everybody.
    #[default]
    Public,
    /// None.
    None,
    /// One whose address the person has typed.
    Own,
}

/// A side of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    Left,
    #[default]
    Right,
}

/// The events that are announced to screen readers. Replies to the person's own actions are always announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Announce {
    /// Every action.
    #[default]
    Everything,
    /// Tricks and scores, and when it is the person's turn.
    Tricks,
    Nothing,
}

/// What the person has asked the whole system for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemWishes {
    pub less_motion: bool,
    pub more_contrast: bool,
}

/// The time that a deal takes, relative to the time that a card needs.
pub const DEAL: f32 = 2.5;

/// Speed of moving cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    None,
    Fast,
    /// Slow enough to follow.
    #[default]
    Normal,
}

impl Motion {
    /// Returns the duration of a card's movement, in seconds.
    pub const fn seconds(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Fast => 0.12,
            Self::Normal => 0.24,
        }
    }

    /// Returns the time in which the cards are dealt, in seconds.
    pub fn deal_seconds(self) -> f64 {
        f64::from(self.seconds() * DEAL)
    }
}

/// Speed of computer players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    Fast,
    /// As fast as people.
    #[default]
    Natural,
    /// Slow enough to watch every card.
    Slow,
}

impl Pace {
    /// Returns the shortest time between two actions, in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::Fast => 0.0,
            Self::Natural => 0.55,
            Self::Slow => 1.2,
        }
    }
}

/// The time that a finished trick stays on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrickStay {
    /// Until a click.
    Click,
    /// Half a second.
    Short,
    /// One second and a quarter.
    #[default]
    Normal,
    /// Two seconds and a half.
    Long,
}

impl TrickStay {
    /// Returns the time in seconds; `None` means until a click.
    pub const fn seconds(self) -> Option<f64> {
        match self {
            Self::Click => None,
            Self::Short => Some(0.5),
            Self::Normal => Some(1.25),
            Self::Long => Some(2.5),
        }
    }
}

/// The frequency of remarks by computer players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Remarks {
    Off,
    /// Now and then.
    #[default]
    NowAndThen,
}

/// The losses of which the coach at the table speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Coach {
    #[default]
    Off,
    Blunders,
    Mistakes,
    Everything,
}

impl Coach {
    /// The mildest mark that is told.
    pub const fn least(self) -> Option<Mark> {
        match self {
            Self::Off => None,
            Self::Blunders => Some(Mark::Blunder),
            Self::Mistakes => Some(Mark::Mistake),
            Self::Everything => Some(Mark::Inaccuracy),
        }
    }
}

/// The gesture that plays a card; dragging always does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayBy {
    /// One click.
    #[default]
    Click,
    /// Two clicks.
    DoubleClick,
    /// Only a drag.
    Drag,
}

/// The order of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sorting {
    /// By suit, the highest first.
    #[default]
    Suit,
    /// By suit, the lowest first.
    SuitRising,
    /// By rank.
    Rank,
}
