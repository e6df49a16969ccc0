//! The calendar, the days in a row, and how a deal follows from its date.

use crate::ui::shell::Commands;
use egui::{Align2, Label, Ui, vec2};

use super::week::paint_mark;
use super::{TodayCommand, TodayPage, words};
use crate::rules::Message;
use crate::store::Date;
use crate::store::today::{CalendarDay, DayDeal, DayState};
use crate::text::today_page as texts;
use crate::ui::focus;
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The largest width of a day.
const WIDEST: f32 = 96.0;

/// The width of the calendar.
pub(super) const WIDTH: f32 = 7.0 * (WIDEST + GAP) - GAP;

/// The height of a day.
const HEIGHT: f32 = 52.0;

/// The distance between days.
const GAP: f32 = 6.0;

/// The day on which the first deal of a day was offered: the first of its month.
const FIRST: &str = "2026-11-01";

impl TodayPage {
    pub(super) fn show_streak(&self, ui: &mut Ui) {
        let streak = self.days.streak(self.today);
        ui.horizontal_wrapped(|ui| {
            theme::heading(ui, texts::in_a_row(streak.days as usize));
            if streak.longest > streak.days {
                theme::note(ui, texts::longest(streak.longest as usize));
            }
        });
        if let Some(missed) = words::missed(&self.days, &streak) {
            theme::note(ui, missed);
        }
        ui.add_space(theme::STEP);
    }

    pub(super) fn show_calendar(&self, ui: &mut Ui, commands: &mut Commands) {
        focus::Group::row("month").show(ui, |ui| ui.horizontal(|ui| self.show_month(ui, commands)));
        let room = ui.available_width();
        let width = ((room + GAP) / 7.0 - GAP).min(WIDEST);
        let month = self.days.month(self.month, self.today);
        let is_marked = |day: &CalendarDay| !matches!(day.state, DayState::ToCome | DayState::Missed);
        let has_marks = month.iter().any(is_marked);
        let blank = month.first().map_or(0, |day| day.date.weekday());
        let mut cells: Vec<Option<CalendarDay>> = vec![None; blank];
        cells.extend(month.into_iter().map(Some));
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.horizontal(|ui| {
            for day in words::SHORT_WEEKDAYS {
                let (rect, _) = ui.allocate_exact_size(vec2(width, 20.0), egui::Sense::hover());
                let (at, words) = (rect.center(), day);
                let muted = Palette::of(ui).muted;
                theme::paint_text(ui, at, Align2::CENTER_CENTER, words, size::SMALL, muted);
            }
        });
        focus::Group::area("days").show(ui, |ui| {
            for week in cells.chunks(7) {
                ui.horizontal(|ui| {
                    for cell in week {
                        match cell {
                            Some(day) => self.show_cell(ui, *day, width, commands),
                            None => ui.add_space(width + GAP),
                        }
                    }
                });
            }
        });
        ui.add_space(theme::STEP);
        if let Some(tally) = words::tally(self.days.in_month(self.month)) {
            ui.label(theme::strong(ui, tally, size::BODY));
        }
        if has_marks {
            theme::note(ui, texts::legend());
        }
    }

    /// Shows which month it is, and the ways to others.
    fn show_month(&self, ui: &mut Ui, commands: &mut Commands) {
        let month: Vec<Date> = self.month.month().collect();
        let before = month[0].minus(1);
        let first: Date = FIRST.parse().expect("a date");
        let has_before = before.is_some_and(|date| date >= first);
        let earlier = theme::icon(ui, has_before, Icon::Back, Message::EMPTY, texts::earlier());
        if let (true, Some(before)) = (earlier.clicked(), before) {
            commands.push(TodayCommand::ShowMonth(before));
        }
        let after = month[month.len() - 1].plus(1);
        let has_after = after <= self.today;
        if theme::icon(ui, has_after, Icon::Forward, Message::EMPTY, texts::later()).clicked() {
            commands.push(TodayCommand::ShowMonth(after));
        }
        theme::heading(ui, words::month(self.month));
        if self.chosen != self.today && theme::small(ui, texts::today()).clicked() {
            commands.push(TodayCommand::Choose(self.today));
        }
    }

    fn show_cell(&self, ui: &mut Ui, day: CalendarDay, width: f32, commands: &mut Commands) {
        let palette = Palette::of(ui);
        let (_, _, number) = day.date.parts();
        let is_chosen = day.date == self.chosen;
        let name = texts::day_state(words::day(day.date), words::state(day.state));
        let size = vec2(width, HEIGHT);
        let enabled = day.state != DayState::ToCome;
        let response = ui.add_enabled_ui(enabled, |ui| {
            theme::tile(ui, size, &name, |ui, rect, _| {
                if is_chosen {
                    let fill = palette.accent.gamma_multiply(0.22);
                    ui.painter().rect_filled(rect, 14.0, fill);
                }
                let ink = if enabled { palette.text } else { palette.muted };
                let corner = rect.left_top() + vec2(10.0, 7.0);
                theme::paint_text(ui, corner, Align2::LEFT_TOP, Words::verbatim(number), size::BODY, ink);
                let is_today = day.date == self.today;
                let inks = [palette.accent, palette.on_accent, palette.muted];
                paint_mark(ui, day.state, is_today, rect.right_bottom() - vec2(18.0, 18.0), inks);
            })
        });
        let response = response.inner.on_hover_text(theme::say(ui, &name));
        ui.accesskit_node_builder(response.id, |node| node.set_selected(is_chosen));
        if response.clicked() {
            commands.push(TodayCommand::Choose(day.date));
        }
    }

    /// Shows how a deal follows from its date, if asked for.
    pub(super) fn show_explanation(&self, ui: &mut Ui, commands: &mut Commands) {
        if theme::fold(ui, self.explains, texts::how()).clicked() {
            commands.push(TodayCommand::ToggleExplanation);
        }
        if self.explains {
            let code = DayDeal::of(self.chosen).code().to_string();
            for words in [texts::how_text(), texts::deal_code(code)] {
                let words = theme::text(ui, words, size::BODY);
                ui.add(Label::new(words).wrap().selectable(true));
            }
        }
        ui.add_space(theme::STEP);
    }
}
