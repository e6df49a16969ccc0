//! Why a command could not be done, and how that is told.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use thiserror::Error;

use crate::store::StoreError;

/// Why a command could not be done.
#[derive(Debug, Error)]
pub enum Failure {
    /// The command line is wrong.
    #[error("{0}")]
    Usage(String),
    /// A file is wrong, or what is in it.
    #[error("{place}: {what}")]
    Input {
        /// Where.
        place: Place,
        /// What is wrong and what was expected.
        what: String,
    },
    /// A program from outside that does not play.
    #[error("{0}")]
    Program(String),
    /// A computer player that decides by what it cannot know.
    #[error("a decision rests on hidden cards: {0}")]
    Twins(String),
    /// A file could not be written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Standard output could not be written.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
}

/// A file with the line and column where there are any, both from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    path: PathBuf,
    at: Option<(usize, usize)>,
}

impl Place {
    /// A whole file.
    pub fn of(path: &Path) -> Self {
        let path = path.to_owned();
        Self { path, at: None }
    }

    /// A line and column of it.
    #[must_use]
    pub fn at(mut self, line: usize, column: usize) -> Self {
        self.at = Some((line, column));
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        match self.at {
            Some((line, column)) => write!(f, ":{line}:{column}"),
            None => Ok(()),
        }
    }
}

impl Failure {
    /// The command line is wrong.
    pub fn usage(what: impl fmt::Display) -> Self {
        Self::Usage(what.to_string())
    }

    /// A file is wrong, or what is in it.
    pub fn input(place: Place, what: impl fmt::Display) -> Self {
        let what = what.to_string();
        Self::Input { place, what }
    }

    /// Tells it in one line and gives the exit status.
    pub fn report(&self) -> ExitCode {
        if let Self::Output(error) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            // Whoever listened has heard enough.
            return ExitCode::SUCCESS;
        }
        let text = self.to_string();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        eprintln!("misere: {}", lines.join(" "));
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Input { .. }
            | Self::Program(_)
            | Self::Twins(_)
            | Self::File { .. }
            | Self::Output(_) => ExitCode::from(1),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Io { path, source } => Self::input(Place::of(&path), source),
            StoreError::Unreadable {
                path,
                line,
                column,
                message,
            } => Self::input(Place::of(&path).at(line, column), message),
        }
    }
}
