//! What the coach said at the table about the decisions of a game.

use crate::store::Saved;
use crate::text::Message;

/// A comment of the coach.
pub(super) struct Coached {
    pub step: usize,
    /// The action that was taken back after it, as a noun.
    pub taken_back: Option<Message>,
}

/// The comments of the coach in a game.
pub(super) fn coached(saved: &Saved) -> Vec<Coached> {
    let steps = saved.session.steps();
    let mut then = saved.session.copy();
    let mut noun = |step: usize, action: &str| {
        then.go_to(step);
        let moves = then.moves();
        Some(moves.iter().find(|one| one.text == action)?.spoken.noun.clone())
    };
    let all = saved.coach.iter().map(|one| Coached {
        step: one.step,
        taken_back: if steps.get(one.step) == Some(&one.played) { None } else { noun(one.step, &one.played) },
    });
    all.collect()
}
