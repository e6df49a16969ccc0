//! The introduction of a game: three pictures of it, each with a sentence.

use egui::{Align, CornerRadius, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2};

use crate::games::{Entry, Picture};
use crate::text::{Message, new_game as texts};
use crate::ui::deck::TEXT_CARD_WIDTH;
use crate::ui::emblem;
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, size};

/// The headings of the pictures.
const HEADINGS: [Message; 3] = [texts::the_aim(), texts::a_turn(), texts::the_catch()];

/// The distance between pictures.
pub(super) const GAP: f32 = 12.0;

/// The minimum width of a picture above its words.
const NARROWEST: f32 = 236.0;

/// The height of the words below a picture: a heading and up to four lines.
pub(super) const WORDS: f32 = 128.0;

/// The width of a picture beside its words, and the height of both.
const ASIDE: egui::Vec2 = vec2(236.0, 128.0);

/// The padding of the words.
const PAD: f32 = 14.0;

const ROUND: u8 = 14;

/// Tells whether the pictures have room side by side.
pub(super) fn fits_side_by_side(ui: &Ui, entry: &Entry) -> bool {
    let count = entry.introduction.len() as f32;
    ui.available_width() >= count * (NARROWEST + GAP) - GAP
}

/// Shows the pictures side by side, each of this height and with its words below it.
pub(super) fn show_side_by_side(ui: &mut Ui, services: &Services, entry: &Entry, height: f32) {
    let count = entry.introduction.len() as f32;
    let room = vec2(ui.available_width(), height + WORDS);
    let (row, _) = ui.allocate_exact_size(room, Sense::hover());
    let width = (room.x + GAP) / count - GAP;
    let corners = CornerRadius { nw: ROUND, ne: ROUND, ..CornerRadius::ZERO };
    for (index, picture) in entry.introduction.iter().enumerate() {
        let corner = row.min + vec2(index as f32 * (width + GAP), 0.0);
        let panel = Rect::from_min_size(corner, vec2(width, room.y));
        let (cloth, words) = panel.split_top_bottom_at_y(panel.top() + height);
        let cards = services.large_cards();
        frame(ui, services, panel, cloth, corners);
        emblem::paint_picture(ui, cloth, picture.cards, cards, emblem::LARGE_CARD_WIDTH);
        explain(ui, index, picture, words);
    }
}

/// Shows the pictures one below the other, each with its words beside it.
pub(super) fn show_below(ui: &mut Ui, services: &Services, entry: &Entry) {
    let room = vec2(ui.available_width(), ASIDE.y);
    let corners = CornerRadius { nw: ROUND, sw: ROUND, ..CornerRadius::ZERO };
    for (index, picture) in entry.introduction.iter().enumerate() {
        let (panel, _) = ui.allocate_exact_size(room, Sense::hover());
        let (cloth, words) = panel.split_left_right_at_x(panel.left() + ASIDE.x);
        frame(ui, services, panel, cloth, corners);
        emblem::paint_picture(ui, cloth, picture.cards, &services.cards, TEXT_CARD_WIDTH);
        explain(ui, index, picture, words);
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
}

/// Paints a panel, with cloth in a part of it.
fn frame(ui: &Ui, services: &Services, panel: Rect, cloth: Rect, corners: CornerRadius) {
    let palette = Palette::of(ui);
    let round = CornerRadius::same(ROUND);
    let line = Stroke::new(palette.stroke, palette.line);
    let painter = ui.painter();
    painter.rect(panel, round, palette.panel, line, StrokeKind::Inside);
    let color = services.settings().surface(palette.dark).color;
    painter.rect_filled(cloth, corners, color);
}

/// Shows the heading of a picture and its sentence.
fn explain(ui: &mut Ui, index: usize, picture: &Picture, room: Rect) {
    let builder = UiBuilder::new()
        .id_salt(("picture", index))
        .max_rect(room.shrink2(vec2(PAD, 10.0)))
        .layout(Layout::top_down(Align::Min));
    let mut ui = ui.new_child(builder);
    ui.spacing_mut().item_spacing.y = 4.0;
    let heading = HEADINGS.get(index).cloned().unwrap_or_default();
    let heading = theme::strong(&ui, heading, size::BODY);
    let heading = heading.color(Palette::of(&ui).accent);
    theme::heading_label(&mut ui, egui::Label::new(heading), 2);
    let caption = (picture.caption)();
    ui.add(egui::Label::new(theme::text(&ui, caption, size::BODY)).wrap());
}
