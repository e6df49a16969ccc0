//! The table as a guest was shown it, step by step, to compare it with the finished game.

use std::collections::BTreeMap;

use misere_engine::rules::Seat;
use misere_games::BotSession;

use super::position::{Story, digest_after};
use crate::host::{Place, from_place};
use crate::wire::{Encoder, Known, State};

/// The states that a guest was shown, by their number of steps and what the guest had chosen before its turn: the hash
/// of the story before, and that of the state.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    states: BTreeMap<(usize, Option<String>), (String, String)>,
    /// Set once the same position was shown in two ways.
    differs: bool,
}

impl Shown {
    /// Notes a state that was shown after this story.
    pub fn note(&mut self, state: &State, story: &Story) {
        let told = story.digest(state.at).unwrap_or_default();
        let shown = state.digest(story.rows_digest());
        let position = (state.at, state.chosen.clone());
        let old = self.states.insert(position, (told.clone(), shown.clone()));
        // After an undo, the same number of steps is another position.
        self.differs |= old.is_some_and(|old| old.0 == told && old.1 != shown);
    }

    /// The hash of everything that an honest host tells a guest about a game, and whether it shows each position as
    /// the guest was shown it.
    pub fn compare(&self, game: &dyn BotSession, seat: Option<Seat>, encoder: Encoder) -> (String, bool) {
        let place = seat.map_or(Place::Spectator, Place::Seat);
        let (mut told, mut rows, mut known) = (String::new(), String::new(), Known::default());
        let mut is_same = !self.differs;
        let mut replay = game.copy();
        replay.go_to(0);
        loop {
            let (parts, state) = from_place(&*replay, place, None, known, encoder);
            for part in parts.iter().chain([&state.log]) {
                told = part.news.iter().fold(told, |before, news| digest_after(&before, news));
                rows = part.rows.iter().fold(rows, |before, row| digest_after(&before, row));
            }
            known = Known { at: replay.at(), rows: replay.sheet().rows.len(), ..known };
            for ((_, chosen), (story, shown)) in self.states.range((state.at, None)..(state.at + 1, None)) {
                let (_, state) = from_place(&*replay, place, chosen.as_deref(), known, encoder);
                is_same &= *story != told || *shown == state.digest(&rows);
            }
            if replay.at() == game.at() || !replay.redo() {
                return (told, is_same);
            }
        }
    }
}
