//! Where files live, and how nothing is lost.
//!
//! Every game has a file of its own from its first deal on, written again after every action. A
//! file is written beside its place, flushed to the disk and renamed, so that there is always a
//! whole one. A file that cannot be read is named and left alone.

mod format;

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use directories::ProjectDirs;
use rayon::prelude::*;
use tempfile::NamedTempFile;
use thiserror::Error;

pub use format::{Player, VERSION};

use crate::games::{BotSession, Entry};

/// A game with all that belongs to it.
pub struct Saved {
    /// What the players call it; empty for no name.
    pub name: String,
    /// When it was last written, in seconds since 1970.
    pub saved: u64,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The game.
    pub session: Box<dyn BotSession>,
}

impl Saved {
    /// The text of its file.
    pub fn to_ron(&self) -> String {
        format::write(self)
    }

    /// Reads the text of a file and checks every step; `path` is only named in errors.
    ///
    /// # Errors
    /// With line and column: what is wrong and what was expected.
    pub fn from_ron(text: &str, path: &Path) -> Result<Self, StoreError> {
        format::read(text, path)
    }
}

/// What can go wrong with files.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The system refuses.
    #[error("{}: {source}", .path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is not what it should be. It is left as it is.
    #[error("{}:{line}:{column}: {message}", .path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong, and what was expected.
        message: String,
    },
}

impl StoreError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> Self + '_ {
        move |source| Self::Io {
            path: path.to_owned(),
            source,
        }
    }

    /// An error of the RON reader, with its place.
    pub fn unreadable(path: &Path, error: &ron::error::SpannedError) -> Self {
        Self::Unreadable {
            path: path.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            message: error.code.to_string(),
        }
    }
}

/// Reads a saved game.
///
/// # Errors
/// It cannot be read, or something in it is wrong, with its place.
pub fn read(path: &Path) -> Result<Saved, StoreError> {
    format::read(&read_text(path)?, path)
}

/// Reads a file as text.
///
/// # Errors
/// It cannot be read, or is no UTF-8, with the place.
pub fn read_text(path: &Path) -> Result<String, StoreError> {
    let bytes = fs::read(path).map_err(StoreError::io(path))?;
    String::from_utf8(bytes).map_err(|error| {
        let end = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..end]);
        let last = before.rsplit('\n').next().unwrap_or_default();
        StoreError::Unreadable {
            path: path.to_owned(),
            line: 1 + before.matches('\n').count(),
            column: 1 + last.chars().count(),
            message: "this is no text: expected UTF-8".into(),
        }
    })
}

/// The present time, in seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Writes a file so that at any moment either the old one or the new one is there, whole: beside
/// its place, flushed to the disk, renamed.
///
/// # Errors
/// The system refuses; the old file is still there.
pub fn write_whole(path: &Path, text: &str) -> Result<(), StoreError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let write = || -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let mut file = NamedTempFile::new_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        // The rename itself must reach the disk too; where folders cannot be flushed, it does.
        if let Ok(folder) = File::open(folder) {
            let _ = folder.sync_all();
        }
        Ok(())
    };
    write().map_err(StoreError::io(path))
}

/// The folders of the program.
#[derive(Clone, Debug)]
pub struct Store {
    config: PathBuf,
    data: PathBuf,
}

/// The folder beside the executable that makes the program portable, and the file in it.
const PORTABLE: (&str, &str) = ("saves", "portable");

/// What a deleted game's file ends with until the program starts again.
const DELETED: &str = "deleted";

impl Store {
    /// The folders that the system has for this user, unless the program is portable.
    pub fn open() -> Self {
        let portable = std::env::current_exe()
            .ok()
            .and_then(|program| Self::portable(&program));
        portable.unwrap_or_else(|| match ProjectDirs::from("", "", "Misere") {
            Some(dirs) => Self {
                config: dirs.config_dir().to_owned(),
                data: dirs.data_dir().to_owned(),
            },
            None => Self::within(Path::new(PORTABLE.0)),
        })
    }

    /// The folder `saves` beside the program, if there is a file `portable` in it: then
    /// everything lives there and nothing is written elsewhere.
    pub fn portable(program: &Path) -> Option<Self> {
        let folder = program.parent()?.join(PORTABLE.0);
        let portable = folder.join(PORTABLE.1).is_file();
        portable.then(|| Self::within(&folder))
    }

    /// Everything in one folder.
    pub fn within(folder: &Path) -> Self {
        Self {
            config: folder.to_owned(),
            data: folder.to_owned(),
        }
    }

    /// The file of the settings.
    pub fn settings_path(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The file in which the window remembers its place and size.
    pub fn window_path(&self) -> PathBuf {
        self.data.join("window.ron")
    }

    /// The folder of the saved games.
    pub fn games_path(&self) -> PathBuf {
        self.data.join("games")
    }

    /// A place for a new game's file.
    pub fn new_slot(&self, id: &str) -> PathBuf {
        let folder = self.games_path();
        let now = now();
        (0..)
            .map(|n| match n {
                0 => folder.join(format!("{now}-{id}.ron")),
                n => folder.join(format!("{now}-{id}-{n}.ron")),
            })
            .find(|path| !path.exists())
            .expect("there is always a free number")
    }

    /// Writes a game to its file.
    ///
    /// # Errors
    /// The system refuses; what was there before is still there.
    pub fn write(&self, path: &Path, saved: &Saved) -> Result<(), StoreError> {
        write_whole(path, &saved.to_ron())
    }

    /// All saved games, the last written first; those that cannot be read as well, with why.
    pub fn list(&self) -> Vec<Slot> {
        let Ok(folder) = fs::read_dir(self.games_path()) else {
            return Vec::new();
        };
        let paths: Vec<PathBuf> = folder
            .filter_map(|file| Some(file.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|end| end == "ron"))
            .collect();
        // Each is played through to check it: on all cores, so that hundreds hold nobody up.
        let mut slots: Vec<Slot> = paths
            .into_par_iter()
            .map(|path| Slot {
                game: read(&path),
                path,
            })
            .collect();
        slots.sort_by_cached_key(|slot| {
            let saved = slot.game.as_ref().map_or(0, |saved| saved.saved);
            std::cmp::Reverse((saved, slot.path.clone()))
        });
        slots
    }

    /// Takes a game's file out of the list; it can be put back until the program starts again.
    ///
    /// # Errors
    /// The system refuses.
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        fs::rename(path, deleted(path)).map_err(StoreError::io(path))
    }

    /// Puts a deleted game's file back.
    ///
    /// # Errors
    /// The system refuses.
    pub fn restore(&self, path: &Path) -> Result<(), StoreError> {
        fs::rename(deleted(path), path).map_err(StoreError::io(path))
    }

    /// Removes for good what was deleted before.
    pub fn purge(&self) {
        let Ok(folder) = fs::read_dir(self.games_path()) else {
            return;
        };
        for path in folder.filter_map(|file| Some(file.ok()?.path())) {
            if path.extension().is_some_and(|end| end == DELETED) {
                // What cannot be removed now is tried again at the next start.
                let _ = fs::remove_file(path);
            }
        }
    }
}

fn deleted(path: &Path) -> PathBuf {
    path.with_extension(format!("ron.{DELETED}"))
}

/// A file in the list of saved games.
pub struct Slot {
    /// Where it is.
    pub path: PathBuf,
    /// The game, or why it cannot be read.
    pub game: Result<Saved, StoreError>,
}

/// Opens an example of a game: the half-played one or the finished one.
///
/// # Errors
/// The game has no examples. Those of the games of this crate can all be opened, as a test shows.
pub fn open_example(entry: &Entry, finished: bool) -> Result<Saved, StoreError> {
    let end = if finished { "finished" } else { "half-played" };
    let path = PathBuf::from(format!("saves/{}-{end}.ron", entry.id));
    let examples = entry.examples.unwrap_or_default();
    format::read(examples[usize::from(finished)], &path)
}
