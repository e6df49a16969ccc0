//! The house rules of Mismatch.

use crate::rules::options::{Choice, Form};

/// The house rules of Mismatch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Number of deals after which the game ends (MM-8).
    pub deals: Option<i32>,
    /// Total at which the game ends (MM-8).
    pub target: Option<i32>,
    /// Place of the ace in a run (MM-3).
    pub ace_in_runs: AceInRuns,
}

/// Place of the ace in a run (MM-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AceInRuns {
    /// Above the king or below the two, but K-A-2 is not a run.
    HighOrLow,
    /// Only above the king: A-2-3 is not a run.
    HighOnly,
    /// Between king and two: K-A-2 is a run, and so are Q-K-A-2 and K-A-2-3.
    RoundTheCorner,
}

impl Choice for AceInRuns {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::HighOrLow, "HighOrLow", "high or low"),
        (Self::HighOnly, "HighOnly", "high only"),
        (Self::RoundTheCorner, "RoundTheCorner", "round the corner"),
    ];
}

impl Options {
    /// The usual rules.
    pub const USUAL: Self = Self {
        deals: Some(8),
        target: Some(250),
        ace_in_runs: AceInRuns::HighOrLow,
    };

    pub(super) fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .number_or_none(
                "deals",
                "Deals",
                "The game ends after this many deals.",
                (1..=99, "no limit"),
                |o| &mut o.deals,
            )
            .published()
            .means("None", "The game goes on until a total reaches the target, however many deals that takes.")
            .means("_", "The game ends after {deal} at the latest.")
            .number_or_none(
                "target",
                "Target",
                "The game ends after a deal that brings a total to this many penalty points or more. Deals and target cannot both be unlimited.",
                (10..=9999, "no limit"),
                |o| &mut o.target,
            )
            .published()
            .means("None", "No total ends the game early; it always goes on to its last deal.")
            .means("_", "The game ends after a deal that brings a total to {penalty point} or more.")
            .choice(
                "ace_in_runs",
                "Ace in runs",
                "High: Q-K-A is a run. Low: A-2-3 is a run. Round the corner: so is K-A-2.",
                |o| &mut o.ace_in_runs,
            )
            .published()
            .means("HighOnly", "In a run the ace stands only above the king: Q-K-A is a run, A-2-3 is not.")
            .means("RoundTheCorner", "In a run the ace also joins king and two: K-A-2 is a run, and so are Q-K-A-2 and K-A-2-3.")
            .with_check(|o| {
                if o.deals.is_none() && o.target.is_none() {
                    Err("Set a limit for deals or points, or the game never ends.")
                } else {
                    Ok(())
                }
            })
    }
}
