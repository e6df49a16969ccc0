//! A message in place of the prompt, shown no longer than the moment that it is about.

use super::game::TableGame;
use crate::text;

/// The time that a message replaces the prompt, in seconds.
const REFUSAL: f64 = 3.5;

/// A message in place of the prompt.
pub(super) struct Notice {
    pub text: text::Message,
    until: f64,
    subject: Subject,
}

#[derive(PartialEq, Eq)]
enum Subject {
    /// The position with this revision.
    Position(u64),
    /// An action, after this number of tricks: the next trick to be taken replaces it.
    Action(u32),
}

impl Notice {
    /// A message about the present position.
    pub fn about_position(text: text::Message, game: &TableGame, time: f64) -> Self {
        Self { text, until: time + REFUSAL, subject: Subject::Position(game.revision()) }
    }

    /// A message about an action, while the person asks about others.
    pub fn about_action(text: text::Message, game: &TableGame) -> Self {
        Self { text, until: f64::INFINITY, subject: Subject::Action(game.scene_now().previous_trick_number()) }
    }

    /// The remaining seconds; `None` once the message is over.
    pub fn remaining(&self, game: &TableGame, time: f64) -> Option<f64> {
        let now = match self.subject {
            Subject::Position(_) => Subject::Position(game.revision()),
            Subject::Action(_) => Subject::Action(game.scene_now().previous_trick_number()),
        };
        let is_over = self.subject != now || self.until <= time;
        if is_over { None } else { Some(self.until - time) }
    }
}
