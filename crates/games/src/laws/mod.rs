//! The laws that every game keeps, whatever the number of players, the house rules and the cards.
//!
//! Tests call these functions; [`check`] tries all laws on a game, which may be defined outside
//! this crate. A broken law panics and prints the trial.
//!
//! 1. Games end within a bound; a seat that is to act has a legal action; none is listed twice
//!    ([`play`]).
//! 2. An illegal action is refused, with its place in the log; nothing panics ([`log`]).
//! 3. Cards are conserved: every card is in exactly one place ([`play`]).
//! 4. Undo and redo, record and replay lead to equal games ([`log`]).
//! 5. A sampled world gives the same view back, and twin worlds look alike ([`secrets`]).
//! 6. Every gesture names at most one action; every action has a gesture, spoken words and a text
//!    that parses back; every text is grammatical ([`scenes`]).
//! 7. Published worked examples hold (tested with each game).
//! 8. Whatever happens is told in words, and private cards to their owner alone ([`scenes`],
//!    [`secrets`]).
//!
//! One more law needs the window and is tested there: every zone and card has a spoken name. Besides, house rules are
//! declared in full, and values out of range are refused ([`house_rules`]). This module knows no particular game.

pub mod house_rules;
mod list;
pub mod log;
pub mod play;
pub mod scenes;
pub mod secrets;

use std::fmt;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::{BotSession, Entry};
use misere_engine::cards::below;
use misere_engine::rules::options::random_rules;
use misere_engine::rules::{Next, Rules};
use misere_engine::table::{Setup, Step, Table};

/// A fast source of randomness that yields the same numbers for the same seed.
pub type Dice = Xoshiro256PlusPlus;

/// Checks all laws of a game, over this many trials with random house rules.
///
/// # Panics
/// Panics if the game breaks a law.
pub fn check<R: Rules>(game: R, entry: &Entry, trials: u64) {
    for seats in entry.seats.clone() {
        house_rules::check(entry, seats);
    }
    for (number, seats) in (0..trials).zip(entry.seats.clone().cycle()) {
        let trial = Trial::new(number, entry, seats);
        macro_rules! check_each {
            ($($group:ident { $($one_in:literal: $module:ident::$law:ident;)* })*) => {$(
                check_each!(@$group $($module::$law)*);
            )*};
            (@rules $($law:path)*) => { $($law(game, &trial);)* };
            (@sessions $($law:path)*) => { $($law(&trial);)* };
            (@counted_rules $($law:path)*) => { $(let _ = $law(game, &trial);)* };
            (@counted_sessions $($law:path)*) => { $(let _ = $law(&trial);)* };
        }
        crate::each_law!(check_each);
    }
}

/// A game to try a law on.
#[derive(Clone, Debug)]
pub struct Trial<'a> {
    /// Its number, from which everything random in it is drawn.
    pub number: u64,
    pub entry: &'a Entry,
    /// Players, house rules and seed.
    pub setup: Setup,
}

impl<'a> Trial<'a> {
    /// A trial with random house rules.
    pub fn new(number: u64, entry: &'a Entry, seats: usize) -> Self {
        let mut dice = Dice::seed_from_u64(number);
        let accepts = |rules: &_| entry.complete(seats, rules).is_ok();
        let setup = Setup {
            seats,
            rules: random_rules(entry.fields(seats), accepts, &mut dice),
            seed: dice.next_u64(),
            dealer: None,
        };
        Self { number, entry, setup }
    }

    /// Dice for everything else that is random in it.
    pub fn dice(&self) -> Dice {
        Dice::seed_from_u64(!self.number)
    }

    /// A session before its first deal.
    pub fn start(&self) -> Box<dyn BotSession> {
        self.entry.start(&self.setup).expect("the rules are legal")
    }

    /// The trial's game as a typed table.
    pub fn table<R: Rules>(&self, game: R) -> Table<R> {
        assert_eq!(game.id(), self.entry.id, "the entry is of another game");
        Table::new(game, &self.setup).expect("the rules are legal")
    }
}

impl fmt::Display for Trial<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, entry, setup } = self;
        let rules = ron::to_string(&setup.rules).map_err(|_| fmt::Error)?;
        write!(f, "trial {number}: {}, {} players, seed {}, house rules {rules}", entry.id, setup.seats, setup.seed)
    }
}

/// Prints the trial in which a law is broken.
impl Drop for Trial<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in {self}");
        }
    }
}

/// Picks an item at random.
pub fn one_of<'a, T>(items: &'a [T], dice: &mut Dice) -> &'a T {
    &items[below(dice, items.len() as u32) as usize]
}

/// Draws a number from 0 to `most`.
pub fn up_to(most: usize, dice: &mut Dice) -> usize {
    below(dice, most as u32 + 1) as usize
}

/// Plays this many random steps, shuffles included, or to the end of the game.
pub fn play_on(game: &mut dyn BotSession, steps: usize, dice: &mut Dice) {
    for _ in 0..steps {
        match game.next() {
            Next::Over => return,
            Next::Deal(_) | Next::Reshuffle(_) => game.shuffle(),
            Next::Act(_) => {
                let moves = game.moves();
                let action = &one_of(&moves, dice).text;
                game.play(action).expect("it is in the list");
            }
        }
    }
}

/// Like [`play_on`], at a table whose type is known.
pub fn play_on_at<R: Rules>(table: &mut Table<R>, steps: usize, dice: &mut Dice) {
    for _ in 0..steps {
        match R::next(&table.state().public) {
            Next::Over => return,
            Next::Deal(_) | Next::Reshuffle(_) => table.shuffle(),
            Next::Act(_) => {
                let action = *one_of(&table.legal(), dice);
                table.take(Step::Act(action)).expect("it is in the list");
            }
        }
    }
}
