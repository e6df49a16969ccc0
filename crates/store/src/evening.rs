//! Evenings: several games in a row with the same players, and their standings.
//!
//! Each save of an evening carries the results of the games before it. Nothing is shared between
//! files, so undo, copies and deleted games cannot corrupt the standings.

use std::cmp::Reverse;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::now;
use misere_engine::limits::{self, EVENING, check_number, list, time};
use misere_engine::rules::{BySeat, Next, Score, Seat, Wins};
use misere_engine::table::Watch;
use misere_games::entry;

/// The evening that a game belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evening {
    /// The time at which it began, in seconds since 1970. All games of an evening share this number.
    #[serde(deserialize_with = "time")]
    pub began: u64,
    /// The games before the present one, in order.
    #[serde(deserialize_with = "list::<EVENING, _, _>")]
    pub games: Vec<EveningGame>,
    /// Set if the players have ended it with the present game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EveningGame {
    #[serde(deserialize_with = "limits::id")]
    pub game: String,
    /// Each seat's total, in points.
    #[serde(deserialize_with = "totals")]
    pub totals: Vec<f64>,
    /// Each seat's place, from 1.
    pub places: Vec<usize>,
}

impl EveningGame {
    /// The result of a game, if it is over.
    pub fn of(session: &dyn Watch) -> Option<Self> {
        if session.next() != Next::Over {
            return None;
        }
        Some(Self {
            game: session.id().to_owned(),
            totals: session.totals().iter().map(|total| total.as_f64()).collect(),
            places: session.places().iter().copied().collect(),
        })
    }

    fn check(&self, players: usize) -> Result<(), String> {
        let entry = entry(&self.game);
        if let Some(entry) = entry {
            entry.check_seats(players).map_err(|what| what.to_string())?;
        }
        let wins = entry.map(|entry| entry.game.wins());
        check_places(&self.totals, &self.places, players, wins)
    }

    pub fn scores(&self) -> impl Iterator<Item = Score> + '_ {
        self.totals.iter().copied().map(score)
    }
}

/// Checks that there is a total for each player, and that their places follow from them; if it is
/// not known which total wins, from one kind or the other.
fn check_places(totals: &[f64], places: &[usize], players: usize, wins: Option<Wins>) -> Result<(), String> {
    if totals.len() != players || places.len() != players {
        return Err("expected a total and a place for each player".into());
    }
    for total in totals {
        check_number(total, &limits::TOTAL)?;
        if (total * 2.0).fract() != 0.0 {
            return Err(format!("the total {total}: expected whole or half points"));
        }
    }
    let scores = BySeat::from_fn(players, |seat| score(totals[seat.index()]));
    let kinds = [Wins::Lowest, Wins::Highest];
    let mut kinds = kinds.into_iter().filter(|kind| wins.is_none_or(|wins| wins == *kind));
    if kinds.any(|kind| kind.places(&scores).as_slice() == places) {
        return Ok(());
    }
    Err(format!("the places {places:?} do not follow from the totals"))
}

fn score(total: f64) -> Score {
    Score::halves((total * 2.0).round() as i32)
}

/// Reads final totals.
fn totals<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<f64>, D::Error> {
    let totals = Vec::<f64>::deserialize(from)?;
    for total in &totals {
        check_number(total, &limits::TOTAL).map_err(D::Error::custom)?;
    }
    Ok(totals)
}

impl Evening {
    /// An evening that begins now.
    pub fn begin() -> Self {
        Self { began: now(), games: Vec::new(), ended: false }
    }

    /// The evening as it continues with the next game, once this one is over; a new one if the
    /// maximum number of games is reached.
    pub fn after(&self, session: &dyn Watch) -> Self {
        let games = self.results(session);
        if games.len() > EVENING {
            return Self::begin();
        }
        Self { games, ended: false, ..*self }
    }

    /// The results so far, with that of the present game once it is over.
    pub fn results(&self, session: &dyn Watch) -> Vec<EveningGame> {
        let games = self.games.iter().cloned();
        games.chain(EveningGame::of(session)).collect()
    }

    /// Checks that every result is possible for this many players.
    ///
    /// # Errors
    /// Names the game and what is wrong.
    pub fn check(&self, players: usize) -> Result<(), String> {
        for (index, game) in self.games.iter().enumerate() {
            let checked = game.check(players);
            checked.map_err(|what| format!("evening: game {}: {what}", index + 1))?;
        }
        Ok(())
    }
}

/// The standings after some games.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// The number of games that each seat has won, alone or with others.
    pub won: Vec<usize>,
    /// The sum of each seat's places.
    pub places: Vec<usize>,
    /// Each seat's points over all games, if they are all of one kind.
    pub points: Option<Vec<Score>>,
    pub games: usize,
}

impl Standings {
    /// The standings of this many players after these games.
    pub fn of(games: &[EveningGame], players: usize) -> Self {
        let mut standings = Self { won: vec![0; players], places: vec![0; players], points: None, games: games.len() };
        let mut points = vec![Score::ZERO; players];
        for game in games {
            for (seat, place) in game.places.iter().enumerate() {
                standings.won[seat] += usize::from(*place == 1);
                standings.places[seat] += place;
            }
            for (sum, score) in points.iter_mut().zip(game.scores()) {
                *sum += score;
            }
        }
        let is_one_kind = games.windows(2).all(|pair| pair[0].game == pair[1].game);
        standings.points = is_one_kind.then_some(points);
        standings
    }

    /// The leading seats: those that have won the most games and, among them, have the best places.
    pub fn leaders(&self) -> Vec<Seat> {
        let rank = |seat: usize| (self.won[seat], Reverse(self.places[seat]));
        let best = (0..self.won.len()).map(rank).max();
        let leads = |seat: &usize| self.games > 0 && Some(rank(*seat)) == best;
        (0..self.won.len()).filter(leads).map(Seat::new).collect()
    }

    /// A seat's average place, with one decimal: `1.7`.
    pub fn average_place(&self, seat: usize) -> String {
        let average = self.places[seat] as f64 / self.games.max(1) as f64;
        format!("{average:.1}")
    }
}
