//! Errors of the command line, printed as one line each.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fmt, io};

use thiserror::Error;

use misere_engine::printable::{self, excerpt};
use misere_store::StoreError;

/// The reason why a command failed.
#[derive(Debug, Error)]
pub enum CliError {
    /// The command line is wrong.
    #[error("{0}")]
    Usage(String),
    /// The content of a file is invalid.
    #[error("{location}: {what}")]
    Input {
        /// The file, with line and column if known.
        location: Location,
        /// The problem, and what was expected.
        what: String,
    },
    /// Ctrl-C ended the command.
    #[error("stopped")]
    Stopped,
    /// A file could not be read or written.
    #[error("{}: {error}", printable::path(path))]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// Standard output could not be written.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
}

/// Returns a message for standard error: one escaped line of reasonable length.
pub fn message(text: &str) -> String {
    const MOST: usize = 2000;
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    format!("misere: {}", excerpt(&lines.join(" "), MOST))
}

/// A file, with line and column from 1 if they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Location {
    path: PathBuf,
    line: Option<usize>,
    column: Option<usize>,
}

impl Location {
    /// The file as a whole.
    pub fn of(path: &Path) -> Self {
        let path = path.to_owned();
        Self { path, line: None, column: None }
    }

    /// A line of the file.
    pub const fn at_line(mut self, line: usize) -> Self {
        self.line = Some(line);
        self
    }

    /// A line and column of the file.
    pub const fn at(mut self, line: usize, column: usize) -> Self {
        (self.line, self.column) = (Some(line), Some(column));
        self
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", printable::path(&self.path))?;
        for number in self.line.iter().chain(&self.column) {
            write!(f, ":{number}")?;
        }
        Ok(())
    }
}

impl CliError {
    /// An error in the command line.
    pub fn usage(what: impl fmt::Display) -> Self {
        Self::Usage(what.to_string())
    }

    pub fn input(location: Location, what: impl fmt::Display) -> Self {
        let what = what.to_string();
        Self::Input { location, what }
    }

    /// Prints the error in one line and returns the exit status.
    pub fn report(&self) -> ExitCode {
        if let Self::Output(error) = self
            && is_closed(error)
        {
            // The reader of our output, such as `head`, has seen enough.
            return ExitCode::SUCCESS;
        }
        eprintln!("{}", message(&self.to_string()));
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Stopped => ExitCode::from(130),
            Self::Input { .. } | Self::File { .. } | Self::Output(_) => ExitCode::from(1),
        }
    }
}

/// Tells whether nobody reads standard output any more.
fn is_closed(error: &io::Error) -> bool {
    // Windows has several errors for it, of which the standard library knows the first two:
    // ERROR_BROKEN_PIPE, ERROR_NO_DATA, ERROR_PIPE_NOT_CONNECTED.
    error.kind() == io::ErrorKind::BrokenPipe || cfg!(windows) && matches!(error.raw_os_error(), Some(109 | 232 | 233))
}

impl From<StoreError> for CliError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Io { path, source } => Self::input(Location::of(&path), source),
            StoreError::Unreadable { path, line, column, message } => {
                Self::input(Location::of(&path).at(line, column), message)
            }
        }
    }
}
