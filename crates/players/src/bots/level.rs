//! Levels of strength: one table of what each level overlooks and forgets, and how far it looks ahead.

use std::time::Duration;

use super::memory::Memory;
use crate::text::levels as texts;
use misere_engine::rules::Message;

/// A bot's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr, strum::VariantArray)]
#[strum(const_into_str, serialize_all = "lowercase")]
pub enum Level {
    /// Plays any legal action; a yardstick for the other levels.
    Random,
    /// The heuristic with large errors of judgment. Sees only the table, and overlooks what is far apart there.
    Novice,
    /// The heuristic with small errors of judgment. Remembers little.
    Easy,
    /// The heuristic, in some games guided by a policy learned in self-play.
    Medium,
    /// Looks ahead a little.
    Hard,
    /// Looks ahead as far as the time allows, uses policies learned in self-play, and infers hidden
    /// cards from past actions.
    Master,
    /// A published tree search without a heuristic; another yardstick.
    Ismcts,
    /// The policy learned in self-play, without looking ahead; another yardstick.
    Learned,
    /// A few plain rules where the game has some, or else the heuristic; another yardstick.
    Plain,
}

/// The abilities of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// The size of errors of judgment, see [`super::noise::cheapest`].
    pub noise: f64,
    /// The maximum distance at which an action is noticed, see [`super::Attention::distance`].
    pub reach: u32,
    /// The cards that it remembers.
    pub memory: Memory,
    /// The maximum number of worlds sampled for a decision; 0 means not looking ahead.
    pub worlds: u32,
    /// Set if sampled worlds are weighted by past actions.
    pub infers: bool,
    /// The games in which a learned policy, if there is one, replaces the heuristic.
    pub learned: Learned,
}

/// The games in which a level uses the policy learned in self-play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Learned {
    /// None.
    Never,
    /// Those whose heuristic alone is weak, see [`super::Learning::guides`].
    Guided,
    /// All that have one.
    Always,
}

impl Level {
    /// All levels, weakest first, then the yardsticks outside the ladder.
    pub const ALL: [Self; 9] = *<Self as strum::VariantArray>::VARIANTS.first_chunk().expect("9 of them");

    /// The level that substitutes for a person or for a program that does not answer.
    pub const SUBSTITUTE: Self = Self::Medium;

    /// The levels worth playing against.
    pub const OPPONENTS: [Self; 5] = [Self::Novice, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// The name that players read.
    pub const fn label(self) -> Message {
        match self {
            Self::Random => texts::random(),
            Self::Novice => texts::novice(),
            Self::Easy => texts::easy(),
            Self::Medium => texts::medium(),
            Self::Hard => texts::hard(),
            Self::Master => texts::master(),
            Self::Ismcts => texts::ismcts(),
            Self::Learned => texts::learned(),
            Self::Plain => texts::plain(),
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The time for a decision in a game with people: slightly under 150 ms or a second, which
    /// leaves time to finish a rollout in progress.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Master | Self::Ismcts => 980,
            _ => 140,
        })
    }

    /// Tells whether it infers hidden cards from past actions of the deal.
    pub const fn infers(self) -> bool {
        self.skill().infers
    }

    pub(super) const fn skill(self) -> Skill {
        let full = Skill {
            noise: 0.0,
            reach: u32::MAX,
            memory: Memory::All,
            worlds: 0,
            infers: false,
            learned: Learned::Never,
        };
        match self {
            Self::Random | Self::Ismcts | Self::Plain => full,
            Self::Medium => Skill { learned: Learned::Guided, ..full },
            Self::Learned => Skill { learned: Learned::Always, ..full },
            Self::Novice => Skill { noise: 2.0, reach: 1, memory: Memory::Table, ..full },
            Self::Easy => Skill { noise: 1.0, reach: 2, memory: Memory::PreviousTrick, ..full },
            Self::Hard => Skill { worlds: 48, learned: Learned::Guided, ..full },
            Self::Master => Skill { worlds: u32::MAX, infers: true, learned: Learned::Always, ..full },
        }
    }
}
