//! Rollouts: the rest of a deal, played out in sampled worlds by the heuristic or a learned policy.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::learned::{Choices, LearnedPolicy};
use super::opponents::Model;
use super::utility::{Payoff, Utility};
use super::worlds::{History, PROPOSALS, WorldSampler};
use super::{Deadline, Strategy};
use misere_engine::cards::{Pack, below};
use misere_engine::rules::{BySeat, Next, State, View};

/// One in this many heuristic actions in a rollout is random, for variety. The models in
/// [`opponents`](super::opponents) assume fewer, so that a player who searches is not mistaken for the heuristic.
const RANDOM_ACTION: u32 = 10;

/// The number of worlds in a cluster. Where worlds are weighted, neighbors resemble each other, so
/// their mean counts as one result; standard errors would otherwise be too small.
pub(super) const CLUSTER_SIZE: usize = 4;

pub(super) struct Trials<'a, R: Strategy> {
    worlds: WorldSampler<'a, R>,
    /// The worlds of the current cluster, each with the model of every seat.
    pub(super) cluster: Vec<(State<R>, Option<BySeat<Model>>)>,
    /// The random numbers of all rollouts in the current cluster, so that less of the difference
    /// between two moves is chance.
    cluster_rng: Xoshiro256PlusPlus,
    rollouts: Rollouts<'a, R>,
    pub(super) utility: Utility,
}

impl<'a, R: Strategy> Trials<'a, R> {
    /// Calibrates the utility; none if the time is up before that.
    pub fn new(
        view: View<'a, R>, past: &'a History<R>, mut rollouts: Rollouts<'a, R>, deadline: &Deadline<'_>,
    ) -> Option<Self> {
        let mut worlds = WorldSampler::new(view, past, rollouts.learned, &mut rollouts.rng);
        let mut utility = Utility::new::<R>(view);
        for _ in 0..Utility::SAMPLES {
            if deadline.is_over() {
                return None;
            }
            let world = worlds.next_unweighted(&mut rollouts.rng);
            utility.calibrate::<R>(rollouts.play_out(world, None, None));
        }
        Some(Self::from_parts(worlds, rollouts, utility))
    }

    /// Values moves by a utility that is calibrated already.
    pub fn with_utility(
        utility: &Utility, view: View<'a, R>, past: &'a History<R>, learned: Option<&'a LearnedPolicy>,
        rng: &mut impl Rng,
    ) -> Self {
        let mut rollouts = Rollouts::new(learned, rng);
        let worlds = WorldSampler::new(view, past, learned, &mut rollouts.rng);
        Self::from_parts(worlds, rollouts, utility.clone())
    }

    fn from_parts(worlds: WorldSampler<'a, R>, rollouts: Rollouts<'a, R>, utility: Utility) -> Self {
        Self { worlds, cluster: Vec::with_capacity(CLUSTER_SIZE), cluster_rng: rollouts.rng.clone(), rollouts, utility }
    }

    /// Samples the next cluster of worlds, given its size: [`CLUSTER_SIZE`] or 1. Where worlds are not
    /// weighted, it is 1 in any case.
    pub fn next_cluster(&mut self, size: usize) {
        let size = if self.worlds.are_weighted() { size } else { 1 };
        let own = self.rollouts.own_model();
        let rng = &mut self.rollouts.rng;
        self.cluster.clear();
        for _ in 0..size {
            let world = self.worlds.next(PROPOSALS / size, rng).clone();
            let mut models = self.worlds.models(rng);
            if let Some(models) = &mut models {
                models[self.worlds.seat()] = own;
            }
            self.cluster.push((world, models));
        }
        self.cluster_rng = self.rollouts.rng.clone();
    }

    /// The end of the deal after a move, on average over the current cluster.
    pub fn end(&mut self, action: R::Action) -> End {
        self.rollouts.rng = self.cluster_rng.clone();
        let mut sum = End::default();
        for (world, models) in &self.cluster {
            let after = self.rollouts.play_out(world, *models, Some(action));
            let payoff = self.utility.payoff::<R>(after);
            sum.payoff.points += payoff.points;
            sum.payoff.value += payoff.value;
            sum.own += self.utility.own_points::<R>(after);
        }
        let worlds = self.cluster.len() as f64;
        End {
            payoff: Payoff { points: sum.payoff.points / worlds, value: sum.payoff.value / worlds },
            own: sum.own / worlds,
        }
    }
}

/// The end of a deal for the seat that looks ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct End {
    pub payoff: Payoff,
    /// The points that the seat itself gets in the deal, as the score sheet shows them.
    pub own: f64,
}

pub(super) struct Rollouts<'a, R: Strategy> {
    learned: Option<&'a LearnedPolicy>,
    pub rng: Xoshiro256PlusPlus,
    state: Option<State<R>>,
    moves: Vec<R::Action>,
    choices: Choices,
}

impl<'a, R: Strategy> Rollouts<'a, R> {
    /// Rollouts with random numbers of their own.
    pub fn new(learned: Option<&'a LearnedPolicy>, rng: &mut impl Rng) -> Self {
        Self {
            learned,
            rng: Xoshiro256PlusPlus::seed_from_u64(rng.next_u64()),
            state: None,
            moves: Vec::with_capacity(64),
            choices: Choices::default(),
        }
    }

    /// The index of the move chosen without looking ahead.
    pub fn choose(&mut self, view: View<'_, R>, moves: &[R::Action]) -> usize {
        let learned = self.learned.and_then(|learned| {
            let action = learned.best(view, &mut self.moves, &mut self.choices)?;
            moves.iter().position(|&legal| legal == action)
        });
        learned.unwrap_or_else(|| R::choose(view, moves, &mut self.rng))
    }

    /// The model of the seat that looks ahead.
    pub const fn own_model(&self) -> Model {
        match self.learned {
            Some(_) => Model::Learned,
            None => Model::Heuristic,
        }
    }

    /// The end of a deal in a world, after an action if one is given.
    fn play_out(&mut self, world: &State<R>, models: Option<BySeat<Model>>, action: Option<R::Action>) -> &R::Public {
        let own = self.own_model();
        let state = self.state.insert(world.clone());
        let seats = state.private.seats();
        if let Some(action) = action {
            R::apply(state, action, &mut ());
        }
        let (moves, choices, rng) = (&mut self.moves, &mut self.choices, &mut self.rng);
        loop {
            match R::next(&state.public) {
                Next::Act(turn) => {
                    let view = state.view(turn);
                    let model = models.map_or(own, |models| models[turn]);
                    let action = act_like(model, self.learned, (view, seats), (moves, choices), rng);
                    R::apply(state, action, &mut ());
                }
                Next::Reshuffle(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
                Next::Deal(_) | Next::Over => return &state.public,
            }
        }
    }
}

/// The action of a seat that plays like a model, from its view and the number of seats. Overwrites both buffers.
fn act_like<R: Strategy>(
    model: Model, learned: Option<&LearnedPolicy>, (view, seats): (View<'_, R>, usize),
    (moves, choices): (&mut Vec<R::Action>, &mut Choices), rng: &mut Xoshiro256PlusPlus,
) -> R::Action {
    let on_guard = (R::LOOKAHEAD.on_guard)(view.public);
    match (model, learned) {
        (Model::Random, _) => R::random(view, moves, rng),
        // Falls through to the heuristic once in [`RANDOM_ACTION`].
        (Model::Plain, _) if on_guard || below(rng, RANDOM_ACTION) > 0 => {
            moves.clear();
            R::legal(view, moves);
            match R::plain(view, moves) {
                Some(index) => moves[index],
                None => R::act(view, moves, rng),
            }
        }
        (Model::Learned | Model::Search, Some(learned)) if on_guard => {
            learned.best(view, moves, choices).unwrap_or_else(|| R::act(view, moves, rng))
        }
        (Model::Learned | Model::Search, Some(learned)) => learned.draw(view, moves, choices, rng),
        // In two-player rollouts a random reply would distort the result too much, so there are none.
        _ if !on_guard && seats > 2 && below(rng, RANDOM_ACTION) == 0 => R::random(view, moves, rng),
        _ => R::act(view, moves, rng),
    }
}
