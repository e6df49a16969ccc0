//! Looking ahead in any game: worlds that the seat cannot rule out are imagined, each candidate
//! is tried in each of them, and the rest of the deal is played out by rules of thumb, every seat
//! for itself. The worse half of the candidates is dropped after each round, so that time goes
//! where the choice is close.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rand::Rng;

use super::{Limit, Policy};
use crate::cards::{Pack, below};
use crate::rules::{Next, Seat, State, View, Wins};

/// One in so many actions of a playout is any lawful one: nobody plays by the book all the time.
const NOISE: u32 = 10;

/// Worlds tried between two looks at the clock.
const SLICE: u32 = 4;

/// The place of the best action among the lawful ones.
pub fn best<R: Policy>(
    view: View<'_, R>,
    moves: &[R::Action],
    limit: Limit,
    rng: &mut impl Rng,
    stop: &AtomicBool,
) -> usize {
    let begun = Instant::now();
    let mut field: Vec<Candidate> = (0..moves.len()).map(Candidate::new).collect();
    let rounds = moves.len().next_power_of_two().trailing_zeros().max(1);
    let mut buffer = Vec::new();
    for round in 1..=rounds {
        let mut worlds = 0;
        let enough = |worlds: u32| match limit {
            Limit::Time(time) => begun.elapsed() >= time * round / rounds,
            Limit::Worlds(all) => worlds >= all.div_ceil(rounds),
        };
        // Every candidate is tried at least once, in the same worlds as the others.
        while worlds == 0 || !enough(worlds) {
            for _ in 0..SLICE {
                let world = R::imagine(view, rng);
                for candidate in &mut field {
                    let value =
                        playout(&world, view.seat, moves[candidate.place], rng, &mut buffer);
                    candidate.sum += value;
                    candidate.tries += 1.0;
                }
                worlds += 1;
            }
            if stop.load(Ordering::Relaxed) {
                return field[0].place;
            }
        }
        field.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        field.truncate(field.len().div_ceil(2));
    }
    field[0].place
}

struct Candidate {
    place: usize,
    sum: f64,
    tries: f64,
}

impl Candidate {
    const fn new(place: usize) -> Self {
        Self {
            place,
            sum: 0.0,
            tries: 0.0,
        }
    }

    fn mean(&self) -> f64 {
        self.sum / self.tries
    }
}

/// What an action brings the seat by the end of the deal in one world, more being better:
/// its own score against the mean of the others'.
fn playout<R: Policy>(
    world: &State<R>,
    seat: Seat,
    action: R::Action,
    rng: &mut impl Rng,
    moves: &mut Vec<R::Action>,
) -> f64 {
    let before = R::totals(&world.public);
    let mut state = world.clone();
    R::apply(&mut state, action, &mut ());
    loop {
        match R::next(&state.public) {
            Next::Act(turn) => {
                let view = state.view(turn);
                // Against one opponent a slip of his would be paid for in full.
                let slips = before.seats() > 2 && below(rng, NOISE) == 0;
                let action = if slips {
                    R::random(view, moves, rng)
                } else {
                    R::act(view, moves, rng)
                };
                R::apply(&mut state, action, &mut ());
            }
            Next::Refill(cards) => R::deal(&mut state, &Pack::shuffled(cards, rng), &mut ()),
            Next::Deal(_) | Next::Over => break,
        }
    }
    let after = R::totals(&state.public);
    let gain = |seat: Seat| (after[seat] - before[seat]).as_f64();
    let others: f64 = after
        .each()
        .filter(|(other, _)| *other != seat)
        .map(|(other, _)| gain(other))
        .sum();
    // A little weight on the others' scores: they are who one plays against. Against one opponent
    // what he scores is as good as lost.
    let weight = if after.seats() == 2 { 1.0 } else { 0.3 };
    let mean = others / (after.seats() - 1) as f64;
    let value = gain(seat) - weight * mean;
    match R::WINS {
        Wins::Lowest => -value,
        Wins::Highest => value,
    }
}
