//! The command line: checks, prints, traces and reviews saved games; shows and checks the deals of days; makes and
//! checks challenges; keeps and joins tables with friends; adds up standings; lists games, languages, rules and
//! statistics. It names no game and knows nothing of the window. The laboratory (`misere-lab`) shares its arguments,
//! errors and output.
//!
//! Exit status: 0 for success, 2 for an invalid command line, 130 if Ctrl-C ended the command, and
//! 1 for every other failure: an invalid input file, or output that cannot be written.
//!
//! An error is one line on standard error that says what was expected. An error in a file names the
//! file, with line and column where possible.

pub mod args;
mod challenge;
pub mod columns;
pub mod error;
mod games;
mod host;
mod join;
mod languages;
pub mod output;
mod review;
mod saved;
mod standings;
mod statistics;
pub mod stop;
mod today;
pub mod version;
mod way;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, Subcommand};

use error::CliError;
use misere_online::Invitation;

/// Runs the command given by the arguments.
///
/// # Errors
/// Returns `Err` if the arguments name no command, so that the window should open; the value is the
/// saved game to open, if any.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Result<ExitCode, Option<PathBuf>> {
    let done = match CommandLine::try_parse_from(args) {
        Ok(CommandLine { command: None, save }) if save.as_ref().is_none_or(|save| opens_window(save)) => {
            return Err(save);
        }
        Ok(CommandLine { command: None, save }) => Err(no_file(&save.unwrap_or_default())),
        Ok(CommandLine { command: Some(command), .. }) => command.run(),
        Err(error) => usage_error(&error),
    };
    Ok(match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    })
}

/// Tells whether an argument is a file, or an invitation of a friend.
fn opens_window(argument: &Path) -> bool {
    argument.is_file() || Invitation::is_in(&argument.to_string_lossy())
}

/// The error for an argument that is neither a command nor a saved game.
fn no_file(argument: &Path) -> CliError {
    CliError::usage(format!(
        "`{}` is neither a command nor a file: expected `misere [COMMAND]` or `misere SAVE`",
        argument.display()
    ))
}

/// The declared command line, for the manual and for shell completions.
pub fn command() -> clap::Command {
    CommandLine::command()
}

#[derive(Debug, Parser)]
#[command(
    name = "misere",
    version = crate::version::text(),
    about,
    args_conflicts_with_subcommands = true,
    after_help = "Without a command, the window opens."
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    /// The saved game to open in the window.
    #[arg(value_name = "SAVE", value_hint = clap::ValueHint::FilePath, value_parser = args::path_or_url())]
    save: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print the trace of a saved game as JSON lines.
    Trace {
        /// The file of the saved game.
        #[arg(value_name = "SAVE")]
        save: PathBuf,
        /// List all legal actions with each act.
        #[arg(long)]
        legal: bool,
    },
    /// Print a saved game as readable text: players, hands, tricks and scores.
    Record {
        /// The file of the saved game.
        #[arg(value_name = "SAVE")]
        save: PathBuf,
        #[command(flatten)]
        language: args::LanguageArg,
    },
    /// Check that a saved game is complete and legal.
    Check {
        /// The file of the saved game.
        #[arg(value_name = "SAVE")]
        save: PathBuf,
    },
    /// Judge the decisions of a saved game, and separate luck from skill.
    Review {
        #[command(flatten)]
        args: review::Args,
        #[command(flatten)]
        language: args::LanguageArg,
    },
    /// Print how your finished games went: share won, scores, streaks and skill.
    Statistics {
        #[command(flatten)]
        args: statistics::Args,
        #[command(flatten)]
        language: args::LanguageArg,
    },
    /// Print the standings of many finished games, such as those of a club's evening.
    Standings(standings::Args),
    /// Show the deal of today or of another day, and how it went; play or check it.
    Today(today::Args),
    /// Make, show, play and check challenges: deals that friends play apart.
    Challenge(challenge::Args),
    /// Keep a table for friends elsewhere, without a window.
    Host(host::Args),
    /// Sit down at a table of a friend, as a program: see `docs/online.md`.
    Join(join::Args),
    /// List the games with their numbers of players and house rules.
    Games {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the languages with the share that is translated.
    Languages(languages::Args),
    /// Print the rules of a game, with the house rules in force if they are given.
    Rules {
        #[command(flatten)]
        table: args::TableArgs,
        #[command(flatten)]
        language: args::LanguageArg,
    },
}

impl Command {
    fn run(self) -> Result<(), CliError> {
        match self {
            Self::Trace { save, legal } => saved::trace(&save, legal),
            Self::Record { save, language } => saved::record(&save, language.get()),
            Self::Check { save } => saved::check(&save),
            Self::Review { args, language } => review::run(&args, language.get()),
            Self::Statistics { args, language } => statistics::run(&args, language.get()),
            Self::Standings(args) => standings::run(&args),
            Self::Today(args) => today::run(&args),
            Self::Challenge(args) => challenge::run(&args),
            Self::Host(args) => host::run(&args),
            Self::Join(args) => join::run(&args),
            Self::Games { json } => games::list(json),
            Self::Languages(args) => languages::run(&args),
            Self::Rules { table, language } => games::rules(&table, language.get()),
        }
    }
}

/// Prints help and version; turns an error of the parser into one line.
///
/// # Errors
/// Returns the error, if it is one.
pub fn usage_error(error: &clap::Error) -> Result<(), CliError> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.print()?),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Err(CliError::usage("a command is missing: try `misere --help`"))
        }
        _ => {
            let text = error.to_string();
            let mut parts = text.split("\n\n");
            let what = parts.next().unwrap_or_default();
            let what = what.strip_prefix("error: ").unwrap_or(what);
            Err(match parts.find_map(|part| part.strip_prefix("Usage: ")) {
                Some(usage) => CliError::usage(format!("{what}: expected `{usage}`")),
                None => CliError::usage(what),
            })
        }
    }
}
