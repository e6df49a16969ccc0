//! The search for new puzzles, on a thread of its own.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;

use crate::games::{Entry, Theme, themes};
use crate::puzzles::Puzzle;
use crate::rules::options::HouseRules;
use crate::store::{WriteQueue, add_puzzles};
use crate::table::Setup;
use crate::text::{Message, puzzles_page as texts};
use crate::ui::errors;
use crate::ui::job::{Job, Poll, Worker};

/// The number of puzzles after which the search ends.
pub(super) const WANTED: usize = 5;

#[derive(Default)]
pub(super) struct Miner {
    searches: Vec<Search>,
}

/// The puzzles to look for.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub entry: &'static Entry,
    /// The theme of all of them, if one is chosen.
    pub theme: Option<Theme>,
    /// The seed from which the deals follow.
    pub seed: u64,
}

struct Search {
    entry: &'static Entry,
    theme: Option<Theme>,
    /// Reports how many puzzles of each deal are kept.
    job: Job<Result<(), Message>, usize>,
    deals: usize,
    found: usize,
    end: Option<Result<(), Message>>,
}

/// The news of a search.
pub struct Progress {
    pub entry: &'static Entry,
    /// Set if it has found any.
    pub is_new: bool,
    /// The outcome of a search that has just ended, as a sentence.
    pub ended: Option<Message>,
}

/// The state of a search, to be shown.
pub(super) struct Status<'a> {
    pub theme: Option<Theme>,
    pub deals: usize,
    pub found: usize,
    /// `None` while it is running.
    pub end: Option<&'a Result<(), Message>>,
}

impl Miner {
    /// Starts a search, and adds the puzzles to a file.
    pub fn start(&mut self, ctx: &Context, wanted: Wanted, file: PathBuf, queue: WriteQueue) {
        self.cancel(wanted.entry.id);
        self.searches.push(Search {
            entry: wanted.entry,
            theme: wanted.theme,
            job: Job::start("puzzles", ctx, move |worker| search(wanted, &file, &queue, worker)),
            deals: 0,
            found: 0,
            end: None,
        });
    }

    pub fn cancel(&mut self, id: &str) {
        self.searches.retain(|search| search.entry.id != id);
    }

    pub fn status(&self, id: &str) -> Option<Status<'_>> {
        let mut searches = self.searches.iter();
        let search = searches.find(|search| search.entry.id == id)?;
        Some(Status { theme: search.theme, deals: search.deals, found: search.found, end: search.end.as_ref() })
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
            match self.job.poll() {
                Poll::Pending => break,
                Poll::Progress(kept) => {
                    self.deals += 1;
                    self.found += kept;
                }
                Poll::Done(end) => self.end = Some(end),
                Poll::Failed => self.end = Some(Err(texts::search_failed())),
            }
        }
        Progress {
            entry: self.entry,
            is_new: self.found > before,
            ended: self.end.as_ref().map(|end| ended(self.found, end)),
        }
    }
}

/// The puzzles that a search has found, or the reason why it has ended early.
pub(super) fn ended(found: usize, end: &Result<(), Message>) -> Message {
    match end {
        Ok(()) => texts::found(found),
        Err(reason) => reason.clone(),
    }
}

/// The reason for an early end, as a sentence.
fn ended_early(error: impl std::error::Error) -> Message {
    texts::search_ended(errors::detail(&error))
}

/// Searches deals until enough puzzles are found, and adds them to a file.
fn search(
    wanted: Wanted, file: &Path, queue: &WriteQueue, worker: &Worker<Result<(), Message>, usize>,
) -> Result<(), Message> {
    let Wanted { entry, theme, seed } = wanted;
    let stop: &AtomicBool = worker.is_canceled();
    let mut found = 0;
    // An unreadable file is detected before the work begins.
    add_puzzles(file, entry.id, &[]).map_err(ended_early)?;
    for number in 0.. {
        let seed = seed.wrapping_add(number);
        let mut puzzles = look_through(entry, seed, stop)?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        puzzles.retain(|one| theme.is_none_or(|theme| themes(one).is_ok_and(|all| all.contains(&theme))));
        puzzles.truncate(WANTED - found);
        let kept = puzzles.len();
        if kept > 0 {
            let (file, id) = (file.to_owned(), entry.id);
            let added = queue.run(move || add_puzzles(&file, id, &puzzles));
            added.map_err(ended_early)?;
        }
        found += kept;
        worker.report(kept);
        if found == WANTED {
            break;
        }
    }
    Ok(())
}

/// Searches one deal with the usual rules.
fn look_through(entry: &Entry, seed: u64, stop: &AtomicBool) -> Result<Vec<Puzzle>, Message> {
    let setup = Setup { seats: entry.usual, rules: HouseRules::default(), seed, dealer: None };
    let session = entry.start(&setup).map_err(ended_early)?;
    Ok(session.mine_puzzles(seed, stop).unwrap_or_default())
}
