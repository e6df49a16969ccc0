//! Computer players.
//!
//! A bot gets a [`Seen`](misere_engine::rules::Seen), which holds what its seat may know, and nothing else. A game
//! supplies a heuristic as its [`Strategy`]; a policy [`learned`] in self-play may replace it; and [`search`] looks ahead
//! with either. A decision can run on a thread of its own and be stopped at any time.
//!
//! Start with `policy`, then `decide`, [`search`], `rollouts`, `worlds` and `opponents`. The heuristics are in
//! `misere_games`.
//!
//! This module knows nothing of the state of a table, of screens, or of which game is played.

pub mod alike;
mod bot;
pub(crate) mod candidate;
mod character;
pub(crate) mod comparison;
pub(crate) mod deal_scale;
mod decide;
mod endgame;
mod evaluation;
mod explain;
pub(crate) mod hint;
mod ismcts;
mod judge;
pub mod learned;
mod level;
mod limit;
mod losses;
mod memory;
mod motive;
pub(crate) mod noise;
pub(crate) mod opponents;
mod rollouts;
mod sample;
pub mod search;
mod strategy;
pub mod strength;
mod utility;
mod worlds;

pub use alike::PLAYERS_VERSION;
pub use bot::{Bot, ParseBotError};
pub use character::Character;
pub use deal_scale::DealScale;
pub use decide::{Thinker, decide};
pub use evaluation::Evaluation;
pub use explain::{ActionTaken, reason_against, reason_for};
pub use hint::{ComparisonWithBest, Hint, advise, compare_with_best};
pub use judge::{Effort, Judge, Judgment};
pub use level::Level;
pub use limit::{Deadline, Limit};
pub use losses::ActionLoss;
pub use memory::{Memory, forget_plays};
pub use motive::Motive;
pub use opponents::Model;
pub use sample::{Certainty, Estimate, Sample};
pub use strategy::{Attention, Extent, Inference, Learning, Lookahead, Strategy};
pub use utility::{Payoff, Utility};
pub use worlds::{History, PROPOSALS, WorldSampler};
