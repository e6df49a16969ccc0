//! Results of finished games, as far as pages add to them.

use std::path::{Path, PathBuf};

use egui::Context;

use super::job::Job;
use super::services::Services;
use super::settings::Settings;
use crate::or_log::OrLog as _;
use crate::store::{FinishedGame, Origin, ResultLine, Saved, Store};

/// Keeps the result of a finished game that is opened without one, because Misère was killed before it
/// could be written; in the background.
pub fn keep_missing(services: &Services, saved: &Saved, path: &Path) {
    if !is_counted(saved.origin, saved.saved_at, services.settings()) {
        return;
    }
    let saving = &services.saving;
    let (reader, store, queue) = (saving.results_reader(), saving.store.clone(), saving.queue());
    let file = (path.to_owned(), saved.session.seed());
    saving.queue().queue(move || {
        for game in reader.missing(&[file]).or_log("looking for a missing result").unwrap_or_default() {
            store.add_result(&queue, &ResultLine::Game(game));
        }
    });
}

/// Work in the background that finds the results of finished games that have none, because Misère was killed before they
/// could be written; none if there is nothing to look for.
pub fn find_missing(services: &Services, ctx: &Context) -> Option<Job<Vec<FinishedGame>>> {
    let settings = services.settings();
    if !settings.statistics || services.saving.is_second() {
        return None;
    }
    let files = services.saved_games.iter().filter(|file| {
        let head = file.head();
        head.is_some_and(|head| head.finished && is_counted(head.origin, head.saved, settings))
    });
    let files: Vec<(PathBuf, u64)> = files.filter_map(|file| Some((file.path.clone(), file.head()?.seed))).collect();
    let reader = services.saving.results_reader();
    (!files.is_empty()).then(|| Job::start("missing results", ctx, move |_| reader.missing(&files).unwrap_or_default()))
}

/// Tells whether a game counts. A game from elsewhere was finished by others.
fn is_counted(origin: Origin, saved_at: u64, settings: &Settings) -> bool {
    let is_from_elsewhere = matches!(origin, Origin::Import | Origin::Example);
    settings.statistics && saved_at >= settings.statistics_since && !is_from_elsewhere
}

/// Where what a whole review finds is kept.
#[derive(Clone, Default)]
pub struct ReviewStores {
    /// The store whose results get reviews; `None` if none are kept.
    pub results: Option<Store>,
    /// The store of the person's own mistakes; `None` if no tries at puzzles are kept.
    pub mistakes: Option<Store>,
}

impl ReviewStores {
    pub fn of(services: &Services) -> Self {
        let (settings, store) = (services.settings(), &services.saving.store);
        Self {
            results: settings.statistics.then(|| store.clone()),
            mistakes: settings.rate_puzzles.then(|| store.clone()),
        }
    }
}
