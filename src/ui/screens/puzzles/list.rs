//! The puzzles of a game, each with a button, and the search for new ones.

use egui::{ProgressBar, ScrollArea, Ui, vec2};

use super::book::PuzzleBook;
use super::collection::Listed;
use super::command::PuzzlesCommand;
use super::miner::{Status, WANTED, ended};
use super::words::solved;
use crate::games::Entry;
use crate::puzzles::Grade;
use crate::rules::words::{count, sentence};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::page;
use crate::ui::screens::ScreenId;
use crate::ui::services::Services;
use crate::ui::shell::Surroundings;
use crate::ui::theme::{self, Palette, size};

/// The maximum width of the progress bar of the search.
const BAR: f32 = 420.0;

const METHOD: &str = "Computer players play against each other, and Master looks for positions with one \
    clearly best play. This can take several minutes. You can play or solve puzzles in the meantime.";

/// The puzzles of a game.
pub(in crate::ui) struct PuzzleListScreen {
    entry: &'static Entry,
}

impl PuzzleListScreen {
    pub const fn new(entry: &'static Entry) -> Self {
        Self { entry }
    }

    /// The id of the game.
    pub const fn game(&self) -> &'static str {
        self.entry.id
    }

    /// Shows the screen.
    pub fn show(
        &self,
        ui: &mut Ui,
        around: Surroundings<'_>,
        book: &PuzzleBook,
        commands: &mut Vec<PuzzlesCommand>,
    ) {
        let title = format!("Puzzles: {}", self.entry.title);
        page::show(ui, &title, around, commands, |ui, commands| {
            book.show_list(ui, around.services, self.entry, commands);
        });
    }
}

impl PuzzleBook {
    /// Shows the puzzles of a game.
    fn show_list(
        &self,
        ui: &mut Ui,
        services: &Services,
        entry: &'static Entry,
        commands: &mut Vec<PuzzlesCommand>,
    ) {
        ui.horizontal_wrapped(|ui| {
            self.show_next(ui, services, entry, commands);
            ui.add_space(8.0);
            if theme::secondary(ui, "Other games").clicked() {
                commands.push(Command::Show(ScreenId::Puzzles).into());
            }
        });
        ui.add_space(8.0);
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                focus::scroll_by_keys(ui);
                ui.set_max_width(ui.available_width() - theme::BAR);
                let list = self.of(entry.id);
                let progress = &services.settings().puzzles;
                let done = self.solved(entry.id, progress);
                ui.label(theme::text(solved(done, list.len()), size::BODY));
                for grade in Grade::ALL {
                    let name = sentence(grade.name());
                    let listed = |one: &&Listed| one.grade == grade && !one.is_own;
                    show_part(
                        ui,
                        services,
                        entry,
                        &name,
                        list.iter().filter(listed),
                        commands,
                    );
                }
                let own = list.iter().filter(|one| one.is_own);
                show_part(ui, services, entry, "Found on this computer", own, commands);
                ui.add_space(12.0);
                theme::heading(ui, "New puzzles");
                ui.add_space(4.0);
                self.show_search(ui, entry, commands);
            });
    }

    /// Shows the button that starts the search for new puzzles, or its progress.
    fn show_search(&self, ui: &mut Ui, entry: &'static Entry, commands: &mut Vec<PuzzlesCommand>) {
        if let Some(fault) = self.fault(entry.id) {
            let words = format!(
                "The puzzles found on this computer could not be read. Their file has not been \
                 changed. {fault}"
            );
            ui.label(theme::text(words, size::SMALL).color(Palette::of(ui).warning));
            return;
        }
        let status = self.search(entry.id);
        if let Some(Status {
            deals,
            found,
            end: None,
        }) = status
        {
            let words = format!(
                "{found} of {WANTED} found, {} searched",
                count(deals, "deal")
            );
            let bar = ProgressBar::new(found as f32 / WANTED as f32)
                .text(words)
                .desired_width(BAR.min(ui.available_width()));
            ui.add(bar);
            ui.add_space(8.0);
            if theme::secondary(ui, "Cancel").clicked() {
                commands.push(PuzzlesCommand::CancelFind(entry.id));
            }
            return;
        }
        let words = match status.and_then(|status| Some((status.found, status.end?))) {
            Some((found, end)) => ended(found, end),
            None => METHOD.into(),
        };
        theme::note(ui, &words);
        ui.add_space(4.0);
        if theme::secondary(ui, "Find new puzzles").clicked() {
            commands.push(PuzzlesCommand::Find(entry.id));
        }
    }
}

/// Shows a button for each of some puzzles below a heading; nothing if there are none.
fn show_part<'a>(
    ui: &mut Ui,
    services: &Services,
    entry: &'static Entry,
    heading: &str,
    list: impl Iterator<Item = &'a Listed>,
    commands: &mut Vec<PuzzlesCommand>,
) {
    let mut list = list.peekable();
    if list.peek().is_none() {
        return;
    }
    ui.add_space(12.0);
    theme::heading(ui, heading);
    ui.add_space(4.0);
    focus::Group::area(("puzzles", heading)).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            for one in list {
                let is_solved = services.settings().puzzles.is_solved(entry.id, one.key);
                let number = one.place + 1;
                let state = if is_solved { "solved" } else { "not solved" };
                let name = format!("Puzzle {number}, {}, {state}", one.grade.name());
                if theme::small_filled(ui, is_solved, &number.to_string(), &name).clicked() {
                    let puzzle = ScreenId::Puzzle(entry.id, one.key);
                    commands.push(Command::Begin(puzzle).into());
                }
            }
        });
    });
}
