//! `simulate`: plays many games between computer players.

mod args;
pub(crate) mod deals;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;

use super::add;
use super::players::{Controller, Lineup, SeatingPlan};
use super::report::{GameRange, Report, Setting, ThinkingLimit};
use super::tally::Tally;
use super::workers::{self, Job};
use crate::arena::{Arena, GameNumber};
use crate::error::LabError;
use crate::laboratory::laboratory;
use crate::progress::progress_bar;
pub use args::Args;
use deals::DealStatistics;
use misere_cli::error::{CliError, message};
use misere_cli::output::print;
use misere_cli::stop::stop_on_ctrl_c;
use misere_engine::printable;
use misere_engine::table::Setup;
use misere_games::Entry;
use misere_players::bots::{Bot, Limit};
use misere_players::play::{PeekCheck, PeekReport};
use misere_store as store;

/// The number of external bots' faults that are printed.
const MAX_FAULTS_SHOWN: usize = 10;

/// The template of the progress bar.
const PROGRESS: &str = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left";

/// Plays the games, or adds up reports, and prints the results.
pub fn run(args: &Args) -> Result<(), LabError> {
    if args.deals {
        return SimulationPlan::new(args)?.deal(args);
    }
    if args.swap_hidden {
        return SimulationPlan::new(args)?.check_peeking(args);
    }
    let report = if args.add.is_empty() { SimulationPlan::new(args)?.play(args)? } else { add::add(&args.add)? };
    let text = if args.json { printable::json(&report.json()) + "\n" } else { report.table() };
    if args.traces_to_stdout() {
        eprint!("{text}");
    } else {
        print(&text)?;
    }
    let done = report.tally.games;
    if args.add.is_empty() && done < args.games {
        return Err(LabError::Interrupted { done, of: args.games });
    }
    Ok(())
}

/// A simulation whose arguments have been checked.
struct SimulationPlan {
    entry: &'static Entry,
    setup: Setup,
    arena: Box<dyn Arena>,
    lineup: Lineup,
    seating_plan: SeatingPlan,
}

impl SimulationPlan {
    fn new(args: &Args) -> Result<Self, CliError> {
        let (entry, setup) = args.game()?;
        if args.first.checked_add(args.games).is_none() {
            return Err(CliError::usage(format!("--first and --games: expected game numbers up to {}", u64::MAX)));
        }
        let lineup = Lineup::read(&args.bots, setup.seats)?;
        let seating_plan = SeatingPlan::new(&lineup, args.seating());
        let arena = laboratory(entry).arena(&setup).map_err(CliError::usage)?;
        Ok(Self { entry, setup, arena, lineup, seating_plan })
    }

    /// Plays the games until they are done or Ctrl-C is pressed.
    fn play(&self, args: &Args) -> Result<Report, LabError> {
        let job = Job {
            arena: &*self.arena,
            seed: self.setup.seed,
            first: args.first,
            games: args.games,
            lineup: &self.lineup,
            seating_plan: &self.seating_plan,
            limit: args.limit(),
            bot_time_limit: args.bot_time_limit(),
            trace: args.trace.as_ref().map(|_| args.legal),
            times: args.times,
        };
        let mut out = Output::open(args)?;
        let threads = args.jobs.map_or(0, |jobs| jobs as usize);
        let stop = stop_on_ctrl_c();
        let bar = progress_bar(args.games, PROGRESS);
        let mut tally = Tally::new(self.lineup.contestants.len());
        let mut latency = Vec::new();
        let mut shown = 0;
        let begun = Instant::now();
        let done = workers::play(&job, threads, &stop, |batch| {
            let too_large = || io::Error::other("the counts are too large");
            tally = tally.plus(&batch.tally).ok_or_else(too_large)?;
            latency = add::latency(&latency, batch.latency).ok_or_else(too_large)?;
            bar.set_position(tally.games);
            for fault in batch.faults.iter().take(MAX_FAULTS_SHOWN - shown) {
                bar.suspend(|| eprintln!("{}", message(fault)));
                shown += 1;
            }
            out.write(&batch.trace)
        });
        bar.finish_and_clear();
        done.map_err(|error| match error {
            workers::WorkError::Threads(what) => LabError::Threads(what),
            workers::WorkError::External(what) => LabError::External(what),
            workers::WorkError::Output(error) => out.failure(error).into(),
        })?;
        out.flush().map_err(|error| out.failure(error))?;
        Ok(Report {
            setting: self.setting(args),
            runs: vec![GameRange { seed: self.setup.seed, first: args.first, games: tally.games }],
            tally,
            latency,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    /// Deals the games without playing them, and compares the hands with what chance predicts.
    fn deal(&self, args: &Args) -> Result<(), LabError> {
        let stop = stop_on_ctrl_c();
        let bar = progress_bar(args.games, PROGRESS);
        let numbers = args.first..args.first + args.games;
        let games = numbers.take_while(|_| !stop.load(Ordering::Relaxed));
        let seed = self.setup.seed;
        let games = games.map(|number| GameNumber { seed, number });
        let statistics = DealStatistics::of(&*self.arena, games.inspect(|_| bar.inc(1)));
        bar.finish_and_clear();
        let text = if args.json { printable::json(&statistics.json()) + "\n" } else { statistics.table() };
        print(&text)?;
        match statistics.fault() {
            Some(fault) => Err(LabError::Deals(fault)),
            None if statistics.deals < args.games => {
                Err(LabError::Interrupted { done: statistics.deals, of: args.games })
            }
            None => Ok(()),
        }
    }

    /// Plays the games and checks at every decision whether it, or a hint, depends on hidden cards.
    fn check_peeking(&self, args: &Args) -> Result<(), LabError> {
        let stop = stop_on_ctrl_c();
        let bar = progress_bar(args.games, PROGRESS);
        let mut report = PeekReport::default();
        let mut done = 0;
        for number in args.first..args.first + args.games {
            let contestants = self.seating_plan.of_game(number)[0].iter();
            let bots = contestants.map(|&contestant| match &self.lineup.contestants[contestant].controller {
                Controller::Bot(bot) => Ok(*bot),
                Controller::External(_) => Err(CliError::usage("--swap-hidden: expected built-in players")),
            });
            let bots: Vec<Bot> = bots.collect::<Result<_, _>>()?;
            let game = GameNumber { seed: self.setup.seed, number };
            let check = PeekCheck { most: u64::MAX, limit: args.limit(), hints: true };
            let Some(checked) = self.arena.check_peeking(game, check, &bots, &stop) else { break };
            report.add(checked);
            done += 1;
            bar.inc(1);
        }
        bar.finish_and_clear();
        print(&format!("{report}\n"))?;
        match report.first {
            Some(first) => Err(LabError::HiddenCards(first)),
            None if done < args.games => Err(LabError::Interrupted { done, of: args.games }),
            None if report.asked == 0 => Err(LabError::NothingCompared),
            None => Ok(()),
        }
    }

    fn setting(&self, args: &Args) -> Setting {
        let rules = serde_json::to_value(self.arena.rules());
        Setting {
            version: env!("CARGO_PKG_VERSION").into(),
            game: self.entry.id.into(),
            players: self.setup.seats,
            rules: rules.expect("house rules have plain names"),
            best_total: self.arena.wins().into(),
            dealer: self.setup.dealer.map(misere_engine::rules::Seat::index),
            bots: self.lineup.names(),
            seating: args.seating(),
            arrangements: self.seating_plan.plays() as u64,
            thinking: match args.limit() {
                Limit::Time(time) | Limit::Both(_, time) => ThinkingLimit::Milliseconds(time.as_millis() as u64),
                Limit::Worlds(worlds) => ThinkingLimit::Worlds(worlds),
            },
        }
    }
}

/// The destination of the traces, if any.
struct Output {
    path: PathBuf,
    to: Option<Box<dyn Write>>,
}

impl Output {
    fn open(args: &Args) -> Result<Self, CliError> {
        let path = args.trace.clone().unwrap_or_default();
        let to: Option<Box<dyn Write>> = match &args.trace {
            None => None,
            Some(_) if args.traces_to_stdout() => Some(Box::new(io::stdout())),
            Some(path) => Some(Box::new(BufWriter::new(store::create(path)?))),
        };
        Ok(Self { path, to })
    }

    fn write(&mut self, trace: &str) -> io::Result<()> {
        self.to.as_mut().map_or(Ok(()), |to| to.write_all(trace.as_bytes()))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.as_mut().map_or(Ok(()), Write::flush)
    }

    fn failure(&self, error: io::Error) -> CliError {
        match self.path.as_os_str().to_str() {
            Some("-" | "") => CliError::Output(error),
            _ => CliError::File { path: self.path.clone(), error },
        }
    }
}
