//! The program without a window: for comparing computer players and house rules, for checking
//! saved games, and for whoever wants to verify the rules with a program of their own.
//!
//! Exit status: 0 done; 1 the input is wrong or not legal; 2 the command line is wrong. An error
//! is one line on standard error that names the file, the line and the column where there are any,
//! and what was expected.

mod add;
mod failure;
mod menu;
mod players;
mod report;
mod saved;
mod simulate;
mod tally;
mod train;
mod workers;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use failure::Failure;

/// Does what the command line says; nothing comes out if it has no command: then the window is
/// to be opened.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let done = match CommandLine::try_parse_from(args) {
        Ok(CommandLine { command: None }) => return None,
        Ok(CommandLine {
            command: Some(command),
        }) => command.run(),
        Err(error) => refuse(&error),
    };
    Some(match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    })
}

/// Eleven card games against strong and honest computer players. Without a command the window opens.
#[derive(Debug, Parser)]
#[command(name = "misere", version, about)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Let computer players play many games, and tell how they fared.
    Simulate(Box<simulate::Args>),
    /// Learn a policy for a game in self-play.
    Train(train::Args),
    /// Print the trace of a saved game as JSON lines.
    Trace {
        /// The saved game.
        #[arg(value_name = "SAVE.ron")]
        save: PathBuf,
        /// With every act, list all that was legal.
        #[arg(long)]
        legal: bool,
    },
    /// Check that a saved game is whole and legal.
    Check {
        /// The saved game.
        #[arg(value_name = "SAVE.ron")]
        save: PathBuf,
    },
    /// List the games, their player counts and house rules with defaults and ranges.
    Games {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Print the rules text of a game.
    Rules {
        /// The game's id, such as `clubs`.
        #[arg(value_name = "GAME")]
        game: String,
    },
}

impl Command {
    fn run(self) -> Result<(), Failure> {
        match self {
            Self::Simulate(args) => simulate::run(&args),
            Self::Train(args) => train::run(&args),
            Self::Trace { save, legal } => saved::trace(&save, legal),
            Self::Check { save } => saved::check(&save),
            Self::Games { json } => menu::games(json),
            Self::Rules { game } => menu::rules(&game),
        }
    }
}

/// Help and version are no errors; of an error, what is wrong, without the lines of advice.
fn refuse(error: &clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.print()?),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Err(Failure::usage("a command is missing: try `misere --help`"))
        }
        _ => {
            let text = error.to_string();
            let mut parts = text.split("\n\n");
            let what = parts.next().unwrap_or_default();
            let what = what.strip_prefix("error: ").unwrap_or(what);
            Err(match parts.find_map(|part| part.strip_prefix("Usage: ")) {
                Some(usage) => Failure::usage(format!("{what}: expected `{usage}`")),
                None => Failure::usage(what),
            })
        }
    }
}
