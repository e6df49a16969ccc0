//! `train`: learns a policy for a game in self-play.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Parser;

use crate::error::LabError;
use crate::laboratory::laboratory;
use crate::progress::progress_bar;
use crate::report::four_decimals;
use crate::training::{AnyTrainer, Budget, RuleMix};
use misere_cli::args::{find, whole};
use misere_cli::error::{CliError, Location};
use misere_cli::output::print;
use misere_cli::stop::stop_on_ctrl_c;
use misere_engine::printable;
use misere_games::{Entry, menu};
use misere_store as store;

/// The largest policy that is read, in bytes. The shipped ones take less than a hundredth of it.
const MAX_POLICY_BYTES: u64 = 64 << 20;

/// The arguments of `train`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The game, such as `clubs`
    #[arg(value_name = "GAME")]
    game: String,
    /// Plays, eight of each deal, in steps of 2048. The same number gives the same file
    #[arg(long, alias = "games", value_name = "N", default_value_t = 8_000_000, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    plays: u64,
    /// Minutes to train instead. The result then depends on the machine
    #[arg(long, value_name = "M", conflicts_with = "plays", value_parser = whole(1..=10_000),
          allow_negative_numbers = true)]
    minutes: Option<u64>,
    /// Seed of the packs, house rules and choices
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    seed: u64,
    /// Strategy to continue from [default: the heuristic]. With `--plays 0` it is only measured
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Strategy to measure against [default: the heuristic]
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// File to write [default: GAME.policy]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Number of threads [default: one per core]. The file does not depend on it
    #[arg(long, value_name = "N", value_parser = whole(1..=1024), allow_negative_numbers = true)]
    jobs: Option<u64>,
    /// Deals to measure the result on, each from every seat: once with the usual rules, once with
    /// random house rules and any number of players
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = whole(2..=u64::MAX),
          allow_negative_numbers = true)]
    deals: u64,
}

/// Resolution of the progress bar.
const TICKS: f64 = 1000.0;

/// Trains until done or until Ctrl-C, writes the file and prints how strong the policy is.
pub fn run(args: &Args) -> Result<(), LabError> {
    let entry = find(&args.game)?;
    let mut trainer = trainer(args, entry)?;
    let path = args.out.clone();
    let path = path.unwrap_or_else(|| PathBuf::from(format!("{}.policy", entry.id)));
    // A path that cannot be written fails before training.
    store::try_to_write(&path).map_err(CliError::from)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs.map_or(0, |jobs| jobs as usize))
        .build()
        .map_err(|error| LabError::Threads(error.to_string()))?;
    pool.install(|| train(args, &mut *trainer));
    store::write_whole(&path, trainer.to_bytes()).map_err(CliError::from)?;
    Ok(pool.install(|| print_strength(args, &*trainer, &path))?)
}

/// The trainer for a game, with the policies that it starts from and is measured against.
fn trainer(args: &Args, entry: &Entry) -> Result<Box<dyn AnyTrainer>, CliError> {
    let trainer_of = |entry| laboratory(entry).trainer(entry, args.seed);
    let Some(mut trainer) = trainer_of(entry) else {
        let trainable: Vec<&str> =
            menu().iter().filter(|entry| trainer_of(entry).is_some()).map(|entry| entry.id).collect();
        let (id, trainable) = (entry.id, trainable.join(", "));
        return Err(CliError::usage(format!("{id} cannot be trained: expected one of {trainable}")));
    };
    if let Some(from) = &args.from {
        let unreadable = |error| CliError::input(Location::of(from), error);
        trainer.continue_from(&read(from)?).map_err(unreadable)?;
    }
    if let Some(against) = &args.against {
        let unreadable = |error| CliError::input(Location::of(against), error);
        trainer.set_opponent(&read(against)?).map_err(unreadable)?;
    }
    Ok(trainer)
}

/// Trains with a progress bar, and prints how fast it went.
fn train(args: &Args, trainer: &mut dyn AnyTrainer) {
    let budget = match args.minutes {
        Some(minutes) => Budget::Time(Duration::from_secs(60 * minutes)),
        None => Budget::Plays(args.plays),
    };
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(TICKS as u64, "{bar:40} {msg}, {eta} left");
    let start = Instant::now();
    let mut played = 0;
    trainer.run(budget, &stop, &mut |plays, spent| {
        played = plays;
        bar.set_position((spent * TICKS) as u64);
        bar.set_message(format!("{plays} plays"));
    });
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("{played} plays in {seconds:.0} s, {:.0} per second", played as f64 / seconds);
}

/// Measures a policy in both kinds of games, and prints its lead over the opponents.
fn print_strength(args: &Args, trainer: &dyn AnyTrainer, path: &Path) -> Result<(), CliError> {
    let of_rules = [(RuleMix::Usual, "the usual rules"), (RuleMix::Random, "other house rules and numbers of players")];
    let policy = printable::path(path);
    let opponent = match &args.against {
        Some(path) => printable::path(path),
        None => "the heuristic".to_owned(),
    };
    for (rules, words) in of_rules {
        let lead = trainer.measure(rules, args.deals);
        let told = format!(
            "{policy}: {} ± {:.4} points per deal ahead of {opponent} with {words} (95 %, {} deals, each from every seat)\n",
            four_decimals(lead.mean),
            lead.margin(),
            args.deals
        );
        print(&told)?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, CliError> {
    Ok(store::read_argument(path, MAX_POLICY_BYTES)?)
}
