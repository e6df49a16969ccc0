//! Widgets that the pages share: sliders, panels, tiles and dialogs. Each shows hover and focus, and
//! has a name for screen readers.

use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::emath::GuiRounding as _;
use egui::{
    Align, Color32, CornerRadius, CursorIcon, Frame, Label, Layout, Margin, Mesh, Rect, Response, ScrollArea, Sense,
    Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::buttons::{ROUND, primary, secondary};
use super::focus_ring::focus_ring;
use super::lettering::{heading, size, text};
use super::palette::{Palette, soft_shadow};
use super::target::control_height;
use super::words::{Words, say};
use crate::text::{Message, common as texts};
use crate::ui::focus;
use crate::ui::settings::Side;

/// The height of everything above and below the content of a dialog, including margins.
const DIALOG: f32 = 190.0;

/// The width of a slider with its value.
pub const SLIDER: f32 = 260.0;

/// The unit of most distances between widgets.
pub const STEP: f32 = 8.0;

/// The room for a scroll bar to the right of scrolled content.
pub const BAR: f32 = 12.0;

/// The margin at either side of a page.
const SIDE: i8 = 32;

/// A page's frame: the ground color, and a margin. At the right, [`BAR`] completes the margin.
pub fn page_frame(palette: &Palette) -> Frame {
    let margin = Margin { right: SIDE - BAR as i8, ..Margin::symmetric(SIDE, 20) };
    Frame::new().fill(palette.ground).inner_margin(margin)
}

/// A panel's frame: rounded, with a hairline.
pub fn panel_frame(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(palette.stroke, palette.line))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(16))
}

/// Shows a panel as wide as there is room.
pub fn panel<R>(ui: &mut Ui, body: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = panel_frame(&Palette::of(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        body(ui)
    });
    shown.inner
}

/// Shows a panel with a heading, and some room below it.
pub fn section(ui: &mut Ui, title: impl Into<Words>, body: impl FnOnce(&mut Ui)) {
    panel(ui, |ui| {
        heading(ui, title);
        ui.add_space(4.0);
        body(ui);
    });
    ui.add_space(STEP);
}

/// Shows a paragraph, and some room below it.
pub fn paragraph(ui: &mut Ui, words: impl Into<Words>) {
    ui.add(Label::new(text(ui, words, size::BODY)).wrap());
    ui.add_space(4.0);
}

/// Lays out a row as high as a title, centered vertically and mirrored for the left hand.
pub fn title_row<R>(ui: &mut Ui, side: Side, body: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width() - BAR, 48.0);
    let layout = match side {
        Side::Right => Layout::left_to_right(Align::Center),
        Side::Left => Layout::right_to_left(Align::Center),
    };
    ui.allocate_ui_with_layout(size, layout, body).inner
}

/// Lays out the rest of such a row from its other end.
pub fn title_row_end<R>(ui: &mut Ui, side: Side, body: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = match side {
        Side::Right => Layout::right_to_left(Align::Center),
        Side::Left => Layout::left_to_right(Align::Center),
    };
    ui.with_layout(layout, body).inner
}

/// Shows the title of a side panel and a button to close it; returns whether it was pressed.
pub fn panel_head(ui: &mut Ui, title: impl Into<Words>) -> bool {
    ui.horizontal(|ui| {
        heading(ui, title);
        let from_right = Layout::right_to_left(Align::Center);
        ui.with_layout(from_right, |ui| secondary(ui, texts::close()).clicked()).inner
    })
    .inner
}

/// Shows a dialog over everything, with a title and a button to close it; returns whether it was
/// closed. The content scrolls if it does not fit the window.
pub fn dialog(ui: &Ui, id: &str, width: f32, title: impl Into<Words>, body: impl FnOnce(&mut Ui)) -> bool {
    let modal = modal(ui, id, 24, |ui| {
        let window = ui.content_rect().size();
        ui.set_width(width.min(window.x - 80.0));
        super::title(ui, title);
        ScrollArea::vertical().max_height((window.y - DIALOG).max(80.0)).auto_shrink([false, true]).show(ui, body);
        ui.add_space(8.0);
        let close = primary(ui, texts::close());
        focus::main(ui, close.id);
        close.clicked()
    });
    modal.inner || modal.should_close()
}

/// Shows a panel over everything, which keeps the focus until it is gone. What it remembers, such as how far it was
/// scrolled, belongs to where it is shown from.
pub fn modal<R>(ui: &Ui, id: &str, margin: i8, body: impl FnOnce(&mut Ui) -> R) -> egui::ModalResponse<R> {
    let frame = panel_frame(&Palette::of(ui)).inner_margin(Margin::same(margin));
    over_everything(ui, id, body, |modal| modal.frame(frame))
}

/// Shows something in place of the whole window, in front of a veil, which keeps the focus until it is gone.
pub fn stage<R>(ui: &Ui, id: &str, veil: egui::Color32, body: impl FnOnce(&mut Ui) -> R) -> R {
    over_everything(ui, id, body, |modal| modal.frame(Frame::NONE).backdrop_color(veil)).inner
}

fn over_everything<R>(
    ui: &Ui, id: &str, body: impl FnOnce(&mut Ui) -> R, dressed: impl FnOnce(egui::Modal) -> egui::Modal,
) -> egui::ModalResponse<R> {
    let (id, scope) = (egui::Id::unique(id), ui.scope_id());
    // It is centered using its size in the previous frame.
    let size = || egui::AreaState::load(ui, id).and_then(|area| area.size);
    let before = size();
    // Below menus, which egui would otherwise open behind it if a click begins and ends in one frame.
    let area = egui::Modal::default_area(id).order(egui::Order::Middle);
    let shown = dressed(egui::Modal::new(id).area(area)).show(ui, |ui| {
        focus::trap(ui, ui.layer_id());
        ui.push_id(scope, body).inner
    });
    if size() != before {
        ui.request_repaint();
    }
    shown
}

/// Shows a slider with its value in words beside it.
pub fn slider(
    ui: &mut Ui, value: &mut u32, range: RangeInclusive<u32>, step: u32, words: impl FnOnce(u32) -> Message,
    name: impl Into<Words>,
) -> Response {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().slider_width = SLIDER - 68.0;
        ui.spacing_mut().slider_rail_height = 6.0;
        ui.visuals_mut().selection.bg_fill = palette.accent;
        ui.visuals_mut().widgets.inactive.bg_fill = palette.outline;
        ui.spacing_mut().interact_size.y = control_height(ui, 28.0);
        let sliding = egui::Slider::new(value, range).step_by(f64::from(step)).show_value(false).trailing_fill(true);
        let name = say(ui, name);
        let response = ui.add(sliding).accessible_name(name);
        focus::keep_arrows(ui, response.id, false);
        focus_ring(ui, &response, ROUND);
        let words = text(ui, words(*value), size::BODY);
        ui.label(words.color(palette.muted));
        response
    })
    .inner
}

/// Fills a rectangle from one color to another: from above to below, or `across` from the left.
pub fn shade(ui: &Ui, rect: Rect, [first, last]: [Color32; 2], across: bool) {
    // Like filled rectangles, it ends on whole pixels.
    let rect = rect.round_to_pixels(ui.pixels_per_point());
    let mut mesh = Mesh::default();
    let (right_top, left_bottom) = if across { (last, first) } else { (first, last) };
    mesh.colored_vertex(rect.left_top(), first);
    mesh.colored_vertex(rect.right_top(), right_top);
    mesh.colored_vertex(rect.right_bottom(), last);
    mesh.colored_vertex(rect.left_bottom(), left_bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(Shape::mesh(mesh));
}

/// Shows a tile that is a single button; `draw` fills its frame.
pub fn tile(ui: &mut Ui, size: Vec2, name: impl Into<Words>, draw: impl FnOnce(&mut Ui, Rect, bool)) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let name = say(ui, name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let hot = response.hovered() || focus::is_on(&response);
    let fill = if hot { palette.raised } else { palette.panel };
    let line = if hot { palette.accent } else { palette.outline };
    if ui.is_rect_visible(rect) {
        let round = CornerRadius::same(14);
        if hot {
            ui.painter().add(soft_shadow().as_shape(rect, round));
        }
        ui.painter().rect_filled(rect, round, fill);
        draw(ui, rect, hot);
        // The line is above everything in the tile, so that nothing hides a part of it.
        let line = Stroke::new(palette.stroke, line);
        ui.painter().rect_stroke(rect, round, line, StrokeKind::Inside);
        focus_ring(ui, &response, round);
    }
    response
}
