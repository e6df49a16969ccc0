//! The dispatcher's part for results of finished games: keeping, showing, exporting and removing
//! them.

use egui::{Context, Ui};

use super::App;
use super::page::Page;
use crate::store::Record;
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
