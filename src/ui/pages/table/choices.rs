//! The choices beside a hint: a row for each, with its cards and a bar as long as its loss.

use crate::ui::shell::Commands;
use egui::accesskit::Role;
use egui::{FontId, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::command::TableCommand;
use crate::cards::Cards;
use crate::games::{HintText, Loss, RatedMove};
use crate::text::{Message, table_page as texts};
use crate::ui::deck::Atlas;
use crate::ui::small_cards;
use crate::ui::theme::{self, Palette, size};

/// The number of choices that are listed at first.
const FIRST: usize = 3;

/// Maximum number of choices listed; there can be hundreds of passes.
const MOST: usize = 12;

/// The height of the window that everything but the rows takes.
const OTHER_PARTS: f32 = 340.0;

/// The width of the dialog.
const WIDE: f32 = 560.0;

/// The part of a row that the words on what a choice loses take at most; longer ones are wrapped.
const WORDS: f32 = 0.45;

/// The height of a bar.
const BAR: f32 = 10.0;

/// The distance between the parts of a row.
const GAP: f32 = 16.0;

/// The smallest loss for which a bar takes all its room, in points.
const LEAST_SCALE: f64 = 1.0;

/// The choices to be compared.
pub(super) struct Choices<'a> {
    pub advice: &'a HintText,
    /// Set if more than the best ones are listed.
    pub shows_all: bool,
    pub thinks_longer: bool,
    /// Set if this computer can think on.
    pub can_think: bool,
    pub atlas: &'a Atlas,
}

impl Choices<'_> {
    /// Shows the choices in a dialog over the table; returns whether it was closed.
    pub fn show(&self, ui: &Ui, commands: &mut Commands) -> bool {
        let tall = (ui.content_rect().height() - OTHER_PARTS).max(160.0);
        theme::dialog(ui, "values", WIDE, texts::choices(), |ui| {
            // Where no choice is known to be worse than another, there is nothing to compare.
            let is_best = |choice: &RatedMove| choice.loss.is_some_and(|loss| loss.points == 0.0);
            if self.advice.values.len() > 1 && self.advice.values.iter().all(is_best) {
                ui.add(egui::Label::new(theme::strong(ui, texts::all_as_good(), size::BODY)).wrap());
                ui.add_space(8.0);
                ui.horizontal_wrapped(|ui| {
                    for choice in self.advice.values.iter().take(MOST) {
                        self.show_cards(ui, choice);
                    }
                });
                return self.show_effort(ui, commands);
            }
            theme::note(ui, &self.advice.legend);
            ui.add_space(8.0);
            let listed = self.listed();
            ScrollArea::vertical().max_height(tall).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                self.show_rows(ui, listed);
            });
            ui.add_space(4.0);
            if listed.iter().any(|choice| choice.loss.is_some()) {
                theme::note(ui, texts::bars());
            }
            let hidden = self.advice.values.len() - listed.len();
            if hidden > 0 && listed.len() < MOST {
                if theme::secondary(ui, texts::show_more(hidden)).clicked() {
                    commands.push(TableCommand::ShowAllChoices);
                }
            } else if hidden > 0 {
                theme::note(ui, texts::more(hidden));
            }
            self.show_effort(ui, commands);
        })
    }

    /// Shows the cards of a choice alone, or its name.
    fn show_cards(&self, ui: &mut Ui, choice: &RatedMove) {
        if self.needs_name(choice) {
            ui.label(theme::text(ui, texts::rated_choice(choice.spoken.noun.clone()), size::BODY));
        } else {
            small_cards::show(ui, &choice.cards.iter().collect::<Vec<_>>(), self.atlas);
        }
    }

    /// Says how sure the values are, and offers to make them surer.
    fn show_effort(&self, ui: &mut Ui, commands: &mut Commands) {
        if self.advice.is_exact() {
            return theme::note(ui, texts::values_are_exact());
        }
        if self.advice.is_sure() {
            theme::note(ui, texts::values_are_sure());
        } else if self.can_think {
            let words = if self.thinks_longer { texts::stop_thinking() } else { texts::think_longer() };
            if theme::toggle(ui, self.thinks_longer, words).clicked() {
                commands.push(TableCommand::ThinkLonger);
            }
        }
    }

    fn listed(&self) -> &[RatedMove] {
        let all = &self.advice.values;
        // A button for a single one would take its room.
        let shows_all = self.shows_all || all.len() == FIRST + 1;
        let most = if shows_all { MOST } else { FIRST };
        &all[..all.len().min(most)]
    }

    fn show_rows(&self, ui: &mut Ui, listed: &[RatedMove]) {
        // The scale stays the same when more are listed.
        let all = self.advice.values.iter();
        let losses = all.take(MOST).filter_map(|choice| choice.loss);
        let scale = losses.fold(LEAST_SCALE, |scale, loss| scale.max(loss.points));
        let widths = listed.iter().map(|choice| small_cards::width(choice.cards.len()));
        let cards = widths.fold(0.0, f32::max);
        let widths = listed.iter().map(|choice| theme::text_width(ui, self.value(choice), self.value_font(choice)));
        let words = widths.fold(0.0, f32::max).ceil().min(WORDS * ui.available_width());
        for choice in listed {
            self.show_row(ui, choice, (cards, words), scale);
        }
    }

    /// Shows a choice, whose cards and words have this much room. It is a single picture for screen readers.
    fn show_row(&self, ui: &mut Ui, choice: &RatedMove, (cards, words): (f32, f32), scale: f64) {
        let palette = Palette::of(ui);
        let name = theme::say(ui, texts::rated_choice(choice.spoken.noun.clone()));
        let value = self.value(choice);
        let spoken = theme::say(ui, texts::choice_with_value(&name, theme::say(ui, &value)));
        let color = if self.is_best(choice) { palette.accent } else { palette.text };
        let value = ui.painter().layout(theme::say(ui, &value), self.value_font(choice), color, words);
        let needs_name = self.needs_name(choice);
        let named = if needs_name { size::BODY + GAP / 2.0 } else { 0.0 };
        let pictures = if choice.cards.is_empty() { BAR } else { small_cards::HEIGHT };
        let row = vec2(ui.available_width() - theme::BAR, named + value.size().y.max(pictures));
        let (rect, response) = ui.allocate_exact_size(row, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
        if !ui.is_rect_visible(rect) {
            return;
        }
        if needs_name {
            let font = theme::font(size::BODY);
            let words = theme::rendered_line(ui, name, font, color, rect.width());
            ui.painter().galley(rect.min, words, color);
        }
        let line = Rect::from_min_max(rect.min + vec2(0.0, named), rect.max);
        let corner = Rect::from_min_size(line.min, vec2(small_cards::width(choice.cards.len()), line.height()));
        if !choice.cards.is_empty() {
            small_cards::paint(ui, corner, choice.cards.iter(), self.atlas);
        }
        let from = if cards > 0.0 { cards + GAP } else { 0.0 };
        let room = (line.width() - from - GAP - words).max(0.0);
        let bar = pos2(line.left() + from, line.center().y - BAR / 2.0);
        let bar = Rect::from_min_size(bar, vec2(room, BAR));
        if let Some(loss) = choice.loss {
            paint_bar(ui, bar, loss, scale);
        }
        let at = pos2(bar.right() + GAP, line.center().y - value.size().y / 2.0);
        ui.painter().galley(at, value, color);
    }

    fn is_best(&self, choice: &RatedMove) -> bool {
        choice.action == self.advice.action
    }

    fn value_font(&self, choice: &RatedMove) -> FontId {
        if self.is_best(choice) { theme::bold(size::BODY) } else { theme::font(size::SMALL) }
    }

    /// The loss of a choice, in words.
    fn value(&self, choice: &RatedMove) -> Message {
        let unknown = match self.advice.values.len() {
            1 => texts::only_choice(),
            _ => texts::not_examined(),
        };
        choice.value.clone().unwrap_or(unknown)
    }

    /// Tells whether the cards of a choice fit another one too.
    fn needs_name(&self, choice: &RatedMove) -> bool {
        let is_like = |other: &&RatedMove| other.cards == choice.cards;
        let alike = self.advice.values.iter().filter(is_like).count();
        choice.cards == Cards::EMPTY || alike > 1
    }
}

/// Paints a bar as long as a loss, with a line as long as its margin of error in both directions.
fn paint_bar(ui: &Ui, room: Rect, loss: Loss, scale: f64) {
    let palette = Palette::of(ui);
    let x = |points: f64| {
        let share = (points / scale).clamp(0.0, 1.0) as f32;
        egui::lerp(room.left()..=room.right(), share)
    };
    let painter = ui.painter();
    painter.rect_filled(room, 5.0, palette.ground);
    let bar = Rect::from_x_y_ranges(room.left()..=x(loss.points), room.y_range());
    painter.rect_filled(bar, 5.0, palette.accent);
    if loss.margin > 0.0 {
        let line = Stroke::new(2.0, palette.text);
        let ends = [loss.points - loss.margin, loss.points + loss.margin].map(x);
        painter.hline(ends[0]..=ends[1], room.center().y, line);
        for end in ends {
            painter.vline(end, room.y_range(), line);
        }
    }
}
