//! The laboratory, for those who develop games and computer players: plays many games between computer players,
//! trains and measures them, and mines puzzles. No player needs it, so it is a program of its own that no
//! package contains. It starts from the command line of [`misere_cli`], whose errors and exit statuses it shares: 1
//! also stands for a computer player that peeks, unfair deals and an external bot that does not work. After Ctrl-C,
//! `train` saves what it has learned and ends with 0.

mod add;
pub mod arena;
mod chi_square;
mod error;
#[doc(hidden)]
pub mod for_tests;
mod laboratory;
mod players;
mod progress;
mod puzzles;
mod report;
mod review;
mod simulate;
mod tally;
mod train;
pub mod training;
mod workers;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use error::LabError;
pub use laboratory::{Laboratory, laboratory};

/// Runs the command given by the arguments.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let done = match CommandLine::try_parse_from(args) {
        Ok(CommandLine { command }) => command.run(),
        Err(error) => misere_cli::usage_error(&error).map_err(LabError::from),
    };
    done.map_or_else(|error| error.report(), |()| ExitCode::SUCCESS)
}

#[derive(Debug, Parser)]
#[command(name = "misere-lab", version = misere_cli::version::text(), about = "The laboratory of Misère")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play many games between computer players and report the results.
    Simulate(Box<simulate::Args>),
    /// Train a policy for a game by self-play.
    Train(train::Args),
    /// Find positions of a game in which one action is clearly the best, and print them as RON.
    Puzzles(puzzles::Args),
    /// Review decisions of Medium, and measure how well the verdicts hold.
    Measure(review::measure::Args),
    /// Review whole games of Medium, and compare the points that the reviews expect with those that came out.
    Calibrate(review::calibrate::Args),
    /// Let each level play in all seats, and measure what a decision costs on average.
    Levels(review::levels::Args),
    /// Ask the coach at the table about the decisions of each level, and measure how well its comments hold.
    Coach(review::coach::Args),
}

impl Command {
    fn run(self) -> Result<(), LabError> {
        match self {
            Self::Simulate(args) => simulate::run(&args),
            Self::Train(args) => train::run(&args),
            Self::Puzzles(args) => puzzles::run(&args),
            Self::Measure(args) => review::measure::run(&args),
            Self::Calibrate(args) => review::calibrate::run(&args),
            Self::Levels(args) => review::levels::run(&args),
            Self::Coach(args) => review::coach::run(&args),
        }
    }
}
