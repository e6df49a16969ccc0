//! The person's saved games of a challenge.

use crate::challenge::{ChallengeId, KeptChallenge};
use crate::store::{Origin, SaveFile};
use crate::ui::services::Services;

/// The game that is still to be finished.
pub(super) fn begun_game(services: &Services, id: ChallengeId) -> Option<&SaveFile> {
    services.saved_games.iter().find(|file| {
        let head = file.head();
        head.is_some_and(|head| head.origin == Origin::Challenge(id) && !head.finished)
    })
}

/// The game that the person's own entry comes from.
pub(super) fn finished_game<'a>(services: &'a Services, kept: &KeptChallenge) -> Option<&'a SaveFile> {
    let own = &kept.challenge.entries[kept.own()?];
    let game = kept.challenge.deal.entry.id;
    services.saved_games.iter().find(|file| {
        let head = file.head();
        head.is_some_and(|head| head.entry.id == game && head.saved == own.time && head.finished)
    })
}
