//! The report of a simulation, as a table and as JSON.

use serde::{Deserialize, Serialize};

use super::players::{LONGEST_NAME, Seating};
use super::tally::{Counts, Tally};
use crate::arena::{Latency, Times};
use crate::games::entry;
use crate::printable::excerpt;
use crate::rules::Wins;
use crate::rules::options::HouseRules;
use crate::rules::words::count;

/// The report of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The game, its setup and the players.
    #[serde(flatten)]
    pub setting: Setting,
    /// The games, in order.
    pub runs: Vec<GameRange>,
    /// The counts.
    pub tally: Tally,
    /// The times of each contestant's decisions; empty if not measured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub latency: Vec<Latency>,
    /// Time taken by all runs together.
    pub seconds: f64,
}

/// The game, its setup and the players. Only reports with equal settings can be added up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setting {
    /// The version of the program, and so of its computer players.
    pub version: String,
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// Every house rule.
    pub rules: serde_json::Value,
    /// The total that wins.
    pub best_total: WinningTotal,
    /// The first dealer, if not chosen by the cut.
    pub dealer: Option<usize>,
    /// The computer players by seat, as on the command line.
    pub bots: Vec<String>,
    /// The rotation of players.
    pub seating: Seating,
    /// The number of times each game is played.
    pub arrangements: u64,
    /// The limit on thinking.
    pub thinking: ThinkingLimit,
}

/// The total that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinningTotal {
    /// The lowest.
    Lowest,
    /// The highest.
    Highest,
}

impl From<Wins> for WinningTotal {
    fn from(wins: Wins) -> Self {
        match wins {
            Wins::Lowest => Self::Lowest,
            Wins::Highest => Self::Highest,
        }
    }
}

/// The limit on the thinking of computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThinkingLimit {
    /// A time for each decision, in milliseconds.
    Milliseconds(u64),
    /// A number of sampled worlds for each decision.
    Worlds(u32),
}

/// A range of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct GameRange {
    /// The seed.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
}

/// The results of one contestant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContestantResult {
    /// Its name.
    pub bot: String,
    /// The number of its seats in each game.
    pub seats: u64,
    /// The mean score per deal, in points.
    pub mean_score: Option<f64>,
    /// Its 95 % confidence interval.
    pub mean_score_interval: Option<[f64; 2]>,
    /// The mean lead of its seats over all others, in points per deal.
    pub lead: Option<f64>,
    /// Its 95 % confidence interval.
    pub lead_interval: Option<[f64; 2]>,
    /// The share of games won by a seat; a shared win counts as a win.
    pub games_won: Option<f64>,
    /// Its 95 % confidence interval.
    pub games_won_interval: Option<[f64; 2]>,
    /// With the same deals: the factor by which the interval of the mean score is narrower than
    /// with different packs for every play.
    pub narrower: Option<f64>,
    /// The number of wrong or late answers of an external bot.
    pub faults: u64,
    /// The wall-clock times of its decisions, if measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall: Option<TimeSummary>,
    /// The processor times of its decisions, if measured; `None` for external bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cpu: Option<TimeSummary>,
    #[serde(skip)]
    margin: Option<f64>,
}

/// A summary of decision times.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TimeSummary {
    /// The number of decisions.
    pub decisions: u64,
    /// The median, in milliseconds.
    pub median_ms: f64,
    /// The time that 99 of 100 decisions do not exceed, in milliseconds.
    pub p99_ms: f64,
    /// The longest, in milliseconds.
    pub longest_ms: f64,
}

impl TimeSummary {
    /// A summary; `None` if there are no times.
    fn of(times: &Times) -> Option<Self> {
        Some(Self {
            decisions: times.count(),
            median_ms: times.quantile(0.5)?,
            p99_ms: times.quantile(0.99)?,
            longest_ms: times.longest_ms()?,
        })
    }
}

impl Report {
    /// The results of each contestant.
    pub fn results(&self) -> Vec<ContestantResult> {
        let mut results = self.contestants();
        let seats = self.setting.bots.len() as u64;
        for (result, counts) in results.iter_mut().zip(&self.tally.contestants) {
            let others = seats - result.seats;
            result.fill(counts, &self.tally, others, self.setting.arrangements);
        }
        for (result, latency) in results.iter_mut().zip(&self.latency) {
            result.wall = TimeSummary::of(&latency.wall);
            result.cpu = TimeSummary::of(&latency.cpu);
        }
        results
    }

    /// Each contestant, without results.
    pub(super) fn contestants(&self) -> Vec<ContestantResult> {
        let mut contestants: Vec<ContestantResult> = Vec::new();
        for name in &self.setting.bots {
            match contestants.iter_mut().find(|one| one.bot == *name) {
                Some(contestant) => contestant.seats += 1,
                None => contestants.push(ContestantResult::new(name)),
            }
        }
        contestants
    }

    /// The report as JSON: the part that `--add` reads, and the results.
    pub fn json(&self) -> serde_json::Value {
        let mut json = serde_json::to_value(self).expect("a report has plain names and numbers");
        if let Some(json) = json.as_object_mut() {
            let results = serde_json::to_value(self.results());
            json.insert("results".into(), results.expect("as above"));
            json.insert(
                "games_per_second".into(),
                self.rate(self.tally.plays).into(),
            );
            json.insert(
                "actions_per_second".into(),
                self.rate(self.tally.actions).into(),
            );
        }
        json
    }

    fn rate(&self, count: u64) -> f64 {
        if self.seconds > 0.0 {
            count as f64 / self.seconds
        } else {
            0.0
        }
    }

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
        push_rows(&mut text, &self.rows());
        let Tally {
            games,
            plays,
            deals,
            actions,
            ..
        } = self.tally;
        let times = match setting.arrangements {
            1 => count(games, "game"),
            n => format!(
                "{} in {n} arrangements, {plays} in all",
                count(games, "game")
            ),
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
            push_rows(&mut text, &self.time_rows());
        }
        text
    }

    /// The table of times, in milliseconds.
    fn time_rows(&self) -> Vec<Vec<String>> {
        let head = [
            "milliseconds",
            "decisions",
            "median",
            "99 %",
            "longest",
            "processor: median",
            "99 %",
            "longest",
        ];
        let mut rows = vec![head.map(String::from).to_vec()];
        for result in self.results() {
            let cells = |summary: Option<TimeSummary>| {
                let times = summary.map(|all| [all.median_ms, all.p99_ms, all.longest_ms]);
                times.map_or(["–"; 3].map(String::from), |times| {
                    times.map(|time| format!("{time:.2}"))
                })
            };
            let decisions = result.wall.map_or(0, |all| all.decisions);
            let mut row = vec![excerpt(&result.bot, LONGEST_NAME), decisions.to_string()];
            row.extend(cells(result.wall));
            row.extend(cells(result.cpu));
            rows.push(row);
        }
        rows
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let results = self.results();
        let same_deals = self.setting.arrangements > 1;
        let mut head = vec![
            "player",
            "seats",
            "score per deal",
            "95 %",
            "ahead by",
            "95 %",
            "games won",
            "95 %",
        ];
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
                excerpt(&result.bot, LONGEST_NAME),
                result.seats.to_string(),
                or_dash(result.mean_score.map(four_decimals)),
                or_dash(result.margin.map(|margin| format!("± {margin:.4}"))),
                or_dash(result.lead.map(four_decimals)),
                or_dash(
                    result
                        .lead_interval
                        .map(|[low, high]| format!("± {:.4}", (high - low) / 2.0)),
                ),
                or_dash(result.games_won.map(percent)),
                or_dash(
                    result
                        .games_won_interval
                        .map(|[low, high]| format!("{} to {}", percent(low), percent(high))),
                ),
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

/// A number with four decimals, and without a sign if all digits are 0.
pub fn four_decimals(number: f64) -> String {
    let text = format!("{number:.4}");
    match text.as_str() {
        "-0.0000" => "0.0000".into(),
        _ => text,
    }
}

/// Adds rows in columns, the first left-aligned and all others right-aligned.
fn push_rows(text: &mut String, rows: &[Vec<String>]) {
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let width = rows.iter().map(|row| row[column].chars().count()).max();
            let width = width.unwrap_or(0);
            line.push_str(&match column {
                0 => format!("{cell:width$}"),
                _ => format!("   {cell:>width$}"),
            });
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

impl Setting {
    /// The house rules that differ from the published ones, as text.
    fn changed_rules(&self) -> String {
        let fields = entry(&self.game).map_or(&[][..], |entry| entry.fields(self.players));
        let rules = HouseRules::from_json(fields, &self.rules);
        let changed = rules
            .changed(fields)
            .map(|(field, value)| format!("{}: {value}", field.name));
        changed.collect::<Vec<_>>().join(", ")
    }
}

impl ContestantResult {
    fn new(bot: &str) -> Self {
        Self {
            bot: bot.to_owned(),
            seats: 1,
            mean_score: None,
            mean_score_interval: None,
            lead: None,
            lead_interval: None,
            games_won: None,
            games_won_interval: None,
            narrower: None,
            faults: 0,
            wall: None,
            cpu: None,
            margin: None,
        }
    }

    fn fill(&mut self, counts: &Counts, tally: &Tally, others: u64, arrangements: u64) {
        self.faults = counts.faults;
        self.mean_score = counts.mean();
        self.margin = counts.margin(&counts.by_game, tally.games);
        if let (Some(mean), Some(margin)) = (self.mean_score, self.margin) {
            self.mean_score_interval = Some([mean - margin, mean + margin]);
        }
        if let Some((lead, margin)) = counts.lead(tally.games, others) {
            self.lead = Some(lead);
            self.lead_interval = Some([lead - margin, lead + margin]);
        }
        let seats = self.seats.saturating_mul(arrangements);
        if let Some((share, interval)) = counts.share(tally.games, seats) {
            self.games_won = Some(share);
            self.games_won_interval = Some(interval);
        }
        let apart = counts.margin(&counts.by_play, tally.plays);
        if let (Some(margin), Some(apart), true) = (self.margin, apart, arrangements > 1)
            && margin > 0.0
        {
            self.narrower = Some(apart / margin);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_rounds_to_zero_has_no_sign() {
        assert_eq!(four_decimals(-0.00004), "0.0000");
        assert_eq!(four_decimals(-0.0), "0.0000");
        assert_eq!(four_decimals(-0.00006), "-0.0001");
        assert_eq!(four_decimals(1.25), "1.2500");
    }
}
