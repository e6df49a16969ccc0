//! A position as a guest has received it, checked and put into the types of the engine.

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::scene::{Scene, SpotId};
use misere_engine::rules::{Announcement, BySeat, Message, Next, Score, Seat};
use misere_engine::table::{Move, SheetRow};
use serde::Serialize;

use crate::wire::{Decoder, Known, Log, News, State, WireError, hash};

/// The most steps of a game.
const MOST_STEPS: usize = 100_000;
/// The most bytes that are kept of a game: its steps, and the rows of the score sheet.
pub const MOST_BYTES: usize = 16 << 20;

/// The table as the guest's seat sees it.
#[derive(Clone, Debug)]
pub struct Position {
    pub at: usize,
    pub undone: u32,
    pub deal: u32,
    pub dealer: Seat,
    pub next: Next,
    /// Set if the guest is asked at the same time as others.
    pub at_once: bool,
    pub decided: bool,
    pub totals: BySeat<Score>,
    pub scene: Scene,
    pub moves: Vec<Move>,
    pub why_not: Vec<(SpotId, Message)>,
    pub explainable: Cards,
}

impl Position {
    /// The position that was sent to a seat.
    ///
    /// # Errors
    /// Returns an error if it is not one that this table can have.
    pub fn new(state: &State, seat: Seat, decoder: &Decoder<'_>) -> Result<Self, WireError> {
        let next = decoder.next(state.next)?;
        let moves = state.moves.iter().map(|legal| decoder.legal(legal));
        let moves: Vec<Move> = moves.collect::<Result<_, _>>()?;
        if !moves.is_empty() && next != Next::Act(seat) {
            return Err(WireError::Action);
        }
        let why_not = state.why_not.iter().map(|(spot, why)| {
            decoder.check_spot_id(*spot)?;
            Ok((*spot, decoder.text(why)?))
        });
        Ok(Self {
            at: state.at,
            undone: state.undone,
            deal: state.deal,
            dealer: decoder.seat(state.dealer)?,
            next,
            at_once: state.at_once,
            decided: state.decided,
            totals: decoder.scores(&state.totals)?,
            scene: decoder.scene(&state.scene)?,
            moves,
            why_not: why_not.collect::<Result<_, WireError>>()?,
            explainable: state.explainable.iter().copied().collect(),
        })
    }
}

/// The story of the game, as the guest was told it.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// The lines of the trace, and the announcements, of each step.
    pub steps: Vec<ToldStep>,
    /// The score sheet.
    pub rows: Vec<SheetRow>,
    /// The bytes of each row, and the hash of all rows up to it.
    row_notes: Vec<(usize, String)>,
    bytes: usize,
}

/// A step, as the guest was told it.
#[derive(Clone, Debug)]
pub struct ToldStep {
    /// Lines of a trace.
    pub lines: Vec<serde_json::Value>,
    /// The announcements of the step.
    pub told: Vec<Announcement>,
    /// The hash of everything that was told up to here.
    digest: String,
    bytes: usize,
}

impl ToldStep {
    /// The actions of a seat in this step.
    pub fn actions_of(&self, seat: Seat) -> impl Iterator<Item = &str> {
        let acts = self
            .lines
            .iter()
            .filter(move |line| line["event"] == "act" && line["seat"].as_u64() == Some(seat.index() as u64));
        acts.filter_map(|line| line["action"].as_str())
    }
}

impl Story {
    /// The part of the game that it covers, of those that this run of the host's program has told.
    pub fn known(&self, run: u64, undone: u32) -> Known {
        Known { run, at: self.steps.len(), rows: self.rows.len(), undone }
    }

    /// The bytes that it takes at most.
    pub const fn weight(&self) -> usize {
        self.bytes
    }

    /// The hash of everything that was told about the first steps; `None` if it is not so many.
    pub fn digest(&self, steps: usize) -> Option<String> {
        let Some(last) = steps.checked_sub(1) else { return Some(String::new()) };
        self.steps.get(last).map(|step| step.digest.clone())
    }

    /// The hash of the score sheet.
    pub fn rows_digest(&self) -> &str {
        self.row_notes.last().map_or("", |(_, digest)| digest)
    }

    /// Adds a part of the log in place of what was known from there on; returns whether nothing lies between.
    ///
    /// # Errors
    /// Returns an error if the part is wrong, or there is too much.
    pub fn add(&mut self, log: &Log, decoder: &Decoder<'_>) -> Result<bool, WireError> {
        if log.from > self.steps.len() || log.rows_from > self.rows.len() {
            return Ok(false);
        }
        let mut digest = self.digest(log.from).unwrap_or_default();
        let mut steps = Vec::new();
        for news in &log.news {
            let step = step(news, &digest, decoder)?;
            digest.clone_from(&step.digest);
            steps.push(step);
        }
        let rows = log.rows.iter().map(|row| decoder.row(row));
        let rows: Vec<SheetRow> = rows.collect::<Result<_, _>>()?;
        for gone in self.steps.drain(log.from..) {
            self.bytes -= gone.bytes;
        }
        self.bytes += steps.iter().map(|step| step.bytes).sum::<usize>();
        self.steps.extend(steps);
        for (gone, _) in self.row_notes.drain(log.rows_from..) {
            self.bytes -= gone;
        }
        for row in &log.rows {
            self.bytes += row.weight();
            self.row_notes.push((row.weight(), digest_after(self.rows_digest(), row)));
        }
        self.rows.truncate(log.rows_from);
        self.rows.extend(rows);
        if self.steps.len() > MOST_STEPS || self.bytes > MOST_BYTES {
            return Err(WireError::Log);
        }
        Ok(true)
    }
}

fn step(news: &News, before: &str, decoder: &Decoder<'_>) -> Result<ToldStep, WireError> {
    let told = news.told.iter().map(|told| decoder.told(told));
    Ok(ToldStep {
        lines: news.events.clone(),
        told: told.collect::<Result<_, _>>()?,
        digest: digest_after(before, news),
        bytes: news.weight(),
    })
}

/// The hash of a list up to an item, given that up to the one before it.
pub fn digest_after(before: &str, item: &impl Serialize) -> String {
    hash(&[before, &serde_json::to_string(item).expect("plain data with texts as keys")])
}

/// An answer to “Why?”.
#[derive(Clone, Debug)]
pub struct Explained {
    pub at: usize,
    pub card: Option<Card>,
    pub seat: Seat,
    pub text: Message,
}
