//! Sampled worlds, weighted by how well they explain the past: a world in which the others would
//! hardly have played as they did is unlikely to be the true one.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::Strategy;
use super::learned::LearnedPolicy;
use super::opponents::{self, ActionProbabilities, Beliefs, Model};
use super::strategy::shipped;
use misere_engine::cards::unit;
use misere_engine::rules::{BySeat, GameAction, Next, Rules, Seat, State, View};

/// The public history of a deal: its actions, each with the public state before it, and beliefs
/// about how the others play, from earlier deals. Secret actions are stored without their cards.
#[derive(Clone, Debug)]
pub struct History<R: Rules> {
    actions: Vec<(R::Public, Option<R::Action>)>,
    beliefs: Option<Beliefs>,
}

impl<R: Rules> Default for History<R> {
    fn default() -> Self {
        Self { actions: Vec::new(), beliefs: None }
    }
}

impl<R: Rules> History<R> {
    /// Adds an action with what everyone knows before it.
    pub fn note(&mut self, public: &R::Public, action: R::Action) {
        let visible = (!action.is_secret()).then_some(action);
        self.actions.push((public.clone(), visible));
    }

    /// Adds the actions of another history.
    pub fn extend(&mut self, other: &Self) {
        self.actions.extend_from_slice(&other.actions);
    }

    /// The probability of each model of the way that a seat plays, in the order of [`Model::ALL`]; none before a
    /// finished deal has been seen.
    pub fn models_of(&self, seat: Seat) -> Option<[f64; Model::ALL.len()]> {
        Some(self.beliefs?[seat].probabilities())
    }
}

impl<R: Strategy> History<R> {
    /// Ends the deal, and draws conclusions from it about the way the others play. The view is that
    /// of the seat before the last action.
    pub fn end_deal(&mut self, view: View<'_, R>) {
        let learned = shipped::<R>(view.public);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.actions.len() as u64);
        self.actions.pop();
        let mut worlds = WorldSampler::new(view, self, learned, &mut rng);
        let mut sum = Vec::new();
        for _ in 0..WORLDS_OF_A_DEAL {
            worlds.next(PROPOSALS, &mut rng);
            sum.extend(worlds.beliefs);
        }
        self.actions.clear();
        if !sum.is_empty() {
            self.beliefs = Some(opponents::mean(&sum));
        }
    }
}

/// The number of worlds in which a finished deal is looked at. Few cards are unknown by then.
const WORLDS_OF_A_DEAL: u32 = 4;

/// The weight of the log-likelihood by the models of the others. Less than 1, because no model fits a player exactly.
/// `docs/strength-notes.md`, "Sampled worlds" and "Opponents", has the weights that were tried.
const TRUST: f64 = 0.4;

/// The number of worlds proposed from one independent world to the next.
pub const PROPOSALS: usize = 8;

/// Samples worlds that a seat cannot rule out, by the Metropolis–Hastings algorithm: each proposal is a
/// world that [`Inference::imagine`](super::Inference::imagine) samples, accepted if it explains what
/// the others have done in sight of all about as well as the current one.
pub struct WorldSampler<'a, R: Strategy> {
    view: View<'a, R>,
    past: &'a History<R>,
    probabilities: ActionProbabilities<'a, R>,
    current: State<R>,
    likelihood: f64,
    /// Beliefs about the seats, given the current world.
    beliefs: Option<Beliefs>,
}

impl<'a, R: Strategy> WorldSampler<'a, R> {
    /// A sampler for a seat's view and the public history of the deal.
    pub fn new(
        view: View<'a, R>, past: &'a History<R>, learned: Option<&'a LearnedPolicy>, rng: &mut Xoshiro256PlusPlus,
    ) -> Self {
        Self {
            view,
            past,
            probabilities: ActionProbabilities::new(learned),
            current: (R::INFERENCE.imagine)(view, None, rng),
            likelihood: f64::NEG_INFINITY,
            beliefs: None,
        }
    }

    /// The seat whose knowledge the worlds agree with.
    pub const fn seat(&self) -> Seat {
        self.view.seat
    }

    /// Tells whether the worlds are weighted by the past. Each world then resembles the one before.
    pub const fn are_weighted(&self) -> bool {
        !self.past.actions.is_empty()
    }

    /// Samples a world, weighted by the past, with this many proposals. The fewer there are, the
    /// more it resembles the world before.
    pub fn next(&mut self, proposals: usize, rng: &mut Xoshiro256PlusPlus) -> &State<R> {
        if self.past.actions.is_empty() {
            return self.next_unweighted(rng);
        }
        for _ in 0..proposals {
            let world = (R::INFERENCE.imagine)(self.view, Some(&self.current), rng);
            let least = self.likelihood + libm::log(unit(rng));
            if let Some((likelihood, beliefs)) = self.explain(&world, least, rng) {
                self.current = world;
                self.likelihood = likelihood;
                self.beliefs = beliefs;
            }
        }
        &self.current
    }

    /// Samples a world, ignoring what the others have done in sight of all.
    pub fn next_unweighted(&mut self, rng: &mut Xoshiro256PlusPlus) -> &State<R> {
        self.current = (R::INFERENCE.imagine)(self.view, None, rng);
        self.likelihood = f64::NEG_INFINITY;
        self.beliefs = self.past.beliefs;
        &self.current
    }

    /// A model for each seat, drawn by how likely it is in the current world; none if nothing has been seen of anybody.
    pub fn models(&self, rng: &mut impl Rng) -> Option<BySeat<Model>> {
        let beliefs = self.beliefs.as_ref()?;
        Some(BySeat::from_fn(beliefs.seats(), |seat| beliefs[seat].draw(rng)))
    }

    /// The log-likelihood of the others' past actions in a world, unless it is less than `least`,
    /// and how they may be playing if the world is the true one.
    fn explain(&mut self, world: &State<R>, least: f64, rng: &mut impl Rng) -> Option<(f64, Option<Beliefs>)> {
        let mut private = world.private;
        let mut beliefs = self.past.beliefs;
        let mut likelihood = 0.0;
        for (public, action) in self.past.actions.iter().rev() {
            let Next::Act(seat) = R::next(public) else { break };
            // Secret actions count by the way worlds are sampled.
            let Some(action) = *action else { break };
            if !(R::INFERENCE.undo)(&mut private[seat], action) {
                break;
            }
            if seat == self.view.seat {
                continue;
            }
            let own = &private[seat];
            let view = View { seat, public, own };
            let Some(probabilities) = self.probabilities.of(view, action, rng) else { continue };
            let all = beliefs.get_or_insert_with(|| opponents::unknown(private.seats()));
            let belief = &mut all[seat];
            let before = belief.log_likelihood();
            belief.record(probabilities);
            likelihood += TRUST * (belief.log_likelihood() - before);
            if likelihood < least {
                return None;
            }
        }
        (likelihood >= least).then_some((likelihood, beliefs))
    }
}
