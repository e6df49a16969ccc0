//! The house rules of Mismatch.

use crate::text::{mismatch as texts, rules};
use misere_engine::rules::Score;
use misere_engine::rules::options::{Choice, Form, Labelled};

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
    const ALL: &'static [Labelled<Self>] = &[
        (Self::HighOrLow, "HighOrLow", texts::ace_high_or_low),
        (Self::HighOnly, "HighOnly", texts::ace_high_only),
        (Self::RoundTheCorner, "RoundTheCorner", texts::ace_round_the_corner),
    ];
}

impl Options {
    /// The usual rules.
    pub const USUAL: Self = Self { deals: Some(8), target: Some(250), ace_in_runs: AceInRuns::HighOrLow };

    pub(super) fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .number_or_none("deals", texts::rule_deals(), texts::rule_deals_help(), (1..=99, rules::no_limit()), |o| {
                &mut o.deals
            })
            .published()
            .means("None", texts::rule_deals_none())
            .numbers_mean(|deals| texts::rule_deals_means(deals as usize))
            .number_or_none(
                "target",
                texts::rule_target(),
                texts::rule_target_help(),
                (10..=9999, rules::no_limit()),
                |o| &mut o.target,
            )
            .published()
            .means("None", texts::rule_target_none())
            .numbers_mean(|total| texts::rule_target_means(Score::points(total)))
            .choice("ace_in_runs", texts::rule_ace(), texts::rule_ace_help(), |o| &mut o.ace_in_runs)
            .published()
            .means("HighOnly", texts::rule_ace_high_only())
            .means("RoundTheCorner", texts::rule_ace_round_the_corner())
            .with_check(|o| if o.deals.is_none() && o.target.is_none() { Err(texts::never_ends()) } else { Ok(()) })
    }
}
