//! The dispatcher's part for results of finished games: keeping, showing, exporting and removing
//! them.

use std::path::Path;
use std::sync::Arc;

use egui::{Context, Ui};

use super::App;
use super::page::Page;
use crate::store::{FinishedGame, Origin, PlayedGame, Record, Saved, now};
use crate::ui::command::{Command, StatisticsCommand};

impl App {
    /// Keeps the result of the game at the table, if it has just been finished.
    pub(super) fn keep_result(&mut self) {
        let finished = self.table.take_result();
        if let Some(finished) = finished.filter(|_| self.settings().statistics) {
            let log = self.services.saving.results_log();
            log.add(&Record::Game(finished));
        }
    }

    /// Keeps the result of a finished game that is opened without one, because Misère was killed before
    /// it could be written. A game from elsewhere was finished by others.
    pub(super) fn keep_missing_result(&self, saved: &Saved, path: &Path) {
        let settings = self.settings();
        let is_from_elsewhere = matches!(saved.origin, Origin::Import | Origin::Example);
        let is_counted = settings.statistics && saved.saved_at >= settings.statistics_since;
        if is_from_elsewhere || !is_counted {
            return;
        }
        let saving = &self.services.saving;
        let Some(finished) = FinishedGame::of(saved, path) else {
            return;
        };
        // The file may have another name than when the game was finished.
        let is_kept = |game: &Arc<PlayedGame>| game.result.log == finished.log;
        match saving.results() {
            Ok(results) if !results.games.iter().any(is_kept) => {
                saving.results_log().add(&Record::Game(finished));
            }
            _ => {}
        }
    }

    /// Reads the results again.
    pub(super) fn read_results(&mut self) {
        let saving = &self.services.saving;
        let can_restore = saving.has_removed_results();
        self.statistics.read(saving.results(), can_restore);
    }

    pub(super) fn show_statistics(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let back = self.way_back();
        let (services, statistics) = (&self.services, &mut self.statistics);
        let page = Page {
            services,
            visit: self.visit,
            back,
        };
        let show = |ui: &mut Ui, commands: &mut Vec<Command>| {
            statistics.show(ui, services.settings(), commands);
        };
        page.show(ui, "Statistics", commands, show);
    }

    pub(super) fn run_statistics(&mut self, ctx: &Context, command: StatisticsCommand) {
        let changed = match command {
            StatisticsCommand::Export(table) => {
                let files = &mut self.services.files;
                return files.export_table(ctx, "Misère statistics", table);
            }
            StatisticsCommand::Reset => self.services.saving.reset_results(),
            StatisticsCommand::Restore => {
                self.services.toasts.clear();
                self.services.saving.restore_results()
            }
        };
        match changed {
            Err(error) => self.notify(ctx, error.to_string()),
            Ok(()) if command == StatisticsCommand::Reset => {
                // Games finished before are not to come back one by one.
                self.services.settings_mut().statistics_since = now();
                let undo = Command::Statistics(StatisticsCommand::Restore);
                let toasts = &mut self.services.toasts;
                toasts.offer(ctx, "Statistics reset", "Undo", undo);
            }
            Ok(()) => {}
        }
        self.services.saving.wait();
        self.read_results();
    }
}
