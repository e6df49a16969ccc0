//! The picture at the top of a page, with what comes next and the way there.

use egui::{Align, CornerRadius, Layout, Rect, Stroke, StrokeKind, Ui, UiBuilder, vec2};

use super::deck::TEXT_CARD_WIDTH;
use super::emblem;
use super::services::Services;
use super::theme::{self, Palette, size};
use crate::text::Message;

/// The least height where the words are beside the picture, and of the picture where they are below it.
const HEIGHT: f32 = 176.0;
const LOW: f32 = 120.0;

/// The width of the picture, and the minimum width of a page with the words beside it.
const PICTURE: f32 = 300.0;
const WIDE: f32 = 680.0;

/// The least distance of the words from the upper and lower edge.
const PAD: f32 = 16.0;

/// The radius of the corners.
const ROUND: u8 = 14;

/// Shows a picture, written like an emblem, with a heading and a sentence; `body` adds the way to begin.
pub fn show<R>(
    ui: &mut Ui, services: &Services, picture: &str, [heading, words]: [Message; 2], body: impl FnOnce(&mut Ui) -> R,
) -> R {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let is_wide = width >= WIDE;
    // As high as the words were in the last frame.
    let id = ui.scope_id().with("invitation");
    let words_height: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(HEIGHT - 2.0 * PAD);
    let height = if is_wide { HEIGHT.max(words_height + 2.0 * PAD) } else { LOW };
    let panel = Rect::from_min_size(ui.cursor().min, vec2(width, height));
    let round = CornerRadius::same(ROUND);
    let (cloth, corners) = if is_wide {
        let corners = CornerRadius { ne: 0, se: 0, ..round };
        (panel.with_max_x(panel.left() + PICTURE), corners)
    } else {
        (panel, round)
    };
    let line = Stroke::new(palette.stroke, palette.line);
    let color = services.settings().surface(palette.dark).color;
    ui.painter().rect(panel, round, palette.panel, line, StrokeKind::Inside);
    ui.painter().rect_filled(cloth, corners, color);
    emblem::paint_picture(ui, cloth, picture, &services.cards, TEXT_CARD_WIDTH);
    let room = if is_wide {
        let above = (height - words_height) / 2.0;
        panel.with_min_x(cloth.right()).shrink2(vec2(20.0, above))
    } else {
        panel.translate(vec2(0.0, height + 8.0))
    };
    let builder = UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min));
    let shown = ui.scope_builder(builder, |ui| {
        theme::heading(ui, heading);
        ui.add(egui::Label::new(theme::text(ui, words, size::BODY).color(palette.muted)).wrap());
        ui.add_space(theme::STEP);
        body(ui)
    });
    if is_wide {
        let needed = shown.response.rect.height();
        if (needed - words_height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(id, needed));
            ui.request_discard("a picture of another height");
        }
        ui.advance_cursor_after_rect(panel);
    }
    ui.add_space(theme::STEP);
    shown.inner
}
