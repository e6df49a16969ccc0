//! The panel of a puzzle: the question, the reply to each try, and the cost of every choice.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Grid, Label, Ui};

use super::super::exercise::{
    Head, PanelContent, Reply, main_button_pressed, progress_text, show_reply,
};
use super::command::PuzzleCommand;
use super::game::{Phase, PuzzleGame};
use super::words::{heading, loss_label, question, unlisted};
use crate::rules::Names;
use crate::ui::command::Command;
use crate::ui::screens::ScreenId;
use crate::ui::theme::{self, Palette, size};

/// Maximum number of choices listed with their costs; there can be dozens of passes.
const LISTED: usize = 12;

/// The width of the cost beside a choice.
const COST: f32 = 112.0;

const MARGIN: &str = "Averages over many possible deals; ± is the 95% margin of error.";

/// The texts of a puzzle.
pub(super) struct PuzzlePanel<'a> {
    pub game: &'a PuzzleGame,
    pub names: &'a Names,
    /// The number of puzzles of the game.
    pub count: usize,
}

impl PanelContent for PuzzlePanel<'_> {
    type Command = PuzzleCommand;

    fn head(&self) -> Head {
        let entry = self.game.entry;
        let progress = progress_text("Puzzle", self.game.listed.place, self.count);
        Head {
            exit: ("Puzzles", ScreenId::PuzzlesOf(entry.id)),
            title: entry.title.to_owned(),
            progress: format!("{progress}, {}", self.game.listed.grade.name()),
            game: entry.id,
        }
    }

    fn part(&self) -> impl Hash + Debug {
        (self.game.listed.key, self.game.phase())
    }

    fn show_text(&self, ui: &mut Ui, is_beside: bool, commands: &mut Vec<PuzzleCommand>) {
        let reply = self.game.reply();
        if is_beside || reply.is_none() {
            self.show_task(ui, is_beside);
        }
        if is_beside {
            ui.add_space(8.0);
            self.show_looks(ui, commands);
        }
        if let Some(reply) = reply {
            self.show_reply(ui, reply);
        }
        if !is_beside {
            ui.add_space(2.0);
            self.show_looks(ui, commands);
            // The scroll area ends at the frame of a button and would clip its outline.
            ui.add_space(2.0);
        }
        if self.game.phase() != Phase::Asked {
            self.show_choices(ui);
        }
    }

    fn show_navigation(&self, ui: &mut Ui, commands: &mut Vec<PuzzleCommand>) {
        let is_asked = self.game.phase() == Phase::Asked;
        // No button takes the place of another, which the second click of a double click would hit.
        if theme::secondary_enabled(ui, is_asked, "Show answer").clicked() {
            commands.push(PuzzleCommand::ShowAnswer);
        }
        if is_asked {
            return;
        }
        let next = theme::primary(ui, "Next puzzle");
        if main_button_pressed(ui, &next) {
            commands.push(PuzzleCommand::Next);
        }
    }
}

impl PuzzlePanel<'_> {
    /// Shows the question and the relevant facts; above the table, only the facts.
    fn show_task(&self, ui: &mut Ui, is_beside: bool) {
        let scene = self.game.table();
        if is_beside {
            theme::accent_heading(ui, "Find the play");
            ui.add_space(4.0);
        }
        body(ui, &question(scene.wins));
        if is_beside {
            let aim = scene.aim.as_ref().map(|aim| aim.text.clone());
            let aim = aim.unwrap_or_else(self.game.entry.aim);
            theme::note(ui, &aim.render(self.names));
        }
        let facts = scene.facts.iter().map(|fact| {
            // Lines break between facts, not within one.
            fact.text().render(self.names).replace(' ', "\u{a0}")
        });
        let facts: Vec<String> = facts.collect();
        if !facts.is_empty() {
            theme::note(ui, &facts.join("  ·  "));
        }
    }

    /// Shows the buttons that look back at the deal, skip it, start over or play on.
    fn show_looks(&self, ui: &mut Ui, commands: &mut Vec<PuzzleCommand>) {
        let is_asked = self.game.phase() == Phase::Asked;
        ui.horizontal_wrapped(|ui| {
            let label = if self.game.looks_back() {
                "Back to the puzzle"
            } else {
                "Last trick"
            };
            if is_asked && self.game.has_last_trick() && theme::small(ui, label).clicked() {
                commands.push(PuzzleCommand::LastTrick);
            }
            if theme::small(ui, "The deal so far").clicked() {
                commands.push(PuzzleCommand::Story);
            }
            if is_asked {
                let can_skip = !self.game.looks_back();
                if can_skip && theme::small(ui, "Skip").clicked() {
                    commands.push(PuzzleCommand::Next);
                }
                return;
            }
            if theme::small(ui, "Try again").clicked() {
                commands.push(PuzzleCommand::TryAgain);
            }
            if theme::small(ui, "Play on from here").clicked() {
                commands.push(Command::PlayOn.into());
            }
        });
    }

    fn show_reply(&self, ui: &mut Ui, reply: &Reply) {
        show_reply(ui, reply, |ui| body(ui, reply.words()));
    }

    /// Shows the costs of the best choices, best first, and of those that were tried.
    fn show_choices(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let (listed, rest): (Vec<_>, Vec<_>) = (self.game.choices().into_iter().enumerate())
            .partition(|(index, choice)| *index < LISTED || choice.is_tried);
        ui.add_space(12.0);
        let title = heading(self.game.table().wins);
        ui.label(theme::strong(title, size::BODY));
        ui.add_space(4.0);
        ui.spacing_mut().interact_size.y = 0.0;
        Grid::new("choices")
            .num_columns(2)
            .max_col_width((ui.available_width() - COST).max(COST))
            .spacing([16.0, 6.0])
            .show(ui, |ui| {
                for (_, choice) in &listed {
                    let words = if choice.is_tried {
                        format!("{}, your try", choice.name)
                    } else {
                        choice.name.clone()
                    };
                    let words = match choice.cost {
                        None => theme::strong(words, size::BODY).color(palette.accent),
                        Some(_) if choice.is_tried => {
                            theme::strong(words, size::BODY).color(palette.warning)
                        }
                        Some(_) => theme::text(words, size::BODY),
                    };
                    ui.add(Label::new(words).wrap());
                    let cost = choice.cost.map_or("best".into(), loss_label);
                    ui.vertical(|ui| ui.label(theme::text(cost, size::BODY)));
                    ui.end_row();
                }
            });
        ui.add_space(4.0);
        if let Some(least) = rest.first().and_then(|(_, choice)| choice.cost) {
            theme::note(ui, &unlisted(rest.len(), least));
        }
        let mut losses = listed.iter().filter_map(|(_, choice)| choice.cost);
        if losses.any(|loss| !loss.is_exact()) {
            theme::note(ui, MARGIN);
        }
    }
}

fn body(ui: &mut Ui, words: &str) {
    ui.label(theme::text(words, size::BODY));
}
