//! Shared by the sweeps over the menu: the games to try, and the trials.
//!
//! A game is tested by being listed. One environment variable, `MISERE_GAMES`, steers the sweeps:
//!
//! ```text
//! MISERE_GAMES=3000            3000 trials of every law instead of 100, spread over all games
//! MISERE_GAMES="3000 clubs"    only of one game, by its id
//! MISERE_GAMES="17..18 clubs"  trial 17 of that game, as a failure prints it
//! ```
//!
//! Sweeps that are too slow for every run check [`is_deep`].

pub mod vectors;

use std::ops::Range;
use std::path::{Path, PathBuf};

use misere_games::laws::Trial;
use misere_games::{Entry, GAMES};

/// A file or folder by its path from the root of the repository, which lies above the package of the test.
pub fn in_repository(path: &str) -> PathBuf {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let root = folders.find(|folder| folder.join("saves").is_dir());
    root.expect("the repository").join(path)
}

/// Trials per law unless `MISERE_GAMES` says otherwise.
const TRIALS: u64 = 100;

/// Trials from which on a law requires that something has come up. `.ci/run` has as many.
const FULL: u64 = 300;

/// The parsed value of `MISERE_GAMES`.
struct Sweep {
    trials: Range<u64>,
    only: Option<&'static str>,
}

impl Sweep {
    fn read() -> Self {
        let text = std::env::var("MISERE_GAMES").unwrap_or_default();
        let mut sweep = Self { trials: 0..TRIALS, only: None };
        for word in text.split_whitespace() {
            let number = |text: &str| -> u64 {
                let number = text.parse();
                number.unwrap_or_else(|_| panic!("MISERE_GAMES: `{word}` is no game and no number"))
            };
            if let Some(entry) = misere_games::entry(word) {
                sweep.only = Some(entry.id);
            } else if let Some((first, end)) = word.split_once("..") {
                sweep.trials = number(first)..number(end);
            } else {
                sweep.trials = 0..number(word);
            }
        }
        sweep
    }
}

/// Every entry with every number of players, or only those of one game.
pub fn tables() -> Vec<(&'static Entry, usize)> {
    let only = Sweep::read().only;
    let entries = GAMES.iter().filter(|entry| only.is_none_or(|id| id == entry.id));
    entries.flat_map(|entry| entry.seats.clone().map(move |seats| (entry, seats))).collect()
}

/// The trials that a law gets, spread over all games.
pub fn trials() -> impl Iterator<Item = Trial<'static>> {
    some_trials(1)
}

/// A fraction of the trials, for laws that are slow to check.
pub fn some_trials(one_in: u64) -> impl Iterator<Item = Trial<'static>> {
    let Sweep { trials, only } = Sweep::read();
    let count = (trials.end - trials.start).div_ceil(one_in);
    (trials.start..).map(trial).filter(move |trial| only.is_none_or(|id| id == trial.entry.id)).take(count as usize)
}

/// Those of [`some_trials`] that try this game.
pub fn trials_of(entry: &Entry, one_in: u64) -> impl Iterator<Item = Trial<'static>> {
    let Sweep { trials, only } = Sweep::read();
    let count = (trials.end - trials.start).div_ceil(one_in);
    let end = if only.is_some() { u64::MAX } else { trials.start + count };
    let is_tried = only.is_none_or(|id| id == entry.id);
    numbers_of(entry, trials.start)
        .take_while(move |number| *number < end)
        .take(if is_tried { count as usize } else { 0 })
        .map(trial)
}

/// The trials of a game after those of the sweep, without end, for laws that rarely apply.
pub fn further_trials_of(entry: &Entry) -> impl Iterator<Item = Trial<'static>> {
    numbers_of(entry, Sweep::read().trials.end).map(trial)
}

/// The numbers of the trials that try this game, from a first one on.
fn numbers_of(entry: &Entry, first: u64) -> impl Iterator<Item = u64> {
    let place = GAMES.iter().position(|other| other.id == entry.id);
    let place = place.expect("a game of the menu") as u64;
    let count = GAMES.len() as u64;
    (first..).filter(move |number| number % count == place)
}

/// The trial with this number, independent of which games are tried. The games take turns, and so
/// do a game's numbers of players.
fn trial(number: u64) -> Trial<'static> {
    let count = GAMES.len() as u64;
    let (round, entry) = (number / count, &GAMES[(number % count) as usize]);
    let choices = entry.seats.clone().count() as u64;
    let seats = entry.seats.start() + (round % choices) as usize;
    Trial::new(number, entry, seats)
}

/// Tells whether there are enough trials of all games for a law to require that something has come up.
pub fn is_full_sweep() -> bool {
    let Sweep { trials, only } = Sweep::read();
    only.is_none() && trials.end - trials.start >= FULL
}

/// Tells whether `MISERE_GAMES` asks for more trials than a full sweep has.
pub fn is_deep() -> bool {
    let trials = Sweep::read().trials;
    trials.end - trials.start > FULL
}
