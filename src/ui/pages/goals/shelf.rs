//! The shelf of medals: boards of wood against cloth, with the titles of the games on their fronts.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Mesh, Rect, Response, Sense, Shape, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::games::Entry;
use crate::store::Medal;
use crate::text::goals_page as texts;
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, dim, lit, plate, shade, size};
use crate::ui::{focus, medal};

/// The least width of a medal's place, and the sizes between which medals are.
const NARROWEST: f32 = 132.0;
const MEDAL: std::ops::RangeInclusive<f32> = 96.0..=148.0;

/// The front of a board, and the room above a medal.
const BOARD: f32 = 30.0;
const ABOVE: f32 = 16.0;

const WOOD: [Color32; 3] =
    [Color32::from_rgb(0x8a, 0x5f, 0x3c), Color32::from_rgb(0x5b, 0x3b, 0x23), Color32::from_rgb(0x3a, 0x24, 0x14)];

/// The numbers of rows and columns of a shelf of this width, and the size of a medal.
fn measures(medals: &[Medal], width: f32) -> (usize, usize, f32) {
    let fitting = ((width / NARROWEST) as usize).max(1);
    let rows = medals.len().div_ceil(fitting).max(1);
    let columns = medals.len().div_ceil(rows);
    (rows, columns, (width / columns as f32 - 24.0).clamp(*MEDAL.start(), *MEDAL.end()))
}

/// The height of a shelf of this width.
pub(super) fn height(medals: &[Medal], width: f32) -> f32 {
    let (rows, _, side) = measures(medals, width);
    rows as f32 * (ABOVE + side + BOARD)
}

/// Shows all medals; returns the game whose medal was chosen.
pub(super) fn show(ui: &mut Ui, medals: &[Medal], chosen: &Entry, services: &Services) -> Option<&'static Entry> {
    let width = ui.available_width();
    let (rows, columns, side) = measures(medals, width);
    let (place, tall) = (width / columns as f32, ABOVE + side + BOARD);
    let (shelf, _) = ui.allocate_exact_size(vec2(width, rows as f32 * tall), Sense::hover());
    let surface = services.settings().surface(Palette::of(ui).dark);
    let mut pressed = None;
    focus::Group::area("medals").show(ui, |ui| {
        for (row, medals) in medals.chunks(columns).enumerate() {
            let board = Rect::from_min_size(shelf.min + vec2(0.0, row as f32 * tall), vec2(width, tall));
            paint_board(ui, board, surface.color, (row == 0, row + 1 == rows));
            let left = board.center().x - place * medals.len() as f32 / 2.0;
            for (index, medal) in medals.iter().enumerate() {
                let corner = pos2(left + index as f32 * place, board.top());
                let rect = Rect::from_min_size(corner, vec2(place, tall));
                let response = show_place(ui, rect, medal, side, medal.entry == chosen);
                if response.clicked() {
                    pressed = Some(medal.entry);
                }
            }
        }
    });
    pressed
}

/// Shows a medal above the title of its game.
fn show_place(ui: &Ui, rect: Rect, medal: &Medal, side: f32, is_chosen: bool) -> Response {
    let response = ui.interact(rect.shrink(3.0), ui.scope_id().with(medal.entry.id), Sense::click());
    let name = theme::say(ui, texts::medal(medal.entry.title, medal.count(), medal.steps.len()));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
    let foot = pos2(rect.center().x, rect.bottom() - BOARD);
    let center = foot - vec2(0.0, side / 2.0);
    if is_chosen || response.hovered() {
        let strength = if is_chosen { 0.42 } else { 0.2 };
        let middle = center - vec2(0.0, 0.09 * side);
        glow(ui, rect, middle, 0.62 * side, plate::ACCENT.gamma_multiply(strength));
    }
    let place = Rect::from_center_size(center, Vec2::splat(side));
    medal::medal(ui, place, medal.entry, medal.filled());
    let ink = if is_chosen { plate::ACCENT } else { plate::TEXT };
    let title = theme::one_line(ui, medal.entry, theme::font(size::SMALL), ink, rect.width());
    let at = Align2::CENTER_CENTER.anchor_size(pos2(foot.x, rect.bottom() - BOARD / 2.0), title.size());
    ui.painter().galley(at.min, title, ink);
    theme::focus_ring(ui, &response, CornerRadius::same(8));
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Paints the cloth behind a row of medals and the board below it.
fn paint_board(ui: &Ui, rect: Rect, cloth: Color32, (is_first, is_last): (bool, bool)) {
    let round = |on: bool| if on { 14 } else { 0 };
    let painter = ui.painter();
    let (above, below) = (CornerRadius { sw: 0, se: 0, ..CornerRadius::same(round(is_first)) }, round(is_last));
    let wall = rect.with_max_y(rect.bottom() - BOARD);
    painter.rect_filled(wall, above, dim(cloth));
    // The light falls from above; the board above throws a shadow.
    let top = if is_first { 14.0 } else { 0.0 };
    shade(ui, wall.with_min_y(wall.top() + top), [dim(cloth), lit(cloth)], false);
    if !is_first {
        shade(ui, wall.with_max_y(wall.top() + 10.0), [Color32::from_black_alpha(90), Color32::TRANSPARENT], false);
    }
    let front = rect.with_min_y(wall.bottom());
    painter.rect_filled(front, CornerRadius { sw: below, se: below, nw: 0, ne: 0 }, WOOD[1]);
    painter.hline(front.x_range(), front.top() + 1.0, (2.0, WOOD[0]));
    if !is_last {
        painter.hline(front.x_range(), front.bottom() - 1.0, (2.0, WOOD[2]));
    }
}

/// Paints light around a point of a place.
fn glow(ui: &Ui, place: Rect, center: egui::Pos2, radius: f32, color: Color32) {
    const EDGES: u32 = 48;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(center, color);
    for edge in 0..EDGES {
        let angle = std::f32::consts::TAU * edge as f32 / EDGES as f32;
        mesh.colored_vertex(center + radius * Vec2::angled(angle), Color32::TRANSPARENT);
        mesh.add_triangle(0, 1 + edge, 1 + (edge + 1) % EDGES);
    }
    ui.painter().with_clip_rect(place).add(Shape::mesh(mesh));
}
