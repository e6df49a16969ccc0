//! How well a computer player plays: one table says what each level misses, forgets and looks
//! ahead.

use std::time::Duration;

use super::memory::Memory;

/// How a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Any legal action: a yardstick for the others.
    Random,
    /// Rules of thumb, badly judged; sees nothing but the table, and of that what lies near.
    Novice,
    /// Rules of thumb, roughly judged; remembers little.
    Easy,
    /// Rules of thumb.
    Medium,
    /// Looks ahead a little.
    Hard,
    /// Looks ahead as far as the time allows, by what was learned in self-play, and asks why the
    /// others have played as they did.
    Master,
    /// Looks ahead as is published, with a tree and without rules of thumb: another yardstick.
    Tree,
}

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How far the cost of each action is misjudged, see [`super::noise::cheapest`].
    pub blur: f64,
    /// How remote an action may be for it to be thought of, see [`super::Policy::remoteness`].
    pub sees: u32,
    /// What is remembered of the deal.
    pub memory: Memory,
    /// How many worlds are looked at for a decision at most; none are without looking ahead.
    pub worlds: u32,
    /// Are the worlds weighed by what the others have done?
    pub infers: bool,
    /// Does a learned policy stand in for the rules of thumb, where there is one?
    pub learned: bool,
}

impl Level {
    /// All of them, the weakest first, then the yardstick that has no place among them.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Novice,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Master,
        Self::Tree,
    ];

    /// Whoever plays for a person or a program that does not.
    pub const SUBSTITUTE: Self = Self::Medium;

    /// The levels that are worth playing against.
    pub const OPPONENTS: [Self; 5] = [
        Self::Novice,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Master,
    ];

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
            Self::Tree => "ismcts",
        }
    }

    /// What people read.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Random => "Random",
            Self::Novice => "Novice",
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Master => "Master",
            Self::Tree => "ISMCTS",
        }
    }

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How long a decision may take in a game with people: a little less than 150 ms and a second,
    /// since what has begun is finished.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Random | Self::Novice | Self::Easy | Self::Medium | Self::Hard => 140,
            Self::Master | Self::Tree => 980,
        })
    }

    /// Does it go by what the others have done since the deal?
    pub const fn looks_back(self) -> bool {
        self.skill().infers
    }

    pub(super) const fn skill(self) -> Skill {
        let full = Skill {
            blur: 0.0,
            sees: u32::MAX,
            memory: Memory::All,
            worlds: 0,
            infers: false,
            learned: false,
        };
        match self {
            Self::Random | Self::Medium | Self::Tree => full,
            Self::Novice => Skill {
                blur: 2.0,
                sees: 1,
                memory: Memory::Table,
                ..full
            },
            Self::Easy => Skill {
                blur: 1.0,
                sees: 2,
                memory: Memory::LastTrick,
                ..full
            },
            Self::Hard => Skill { worlds: 24, ..full },
            Self::Master => Skill {
                worlds: u32::MAX,
                infers: true,
                learned: true,
                ..full
            },
        }
    }
}
