//! The decisions of people that undo leads back to.

use super::game::Played;
use crate::rules::{Next, Seats};
use crate::store::people;
use crate::table::{Move, Watch};
use crate::ui::settings::Settings;

/// The numbers of steps before a person first decided, and before one first had a choice.
#[derive(Clone, Copy, Default)]
pub(super) struct FirstDecision {
    any: Option<usize>,
    choice: Option<usize>,
}

impl FirstDecision {
    /// Looks for the first decisions in a game. What was decided at the table of another host before is not known.
    pub fn of(played: &Played) -> Self {
        let mut first = Self::default();
        let people = people(played.players());
        let Played::Own(saved) = played else {
            first.note(played.session(), people);
            return first;
        };
        let mut replay = saved.session.copy();
        replay.forget_undone();
        replay.go_to(0);
        loop {
            first.note(replay.as_ref(), people);
            if first.choice.is_some() || !replay.redo() {
                return first;
            }
        }
    }

    /// Takes the present decision into account.
    pub fn note(&mut self, session: &dyn Watch, people: Seats) {
        if matches!(session.next(), Next::Act(seat) if people.contains(seat)) {
            self.any.get_or_insert(session.at());
            if self.choice.is_none() && session.moves().len() > 1 {
                self.choice = Some(session.at());
            }
        }
    }

    /// The number of steps before the first decision that can be undone.
    pub const fn to_undo(self, settings: &Settings) -> Option<usize> {
        if settings.play_forced { self.choice } else { self.any }
    }
}

/// Tells whether the table itself makes the only legal action: because it is no play, or because the person wants that.
pub(super) fn is_forced(moves: &[Move], settings: &Settings) -> bool {
    let [only] = moves else { return false };
    only.is_routine || settings.play_forced
}

/// Tells whether the decision is left to the person. Undo leads back to no other, which would at once be made again.
pub(super) fn is_choice(session: &dyn Watch, settings: &Settings) -> bool {
    let is_decided = session.decided() || session.claim().is_some();
    let is_finished = settings.finish_decided && is_decided;
    !is_forced(&session.moves(), settings) && !is_finished
}
