//! `compare`: where two computer players choose differently, and what that is worth.

mod contest;

use std::collections::BTreeMap;

use clap::Parser;
use serde_json::json;

use crate::error::LabError;
use crate::laboratory::laboratory;
use crate::progress::progress_bar;
use crate::report::four_decimals;
pub use contest::{Compared, Contest, Phase, compare};
use misere_cli::args::{TableArgs, setup, whole};
use misere_cli::error::CliError;
use misere_cli::output::print_so_far;
use misere_cli::stop::stop_on_ctrl_c;
use misere_engine::rules::words::count;
use misere_players::bots::{Bot, Limit};
use misere_players::play::seed_of;

/// The arguments of `compare`.
#[derive(Debug, Parser)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The first computer player.
    #[arg(short, long, value_name = "BOT", default_value = "hard")]
    a: Bot,
    /// The second one, whose gains over the first are reported.
    #[arg(short, long, value_name = "BOT", default_value = "master")]
    b: Bot,
    /// The computer player that plays the deals, and so sets up the positions.
    #[arg(long, value_name = "BOT", default_value = "medium")]
    positions: Bot,
    /// Number of deals.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1..=1_000_000),
          allow_negative_numbers = true)]
    deals: u64,
    /// Seed of the packs and of all random choices.
    #[arg(long, value_name = "SEED", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    seed: u64,
    /// Number of worlds that players who look ahead sample for a decision.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1..=u64::from(u32::MAX)),
          allow_negative_numbers = true)]
    think_worlds: u64,
    /// Number of worlds that the second player samples; without it, as many as the first.
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::from(u32::MAX)),
          allow_negative_numbers = true)]
    b_worlds: Option<u64>,
    /// Number of worlds in which different choices are tried.
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = whole(2..=u64::from(u32::MAX)),
          allow_negative_numbers = true)]
    worlds: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Compares two computer players and prints the result; after Ctrl-C, the result so far.
pub fn run(args: &Args) -> Result<(), LabError> {
    let (entry, seats, rules) = args.table.read()?;
    let game = laboratory(entry);
    let contest = Contest {
        bots: [args.a, args.b],
        player: args.positions,
        limits: [args.think_worlds, args.b_worlds.unwrap_or(args.think_worlds)]
            .map(|worlds| Limit::Worlds(worlds as u32)),
        worlds: args.worlds as u32,
    };
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(args.deals, "{bar:40} {pos} of {len} deals, {eta} left");
    let mut totals = Totals::default();
    for number in 0..args.deals {
        let seed = seed_of(args.seed, number);
        let setup = setup(seats, &rules, seed);
        let Some(phases) = game.compare_bots(&setup, &contest, &stop).map_err(CliError::usage)? else {
            break;
        };
        totals.add(&phases);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let text = if args.json { format!("{:#}\n", totals.json(entry.id, args)) } else { totals.table(entry.id, args) };
    Ok(print_so_far(&text, &stop)?)
}

#[derive(Default)]
struct Totals {
    deals: u32,
    phases: BTreeMap<Phase, Total>,
    all: Total,
}

/// The results of a phase over all deals.
#[derive(Clone, Copy, Default)]
struct Total {
    compared: Compared,
    /// The sum of the squares of each deal's gain.
    squares: f64,
}

impl Total {
    fn add(&mut self, deal: Compared) {
        self.compared.add(deal);
        self.squares += deal.gain * deal.gain;
    }

    /// The mean gain in a deal and its standard error.
    fn gain(&self, deals: u32) -> (f64, f64) {
        let deals = f64::from(deals);
        let mean = self.compared.gain / deals;
        let variance = (self.squares / deals - mean * mean).max(0.0);
        (mean, (variance / (deals - 1.0).max(1.0)).sqrt())
    }
}

impl Totals {
    fn add(&mut self, phases: &BTreeMap<Phase, Compared>) {
        self.deals += 1;
        let mut all = Compared::default();
        for (phase, compared) in phases {
            self.phases.entry(phase.clone()).or_default().add(*compared);
            all.add(*compared);
        }
        self.all.add(all);
    }

    fn table(&self, game: &str, args: &Args) -> String {
        let mut text = format!(
            "{game}: what {} gains over {} in {}, in points per deal, with {} worlds\n\n",
            args.b,
            args.a,
            count(self.deals, "deal"),
            args.worlds
        );
        text.push_str("phase              decisions  different      gain    error\n");
        if self.deals == 0 {
            return text;
        }
        let phases = self.phases.iter().map(|(phase, total)| (phase.to_string(), total));
        for (name, total) in phases.chain([("all".into(), &self.all)]) {
            let (gain, error) = total.gain(self.deals);
            let Compared { decisions, different, .. } = total.compared;
            let gain = four_decimals(gain);
            text.push_str(&format!("{name:18} {decisions:9} {different:10} {gain:>9} {error:8.4}\n"));
        }
        text
    }

    fn json(&self, game: &str, args: &Args) -> serde_json::Value {
        let in_json = |name: String, total: &Total| {
            let (gain, error) = total.gain(self.deals);
            json!({
                "phase": name,
                "decisions": total.compared.decisions,
                "different": total.compared.different,
                "gain": gain,
                "gain_error": error,
            })
        };
        let phases = self.phases.iter();
        let phases = phases.map(|(phase, total)| in_json(phase.to_string(), total));
        json!({
            "game": game,
            "a": args.a.to_string(),
            "b": args.b.to_string(),
            "deals": self.deals,
            "worlds": args.worlds,
            "phases": phases.collect::<Vec<_>>(),
            "all": in_json("all".into(), &self.all),
        })
    }
}
