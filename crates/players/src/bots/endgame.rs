//! Exact endgames: once a seat can place every card, the rest of the deal is solved to the last
//! card, with each seat playing for itself (max^n).
//!
//! Merely possible worlds are not solved, because playing as if everyone saw all cards gives bad advice.

use rand::Rng;

use super::evaluation::Evaluation;
use super::utility::{Payoff, Utility};
use super::{Deadline, Strategy};
use misere_engine::rules::{BySeat, Next, Rules, Seat, State, View};

/// The maximum number of positions to examine; longer endgames are left to the search.
const MAX_POSITIONS: u32 = 30_000;

/// The share of the time that it may take, so that some is left for the search.
const SHARE: (u32, u32) = (1, 2);

/// The number of positions between checks of the clock.
const CLOCK_INTERVAL: u32 = 64;

/// The exact evaluation of every move, best first, with ties broken by the heuristic. Deals are valued by the seats'
/// utilities, if given. `None` if some card cannot be placed, the endgame is too long, or the time is too short.
pub(super) fn solve<R: Strategy>(
    view: View<'_, R>, moves: &[R::Action], utility: Option<&[Utility]>, rng: &mut impl Rng, deadline: &Deadline<'_>,
) -> Option<Vec<Evaluation>> {
    if moves.len() < 2 || R::worlds(view) != Some(1) {
        return None;
    }
    let world = R::imagine(view, rng);
    let mut endgame = Endgame::new(&world, utility, deadline, rng)?;
    let first = R::choose(view, moves, rng);
    let indices = std::iter::once(first).chain((0..moves.len()).filter(|&index| index != first));
    let mut list = Vec::with_capacity(moves.len());
    for index in indices {
        let payoff = endgame.payoffs_after(&world, moves[index])?[view.seat];
        list.push(Evaluation::exact(index, payoff));
    }
    list.sort_by(|a, b| b.value.total_cmp(&a.value));
    Some(list)
}

/// An endgame being solved.
struct Endgame<'a, R: Rules> {
    /// By seat.
    utility: Vec<Utility>,
    positions: u32,
    /// A stack of the legal moves of every position on the current path.
    moves: Vec<R::Action>,
    deadline: &'a Deadline<'a>,
}

impl<'a, R: Strategy> Endgame<'a, R> {
    /// Plays the deal out with the heuristic to calibrate the utilities, unless they are given;
    /// `None` if cards are still to be dealt.
    fn new(
        world: &State<R>, given: Option<&[Utility]>, deadline: &'a Deadline<'a>, rng: &mut impl Rng,
    ) -> Option<Self> {
        let seats = Seat::all(world.private.seats());
        let new = || seats.map(|seat| Utility::new::<R>(world.view(seat))).collect();
        let mut utility: Vec<Utility> = given.map_or_else(new, Into::into);
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
        if given.is_none() {
            for utility in &mut utility {
                utility.calibrate::<R>(&state.public);
            }
        }
        Some(Self { utility, positions: 0, moves: Vec::new(), deadline })
    }

    /// Every seat's payoff after an action and best play; `None` if it takes too long.
    fn payoffs_after(&mut self, state: &State<R>, action: R::Action) -> Option<BySeat<Payoff>> {
        self.positions += 1;
        let is_check_due = self.positions.is_multiple_of(CLOCK_INTERVAL);
        if self.positions > MAX_POSITIONS || is_check_due && self.deadline.is_over_for(SHARE) {
            return None;
        }
        let mut state = state.clone();
        R::apply(&mut state, action, &mut ());
        match R::next(&state.public) {
            Next::Act(seat) => {
                let first = self.moves.len();
                R::legal(state.view(seat), &mut self.moves);
                let mut best: Option<BySeat<Payoff>> = None;
                for index in first..self.moves.len() {
                    let payoffs = self.payoffs_after(&state, self.moves[index])?;
                    if best.is_none_or(|best| payoffs[seat].value > best[seat].value) {
                        best = Some(payoffs);
                    }
                }
                self.moves.truncate(first);
                best
            }
            Next::Reshuffle(_) => None,
            Next::Deal(_) | Next::Over => {
                Some(BySeat::from_fn(self.utility.len(), |seat| self.utility[seat.index()].payoff::<R>(&state.public)))
            }
        }
    }
}
