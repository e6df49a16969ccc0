//! The file of what went wrong, for whoever looks into it: `misere.log`, and the one before it.
//!
//! What the crates report through `log` is kept in memory and, once [`Store::keep_journal`] was called, in the file.
//! A thread that lives only while there is something to write does the writing, so that nobody waits for the disk.

use std::collections::VecDeque;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use log::{LevelFilter, Log, Metadata, Record};
use misere_engine::encoding;
use misere_engine::or_log::reason;
use misere_engine::printable::excerpt;

use super::write::move_file;
use super::{Date, Store, now, open};

/// The file, and the older one that it becomes when it is full.
pub const FILES: [&str; 2] = ["misere.log", "misere-old.log"];

/// The largest size of each file, in bytes.
pub const MOST_BYTES: u64 = 64 << 10;

/// The most lines in memory, and the most characters of one.
pub const MOST_LINES: usize = 200;
const LONGEST: usize = 300;

/// The time that the end of the program waits for the last lines to be written.
const PATIENCE: Duration = Duration::from_secs(1);

/// The libraries whose warnings are kept: those that open and draw the window. Others know addresses and names.
const LIBRARIES: [&str; 6] = ["eframe", "egui", "glutin", "rfd", "wgpu", "winit"];

pub struct Journal {
    pages: Mutex<Pages>,
    /// Signals that nothing is left to be written.
    written: Condvar,
    /// Set if it is the logger of this process.
    is_heard: AtomicBool,
}

#[derive(Default)]
pub struct Pages {
    /// The last lines.
    pub recent: VecDeque<String>,
    /// Lines for the file.
    unwritten: Vec<String>,
    /// The data folder, if there is a file.
    folder: Option<PathBuf>,
    is_writing: bool,
}

pub static JOURNAL: Journal = Journal {
    pages: Mutex::new(Pages { recent: VecDeque::new(), unwritten: Vec::new(), folder: None, is_writing: false }),
    written: Condvar::new(),
    is_heard: AtomicBool::new(false),
};

/// Keeps what is logged up to a level, in memory, unless the program has a logger of its own.
pub fn listen(level: LevelFilter) {
    if log::set_logger(&JOURNAL).is_ok() {
        JOURNAL.is_heard.store(true, Ordering::Relaxed);
    }
    if JOURNAL.is_heard.load(Ordering::Relaxed) {
        log::set_max_level(level);
    }
}

/// The last lines since the program was started.
pub fn recent() -> Vec<String> {
    JOURNAL.pages().recent.iter().cloned().collect()
}

/// Waits a moment until what was logged is on disk.
pub fn flush() {
    let pages = JOURNAL.pages();
    drop(JOURNAL.written.wait_timeout_while(pages, PATIENCE, |pages| pages.is_writing));
}

impl Store {
    /// Keeps what is logged from now on in a file, too. Only the program Misère itself does: tests and programs with
    /// games of their own write to no file.
    pub fn keep_journal(&self, version: &str) {
        listen(LevelFilter::Info);
        JOURNAL.pages().folder = Some(self.data.clone());
        let (system, processor) = (std::env::consts::OS, std::env::consts::ARCH);
        log::info!(target: "misere", "Misère {version}, {system} {processor}");
    }

    /// The text of the files, the oldest lines first.
    pub fn journal(&self) -> String {
        let read = |name: &&str| open::read(&self.data.join(name), 2 * MOST_BYTES);
        let texts = FILES.iter().rev().filter_map(|name| encoding::decode(read(name).ok()?).ok());
        texts.collect()
    }
}

impl Journal {
    /// The lines, which hold whatever has happened to another thread.
    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes until nothing is left.
    fn write_all(&self) {
        loop {
            let mut pages = self.pages();
            let lines = std::mem::take(&mut pages.unwritten);
            let folder = pages.folder.clone();
            let (false, Some(folder)) = (lines.is_empty(), folder) else {
                pages.is_writing = false;
                self.written.notify_all();
                return;
            };
            drop(pages);
            if let Err(error) = append(&folder, &lines) {
                let mut pages = self.pages();
                let line = format!("the log cannot be written: {}", reason(&error).unwrap_or_default());
                pages.keep(&line);
            }
        }
    }
}

impl Pages {
    /// Adds a line to those in memory; tells whether it says something new.
    pub fn keep(&mut self, words: &str) -> bool {
        let is_new = self.recent.back().is_none_or(|last| last.get(TIME..) != Some(words));
        if is_new {
            if self.recent.len() == MOST_LINES {
                self.recent.pop_front();
            }
            self.recent.push_back(time() + words);
        }
        is_new
    }
}

impl Log for Journal {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let target = metadata.target();
        let is_ours = target.starts_with("misere") && metadata.level() <= LevelFilter::Info;
        // At this level, egui's painter names what draws.
        let is_painter = target.starts_with("egui_glow") && metadata.level() <= LevelFilter::Debug;
        let is_library = || LIBRARIES.iter().any(|name| target.starts_with(name));
        is_ours || is_painter || metadata.level() <= LevelFilter::Warn && is_library()
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        // Before the lock, because the words may be made by code that panics or logs.
        let words = record.args().to_string();
        let mut pages = self.pages();
        for line in words.lines().filter(|line| !line.is_empty()) {
            let words = format!("{} {}", record.level(), excerpt(line, LONGEST));
            if pages.keep(&words) && pages.folder.is_some() && pages.unwritten.len() < MOST_LINES {
                let line = pages.recent.back().cloned();
                pages.unwritten.extend(line);
            }
        }
        if !pages.unwritten.is_empty() && !pages.is_writing {
            let thread = thread::Builder::new().name("log".into());
            // Without a thread, the lines wait for the next one.
            pages.is_writing = thread.spawn(|| JOURNAL.write_all()).is_ok();
        }
    }

    fn flush(&self) {
        flush();
    }
}

/// Adds lines to the file, which makes room first if it is full.
pub fn append(folder: &Path, lines: &[String]) -> io::Result<()> {
    let [path, old] = FILES.map(|name| folder.join(name));
    fs::create_dir_all(folder)?;
    let text = lines.join("\n") + "\n";
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    let mut file = open::open(&path, &mut options)?;
    if file.metadata()?.len() + text.len() as u64 > MOST_BYTES {
        move_file(&path, &old)?;
        file = open::open(&path, &mut options)?;
    }
    file.write_all(text.as_bytes())
}

/// The length of [`time`].
const TIME: usize = "1970-01-01 00:00:00 ".len();

/// The time, in UTC, for the beginning of a line.
fn time() -> String {
    let seconds = now();
    let [hour, minute, second] = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60];
    format!("{} {hour:02}:{minute:02}:{second:02} ", Date::at(seconds))
}
