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
use crate::store::add_puzzles;
use crate::table::Setup;

/// The number of puzzles after which the search ends.
pub(super) const WANTED: usize = 5;

/// The search for new puzzles of a game, if one is running or has ended.
#[derive(Default)]
pub(super) struct Miner {
    search: Option<Search>,
}

struct Search {
    id: &'static str,
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

/// The state of the search, to be shown.
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
        self.search = Some(Search {
            id: entry.id,
            news,
            stop,
            deals: 0,
            found: 0,
            end,
        });
    }

    /// Stops the search. Puzzles found so far are kept.
    pub fn cancel(&mut self) {
        self.search = None;
    }

    /// The state of the search in a game.
    pub fn status(&self, id: &str) -> Option<Status<'_>> {
        let search = self.search.as_ref().filter(|search| search.id == id)?;
        Some(Status {
            deals: search.deals,
            found: search.found,
            end: search.end.as_ref(),
        })
    }

    /// Receives news since the last frame. Returns the game for which new puzzles were found.
    pub fn update(&mut self) -> Option<&'static str> {
        let search = self.search.as_mut()?;
        let before = search.found;
        while search.end.is_none() {
            match search.news.try_recv() {
                Ok(News::Deal(found)) => {
                    search.deals += 1;
                    search.found += found;
                }
                Ok(News::End(end)) => search.end = Some(end),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    search.end = Some(Err("the search has failed".into()));
                }
            }
        }
        (search.found > before).then_some(search.id)
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
