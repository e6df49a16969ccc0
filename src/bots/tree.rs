//! A plain tree search, as published, to measure the computer players by: single-observer
//! information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).
//!
//! Every iteration imagines a world afresh and goes down a tree of actions, of which those count
//! that are legal in that world. Each seat takes what has been best for itself there or was little
//! tried (UCB1); what is at hand less often has been tried less for that reason alone, so it is
//! compared with how often it was there. The rest of the deal is played at random.
//!
//! What others do in secret is no branch, since the observer cannot tell one from another: there
//! they act at random, and the imagined world says what came of it. Nor is chance.
//!
//! Absent on purpose: rules of thumb, and what the past tells of the worlds.

use std::sync::atomic::AtomicBool;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::utility::Utility;
use super::{Deadline, Limit};
use crate::cards::{Pack, below};
use crate::rules::{GameAction, Next, Rules, Seat, State, View};

/// How much is tried that has not been good, as published: with rewards from 0 to 1.
const EXPLORATION: f64 = 0.7;

/// The most candidates that count for the number of iterations.
const MOST: u64 = 32;

/// The place of the action most often tried among the legal ones. So many worlds are so many
/// iterations for each of them (for 32 at most).
pub(super) fn best<R: Rules>(
    view: View<'_, R>,
    moves: &[R::Action],
    limit: Limit,
    rng: &mut impl Rng,
    stop: &AtomicBool,
) -> usize {
    let deadline = Deadline::new(limit, stop);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
    let mut tree = Tree::new(view, &mut rng);
    let worlds = u64::from(deadline.worlds().unwrap_or(u32::MAX));
    for _ in 0..worlds * MOST.min(moves.len() as u64) {
        if deadline.is_over() {
            break;
        }
        tree.grow(R::imagine(view, &mut rng), &mut rng);
    }
    let tried = |place: &usize| tree.nodes[ROOT].get(*place).map_or(0, |edge| edge.visits);
    // Of equals the first.
    (0..moves.len()).rev().max_by_key(tried).unwrap_or(0)
}

/// The place of the first node.
const ROOT: usize = 0;

/// What can be done at a node, in all worlds seen there.
type Node<A> = Vec<Edge<A>>;

/// Something that can be done.
struct Edge<A> {
    action: A,
    /// The node after it, once there is one.
    child: Option<usize>,
    /// How often it was done, and how often it could have been.
    visits: u32,
    chances: u32,
    /// What it has brought whoever did it, in all.
    sum: f64,
}

impl<A> Edge<A> {
    /// How promising it is, where rewards lie in a range.
    fn promise(&self, (least, most): (f64, f64)) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let visits = f64::from(self.visits);
        let reward = (self.sum / visits - least) / (most - least).max(f64::MIN_POSITIVE);
        reward + EXPLORATION * (f64::from(self.chances).ln() / visits).sqrt()
    }
}

struct Tree<R: Rules> {
    observer: Seat,
    nodes: Vec<Node<R::Action>>,
    /// What the end of the deal is worth to each seat.
    utility: Vec<Utility>,
    /// The least and the most that it has been worth.
    range: (f64, f64),
    /// The way down: who did what at which node.
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
            let after = tree.end(R::imagine(view, rng), None, rng);
            for utility in &mut tree.utility {
                utility.gauge::<R>(&after);
            }
        }
        tree
    }

    /// One iteration.
    fn grow(&mut self, world: State<R>, rng: &mut impl Rng) {
        self.path.clear();
        let after = self.end(world, Some(ROOT), rng);
        let values: Vec<f64> = self.utility.iter().map(|s| s.value::<R>(&after)).collect();
        for value in &values {
            self.range = (self.range.0.min(*value), self.range.1.max(*value));
        }
        for &(seat, node, edge) in &self.path {
            let edge = &mut self.nodes[node][edge];
            edge.visits += 1;
            edge.sum += values[seat.index()];
        }
    }

    /// How the deal ends, in the tree from a node as far as it reaches and then at random.
    fn end(&mut self, mut state: State<R>, node: Option<usize>, rng: &mut impl Rng) -> R::Public {
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

    /// The most promising of the actions that are legal now; of equals any.
    fn pick(&mut self, at: usize, rng: &mut impl Rng) -> usize {
        let node = &mut self.nodes[at];
        let mut best = (f64::NEG_INFINITY, 0, 1);
        for (place, &action) in self.moves.iter().enumerate() {
            // Mostly the same actions in the same order.
            let here = |edge: &Edge<R::Action>| edge.action == action;
            let edge = match node.get(place) {
                Some(edge) if here(edge) => place,
                _ => node.iter().position(here).unwrap_or(node.len()),
            };
            if edge == node.len() {
                node.push(Edge {
                    action,
                    child: None,
                    visits: 0,
                    chances: 0,
                    sum: 0.0,
                });
            }
            node[edge].chances += 1;
            let promise = node[edge].promise(self.range);
            if promise > best.0 {
                best = (promise, edge, 1);
            } else if promise == best.0 {
                best.2 += 1;
                if below(rng, best.2) == 0 {
                    best.1 = edge;
                }
            }
        }
        best.1
    }

    /// The node after an action; none at its first time, when the tree grows by the action alone.
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
