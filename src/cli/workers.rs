//! Many games over several threads, with the results in the order of the games' numbers.
//!
//! Each thread takes the next few numbers, plays them and hands over a batch. Whoever asked gets
//! the batches in order, so that nothing shows how many threads there were.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::{Duration, Instant};

use super::players::{Mind, Players, Seats};
use super::tally::Tally;
use crate::arena::{Arena, Numbered, Player};
use crate::bots::Limit;
use crate::external::ExternalBot;
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
    /// How long programs from outside may.
    pub patience: Duration,
    /// Is a trace wanted, and with every legal action?
    pub trace: Option<bool>,
}

/// Some games one after another.
pub struct Batch {
    /// How many games come before it in the run.
    start: u64,
    /// What was counted.
    pub tally: Tally,
    /// Their traces.
    pub trace: String,
    /// What programs from outside did wrong, in words.
    pub faults: Vec<String>,
}

/// Why no more is played.
#[derive(Debug)]
pub enum Trouble {
    /// Threads or a program from outside cannot be started, or one is of no use.
    Program(String),
    /// The results cannot be written.
    Output(io::Error),
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
) -> Result<(), Trouble> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Trouble::Program(error.to_string()))?;
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
            let batch = batch.inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            early.insert(batch.start, batch);
            // After a batch cut short nothing follows: what comes later would leave a gap.
            while let Some(batch) = early.remove(&done) {
                done += batch.tally.games;
                if let Err(error) = each(batch) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(Trouble::Output(error));
                }
            }
        }
        Ok(())
    })
}

/// Plays batches until there are no more games, or nobody wants them.
fn work(
    job: &Job<'_>,
    next: &AtomicU64,
    stop: &AtomicBool,
    sender: &SyncSender<Result<Batch, Trouble>>,
) {
    let mut worker = match Worker::new(job, stop) {
        Ok(worker) => worker,
        Err(error) => {
            // Where nobody listens any more, somebody else has told an error.
            let _ = sender.send(Err(error));
            return;
        }
    };
    let mut size = 1;
    while !stop.load(Ordering::Relaxed) {
        let start = next.fetch_add(size, Ordering::Relaxed);
        if start >= job.games {
            return;
        }
        let begun = Instant::now();
        let batch = worker.batch(start, size.min(job.games - start));
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

/// One thread with the programs that it asks, a running one for each seat of theirs.
struct Worker<'a> {
    job: &'a Job<'a>,
    stop: &'a AtomicBool,
    /// By kind of player; none of the program's own.
    programs: Vec<Vec<ExternalBot>>,
}

impl<'a> Worker<'a> {
    fn new(job: &'a Job<'a>, stop: &'a AtomicBool) -> Result<Self, Trouble> {
        let kinds = job.players.kinds.iter();
        let programs = kinds.map(|kind| match &kind.mind {
            Mind::Bot(_) => Ok(Vec::new()),
            Mind::Program(command) => (0..kind.seats)
                .map(|_| ExternalBot::start(command, job.patience))
                .collect::<io::Result<_>>()
                .map_err(|error| Trouble::Program(format!("{}: {error}", kind.name))),
        });
        let programs = programs.collect::<Result<_, _>>()?;
        Ok(Self {
            job,
            stop,
            programs,
        })
    }

    fn batch(&mut self, start: u64, size: u64) -> Result<Batch, Trouble> {
        let (job, stop) = (self.job, self.stop);
        let mut batch = Batch {
            start,
            tally: Tally::new(job.players.kinds.len()),
            trace: String::new(),
            faults: Vec::new(),
        };
        let mut lines = job.trace.map(Lines::new);
        let wins = job.arena.wins();
        'games: for number in (start..start + size).map(|place| job.first + place) {
            let mut plays = Vec::new();
            for kinds in job.seats.of_game(number) {
                let game = Numbered {
                    seed: job.seed,
                    number,
                };
                let mut players = self.seated(kinds);
                let outcome = job
                    .arena
                    .play(game, &mut players, job.limit, lines.as_mut(), stop);
                let Some(outcome) = outcome else {
                    break 'games;
                };
                plays.push((kinds.as_slice(), outcome));
                self.blame(number, &mut batch)?;
            }
            batch.tally.count(wins, &plays);
            if let Some(lines) = &mut lines {
                batch.trace.push_str(&lines.take());
            }
        }
        Ok(batch)
    }

    /// The players by seat.
    fn seated(&mut self, kinds: &[usize]) -> Vec<Player<'_>> {
        let mut programs: Vec<_> = self.programs.iter_mut().map(|p| p.iter_mut()).collect();
        let players = kinds.iter().map(|&kind| {
            match (&self.job.players.kinds[kind].mind, programs[kind].next()) {
                (Mind::Bot(bot), _) => Player::Bot(*bot),
                (Mind::Program(_), Some(program)) => Player::Outside(program),
                (Mind::Program(_), None) => unreachable!("a program runs for each of its seats"),
            }
        });
        players.collect()
    }

    /// Counts what the programs did wrong in a game.
    fn blame(&mut self, number: u64, batch: &mut Batch) -> Result<(), Trouble> {
        let kinds = self.job.players.kinds.iter().zip(&mut batch.tally.kinds);
        for ((kind, counts), programs) in kinds.zip(&mut self.programs) {
            for program in programs {
                if program.is_useless() {
                    let name = &kind.name;
                    let what = "the program answers nothing: expected what `docs/bots.md` tells";
                    return Err(Trouble::Program(format!("{name}: {what}")));
                }
                for fault in program.take_faults() {
                    counts.faults += 1;
                    let words = format!("{}: game {number}: {fault}", kind.name);
                    batch.faults.push(words);
                }
            }
        }
        Ok(())
    }
}
