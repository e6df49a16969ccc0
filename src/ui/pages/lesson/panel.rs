//! The panel of a lesson: the step's text, what to try, the reply, and the buttons for moving on.

use crate::ui::shell::Commands;
use std::fmt::Debug;
use std::hash::Hash;

use egui::text::LayoutJob;
use egui::{Align, FontSelection, Id, Label, RichText, Sense, Ui, UiBuilder, Vec2};

use super::super::exercise::{Head, PanelContent, main_button_pressed, show_reply};
use super::command::LessonCommand;
use super::game::{LessonGame, Stage};
use crate::lessons::Task;
use crate::store::Medal;
use crate::text::{Message, Run, ending, lesson_page as texts};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::settings::Coach;
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{focus, medal};

/// The side of the medal at its largest.
const MEDAL: f32 = 72.0;

/// The texts of a step, and the buttons for moving on.
pub(super) struct LessonPanel<'a> {
    pub game: &'a LessonGame,
    /// The medal that the lesson has earned a step of.
    pub medal: Option<&'a Medal>,
    pub offers_coach: bool,
}

impl PanelContent for LessonPanel<'_> {
    fn head(&self) -> Head {
        let entry = self.game.entry;
        let (step, steps) = self.game.step_number();
        Head {
            exit: (texts::home(), PageId::HOME),
            title: texts::title(entry.title).into(),
            progress: texts::step(step + 1, steps),
            game: entry.id,
        }
    }

    fn part(&self) -> impl Hash + Debug {
        self.game.step_number()
    }

    /// Above the table, the reply replaces the text.
    fn show_text(&self, ui: &mut Ui, is_beside: bool, commands: &mut Commands) {
        if is_beside {
            self.text(ui);
            self.question(ui, commands);
            self.reply(ui);
        } else {
            match self.game.reply() {
                Some(_) => self.reply(ui),
                None => self.text(ui),
            }
            self.question(ui, commands);
        }
        self.ending(ui, commands);
    }

    fn show_navigation(&self, ui: &mut Ui, commands: &mut Commands) {
        let game = self.game;
        let is_done = game.stage() == Stage::Done;
        let (label, command) = if game.is_last() {
            (texts::play_game(), LessonCommand::PlayGame)
        } else {
            (texts::go_on(), LessonCommand::Next)
        };
        let can_go_back = game.step_number().0 > 0;
        if theme::secondary_enabled(ui, can_go_back, texts::back()).clicked() {
            commands.push(LessonCommand::Previous);
        }
        let next = theme::primary_enabled(ui, is_done, label);
        if is_done && main_button_pressed(ui, &next) {
            commands.push(command);
        }
        let gave_up = game.stage() == Stage::Asked && game.reply().is_some();
        if gave_up && theme::secondary(ui, texts::show_me()).clicked() {
            commands.push(LessonCommand::ShowAnswer);
        }
    }
}

impl LessonPanel<'_> {
    fn text(&self, ui: &mut Ui) {
        let step = self.game.step();
        theme::accent_heading(ui, &step.title);
        ui.add_space(4.0);
        self.runs(ui, &step.text);
    }

    fn question(&self, ui: &mut Ui, commands: &mut Commands) {
        let Task::Answer { question, choices, .. } = &self.game.step().task else { return };
        if matches!(self.game.stage(), Stage::Then | Stage::Done) {
            return;
        }
        ui.add_space(8.0);
        self.runs(ui, question);
        ui.add_space(4.0);
        let asked = self.game.stage() == Stage::Asked;
        ui.horizontal_wrapped(|ui| {
            for (index, (choice, _)) in choices.iter().enumerate() {
                let button = theme::secondary_enabled(ui, asked, choice);
                if index == 0 {
                    focus::main(ui, button.id);
                }
                if button.clicked() {
                    commands.push(LessonCommand::Answer(index));
                }
            }
        });
    }

    fn reply(&self, ui: &mut Ui) {
        let Some(reply) = self.game.reply() else { return };
        show_reply(ui, reply, |ui| self.runs(ui, reply.words()));
    }

    /// Shows the medal at the end, leads on to the puzzles of the game, and offers the coach after the first lesson.
    fn ending(&self, ui: &mut Ui, commands: &mut Commands) {
        let game = self.game;
        let is_over = game.is_last() && game.stage() == Stage::Done;
        let lit = ui.animate_bool_with_time(Id::unique("medal of a lesson"), is_over, 4.0 * ui.style().animation_time);
        if !is_over {
            return;
        }
        ui.add_space(8.0);
        if let Some(medal) = self.medal {
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(MEDAL), Sense::hover());
                let mut filled = medal.filled();
                // The star of the lesson lights up while the medal is at its largest.
                filled[0] = lit >= 0.5;
                let scale = 0.8 + 0.2 * (lit * std::f32::consts::PI).sin();
                medal::medal(ui, rect.scale_from_center(scale), medal.entry, filled);
                ui.vertical(|ui| {
                    let words = ending::medal(medal.entry.title, medal.count(), medal.steps.len());
                    ui.label(theme::strong(ui, words, size::BODY).color(Palette::of(ui).accent));
                    if let Some(next) = medal.next() {
                        theme::note(ui, ending::next_step(next.label()));
                    }
                });
            });
        }
        if theme::secondary(ui, (Icon::Puzzles, texts::puzzles())).clicked() {
            commands.push(Command::Show(PageId::PuzzlesOf(game.entry.id)));
        }
        if !self.offers_coach {
            return;
        }
        ui.add_space(8.0);
        ui.add(Label::new(theme::text(ui, texts::coach_offer(), size::BODY)).wrap());
        ui.horizontal_wrapped(|ui| {
            for (answer, coach) in [(texts::coach_yes(), Coach::Mistakes), (texts::coach_no(), Coach::Off)] {
                if theme::secondary(ui, answer).clicked() {
                    commands.push(LessonCommand::Coach(coach));
                }
            }
        });
    }

    /// Shows a text in which cards are highlighted, and spoken by their names.
    fn runs(&self, ui: &mut Ui, text: &Message) {
        let palette = Palette::of(ui);
        let mut job = LayoutJob::default();
        let reader = theme::reader(ui);
        for run in text.runs(&reader) {
            let part = match run {
                Run::Words(words) => RichText::new(words).font(theme::font(size::BODY)),
                Run::Card(card) => RichText::new(reader.language().symbol(card)).font(theme::bold(size::BODY)),
            };
            let part = part.color(palette.text);
            part.append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
        }
        // The label inside would speak the suit signs, which screen readers stumble over.
        let spoken = text.render(&reader);
        ui.scope_builder(UiBuilder::new(), |ui| {
            let label = ui.add(Label::new(job).wrap());
            ui.accesskit_node_builder(label.id, |node| node.set_value(spoken));
        });
    }
}
