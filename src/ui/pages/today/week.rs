//! The marks of days: the places that were reached, also those of the last week in a row.

use egui::{Align2, Color32, Pos2, Stroke, Ui, Vec2, vec2};

use crate::store::Date;
use crate::store::today::{DayState, Days};
use crate::ui::theme::{self, Palette, Words, size};

/// The radius of the circle around a place, and that of a dot.
const MEDAL: f32 = 11.0;
const DOT: f32 = 3.0;

/// The distance between the marks of a week.
const GAP: f32 = 6.0;
const STEP: f32 = 2.0 * MEDAL + GAP;

/// The size of the marks of a week.
pub(in crate::ui) const WEEK: Vec2 = vec2(7.0 * STEP - GAP, 2.0 * MEDAL + 2.0);

/// Paints the place that was reached on a day, or a dot if it still counts. The inks are that of places, that on the mark
/// of a victory, and that of other days.
pub(super) fn paint_mark(ui: &Ui, state: DayState, is_today: bool, center: Pos2, [ink, on_ink, muted]: [Color32; 3]) {
    let painter = ui.painter();
    match state {
        DayState::Played(place) | DayState::PlayedLate(place) => {
            let number = if place == 1 {
                painter.circle_filled(center, MEDAL, ink);
                on_ink
            } else {
                painter.circle_stroke(center, MEDAL, Stroke::new(Palette::of(ui).stroke, ink));
                ink
            };
            theme::paint_strong(ui, center, Align2::CENTER_CENTER, Words::verbatim(place), size::SMALL, number);
        }
        DayState::Open => {
            painter.circle_filled(center, DOT, if is_today { ink } else { muted });
        }
        DayState::ToCome | DayState::Missed => {}
    }
}

/// Paints the marks of the last seven days, today's last, with the inks of [`paint_mark`]; empty without a result.
pub(in crate::ui) fn paint_week(ui: &Ui, days: &Days, at: Pos2, inks: [Color32; 3]) {
    let today = Date::today();
    for (place, date) in (0..7).rev().filter_map(|back| today.minus(back)).enumerate() {
        let center = at + vec2(MEDAL + place as f32 * STEP, WEEK.y / 2.0);
        match days.state(date, today) {
            DayState::Open | DayState::Missed | DayState::ToCome => {
                let ink = if date == today { inks[0] } else { inks[2] };
                ui.painter().circle_stroke(center, MEDAL, Stroke::new(Palette::of(ui).stroke, ink));
            }
            state => paint_mark(ui, state, date == today, center, inks),
        }
    }
}
