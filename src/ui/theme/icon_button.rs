//! Buttons with an icon, as for stepping through a game.

use egui::accesskit::Role;
use egui::{Align2, CursorIcon, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::buttons::{LOW, Look, ROUND};
use super::focus_ring::focus_ring;
use super::icons::Icon;
use super::lettering::{font, size};
use super::palette::Palette;
use super::target::min_control_size;
use super::words::{Words, say};

/// Shows a button with an icon and optionally a short label on the side away from where the icon
/// points. `name` is the name for screen readers and the tooltip. Playing and pausing stand out.
pub fn icon(ui: &mut Ui, enabled: bool, icon: Icon, label: impl Into<Words>, name: impl Into<Words>) -> Response {
    let [label, name] = [say(ui, label), say(ui, name)];
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let palette = Palette::of(ui);
        let is_main = matches!(icon, Icon::Play | Icon::Pause);
        let look = if is_main { Look::accented(&palette) } else { Look::usual(&palette) };
        let Look { mut fill, ink, .. } = look;
        let is_left = matches!(icon, Icon::Back | Icon::StepBack | Icon::First);
        let words = match (label.as_str(), is_left) {
            ("", _) => icon.sign().to_string(),
            (_, true) => format!("{} {label}", icon.sign()),
            (_, false) => format!("{label} {}", icon.sign()),
        };
        let galley = ui.painter().layout_no_wrap(words, font(size::BODY), ink);
        let size = vec2((galley.size().x + 18.0).max(LOW), LOW).max(min_control_size(ui));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
        if ui.is_rect_visible(rect) {
            if response.is_pointer_button_down_on() {
                fill = fill.lerp_to_gamma(palette.text, 0.16);
            } else if response.hovered() {
                fill = fill.lerp_to_gamma(palette.text, 0.08);
            }
            let line = if response.hovered() { palette.accent } else { look.line };
            let line = Stroke::new(palette.stroke, line);
            let painter = ui.painter();
            painter.rect(rect, ROUND, fill, line, StrokeKind::Inside);
            let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
            painter.galley(at.min, galley, ink);
            focus_ring(ui, &response, ROUND);
        }
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name)
    })
}
