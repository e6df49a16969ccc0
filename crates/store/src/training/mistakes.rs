//! The file of a person's own mistakes, which return as puzzles: each with its game up to the decision, so that it
//! outlives the saved game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::tries::{VERSION, parse_lines, read_lines};
use crate::results::DamagedLine;
use crate::writer::WriteQueue;
use crate::{Origin, Saved, Store, StoreError, now, people};
use misere_engine::limits::{CHOICES, STEP, list, text};
use misere_engine::or_log::OrLog as _;
use misere_engine::rules::{Next, Seat};
use misere_players::bots::Estimate;
use misere_players::puzzles::Puzzle;
use misere_players::review::{Review, Verdict};

/// The longest game up to a mistake, in characters.
const GAME: usize = 100_000;

/// The number of mistakes that return at most: the newest.
pub const MISTAKES: usize = 300;

/// Upper bound on the points that a mistake can cost.
const MOST_POINTS: f64 = 10_000.0;

/// A line of the file: a mistake, or that one was removed. Of several lines with one key, the last counts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    version: u32,
    /// The time at which the review found it, in seconds since 1970.
    pub time: u64,
    /// The key of its puzzle.
    pub key: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    found: Option<Found>,
}

/// The position of a mistake, and its judgement by a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Found {
    /// The game up to the decision, in the format of saved games.
    #[serde(deserialize_with = "text::<GAME, _>")]
    game: String,
    #[serde(deserialize_with = "text::<STEP, _>")]
    played: String,
    #[serde(deserialize_with = "text::<STEP, _>")]
    best: String,
    /// Other actions about as good as the best one.
    #[serde(deserialize_with = "list::<CHOICES, _, _>")]
    as_good: Vec<String>,
    /// The points that the action taken cost.
    points: Estimate,
}

/// A mistake as a puzzle that knows the loss of the action taken only.
pub struct OwnMistake {
    pub line: Mistake,
    /// The game at the decision.
    pub saved: Saved,
    pub puzzle: Puzzle,
    pub as_good: Vec<String>,
}

impl Mistake {
    /// The mistakes in a review of a game of one person at this machine, which were clearly worse than the best action.
    pub fn of(saved: &Saved, review: &Review) -> Vec<Self> {
        let people = people(&saved.players);
        let is_foreign = matches!(saved.origin, Origin::Import | Origin::Example);
        let own = Seat::all(saved.players.len()).find(|seat| people.contains(*seat));
        let Some(seat) = own.filter(|_| people.len() == 1 && !is_foreign) else { return Vec::new() };
        let clear = review.of_seat(seat.index()).filter(|verdict| is_clear(verdict));
        clear.filter_map(|verdict| Self::at(saved, verdict)).collect()
    }

    fn at(saved: &Saved, verdict: &Verdict) -> Option<Self> {
        let mut then = saved.copy();
        then.session.go_to(verdict.step);
        (then.seal, then.hints) = (None, 0);
        then.coach.clear();
        let game = then.branch().to_ron();
        let (played, best, as_good) = (verdict.played.clone(), verdict.best.clone(), verdict.as_good.clone());
        let found = Some(Found { game, played, best, as_good, points: verdict.points });
        let mut line = Self { version: VERSION, time: now(), key: 0, found };
        line.key = line.read().or_log("keeping a mistake")?.puzzle.key();
        Some(line)
    }

    /// A line that says that it was removed.
    #[must_use]
    pub fn removed(&self) -> Self {
        Self { found: None, ..self.clone() }
    }

    /// Reads and checks the position.
    ///
    /// # Errors
    /// Returns an error if the game cannot be read, its actions are not legal, or another position has this key.
    pub fn open(&self) -> Result<OwnMistake, StoreError> {
        let own = self.read()?;
        if own.puzzle.key() == self.key { Ok(own) } else { Err(unreadable("another position than its key names")) }
    }

    fn read(&self) -> Result<OwnMistake, StoreError> {
        let found = self.found.clone().ok_or_else(|| unreadable("it was removed"))?;
        let saved = Saved::from_ron(&found.game, Path::new(FILE))?;
        let session = &saved.session;
        let Next::Act(seat) = session.next() else { return Err(unreadable("nobody is to act")) };
        let legal: BTreeSet<String> = session.moves().into_iter().map(|one| one.text).collect();
        let are_legal =
            [&found.played, &found.best].into_iter().chain(&found.as_good).all(|action| legal.contains(action));
        let is_loss = (0.0..MOST_POINTS).contains(&found.points.mean) && found.points.margin() <= found.points.mean;
        let is_own = people(&saved.players).contains(seat);
        if !is_own || !is_loss || found.played == found.best || !are_legal {
            return Err(unreadable("expected a loss and legal actions of a person"));
        }
        let puzzle = Puzzle {
            game: session.id().to_owned(),
            seats: session.seats(),
            seed: session.seed(),
            dealer: session.first_dealer().index(),
            seat: seat.index(),
            log: session.steps().join("; "),
            answer: found.best,
            losses: vec![(found.played, found.points)],
            found: [0.0; 3],
        };
        Ok(OwnMistake { line: self.clone(), saved, puzzle, as_good: found.as_good })
    }

    fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a mistake consists of texts and numbers")
    }
}

/// Tells whether the loss is clearly larger than its margin, and one of points.
fn is_clear(verdict: &Verdict) -> bool {
    let points = verdict.points;
    verdict.mark.is_some() && !verdict.for_the_game && points.mean > points.margin().max(LEAST_POINTS)
}

/// A smaller loss would be shown as 0 points.
const LEAST_POINTS: f64 = 0.05;

const FILE: &str = "mistakes.jsonl";

fn unreadable(message: &str) -> StoreError {
    StoreError::Unreadable { path: FILE.into(), line: 1, column: 1, message: message.to_owned() }
}

/// The mistakes of a person.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mistakes {
    /// The newest that were not removed, the oldest first.
    pub all: Vec<Mistake>,
    /// The lines that cannot be read.
    pub damaged: Vec<DamagedLine>,
    /// The keys of all, also of those that were removed.
    known: BTreeSet<u64>,
}

impl Mistakes {
    /// Parses the content of a file.
    pub fn parse(content: &[u8]) -> Self {
        let (lines, damaged) = parse_lines(content, |one: &Mistake| (one.version, one.time));
        let (mut all, mut places): (Vec<Mistake>, BTreeMap<u64, usize>) = Default::default();
        for line in lines {
            match *places.entry(line.key).or_insert(all.len()) {
                place if place < all.len() => all[place] = line,
                _ => all.push(line),
            }
        }
        all.retain(|one| one.found.is_some());
        all.sort_by_key(|one| one.time);
        all.drain(..all.len().saturating_sub(MISTAKES));
        Self { all, damaged, known: places.into_keys().collect() }
    }

    /// Opens all whose position can be reached; returns them with the number of lines that cannot be read.
    pub fn open(&self) -> (Vec<OwnMistake>, usize) {
        let opened: Vec<OwnMistake> =
            self.all.iter().filter_map(|line| line.open().or_log("opening a mistake")).collect();
        let unread = self.damaged.len() + self.all.len() - opened.len();
        (opened, unread)
    }
}

impl Store {
    pub fn mistakes_path(&self) -> PathBuf {
        self.puzzles_folder().join(FILE)
    }

    /// Reads the mistakes, including those still to be written. A missing file counts as empty.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, is not a regular file, or is larger than a gibibyte.
    pub fn mistakes(&self, queue: &WriteQueue) -> Result<Mistakes, StoreError> {
        Ok(Mistakes::parse(&read_lines(&self.mistakes_path(), queue)?))
    }

    /// Queues a line to be added to the file.
    pub fn add_mistake(&self, queue: &WriteQueue, one: &Mistake) {
        queue.append(&self.mistakes_path(), one.to_line());
    }

    /// Adds the mistakes in a review, without those that an earlier one has found; returns their number.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read; nothing is added.
    pub fn add_mistakes(&self, queue: &WriteQueue, saved: &Saved, review: &Review) -> Result<usize, StoreError> {
        let known = self.mistakes(queue)?.known;
        let new: Vec<Mistake> =
            Mistake::of(saved, review).into_iter().filter(|one| !known.contains(&one.key)).collect();
        new.iter().for_each(|one| self.add_mistake(queue, one));
        Ok(new.len())
    }
}
