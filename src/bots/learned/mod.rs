//! Policies learned in self-play: a softmax over what a few tables say of each action.
//!
//! A game describes every legal action by a handful of places in one list of weights (a [`Row`]),
//! and by what its rules of thumb say of it. The weights at these places are added up; the more an
//! action has, the more often it is chosen. With all weights at 0 only the rules of thumb speak, so
//! that training starts from them and learns where they are wrong.
//!
//! Absent on purpose: which game it is, and any library for machine learning.

mod file;
mod measure;
mod setup;
mod tables;
mod train;

use rand::Rng;

use super::Policy;
use crate::rules::View;
pub use file::Misfit;
pub use measure::Lead;
pub use setup::TrainingSetup;
pub use tables::Tables;
pub use train::{AnyTrainer, Budget, Trainer};

/// How many places an action is described by at most.
pub const PLACES: usize = 12;

/// What one action looks like.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    places: [u32; PLACES],
    len: usize,
    rule: f32,
}

impl Row {
    /// An action of which the rules of thumb say so much, more being better. The weight at `slope`
    /// tells how far they are to be trusted in such a situation.
    pub const fn new(rule: f32, slope: usize) -> Self {
        let mut places = [0; PLACES];
        places[0] = slope as u32;
        Self {
            places,
            len: 1,
            rule,
        }
    }

    /// The only legal action, of which nothing need be said.
    pub const fn only() -> Self {
        Self::new(0.0, 0)
    }

    /// Adds a place.
    ///
    /// # Panics
    /// Beyond [`PLACES`].
    #[inline]
    pub const fn add(&mut self, place: usize) {
        self.places[self.len] = place as u32;
        self.len += 1;
    }

    /// Each weight that the action depends on, with how much it grows with it.
    fn slopes(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let place = |at: usize| self.places[at] as usize;
        let tables = (1..self.len).map(move |at| (place(at), 1.0));
        std::iter::once((place(0), self.rule)).chain(tables)
    }
}

/// The actions among which a seat chooses, and how likely it takes each.
#[derive(Clone, Debug)]
pub struct Choices {
    rows: Vec<Row>,
    odds: Vec<f32>,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            rows: Vec::with_capacity(64),
            odds: Vec::with_capacity(64),
        }
    }
}

impl Choices {
    /// Adds what the next action looks like.
    pub fn push(&mut self, row: Row) {
        self.rows.push(row);
    }

    fn clear(&mut self) {
        self.rows.clear();
        self.odds.clear();
    }

    /// The place of the likeliest.
    fn best(&self) -> usize {
        let likelier = |best: usize, place: usize| {
            if self.odds[place] > self.odds[best] {
                place
            } else {
                best
            }
        };
        (1..self.odds.len()).fold(0, likelier)
    }

    /// One of them by chance, each as often as it is likely.
    fn draw(&self, rng: &mut impl Rng) -> usize {
        let mut ticket = rng.next_u32() as f32 / u32::MAX as f32;
        for (place, odds) in self.odds.iter().enumerate() {
            ticket -= odds;
            if ticket < 0.0 {
                return place;
            }
        }
        self.best()
    }
}

/// What was learned: the weights of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    weights: Vec<f32>,
}

impl Learned {
    /// So many weights that say nothing yet.
    pub fn nothing(weights: usize) -> Self {
        Self {
            weights: vec![0.0; weights],
        }
    }

    /// How likely each action of the seat whose turn it is; false where the game leaves the matter
    /// to the rules of thumb.
    fn ask<R: Policy>(
        &self,
        view: View<'_, R>,
        moves: &mut Vec<R::Action>,
        choices: &mut Choices,
    ) -> bool {
        moves.clear();
        choices.clear();
        if !R::describe(view, moves, choices) {
            return false;
        }
        self.weigh(choices);
        true
    }

    /// Fills in how likely each is.
    fn weigh(&self, choices: &mut Choices) {
        let Choices { rows, odds } = choices;
        odds.clear();
        if rows.len() == 1 {
            odds.push(1.0);
            return;
        }
        odds.extend(rows.iter().map(|row| self.say(row)));
        let most = odds.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for odds in odds.iter_mut() {
            *odds = (*odds - most).exp();
            sum += *odds;
        }
        for odds in odds.iter_mut() {
            *odds /= sum;
        }
    }

    /// What speaks for an action.
    fn say(&self, row: &Row) -> f32 {
        let trust = 1.0 + self.weights[row.places[0] as usize];
        let tables = row.places[1..row.len].iter();
        let said: f32 = tables.map(|&place| self.weights[place as usize]).sum();
        row.rule * trust + said
    }

    /// An action drawn by how likely each is: how such a seat is expected to play.
    pub(super) fn draw<R: Policy>(
        &self,
        view: View<'_, R>,
        moves: &mut Vec<R::Action>,
        choices: &mut Choices,
        rng: &mut impl Rng,
    ) -> R::Action {
        if self.ask(view, moves, choices) {
            moves[choices.draw(rng)]
        } else {
            R::act(view, moves, rng)
        }
    }

    /// The likeliest action: the best that such a seat knows; none where the game leaves the matter
    /// to the rules of thumb.
    pub(super) fn best<R: Policy>(
        &self,
        view: View<'_, R>,
        moves: &mut Vec<R::Action>,
        choices: &mut Choices,
    ) -> Option<R::Action> {
        self.ask(view, moves, choices)
            .then(|| moves[choices.best()])
    }

    /// How likely an action was; none where the game leaves the matter to the rules of thumb.
    pub(super) fn odds_of<R: Policy>(
        &self,
        view: View<'_, R>,
        action: R::Action,
        moves: &mut Vec<R::Action>,
        choices: &mut Choices,
    ) -> Option<f32> {
        if !self.ask(view, moves, choices) {
            return None;
        }
        let place = moves.iter().position(|&legal| legal == action)?;
        Some(choices.odds[place])
    }
}
