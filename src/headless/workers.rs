//! Many games over several threads, with the results in the order of the games' numbers.
//!
//! Each thread takes the next few numbers, plays them and hands over a batch. Whoever asked gets
//! the batches in order, so that nothing shows how many threads there were.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::{Duration, Instant};

use super::players::{Players, Seats};
use super::tally::Tally;
use crate::arena::{Arena, MatchUp};
use crate::bots::{Level, Limit};
use crate::trace::Lines;

/// What is to be played.
pub struct Job<'a> {
    /// The game with its house rules.
    pub arena: &'a dyn Arena,
    /// The seed of the run.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// Who plays.
    pub players: &'a Players,
    /// Who sits where.
    pub seats: &'a Seats,
    /// How long they may think.
    pub limit: Limit,
    /// Is a trace wanted, and with every lawful action?
    pub trace: Option<bool>,
}

/// Some games one after another.
pub struct Batch {
    /// How many games come before it in the run.
    start: u64,
    /// What was counted.
    pub tally: Tally,
    /// Their traces.
    pub trace: Vec<u8>,
}

/// A batch that takes less than this is followed by a larger one, one that takes more than four
/// times as long by a smaller one: small enough to stop at once, large enough to cost nothing.
const QUICK: Duration = Duration::from_millis(5);
const MOST: u64 = 1024;

/// Plays the games on so many threads and calls `each` with batch after batch in order. Once
/// `stop` is set the games under way are dropped.
///
/// # Errors
/// Threads cannot be started, or what `each` says: then no more is played.
pub fn play(
    job: &Job<'_>,
    threads: usize,
    stop: &AtomicBool,
    mut each: impl FnMut(Batch) -> io::Result<()>,
) -> io::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(io::Error::other)?;
    let next = AtomicU64::new(0);
    let (sender, batches) = sync_channel(4 * pool.current_num_threads());
    pool.in_place_scope(|scope| {
        for _ in 0..pool.current_num_threads() {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move |_| work(job, next, stop, &sender));
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut done = 0;
        for batch in batches {
            early.insert(batch.start, batch);
            // After a batch cut short nothing follows: what comes later would leave a gap.
            while let Some(batch) = early.remove(&done) {
                done += batch.tally.games;
                if let Err(error) = each(batch) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
        Ok(())
    })
}

/// Plays batches until there are no more games, or nobody wants them.
fn work(job: &Job<'_>, next: &AtomicU64, stop: &AtomicBool, sender: &SyncSender<Batch>) {
    let mut size = 1;
    while !stop.load(Ordering::Relaxed) {
        let start = next.fetch_add(size, Ordering::Relaxed);
        if start >= job.games {
            return;
        }
        let begun = Instant::now();
        let batch = batch(job, start, size.min(job.games - start), stop);
        if sender.send(batch).is_err() {
            return;
        }
        let took = begun.elapsed();
        if took < QUICK {
            size = (2 * size).min(MOST);
        } else if took > 4 * QUICK {
            size = (size / 2).max(1);
        }
    }
}

fn batch(job: &Job<'_>, start: u64, size: u64, stop: &AtomicBool) -> Batch {
    let mut tally = Tally::new(job.players.kinds.len());
    let mut lines = job.trace.map(Lines::new);
    let mut trace = Vec::new();
    let wins = job.arena.wins();
    let mut levels: Vec<Level> = Vec::new();
    'games: for number in (start..start + size).map(|place| job.first + place) {
        let mut plays = Vec::new();
        for kinds in job.seats.of_game(number) {
            levels.clear();
            levels.extend(kinds.iter().map(|&kind| job.players.kinds[kind].level));
            let match_up = MatchUp {
                seed: job.seed,
                number,
                players: &levels,
                limit: job.limit,
            };
            let Some(outcome) = job.arena.play(&match_up, lines.as_mut(), stop) else {
                break 'games;
            };
            plays.push((kinds.as_slice(), outcome));
        }
        tally.count(wins, &plays);
        if let Some(lines) = &mut lines {
            trace.append(&mut lines.take());
        }
    }
    Batch {
        start,
        tally,
        trace,
    }
}
