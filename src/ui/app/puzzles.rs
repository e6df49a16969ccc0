//! The dispatcher's part for puzzles, and their pages.

use egui::{Context, Ui};

use super::App;
use super::page::Page;
use crate::games::entry;
use crate::ui::command::{Command, PuzzleCommand, Screen};

impl App {
    /// The id of the game of the puzzle on the table, and the puzzle's key.
    pub fn puzzle(&self) -> Option<(&'static str, u64)> {
        let (entry, key) = self.puzzles.puzzle()?;
        Some((entry.id, key))
    }

    /// Runs a command of the puzzles, and remembers which were opened and solved.
    pub(super) fn run_puzzles(&mut self, ctx: &Context, command: PuzzleCommand) {
        match command {
            PuzzleCommand::Open(id, key) => self.open_puzzle(ctx, id, key),
            PuzzleCommand::Next => {
                let next = self.puzzles.next(&self.services.settings().puzzles);
                if let (Some((id, _)), Some(key)) = (self.puzzle(), next) {
                    self.open_puzzle(ctx, id, key);
                }
            }
            PuzzleCommand::Board(done) => {
                if let (true, Some((id, key))) = (self.puzzles.gesture(done), self.puzzle()) {
                    self.services.settings_mut().puzzles.solve(id, key);
                }
            }
            PuzzleCommand::Find(id) => {
                if let Some(entry) = entry(id) {
                    self.puzzles.find(ctx, entry, &self.services);
                }
            }
            PuzzleCommand::CancelFind => self.puzzles.cancel_find(),
            PuzzleCommand::ShowAnswer
            | PuzzleCommand::TryAgain
            | PuzzleCommand::LastTrick
            | PuzzleCommand::Story => self.puzzles.run(&command),
        }
    }

    fn open_puzzle(&mut self, ctx: &Context, id: &str, key: u64) {
        let Some(entry) = entry(id) else { return };
        match self.puzzles.open(entry, key, self.services.settings()) {
            Ok(()) => {
                self.services.settings_mut().puzzles.open(id, key);
                self.go_to(Screen::Puzzle);
            }
            Err(error) => self.notify(ctx, format!("This puzzle cannot be shown: {error}.")),
        }
    }

    /// Reads puzzles when needed, and receives what the search for new ones has found. The search
    /// ends when the person leaves the puzzles.
    pub(super) fn follow_puzzles(&mut self) {
        match self.screen {
            Screen::Puzzles | Screen::PuzzlesOf(_) | Screen::Puzzle => {
                let store = &self.services.saving.store;
                self.puzzles.read(store);
                self.puzzles.update(store);
            }
            _ => self.puzzles.cancel_find(),
        }
    }

    /// Shows a page of the puzzles.
    pub(super) fn show_puzzles(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let (visit, services) = (self.visit, &self.services);
        let back = self.way_back();
        let page = Page {
            services,
            visit,
            back,
        };
        match self.screen {
            Screen::PuzzlesOf(id) if let Some(entry) = entry(id) => {
                let title = format!("Puzzles: {}", entry.title);
                page.show(ui, &title, commands, |ui, commands| {
                    self.puzzles.show_list(ui, services, entry, commands);
                });
            }
            Screen::Puzzle => self.puzzles.show_puzzle(ui, services, visit, commands),
            _ => page.show(ui, "Puzzles", commands, |ui, commands| {
                self.puzzles.show_overview(ui, services, commands);
            }),
        }
    }
}
