//! The places of all players: their faces in a row, with points that run up.

use egui::accesskit::Role;
use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{Finale, GAP};
use crate::rules::{Score, Seat};
use crate::store::default_name;
use crate::text::{ending as texts, table_page};
use crate::ui::theme::{self, Surface, Words, plate, size};

/// The height of a player's field, and the range of its width.
const HEIGHT: f32 = 68.0;
const NARROWEST: f32 = 168.0;
const WIDEST: f32 = 280.0;

/// The diameter of a face.
const FACE: f32 = 50.0;

/// When points begin to run up, how long those of a player take, and how much later those of the next place begin, in
/// seconds.
const COUNTING_BEGINS: f64 = 0.5;
const COUNTING: f64 = 0.8;
const TURN: f64 = 0.25;

/// The size of points that have just run up, relative to their usual size, and the time in which they settle to it, in
/// seconds.
const GROWN: f32 = 1.4;
const SETTLING: f64 = 0.25;

/// The time until all points have run up, in seconds.
pub(super) fn seconds(finale: &Finale<'_>) -> f64 {
    let places = finale.game().session().places();
    let last = places.iter().copied().max().unwrap_or(1);
    COUNTING_BEGINS + TURN * (last - 1) as f64 + COUNTING + SETTLING
}

pub(super) fn show(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface) {
    let session = finale.game().session();
    let places = session.places();
    let mut seats: Vec<Seat> = Seat::all(session.seats()).collect();
    seats.sort_by_key(|seat| (places[*seat], *seat));
    let wide = ui.available_width() - theme::BAR;
    let most = ((wide + GAP) / (NARROWEST + GAP)).floor().max(1.0) as usize;
    let lines = seats.len().div_ceil(most);
    let columns = seats.len().div_ceil(lines);
    let width = ((wide - GAP * (columns as f32 - 1.0)) / columns as f32).min(WIDEST);
    let tall = lines as f32 * (HEIGHT + GAP) - GAP;
    let (room, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
    for (line, row) in seats.chunks(columns).enumerate() {
        let whole = row.len() as f32 * (width + GAP) - GAP;
        for (column, seat) in row.iter().enumerate() {
            let left = room.center().x - whole / 2.0 + column as f32 * (width + GAP);
            let at = pos2(left, room.top() + line as f32 * (HEIGHT + GAP));
            show_player(ui, finale, surface, *seat, Rect::from_min_size(at, vec2(width, HEIGHT)));
        }
    }
}

fn show_player(ui: &Ui, finale: &Finale<'_>, surface: &Surface, seat: Seat, rect: Rect) {
    let (session, names) = (finale.game().session(), theme::reader(ui));
    let (place, total) = (session.places()[seat], session.totals()[seat]);
    let nth = table_page::nth_place(place);
    let id = ui.scope_id().with(("place", seat));
    let response = ui.interact(rect, id, Sense::hover());
    let spoken = theme::say(ui, texts::placed(nth.clone(), seat, total));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let (line, ink) = if place == 1 {
        (Stroke::new(2.0, surface.accent), plate::ACCENT)
    } else {
        (Stroke::new(1.0, surface.edge), plate::TEXT)
    };
    ui.painter().rect(rect, CornerRadius::same(14), surface.plate, line, StrokeKind::Inside);
    let face = pos2(rect.left() + 10.0 + FACE / 2.0, rect.center().y);
    if let Some(shown) = finale.faces.get(seat.index()) {
        shown.paint(ui, face, FACE);
    }
    // The last ones run up first, so that the winner's come last.
    let last = session.places().iter().copied().max().unwrap_or(place);
    let begins = COUNTING_BEGINS + TURN * (last - place) as f64;
    let counted = f64::from(finale.progress(begins, COUNTING));
    let points = if counted >= 1.0 { total } else { Score::points((total.as_f64() * counted).round() as i32) };
    let at = rect.right_center() - vec2(14.0, 0.0);
    let grown = size::HEADING * egui::lerp(GROWN..=1.0, finale.progress(begins + COUNTING, SETTLING));
    let points_size = if counted >= 1.0 { grown } else { size::HEADING };
    let right = theme::paint_strong(ui, at, Align2::RIGHT_CENTER, Words::verbatim(points), points_size, ink).left();
    let widest = theme::text_width(ui, Words::verbatim(total), theme::bold(size::HEADING));
    let left = face.x + FACE / 2.0 + 10.0;
    let room = right.min(at.x - widest) - left - 6.0;
    let name = if names.addresses(seat) { theme::say(ui, default_name(seat, true)) } else { names.of(seat).to_owned() };
    let nth = theme::one_line(ui, nth, theme::font(size::SMALL), plate::MUTED, room);
    let shown = theme::one_line(ui, Words::verbatim(&name), theme::bold(size::BODY), plate::TEXT, room);
    theme::full_on_hover(ui, rect, id.with("name"), &shown, &name);
    let top = rect.center().y - (nth.size().y + shown.size().y) / 2.0;
    ui.painter().galley(pos2(left, top + nth.size().y), shown, plate::TEXT);
    ui.painter().galley(pos2(left, top), nth, plate::MUTED);
}
