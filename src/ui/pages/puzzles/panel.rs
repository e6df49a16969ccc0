//! The panel of a puzzle: the question, the reply to each try, and the cost of every choice.

use crate::ui::shell::Commands;
use std::fmt::Debug;
use std::hash::Hash;

use egui::{Grid, Label, Ui};

use super::super::exercise::{Head, PanelContent, Reply, main_button_pressed, show_reply};
use super::command::{PuzzleCommand, PuzzlesCommand};
use super::game::{PuzzleGame, Stage};
use super::words::{grade, heading, loss_label, question, rating_after, returns, unlisted};
use crate::rules::scene::Fact;
use crate::store::training::{PuzzleStreak, Training};
use crate::text::{Message, puzzles_page as texts};
use crate::ui::copy_row::copy_result_button;
use crate::ui::page_id::PageId;
use crate::ui::theme::{self, Palette, Words, size};

/// Maximum number of choices listed with their costs; there can be dozens of passes.
const LISTED: usize = 12;

/// The width of the cost beside a choice.
const COST: f32 = 112.0;

pub(super) struct PuzzlePanel<'a> {
    pub game: &'a PuzzleGame,
    /// The number of puzzles of the game.
    pub count: usize,
    /// The outcome of the person's tries, if they are kept.
    pub training: Option<&'a Training>,
    /// The change of the rating by the first answer, if it was the first try at the puzzle.
    pub change: Option<f64>,
    /// The streak to which the puzzle belongs, if it does.
    pub streak: Option<PuzzleStreak>,
    /// The most puzzles solved in a streak so far.
    pub best_streak: usize,
}

impl PanelContent for PuzzlePanel<'_> {
    fn head(&self) -> Head {
        let entry = self.game.entry;
        let listed = &self.game.listed;
        let number = listed.place + 1;
        let (exit, progress) = if let Some(streak) = self.streak {
            let number = streak.solved + usize::from(self.game.stage() != Stage::Solved);
            ((texts::puzzles(), PageId::PUZZLES), texts::streak_number(number, PuzzleStreak::LENGTH))
        } else if listed.mistake().is_some() {
            ((texts::my_mistakes(), PageId::MISTAKES), texts::mistake_number(number, self.count))
        } else {
            let puzzles = (texts::puzzles(), PageId::PuzzlesOf(entry.id));
            (puzzles, texts::puzzle_number(number, self.count, grade(listed.grade)))
        };
        Head { exit, title: entry.into(), progress, game: entry.id }
    }

    fn part(&self) -> impl Hash + Debug {
        (self.game.listed.key, self.game.stage())
    }

    fn show_text(&self, ui: &mut Ui, is_beside: bool, commands: &mut Commands) {
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
        if let Some(streak) = self.streak.filter(|streak| streak.is_over() && self.game.stage() != Stage::Asked) {
            ui.add_space(8.0);
            ui.label(theme::strong(ui, texts::streak_ended(streak.solved, self.best_streak), size::BODY));
            body(ui, texts::streak_again());
            copy_result_button(ui, || streak.line(), commands);
        }
        if !is_beside {
            ui.add_space(2.0);
            self.show_looks(ui, commands);
            // The scroll area ends at the frame of a button and would clip its outline.
            ui.add_space(2.0);
        }
        if self.game.stage() != Stage::Asked {
            self.show_standing(ui);
            self.show_choices(ui);
        }
    }

    fn show_navigation(&self, ui: &mut Ui, commands: &mut Commands) {
        let is_asked = self.game.stage() == Stage::Asked;
        // No button takes the place of another, which the second click of a double click would hit.
        let show = theme::secondary_enabled(ui, is_asked, texts::show_answer());
        let show = if self.streak.is_some() { show.on_hover_text(theme::say(ui, texts::ends_streak())) } else { show };
        if show.clicked() {
            commands.push(PuzzleCommand::ShowAnswer);
        }
        if is_asked {
            return;
        }
        let is_over = self.streak.is_some_and(|streak| streak.is_over());
        let next = theme::primary(ui, if is_over { texts::puzzles() } else { texts::next_puzzle() });
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
            let is_own = self.game.listed.mistake().is_some();
            let heading = if is_own { texts::what_would_you_play() } else { texts::find_the_play() };
            theme::accent_heading(ui, heading);
            ui.add_space(4.0);
        }
        body(ui, question(scene.wins));
        if is_beside {
            let aim = scene.aim.as_ref().map(|aim| aim.text.clone());
            let aim = aim.unwrap_or_else(self.game.entry.aim);
            theme::note(ui, aim);
        }
        if !scene.facts.is_empty() {
            let facts: Vec<Message> = scene.facts.iter().map(Fact::text).collect();
            let join = |facts: &[Message]| texts::facts(facts.iter().cloned()).into();
            let lines = theme::lines(ui, &facts, join, &theme::font(size::SMALL), ui.available_width());
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                lines.into_iter().for_each(|line| theme::note(ui, line));
            });
        }
    }

    /// Shows the buttons that look back at the deal, skip it, start over or play on.
    fn show_looks(&self, ui: &mut Ui, commands: &mut Commands) {
        let is_asked = self.game.stage() == Stage::Asked;
        ui.horizontal_wrapped(|ui| {
            let label = if self.game.looks_back() { texts::back_to_puzzle() } else { texts::previous_trick() };
            let can_look = is_asked && self.game.has_previous_trick();
            if can_look && theme::small(ui, label).clicked() {
                commands.push(PuzzleCommand::PreviousTrick);
            }
            if theme::small(ui, texts::story()).clicked() {
                commands.push(PuzzleCommand::Story);
            }
            if self.game.listed.mistake().is_some() && theme::small(ui, texts::remove_mistake()).clicked() {
                commands.push(PuzzlesCommand::RemoveMistake(self.game.listed.key));
            }
            if is_asked {
                let can_skip = self.streak.is_none() && !self.game.looks_back();
                if can_skip && theme::small(ui, texts::skip()).clicked() {
                    commands.push(PuzzleCommand::Next);
                }
                return;
            }
            if theme::small(ui, texts::try_again()).clicked() {
                commands.push(PuzzleCommand::TryAgain);
            }
            if theme::small(ui, texts::play_on()).clicked() {
                commands.push(PuzzleCommand::PlayOn);
            }
            if self.streak.is_none() && theme::small(ui, texts::find_alike()).clicked() {
                let theme = self.game.listed.themes.last().copied();
                commands.push(PuzzlesCommand::FindAlike(self.game.entry.id, theme));
            }
        });
    }

    fn show_reply(&self, ui: &mut Ui, reply: &Reply) {
        show_reply(ui, reply, |ui| body(ui, reply.words()));
    }

    /// Says what the answer means for the person's rating, when the puzzle returns, and what it was about.
    fn show_standing(&self, ui: &mut Ui) {
        ui.add_space(8.0);
        if let Some(training) = self.training {
            if self.streak.is_none() && self.game.listed.mistake().is_none() {
                theme::note(ui, rating_after(training.rating, self.change));
            }
            if let Some(returns) = returns(training, self.game.listed.key) {
                theme::note(ui, returns);
            }
        }
        let themes = &self.game.listed.themes;
        if !themes.is_empty() {
            let themes = texts::themes(themes.iter().map(|theme| theme.label()));
            theme::note(ui, themes);
        }
    }

    /// Shows the costs of the best choices, best first, and of those that were tried.
    fn show_choices(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let (listed, rest): (Vec<_>, Vec<_>) = (self.game.choices().into_iter().enumerate())
            .partition(|(index, choice)| *index < LISTED || choice.is_tried);
        ui.add_space(12.0);
        let title = heading(self.game.table().wins);
        ui.label(theme::strong(ui, title, size::BODY));
        ui.add_space(4.0);
        ui.spacing_mut().interact_size.y = 0.0;
        Grid::new("choices")
            .num_columns(2)
            .max_col_width((ui.available_width() - COST).max(COST))
            .spacing([16.0, 6.0])
            .show(ui, |ui| {
                for (_, choice) in &listed {
                    let words = if choice.is_tried {
                        texts::your_try(choice.name.clone())
                    } else {
                        texts::choice(choice.name.clone())
                    };
                    let words = match choice.cost {
                        None => theme::strong(ui, words, size::BODY).color(palette.accent),
                        Some(_) if choice.is_tried => theme::strong(ui, words, size::BODY).color(palette.warning),
                        Some(_) => theme::text(ui, words, size::BODY),
                    };
                    ui.add(Label::new(words).wrap());
                    let cost = choice.cost.map_or_else(texts::best, loss_label);
                    ui.vertical(|ui| ui.label(theme::text(ui, cost, size::BODY)));
                    ui.end_row();
                }
            });
        ui.add_space(4.0);
        if let Some(least) = rest.first().and_then(|(_, choice)| choice.cost) {
            theme::note(ui, unlisted(rest.len(), least));
        }
        let mut losses = listed.iter().filter_map(|(_, choice)| choice.cost);
        if losses.any(|loss| !loss.is_exact()) {
            theme::note(ui, texts::margin());
        }
    }
}

fn body(ui: &mut Ui, words: impl Into<Words>) {
    ui.label(theme::text(ui, words, size::BODY));
}
