//! Rollouts: the rest of a deal, played out in sampled worlds by the heuristic or a learned policy.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::learned::{Choices, LearnedPolicy};
use super::opponents::Model;
use super::utility::{Payoff, Utility};
use super::worlds::{History, WorldSampler};
use super::{Deadline, Policy};
use crate::cards::{Pack, below};
use crate::rules::{BySeat, Next, State, View};

/// One in this many actions of a rollout is random, because nobody plays by the book all the time.
const RANDOM_ACTION: u32 = 10;

/// Tries moves in sampled worlds.
pub(super) struct Trials<'a, R: Policy> {
    worlds: WorldSampler<'a, R>,
    /// The model of each seat in the current world.
    models: Option<BySeat<Model>>,
    /// The random numbers of all rollouts in the current world, so that less of the difference between two
    /// moves is chance.
    luck: Xoshiro256PlusPlus,
    rollouts: Rollouts<'a, R>,
    utility: Utility,
}

impl<'a, R: Policy> Trials<'a, R> {
    /// Calibrates the utility; none if the time is up before that.
    pub fn new(
        view: View<'a, R>,
        past: &'a History<R>,
        mut rollouts: Rollouts<'a, R>,
        deadline: &Deadline<'_>,
    ) -> Option<Self> {
        let mut worlds = WorldSampler::new(view, past, rollouts.learned, &mut rollouts.rng);
        let mut utility = Utility::new::<R>(view);
        for _ in 0..Utility::SAMPLES {
            if deadline.is_over() {
                return None;
            }
            let world = worlds.next_uniform(&mut rollouts.rng);
            utility.calibrate::<R>(rollouts.play_out(world, None, None));
        }
        Some(Self {
            worlds,
            models: None,
            luck: rollouts.rng.clone(),
            rollouts,
            utility,
        })
    }

    /// Values moves by a utility that is calibrated already.
    pub fn by(
        utility: &Utility,
        view: View<'a, R>,
        past: &'a History<R>,
        learned: Option<&'a LearnedPolicy>,
        rng: &mut impl Rng,
    ) -> Self {
        let mut rollouts = Rollouts::new(learned, rng);
        Self {
            worlds: WorldSampler::new(view, past, learned, &mut rollouts.rng),
            models: None,
            luck: rollouts.rng.clone(),
            rollouts,
            utility: utility.clone(),
        }
    }

    /// Samples the next world.
    pub fn next_world(&mut self) {
        self.worlds.next(&mut self.rollouts.rng);
        let seat = self.worlds.seat();
        self.models = self.worlds.models(&mut self.rollouts.rng);
        if let Some(models) = &mut self.models {
            models[seat] = self.rollouts.own_model();
        }
        self.luck = self.rollouts.rng.clone();
    }

    /// The end of the deal after a move in the current world.
    pub fn end(&mut self, action: R::Action) -> End {
        self.rollouts.rng = self.luck.clone();
        let after = self
            .rollouts
            .play_out(self.worlds.current(), self.models, Some(action));
        End {
            payoff: self.utility.payoff::<R>(after),
            own: self.utility.own_points::<R>(after),
        }
    }
}

/// The end of a deal for the seat that looks ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub payoff: Payoff,
    /// The points that the seat itself gets in the deal, as the score sheet shows them.
    pub own: f64,
}

/// Plays deals out.
pub(super) struct Rollouts<'a, R: Policy> {
    learned: Option<&'a LearnedPolicy>,
    pub rng: Xoshiro256PlusPlus,
    state: Option<State<R>>,
    moves: Vec<R::Action>,
    choices: Choices,
}

impl<'a, R: Policy> Rollouts<'a, R> {
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
    fn play_out(
        &mut self,
        world: &State<R>,
        models: Option<BySeat<Model>>,
        action: Option<R::Action>,
    ) -> &R::Public {
        let own = self.own_model();
        let state = self.state.insert(world.clone());
        // A single opponent's random action would count in full.
        let random = if state.private.seats() > 2 {
            RANDOM_ACTION
        } else {
            0
        };
        if let Some(action) = action {
            R::apply(state, action, &mut ());
        }
        let (moves, choices, rng) = (&mut self.moves, &mut self.choices, &mut self.rng);
        loop {
            match R::next(&state.public) {
                Next::Act(turn) => {
                    let view = state.view(turn);
                    let on_guard = (R::LOOKAHEAD.on_guard)(view.public);
                    let model = models.map_or(own, |models| models[turn]);
                    let action = match (model, self.learned) {
                        (Model::Random, _) => R::random(view, moves, rng),
                        // Now and then it plays as by the heuristic.
                        (Model::Plain, _) if on_guard || below(rng, RANDOM_ACTION) > 0 => {
                            moves.clear();
                            R::legal(view, moves);
                            match R::plain(view, moves) {
                                Some(index) => moves[index],
                                None => R::act(view, moves, rng),
                            }
                        }
                        (Model::Learned, Some(learned)) if on_guard => learned
                            .best(view, moves, choices)
                            .unwrap_or_else(|| R::act(view, moves, rng)),
                        (Model::Learned, Some(learned)) => learned.draw(view, moves, choices, rng),
                        _ if !on_guard && random > 0 && below(rng, random) == 0 => {
                            R::random(view, moves, rng)
                        }
                        _ => R::act(view, moves, rng),
                    };
                    R::apply(state, action, &mut ());
                }
                Next::Reshuffle(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
                Next::Deal(_) | Next::Over => return &state.public,
            }
        }
    }
}
