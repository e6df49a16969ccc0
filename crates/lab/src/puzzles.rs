//! `puzzles`: mines puzzles for a game and prints them.

use std::io::{self, Write};
use std::sync::atomic::Ordering;

use clap::Parser;

use crate::error::LabError;
use crate::progress::progress_bar;
use misere_cli::args::{find, seats_and_rules, setup, whole};
use misere_cli::error::CliError;
use misere_cli::stop::stop_on_ctrl_c;
use misere_engine::rules::words;
use misere_players::play::seed_of;

/// The arguments of `puzzles`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The game, such as `clubs`.
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of puzzles.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole(1..=1_000_000),
          allow_negative_numbers = true)]
    count: u64,
    /// Seed of the games in which they are found.
    #[arg(long, value_name = "SEED", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    seed: u64,
}

/// Mines puzzles until there are enough, or Ctrl-C is pressed, and prints them as RON.
pub fn run(args: &Args) -> Result<(), LabError> {
    let entry = find(&args.game)?;
    let (seats, rules) = seats_and_rules(entry, None, None)?;
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(args.count, "{bar:40} {pos} of {len} puzzles, {msg}");
    let mut out = io::stdout().lock();
    writeln!(out, "[")?;
    let (mut found, mut number) = (0, 0);
    while found < args.count && !stop.load(Ordering::Relaxed) {
        let seed = seed_of(args.seed, number);
        let session = entry.start(&setup(seats, &rules, seed)).map_err(CliError::usage)?;
        let puzzles = session.mine_puzzles(seed, &stop).unwrap_or_default();
        for puzzle in puzzles.iter().take((args.count - found) as usize) {
            writeln!(out, "{},", puzzle.to_line())?;
            found += 1;
        }
        number += 1;
        bar.set_position(found);
        bar.set_message(words::count(number, "deal"));
    }
    writeln!(out, "]")?;
    bar.finish_and_clear();
    if found < args.count { Err(CliError::Stopped.into()) } else { Ok(()) }
}
