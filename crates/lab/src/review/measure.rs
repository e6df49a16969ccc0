//! `measure`: how well verdicts hold up.

use std::sync::atomic::Ordering;

use serde_json::json;

use super::{Measured, Review};
use crate::error::LabError;
use crate::laboratory::laboratory;
use crate::progress::progress_bar;
use clap::Parser;
use misere_cli::args::whole;
use misere_cli::error::CliError;
use misere_cli::output::print_so_far;
use misere_cli::stop::stop_on_ctrl_c;
use misere_engine::rules::words::count;
use misere_players::bots::Level;
use misere_players::review::Mark;

/// The maximum number of decisions taken from one game, so that they come from many games.
const PER_GAME: u64 = 10;

/// The arguments of `measure`.
#[derive(Debug, Parser)]
pub struct Args {
    #[command(flatten)]
    review: Review,
    /// Number of decisions to measure.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = whole(1..=1_000_000),
          allow_negative_numbers = true)]
    decisions: u64,
}

/// Measures and prints the result.
pub fn run(args: &Args) -> Result<(), LabError> {
    let (entry, setup) = args.review.games()?;
    let stop = stop_on_ctrl_c();
    let template = "{bar:40} {pos} of {len} decisions, {eta} left";
    let bar = progress_bar(args.decisions, template);
    let mut all = Measured::default();
    let mut number = 0;
    while u64::from(all.decisions) < args.decisions && !stop.load(Ordering::Relaxed) {
        let most = PER_GAME.min(args.decisions - u64::from(all.decisions)) as u32;
        let worlds = args.review.worlds as u32;
        let measured = laboratory(entry).measure(&setup(number), most, worlds, &stop);
        all.add(measured.map_err(CliError::usage)?);
        bar.set_position(u64::from(all.decisions));
        number += 1;
    }
    bar.finish_and_clear();
    let text = if args.review.json { format!("{:#}\n", to_json(entry.id, &all)) } else { table(entry.id, &all) };
    Ok(print_so_far(&text, &stop)?)
}

fn to_json(game: &str, all: &Measured) -> serde_json::Value {
    json!({
        "game": game,
        "decisions": all.decisions,
        "marked": all.marked,
        "confirmed": all.confirmed,
        "planted": all.planted,
        "found": all.found,
    })
}

fn table(game: &str, all: &Measured) -> String {
    let marked: u32 = all.marked.iter().sum();
    let mut text =
        format!("{game}: {} of {}\n", count(all.decisions, "decision"), Level::Medium.label().for_programs());
    for (mark, number) in Mark::ALL.into_iter().zip(all.marked) {
        text.push_str(&format!("  {mark:10} {number:5}\n"));
    }
    text.push_str(&format!(
        "confirmed with ten times the worlds: {}\nplanted blunders marked: {}\n",
        share(all.confirmed, marked),
        share(all.found, all.planted)
    ));
    text
}

/// A share: `57 of 58 (98 %)`.
fn share(part: u32, whole: u32) -> String {
    match whole {
        0 => "0 of 0".into(),
        _ => format!("{part} of {whole} ({:.0} %)", f64::from(100 * part) / f64::from(whole)),
    }
}
