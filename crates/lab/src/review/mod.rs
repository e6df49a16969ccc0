//! Measures reviews: how well verdicts hold, whether stated values come out, and what decisions of each level cost.

pub mod calibrate;
pub mod coach;
pub mod levels;
pub mod measure;
pub(crate) mod stated_values;
mod verdict_check;

use clap::Parser;

use misere_cli::args::{find, seats_and_rules, setup, whole};
use misere_cli::error::CliError;
use misere_engine::table::Setup;
use misere_games::Entry;
use misere_players::play::seed_of;
use misere_players::review::Request;
pub use stated_values::{StatedValue, stated_values};
pub use verdict_check::{Measured, measured};

/// The arguments of all measurements. Ctrl-C ends them and prints the numbers so far.
#[derive(Debug, Parser)]
pub struct Review {
    /// The game, such as `clubs`.
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of worlds sampled to find the best action of a decision; all other effort follows from it,
    /// and the same number gives the same review.
    #[arg(long, value_name = "N", default_value_t = u64::from(Request::WORLDS),
          value_parser = whole(1..=100_000), allow_negative_numbers = true)]
    worlds: u64,
    /// Seed of the games.
    #[arg(long, value_name = "SEED", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    seed: u64,
    /// Print a JSON object instead of tables.
    #[arg(long)]
    json: bool,
}

impl Review {
    /// The game, and the setup of its games by their numbers.
    fn games(&self) -> Result<(&'static Entry, impl Fn(u64) -> Setup), CliError> {
        let entry = find(&self.game)?;
        let (seats, rules) = seats_and_rules(entry, None, None)?;
        Ok((entry, move |number| setup(seats, &rules, seed_of(self.seed, number))))
    }
}
