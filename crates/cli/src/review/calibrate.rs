//! `review --calibrate`: compares the points that reviews expect with those that came out.

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
use misere_players::review::{Calibration, Certain};

/// The number of groups that values are divided into.
const GROUPS: usize = 4;

/// Plays, compares and prints the result.
pub(super) fn run(game: &str, args: &Args) -> Result<(), CliError> {
    let entry = find(game)?;
    let (seats, rules) = seats_and_rules(entry, None, None)?;
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(args.games, "{bar:40} {pos} of {len} games, {eta} left");
    let mut all = Calibration::default();
    for number in 0..args.games {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let seed = seed_of(args.seed, number);
        let session = start(entry, seats, &rules, seed)?;
        let values = session.stated_values(args.worlds as u32, seed, &stop);
        all.games.push(values);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let text = if args.json { format!("{:#}\n", to_json(entry.id, &all)) } else { table(entry.id, &all) };
    print_so_far(&text, &stop)
}

fn to_json(game: &str, all: &Calibration) -> serde_json::Value {
    let groups = all.groups(GROUPS);
    let groups = groups.iter().map(|group| {
        json!({
            "values": group.count,
            "stated": group.stated,
            "difference": group.difference,
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
        let margin = if group.difference.margin().is_finite() {
            group.difference.margin_text(2).unwrap_or_default()
        } else {
            "unknown".into()
        };
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
