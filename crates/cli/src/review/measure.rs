//! `review --measure`: how well verdicts hold up.

use std::sync::atomic::Ordering;

use serde_json::json;

use super::Args;
use crate::args::{find, seats_and_rules, start};
use crate::error::CliError;
use crate::output::print_so_far;
use crate::progress::progress_bar;
use crate::stop::stop_on_ctrl_c;
use misere_engine::rules::words::count;
use misere_players::arena::seed_of;
use misere_players::bots::Level;
use misere_players::review::{Mark, Measured};

/// The maximum number of decisions taken from one game, so that they come from many games.
const PER_GAME: u64 = 10;

/// Measures and prints the result.
pub(super) fn run(game: &str, args: &Args) -> Result<(), CliError> {
    let entry = find(game)?;
    let (seats, rules) = seats_and_rules(entry, None, None)?;
    let stop = stop_on_ctrl_c();
    let template = "{bar:40} {pos} of {len} decisions, {eta} left";
    let bar = progress_bar(args.decisions, template);
    let mut all = Measured::default();
    let mut number = 0;
    while u64::from(all.decisions) < args.decisions && !stop.load(Ordering::Relaxed) {
        let seed = seed_of(args.seed, number);
        let session = start(entry, seats, &rules, seed)?;
        let most = PER_GAME.min(args.decisions - u64::from(all.decisions)) as u32;
        all.add(session.measure_review(most, args.worlds as u32, seed, &stop));
        bar.set_position(u64::from(all.decisions));
        number += 1;
    }
    bar.finish_and_clear();
    let text = if args.json { format!("{:#}\n", to_json(entry.id, &all)) } else { table(entry.id, &all) };
    print_so_far(&text, &stop)
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
