//! `simulate`: plays many games between computer players.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{ArgGroup, Parser};
use indicatif::{ProgressBar, ProgressStyle};

use super::add;
use super::error::{CliError, Location};
use super::menu;
use super::players::{Controller, Lineup, Seating, SeatingPlan};
use super::report::{Setting, Report, GameRange, ThinkingLimit};
use super::tally::Tally;
use super::workers::{self, Job};
use crate::arena::{Arena, Numbered, Twins};
use crate::bots::{Bot, Limit};
use crate::deal_code::DealCode;
use crate::external::TIME_LIMIT;
use crate::games::Entry;
use crate::rules::options::{HouseRules, read_rules};
use crate::store::read_text;
use crate::table::Setup;

/// Default number of sampled worlds for a decision. A number rather than a time, so that every run
/// gives the same results.
const WORLDS: u32 = 100;

/// How many faults of external bots are printed.
const MAX_FAULTS_SHOWN: usize = 10;

/// The arguments of `simulate`.
#[derive(Debug, Parser)]
#[command(group = ArgGroup::new("what").required(true).args(["game", "deal", "add"]))]
pub struct Args {
    /// The game, such as `clubs`.
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Number of players [default: the usual number for the game].
    #[arg(long, value_name = "N", value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    players: Option<u64>,
    /// A deal code such as `clubs/4/7F3K-2Q9A`, in place of game, players, rules and seed; game 0
    /// then has its packs.
    #[arg(long, value_name = "CODE", conflicts_with_all = ["players", "rules", "seed"])]
    deal: Option<DealCode>,
    /// Number of games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    games: u64,
    /// Number of the first game.
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    first: u64,
    /// Seed of the packs and of the players' random choices.
    #[arg(long, value_name = "SEED", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    seed: u64,
    /// The computer players, one for each seat or one for all: random, novice, easy, medium, hard
    /// or master, each also with a character (hard-cautious, hard-bold, hard-moon-shooter); ismcts,
    /// a plain tree search for comparison; or exec:COMMAND, a program of your own (see
    /// docs/bots.md).
    #[arg(
        long,
        value_name = "LIST",
        value_delimiter = ',',
        default_value = "random"
    )]
    bots: Vec<String>,
    /// Keep the players in their seats instead of moving them one seat on after every game.
    #[arg(long)]
    fixed_seats: bool,
    /// Play every game in all seating arrangements of the players, with the same packs.
    #[arg(long, conflicts_with = "fixed_seats")]
    same_deals: bool,
    /// Number of worlds that players who look ahead sample for a decision; ismcts samples this many
    /// for each legal action, up to 32 actions [default: 100].
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::from(u32::MAX)),
          allow_negative_numbers = true)]
    think_worlds: Option<u64>,
    /// Thinking time for a decision in milliseconds, instead of a number of worlds; the results
    /// then depend on the machine. Also the time limit for programs of your own, which is otherwise
    /// ten seconds.
    #[arg(long, value_name = "MS", conflicts_with = "think_worlds",
          value_parser = whole(1..=600_000), allow_negative_numbers = true)]
    think_ms: Option<u64>,
    /// RON file with the house rules to change, such as `(target: -50)`.
    #[arg(long, value_name = "FILE.ron")]
    rules: Option<PathBuf>,
    /// Number of threads; the results do not depend on it [default: one for each core].
    #[arg(long, value_name = "N", value_parser = whole(1..=1024), allow_negative_numbers = true)]
    jobs: Option<u64>,
    /// Write the traces of all games to this file as JSON lines, in the order of the games; `-` is
    /// standard output, and the report then goes to standard error.
    #[arg(long, value_name = "OUT.jsonl")]
    trace: Option<PathBuf>,
    /// In the traces, list all legal actions with every act.
    #[arg(long, requires = "trace")]
    legal: bool,
    /// At each decision, ask again with two cards swapped that the player cannot see, and count the
    /// decisions that differ; the exit status is 1 if there are any.
    #[arg(long, conflicts_with_all = ["same_deals", "think_ms", "trace", "jobs", "json"])]
    swap_hidden: bool,
    /// Print a JSON object instead of a table.
    #[arg(long)]
    json: bool,
    /// Add up the reports that several runs printed with `--json`.
    #[arg(long, value_name = "A.json", num_args = 1.., conflicts_with_all = [
        "players", "games", "first", "seed", "bots", "fixed_seats", "same_deals", "think_worlds",
        "think_ms", "rules", "jobs", "trace", "legal", "swap_hidden",
    ])]
    add: Vec<PathBuf>,
}

/// A parser of whole numbers in a range, for arguments.
pub fn whole(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("expected a whole number from {least} to {most}"))
    }
}

/// Plays the games, or adds up reports, and prints the results.
///
/// # Errors
/// The arguments do not fit together, or a file cannot be read or written.
pub fn run(args: &Args) -> Result<(), CliError> {
    if args.swap_hidden {
        return SimulationPlan::new(args)?.swap_hidden(args);
    }
    let report = if args.add.is_empty() {
        SimulationPlan::new(args)?.play(args)?
    } else {
        add::add(&args.add)?
    };
    let text = if args.json {
        format!("{:#}\n", report.json())
    } else {
        report.table()
    };
    if args.traces_to_stdout() {
        eprint!("{text}");
    } else {
        io::stdout().lock().write_all(text.as_bytes())?;
    }
    Ok(())
}

impl Args {
    fn traces_to_stdout(&self) -> bool {
        self.trace.as_deref() == Some(Path::new("-"))
    }

    fn limit(&self) -> Limit {
        match (self.think_ms, self.think_worlds) {
            (Some(ms), _) => Limit::Time(Duration::from_millis(ms)),
            (None, worlds) => Limit::Worlds(worlds.map_or(WORLDS, |worlds| worlds as u32)),
        }
    }

    fn patience(&self) -> Duration {
        self.think_ms.map_or(TIME_LIMIT, Duration::from_millis)
    }

    fn seating(&self) -> Seating {
        match (self.same_deals, self.fixed_seats) {
            (true, _) => Seating::SameDeals,
            (_, true) => Seating::Fixed,
            (false, false) => Seating::Rotated,
        }
    }

    /// The game and its setup.
    fn game(&self) -> Result<(&'static Entry, Setup), CliError> {
        if let Some(deal) = &self.deal {
            return Ok((deal.entry, deal.setup.clone()));
        }
        let entry = menu::find(self.game.as_deref().unwrap_or_default())?;
        let seats = self.players.map_or(entry.usual, |players| players as usize);
        entry
            .check_seats(seats)
            .map_err(|error| CliError::usage(format!("{}: {error}", entry.id)))?;
        let rules = match &self.rules {
            Some(path) => read_file(entry, seats, path)?,
            None => HouseRules::default(),
        };
        let setup = Setup {
            seats,
            rules,
            seed: self.seed,
            dealer: None,
        };
        Ok((entry, setup))
    }
}

/// Reads house rules from a file.
fn read_file(entry: &Entry, seats: usize, path: &Path) -> Result<HouseRules, CliError> {
    let text = read_text(path)?;
    let rules = read_rules(entry.fields(seats), &text).map_err(|error| {
        let start = error.span.start;
        CliError::input(Location::of(path).at(start.line, start.col), error.code)
    })?;
    entry
        .complete(seats, &rules)
        .map_err(|error| CliError::input(Location::of(path), error))?;
    Ok(rules)
}

/// A simulation whose arguments have been checked.
struct SimulationPlan {
    entry: &'static Entry,
    setup: Setup,
    arena: Box<dyn Arena>,
    players: Lineup,
    seats: SeatingPlan,
}

impl SimulationPlan {
    fn new(args: &Args) -> Result<Self, CliError> {
        let (entry, setup) = args.game()?;
        if args.first.checked_add(args.games).is_none() {
            return Err(CliError::usage(format!(
                "--first and --games: expected game numbers up to {}",
                u64::MAX
            )));
        }
        let players = Lineup::read(&args.bots, setup.seats)?;
        let seats = SeatingPlan::new(&players, args.seating());
        let arena = entry.arena(&setup).map_err(CliError::usage)?;
        Ok(Self {
            entry,
            setup,
            arena,
            players,
            seats,
        })
    }

    /// Plays the games until they are done or Ctrl-C is pressed.
    fn play(&self, args: &Args) -> Result<Report, CliError> {
        let job = Job {
            arena: &*self.arena,
            seed: self.setup.seed,
            first: args.first,
            games: args.games,
            players: &self.players,
            seats: &self.seats,
            limit: args.limit(),
            patience: args.patience(),
            trace: args.trace.as_ref().map(|_| args.legal),
        };
        let mut out = Output::open(args)?;
        let threads = args.jobs.map_or(0, |jobs| jobs as usize);
        let stop = stop_on_ctrl_c();
        let bar = progress_bar(args.games);
        let mut tally = Tally::new(self.players.contestants.len());
        let mut shown = 0;
        let begun = Instant::now();
        let done = workers::play(&job, threads, &stop, |batch| {
            tally = tally
                .plus(&batch.tally)
                .ok_or_else(|| io::Error::other("the counts are too large"))?;
            bar.set_position(tally.games);
            for fault in batch.faults.iter().take(MAX_FAULTS_SHOWN - shown) {
                bar.suspend(|| eprintln!("misere: {fault}"));
                shown += 1;
            }
            out.write(&batch.trace)
        });
        bar.finish_and_clear();
        done.map_err(|error| match error {
            workers::WorkError::Program(what) => CliError::Program(what),
            workers::WorkError::Output(error) => out.failure(error),
        })?;
        out.flush().map_err(|error| out.failure(error))?;
        if tally.games < args.games {
            eprintln!("stopped after {} of {} games", tally.games, args.games);
        }
        Ok(Report {
            setting: self.setting(args),
            runs: vec![GameRange {
                seed: self.setup.seed,
                first: args.first,
                games: tally.games,
            }],
            tally,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    /// Plays the games and checks at every decision whether it depends on hidden cards.
    fn swap_hidden(&self, args: &Args) -> Result<(), CliError> {
        let stop = stop_on_ctrl_c();
        let bar = progress_bar(args.games);
        let mut twins = Twins::default();
        for number in args.first..args.first + args.games {
            let contestants = self.seats.of_game(number)[0].iter();
            let bots = contestants.map(|&contestant| match &self.players.contestants[contestant].controller {
                Controller::Bot(bot) => Ok(*bot),
                Controller::Program(_) => Err(CliError::usage(
                    "--swap-hidden: expected built-in players",
                )),
            });
            let bots: Vec<Bot> = bots.collect::<Result<_, _>>()?;
            let game = Numbered {
                seed: self.setup.seed,
                number,
            };
            let limit = args.limit();
            let swap_hidden = self.arena.swap_hidden(game, u64::MAX, &bots, limit, &stop);
            let Some(asked) = swap_hidden else {
                break;
            };
            twins.add(asked);
            bar.inc(1);
        }
        bar.finish_and_clear();
        io::stdout()
            .lock()
            .write_all(format!("{twins}\n").as_bytes())?;
        match twins.first {
            None => Ok(()),
            Some(first) => Err(CliError::HiddenCards(first)),
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
            dealer: self.setup.dealer.map(crate::rules::Seat::index),
            bots: self.players.names(),
            seating: args.seating(),
            arrangements: self.seats.plays() as u64,
            thinking: match args.limit() {
                Limit::Time(time) | Limit::Both(_, time) => {
                    ThinkingLimit::Milliseconds(time.as_millis() as u64)
                }
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
            Some(path) => {
                let file = File::create(path).map_err(|error| CliError::File {
                    path: path.clone(),
                    error,
                })?;
                Some(Box::new(BufWriter::new(file)))
            }
        };
        Ok(Self { path, to })
    }

    fn write(&mut self, trace: &str) -> io::Result<()> {
        self.to
            .as_mut()
            .map_or(Ok(()), |to| to.write_all(trace.as_bytes()))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.as_mut().map_or(Ok(()), Write::flush)
    }

    fn failure(&self, error: io::Error) -> CliError {
        match self.path.as_os_str().to_str() {
            Some("-" | "") => CliError::Output(error),
            _ => CliError::File {
                path: self.path.clone(),
                error,
            },
        }
    }
}

/// A flag that Ctrl-C sets; a second Ctrl-C ends the program at once.
pub fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    // Without a handler Ctrl-C simply ends the program.
    let _ = ctrlc::set_handler(move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}

/// A progress bar on standard error, shown only on a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left",
    );
    let bar = ProgressBar::new(games);
    bar.set_style(style.expect("the template is well-formed"));
    bar
}
