//! The columns of a score sheet.

use egui::{Sense, Ui, vec2};

use crate::rules::Seat;
use crate::ui::theme::{self, Palette, size};

/// The width of a column below which its numbers are shown in small type.
const NARROW: f32 = 90.0;

/// The columns of the sheet: a wide first one, and one for each player.
pub(super) struct Columns {
    first: f32,
    column: f32,
    count: usize,
}

impl Columns {
    /// Columns for this many players in the available room.
    pub fn new(ui: &Ui, first: f32, count: usize) -> Self {
        let room = ui.available_width() - theme::BAR;
        // In a narrow dialog, the numbers need the room.
        let first = first.min(room * 0.32);
        Self {
            first,
            column: ((room - first) / count.max(1) as f32).min(150.0),
            count,
        }
    }

    fn width(&self) -> f32 {
        self.first + self.column * self.count as f32
    }

    /// Shows a row; for the row of totals, `leaders` are the seats to be marked.
    pub fn row(&self, ui: &mut Ui, head: &str, cells: &[String], leaders: Option<&[Seat]>) {
        let palette = Palette::of(ui);
        let (height, points, head_color) = match leaders {
            Some(_) => (34.0, size::HEADING, palette.text),
            None if self.column < NARROW => (28.0, size::SMALL, palette.muted),
            None => (28.0, size::BODY, palette.muted),
        };
        let (rect, response) = ui.allocate_exact_size(vec2(self.width(), height), Sense::hover());
        let spoken = format!("{head}: {}", cells.join(", "));
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &spoken));
        let font = theme::font(size::BODY);
        let head = theme::one_line(ui, head, font, head_color, self.first - 8.0);
        let at = rect.left_center() - vec2(0.0, head.size().y / 2.0);
        ui.painter().galley(at, head, head_color);
        for (place, cell) in cells.iter().enumerate() {
            let right = rect.left() + self.first + self.column * (place as f32 + 1.0) - 8.0;
            let leads = |seat: &Seat| seat.index() == place;
            let color = if leaders.into_iter().flatten().any(leads) {
                palette.accent
            } else {
                palette.text
            };
            let at = egui::pos2(right, rect.center().y);
            theme::paint_text(ui, at, egui::Align2::RIGHT_CENTER, cell, points, color);
        }
    }

    /// Draws a line across all columns.
    pub fn rule(&self, ui: &mut Ui) {
        let line = egui::Stroke::new(1.0, Palette::of(ui).line);
        let (rect, _) = ui.allocate_exact_size(vec2(self.width(), 9.0), Sense::hover());
        ui.painter().hline(rect.x_range(), rect.center().y, line);
    }
}
