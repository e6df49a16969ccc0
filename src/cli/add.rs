//! `simulate --add`: the reports of several runs as one.

use std::path::Path;

use super::failure::{Failure, Place};
use super::report::{Report, Run};
use crate::games::entry;
use crate::store::read_text;

/// Reads the reports of several runs and adds them up.
///
/// # Errors
/// A file is no report, or the runs do not belong together, or have games in common.
pub fn add(paths: &[impl AsRef<Path>]) -> Result<Report, Failure> {
    let mut sum: Option<Report> = None;
    for path in paths {
        let path = path.as_ref();
        let report = read(path)?;
        sum = Some(match sum {
            None => report,
            Some(sum) => sum
                .plus(report)
                .map_err(|what| Failure::input(Place::of(path), what))?,
        });
    }
    sum.ok_or_else(|| Failure::usage("--add: expected files"))
}

/// Reads a report as `simulate --json` prints it.
fn read(path: &Path) -> Result<Report, Failure> {
    let text = read_text(path)?;
    let report: Report = serde_json::from_str(&text).map_err(|error| {
        let what = error.to_string();
        // The place stands before the words.
        let what = what.split(" at line ").next().unwrap_or_default();
        let place = Place::of(path).at(error.line(), error.column());
        Failure::input(
            place,
            format!("{what}: expected what `simulate --json` prints"),
        )
    })?;
    report
        .check()
        .map_err(|what| Failure::input(Place::of(path), what))?;
    Ok(report)
}

impl Report {
    /// Does it hold together?
    fn check(&self) -> Result<(), String> {
        let played = &self.played;
        let Some(entry) = entry(&played.game) else {
            return Err(format!("`{}` is no game", played.game));
        };
        entry
            .check_seats(played.players)
            .map_err(|error| error.to_string())?;
        let results = self.results();
        let games = self.runs.iter().try_fold(0u64, |sum, run| {
            run.first.checked_add(run.games)?;
            sum.checked_add(run.games)
        });
        let plays = self.tally.games.checked_mul(played.arrangements);
        if played.bots.len() != played.players
            || results.len() != self.tally.kinds.len()
            || games != Some(self.tally.games)
            || plays != Some(self.tally.plays)
        {
            return Err(
                "the counts do not belong together: expected what `simulate --json` prints".into(),
            );
        }
        Ok(())
    }

    /// Both reports as one.
    fn plus(mut self, other: Self) -> Result<Self, String> {
        let (a, b) = (&self.played, &other.played);
        let differs = |name: &str, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| {
            Err(format!(
                "{name}: expected {a:?} as in the files before, found {b:?}"
            ))
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
            return Err(format!(
                "rules: expected {} as in the files before, found {}",
                a.rules, b.rules
            ));
        }
        if a != b {
            return Err(
                "expected the same seating, thinking and dealer as in the files before".into(),
            );
        }
        for run in &other.runs {
            let in_common = |mine: &&Run| {
                mine.seed == run.seed
                    && mine.first < run.first + run.games
                    && run.first < mine.first + mine.games
            };
            if let Some(Run { seed, first, games }) = self.runs.iter().find(in_common) {
                return Err(format!(
                    "games of seed {seed} are counted twice: the files before have {first} to {}",
                    first + games - 1
                ));
            }
        }
        self.tally = self
            .tally
            .plus(&other.tally)
            .ok_or("the counts are too great to be added")?;
        self.runs.extend(other.runs);
        self.runs = joined(self.runs);
        self.seconds += other.seconds;
        Ok(self)
    }
}

/// The runs in order, those that follow each other as one.
fn joined(mut runs: Vec<Run>) -> Vec<Run> {
    runs.sort_unstable();
    let mut joined: Vec<Run> = Vec::new();
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
