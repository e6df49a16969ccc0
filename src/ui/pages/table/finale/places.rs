//! The places of all players: their faces in a row, with points that run up deal by deal.

use std::cmp::Reverse;
use std::f32::consts::PI;

use egui::accesskit::Role;
use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, lerp, pos2, vec2};

use super::count::Counted;
use super::facts::limit;
use super::{Finale, GAP, hero};
use crate::cards::Cards;
use crate::rules::{BySeat, Score, Seat};
use crate::table::{SheetRow, in_a_row};
use crate::text::{Message, common, ending as texts, table_page};
use crate::ui::board::Pose;
use crate::ui::deck::{ASPECT, Sprite};
use crate::ui::theme::{self, Surface, Words, plate, size};

/// The height of a player's field, and the range of its width.
const HEIGHT: f32 = 68.0;
const NARROWEST: f32 = 168.0;
const WIDEST: f32 = 280.0;

/// The diameter of a face.
const FACE: f32 = 50.0;

/// The size of points that have just run up, relative to the usual one, and how far they knock their field down.
const GROWN: f32 = 1.4;
const KNOCK: f32 = 14.0;

/// The size of points that are being counted, of those that fly relative to the width of a card, of the most of a deal relative
/// to the least of these, and the distance by which points rise to the field if they do not fly there.
const GAINED: f32 = 26.0;
const FLYING: f32 = 0.28;
const GREATEST: f32 = 2.0;
const RISING: f32 = 12.0;

/// The size of points that fly when they appear, and of those that decide, relative to the usual one.
const APPEARING: [f32; 2] = [0.4, 1.8];

/// The largest scale while points are counted, and the width of a field for each part of it.
const LARGE: f32 = 1.5;
const SCALED: f32 = 190.0;

/// Where the middle of the fields is while the points of a game or of a deal are counted, from the top, in heights of the
/// window, and how far those that change places pass each other, in heights of a field.
const LOW: [f32; 2] = [0.74, 0.8];
const PASSING: f32 = 0.6;

/// The greatest width of a card that is counted, the distance to what is around it, and the widest that all may be.
const CARD: f32 = 120.0;
const CARD_GAP: f32 = 8.0;
const CARDS: f32 = 760.0;

/// The size of counted cards once they have flown to the field of whom they count for.
const SMALL: f32 = 0.3;

/// The width of a card that has been counted, below its owner's field, the greatest distance to the next one, and the share
/// of the field's width that all have.
const TAKEN: f32 = 40.0;
const TAKEN_STEP: f32 = 18.0;
const PILE: f32 = 0.7;

/// The most reasons for points that are named below a field, the height of their lines, and the width of the points.
const REASONS: usize = 4;
const REASON: f32 = 19.0;
const POINTS: f32 = 26.0;

pub(super) fn show(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface) {
    let Some(counted) = finale.count.at(finale.since) else { return };
    let seats = finale.game().session().seats();
    let wide = ui.available_width() - theme::BAR;
    let most = ((wide + GAP) / (NARROWEST + GAP)).floor().max(1.0) as usize;
    let lines = seats.div_ceil(most);
    let columns = seats.div_ceil(lines);
    let widest = (wide - GAP * (columns as f32 - 1.0)) / columns as f32;
    let low = LOW[usize::from(!finale.is_over())];
    // At home before the rest is in sight.
    let counting = (1.0 - finale.revealed()).powi(3);
    let scale = lerp(1.0..=(widest / SCALED).clamp(1.0, LARGE), counting);
    let size = vec2(widest.min(WIDEST * scale), HEIGHT * scale);
    let deal = finale.deal();
    let has_piles = deal.is_some() && counted.taken[1].iter().any(|taken| !taken.is_empty());
    let pile = if has_piles { TAKEN * ASPECT + CARD_GAP } else { 0.0 };
    let told = deal.as_ref().filter(|_| finale.moon.is_none());
    let reasons = |seat| told.map_or_else(Vec::new, |row| reasons(row, seat));
    let reasons: Vec<Vec<(Score, Message)>> = Seat::all(seats).map(reasons).collect();
    let tall = REASON * reasons.iter().map(Vec::len).max().unwrap_or_default() as f32;
    let line = HEIGHT + pile + tall + GAP;
    let (room, _) = ui.allocate_exact_size(vec2(wide, lines as f32 * line - GAP), Sense::hover());
    let window = ui.content_rect();
    if counting > 0.0 {
        // Beyond the part that scrolls, too.
        ui.set_clip_rect(window);
    }
    ui.multiply_opacity(1.0 - finale.raised());
    let middle = room.center().lerp(pos2(window.center().x, window.top() + low * window.height()), counting);
    let below = pile * scale + tall * (1.0 - counting);
    let line = size.y + below + GAP;
    let top = middle.y - (lines as f32 * line - GAP - counting * below) / 2.0;
    let field = |index: usize| {
        let (row, column) = (index / columns, index % columns);
        let in_line = columns.min(seats - row * columns);
        let left = middle.x + (column as f32 - in_line as f32 / 2.0) * (size.x + GAP) + GAP / 2.0;
        Rect::from_min_size(pos2(left, top + row as f32 * line), size)
    };
    let session = finale.game().session();
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    order.sort_by_key(|seat| session.places()[*seat]);
    for (index, seat) in order.iter().enumerate() {
        let response = ui.interact(field(index), ui.scope_id().with(("place", *seat)), Sense::hover());
        let nth = table_page::nth_place(session.places()[*seat]);
        let placed = texts::placed(nth, *seat, session.totals()[*seat]);
        let gained = deal.as_ref().map(|row| texts::gained(row.scores[*seat]));
        let lines = reasons[seat.index()].iter();
        let lines = lines.map(|(points, why)| texts::outcome(why.clone(), [texts::gained(*points)]));
        let told = [placed].into_iter().chain(gained).chain(lines);
        let spoken = theme::say(ui, common::sentences(told));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    }
    // After the first deal, totals are its points.
    let later = deal.as_ref().filter(|row| row.deal > 1);
    let of_deal = |seat| later.map(|row| row.scores[seat]).filter(|points| *points != Score::ZERO);
    let totals = BySeat::from_fn(seats, |seat| counted.total(seat));
    let places = finale.game().wins().places(&totals);
    let [before, after] = counted.fields();
    let pass = PASSING * size.y * (PI * counted.share).sin().max(0.0).sqrt();
    // Who comes ahead passes above the others.
    order.sort_by_key(|seat| Reverse(after[*seat]));
    let rect = |seat: Seat| {
        let aside = (after[seat] as f32 - before[seat] as f32).clamp(-1.0, 1.0) * pass;
        let knocked = KNOCK * scale * counted.knock(seat);
        field(before[seat]).lerp_towards(&field(after[seat]), counted.share).translate(vec2(0.0, aside + knocked))
    };
    for seat in order {
        if has_piles {
            let has_landed = counted.since_done >= 0.0 || counted.what.is_none();
            let taken = counted.taken[usize::from(has_landed)][seat];
            paint_pile(ui, finale, taken, rect(seat), scale);
        }
        for (index, (points, why)) in reasons[seat.index()].iter().enumerate().filter(|_| counting == 0.0) {
            let at = rect(seat).left_bottom() + vec2(CARD_GAP + POINTS, pile + REASON * (index as f32 + 0.7));
            theme::paint_strong(ui, at, Align2::RIGHT_CENTER, texts::gained(*points), size::SMALL, surface.text);
            let left = at + vec2(CARD_GAP, 0.0);
            let room = rect(seat).right() - left.x;
            let words = theme::one_line(ui, why, theme::font(size::SMALL), surface.muted, room);
            let place = Rect::from_min_size(left - vec2(0.0, REASON / 2.0), vec2(room, REASON));
            theme::full_on_hover(ui, place, ui.scope_id().with((seat, index)), &words, &theme::say(ui, why));
            ui.painter().galley(left - vec2(0.0, words.size().y / 2.0), words, surface.muted);
        }
        paint_player(
            ui,
            finale,
            &counted,
            surface,
            (seat, &places, of_deal(seat)),
            (rect(seat), field(after[seat]), scale),
        );
    }
    if let Some((_, cards)) = counted.what {
        let mut gainers = Seat::all(seats).filter(|seat| counted.before[*seat] != counted.after[*seat]);
        let only = gainers.next().filter(|_| gainers.next().is_none());
        let owner = finale.moon.as_ref().map(|moon| moon.seat).or(only).map(rect);
        let owner = owner.map(|field| if has_piles { pile_at(field, scale) } else { field.center() });
        let (at, card) = paint_cards(ui, finale, cards, top - PASSING * size.y, (&counted, owner));
        for seat in Seat::all(seats) {
            let total = rect(seat).right_center() - vec2(30.0 * scale, 0.0);
            paint_flying(ui, &counted, surface, seat, [at, total], card);
        }
        // The points that end the game strike, too.
        if let Some(limit) = limit(finale.game())
            && (counted.after == session.totals() && counted.since_done >= 0.0)
        {
            let at = window.center_bottom() - vec2(0.0, super::MARGIN);
            theme::paint_strong(ui, at, Align2::CENTER_BOTTOM, &limit, size::HEADING, surface.accent);
        }
    }
}

/// The points of a seat in a deal that have a reason.
fn reasons(row: &SheetRow, seat: Seat) -> Vec<(Score, Message)> {
    let lines = row.lines.iter().filter(|line| line.seat == seat && line.points != Score::ZERO && !line.why.is_empty());
    let mut reasons: Vec<_> = lines.map(|line| (line.points, line.why.clone())).collect();
    reasons.sort_by_key(|(points, _)| Reverse(points.in_halves().abs()));
    if reasons.len() > REASONS {
        let others = reasons.split_off(REASONS - 1);
        reasons.push((others.iter().map(|(points, _)| *points).sum(), texts::other_reasons(others.len())));
    }
    reasons
}

/// Paints the cards that count now, side by side above the fields, each dropping in, and flying to the field of their owner
/// once they have been counted. Returns the middle of their lower edge, and the width of one.
fn paint_cards(
    ui: &Ui, finale: &Finale<'_>, cards: Cards, below: f32, (counted, owner): (&Counted, Option<Pos2>),
) -> (Pos2, f32) {
    let top = hero::counted_at(ui);
    let tall = (below - top.y - 2.0 * CARD_GAP).max(CARD / 2.0);
    let count = cards.len() as f32;
    let wide = CARD.min(tall / ASPECT).min(CARDS / count.max(1.0));
    let left = top.x - (wide + CARD_GAP) * (count - 1.0) / 2.0;
    if counted.waits {
        let atlas = finale.sheet.atlas;
        let mut mesh = atlas.mesh();
        for index in 0..cards.len() {
            let at = pos2(left + (wide + CARD_GAP) * index as f32 - wide / 2.0, top.y + CARD_GAP);
            let rect = Rect::from_min_size(at, wide * vec2(1.0, ASPECT));
            atlas.add(&mut mesh, Sprite::Back, rect, 0.0, Color32::WHITE);
        }
        ui.painter().add(mesh);
        return (top, wide);
    }
    let [all_landed, flown] = counted.flight.unwrap_or_default();
    let flown = if owner.is_some() { flown } else { 0.0 };
    let poses = in_a_row(cards).into_iter().enumerate().map(|(index, card)| {
        let landed = (all_landed * 2.0 - index as f32 / count).clamp(0.0, 1.0);
        let x = left + (wide + CARD_GAP) * index as f32;
        let rest = pos2(x, top.y + CARD_GAP + wide * ASPECT * (0.5 - 0.4 * (1.0 - landed)));
        let center = rest.lerp(owner.unwrap_or(rest), flown);
        (card, Pose { center, angle: 0.0, width: wide * landed * lerp(1.0..=SMALL, flown) }, 1.0 - landed)
    });
    let shown: Vec<_> = poses.filter(|(_, pose, _)| pose.width > 1.0 && flown < 1.0).collect();
    finale.pictures.paint(ui.painter(), &shown);
    (top + vec2(0.0, wide * if cards.is_empty() { 0.5 } else { ASPECT }), wide)
}

/// Paints the points of a part of the deal, which fly from the cards into the total of a seat.
fn paint_flying(ui: &Ui, counted: &Counted, surface: &Surface, seat: Seat, [from, total]: [Pos2; 2], card: f32) {
    let gained = counted.after[seat] - counted.before[seat];
    let Some([landed, flown]) =
        counted.flight.filter(|_| gained != Score::ZERO && !counted.waits && counted.since_done < 0.0)
    else {
        return;
    };
    let appears = APPEARING[usize::from(counted.decides)];
    let strong = lerp(1.0..=GREATEST, counted.weight(seat)) * lerp(appears..=1.0, landed);
    let points_size = FLYING * card * strong;
    let words = theme::one_line(ui, texts::gained(gained), theme::bold(points_size), surface.accent, f32::INFINITY);
    let middle = from.lerp(total, flown);
    let chip = Rect::from_center_size(middle, words.size() + vec2(0.8, 0.1) * points_size);
    ui.painter().rect(chip, chip.height() / 2.0, surface.plate, Stroke::new(2.0, surface.accent), StrokeKind::Outside);
    ui.painter().galley(middle - words.size() / 2.0, words, surface.accent);
}

/// The middle of the first card below a field.
fn pile_at(field: Rect, scale: f32) -> Pos2 {
    field.left_bottom() + scale * vec2(TAKEN / 2.0 + CARD_GAP, TAKEN * ASPECT / 2.0 + CARD_GAP)
}

/// Paints the cards that have been counted below the field of their owner.
fn paint_pile(ui: &Ui, finale: &Finale<'_>, taken: Cards, field: Rect, scale: f32) {
    let width = TAKEN * scale;
    let step = (TAKEN_STEP * scale).min((PILE * field.width() - width) / taken.len().max(2) as f32);
    let poses = in_a_row(taken).into_iter().enumerate().map(|(index, card)| {
        let center = pile_at(field, scale) + vec2(step * index as f32, 0.0);
        (card, Pose { center, angle: 0.0, width }, 0.0)
    });
    let shown: Vec<_> = poses.collect();
    finale.pictures.paint(ui.painter(), &shown);
}

fn paint_player(
    ui: &Ui, finale: &Finale<'_>, counted: &Counted, surface: &Surface,
    (seat, places, of_deal): (Seat, &BySeat<usize>, Option<Score>), (rect, home, scale): (Rect, Rect, f32),
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
    let across = FACE * scale;
    let face = pos2(rect.left() + 10.0 + across / 2.0, rect.center().y);
    if let Some(shown) = finale.faces.get(seat.index()) {
        shown.paint(ui, face, across);
    }
    let points = counted.total(seat);
    let at = rect.right_center() - vec2(14.0, 0.0);
    let settled = counted.settled();
    let is_hit = counted.before[seat] != counted.after[seat] && counted.since_done >= 0.0;
    let grown = if is_hit { lerp(GROWN * lerp(1.0..=1.5, counted.weight(seat))..=1.0, settled) } else { 1.0 };
    let points_size = size::HEADING * scale * grown;
    theme::paint_strong(ui, at, Align2::RIGHT_CENTER, Words::verbatim(points), points_size, ink);
    let gained = counted.after[seat] - counted.before[seat];
    if counted.what.is_some() && counted.flight.is_none() && gained != Score::ZERO {
        let below = pos2(at.x, home.bottom() + RISING * (1.0 - counted.share));
        theme::paint_strong(ui, below, Align2::RIGHT_TOP, texts::gained(gained), GAINED * scale, surface.accent);
    }
    let total = finale.game().session().totals()[seat];
    if let (Some(points), None) = (of_deal, &counted.what) {
        let below = rect.right_bottom() - vec2(14.0, 5.0);
        theme::paint_strong(ui, below, Align2::RIGHT_BOTTOM, texts::gained(points), size::SMALL, plate::MUTED);
    }
    let widest = theme::text_width(ui, Words::verbatim(total), theme::bold(size::HEADING * scale));
    let left = face.x + across / 2.0 + 10.0;
    let room = at.x - widest - left - 6.0;
    let name = theme::name_of(ui, &names, seat);
    let nth = theme::one_line(ui, table_page::nth_place(place), theme::font(size::SMALL * scale), plate::MUTED, room);
    let shown = theme::one_line(ui, Words::verbatim(&name), theme::bold(size::BODY * scale), plate::TEXT, room);
    theme::full_on_hover(ui, rect, ui.scope_id().with(("name", seat)), &shown, &name);
    let top = rect.center().y - (nth.size().y + shown.size().y) / 2.0;
    ui.painter().galley(pos2(left, top + nth.size().y), shown, plate::TEXT);
    ui.painter().galley(pos2(left, top), nth, plate::MUTED);
}
