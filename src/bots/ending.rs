//! The last tricks, exactly: once every card can be placed there is nothing to imagine, and the end
//! of the deal is worked out to the last card, each seat playing for itself (max^n).
//!
//! Only then: solving worlds that are merely possible, as if everyone saw all cards, misleads.

use rand::Rng;

use super::search::Appraisal;
use super::utility::{Gain, Utility};
use super::{Deadline, Policy};
use crate::rules::{BySeat, Next, Rules, Seat, State, View};

/// So many positions are looked at at most: an ending of more tricks is left to the search.
const MOST: u32 = 30_000;

/// How much of the time it may take: the search needs some too.
const SHARE: (u32, u32) = (1, 2);

/// The positions looked at between two looks at the clock.
const BREATH: u32 = 64;

/// What every action comes to, the best first, and first among equals what the rules of thumb would
/// do; none if some card cannot be placed, the end is too far, or the time too short.
pub(super) fn solve<R: Policy>(
    view: View<'_, R>,
    moves: &[R::Action],
    rng: &mut impl Rng,
    deadline: &Deadline<'_>,
) -> Option<Vec<Appraisal>> {
    if moves.len() < 2 || R::worlds(view) != Some(1) {
        return None;
    }
    let world = R::imagine(view, rng);
    let mut ending = Ending::new(&world, deadline, rng)?;
    let first = R::choose(view, moves, rng);
    let places = std::iter::once(first).chain((0..moves.len()).filter(|&place| place != first));
    let mut list = Vec::with_capacity(moves.len());
    for place in places {
        let Gain { points, value } = ending.after(&world, moves[place])?[view.seat];
        list.push(Appraisal {
            place,
            value,
            error: 0.0,
            points,
            points_error: 0.0,
            worlds: 1,
            exact: true,
        });
    }
    list.sort_by(|a, b| b.value.total_cmp(&a.value));
    Some(list)
}

/// An ending that is worked out.
struct Ending<'a, R: Rules> {
    /// What is at stake, by seat.
    utility: Vec<Utility>,
    positions: u32,
    /// What is legal at each position on the way, one after another.
    moves: Vec<R::Action>,
    deadline: &'a Deadline<'a>,
}

impl<'a, R: Policy> Ending<'a, R> {
    /// With the utility gauged by playing it out as the rules of thumb say; none if there is more to
    /// come than cards played.
    fn new(world: &State<R>, deadline: &'a Deadline<'a>, rng: &mut impl Rng) -> Option<Self> {
        let seats = Seat::all(world.private.seats());
        let mut utility: Vec<Utility> = seats
            .map(|seat| Utility::new::<R>(world.view(seat)))
            .collect();
        let (mut state, mut moves) = (world.clone(), Vec::new());
        loop {
            match R::next(&state.public) {
                Next::Act(seat) => {
                    let action = R::act(state.view(seat), &mut moves, rng);
                    R::apply(&mut state, action, &mut ());
                }
                Next::Reshuffle(_) => return None,
                Next::Deal(_) | Next::Over => break,
            }
        }
        for utility in &mut utility {
            utility.gauge::<R>(&state.public);
        }
        Some(Self {
            utility,
            positions: 0,
            moves: Vec::new(),
            deadline,
        })
    }

    /// What it comes to for every seat after an action.
    fn after(&mut self, state: &State<R>, action: R::Action) -> Option<BySeat<Gain>> {
        self.positions += 1;
        let looks = self.positions.is_multiple_of(BREATH);
        if self.positions > MOST || looks && self.deadline.is_over_for(SHARE) {
            return None;
        }
        let mut state = state.clone();
        R::apply(&mut state, action, &mut ());
        match R::next(&state.public) {
            Next::Act(seat) => {
                let first = self.moves.len();
                R::legal(state.view(seat), &mut self.moves);
                let mut best: Option<BySeat<Gain>> = None;
                for at in first..self.moves.len() {
                    let gains = self.after(&state, self.moves[at])?;
                    if best.is_none_or(|best| gains[seat].value > best[seat].value) {
                        best = Some(gains);
                    }
                }
                self.moves.truncate(first);
                best
            }
            Next::Reshuffle(_) => None,
            Next::Deal(_) | Next::Over => Some(BySeat::from_fn(self.utility.len(), |seat| {
                self.utility[seat.index()].gain::<R>(&state.public)
            })),
        }
    }
}
