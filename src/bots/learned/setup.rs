//! The deals that are learned from, and measured on.

use std::ops::RangeInclusive;

use rand::Rng;

use crate::bots::Policy;
use crate::cards::{Pack, below};
use crate::rules::options::{HouseRules, Kind, Value};
use crate::rules::{Next, Rules, Seat, State};

/// One game in so many is played by house rules drawn at random, and by any number of players.
const ODD: u32 = 2;

/// What is to be learned, and from which luck.
#[derive(Clone, Debug)]
pub struct TrainingSetup<R> {
    /// The game.
    pub game: R,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// How many usually do.
    pub usual: usize,
    /// What all luck is drawn from.
    pub seed: u64,
}

impl<R: Policy> TrainingSetup<R> {
    /// Deals the next deal of the game, or the first of another game.
    pub(super) fn deal(&self, state: &mut State<R>, odd: bool, rng: &mut impl Rng) {
        loop {
            match R::next(&state.public) {
                Next::Deal(cards) => {
                    R::deal(state, &Pack::shuffled(cards, rng), &mut ());
                    return;
                }
                _ => *state = self.begin(odd, rng),
            }
        }
    }

    /// A game before its first deal: by the published rules with the usual number of players, or,
    /// if odd ones are wanted, in part by any rules with any number.
    pub(super) fn begin(&self, odd: bool, rng: &mut impl Rng) -> State<R> {
        let mut seats = self.usual;
        let mut rules = HouseRules::default();
        if odd && below(rng, ODD) == 0 {
            let (least, most) = (*self.seats.start(), *self.seats.end());
            seats = least + below(rng, (most - least + 1) as u32) as usize;
            rules = self.any_rules(seats, rng);
        }
        let form = self.game.form(seats);
        let options = form.options(&rules).unwrap_or_else(|_| {
            // Rules that do not go together.
            let published = form.options(&HouseRules::default());
            published.expect("the published rules are in range")
        });
        let dealer = Seat::new(below(rng, seats as u32) as usize);
        R::start(&options, seats, dealer)
    }

    /// House rules of which about a third differ from the published ones.
    fn any_rules(&self, seats: usize, rng: &mut impl Rng) -> HouseRules {
        let mut rules = HouseRules::default();
        for field in self.game.form(seats).fields() {
            if below(rng, 3) == 0 {
                rules.set(field.name, any_value(&field.kind, rng));
            }
        }
        rules
    }
}

/// Whose turn it is within the deal; none at its end.
pub(super) fn turn<R: Rules>(state: &mut State<R>, rng: &mut impl Rng) -> Option<Seat> {
    loop {
        match R::next(&state.public) {
            Next::Act(seat) => return Some(seat),
            Next::Refill(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
            Next::Deal(_) | Next::Over => return None,
        }
    }
}

/// Any value that a house rule can have.
fn any_value(kind: &Kind, rng: &mut impl Rng) -> Value {
    let within = |range: &RangeInclusive<i32>, rng: &mut _| {
        let (least, most) = (*range.start(), *range.end());
        least + below(rng, (most - least + 1) as u32) as i32
    };
    match kind {
        Kind::Toggle => Value::Toggle(below(rng, 2) == 0),
        Kind::Number { none: Some(_), .. } if below(rng, 2) == 0 => Value::Number(None),
        Kind::Number { range, .. } => Value::Number(Some(within(range, rng))),
        Kind::Choice(names) => Value::Choice(names[below(rng, names.len() as u32) as usize].name),
        Kind::Card(cards) => Value::Card(cards.any(rng).expect("a rule about cards has some")),
        Kind::Table { keys, range } => {
            Value::Table(keys.iter().map(|&key| (key, within(range, rng))).collect())
        }
    }
}
