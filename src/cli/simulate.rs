//! `simulate`: many games between computer players.

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
use super::failure::{Failure, Place};
use super::menu;
use super::players::{Mind, Players, Seating, Seats};
use super::report::{Played, Report, Run, Thinking};
use super::tally::Tally;
use super::workers::{self, Job};
use crate::arena::{Arena, Numbered, Twins};
use crate::bots::{Bot, Limit};
use crate::deal_code::DealCode;
use crate::external::TIME_LIMIT;
use crate::games::Entry;
use crate::rules::options::{HouseRuleError, HouseRules, read_rules};
use crate::store::read_text;
use crate::table::Setup;

/// How many worlds a computer player imagines unless told otherwise: not the clock decides, so
/// that every run gives the same.
const WORLDS: u32 = 100;

/// How many faults of such programs are told one by one.
const TOLD: usize = 10;

/// The words after `simulate`.
#[derive(Debug, Parser)]
#[command(group = ArgGroup::new("what").required(true).args(["game", "deal", "add"]))]
pub struct Args {
    /// The game's id, such as `clubs`.
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// How many play; by default as many as usual.
    #[arg(long, value_name = "N", value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    players: Option<u64>,
    /// A deal number such as `clubs/4/7F3K-2Q9A`, in place of game, players, rules and seed: game 0
    /// has its packs.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["players", "rules", "seed"])]
    deal: Option<DealCode>,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    games: u64,
    /// The number of the first game.
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    first: u64,
    /// What packs and players' random choices are drawn from.
    #[arg(long, value_name = "SEED", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    seed: u64,
    /// The computer players, one for each seat or one for all: random, novice, easy, medium,
    /// hard, master, each also with a character (hard-cautious, hard-bold, hard-moon-shooter),
    /// ismcts for a plain tree search to measure them by, or exec:COMMAND for a program of your
    /// own, see docs/bots.md.
    #[arg(
        long,
        value_name = "LIST",
        value_delimiter = ',',
        default_value = "random"
    )]
    bots: Vec<String>,
    /// Keep the players on their seats; otherwise they move one seat on with every game.
    #[arg(long)]
    fixed_seats: bool,
    /// Play every game in all arrangements of the players over the seats, on the same packs.
    #[arg(long, conflicts_with = "fixed_seats")]
    same_deals: bool,
    /// How many worlds players that look ahead imagine for a decision; ismcts imagines so many
    /// for each legal action, for 32 at most [default: 100].
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::from(u32::MAX)),
          allow_negative_numbers = true)]
    think_worlds: Option<u64>,
    /// How many milliseconds they take for it instead; the results then depend on the machine.
    /// Programs of your own may take so long, else ten seconds.
    #[arg(long, value_name = "MS", conflicts_with = "think_worlds",
          value_parser = whole(1..=600_000), allow_negative_numbers = true)]
    think_ms: Option<u64>,
    /// A RON file with the house rules that differ, such as `(target: -50)`.
    #[arg(long, value_name = "FILE.ron")]
    rules: Option<PathBuf>,
    /// How many threads; by default one for each core. The results do not depend on it.
    #[arg(long, value_name = "N", value_parser = whole(1..=1024), allow_negative_numbers = true)]
    jobs: Option<u64>,
    /// Write the traces of all games to this file as JSON lines, in the order of their numbers;
    /// `-` is standard output, and what else would stand there then goes to standard error.
    #[arg(long, value_name = "OUT.jsonl")]
    trace: Option<PathBuf>,
    /// In the traces list all that was legal with every act.
    #[arg(long, requires = "trace")]
    legal: bool,
    /// At each decision ask again with two cards swapped that the player cannot know: it must say
    /// the same, so the clock must not decide. Counts the differences; the exit status is 1 if there
    /// are any.
    #[arg(long, conflicts_with_all = ["same_deals", "think_ms", "trace", "jobs", "json"])]
    swap_hidden: bool,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
    /// Add up what several runs printed with `--json`.
    #[arg(long, value_name = "A.json", num_args = 1.., conflicts_with_all = [
        "players", "games", "first", "seed", "bots", "fixed_seats", "same_deals", "think_worlds",
        "think_ms", "rules", "jobs", "trace", "legal", "swap_hidden",
    ])]
    add: Vec<PathBuf>,
}

/// Reads a number from the command line.
pub fn whole(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("expected a whole number from {least} to {most}"))
    }
}

/// Plays, or adds up what was played.
///
/// # Errors
/// What is asked for cannot be, or a file cannot be read or written.
pub fn run(args: &Args) -> Result<(), Failure> {
    if args.swap_hidden {
        return Plan::new(args)?.swap_hidden(args);
    }
    let report = if args.add.is_empty() {
        Plan::new(args)?.play(args)?
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

    /// Which game is played, and how it is set up.
    fn game(&self) -> Result<(&'static Entry, Setup), Failure> {
        if let Some(deal) = &self.deal {
            return Ok((deal.entry, deal.setup.clone()));
        }
        let entry = menu::find(self.game.as_deref().unwrap_or_default())?;
        let seats = self.players.map_or(entry.usual, |players| players as usize);
        entry
            .check_seats(seats)
            .map_err(|error| Failure::usage(format!("{}: {error}", entry.id)))?;
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

/// The house rules in a file.
fn read_file(entry: &Entry, seats: usize, path: &Path) -> Result<HouseRules, Failure> {
    let text = read_text(path)?;
    let rules = read_rules(entry.fields(seats), &text).map_err(|error| {
        let start = error.span.start;
        Failure::input(Place::of(path).at(start.line, start.col), error.code)
    })?;
    let together = |refusal: HouseRuleError| Failure::input(Place::of(path), refusal);
    entry.complete(seats, &rules).map_err(together)?;
    Ok(rules)
}

/// A simulation, checked and ready.
struct Plan {
    entry: &'static Entry,
    setup: Setup,
    arena: Box<dyn Arena>,
    players: Players,
    seats: Seats,
}

impl Plan {
    fn new(args: &Args) -> Result<Self, Failure> {
        let (entry, setup) = args.game()?;
        if args.first.checked_add(args.games).is_none() {
            return Err(Failure::usage(format!(
                "--first and --games: expected numbers of games up to {}",
                u64::MAX
            )));
        }
        let players = Players::read(&args.bots, setup.seats)?;
        let seats = Seats::new(&players, args.seating());
        let arena = entry.arena(&setup).map_err(Failure::usage)?;
        Ok(Self {
            entry,
            setup,
            arena,
            players,
            seats,
        })
    }

    /// Plays the games, or those that are done when someone presses Ctrl-C.
    fn play(&self, args: &Args) -> Result<Report, Failure> {
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
        let mut tally = Tally::new(self.players.kinds.len());
        let mut told = 0;
        let begun = Instant::now();
        let done = workers::play(&job, threads, &stop, |batch| {
            tally = tally
                .plus(&batch.tally)
                .ok_or_else(|| io::Error::other("the counts grow too great"))?;
            bar.set_position(tally.games);
            for fault in batch.faults.iter().take(TOLD - told) {
                bar.suspend(|| eprintln!("misere: {fault}"));
                told += 1;
            }
            out.write(&batch.trace)
        });
        bar.finish_and_clear();
        done.map_err(|error| match error {
            workers::Trouble::Program(what) => Failure::Program(what),
            workers::Trouble::Output(error) => out.failure(error),
        })?;
        out.flush().map_err(|error| out.failure(error))?;
        if tally.games < args.games {
            eprintln!("stopped after {} of {} games", tally.games, args.games);
        }
        Ok(Report {
            played: self.played(args),
            runs: vec![Run {
                seed: self.setup.seed,
                first: args.first,
                games: tally.games,
            }],
            tally,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    /// Plays the games and asks at every decision whether it rests on hidden cards.
    fn swap_hidden(&self, args: &Args) -> Result<(), Failure> {
        let stop = stop_on_ctrl_c();
        let bar = progress_bar(args.games);
        let mut twins = Twins::default();
        for number in args.first..args.first + args.games {
            let kinds = self.seats.of_game(number)[0].iter();
            let bots = kinds.map(|&kind| match &self.players.kinds[kind].mind {
                Mind::Bot(bot) => Ok(*bot),
                Mind::Program(_) => Err(Failure::usage(
                    "--swap-hidden: expected the program's own players",
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
            Some(first) => Err(Failure::Twins(first)),
        }
    }

    fn played(&self, args: &Args) -> Played {
        let rules = serde_json::to_value(self.arena.rules());
        Played {
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
                    Thinking::Milliseconds(time.as_millis() as u64)
                }
                Limit::Worlds(worlds) => Thinking::Worlds(worlds),
            },
        }
    }
}

/// Where the traces go.
struct Output {
    path: PathBuf,
    to: Option<Box<dyn Write>>,
}

impl Output {
    fn open(args: &Args) -> Result<Self, Failure> {
        let path = args.trace.clone().unwrap_or_default();
        let to: Option<Box<dyn Write>> = match &args.trace {
            None => None,
            Some(_) if args.traces_to_stdout() => Some(Box::new(io::stdout())),
            Some(path) => {
                let file = File::create(path).map_err(|error| Failure::File {
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

    fn failure(&self, error: io::Error) -> Failure {
        match self.path.as_os_str().to_str() {
            Some("-" | "") => Failure::Output(error),
            _ => Failure::File {
                path: self.path.clone(),
                error,
            },
        }
    }
}

/// Set once Ctrl-C is pressed; pressed again it ends the program at once.
pub fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    // Where no handler can be set Ctrl-C simply ends the program, as everywhere.
    let _ = ctrlc::set_handler(move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}

/// Shown on standard error if that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left",
    );
    let bar = ProgressBar::new(games);
    bar.set_style(style.expect("the template is well-formed"));
    bar
}
