//! `simulate --add`: adds up the reports of several runs.

use std::path::Path;

use super::report::{GameRange, Report};
use crate::arena::Latency;
use misere_cli::error::{CliError, Location};
use misere_games as games;
use misere_store::read_input;

/// Reads the reports of several runs and adds them up.
pub fn add(paths: &[impl AsRef<Path>]) -> Result<Report, CliError> {
    let mut sum: Option<Report> = None;
    for path in paths {
        let path = path.as_ref();
        let report = read(path)?;
        sum = Some(match sum {
            None => report,
            Some(sum) => sum.plus(report).map_err(|what| CliError::input(Location::of(path), what))?,
        });
    }
    sum.ok_or_else(|| CliError::usage("--add: expected files"))
}

/// Reads a report as `simulate --json` prints it.
fn read(path: &Path) -> Result<Report, CliError> {
    let text = read_input(path)?;
    let report: Report = serde_json::from_str(&text).map_err(|error| {
        let what = error.to_string();
        // The message ends with the line and column, which the location names.
        let what = what.split(" at line ").next().unwrap_or_default();
        let location = Location::of(path).at(error.line(), error.column());
        CliError::input(location, format!("{what}: expected a report of `simulate --json`"))
    })?;
    report.check().map_err(|what| CliError::input(Location::of(path), what))?;
    Ok(report)
}

impl Report {
    /// Checks that the counts are consistent.
    fn check(&self) -> Result<(), String> {
        let setting = &self.setting;
        let entry = games::find(&setting.game).map_err(|error| error.to_string())?;
        entry.check_seats(setting.players).map_err(|error| error.to_string())?;
        let contestants = self.contestants().len();
        let games = self.runs.iter().try_fold(0u64, |sum, run| {
            run.first.checked_add(run.games)?;
            sum.checked_add(run.games)
        });
        let plays = self.tally.games.checked_mul(setting.arrangements);
        if setting.bots.len() != setting.players
            || contestants != self.tally.contestants.len()
            || games != Some(self.tally.games)
            || plays != Some(self.tally.plays)
            || !(self.latency.is_empty() || self.latency.len() == contestants)
        {
            return Err("the counts are inconsistent: expected a report of `simulate --json`".into());
        }
        Ok(())
    }

    /// The sum of both reports.
    fn plus(mut self, other: Self) -> Result<Self, String> {
        let (a, b) = (&self.setting, &other.setting);
        let differs = |name: &str, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| {
            Err(format!("{name}: expected {a:?} as in the earlier files, found {b:?}"))
        };
        if a.version != b.version {
            return differs("version", &a.version, &b.version);
        }
        if a.game != b.game {
            return differs("game", &a.game, &b.game);
        }
        if a.players != b.players {
            return differs("players", &a.players, &b.players);
        }
        if a.bots != b.bots {
            return differs("bots", &a.bots, &b.bots);
        }
        if a.rules != b.rules {
            return Err(format!("rules: expected {} as in the earlier files, found {}", a.rules, b.rules));
        }
        if a != b {
            return Err("expected the same seating, thinking and dealer as in the earlier files".into());
        }
        for run in &other.runs {
            let overlaps = |mine: &&GameRange| {
                mine.seed == run.seed
                    && mine.games > 0
                    && run.games > 0
                    && mine.first < run.first + run.games
                    && run.first < mine.first + mine.games
            };
            if let Some(GameRange { seed, first, games }) = self.runs.iter().find(overlaps) {
                return Err(format!(
                    "games of seed {seed} are counted twice: the earlier files have {first} to {}",
                    first + games - 1
                ));
            }
        }
        if self.latency.len() != other.latency.len() {
            return Err("times: expected in all files or in none".into());
        }
        self.latency = latency(&self.latency, other.latency).ok_or("the counts of times are too large to add")?;
        self.tally = self.tally.plus(&other.tally).ok_or("the counts are too large to add")?;
        self.runs.extend(other.runs);
        self.runs = joined(self.runs);
        self.seconds += other.seconds;
        Ok(self)
    }
}

/// The sum of both, for each contestant; an empty sum takes the other. `None` if a count overflows.
pub fn latency(sum: &[Latency], other: Vec<Latency>) -> Option<Vec<Latency>> {
    if sum.is_empty() {
        return Some(other);
    }
    sum.iter().zip(&other).map(|(a, b)| a.plus(b)).collect()
}

/// The ranges in order, without empty ones, and adjacent ones joined.
fn joined(mut runs: Vec<GameRange>) -> Vec<GameRange> {
    runs.retain(|run| run.games > 0);
    runs.sort_unstable();
    let mut joined: Vec<GameRange> = Vec::new();
    for run in runs {
        match joined.last_mut() {
            Some(last) if last.seed == run.seed && last.first + last.games == run.first => {
                last.games += run.games;
            }
            _ => joined.push(run),
        }
    }
    joined
}
