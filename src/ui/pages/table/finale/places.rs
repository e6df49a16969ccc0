//! The places of all players: their faces in a row, with points that run up deal by deal.

use egui::accesskit::Role;
use egui::{Align2, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, lerp, pos2, vec2};

use super::count::Counted;
use super::{Finale, GAP};
use crate::rules::{BySeat, Score, Seat};
use crate::text::{ending as texts, table_page};
use crate::ui::theme::{self, Surface, Words, plate, size};

/// The height of a player's field, and the range of its width.
const HEIGHT: f32 = 68.0;
const NARROWEST: f32 = 168.0;
const WIDEST: f32 = 280.0;

/// The diameter of a face.
const FACE: f32 = 50.0;

/// The size of points that have just run up, relative to their usual size, and the time in which they settle to it, in
/// seconds.
const GROWN: f32 = 1.4;
const SETTLING: f64 = 0.25;

/// The size of points that are being counted, and the distance by which they rise to the field.
const GAINED: f32 = 26.0;
const RISING: f32 = 12.0;

/// The size of those that decide when they appear and when they strike, relative to the others.
const STRIKING: [f32; 2] = [2.6, 1.5];

pub(super) fn show(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface) {
    let Some(counted) = finale.count.at(finale.since) else { return };
    let seats = finale.game().session().seats();
    let wide = ui.available_width() - theme::BAR;
    let most = ((wide + GAP) / (NARROWEST + GAP)).floor().max(1.0) as usize;
    let lines = seats.div_ceil(most);
    let columns = seats.div_ceil(lines);
    let width = ((wide - GAP * (columns as f32 - 1.0)) / columns as f32).min(WIDEST);
    let tall = lines as f32 * (HEIGHT + GAP) - GAP;
    let (room, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
    ui.data_mut(|data| data.insert_temp(top_id(), room.top()));
    let field = |index: usize| {
        let (line, column) = (index / columns, index % columns);
        let in_line = columns.min(seats - line * columns);
        let whole = in_line as f32 * (width + GAP) - GAP;
        let left = room.center().x - whole / 2.0 + column as f32 * (width + GAP);
        Rect::from_min_size(pos2(left, room.top() + line as f32 * (HEIGHT + GAP)), vec2(width, HEIGHT))
    };
    let session = finale.game().session();
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    order.sort_by_key(|seat| session.places()[*seat]);
    for (index, seat) in order.iter().enumerate() {
        let response = ui.interact(field(index), ui.scope_id().with(("place", *seat)), Sense::hover());
        let nth = table_page::nth_place(session.places()[*seat]);
        let spoken = theme::say(ui, texts::placed(nth, *seat, session.totals()[*seat]));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    }
    let totals = BySeat::from_fn(seats, |seat| counted.total(seat));
    let places = finale.game().wins().places(&totals);
    let fields = counted.fields();
    // Who comes ahead passes over the others.
    order.sort_by(|one, other| fields[*other].total_cmp(&fields[*one]));
    for seat in order {
        let (before, on) = (fields[seat].floor(), fields[seat].fract());
        let (from, to) = (field(before as usize), field((before as usize + 1).min(seats - 1)));
        paint_player(ui, finale, &counted, surface, (seat, &places), from.lerp_towards(&to, on));
    }
}

fn top_id() -> Id {
    Id::unique("top of the places")
}

/// Where they begin, once they have been shown.
pub(super) fn top(ui: &Ui) -> f32 {
    ui.data(|data| data.get_temp(top_id())).unwrap_or(f32::INFINITY)
}

fn paint_player(
    ui: &Ui,
    finale: &Finale<'_>,
    counted: &Counted,
    surface: &Surface,
    (seat, places): (Seat, &BySeat<usize>),
    rect: Rect,
) {
    let names = theme::reader(ui);
    let place = places[seat];
    // Before the first points nobody is ahead.
    let leads = place == 1 && (counted.what.is_none() || places.iter().any(|place| *place > 1));
    let (line, ink) = if leads {
        (Stroke::new(2.0, surface.accent), plate::ACCENT)
    } else {
        (Stroke::new(1.0, surface.edge), plate::TEXT)
    };
    ui.painter().rect(rect, CornerRadius::same(14), surface.plate, line, StrokeKind::Inside);
    let face = pos2(rect.left() + 10.0 + FACE / 2.0, rect.center().y);
    if let Some(shown) = finale.faces.get(seat.index()) {
        shown.paint(ui, face, FACE);
    }
    let points = counted.total(seat);
    let at = rect.right_center() - vec2(14.0, 0.0);
    let settled = (counted.since_done / SETTLING).clamp(0.0, 1.0) as f32;
    let grown = if counted.before[seat] != counted.after[seat] && counted.since_done >= 0.0 {
        lerp(GROWN..=1.0, settled)
    } else {
        1.0
    };
    let points_size = size::HEADING * grown;
    let right = theme::paint_strong(ui, at, Align2::RIGHT_CENTER, Words::verbatim(points), points_size, ink).left();
    let gained = counted.after[seat] - counted.before[seat];
    if counted.what.is_some() && gained != Score::ZERO {
        let below = pos2(at.x, rect.bottom() + RISING * (1.0 - counted.share));
        let [appears, strikes] = if counted.decides { STRIKING } else { [1.0; 2] };
        let points_size = GAINED * lerp(appears..=strikes, counted.share);
        theme::paint_strong(ui, below, Align2::RIGHT_TOP, texts::gained(gained), points_size, surface.accent);
    }
    let total = finale.game().session().totals()[seat];
    let widest = theme::text_width(ui, Words::verbatim(total), theme::bold(size::HEADING));
    let left = face.x + FACE / 2.0 + 10.0;
    let room = right.min(at.x - widest) - left - 6.0;
    let name = theme::name_of(ui, &names, seat);
    let nth = theme::one_line(ui, table_page::nth_place(place), theme::font(size::SMALL), plate::MUTED, room);
    let shown = theme::one_line(ui, Words::verbatim(&name), theme::bold(size::BODY), plate::TEXT, room);
    theme::full_on_hover(ui, rect, ui.scope_id().with(("name", seat)), &shown, &name);
    let top = rect.center().y - (nth.size().y + shown.size().y) / 2.0;
    ui.painter().galley(pos2(left, top + nth.size().y), shown, plate::TEXT);
    ui.painter().galley(pos2(left, top), nth, plate::MUTED);
}
