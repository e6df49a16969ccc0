//! The report of a simulation, also as JSON.

mod table;

use serde::{Deserialize, Serialize};

pub use self::table::four_decimals;
use super::players::Seating;
use super::tally::{Counts, Tally};
use crate::arena::{Latency, Times};
use misere_engine::printable::RawText;
use misere_engine::rules::Wins;

/// The report of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    #[serde(flatten)]
    pub setting: Setting,
    /// The games, in order.
    pub runs: Vec<GameRange>,
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
    pub game: String,
    pub players: usize,
    pub rules: serde_json::Value,
    /// The total that wins.
    pub best_total: WinningTotal,
    /// The first dealer, if not chosen by the cut.
    pub dealer: Option<usize>,
    /// The computer players by seat, as on the command line.
    pub bots: Vec<RawText>,
    /// The rotation of players.
    pub seating: Seating,
    /// The number of times each game is played.
    pub arrangements: u64,
    pub thinking: ThinkingLimit,
}

/// The total that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinningTotal {
    Lowest,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct GameRange {
    pub seed: u64,
    pub first: u64,
    pub games: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContestantResult {
    pub bot: RawText,
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

    pub fn json(&self) -> serde_json::Value {
        let mut json = serde_json::to_value(self).expect("a report has plain names and numbers");
        if let Some(json) = json.as_object_mut() {
            let results = serde_json::to_value(self.results());
            json.insert("results".into(), results.expect("as above"));
            json.insert("games_per_second".into(), self.rate(self.tally.plays).into());
            json.insert("actions_per_second".into(), self.rate(self.tally.actions).into());
        }
        json
    }

    fn rate(&self, count: u64) -> f64 {
        if self.seconds > 0.0 { count as f64 / self.seconds } else { 0.0 }
    }
}

impl ContestantResult {
    fn new(bot: &RawText) -> Self {
        Self {
            bot: bot.clone(),
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
