//! Decisions of learned policies.

use rand::Rng;

use super::{Choices, LearnedPolicy};
use crate::bots::Strategy;
use misere_engine::rules::View;

impl LearnedPolicy {
    /// Lists the legal actions and their probabilities; false where the heuristic is to decide.
    pub fn describe<R: Strategy>(&self, view: View<'_, R>, moves: &mut Vec<R::Action>, choices: &mut Choices) -> bool {
        moves.clear();
        choices.clear();
        let has_features = R::LEARNING.is_some_and(|learning| (learning.describe)(view, moves, choices));
        if has_features {
            self.softmax(choices);
        }
        has_features
    }

    /// A random action drawn by the probabilities, or the heuristic's where it is to decide.
    pub(in crate::bots) fn draw<R: Strategy>(
        &self, view: View<'_, R>, moves: &mut Vec<R::Action>, choices: &mut Choices, rng: &mut impl Rng,
    ) -> R::Action {
        if self.describe(view, moves, choices) { moves[choices.draw(rng)] } else { R::act(view, moves, rng) }
    }

    /// The likeliest action; none where the heuristic is to decide.
    pub fn best<R: Strategy>(
        &self, view: View<'_, R>, moves: &mut Vec<R::Action>, choices: &mut Choices,
    ) -> Option<R::Action> {
        if self.describe(view, moves, choices) { Some(moves[choices.best()]) } else { None }
    }

    /// The probability of an action; none where the heuristic is to decide.
    pub fn probability<R: Strategy>(
        &self, view: View<'_, R>, action: R::Action, moves: &mut Vec<R::Action>, choices: &mut Choices,
    ) -> Option<f32> {
        if !self.describe(view, moves, choices) {
            return None;
        }
        let index = moves.iter().position(|&legal| legal == action)?;
        Some(choices.probabilities[index])
    }
}
