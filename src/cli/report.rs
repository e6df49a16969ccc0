//! What a simulation came to: as a table and as JSON.

use serde::{Deserialize, Serialize};

use super::players::Seating;
use super::tally::{Counts, Tally};
use crate::games::entry;
use crate::rules::Wins;
use crate::rules::options::HouseRules;

/// What was played, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// What was played and by whom.
    #[serde(flatten)]
    pub played: Played,
    /// Which games, in order.
    pub runs: Vec<Run>,
    /// What was counted.
    pub tally: Tally,
    /// How long it took, all runs together.
    pub seconds: f64,
}

/// What was played and by whom: only reports that agree in all of it can be added up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The version of the program, which the computer players come with.
    pub version: String,
    /// The game's id.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// Every house rule.
    pub rules: serde_json::Value,
    /// Which total wins.
    pub best_total: Best,
    /// Who deals first, if not the cut says.
    pub dealer: Option<usize>,
    /// The computer players as they were named.
    pub bots: Vec<String>,
    /// How they change seats.
    pub seating: Seating,
    /// How often each game is played.
    pub arrangements: u64,
    /// How long they think.
    pub thinking: Thinking,
}

/// Which total wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Best {
    /// The lowest.
    Lowest,
    /// The highest.
    Highest,
}

impl From<Wins> for Best {
    fn from(wins: Wins) -> Self {
        match wins {
            Wins::Lowest => Self::Lowest,
            Wins::Highest => Self::Highest,
        }
    }
}

/// How long computer players think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thinking {
    /// So many milliseconds.
    Milliseconds(u64),
    /// So many imagined worlds.
    Worlds(u32),
}

/// A range of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Run {
    /// The seed.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
}

/// How one kind of player fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Result {
    /// Its name.
    pub bot: String,
    /// How many seats it has in each game.
    pub seats: u64,
    /// The mean score per deal, in points.
    pub mean_score: Option<f64>,
    /// The 95 % interval of it.
    pub mean_score_interval: Option<[f64; 2]>,
    /// How many points a deal its seats are ahead of the mean of all others.
    pub lead: Option<f64>,
    /// The 95 % interval of it.
    pub lead_interval: Option<[f64; 2]>,
    /// The share of games won by a seat, whoever wins together having won.
    pub games_won: Option<f64>,
    /// The 95 % interval of it.
    pub games_won_interval: Option<[f64; 2]>,
    /// With the same deals: how many times narrower the interval of the mean score is than that
    /// of as many plays on packs of their own.
    pub narrower: Option<f64>,
    /// How often a program from outside answered wrongly or too late.
    pub faults: u64,
    #[serde(skip)]
    reach: Option<f64>,
}

impl Report {
    /// How each kind of player fared.
    pub fn results(&self) -> Vec<Result> {
        let mut results: Vec<Result> = Vec::new();
        for name in &self.played.bots {
            match results.iter_mut().find(|result| result.bot == *name) {
                Some(result) => result.seats += 1,
                None => results.push(Result::new(name)),
            }
        }
        let seats = self.played.bots.len() as u64;
        for (result, counts) in results.iter_mut().zip(&self.tally.kinds) {
            let others = seats - result.seats;
            result.fill(counts, &self.tally, others, self.played.arrangements);
        }
        results
    }

    /// As JSON: what `--add` reads, and the results worked out.
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

    /// As a table for people.
    pub fn table(&self) -> String {
        let played = &self.played;
        let mut text = format!(
            "{}, {} players, {}; the {} total wins\n",
            played.game,
            played.players,
            match played.seating {
                Seating::Rotated => "seats rotated",
                Seating::Fixed => "seats kept",
                Seating::SameDeals => "every game in all arrangements on the same packs",
            },
            match played.best_total {
                Best::Lowest => "lowest",
                Best::Highest => "highest",
            },
        );
        let changed = played.changed_rules();
        if !changed.is_empty() {
            text.push_str(&format!("house rules: {changed}\n"));
        }
        for run in &self.runs {
            let Run { seed, first, games } = run;
            text.push_str(&match games {
                0 => format!("seed {seed}: no game\n"),
                1 => format!("seed {seed}: game {first}\n"),
                _ => format!("seed {seed}: games {first} to {}\n", first + games - 1),
            });
        }
        text.push('\n');
        let rows = self.rows();
        for row in &rows {
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
        let Tally {
            games,
            plays,
            deals,
            actions,
            ..
        } = self.tally;
        let times = match played.arrangements {
            1 => format!("{games} games"),
            n => format!("{games} games in {n} arrangements, {plays} in all"),
        };
        text.push_str(&format!(
            "\n{times}, {deals} deals, {actions} actions in {:.2} s: {:.0} games/s, {:.0} actions/s\n",
            self.seconds,
            self.rate(plays),
            self.rate(actions),
        ));
        text
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let results = self.results();
        let same_deals = self.played.arrangements > 1;
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
                result.bot.clone(),
                result.seats.to_string(),
                or_dash(result.mean_score.map(|mean| format!("{mean:.4}"))),
                or_dash(result.reach.map(|reach| format!("± {reach:.4}"))),
                or_dash(result.lead.map(|lead| format!("{lead:.4}"))),
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

impl Played {
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

impl Result {
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
            reach: None,
        }
    }

    fn fill(&mut self, counts: &Counts, tally: &Tally, others: u64, arrangements: u64) {
        self.faults = counts.faults;
        self.mean_score = counts.mean();
        self.reach = counts.reach(&counts.by_game, tally.games);
        if let (Some(mean), Some(reach)) = (self.mean_score, self.reach) {
            self.mean_score_interval = Some([mean - reach, mean + reach]);
        }
        if let Some((lead, reach)) = counts.lead(tally.games, others) {
            self.lead = Some(lead);
            self.lead_interval = Some([lead - reach, lead + reach]);
        }
        if let Some((share, interval)) = counts.share(tally.games, self.seats * arrangements) {
            self.games_won = Some(share);
            self.games_won_interval = Some(interval);
        }
        let apart = counts.reach(&counts.by_play, tally.plays);
        if let (Some(reach), Some(apart), true) = (self.reach, apart, arrangements > 1)
            && reach > 0.0
        {
            self.narrower = Some(apart / reach);
        }
    }
}
