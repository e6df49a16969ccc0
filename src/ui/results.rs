//! Results of finished games, as far as screens add to them.

use std::path::Path;
use std::sync::Arc;

use super::services::Services;
use crate::store::{FinishedGame, Origin, PlayedGame, Record, Saved, Store};

/// Keeps the result of a finished game that is opened without one, because Misère was killed before it
/// could be written. A game from elsewhere was finished by others.
pub fn keep_missing(services: &Services, saved: &Saved, path: &Path) {
    let settings = services.settings();
    let is_from_elsewhere = matches!(saved.origin, Origin::Import | Origin::Example);
    let is_counted = settings.statistics && saved.saved_at >= settings.statistics_since;
    if is_from_elsewhere || !is_counted {
        return;
    }
    let saving = &services.saving;
    let Some(finished) = FinishedGame::of(saved, path) else {
        return;
    };
    // The file may have another name than when the game was finished.
    let is_kept = |game: &Arc<PlayedGame>| game.result.log == finished.log;
    match saving.results() {
        Ok(results) if !results.games.iter().any(is_kept) => {
            saving.add_result(&Record::Game(finished));
        }
        _ => {}
    }
}

/// The store whose results get whole reviews; `None` if none are kept.
pub fn store_of_reviews(services: &Services) -> Option<Store> {
    if services.settings().statistics { Some(services.saving.store.clone()) } else { None }
}
