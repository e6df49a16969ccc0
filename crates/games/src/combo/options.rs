//! The house rules of Seven Card Combo.

use crate::text::combo as texts;
use misere_engine::rules::Score;
use misere_engine::rules::options::Form;

/// The house rules of Seven Card Combo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Number of matches; in a match everyone deals once (SC-1).
    pub matches: i32,
    /// Bonus for three pairs or a full house (SC-10).
    pub bonus_small: i32,
    /// Bonus for four of a rank, a run of all seven or all seven of one suit (SC-10).
    pub bonus_large: i32,
}

impl Options {
    /// The usual rules.
    pub const USUAL: Self = Self { matches: 3, bonus_small: 1, bonus_large: 4 };

    /// The form that declares these options, the same for any number of players.
    pub fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .number("matches", texts::rule_matches(), texts::rule_matches_help(), 1..=9, |o| &mut o.matches)
            .published()
            .numbers_mean(|matches| texts::rule_matches_means(matches as usize))
            .number("bonus_small", texts::rule_bonus_small(), texts::rule_bonus_small_help(), 0..=9, |o| {
                &mut o.bonus_small
            })
            .published()
            .means("0", texts::rule_bonus_small_none())
            .numbers_mean(|bonus| texts::rule_bonus_small_means(Score::points(bonus)))
            .number("bonus_large", texts::rule_bonus_large(), texts::rule_bonus_large_help(), 0..=9, |o| {
                &mut o.bonus_large
            })
            .published()
            .means("0", texts::rule_bonus_large_none())
            .numbers_mean(|bonus| texts::rule_bonus_large_means(Score::points(bonus)))
    }

    /// The number of rounds in a game (SC-1).
    pub const fn rounds(&self, seats: usize) -> u32 {
        self.matches as u32 * seats as u32
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}
