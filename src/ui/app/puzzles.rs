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
            PuzzleCommand::CancelFind(id) => self.puzzles.cancel_find(id),
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

    /// Reads puzzles when needed, and receives what searches for new ones have found. They go on
    /// whatever page is shown, and say when they have ended.
    pub(super) fn follow_puzzles(&mut self, ctx: &Context) {
        let store = &self.services.saving.store;
        if let Screen::Puzzles | Screen::PuzzlesOf(_) | Screen::Puzzle = self.screen {
            self.puzzles.read(store);
        }
        for (entry, found) in self.puzzles.update(store) {
            let message = format!("{}: {found}", entry.title);
            let list = Screen::PuzzlesOf(entry.id);
            if self.screen == list {
                self.notify(ctx, message);
            } else {
                let toasts = &mut self.services.toasts;
                toasts.offer(ctx, &message, "Show", Command::Show(list));
            }
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
