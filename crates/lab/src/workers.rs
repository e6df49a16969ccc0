//! Plays many games on several threads and delivers the results in the order of the games.
//!
//! Each thread takes the next few games, plays them and sends a batch. The caller receives the
//! batches in order, so the output does not depend on the number of threads.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::{Duration, Instant};

use super::players::{Controller, LONGEST_NAME, Lineup, SeatingPlan};
use super::tally::Tally;
use crate::arena::{Arena, ArenaPlayer, GameNumber, GameResult, Latency, Recording};
use misere_engine::printable::excerpt;
use misere_engine::trace::Lines;
use misere_players::bots::Limit;
use misere_players::external::ExternalBot;

/// The games to play.
pub struct Job<'a> {
    /// The game with its house rules.
    pub arena: &'a dyn Arena,
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    pub games: u64,
    /// The computer players.
    pub lineup: &'a Lineup,
    pub seating_plan: &'a SeatingPlan,
    pub limit: Limit,
    pub bot_time_limit: Duration,
    /// Set to trace the games: true to list all legal actions.
    pub trace: Option<bool>,
    /// Measures how long decisions take.
    pub times: bool,
}

/// The results of some consecutive games.
pub struct Batch {
    /// The number of games in the run before this batch.
    start: u64,
    pub tally: Tally,
    /// The times of each contestant's decisions, if measured.
    pub latency: Vec<Latency>,
    pub trace: String,
    /// Faults of external bots, in words.
    pub faults: Vec<String>,
}

/// The reason why play stopped.
#[derive(Debug)]
pub enum WorkError {
    /// Threads cannot be started.
    Threads(String),
    /// An external bot cannot be started or does not answer.
    External(String),
    /// The results cannot be written.
    Output(io::Error),
}

/// Target duration of a batch. A quicker batch is followed by a larger one, and one that takes more than four times as
/// long by a smaller one: batches should be small enough to stop promptly and large enough to cost little.
const BATCH_TIME: Duration = Duration::from_millis(5);

/// The most games in a batch.
const MAX_BATCH: u64 = 1024;

/// Plays the games on a number of threads and calls `each` with every batch, in order. Once `stop`
/// is set, unfinished games are dropped.
pub fn play(
    job: &Job<'_>, threads: usize, stop: &AtomicBool, mut each: impl FnMut(Batch) -> io::Result<()>,
) -> Result<(), WorkError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| WorkError::Threads(error.to_string()))?;
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
            // A batch that was cut short is delivered with its finished games. Later batches are
            // dropped, because they would leave a gap.
            while let Some(batch) = early.remove(&done) {
                done += batch.tally.games;
                if let Err(error) = each(batch) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(WorkError::Output(error));
                }
            }
        }
        Ok(())
    })
}

/// Plays batches until no games are left or the receiver is gone.
fn work(job: &Job<'_>, next: &AtomicU64, stop: &AtomicBool, sender: &SyncSender<Result<Batch, WorkError>>) {
    let mut worker = match Worker::new(job, stop) {
        Ok(worker) => worker,
        Err(error) => {
            // If the receiver is gone, another worker has already reported an error.
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
        if took < BATCH_TIME {
            size = (2 * size).min(MAX_BATCH);
        } else if took > 4 * BATCH_TIME {
            size = (size / 2).max(1);
        }
    }
}

/// One thread with its external bots: one running program for each of their seats.
struct Worker<'a> {
    job: &'a Job<'a>,
    stop: &'a AtomicBool,
    /// By contestant; empty for built-in bots.
    external_bots: Vec<Vec<ExternalBot>>,
}

impl<'a> Worker<'a> {
    fn new(job: &'a Job<'a>, stop: &'a AtomicBool) -> Result<Self, WorkError> {
        let contestants = job.lineup.contestants.iter();
        let external_bots = contestants.map(|contestant| match &contestant.controller {
            Controller::Bot(_) => Ok(Vec::new()),
            Controller::External(consent) => (0..contestant.seats)
                .map(|_| ExternalBot::start(consent.clone(), job.bot_time_limit))
                .collect::<Result<_, _>>()
                .map_err(|error| WorkError::External(format!("{}: {error}", excerpt(&contestant.name, LONGEST_NAME)))),
        });
        let external_bots = external_bots.collect::<Result<_, _>>()?;
        Ok(Self { job, stop, external_bots })
    }

    fn batch(&mut self, start: u64, size: u64) -> Result<Batch, WorkError> {
        let job = self.job;
        let contestants = job.lineup.contestants.len();
        let mut batch = Batch {
            start,
            tally: Tally::new(contestants),
            latency: vec![Latency::default(); if job.times { contestants } else { 0 }],
            trace: String::new(),
            faults: Vec::new(),
        };
        let mut lines = job.trace.map(Lines::new);
        let wins = job.arena.wins();
        for number in (start..start + size).map(|place| job.first + place) {
            let Some(game) = self.game(number, lines.as_mut())? else { break };
            batch.tally.record(wins, &game.plays);
            for (contestant, times) in game.latency {
                let sum = &mut batch.latency[contestant];
                *sum = sum.plus(&times).expect("a batch is small");
            }
            for (contestant, fault) in game.faults {
                batch.tally.contestants[contestant].faults += 1;
                batch.faults.push(fault);
            }
            if let Some(lines) = &mut lines {
                batch.trace.push_str(&lines.take());
            }
        }
        Ok(batch)
    }

    /// Plays a game in all its arrangements. `None` if stopped before the last one is finished.
    fn game(&mut self, number: u64, mut lines: Option<&mut Lines>) -> Result<Option<FinishedGame<'a>>, WorkError> {
        let (job, stop) = (self.job, self.stop);
        let game = GameNumber { seed: job.seed, number };
        let mut finished = FinishedGame::default();
        for contestants in job.seating_plan.of_game(number) {
            let mut players = self.seated(contestants);
            let mut latency = vec![Latency::default(); if job.times { players.len() } else { 0 }];
            let mut recording = Recording { trace: lines.as_deref_mut(), latency: None };
            if job.times {
                recording.latency = Some(&mut latency);
            }
            let result = (job.arena).play(game, &mut players, job.limit, recording, stop);
            let Some(result) = result else { return Ok(None) };
            finished.plays.push((contestants, result));
            let times = contestants.iter().copied().zip(latency);
            finished.latency.extend(times);
            self.collect_faults(number, &mut finished.faults)?;
        }
        Ok(Some(finished))
    }

    fn seated(&mut self, contestants: &[usize]) -> Vec<ArenaPlayer<'_>> {
        let mut external_bots: Vec<_> = (self.external_bots.iter_mut()).map(|bots| bots.iter_mut()).collect();
        let players = contestants.iter().map(|&contestant| {
            match (&self.job.lineup.contestants[contestant].controller, external_bots[contestant].next()) {
                (Controller::Bot(bot), _) => ArenaPlayer::Bot(*bot),
                (Controller::External(_), Some(bot)) => ArenaPlayer::External(bot),
                (Controller::External(_), None) => {
                    unreachable!("an external bot runs for each of its seats")
                }
            }
        });
        players.collect()
    }

    /// Adds the faults of external bots in a game, each with its contestant.
    fn collect_faults(&mut self, number: u64, faults: &mut Vec<(usize, String)>) -> Result<(), WorkError> {
        let contestants = self.job.lineup.contestants.iter().enumerate();
        for ((index, contestant), bots) in contestants.zip(&mut self.external_bots) {
            let name = excerpt(&contestant.name, LONGEST_NAME);
            for bot in bots {
                if bot.is_useless() {
                    let what = "the program does not answer: expected answers as in `docs/bots.md`";
                    return Err(WorkError::External(format!("{name}: {what}")));
                }
                let new = bot.take_faults().into_iter();
                faults.extend(new.map(|fault| (index, format!("{name}: game {number}: {fault}"))));
            }
        }
        Ok(())
    }
}

/// A game that has been played in all its arrangements.
#[derive(Default)]
struct FinishedGame<'a> {
    /// Each play with the contestants by seat.
    plays: Vec<(&'a [usize], GameResult)>,
    /// The times of decisions, each with its contestant.
    latency: Vec<(usize, Latency)>,
    /// Faults of external bots in words, each with its contestant.
    faults: Vec<(usize, String)>,
}
