//! A published tree search as a yardstick for the bots: single-observer information-set Monte Carlo
//! tree search (Cowling, Powley and Whitehouse 2012).
//!
//! Each iteration samples a world and descends a tree of actions, considering those legal in that
//! world. Each seat picks by UCB1, which prefers actions that were good for it or rarely tried
//! relative to how often they were legal. The rest of the deal is played at random.
//!
//! Secret actions of others are chosen at random and do not branch, since the observer cannot tell
//! them apart. Chance events do not branch either.
//!
//! It deliberately uses neither a heuristic nor past actions.

use std::sync::atomic::AtomicBool;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::utility::Utility;
use super::{Deadline, Limit};
use misere_engine::cards::{Pack, below};
use misere_engine::rules::{GameAction, Next, Rules, Seat, State, View};

/// The published weight of rarely tried actions, for rewards from 0 to 1.
const EXPLORATION: f64 = 0.7;

/// Legal actions beyond this many add no iterations.
const MAX_CANDIDATES: u64 = 32;

/// The index of the action tried most often. A limit in worlds allows that many iterations for
/// each legal action, counting at most [`MAX_CANDIDATES`].
pub(super) fn best<R: Rules>(
    view: View<'_, R>, moves: &[R::Action], limit: Limit, rng: &mut impl Rng, stop: &AtomicBool,
) -> usize {
    let deadline = Deadline::new(limit, stop);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
    let mut tree = Tree::new(view, &mut rng);
    let worlds = u64::from(deadline.worlds().unwrap_or(u32::MAX));
    for _ in 0..worlds * MAX_CANDIDATES.min(moves.len() as u64) {
        if deadline.is_over() {
            break;
        }
        tree.grow(R::imagine(view, &mut rng), &mut rng);
    }
    let tried = |index: &usize| tree.nodes[ROOT].get(*index).map_or(0, |edge| edge.visits);
    // Reversed so that the first of equal actions wins.
    (0..moves.len()).rev().max_by_key(tried).unwrap_or(0)
}

/// The index of the first node.
const ROOT: usize = 0;

/// The actions that were legal at a node in any world so far.
type Node<A> = Vec<Edge<A>>;

struct Edge<A> {
    action: A,
    /// The node after it, if it has been expanded.
    child: Option<usize>,
    /// The number of times it was chosen.
    visits: u32,
    /// The number of times it was legal.
    availability: u32,
    /// The sum of its values to the seat that acts.
    sum: f64,
}

impl<A> Edge<A> {
    /// The UCB1 score, for values within a range.
    fn score(&self, (low, high): (f64, f64)) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let visits = f64::from(self.visits);
        let reward = (self.sum / visits - low) / (high - low).max(f64::MIN_POSITIVE);
        reward + EXPLORATION * (libm::log(self.availability.into()) / visits).sqrt()
    }
}

struct Tree<R: Rules> {
    observer: Seat,
    nodes: Vec<Node<R::Action>>,
    /// By seat.
    utility: Vec<Utility>,
    /// The lowest and the highest value so far.
    range: (f64, f64),
    /// The descent: seats, nodes and edges.
    path: Vec<(Seat, usize, usize)>,
    moves: Vec<R::Action>,
}

impl<R: Rules> Tree<R> {
    fn new(view: View<'_, R>, rng: &mut impl Rng) -> Self {
        let seats = R::totals(view.public).seats();
        let utility = Seat::all(seats).map(|seat| Utility::new(View { seat, ..view }));
        let mut tree = Self {
            observer: view.seat,
            nodes: vec![Vec::new()],
            utility: utility.collect(),
            range: (f64::INFINITY, f64::NEG_INFINITY),
            path: Vec::new(),
            moves: Vec::with_capacity(64),
        };
        for _ in 0..Utility::SAMPLES {
            let after = tree.play_out(R::imagine(view, rng), None, rng);
            for utility in &mut tree.utility {
                utility.calibrate::<R>(&after);
            }
        }
        tree
    }

    fn grow(&mut self, world: State<R>, rng: &mut impl Rng) {
        self.path.clear();
        let after = self.play_out(world, Some(ROOT), rng);
        let values: Vec<f64> = self.utility.iter().map(|utility| utility.value::<R>(&after)).collect();
        for value in &values {
            self.range = (self.range.0.min(*value), self.range.1.max(*value));
        }
        for &(seat, node, edge) in &self.path {
            let edge = &mut self.nodes[node][edge];
            edge.visits += 1;
            edge.sum += values[seat.index()];
        }
    }

    /// Plays the deal out: down the tree from a node as far as it reaches, and then at random.
    fn play_out(&mut self, mut state: State<R>, node: Option<usize>, rng: &mut impl Rng) -> R::Public {
        let mut node = node;
        loop {
            match R::next(&state.public) {
                Next::Act(seat) => {
                    let view = state.view(seat);
                    let action = match node {
                        None => R::random(view, &mut self.moves, rng),
                        Some(at) => {
                            self.moves.clear();
                            R::legal(view, &mut self.moves);
                            if seat != self.observer && self.moves[0].is_secret() {
                                self.moves[below(rng, self.moves.len() as u32) as usize]
                            } else {
                                let edge = self.pick(at, rng);
                                self.path.push((seat, at, edge));
                                node = self.child(at, edge);
                                self.nodes[at][edge].action
                            }
                        }
                    };
                    R::apply(&mut state, action, &mut ());
                }
                Next::Reshuffle(cards) => {
                    R::deal(&mut state, &Pack::shuffled(cards, rng), &mut ());
                }
                Next::Deal(_) | Next::Over => return state.public,
            }
        }
    }

    /// The edge with the best score among the legal actions; ties are broken at random.
    fn pick(&mut self, at: usize, rng: &mut impl Rng) -> usize {
        let node = &mut self.nodes[at];
        let mut best = (f64::NEG_INFINITY, 0, 1);
        for (index, &action) in self.moves.iter().enumerate() {
            // Worlds usually list actions in the same order, so try this index first.
            let matches = |edge: &Edge<R::Action>| edge.action == action;
            let edge = match node.get(index) {
                Some(edge) if matches(edge) => index,
                _ => node.iter().position(matches).unwrap_or(node.len()),
            };
            if edge == node.len() {
                node.push(Edge { action, child: None, visits: 0, availability: 0, sum: 0.0 });
            }
            node[edge].availability += 1;
            let score = node[edge].score(self.range);
            if score > best.0 {
                best = (score, edge, 1);
            } else if score == best.0 {
                best.2 += 1;
                if below(rng, best.2) == 0 {
                    best.1 = edge;
                }
            }
        }
        best.1
    }

    /// The node after an action. None on its first visit, which adds only the edge.
    fn child(&mut self, at: usize, edge: usize) -> Option<usize> {
        let Edge { child, visits, .. } = self.nodes[at][edge];
        if child.is_some() || visits == 0 {
            return child;
        }
        let next = self.nodes.len();
        self.nodes[at][edge].child = Some(next);
        self.nodes.push(Vec::new());
        Some(next)
    }
}
