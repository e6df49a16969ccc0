//! The computer players.
//!
//! They see a [`Seen`], what their seat may know, and nothing else. A game brings a [`Policy`],
//! quick rules of thumb; [`search`] looks ahead with any policy. Whoever decides does so on a
//! thread of its own and can be stopped at any time.
//!
//! Absent on purpose: the state of a table, screens, and which game it is.

mod clubs;
mod combo;
mod fosdick;
mod garbo;
mod mismatch;
pub mod search;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::{Rules, Seen, View};

/// A game with rules of thumb for playing it.
pub trait Policy: Rules {
    /// The place of the action to take among the lawful ones, of which there is at least one.
    ///
    /// Quick enough to play out thousands of deals a second.
    fn choose(view: View<'_, Self>, moves: &[Self::Action], rng: &mut impl Rng) -> usize;

    /// The action itself. A game may know a quicker way to it than the list.
    fn act(
        view: View<'_, Self>,
        moves: &mut Vec<Self::Action>,
        rng: &mut impl Rng,
    ) -> Self::Action {
        moves.clear();
        Self::legal(view, moves);
        match moves[..] {
            [only] => only,
            _ => moves[Self::choose(view, moves, rng)],
        }
    }

    /// The place of an action that needs no looking ahead, because nothing can be better: without
    /// it, chance in the worlds imagined could prefer another. None if there is a choice to make.
    fn obvious(_view: View<'_, Self>, _moves: &[Self::Action]) -> Option<usize> {
        None
    }
}

/// How a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any lawful action.
    Random,
    /// Rules of thumb.
    Easy,
    /// Looks ahead.
    Hard,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Easy, Self::Hard];

    /// Whoever plays for a person or a program that does not.
    pub const SUBSTITUTE: Self = Self::Easy;

    /// The levels that are worth playing against.
    pub const OPPONENTS: [Self; 2] = [Self::Easy, Self::Hard];

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Hard => "hard",
        }
    }

    /// What people read.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Random => "Random",
            Self::Easy => "Easy",
            Self::Hard => "Hard",
        }
    }

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So much time.
    Time(Duration),
    /// So many imagined worlds: the same choice every time.
    Worlds(u32),
}

/// What a player decides who sees this, or any lawful action once it is told to stop.
///
/// # Panics
/// If it is not this seat's turn.
pub fn decide<R: Policy>(
    seen: &Seen<R>,
    level: Level,
    limit: Limit,
    seed: u64,
    stop: &AtomicBool,
) -> R::Action {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    choose(seen.view(), level, limit, &mut rng, &mut Vec::new(), stop)
}

/// The same for whoever decides thousands of times a second and brings everything along.
pub fn choose<R: Policy>(
    view: View<'_, R>,
    level: Level,
    limit: Limit,
    rng: &mut impl Rng,
    moves: &mut Vec<R::Action>,
    stop: &AtomicBool,
) -> R::Action {
    if level == Level::Random {
        return R::random(view, moves, rng);
    }
    moves.clear();
    R::legal(view, moves);
    let place = match level {
        _ if moves.len() == 1 => 0,
        Level::Random | Level::Easy => R::choose(view, moves, rng),
        Level::Hard => match R::obvious(view, moves) {
            Some(place) => place,
            None => search::best(view, moves, limit, rng, stop),
        },
    };
    moves[place]
}
