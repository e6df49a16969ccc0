//! The files of the program, written so that nothing is lost. Knows no particular game.
//!
//! Every game has its own file from the first deal on, rewritten after every action. A file is
//! written beside its final place, flushed to disk and renamed, so that a complete one always
//! exists. [`Writer`] does this in the background and retries until it succeeds. A file that
//! cannot be read, or that somebody else has changed, is reported and left alone.

mod cells;
pub mod challenge;
mod checksum;
mod companion;
mod crash;
mod date;
mod evening;
mod fairness;
#[doc(hidden)]
pub mod for_tests;
mod format;
mod friends;
mod goals;
mod head;
pub mod journal;
mod keys;
mod lock;
mod note;
mod open;
mod open_requests;
mod origin;
mod outcome;
mod player;
mod program;
mod puzzles;
mod queued;
pub mod record;
mod results;
mod review_check;
mod reviews;
mod same_deal;
mod save_file;
mod saved_games;
mod share_line;
pub mod statistics;
pub mod text;
mod tidy;
pub mod today;
pub mod training;
mod waiting;
mod write;
mod writer;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

use directories::ProjectDirs;
use thiserror::Error;

pub use date::{Date, ParseDateError};
pub use evening::{Evening, EveningGame, Standings};
pub use fairness::{Fairness, FairnessCheck, Unfair, recuts};
pub use format::VERSION;
pub use friends::table_path;
pub use goals::{Goal, Medal, STRONG, goals};
pub use head::Head;
pub use lock::{FolderLock, LockError};
pub use open::{read_argument, read_bytes};
pub use open_requests::{OpenRequests, read_request, request};
pub use origin::Origin;
pub use player::{Player, default_name, names, names_for_others, people, person_name};
pub use puzzles::{add_puzzles, read_puzzles};
pub use results::{
    ChangedRules, DamagedLine, Decisions, FinishedGame, PlayedGame, ResultLine, Results, ResultsReader, ReviewedGame,
    ReviewedSeat, read_results,
};
pub use reviews::{read_review, review_path, write_review};
pub use same_deal::{EarlierResult, earlier_results, imported_before};
pub use save_file::{SaveFile, unfinished};
pub use saved_games::{GameChanges, SavedGames};
pub use share_line::{SQUARES, share_line, squares, with_squares};
pub use waiting::{Moved, Unsaved};
pub use write::{Disk, DiskStep, create, remove_file, try_to_write, write_new, write_private, write_whole};
pub use writer::{RETRY, WriteQueue, Writer};

use misere_engine::encoding::{self, EncodingError};
use misere_engine::printable::{self, RawText, excerpt};
use misere_engine::seal::SealedSeed;
use misere_games::{BotSession, Entry};
use misere_players::review::Comment;

#[must_use]
pub struct Saved {
    /// The name that the players gave it; empty for none.
    pub name: RawText,
    /// The time at which it was last written, in seconds since 1970.
    pub saved_at: u64,
    pub players: Vec<Player>,
    pub evening: Option<Evening>,
    /// The origin of its seed; `None` if the seed was typed, or the save is older than seals.
    pub seal: Option<SealedSeed>,
    pub origin: Origin,
    /// The check by the program of the person, who was a guest in this game.
    pub fairness: Option<FairnessCheck>,
    /// The number of hints, with the comments of the coach.
    pub hints: u32,
    /// What the coach has said about the log, and about actions taken back.
    pub coach: Vec<Comment>,
    pub session: Box<dyn BotSession>,
}

/// The number of undone decisions with which a game begins that continues from a position.
const UNDONE_IN_BRANCH: u32 = 1;

impl Saved {
    /// A game of these players, freshly shuffled without a seal.
    pub fn new(players: Vec<Player>, session: Box<dyn BotSession>) -> Self {
        Self {
            name: RawText::default(),
            saved_at: now(),
            players,
            evening: None,
            seal: None,
            origin: Origin::New,
            fairness: None,
            hints: 0,
            coach: Vec::new(),
            session,
        }
    }

    pub fn copy(&self) -> Self {
        Self {
            name: self.name.clone(),
            saved_at: self.saved_at,
            players: self.players.clone(),
            evening: self.evening.clone(),
            seal: self.seal.clone(),
            origin: self.origin,
            fairness: self.fairness.clone(),
            hints: self.hints,
            coach: self.coach.clone(),
            session: self.session.copy(),
        }
    }

    /// A new game that begins at the current position of this one. It counts one undone decision, whatever was undone
    /// before, because the player may know what came afterwards, and belongs to no evening.
    pub fn branch(&self) -> Self {
        let mut session = self.session.copy();
        session.forget_undone();
        session.set_undo_count(UNDONE_IN_BRANCH);
        Self { saved_at: now(), evening: None, origin: Origin::PlayedOn, fairness: None, session, ..self.copy() }
    }

    /// The number of decisions that were undone in this game itself.
    pub fn undo_count(&self) -> u32 {
        let count = self.session.undo_count();
        match self.origin {
            Origin::PlayedOn => count.saturating_sub(UNDONE_IN_BRANCH),
            _ => count,
        }
    }

    pub fn to_ron(&self) -> String {
        format::write(self)
    }

    /// Reads the content of a file and checks every step; `path` is only for error messages.
    ///
    /// # Errors
    /// Returns the first error, with line and column.
    pub fn from_ron(text: &str, path: &Path) -> Result<Self, StoreError> {
        format::read(text, path)
    }
}

/// Maximum number of characters of an error that are shown.
pub const LONGEST_MESSAGE: usize = 500;

#[derive(Debug, Error)]
pub enum StoreError {
    /// The operating system reports an error.
    #[error("{}: {source}", printable::path(.path))]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The content of the file is wrong. The file is left as it is.
    #[error("{}:{line}:{column}: {}", printable::path(.path), excerpt(.message, LONGEST_MESSAGE))]
    Unreadable {
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The problem, and what was expected.
        message: String,
    },
}

impl StoreError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> Self + '_ {
        move |source| Self::Io { path: path.to_owned(), source }
    }

    fn encoding(path: &Path) -> impl FnOnce(EncodingError) -> Self + '_ {
        move |error| {
            let (line, column) = error.place();
            Self::Unreadable { path: path.to_owned(), line, column, message: error.to_string() }
        }
    }

    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Io { source, .. } if source.kind() == io::ErrorKind::NotFound)
    }

    /// An error of the RON parser, with its place.
    pub fn unreadable(path: &Path, error: &ron::error::SpannedError) -> Self {
        Self::Unreadable {
            path: path.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            message: error.code.to_string(),
        }
    }
}

/// The extension of saved games, which is registered with the system.
pub const EXTENSION: &str = "misere";

/// The extension of saved games before they had one of their own.
const OLD_EXTENSION: &str = "ron";

/// Reads a saved game.
///
/// # Errors
/// Returns an error if the file cannot be read, or its content is wrong.
pub fn read(path: &Path) -> Result<Saved, StoreError> {
    format::read(&read_text(path)?, path)
}

/// The largest file that is read, in bytes. The longest games take less than a tenth of it.
const MAX_BYTES: u64 = 8 << 20;

/// Reads a regular file as text.
///
/// # Errors
/// Returns an error if the file cannot be read, is not a regular file, is over 8 MiB, or is not UTF-8.
pub fn read_text(path: &Path) -> Result<String, StoreError> {
    to_text(read_bytes(path, MAX_BYTES)?, path)
}

/// Reads a file named on the command line as text, without a byte order mark; it may be a pipe.
///
/// # Errors
/// Returns an error if the file cannot be read, is larger than 8 MiB, or is not UTF-8.
pub fn read_input(path: &Path) -> Result<String, StoreError> {
    to_text(read_argument(path, MAX_BYTES)?, path)
}

/// Like [`read_text`], for a text that people have pasted into a file, in whatever encoding.
///
/// # Errors
/// Returns an error if the file cannot be read, is not a regular file, or is larger than 8 MiB.
pub fn read_pasted(path: &Path) -> Result<String, StoreError> {
    Ok(encoding::decode_ascii(&read_bytes(path, MAX_BYTES)?))
}

/// Like [`read_input`], for a text that people have pasted into a file, in whatever encoding.
///
/// # Errors
/// Returns an error if the file cannot be read, or is larger than 8 MiB.
pub fn read_pasted_input(path: &Path) -> Result<String, StoreError> {
    Ok(encoding::decode_ascii(&read_argument(path, MAX_BYTES)?))
}

fn to_text(bytes: Vec<u8>, path: &Path) -> Result<String, StoreError> {
    encoding::decode(bytes).map_err(StoreError::encoding(path))
}

/// By how many seconds the clock is ahead; only tests move it.
static AHEAD: OnceLock<i64> = OnceLock::new();

/// The current time, in seconds since 1970.
pub fn now() -> u64 {
    real_now().saturating_add_signed(AHEAD.get().copied().unwrap_or_default())
}

fn real_now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The folders of the program.
#[derive(Clone, Debug)]
pub struct Store {
    config: PathBuf,
    data: PathBuf,
    disk: Disk,
}

/// The folder beside the executable that makes the program portable, and the file in it.
const PORTABLE: (&str, &str) = ("saves", "portable");

impl Store {
    /// The folders of this user on this system, unless the program is portable.
    pub fn open() -> Self {
        let portable = program::location().and_then(|program| Self::portable(&program));
        portable.unwrap_or_else(|| match ProjectDirs::from("", "", "Misere") {
            Some(dirs) => {
                Self { config: dirs.config_dir().to_owned(), data: dirs.data_dir().to_owned(), disk: Disk::default() }
            }
            None => Self::within(Path::new(PORTABLE.0)),
        })
    }

    /// The folder `saves` beside the program, if it contains a file `portable`; all files are then kept there.
    pub fn portable(program: &Path) -> Option<Self> {
        let folder = program.parent()?.join(PORTABLE.0);
        let portable = folder.join(PORTABLE.1).is_file();
        portable.then(|| Self::within(&folder))
    }

    /// A store with all files in one folder.
    pub fn within(folder: &Path) -> Self {
        Self { config: folder.to_owned(), data: folder.to_owned(), disk: Disk::default() }
    }

    /// This store on a given disk, such as a slow or full one in tests.
    #[must_use]
    pub fn on(self, disk: Disk) -> Self {
        Self { disk, ..self }
    }

    /// The disk that saved games and settings are written to.
    pub fn disk(&self) -> Disk {
        self.disk.clone()
    }

    /// Locks the folder of the program for the first window that opens.
    ///
    /// # Errors
    /// Returns an error if another window has locked it, or it cannot be locked.
    pub fn lock(&self) -> Result<FolderLock, LockError> {
        FolderLock::take(&self.data)
    }

    /// The files of the program in whose place something else lies, such as a link to a device, which is left alone.
    pub fn barred_files(&self) -> Vec<PathBuf> {
        let lines = [self.results_path(), self.tries_path(), self.mistakes_path()];
        let own = [self.settings_path(), self.window_path(), self.friends_secret_path()].into_iter().chain(lines);
        let own = own.chain(misere_games::menu().iter().map(|entry| self.puzzles_path(entry.id)));
        let others = [lock::NAME, crash::FILES[0], crash::FILES[1]].map(|name| self.data.join(name));
        own.chain(others).filter(|path| write::is_barred(path)).collect()
    }

    pub fn settings_path(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The file with the position and size of the window.
    pub fn window_path(&self) -> PathBuf {
        self.data.join("window.ron")
    }

    pub fn games_path(&self) -> PathBuf {
        self.data.join("games")
    }

    pub fn new_path(&self, id: &str) -> PathBuf {
        self.new_path_besides(id, &[])
    }

    /// A free path for the file of a new game, avoiding those still to be written.
    pub fn new_path_besides(&self, id: &str, unsaved: &[Unsaved]) -> PathBuf {
        let is_taken = |path: &PathBuf| {
            let mut unsaved = unsaved.iter();
            unsaved.any(|file| file.path == *path) || path.exists()
        };
        let folder = self.games_path();
        let now = now();
        (0..)
            .map(|n| match n {
                0 => folder.join(format!("{now}-{id}.{EXTENSION}")),
                n => folder.join(format!("{now}-{id}-{n}.{EXTENSION}")),
            })
            .find(|path| !is_taken(path))
            .expect("there is always a free number")
    }

    /// Writes a game to its file.
    ///
    /// # Errors
    /// Returns any I/O error; the old file is still there.
    pub fn write(&self, path: &Path, saved: &Saved) -> Result<(), StoreError> {
        write_whole(path, saved.to_ron())
    }

    /// All saved games, the last written first, including those that cannot be read. Only the heads of
    /// the files are read.
    pub fn list(&self) -> Vec<SaveFile> {
        self.list_with(&[])
    }

    /// All saved games as they will be once these contents are written.
    pub fn list_with(&self, unsaved: &[Unsaved]) -> Vec<SaveFile> {
        save_file::list(&self.games_path(), unsaved)
    }
}

/// Opens an example of a game: a half-played or a finished one.
///
/// # Errors
/// Returns an error if the game has no examples. A test opens those of every built-in game.
pub fn open_example(entry: &Entry, finished: bool) -> Result<Saved, StoreError> {
    let end = if finished { "finished" } else { "half-played" };
    let path = PathBuf::from(format!("saves/{}-{end}.ron", entry.id));
    let examples = entry.files.examples.unwrap_or_default();
    format::read(examples[usize::from(finished)], &path)
}
