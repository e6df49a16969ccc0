//! Models of the other players: how each of them may be playing, and how likely that is after what it has done.
//!
//! Sampled worlds are weighted by these models, and rollouts let each seat play like the model that explains it.

use rand::Rng;

use super::Strategy;
use super::learned::{Choices, LearnedPolicy};
use misere_engine::cards::unit;
use misere_engine::rules::{BySeat, Seat, View};

/// A way to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Model {
    /// By the heuristic, with a random action now and then.
    #[default]
    Heuristic,
    /// By a few simple rules, see [`Strategy::plain`].
    Plain,
    /// By the policy learned in self-play.
    Learned,
    /// By looking ahead: well, but in ways that are hard to predict.
    Search,
    /// Any legal action.
    Random,
}

impl Model {
    /// All ways to play.
    pub const ALL: [Self; 5] = [Self::Heuristic, Self::Plain, Self::Learned, Self::Search, Self::Random];
}

// `docs/strength-notes.md` says how the constants for a player who looks ahead were chosen ("Models of
// the others") and compares others with alternatives ("Opponents"). How `PLAIN_SLIPS`,
// `LEARNED_SLIPS` and the exact numbers of `PRIOR` were chosen is not recorded.

/// The share of random actions in a player who otherwise follows the heuristic.
const SLIPS: f64 = 0.02;

/// The share of random actions in a plain player, whose rules differ a little from one to the next.
const PLAIN_SLIPS: f64 = 0.15;

/// The share of random actions in a player who otherwise follows the learned policy.
const LEARNED_SLIPS: f64 = 0.05;

/// The share of random actions in a player who looks ahead.
const SEARCH_SLIPS: f64 = 0.15;

/// The share of the heuristic's choices in a player who looks ahead, apart from random actions. The
/// rest follows the learned policy, but less predictably, see [`Choices::tempered`].
const SEARCH_LIKE_HEURISTIC: f64 = 0.35;

/// The probability of each model before anything is known, in the order of [`Model::ALL`]. Most of
/// it is on those that are hard to exploit.
const PRIOR: [f64; Model::ALL.len()] = [0.2, 0.1, 0.34, 0.3, 0.06];

/// The log of each model's joint probability with the seat's actions (prior times likelihood).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief([f64; Model::ALL.len()]);

impl Default for Belief {
    fn default() -> Self {
        Self(PRIOR.map(libm::log))
    }
}

impl Belief {
    /// Records an action, by its probability under each model.
    pub fn record(&mut self, probabilities: [f64; Model::ALL.len()]) {
        for (sum, probability) in self.0.iter_mut().zip(probabilities) {
            *sum += libm::log(probability);
        }
    }

    /// The log-likelihood under the mixture of all models.
    pub fn log_likelihood(&self) -> f64 {
        let most = self.0.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = self.0.iter().map(|log| libm::exp(log - most)).sum();
        most + libm::log(sum)
    }

    /// The probability of each model, in the order of [`Model::ALL`].
    pub fn probabilities(&self) -> [f64; Model::ALL.len()] {
        let total = self.log_likelihood();
        self.0.map(|log| libm::exp(log - total))
    }

    /// A model drawn by its probability.
    pub fn draw(&self, rng: &mut impl Rng) -> Model {
        let mut ticket = unit(rng);
        for (model, probability) in Model::ALL.into_iter().zip(self.probabilities()) {
            ticket -= probability;
            if ticket < 0.0 {
                return model;
            }
        }
        Model::default()
    }
}

/// The beliefs about all seats.
pub(crate) type Beliefs = BySeat<Belief>;

/// Beliefs before anything is known.
pub(crate) fn unknown(seats: usize) -> Beliefs {
    BySeat::from_fn(seats, |_: Seat| Belief::default())
}

/// Averages the beliefs from several worlds, and keeps every model possible, because players change how they play.
///
/// # Panics
/// Panics if `worlds` is empty.
pub fn mean(worlds: &[Beliefs]) -> Beliefs {
    let mean = |seat: Seat, model: usize| {
        let logs = worlds.iter().map(|world| world[seat].0[model]);
        logs.sum::<f64>() / worlds.len() as f64
    };
    BySeat::from_fn(worlds[0].seats(), |seat| {
        let logs = std::array::from_fn(|model| mean(seat, model));
        let total = Belief(logs).log_likelihood();
        let softened = Belief(logs.map(|log| (log - total).max(LEAST)));
        let total = softened.log_likelihood();
        Belief(softened.0.map(|log| log - total))
    })
}

/// The least log-probability of a model at the beginning of a deal.
const LEAST: f64 = -5.0;

/// Computes the probabilities of actions under the models.
pub(crate) struct ActionProbabilities<'a, R: Strategy> {
    learned: Option<&'a LearnedPolicy>,
    moves: Vec<R::Action>,
    choices: Choices,
}

impl<'a, R: Strategy> ActionProbabilities<'a, R> {
    pub fn new(learned: Option<&'a LearnedPolicy>) -> Self {
        Self { learned, moves: Vec::with_capacity(64), choices: Choices::default() }
    }

    /// The probability of an action under each model, from what its seat knew; none where it had no choice.
    pub fn of(&mut self, view: View<'_, R>, action: R::Action, rng: &mut impl Rng) -> Option<[f64; Model::ALL.len()]> {
        let is_heuristic = R::act(view, &mut self.moves, rng) == action;
        let legal = self.moves.len();
        if legal < 2 {
            return None;
        }
        let random = 1.0 / legal as f64;
        let with_slips = |slips, probability| slips * random + (1.0 - slips) * probability;
        let certain = |follows| if follows { 1.0 } else { 0.0 };
        let heuristic = with_slips(SLIPS, certain(is_heuristic));
        let plain = R::plain(view, &self.moves)
            .map_or(heuristic, |index| with_slips(PLAIN_SLIPS, certain(self.moves[index] == action)));
        let learned =
            self.learned.and_then(|learned| learned.probability(view, action, &mut self.moves, &mut self.choices));
        let (learned, search) = learned.map_or((heuristic, heuristic), |probability| {
            let tempered = self.choices.tempered(probability);
            let search =
                SEARCH_LIKE_HEURISTIC * certain(is_heuristic) + (1.0 - SEARCH_LIKE_HEURISTIC) * f64::from(tempered);
            (with_slips(LEARNED_SLIPS, probability.into()), with_slips(SEARCH_SLIPS, search))
        });
        Some([heuristic, plain, learned, search, random])
    }
}
