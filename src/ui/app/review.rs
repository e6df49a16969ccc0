//! Commands of the review: opening a game for review, and playing on from a position.

use std::path::Path;

use egui::Context;

use super::App;
use crate::limits::GAME_NAME;
use crate::store::{ResultLog, Saved};
use crate::ui::command::Screen;
use crate::ui::game_summary;

impl App {
    /// Reviews the game at the table.
    pub(super) fn review_table(&mut self) {
        if let Some(game) = self.table.game() {
            let results = self.log_of_reviews();
            let path = game.path().to_owned();
            self.review.open(game.saved(), path, results);
            self.go_to(Screen::Review);
        }
    }

    /// Reviews a saved game.
    pub(super) fn review_file(&mut self, ctx: &Context, path: &Path) {
        match self.services.saving.read(path) {
            Ok(saved) => {
                self.keep_missing_result(&saved, path);
                let results = self.log_of_reviews();
                self.review.open(&saved, path.to_owned(), results);
                self.go_to(Screen::Review);
            }
            Err(error) => self.notify(ctx, format!("This game cannot be reviewed. {error}")),
        }
    }

    /// Where whole reviews are added to the results; `None` if none are kept.
    fn log_of_reviews(&self) -> Option<ResultLog> {
        let log = self.services.saving.results_log();
        self.settings().statistics.then(|| log.clone())
    }

    /// Starts a game from the position in review, or from the puzzle, in a file of its own.
    pub(super) fn play_on(&mut self, ctx: &Context) {
        let (branch, words) = match self.screen {
            Screen::Puzzle => (
                self.puzzles.branch(),
                "This is a new game that starts from the puzzle.",
            ),
            _ => (
                self.review.branch(),
                "This is a new game. The one you reviewed is unchanged.",
            ),
        };
        let Some(mut saved) = branch else { return };
        saved.name = branch_name(&saved).into();
        let path = self.services.saving.new_path(saved.session.id());
        self.open_game(ctx, saved, path);
        self.notify(ctx, words);
    }
}

/// The name for a game that continues from a position of another one.
fn branch_name(saved: &Saved) -> String {
    const END: &str = " (replayed)";
    let name = game_summary::name(saved);
    let name = name.strip_suffix(END).unwrap_or(&name);
    let kept = name.chars().take(GAME_NAME - END.len());
    kept.chain(END.chars()).collect()
}
