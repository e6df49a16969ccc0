//! `calibrate`: compares the points that reviews expect with those that came out.

use std::sync::atomic::Ordering;

use serde_json::json;

use super::Review;
use super::stated_values::{Calibration, Certain};
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

/// The number of groups that values are divided into.
const GROUPS: usize = 4;

/// The arguments of `calibrate`.
#[derive(Debug, Parser)]
pub struct Args {
    #[command(flatten)]
    review: Review,
    /// Number of games.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole(1..=1_000_000),
          allow_negative_numbers = true)]
    games: u64,
}

/// Plays, compares and prints the result.
pub fn run(args: &Args) -> Result<(), LabError> {
    let (entry, setup) = args.review.games()?;
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(args.games, "{bar:40} {pos} of {len} games, {eta} left");
    let mut all = Calibration::default();
    for number in 0..args.games {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let values = laboratory(entry).stated_values(&setup(number), args.review.worlds as u32, &stop);
        all.games.push(values.map_err(CliError::usage)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let text = if args.review.json { format!("{:#}\n", to_json(entry.id, &all)) } else { table(entry.id, &all) };
    Ok(print_so_far(&text, &stop)?)
}

fn to_json(game: &str, all: &Calibration) -> serde_json::Value {
    let groups = all.groups(GROUPS);
    let groups = groups.iter().map(|group| {
        json!({
            "values": group.count,
            "stated": group.stated,
            "difference": group.difference,
            "margin": group.margin,
        })
    });
    let certain = |one: Certain| {
        json!({
            "values": one.count,
            "otherwise": one.otherwise,
            "off": one.off,
            "margin": one.margin,
        })
    };
    json!({
        "game": game,
        "games": all.games.len(),
        "values": all.values().count(),
        "groups": groups.collect::<Vec<_>>(),
        "agreed": certain(all.unanimous()),
        "exact": certain(all.exact()),
    })
}

fn table(game: &str, all: &Calibration) -> String {
    let mut text = format!(
        "{game}: {} of {}, {} at decisions that were the best\nvalues  stated  came out  difference\n",
        count(all.games.len(), "game"),
        Level::Medium.label().for_programs(),
        count(all.values().count(), "value"),
    );
    for group in all.groups(GROUPS) {
        let margin = if group.margin.is_finite() { format!("{:.2}", group.margin.max(0.01)) } else { "unknown".into() };
        text.push_str(&format!(
            "{:6}  {:6.2}  {:8.2}  {:+.2} ± {margin}\n",
            group.count,
            group.stated,
            group.stated + group.difference.mean,
            group.difference.mean,
        ));
    }
    let agreed = all.unanimous();
    text.push_str(&format!(
        "all worlds agreed: {}, {} otherwise; off by {:.3} on average, margins {:.3}\n",
        count(agreed.count, "value"),
        agreed.otherwise,
        agreed.off,
        agreed.margin
    ));
    let exact = all.exact();
    text.push_str(&format!("exact: {}, {} otherwise\n", count(exact.count, "value"), exact.otherwise));
    text
}
