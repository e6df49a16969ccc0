//! The search for new puzzles, on a thread of its own.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use egui::Context;

use crate::games::Entry;
use crate::puzzles::Puzzle;
use crate::rules::options::HouseRules;
use crate::rules::words::count;
use crate::store::add_puzzles;
use crate::table::Setup;

/// The number of puzzles after which the search ends.
pub(super) const WANTED: usize = 5;

/// The searches for new puzzles: the last one of each game, running or ended.
#[derive(Default)]
pub(super) struct Miner {
    searches: Vec<Search>,
}

struct Search {
    entry: &'static Entry,
    news: Receiver<News>,
    stop: Arc<AtomicBool>,
    deals: usize,
    found: usize,
    end: Option<Result<(), String>>,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

enum News {
    /// A deal was searched, and this many of its puzzles are kept.
    Deal(usize),
    End(Result<(), String>),
}

/// What a search has brought since it was last asked.
pub(in crate::ui) struct Progress {
    /// The game.
    pub entry: &'static Entry,
    /// Whether it has found any.
    pub is_new: bool,
    /// What the search has found if it has just ended, as a sentence.
    pub ended: Option<String>,
}

/// The state of a search, to be shown.
pub(super) struct Status<'a> {
    pub deals: usize,
    pub found: usize,
    /// `None` while it is running.
    pub end: Option<&'a Result<(), String>>,
}

impl Miner {
    /// Starts searching for puzzles of a game in deals that follow from a seed, and adds them to a
    /// file.
    pub fn start(&mut self, ctx: &Context, entry: &'static Entry, file: PathBuf, seed: u64) {
        let (sender, news) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (stopped, waker) = (Arc::clone(&stop), ctx.clone());
        let work = move || {
            let tell = |news| {
                // Nobody is listening once the search is stopped.
                let _ = sender.send(news);
                waker.request_repaint();
            };
            let end = search(entry, &file, seed, &stopped, |kept| tell(News::Deal(kept)));
            tell(News::End(end));
        };
        let spawned = thread::Builder::new().name("puzzles".into()).spawn(work);
        let end = spawned.err().map(|error| Err(error.to_string()));
        self.cancel(entry.id);
        self.searches.push(Search {
            entry,
            news,
            stop,
            deals: 0,
            found: 0,
            end,
        });
    }

    /// Stops the search in a game. Puzzles found so far are kept.
    pub fn cancel(&mut self, id: &str) {
        self.searches.retain(|search| search.entry.id != id);
    }

    /// The state of the search in a game.
    pub fn status(&self, id: &str) -> Option<Status<'_>> {
        let mut searches = self.searches.iter();
        let search = searches.find(|search| search.entry.id == id)?;
        Some(Status {
            deals: search.deals,
            found: search.found,
            end: search.end.as_ref(),
        })
    }

    /// Receives news since the last frame from every search that is still running.
    pub fn update(&mut self) -> Vec<Progress> {
        let running = self.searches.iter_mut().filter(|one| one.end.is_none());
        running.map(Search::update).collect()
    }
}

impl Search {
    fn update(&mut self) -> Progress {
        let before = self.found;
        while self.end.is_none() {
            match self.news.try_recv() {
                Ok(News::Deal(found)) => {
                    self.deals += 1;
                    self.found += found;
                }
                Ok(News::End(end)) => self.end = Some(end),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.end = Some(Err("the search has failed".into()));
                }
            }
        }
        Progress {
            entry: self.entry,
            is_new: self.found > before,
            ended: self.end.as_ref().map(|end| ended(self.found, end)),
        }
    }
}

/// What a search has found, or why it has ended early.
pub(super) fn ended(found: usize, end: &Result<(), String>) -> String {
    match end {
        Ok(()) => format!("{} found.", count(found, "new puzzle")),
        Err(error) => format!("The search ended early: {error}"),
    }
}

/// Searches deals until enough puzzles are found, and adds them to a file.
fn search(
    entry: &Entry,
    file: &std::path::Path,
    seed: u64,
    stop: &AtomicBool,
    mut tell: impl FnMut(usize),
) -> Result<(), String> {
    let mut found = 0;
    // An unreadable file is detected before the work begins.
    add_puzzles(file, entry.id, &[]).map_err(|error| error.to_string())?;
    for number in 0.. {
        let seed = seed.wrapping_add(number);
        let puzzles = look_through(entry, seed, stop)?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let kept = &puzzles[..puzzles.len().min(WANTED - found)];
        if !kept.is_empty() {
            add_puzzles(file, entry.id, kept).map_err(|error| error.to_string())?;
        }
        found += kept.len();
        tell(kept.len());
        if found == WANTED {
            break;
        }
    }
    Ok(())
}

/// Searches one deal with the usual rules.
fn look_through(entry: &Entry, seed: u64, stop: &AtomicBool) -> Result<Vec<Puzzle>, String> {
    let setup = Setup {
        seats: entry.usual,
        rules: HouseRules::default(),
        seed,
        dealer: None,
    };
    let session = entry.start(&setup).map_err(|error| error.to_string())?;
    Ok(session.mine_puzzles(seed, stop).unwrap_or_default())
}
