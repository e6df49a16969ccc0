//! The table as a seat sees it, with what has happened.

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::scene::{Scene, SpotId};
use misere_engine::rules::{Announcement, BySeat, Importance, Next, Score, Seat};
use misere_engine::table::{Move, SheetLine, SheetRow};
use misere_games as games;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::text::{Decoder, Encoder, Text, TextArgument};
use super::{WireError, hash, is_default};

/// The table as a seat sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of steps of the game so far.
    pub at: usize,
    /// The number of decisions undone.
    pub undone: u32,
    /// The number of the deal, from 1.
    pub deal: u32,
    /// The first dealer of the game.
    pub dealer: u8,
    /// The next step; for a guest who is asked at once, its own.
    pub next: Due,
    /// Set if the guest is asked at the same time as the seat to act, such as for cards to pass.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_once: bool,
    /// The action that the guest has chosen before its turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<String>,
    /// Set once nothing in the deal can change a score.
    #[serde(default, skip_serializing_if = "is_default")]
    pub decided: bool,
    /// Each seat's total, in half points.
    pub totals: Vec<i32>,
    /// The cards and their places.
    pub scene: Scene<Text>,
    /// The legal actions of the guest's seat, if it is to act.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move<Text>>,
    /// The rules against touching spots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why_not: Vec<(SpotId, Text)>,
    /// The cards whose plays can be explained.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explainable: Vec<Card>,
    /// The steps since the last message.
    pub log: Log,
}

impl State {
    /// The hash of what it shows with a score sheet of this hash. That depends on nothing but the position.
    pub fn digest(&self, rows: &str) -> String {
        let Self { at, undone: _, deal, dealer, next, at_once, chosen, .. } = self;
        let Self { decided, totals, scene, moves, why_not, explainable: _, log: _, .. } = self;
        let position = (at, deal, dealer, next, at_once, chosen);
        let shown = (position, decided, totals, scene, moves, why_not);
        hash(&[rows, &serde_json::to_string(&shown).expect("plain data with texts as keys")])
    }
}

/// The next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// A deal, or a shuffle within one.
    Deal,
    /// An action of this seat.
    Act(u8),
    /// Nothing: the game is over.
    Over,
}

/// A part of what has happened. It replaces everything that a guest knows from there on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Log {
    /// The number of steps before it.
    pub from: usize,
    /// The steps in order.
    pub news: Vec<News>,
    /// The number of rows of the score sheet before it.
    pub rows_from: usize,
    /// The rows in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
}

/// The part of a step that a seat may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct News {
    /// Lines of a trace, as in `docs/bots.md`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Value>,
    /// Announcements, each with its importance from 0 to 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<(u8, Text)>,
}

impl News {
    /// The bytes that it takes at most when it is kept.
    pub fn weight(&self) -> usize {
        let events: usize = self.events.iter().map(weight).sum();
        HASHES + events + self.told.iter().map(|(_, text)| NODE + text.weight()).sum::<usize>()
    }
}

/// The bytes of a value, or of a part of a text, beside its own characters.
const NODE: usize = 96;

/// The bytes of the hashes of a step, and of what was shown after it.
const HASHES: usize = 384;

fn weight(value: &Value) -> usize {
    NODE + match value {
        Value::String(text) => text.len(),
        Value::Array(items) => items.iter().map(weight).sum(),
        Value::Object(fields) => fields.iter().map(|(name, value)| NODE + name.len() + weight(value)).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
    }
}

impl Text {
    fn weight(&self) -> usize {
        let args = self.args.iter().map(|argument| {
            NODE + match argument {
                TextArgument::Seats(seats) => seats.len(),
                TextArgument::Cards(cards) => cards.len(),
                TextArgument::Name(name) => name.len(),
                TextArgument::List(items) => items.iter().map(|item| NODE + item.weight()).sum(),
                TextArgument::Message(message) => message.weight(),
                _ => 0,
            }
        });
        self.raw.as_ref().map_or(0, String::len) + args.sum::<usize>()
    }
}

impl Row {
    /// The bytes that it takes at most when it is kept.
    pub fn weight(&self) -> usize {
        2 * NODE + self.lines.iter().map(|(_, _, why, _)| NODE + why.weight()).sum::<usize>()
    }
}

/// A deal on the score sheet. Points are counted in halves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Its number, from 1.
    pub deal: u32,
    /// The seat that dealt.
    pub dealer: u8,
    /// The id of the game that it played, in a game made of several.
    #[serde(default, skip_serializing_if = "is_default")]
    pub component: Option<String>,
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
    /// Seat, points, reason and cards of each part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<(u8, i32, Text, Vec<Card>)>,
}

impl From<Next> for Due {
    fn from(next: Next) -> Self {
        match next {
            Next::Deal(_) | Next::Reshuffle(_) => Self::Deal,
            Next::Act(seat) => Self::Act(seat.index() as u8),
            Next::Over => Self::Over,
        }
    }
}

impl Encoder {
    /// A row of the score sheet as data.
    pub fn row(self, row: &SheetRow) -> Row {
        let line = |line: &SheetLine| {
            let (seat, why) = (line.seat.index() as u8, self.text(&line.why));
            (seat, line.points.in_halves(), why, line.cards.iter().collect())
        };
        Row {
            deal: row.deal,
            dealer: row.dealer.index() as u8,
            component: row.component.map(str::to_owned),
            scores: halves(&row.scores),
            totals: halves(&row.totals),
            lines: row.lines.iter().map(line).collect(),
        }
    }

    /// An announcement as data.
    pub fn told(self, announcement: &Announcement) -> (u8, Text) {
        let importance = match announcement.importance {
            Importance::ScoreLine => 0,
            Importance::Step => 1,
            Importance::Outcome => 2,
        };
        (importance, self.text(&announcement.words))
    }
}

/// Scores in half points.
pub fn halves(scores: &BySeat<Score>) -> Vec<i32> {
    scores.iter().map(|score| score.in_halves()).collect()
}

impl Decoder<'_> {
    /// The row that was sent.
    ///
    /// # Errors
    /// Returns an error if it is not one of this table.
    pub fn row(&self, row: &Row) -> Result<SheetRow, WireError> {
        self.count(1 + row.lines.len())?;
        let lines = row.lines.iter().map(|(seat, halves, why, cards)| {
            Ok(SheetLine {
                seat: self.seat(*seat)?,
                points: Score::halves(*halves),
                why: self.text(why)?,
                cards: cards.iter().copied().collect::<Cards>(),
            })
        });
        Ok(SheetRow {
            deal: row.deal,
            dealer: self.seat(row.dealer)?,
            component: match &row.component {
                Some(id) => Some(games::entry(id).ok_or(WireError::Game)?.id),
                None => None,
            },
            scores: self.scores(&row.scores)?,
            totals: self.scores(&row.totals)?,
            lines: lines.collect::<Result<_, WireError>>()?,
        })
    }

    /// The score of each seat.
    ///
    /// # Errors
    /// Returns an error unless there is one for each.
    pub fn scores(&self, halves: &[i32]) -> Result<BySeat<Score>, WireError> {
        if halves.len() != self.seats {
            return Err(WireError::Seat);
        }
        let score = |seat: Seat| Score::halves(halves[seat.index()]);
        Ok(BySeat::from_fn(self.seats, score))
    }

    /// The announcement that was sent.
    ///
    /// # Errors
    /// Returns the error of its text.
    pub fn told(&self, (importance, text): &(u8, Text)) -> Result<Announcement, WireError> {
        Ok(Announcement {
            words: self.text(text)?,
            importance: match importance {
                0 => Importance::ScoreLine,
                1 => Importance::Step,
                _ => Importance::Outcome,
            },
        })
    }

    /// The next step.
    ///
    /// # Errors
    /// Returns an error if the table has no such seat.
    pub fn next(&self, due: Due) -> Result<Next, WireError> {
        Ok(match due {
            Due::Deal => Next::Deal(Cards::EMPTY),
            Due::Act(seat) => Next::Act(self.seat(seat)?),
            Due::Over => Next::Over,
        })
    }
}
