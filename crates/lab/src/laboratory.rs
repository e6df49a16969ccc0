//! The laboratory's view of any game.

use std::any::Any;
use std::sync::atomic::AtomicBool;

use crate::arena::{Arena, ArenaOf};
use crate::review::{Measured, StatedValue, measured, stated_values};
use crate::training::{AnyTrainer, Trainer, TrainingSetup};
use misere_engine::rules::Seats;
use misere_engine::table::{Setup, SetupError, Table};
use misere_games::{Entry, Game, families};
use misere_players::bots::Strategy;
use misere_players::review::{Deal, Request, play_on_with_medium};

/// A game that the laboratory can play, train and measure. Implemented for every game with a heuristic player.
pub trait Laboratory: Sync {
    /// An arena for games between computer players with this setup.
    ///
    /// # Errors
    /// Returns an error for impossible house rules.
    fn arena(&self, setup: &Setup) -> Result<Box<dyn Arena>, SetupError>;

    /// A trainer that learns a policy for the game in self-play, with all randomness from this seed; `None` if the
    /// game learns none.
    fn trainer(&self, entry: &Entry, seed: u64) -> Option<Box<dyn AnyTrainer>>;

    /// Lets Medium play a game to its end and checks how well the verdicts on this many of its decisions hold up, in
    /// reviews with this many worlds. If stopped, returns the numbers so far.
    ///
    /// # Errors
    /// Returns an error for impossible house rules.
    fn measure(&self, setup: &Setup, decisions: u32, worlds: u32, stop: &AtomicBool) -> Result<Measured, SetupError>;

    /// Lets Medium play a game to its end, and compares the points that reviews with this many worlds expect with
    /// those that came out. If stopped, returns the values so far.
    ///
    /// # Errors
    /// Returns an error for impossible house rules.
    fn stated_values(&self, setup: &Setup, worlds: u32, stop: &AtomicBool) -> Result<Vec<StatedValue>, SetupError>;

    /// Lets Medium play a game to its end, and returns how much the value of each deal usually varies, in points. If
    /// stopped, those so far.
    ///
    /// # Errors
    /// Returns an error for impossible house rules.
    fn stakes(&self, setup: &Setup, stop: &AtomicBool) -> Result<Vec<f64>, SetupError>;
}

impl<R: Strategy> Laboratory for R {
    fn arena(&self, setup: &Setup) -> Result<Box<dyn Arena>, SetupError> {
        Ok(Box::new(ArenaOf::new(*self, setup)?))
    }

    fn trainer(&self, entry: &Entry, seed: u64) -> Option<Box<dyn AnyTrainer>> {
        let learning = R::LEARNING.filter(|learning| (learning.is_trained)(*self))?;
        let setup = TrainingSetup { game: *self, seats: entry.seats.clone(), usual: entry.usual, seed };
        Some(Box::new(Trainer::new(setup, &learning)))
    }

    fn measure(&self, setup: &Setup, decisions: u32, worlds: u32, stop: &AtomicBool) -> Result<Measured, SetupError> {
        Ok(measured(&Table::new(*self, setup)?, decisions, worlds, setup.seed, stop))
    }

    fn stated_values(&self, setup: &Setup, worlds: u32, stop: &AtomicBool) -> Result<Vec<StatedValue>, SetupError> {
        Ok(stated_values(&Table::new(*self, setup)?, worlds, setup.seed, stop))
    }

    fn stakes(&self, setup: &Setup, stop: &AtomicBool) -> Result<Vec<f64>, SetupError> {
        let table = play_on_with_medium(&Table::new(*self, setup)?, setup.seed);
        let request = Request::new(Seats::default(), Vec::new());
        let scales = Deal::all(&table).into_iter().map_while(|deal| deal.scale(&request, stop));
        Ok(scales.map(|scale| scale.points_deviation()).collect())
    }
}

/// The laboratory's side of a game of the menu.
///
/// # Panics
/// Panics if the game is defined outside of `misere_games`.
pub fn laboratory(entry: &Entry) -> &'static dyn Laboratory {
    fn of<R: Strategy>(game: &'static dyn Game) -> Option<&'static dyn Laboratory> {
        let game: &dyn Any = game;
        game.downcast_ref::<R>().map(|game| game as &dyn Laboratory)
    }
    families!(of).iter().find_map(|of| of(entry.game)).expect("a family of the list")
}
