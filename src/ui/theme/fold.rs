//! Buttons that unfold a part of a page.

use egui::accesskit::Role;
use egui::{Rect, Response, Ui, vec2};

use super::buttons::{Look, button_as};
use super::icons::Icon;
use super::palette::Palette;
use super::words::Words;

/// The time for which what was unfolded is scrolled into view, in seconds.
const UNFOLDING: f32 = 0.2;

/// The share of the page's height that is scrolled into view.
const SHOWN: f32 = 0.8;

/// Shows a button that unfolds and folds what is below it. What it unfolds is scrolled into view. Words that are too
/// long for the page are truncated with an ellipsis.
pub fn fold(ui: &mut Ui, is_open: bool, words: impl Into<Words>) -> Response {
    let icon = if is_open { Icon::Unfolded } else { Icon::Folded };
    let look = Look { most: ui.max_rect().width(), ..Look::usual(&Palette::of(ui)) };
    let pad = ui.spacing().button_padding.x;
    let button = button_as(ui, (icon, words), look, pad, (Role::Button, None));
    ui.accesskit_node_builder(button.id, |node| node.set_expanded(is_open));
    // The height of what is below is known only after a frame.
    let unfolding = button.id.with("unfolding");
    let part = ui.animate_bool_with_time(unfolding, is_open, UNFOLDING);
    if is_open && part < 1.0 {
        let size = vec2(button.rect.width(), SHOWN * ui.clip_rect().height());
        ui.scroll_to_rect(Rect::from_min_size(button.rect.min, size), None);
    }
    button
}
