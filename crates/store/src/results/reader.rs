//! Reads the results file again and again: each time only what was added since.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, BufRead, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use super::lines::{DamagedLine, LONGEST_REASON, PlayedGame, Results, parse_line};
use super::record::{FinishedGame, ResultLine, ReviewedGame, game_id};
use crate::StoreError;
use crate::open::open;
use misere_engine::or_log::OrLog as _;
use misere_engine::printable::excerpt;

/// The largest file that is read, in bytes. A game takes about half a kilobyte, a try at a puzzle a
/// tenth of one, and a mistake 2 to 9.
pub const MOST_BYTES: u64 = 1 << 30;

/// The longest line, in bytes; a review takes a few kilobytes.
const MOST_LINE: u64 = 1 << 20;

/// The most bytes that are read while somebody waits, which takes a few milliseconds.
const SHORT: u64 = 256 << 10;

/// The number of bytes at the end of what was read by which an appended file is told from another one.
const TAIL: usize = 1024;

/// The results of a file, and how far it has been read. Clones share them.
#[derive(Clone)]
pub struct ResultsReader {
    path: PathBuf,
    known: Arc<Mutex<KnownResults>>,
}

impl ResultsReader {
    pub fn new(path: PathBuf) -> Self {
        Self { path, known: Arc::default() }
    }

    /// The results as far as they can be told at once, with these lines after those of the file, and whether that is all;
    /// otherwise [`read`](Self::read) has to be called in the background.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn at_once(&self, unsaved: &[String]) -> Result<(Results, bool), StoreError> {
        let mut known = self.lock();
        let is_all = known.read(&self.path, SHORT).map_err(StoreError::io(&self.path))?;
        Ok((known.with(unsaved), is_all))
    }

    /// Reads all that was added to the file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, is not a regular file, or is larger than a gibibyte.
    pub fn read(&self) -> Result<(), StoreError> {
        if self.lock().read(&self.path, SHORT).map_err(StoreError::io(&self.path))? {
            return Ok(());
        }
        // Nobody has to wait for the rest.
        let mut known = self.lock().clone();
        known.read(&self.path, MOST_BYTES).map_err(StoreError::io(&self.path))?;
        *self.lock() = known;
        Ok(())
    }

    /// The results of finished games in these files, each with its seed, that the results file lacks. The files may have
    /// other names than when the games were finished.
    ///
    /// # Errors
    /// Returns an error if the results cannot be read.
    pub fn missing(&self, files: &[(PathBuf, u64)]) -> Result<Vec<FinishedGame>, StoreError> {
        self.read()?;
        let (results, _) = self.at_once(&[])?;
        let ids: HashSet<&str> = results.games.iter().map(|game| game.result.id.as_str()).collect();
        let logs: HashSet<&str> = results.games.iter().map(|game| game.result.log.as_str()).collect();
        let unknown = files.iter().filter(|(path, seed)| !ids.contains(game_id(path, *seed).as_str()));
        let finished = unknown
            .filter_map(|(path, _)| FinishedGame::of(&crate::read(path).or_log("reading a finished game")?, path));
        Ok(finished.filter(|game| !logs.contains(game.log.as_str())).collect())
    }

    fn lock(&self) -> MutexGuard<'_, KnownResults> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a part of a results file says.
#[derive(Clone, Default)]
pub(super) struct KnownResults {
    /// The games by the time at which they finished, and their ids.
    games: BTreeMap<(u64, String), Arc<PlayedGame>>,
    times: HashMap<String, u64>,
    /// The last reviews that are about another log than that of their game, or about none.
    others: HashMap<String, ReviewedGame>,
    damaged: Vec<DamagedLine>,
    lines: usize,
    /// The last line, which is read again since it may be incomplete.
    rest: Vec<u8>,
    /// The number of bytes of the lines before it.
    bytes: u64,
    /// The last of these bytes, and when the file was changed.
    tail: Vec<u8>,
    changed: Option<SystemTime>,
}

/// Reads a line with its end, or as much of it as is read of one.
fn read_line(from: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    from.take(MOST_LINE).read_until(b'\n', &mut line)?;
    Ok(line)
}

/// Tells whether nothing will be added to a line that was read.
fn is_whole(line: &[u8]) -> bool {
    line.ends_with(b"\n") || line.len() as u64 == MOST_LINE
}

impl KnownResults {
    /// Reads what was added to a file, unless these are more bytes than `most`; returns whether all has been read.
    pub fn read(&mut self, path: &Path, most: u64) -> io::Result<bool> {
        let mut file = match open(path, OpenOptions::new().read(true)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                *self = Self::default();
                return Ok(true);
            }
            file => file?,
        };
        let about = file.metadata()?;
        if !self.is_same(&mut file, &about)? {
            *self = Self::default();
        }
        if about.len() - self.bytes > most {
            if most == MOST_BYTES {
                let words = format!("too long: expected at most {} MiB", MOST_BYTES >> 20);
                return Err(io::Error::new(io::ErrorKind::FileTooLarge, words));
            }
            return Ok(false);
        }
        file.seek(SeekFrom::Start(self.bytes))?;
        let mut added = BufReader::new(file.take(most));
        self.rest.clear();
        loop {
            let line = read_line(&mut added)?;
            if is_whole(&line) {
                self.add(&line);
            } else {
                self.rest = line;
                break;
            }
            // Whatever follows in a line that is too long.
            let mut part = line;
            loop {
                self.bytes += part.len() as u64;
                self.tail.extend_from_slice(&part);
                self.tail.drain(..self.tail.len().saturating_sub(TAIL));
                if part.is_empty() || part.ends_with(b"\n") {
                    break;
                }
                part = read_line(&mut added)?;
            }
        }
        self.changed = about.modified().ok();
        Ok(true)
    }

    /// Tells whether a file begins with what has been read.
    fn is_same(&self, file: &mut File, about: &Metadata) -> io::Result<bool> {
        if about.len() < self.bytes || (about.len() == self.bytes && about.modified().ok() != self.changed) {
            return Ok(false);
        }
        file.seek(SeekFrom::Start(self.bytes - self.tail.len() as u64))?;
        let mut tail = vec![0; self.tail.len()];
        file.read_exact(&mut tail)?;
        Ok(tail == self.tail)
    }

    /// What has been read, and what these lines after it say.
    pub fn with(&self, unsaved: &[String]) -> Results {
        let rest = [self.rest.as_slice()].into_iter().filter(|rest| !rest.is_empty());
        let lines: Vec<&[u8]> = rest.chain(unsaved.iter().map(String::as_bytes)).collect();
        if lines.is_empty() {
            return Results { games: self.games.values().cloned().collect(), damaged: self.damaged.clone() };
        }
        let mut known = self.clone();
        known.rest.clear();
        lines.into_iter().for_each(|line| known.add(line));
        known.with(&[])
    }

    pub fn add(&mut self, line: &[u8]) {
        self.lines += 1;
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        if line.trim_ascii().is_empty() {
            return;
        }
        match parse_line(line) {
            Ok(ResultLine::Game(game)) => self.add_game(game),
            Ok(ResultLine::Review(review)) => self.add_review(review),
            Err(reason) => {
                let reason = excerpt(&reason, LONGEST_REASON);
                self.damaged.push(DamagedLine { line: self.lines, reason });
            }
        }
    }

    fn add_game(&mut self, result: FinishedGame) {
        let id = result.id.clone();
        let before = self.times.insert(id.clone(), result.time).and_then(|time| self.games.remove(&(time, id.clone())));
        let review = before.and_then(|game| Arc::unwrap_or_clone(game).review).or_else(|| self.others.remove(&id));
        let game = Arc::new(PlayedGame { result, review: None });
        self.games.insert((game.result.time, id), game);
        if let Some(review) = review {
            self.add_review(review);
        }
    }

    fn add_review(&mut self, review: ReviewedGame) {
        let game = self.times.get(&review.id).and_then(|time| self.games.get_mut(&(*time, review.id.clone())));
        let other = match game.map(Arc::make_mut) {
            Some(game) if game.result.log == review.log => {
                self.others.remove(&review.id);
                game.review = Some(review);
                return;
            }
            Some(game) => {
                game.review = None;
                review
            }
            None => review,
        };
        self.others.insert(other.id.clone(), other);
    }
}
