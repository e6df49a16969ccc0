//! Marks for decisions that cost something, and the words for them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::bots::Estimate;
use misere_engine::rules::Wins;
use misere_engine::rules::words::{self, count};

/// The mark of a decision that surely cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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

/// Standard errors subtracted from a loss before it is marked, so that marks are certain. With 2,
/// `misere review --measure` confirmed 17 of 19 marks in Finis and Clubs; with 3, all of 18.
const SURE: f64 = 3.0;

impl Mark {
    /// All marks, the mildest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The mark for a loss, if it is surely large enough for one.
    pub fn of(loss: Estimate) -> Option<Self> {
        let least = loss.mean - SURE * loss.error();
        let mut marks = Self::ALL.into_iter().zip(STEPS).rev();
        marks.find(|(_, step)| least >= *step).map(|(mark, _)| mark)
    }

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The name that players read.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Inaccuracy => "Inaccuracy",
            Self::Mistake => "Mistake",
            Self::Blunder => "Blunder",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Smaller differences would be shown as 0.0 points.
const VISIBLE: f64 = 0.05;

/// The sentence for a marked decision, with the gain of the better action, which is named by a noun,
/// and the reason: `The four of hearts was better by about 1.2 penalty points. It takes no points.`
pub(super) fn sentence(
    better: &str,
    points: Estimate,
    wins: Wins,
    game: bool,
    reason: Option<&str>,
) -> String {
    let is_exact = points.is_exact();
    let by = if points.mean < VISIBLE {
        String::new()
    } else {
        let about = if is_exact { "" } else { "about " };
        let figure = format!("{:.1}", points.mean);
        let figure = figure.strip_suffix(".0").unwrap_or(&figure);
        format!(" by {about}{}", count(figure, wins.point()))
    };
    let better = words::sentence(better);
    let what = match (by.is_empty(), game) {
        (_, false) => format!("{better} was better{by}."),
        (true, true) => format!("{better} gave a better chance to win the game."),
        (false, true) => {
            format!("{better} was better{by} and gave a better chance to win the game.")
        }
    };
    match reason {
        Some(reason) => format!("{what} {reason}"),
        None => what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_needs_a_loss_that_is_surely_large_enough() {
        let mark = |mean, error| Mark::of(Estimate::sampled(mean, error));
        assert_eq!(mark(0.6, 0.0), Some(Mark::Blunder));
        assert_eq!(mark(0.6, 0.06), Some(Mark::Mistake));
        assert_eq!(mark(0.6, 0.15), Some(Mark::Inaccuracy));
        assert_eq!(mark(0.6, 0.2), None);
        assert_eq!(mark(0.09, 0.0), None);
        assert_eq!(mark(-1.0, 0.0), None);
        assert_eq!(mark(f64::NAN, f64::INFINITY), None);
    }

    #[test]
    fn a_sentence_says_what_was_better_and_by_how_much() {
        let estimate = Estimate::sampled;
        let words = |points, wins, game, reason| sentence("the ace", points, wins, game, reason);
        assert_eq!(
            words(
                estimate(1.23, 0.2),
                Wins::Lowest,
                false,
                Some("It takes nothing.")
            ),
            "The ace was better by about 1.2 penalty points. It takes nothing."
        );
        assert_eq!(
            words(Estimate::exact(1.0), Wins::Highest, false, None),
            "The ace was better by 1 point."
        );
        assert_eq!(
            words(estimate(-0.5, 0.2), Wins::Lowest, true, None),
            "The ace gave a better chance to win the game."
        );
        assert_eq!(
            words(estimate(0.5, 0.2), Wins::Lowest, true, None),
            "The ace was better by about 0.5 penalty points and gave a better chance to win the game."
        );
    }
}
