//! The house rules of Seven Card Combo.

use crate::rules::options::Form;

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
    pub const USUAL: Self = Self {
        matches: 3,
        bonus_small: 1,
        bonus_large: 4,
    };

    /// The form that declares these options, the same for any number of players.
    pub fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .number(
                "matches",
                "Matches",
                "The game ends after this many matches; in a match everyone deals one round.",
                1..=9,
                |o| &mut o.matches,
            )
            .published()
            .means("_", "A game has {match}; in a match everyone deals one round.")
            .number(
                "bonus_small",
                "Small bonus",
                "The penalty points taken off for three pairs or a full house.",
                0..=9,
                |o| &mut o.bonus_small,
            )
            .published()
            .means("0", "Three pairs or a full house take nothing off.")
            .means("_", "Three pairs or a full house take {penalty point} off.")
            .number(
                "bonus_large",
                "Large bonus",
                "The penalty points taken off for four of a rank, a run of all seven cards or seven cards of one suit.",
                0..=9,
                |o| &mut o.bonus_large,
            )
            .published()
            .means("0", "Four of a rank, a run of all seven cards or seven cards of one suit take nothing off.")
            .means("_", "Four of a rank, a run of all seven cards or seven cards of one suit take {penalty point} off.")
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
