//! Sampled worlds, weighted by how well they explain the past: a world in which the others would
//! hardly have played as they did is unlikely to be the true one.

use rand::Rng;

use super::Policy;
use super::learned::{Choices, LearnedPolicy};
use crate::rules::{GameAction, Next, Rules, State, View};

/// The actions since the deal, each with what everyone knew before it. Of a secret action it holds
/// only that there was one.
#[derive(Clone, Debug)]
pub struct History<R: Rules>(Vec<(R::Public, Option<R::Action>)>);

impl<R: Rules> Default for History<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R: Rules> History<R> {
    /// Forgets everything, for a new deal.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds an action with what everyone knows before it.
    pub fn note(&mut self, public: &R::Public, action: R::Action) {
        let visible = (!action.is_secret()).then_some(action);
        self.0.push((public.clone(), visible));
    }
}

/// The log-likelihood of an action that the heuristic would not have chosen. It is closer to 0 than
/// observed play suggests, because nobody plays quite by the heuristic.
const SURPRISE: f64 = -1.5;

/// The weight of the log-likelihood by a learned policy. People play differently again.
const TRUST: f64 = 0.4;

/// The least likelihood by a learned policy that any action is given.
const LEAST_LIKELIHOOD: f32 = 0.05;

/// The number of worlds proposed for each sample.
const STEPS: u32 = 8;

/// Samples worlds that a seat cannot rule out, by the Metropolis–Hastings algorithm with independent
/// proposals: each proposal is a uniformly sampled world, accepted if it explains the past about as
/// well as the current one.
pub(super) struct WorldSampler<'a, R: Policy> {
    view: View<'a, R>,
    past: &'a History<R>,
    learned: Option<&'a LearnedPolicy>,
    current: State<R>,
    likelihood: f64,
    moves: Vec<R::Action>,
    choices: Choices,
}

impl<'a, R: Policy> WorldSampler<'a, R> {
    pub fn new(
        view: View<'a, R>,
        past: &'a History<R>,
        learned: Option<&'a LearnedPolicy>,
        rng: &mut impl Rng,
    ) -> Self {
        Self {
            view,
            past,
            learned,
            current: R::imagine(view, rng),
            likelihood: f64::NEG_INFINITY,
            moves: Vec::with_capacity(64),
            choices: Choices::default(),
        }
    }

    /// The world sampled last.
    pub const fn current(&self) -> &State<R> {
        &self.current
    }

    /// Samples a world, weighted by the past.
    pub fn next(&mut self, rng: &mut impl Rng) -> &State<R> {
        if self.past.0.is_empty() {
            return self.next_uniform(rng);
        }
        for _ in 0..STEPS {
            let world = R::imagine(self.view, rng);
            let ticket = f64::from(rng.next_u32()) / f64::from(u32::MAX);
            let least = self.likelihood + ticket.ln();
            if let Some(likelihood) = self.log_likelihood(&world, least, rng) {
                self.current = world;
                self.likelihood = likelihood;
            }
        }
        &self.current
    }

    /// Samples a world, ignoring the past.
    pub fn next_uniform(&mut self, rng: &mut impl Rng) -> &State<R> {
        self.current = R::imagine(self.view, rng);
        self.likelihood = f64::NEG_INFINITY;
        &self.current
    }

    /// The log-likelihood of the others' past actions in a world, unless it is less than `least`.
    fn log_likelihood(&mut self, world: &State<R>, least: f64, rng: &mut impl Rng) -> Option<f64> {
        let mut private = world.private;
        let mut likelihood = 0.0;
        for (public, action) in self.past.0.iter().rev() {
            let Next::Act(seat) = R::next(public) else {
                break;
            };
            let Some(action) = *action else {
                likelihood += (R::INFERENCE.secret_likelihood)(self.view, public, &private);
                break;
            };
            if !(R::INFERENCE.undo)(&mut private[seat], action) {
                break;
            }
            if seat == self.view.seat {
                continue;
            }
            let own = &private[seat];
            let view = View { seat, public, own };
            likelihood += self.action_likelihood(view, action, rng);
            if likelihood < least {
                return None;
            }
        }
        (likelihood >= least).then_some(likelihood)
    }

    /// The log-likelihood of an action of a seat that knew this.
    fn action_likelihood(
        &mut self,
        view: View<'_, R>,
        action: R::Action,
        rng: &mut impl Rng,
    ) -> f64 {
        let (moves, choices) = (&mut self.moves, &mut self.choices);
        let likelihood = self
            .learned
            .and_then(|learned| learned.probability(view, action, moves, choices));
        match likelihood {
            Some(likelihood) => TRUST * f64::from(likelihood.max(LEAST_LIKELIHOOD)).ln(),
            None if R::act(view, moves, rng) != action => SURPRISE,
            None => 0.0,
        }
    }
}
