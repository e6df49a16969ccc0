//! The lines of the results file: finished games, and reviews of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::super::{Origin, Player, Saved};
use misere_engine::limits::{self, TIME, TOTAL, check_number};
use misere_engine::rules::scene::Gesture;
use misere_engine::rules::{MAX_SEATS, Next, Seat, Wins};
use misere_games::{BotSession, entry};
use misere_players::bots::Estimate;
use misere_players::review::{LuckOrSkill, Mark, Review, fingerprint};

/// The house rules that differ from the usual ones, by name.
pub type ChangedRules = BTreeMap<String, serde_json::Value>;

/// The sum of the losses of decisions of one kind.
const LOSS: RangeInclusive<f64> = -1e6..=1e6;

/// The message on the score sheet that tells of a moon.
const SHOT_MOON: &str = "shot-moon";

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ResultLine {
    Game(FinishedGame),
    /// A review of a finished game.
    Review(ReviewedGame),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The name of its file and its seed, which stay the same if it is undone and finished again.
    pub id: String,
    /// The time at which it was finished, in seconds since 1970.
    pub time: u64,
    #[serde(deserialize_with = "limits::id")]
    pub game: String,
    /// The house rules that differ from the usual ones.
    #[serde(default)]
    pub rules: ChangedRules,
    pub players: Vec<Player>,
    /// The totals by seat.
    pub scores: Vec<f64>,
    /// The places by seat, from 1. Equal totals share a place.
    pub places: Vec<usize>,
    /// Set if the lowest total wins.
    pub lowest_wins: bool,
    pub deals: u32,
    pub undos: u32,
    /// The number of hints, with the comments of the coach.
    pub hints: u32,
    /// The number of comments of the coach.
    #[serde(default, skip_serializing_if = "misere_engine::rules::scene::is_default")]
    pub coached: u32,
    #[serde(default)]
    pub origin: Origin,
    /// The seats that shot the moon in a deal; none in lines by earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moons: Vec<usize>,
    /// A checksum of its log, see [`fingerprint`].
    pub log: String,
}

/// The luck and skill of the people in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedGame {
    pub id: String,
    /// The time at which it was reviewed, in seconds since 1970.
    pub time: u64,
    /// The checksum of the log that was reviewed.
    pub log: String,
    pub deals: u32,
    pub seats: Vec<ReviewedSeat>,
}

/// The luck and skill of a person in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedSeat {
    pub seat: usize,
    /// The points won by the cards.
    pub luck: Estimate,
    /// The points won by play.
    pub skill: Estimate,
    pub decisions: Vec<Decisions>,
}

/// The decisions of one kind, and how many of them were marked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Decisions {
    /// The kind: `lead`, `follow`, `choice`, or the first word of the action, such as `pass`.
    #[serde(deserialize_with = "limits::id")]
    pub kind: String,
    pub count: u32,
    /// The number of inaccuracies among them.
    pub inaccuracies: u32,
    /// The number of mistakes among them.
    pub mistakes: u32,
    /// The number of blunders among them.
    pub blunders: u32,
    /// The sum of their losses, as shares of the usual variation of a deal; none in reviews by earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<f64>,
}

impl ResultLine {
    /// Checks constraints that the types do not express.
    pub(super) fn check(&self) -> Result<(), String> {
        match self {
            Self::Game(game) => game.check(),
            Self::Review(review) => review.check(),
        }
    }
}

impl FinishedGame {
    /// The result of a game in this file; `None` if it is not over, or if no person has played.
    pub fn of(saved: &Saved, file: &Path) -> Option<Self> {
        let session = saved.session.as_ref();
        let entry = entry(session.id())?;
        if session.next() != Next::Over || !saved.players.iter().any(Player::is_person) {
            return None;
        }
        let changes = session.rules().changes(entry.fields(session.seats()));
        let rules = serde_json::to_value(&changes).and_then(serde_json::from_value);
        let totals = session.totals();
        Some(Self {
            id: game_id(file, saved.session.seed()),
            time: saved.saved_at,
            game: entry.id.into(),
            rules: rules.expect("house rules are a JSON object"),
            players: saved.players.clone(),
            scores: totals.iter().map(|total| total.as_f64()).collect(),
            places: session.places().iter().copied().collect(),
            lowest_wins: session.scene(Seat::new(0)).wins == Wins::Lowest,
            deals: session.deal_number(),
            undos: session.undo_count(),
            hints: saved.hints,
            coached: saved.coach.len() as u32,
            origin: saved.origin,
            moons: moons(session),
            log: fingerprint(session),
        })
    }

    fn check(&self) -> Result<(), String> {
        let seats = self.players.len();
        check_number(&seats, &(1..=MAX_SEATS)).map_err(|what| format!("players: {what}"))?;
        for (name, found) in [("scores", self.scores.len()), ("places", self.places.len())] {
            if found != seats {
                return Err(format!("{found} {name}: expected {seats}"));
            }
        }
        for score in &self.scores {
            check_number(score, &TOTAL).map_err(|what| format!("score {what}"))?;
        }
        for seat in &self.moons {
            check_number(seat, &(0..=seats - 1)).map_err(|what| format!("moon: seat {what}"))?;
        }
        for place in &self.places {
            check_number(place, &(1..=seats)).map_err(|what| format!("place {what}"))?;
        }
        check_number(&self.time, &TIME).map_err(|what| format!("time {what}"))
    }
}

impl ReviewedGame {
    fn check(&self) -> Result<(), String> {
        check_number(&self.time, &TIME).map_err(|what| format!("time {what}"))?;
        for one in &self.seats {
            check_number(&one.seat, &(0..=MAX_SEATS - 1)).map_err(|what| format!("seat {what}"))?;
            for estimate in [one.luck, one.skill] {
                check_number(&estimate.mean, &TOTAL)?;
                check_number(&estimate.error(), &(0.0..=*TOTAL.end()))?;
                check_number(&estimate.margin(), &(0.0..=2.0 * TOTAL.end()))?;
            }
            for decisions in &one.decisions {
                let Decisions { count, inaccuracies, mistakes, blunders, loss, .. } = *decisions;
                let loss = loss.unwrap_or_default();
                check_number(&loss, &LOSS).map_err(|what| format!("loss {what}"))?;
                let marked = [inaccuracies, mistakes, blunders].map(u64::from);
                if marked.iter().sum::<u64>() > u64::from(count) {
                    return Err(format!("more marks than the {count} decisions"));
                }
            }
        }
        Ok(())
    }

    /// The parts of a review about the people in the game in this file; `None` unless the game is over.
    pub fn of(saved: &Saved, file: &Path, review: &Review, time: u64) -> Option<Self> {
        if saved.session.next() != Next::Over {
            return None;
        }
        let seats = review.seats.iter().filter_map(|&seat| {
            let is_person = saved.players.get(seat).is_some_and(Player::is_person);
            let [luck, skill] = [LuckOrSkill::Luck, LuckOrSkill::Skill].map(|part| review.total(seat, part));
            let numbers = [luck.mean, luck.error(), skill.mean, skill.error()];
            // JSON has only finite numbers.
            let is_known = numbers.into_iter().all(f64::is_finite);
            (is_person && is_known).then(|| ReviewedSeat {
                seat,
                luck,
                skill,
                decisions: decisions(saved, review, seat),
            })
        });
        Some(Self {
            id: game_id(file, saved.session.seed()),
            time,
            log: review.log.clone(),
            deals: review.deals,
            seats: seats.collect(),
        })
    }
}

/// The seats that shot the moon in a deal.
fn moons(session: &dyn BotSession) -> Vec<usize> {
    let lines = session.sheet().rows.into_iter().flat_map(|row| row.lines);
    let moons = lines.filter(|line| line.why.id() == Some(SHOT_MOON));
    let seats: BTreeSet<usize> = moons.map(|line| line.seat.index()).collect();
    seats.into_iter().collect()
}

pub(super) fn game_id(file: &Path, seed: u64) -> String {
    let name = file.file_stem().unwrap_or_default();
    let name = match name.to_str() {
        Some(name) => name.to_owned(),
        // Different names stay different.
        None => name.as_encoded_bytes().escape_ascii().to_string(),
    };
    format!("{name}/{seed:016x}")
}

/// Counts a seat's decisions by kind, in order of first occurrence.
fn decisions(saved: &Saved, review: &Review, seat: usize) -> Vec<Decisions> {
    let mut session = saved.session.copy();
    let mut counts: Vec<Decisions> = Vec::new();
    for verdict in review.of_seat(seat) {
        session.go_to(verdict.step);
        let moves = session.moves();
        let played = moves.iter().find(|one| one.text == verdict.played);
        let is_button = played.is_some_and(|one| matches!(one.gesture, Gesture::Press(_)));
        let scene = session.scene(Seat::new(seat));
        let word = verdict.played.split(' ').next().unwrap_or_default();
        let kind = match scene.trick() {
            _ if is_button => "choice",
            Some(trick) if word == "play" && trick.spots.is_empty() => "lead",
            Some(_) if word == "play" => "follow",
            _ => word,
        };
        let index = counts.iter().position(|count| count.kind == kind);
        let index = index.unwrap_or_else(|| {
            counts.push(Decisions { kind: kind.into(), ..Decisions::default() });
            counts.len() - 1
        });
        let count = &mut counts[index];
        count.count += 1;
        // A loss that is not known counts as none.
        let loss = Some(verdict.loss.mean).filter(|loss| loss.is_finite());
        let sum = count.loss.unwrap_or_default() + loss.unwrap_or_default();
        count.loss = Some(sum.clamp(*LOSS.start(), *LOSS.end()));
        match verdict.mark {
            Some(Mark::Inaccuracy) => count.inaccuracies += 1,
            Some(Mark::Mistake) => count.mistakes += 1,
            Some(Mark::Blunder) => count.blunders += 1,
            None => {}
        }
    }
    counts
}
