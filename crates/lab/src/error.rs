//! Errors of the laboratory, printed as one line each.

use std::io;
use std::process::ExitCode;

use thiserror::Error;

use misere_cli::error::{CliError, message};
use misere_engine::rules::words::count;

/// The reason why a command failed.
#[derive(Debug, Error)]
pub enum LabError {
    /// Any command may fail like this.
    #[error("{0}")]
    Cli(#[from] CliError),
    /// An external bot does not work.
    #[error("{0}")]
    External(String),
    /// Threads cannot be started.
    #[error("threads: {0}")]
    Threads(String),
    /// A computer player's decision depended on hidden cards.
    #[error("a decision depends on hidden cards: {0}")]
    HiddenCards(String),
    /// Hands differ from what chance predicts.
    #[error("these hands are not dealt by chance: {0}")]
    Deals(String),
    /// No decision could be repeated with hidden cards swapped.
    #[error("no decision was compared: expected games in which cards are hidden")]
    NothingCompared,
    /// Ctrl-C ended a run, whose results so far have been printed.
    #[error("stopped after {done} of {}", count(of, "game"))]
    Interrupted {
        /// The number of games played.
        done: u64,
        /// The number of games asked for.
        of: u64,
    },
}

impl LabError {
    /// Prints the error in one line and returns the exit status.
    pub fn report(&self) -> ExitCode {
        if let Self::Cli(error) = self {
            return error.report();
        }
        eprintln!("{}", message(&self.to_string()));
        ExitCode::from(if matches!(self, Self::Interrupted { .. }) { 130 } else { 1 })
    }
}

impl From<io::Error> for LabError {
    fn from(error: io::Error) -> Self {
        CliError::Output(error).into()
    }
}
