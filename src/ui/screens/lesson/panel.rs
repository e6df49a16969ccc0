//! The words of a lesson: the step's text, what to try, the reply, and the way on.

use egui::text::LayoutJob;
use egui::{
    Align, CornerRadius, FontSelection, Frame, Label, Layout, Margin, Panel, ScrollArea, Stroke,
    Ui, UiBuilder,
};

use super::game::{LessonGame, Phase, Reply};
use crate::lessons::{Run, Task, fill, spoken};
use crate::rules::Names;
use crate::rules::words::{sentence, with_names};
use crate::ui::command::{Command, LessonCommand, Screen};
use crate::ui::focus;
use crate::ui::settings::{Settings, Side};
use crate::ui::theme::{self, Palette, size};

/// The least width of a window in which the panel stands beside the table.
const WIDE: f32 = 900.0;

/// The width of the panel beside the table.
const WIDTH: f32 = 352.0;

/// The share of the window's height that the panel may take above the table.
const SHARE: f32 = 0.5;

/// The height of the row of buttons with its margins.
const FOOT: f32 = 64.0;

/// Shows the head of the screen and the panel.
pub(super) fn show(
    ui: &mut Ui,
    game: &LessonGame,
    settings: &Settings,
    names: &Names,
    commands: &mut Vec<Command>,
) {
    let words = Words { game, names };
    let is_wide = ui.available_width() >= WIDE;
    words.head(ui, is_wide, commands);
    let frame = Frame::new()
        .fill(Palette::of(ui).ground)
        .inner_margin(Margin::symmetric(16, 10));
    let section = focus::Group::section("lesson").rank(0).aside();
    if is_wide {
        let panel = match settings.side {
            Side::Left => Panel::left("lesson"),
            Side::Right => Panel::right("lesson"),
        };
        panel
            .resizable(false)
            .exact_size(WIDTH)
            .frame(frame)
            .show(ui, |ui| section.show(ui, |ui| words.column(ui, commands)));
    } else {
        let most = ui.content_rect().height() * SHARE;
        Panel::top("lesson")
            .resizable(false)
            .frame(frame)
            .show(ui, |ui| {
                section.show(ui, |ui| words.row(ui, most, commands));
            });
    }
}

/// The words of a step, and the buttons that lead on.
struct Words<'a> {
    game: &'a LessonGame,
    names: &'a Names,
}

impl Words<'_> {
    /// Shows the way out, the title and the progress; in a narrow window, also the way on.
    fn head(&self, ui: &mut Ui, is_wide: bool, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.ground)
            .inner_margin(Margin::symmetric(12, 6));
        let (step, steps) = self.game.place();
        let progress = theme::text(format!("Step {} of {steps}", step + 1), size::BODY);
        let progress = progress.color(palette.muted);
        let group = focus::Group::row("lesson head").rank(0).aside();
        Panel::top("lesson head").frame(frame).show(ui, |ui| {
            group.show(ui, |ui| {
                ui.horizontal(|ui| {
                    if theme::secondary(ui, "Home").clicked() {
                        commands.push(Command::Show(Screen::Home));
                    }
                    if !is_wide {
                        self.way(ui, commands);
                        ui.label(progress);
                        return;
                    }
                    let title = format!("Learn {}", self.game.entry.title);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        if theme::secondary(ui, "Rules").clicked() {
                            commands.push(Command::Show(Screen::Rules(self.game.entry.id)));
                        }
                        ui.add_space(8.0);
                        ui.label(progress);
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            ui.add(Label::new(theme::text(title, size::HEADING)).truncate());
                        });
                    });
                });
            });
        });
    }

    /// Shows everything in a column beside the table.
    fn column(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let room = (ui.available_height() - FOOT).max(80.0);
        ScrollArea::vertical()
            .id_salt(("lesson", self.game.place()))
            .auto_shrink([false, true])
            .max_height(room)
            .show(ui, |ui| {
                focus::scroll_by_keys(ui);
                self.text(ui);
                self.question(ui, commands);
                self.reply(ui);
            });
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            ui.horizontal(|ui| self.way(ui, commands));
        });
    }

    /// Shows everything above the table. The reply takes the place of the text.
    fn row(&self, ui: &mut Ui, most: f32, commands: &mut Vec<Command>) {
        ScrollArea::vertical()
            .id_salt(("lesson", self.game.place()))
            .auto_shrink([false, true])
            .max_height((most - FOOT).max(80.0))
            .show(ui, |ui| {
                focus::scroll_by_keys(ui);
                match self.game.reply() {
                    Some(_) => self.reply(ui),
                    None => self.text(ui),
                }
                self.question(ui, commands);
            });
    }

    fn text(&self, ui: &mut Ui) {
        let step = self.game.step();
        let color = Palette::of(ui).accent;
        ui.label(theme::text(&step.title, size::HEADING).color(color));
        ui.add_space(4.0);
        self.runs(ui, &step.text);
    }

    /// Shows the question and the answers to choose from, until the right one is found.
    fn question(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let Task::Answer {
            question, choices, ..
        } = &self.game.step().task
        else {
            return;
        };
        if matches!(self.game.phase(), Phase::Then | Phase::Done) {
            return;
        }
        ui.add_space(8.0);
        self.runs(ui, question);
        ui.add_space(4.0);
        let asked = self.game.phase() == Phase::Asked;
        ui.horizontal_wrapped(|ui| {
            for (place, (choice, _)) in choices.iter().enumerate() {
                let words = sentence(&with_names(choice, self.names));
                let button = theme::secondary_enabled(ui, asked, &words);
                if place == 0 {
                    focus::main(ui, button.id);
                }
                if button.clicked() {
                    commands.push(Command::Lesson(LessonCommand::Answer(place)));
                }
            }
        });
    }

    fn reply(&self, ui: &mut Ui) {
        let Some(reply) = self.game.reply() else {
            return;
        };
        let palette = Palette::of(ui);
        let color = match reply {
            Reply::Right(_) => palette.accent,
            Reply::Wrong(_) | Reply::Refused(_) => palette.warning,
        };
        ui.add_space(10.0);
        Frame::new()
            .fill(palette.panel)
            .stroke(Stroke::new(palette.stroke, color))
            .corner_radius(CornerRadius::same(8))
            .inner_margin(Margin::symmetric(12, 8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.label(theme::strong(verdict(reply), size::BODY).color(color));
                self.runs(ui, reply.words());
            });
    }

    /// Shows the buttons that lead on.
    fn way(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let game = self.game;
        let is_done = game.phase() == Phase::Done;
        let (label, command) = match game.is_last() {
            true => ("Play a game", Command::PlayLearned(game.entry.id)),
            false => ("Continue", Command::Lesson(LessonCommand::Next)),
        };
        if theme::secondary_enabled(ui, game.place().0 > 0, "Back").clicked() {
            commands.push(Command::Lesson(LessonCommand::Previous));
        }
        let next = theme::primary_enabled(ui, is_done, label);
        if is_done {
            focus::main(ui, next.id);
        }
        if next.clicked() {
            commands.push(command);
        }
        let gave_up = game.phase() == Phase::Asked && game.reply().is_some();
        if gave_up && theme::secondary(ui, "Show me").clicked() {
            commands.push(Command::Lesson(LessonCommand::ShowAnswer));
        }
    }

    /// Shows a text whose cards stand out, and are spoken by their names.
    fn runs(&self, ui: &mut Ui, text: &str) {
        let palette = Palette::of(ui);
        let runs = fill(text, self.names);
        let mut job = LayoutJob::default();
        for run in &runs {
            let part = match run {
                Run::Words(words) => theme::text(words, size::BODY),
                Run::Card(card) => {
                    let rank = match card.rank().code() {
                        'T' => "10".to_owned(),
                        code => code.to_string(),
                    };
                    let card = format!("{rank}{}", card.suit().sign());
                    theme::strong(card, size::BODY)
                }
            };
            let part = part.color(palette.text);
            part.append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
        }
        // The label inside would speak the signs, which screen readers stumble over.
        let spoken = spoken(text, self.names);
        ui.scope_builder(UiBuilder::new(), |ui| {
            let label = ui.add(Label::new(job).wrap());
            ui.accesskit_node_builder(label.id, |node| node.set_value(spoken));
        });
    }
}

/// The kind of a reply in a word.
pub(super) const fn verdict(reply: &Reply) -> &'static str {
    match reply {
        Reply::Right(_) => "Right.",
        Reply::Wrong(_) => "Not quite.",
        Reply::Refused(_) => "Not allowed.",
    }
}
