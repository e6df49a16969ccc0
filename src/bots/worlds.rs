//! Worlds that a seat cannot rule out, the likelier more often: a world in which the others would
//! hardly have played as they did is hardly the true one.

use rand::Rng;

use super::Policy;
use super::learned::{Choices, Learned};
use crate::rules::{GameAction, Next, Rules, State, View};

/// What has been done since the deal, each action with what everyone knew before it; of what was
/// done in secret only that it was.
#[derive(Clone, Debug)]
pub struct History<R: Rules>(Vec<(R::Public, Option<R::Action>)>);

impl<R: Rules> Default for History<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R: Rules> History<R> {
    /// Forgets everything: a new deal begins.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Takes in an action with what everyone knows before it is done. What it names in secret
    /// stays out.
    pub fn note(&mut self, public: &R::Public, action: R::Action) {
        let seen = (!action.is_secret()).then_some(action);
        self.0.push((public.clone(), seen));
    }
}

/// What it tells against a world that a seat would have done something else in it than it did, as
/// a logarithm: not as much as it should, since nobody plays quite by these rules of thumb.
const SURPRISE: f64 = -1.5;

/// The same where a learned policy says how likely each action was: how much the logarithm of that
/// counts, and how unlikely anything is thought at most, for people play otherwise still.
const TRUST: f64 = 0.4;
const DOUBT: f32 = 0.05;

/// How many worlds are weighed for each one taken.
const STEPS: u32 = 8;

/// A walk through worlds (independent proposals of Metropolis and Hastings): each is an imagined
/// one, and is taken if it explains the past about as well as the one before.
pub(super) struct Worlds<'a, R: Policy> {
    view: View<'a, R>,
    past: &'a History<R>,
    learned: Option<&'a Learned>,
    now: State<R>,
    weight: f64,
    moves: Vec<R::Action>,
    choices: Choices,
}

impl<'a, R: Policy> Worlds<'a, R> {
    pub fn new(
        view: View<'a, R>,
        past: &'a History<R>,
        learned: Option<&'a Learned>,
        rng: &mut impl Rng,
    ) -> Self {
        Self {
            view,
            past,
            learned,
            now: R::imagine(view, rng),
            weight: f64::NEG_INFINITY,
            moves: Vec::with_capacity(64),
            choices: Choices::default(),
        }
    }

    /// The next world.
    pub fn next(&mut self, rng: &mut impl Rng) -> &State<R> {
        if self.past.0.is_empty() {
            return self.any(rng);
        }
        for _ in 0..STEPS {
            let world = R::imagine(self.view, rng);
            let ticket = f64::from(rng.next_u32()) / f64::from(u32::MAX);
            let least = self.weight + ticket.ln();
            if let Some(weight) = self.weigh(&world, least, rng) {
                self.now = world;
                self.weight = weight;
            }
        }
        &self.now
    }

    /// Any world, whatever the past.
    pub fn any(&mut self, rng: &mut impl Rng) -> &State<R> {
        self.now = R::imagine(self.view, rng);
        self.weight = f64::NEG_INFINITY;
        &self.now
    }

    /// The logarithm of how well a world explains what the others did, if it is at least so much.
    fn weigh(&mut self, world: &State<R>, least: f64, rng: &mut impl Rng) -> Option<f64> {
        let mut private = world.private;
        let mut weight = 0.0;
        for (public, action) in self.past.0.iter().rev() {
            let Next::Act(seat) = R::next(public) else {
                break;
            };
            let Some(action) = *action else {
                weight += R::secrets(self.view, public, &private);
                break;
            };
            if !R::give_back(&mut private[seat], action) {
                break;
            }
            if seat == self.view.seat {
                continue;
            }
            let own = &private[seat];
            let view = View { seat, public, own };
            weight += self.surprise(view, action, rng);
            if weight < least {
                return None;
            }
        }
        (weight >= least).then_some(weight)
    }

    /// What an action tells against a world in which its seat would have known this.
    fn surprise(&mut self, view: View<'_, R>, action: R::Action, rng: &mut impl Rng) -> f64 {
        let (moves, choices) = (&mut self.moves, &mut self.choices);
        let odds = self
            .learned
            .and_then(|learned| learned.odds_of(view, action, moves, choices));
        match odds {
            Some(odds) => TRUST * f64::from(odds.max(DOUBT)).ln(),
            None if R::act(view, moves, rng) != action => SURPRISE,
            None => 0.0,
        }
    }
}
