//! The report of a simulation as text, in columns.

use super::{GameRange, Report, Setting, TimeSummary, WinningTotal};
use crate::players::{LONGEST_NAME, Seating};
use crate::tally::Tally;
use misere_cli::columns::{Align, push_rows};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::words::count;
use misere_games::entry;

impl Report {
    /// The report as a table for people.
    pub fn table(&self) -> String {
        let setting = &self.setting;
        let mut text = format!(
            "{}, {} players, {}; the {} total wins\n",
            setting.game,
            setting.players,
            match setting.seating {
                Seating::Rotated => "rotated seats",
                Seating::Fixed => "fixed seats",
                Seating::SameDeals => "every game in all arrangements, with the same packs",
            },
            match setting.best_total {
                WinningTotal::Lowest => "lowest",
                WinningTotal::Highest => "highest",
            },
        );
        let changed = setting.changed_rules();
        if !changed.is_empty() {
            text.push_str(&format!("house rules: {changed}\n"));
        }
        for run in &self.runs {
            let GameRange { seed, first, games } = run;
            text.push_str(&match games {
                0 => format!("seed {seed}: no game\n"),
                1 => format!("seed {seed}: game {first}\n"),
                _ => format!("seed {seed}: games {first} to {}\n", first + games - 1),
            });
        }
        text.push('\n');
        push_rows(&mut text, &self.rows(), &[Align::Left]);
        let Tally { games, plays, deals, actions, .. } = self.tally;
        let times = match setting.arrangements {
            1 => count(games, "game"),
            n => format!("{} in {n} arrangements, {plays} in all", count(games, "game")),
        };
        text.push_str(&format!(
            "\n{times}, {}, {} in {:.2} s: {:.0} games/s, {:.0} actions/s\n",
            count(deals, "deal"),
            count(actions, "action"),
            self.seconds,
            self.rate(plays),
            self.rate(actions),
        ));
        if !self.latency.is_empty() {
            text.push('\n');
            push_rows(&mut text, &self.time_rows(), &[Align::Left]);
        }
        text
    }

    fn time_rows(&self) -> Vec<Vec<String>> {
        let head = ["milliseconds", "decisions", "median", "99 %", "longest", "processor: median", "99 %", "longest"];
        let mut rows = vec![head.map(String::from).to_vec()];
        for result in self.results() {
            let cells = |summary: Option<TimeSummary>| {
                let times = summary.map(|all| [all.median_ms, all.p99_ms, all.longest_ms]);
                times.map_or(["–"; 3].map(String::from), |times| times.map(|time| format!("{time:.2}")))
            };
            let decisions = result.wall.map_or(0, |all| all.decisions);
            let mut row = vec![result.bot.excerpt(LONGEST_NAME), decisions.to_string()];
            row.extend(cells(result.wall));
            row.extend(cells(result.cpu));
            rows.push(row);
        }
        rows
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let results = self.results();
        let same_deals = self.setting.arrangements > 1;
        let mut head = vec!["player", "seats", "score per deal", "95 %", "ahead by", "95 %", "games won", "95 %"];
        if same_deals {
            head.push("interval");
        }
        let faults = results.iter().any(|result| result.faults > 0);
        if faults {
            head.push("faults");
        }
        let mut rows = vec![head.into_iter().map(String::from).collect()];
        let or_dash = |text: Option<String>| text.unwrap_or_else(|| "–".into());
        for result in results {
            let percent = |share: f64| format!("{:.2} %", 100.0 * share);
            let mut row = vec![
                result.bot.excerpt(LONGEST_NAME),
                result.seats.to_string(),
                or_dash(result.mean_score.map(four_decimals)),
                or_dash(result.margin.map(|margin| format!("± {margin:.4}"))),
                or_dash(result.lead.map(four_decimals)),
                or_dash(result.lead_interval.map(|[low, high]| format!("± {:.4}", (high - low) / 2.0))),
                or_dash(result.games_won.map(percent)),
                or_dash(result.games_won_interval.map(|[low, high]| format!("{} to {}", percent(low), percent(high)))),
            ];
            if same_deals {
                let narrower = |times: f64| format!("{times:.2} times narrower");
                row.push(or_dash(result.narrower.map(narrower)));
            }
            if faults {
                row.push(result.faults.to_string());
            }
            rows.push(row);
        }
        rows
    }
}

impl Setting {
    /// The house rules that differ from the usual ones, as text.
    fn changed_rules(&self) -> String {
        let fields = entry(&self.game).map_or(&[][..], |entry| entry.fields(self.players));
        let rules = HouseRules::from_json(fields, &self.rules);
        let changed = rules.changed(fields).map(|(field, value)| format!("{}: {value}", field.name));
        changed.collect::<Vec<_>>().join(", ")
    }
}

/// A number with four decimals, and without a sign if all digits are 0.
pub fn four_decimals(number: f64) -> String {
    let text = format!("{number:.4}");
    match text.as_str() {
        "-0.0000" => "0.0000".into(),
        _ => text,
    }
}
