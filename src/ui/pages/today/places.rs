//! The number of days on which the person came first, second and so on, as bars.

use egui::accesskit::Role;
use egui::{Align2, CornerRadius, Rect, Sense, Ui, WidgetInfo, vec2};

use super::TodayPage;
use crate::text::{table_page, today_page as texts};
use crate::ui::theme::{self, Palette, Words, size};

/// The height of a place, the width of its name, and the least width of a bar, with its number.
const HEIGHT: f32 = 26.0;
const NAME: f32 = 40.0;
const BAR: f32 = 28.0;

impl TodayPage {
    /// Shows them; the one of the chosen day stands out.
    pub(super) fn show_places(&self, ui: &mut Ui) {
        let mut counts = vec![0_usize; 4];
        for result in self.days.results() {
            counts.resize(counts.len().max(result.place), 0);
            counts[result.place - 1] += 1;
        }
        let most = counts.iter().copied().max().unwrap_or_default();
        if most == 0 {
            return;
        }
        let palette = Palette::of(ui);
        let chosen = self.days.result(self.chosen).map(|result| result.place);
        ui.add_space(theme::STEP);
        theme::heading(ui, texts::places());
        ui.spacing_mut().item_spacing.y = 0.0;
        let wide = ui.available_width();
        for (place, count) in (1..).zip(counts) {
            let (rect, response) = ui.allocate_exact_size(vec2(wide, HEIGHT), Sense::hover());
            let nth = table_page::nth_place(place);
            let spoken = theme::say(ui, texts::place_count(nth.clone(), count));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
            let name = theme::one_line(ui, nth, theme::font(size::BODY), palette.text, NAME);
            ui.painter().galley(
                Align2::LEFT_CENTER.anchor_size(rect.left_center(), name.size()).min,
                name,
                palette.text,
            );
            let share = count as f32 / most as f32;
            let bar = Rect::from_min_size(rect.min, vec2(BAR + (wide - NAME - BAR) * share, HEIGHT - 6.0));
            let bar = bar.translate(vec2(NAME, 3.0));
            let (fill, ink) =
                if chosen == Some(place) { (palette.accent, palette.ground) } else { (palette.raised, palette.text) };
            ui.painter().rect_filled(bar, CornerRadius::same(5), fill);
            let at = bar.right_center() - vec2(9.0, 0.0);
            theme::paint_strong(ui, at, Align2::RIGHT_CENTER, Words::verbatim(count), size::SMALL, ink);
        }
    }
}
