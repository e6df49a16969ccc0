//! The review of a game: what each decision cost, from what its player knew then, and how much of the result was luck.
//!
//! A [`Verdict`] rests on a seat's [`View`](misere_engine::rules::View) and the public past of the deal,
//! never on hidden cards. Luck is reported separately: a [`DealReport`] compares the result of a
//! deal with Master's result with the same cards, and that with Master's result with random cards.
//!
//! Only finished deals are reviewed, so a review gives nothing away. The same request always gives the same review.

mod coach;
mod deal;
mod luck;
mod marks;
mod report;
mod story;
mod walk;
pub(crate) mod words;

pub use coach::{Advice, Coach, Comment, Suspect};
pub use deal::{Act, Deal, decisions, play_on_with_medium, step_rng};
pub use marks::{Mark, STEPS};
pub use report::{DealReport, LuckOrSkill, Review, Verdict, fingerprint, finished_steps};
pub use story::{MOMENTS, Moment, MomentKind, story};
pub use walk::review;
pub use words::{VerdictWords, words};

use std::collections::BTreeSet;

use crate::bots::{Bot, Level};
use misere_engine::rules::Seats;

#[derive(Clone, Debug)]
pub struct Request {
    /// The seats whose decisions and luck are reviewed.
    pub seats: Seats,
    /// The bot of each seat; `None` for a person or an external program, in whose place
    /// [`Level::SUBSTITUTE`](crate::bots::Level::SUBSTITUTE) plays where a deal is replayed.
    pub bots: Vec<Option<Bot>>,
    /// The number of worlds that the search for the best action samples, from which all other effort follows.
    pub worlds: u32,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Set if luck is told from skill, which takes most of the time.
    pub luck: bool,
    /// The only decisions to judge, each as the number of steps before it; `None` for all.
    pub only: Option<BTreeSet<usize>>,
}

impl Request {
    /// The usual number of worlds.
    pub const WORLDS: u32 = 64;

    /// The bots that play on where expected points are sampled: each seat's own without search, or the substitute.
    pub fn players(&self, seats: usize) -> Vec<Bot> {
        let player = |seat: usize| {
            let bot = self.bots.get(seat).copied().flatten().unwrap_or(Level::SUBSTITUTE.into());
            let level = match bot.level {
                Level::Hard => Level::Medium,
                Level::Master => Level::Learned,
                level => level,
            };
            level.into()
        };
        (0..seats).map(player).collect()
    }

    /// The usual request.
    pub const fn new(seats: Seats, bots: Vec<Option<Bot>>) -> Self {
        Self { seats, bots, worlds: Self::WORLDS, seed: 0, luck: true, only: None }
    }
}

/// A part of a review, reported as soon as it is known.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// A decision.
    Verdict(Verdict),
    /// The luck and skill of a seat in a deal.
    Deal(DealReport),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The work done, in units of about equal length.
    pub done: u32,
    /// The total work, in the same units.
    pub of: u32,
    /// The work of judging all decisions, in the same units. It comes first.
    pub decisions: u32,
    /// The part found last.
    pub finding: Finding,
}
