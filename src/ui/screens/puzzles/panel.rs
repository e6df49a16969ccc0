//! The panel of a puzzle: the question, the reply to each try, and the cost of every choice.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Grid, Label, Ui};

use super::super::exercise::{Head, PanelContent, Reply, main_button_pressed, show_reply};
use super::command::PuzzleCommand;
use super::game::{PuzzleGame, Stage};
use super::words::{grade, heading, loss_label, question, rating_after, returns, unlisted};
use crate::rules::Names;
use crate::rules::scene::Fact;
use crate::store::training::Training;
use crate::text::{Message, puzzles_screen as texts};
use crate::ui::command::Command;
use crate::ui::screen_id::ScreenId;
use crate::ui::theme::{self, Palette, size};

/// Maximum number of choices listed with their costs; there can be dozens of passes.
const LISTED: usize = 12;

/// The width of the cost beside a choice.
const COST: f32 = 112.0;

pub(super) struct PuzzlePanel<'a> {
    pub game: &'a PuzzleGame,
    pub names: &'a Names,
    /// The number of puzzles of the game.
    pub count: usize,
    /// The outcome of the person's tries, if they are kept.
    pub training: Option<&'a Training>,
    /// The change of the rating by the first answer.
    pub change: Option<f64>,
}

impl PanelContent for PuzzlePanel<'_> {
    type Command = PuzzleCommand;

    fn head(&self) -> Head {
        let entry = self.game.entry;
        let listed = &self.game.listed;
        Head {
            exit: (texts::puzzles(), ScreenId::PuzzlesOf(entry.id)),
            title: entry.title.to_owned(),
            progress: texts::puzzle_number(listed.place + 1, self.count, grade(listed.grade)),
            game: entry.id,
        }
    }

    fn part(&self) -> impl Hash + Debug {
        (self.game.listed.key, self.game.stage())
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
        if self.game.stage() != Stage::Asked {
            self.show_standing(ui);
            self.show_choices(ui);
        }
    }

    fn show_navigation(&self, ui: &mut Ui, commands: &mut Vec<PuzzleCommand>) {
        let is_asked = self.game.stage() == Stage::Asked;
        // No button takes the place of another, which the second click of a double click would hit.
        if theme::secondary_enabled(ui, is_asked, &self.say(&texts::show_answer())).clicked() {
            commands.push(PuzzleCommand::ShowAnswer);
        }
        if is_asked {
            return;
        }
        let next = theme::primary(ui, &self.say(&texts::next_puzzle()));
        if main_button_pressed(ui, &next) {
            commands.push(PuzzleCommand::Next);
        }
    }
}

impl PuzzlePanel<'_> {
    fn say(&self, message: &Message) -> String {
        message.render(self.names)
    }

    /// Shows the question and the relevant facts; above the table, only the facts.
    fn show_task(&self, ui: &mut Ui, is_beside: bool) {
        let scene = self.game.table();
        if is_beside {
            theme::accent_heading(ui, self.say(&texts::find_the_play()));
            ui.add_space(4.0);
        }
        body(ui, &self.say(&question(scene.wins)));
        if is_beside {
            let aim = scene.aim.as_ref().map(|aim| aim.text.clone());
            let aim = aim.unwrap_or_else(self.game.entry.aim);
            theme::note(ui, &aim.render(self.names));
        }
        if !scene.facts.is_empty() {
            let facts = texts::facts(scene.facts.iter().map(Fact::text));
            // Lines break between facts, not within one.
            let facts = self.say(&facts).replace(' ', "\u{a0}");
            theme::note(ui, &facts.replace("\u{a0}·\u{a0}", " · "));
        }
    }

    /// Shows the buttons that look back at the deal, skip it, start over or play on.
    fn show_looks(&self, ui: &mut Ui, commands: &mut Vec<PuzzleCommand>) {
        let is_asked = self.game.stage() == Stage::Asked;
        ui.horizontal_wrapped(|ui| {
            let label = if self.game.looks_back() { texts::back_to_puzzle() } else { texts::previous_trick() };
            let can_look = is_asked && self.game.has_previous_trick();
            if can_look && theme::small(ui, &self.say(&label)).clicked() {
                commands.push(PuzzleCommand::PreviousTrick);
            }
            if theme::small(ui, &self.say(&texts::story())).clicked() {
                commands.push(PuzzleCommand::Story);
            }
            if is_asked {
                let can_skip = !self.game.looks_back();
                if can_skip && theme::small(ui, &self.say(&texts::skip())).clicked() {
                    commands.push(PuzzleCommand::Next);
                }
                return;
            }
            if theme::small(ui, &self.say(&texts::try_again())).clicked() {
                commands.push(PuzzleCommand::TryAgain);
            }
            if theme::small(ui, &self.say(&texts::play_on())).clicked() {
                commands.push(Command::PlayOn.into());
            }
        });
    }

    fn show_reply(&self, ui: &mut Ui, reply: &Reply) {
        let language = self.names.language();
        show_reply(ui, reply, language, |ui| body(ui, &self.say(reply.words())));
    }

    /// Says what the answer means for the person's rating, when the puzzle returns, and what it was about.
    fn show_standing(&self, ui: &mut Ui) {
        ui.add_space(8.0);
        if let (Some(training), Some(change)) = (self.training, self.change) {
            theme::note(ui, &self.say(&rating_after(training.rating, change)));
            if let Some(returns) = returns(training, self.game.listed.key) {
                theme::note(ui, &self.say(&returns));
            }
        }
        let themes = &self.game.listed.themes;
        if !themes.is_empty() {
            let themes = texts::themes(themes.iter().map(|theme| theme.label()));
            theme::note(ui, &self.say(&themes));
        }
    }

    /// Shows the costs of the best choices, best first, and of those that were tried.
    fn show_choices(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let (listed, rest): (Vec<_>, Vec<_>) = (self.game.choices().into_iter().enumerate())
            .partition(|(index, choice)| *index < LISTED || choice.is_tried);
        ui.add_space(12.0);
        let title = self.say(&heading(self.game.table().wins));
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
                        texts::your_try(choice.name.clone())
                    } else {
                        texts::choice(choice.name.clone())
                    };
                    let words = self.say(&words);
                    let words = match choice.cost {
                        None => theme::strong(words, size::BODY).color(palette.accent),
                        Some(_) if choice.is_tried => theme::strong(words, size::BODY).color(palette.warning),
                        Some(_) => theme::text(words, size::BODY),
                    };
                    ui.add(Label::new(words).wrap());
                    let cost = self.say(&choice.cost.map_or_else(texts::best, loss_label));
                    ui.vertical(|ui| ui.label(theme::text(cost, size::BODY)));
                    ui.end_row();
                }
            });
        ui.add_space(4.0);
        if let Some(least) = rest.first().and_then(|(_, choice)| choice.cost) {
            theme::note(ui, &self.say(&unlisted(rest.len(), least)));
        }
        let mut losses = listed.iter().filter_map(|(_, choice)| choice.cost);
        if losses.any(|loss| !loss.is_exact()) {
            theme::note(ui, &self.say(&texts::margin()));
        }
    }
}

fn body(ui: &mut Ui, words: &str) {
    ui.label(theme::text(words, size::BODY));
}
