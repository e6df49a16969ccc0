//! Plates: the face, name and score of each player, and whose turn it is.

use egui::accesskit::Role;
use egui::{Align2, CornerRadius, FontId, Id, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

use super::layout::{FACE_MARGIN, NARROW, Plate};
use super::table_frame::TableFrame;
use crate::rules::scene::{Anchor, SeatInfo};
use crate::rules::{Message, Score, Seat, Wins};
use crate::text::board as texts;
use crate::ui::personas::Portrait;
use crate::ui::theme::{self, Surface, Words, plate, size};

/// Padding of a plate, for text of the usual size.
const MARGIN: f32 = 12.0;

/// The distance between two notes, for text of the usual size.
const NOTE_GAP: f32 = 10.0;

/// The height that a third line adds above a plate, for text of the usual size.
const THIRD_LINE: f32 = 9.0;

/// Paints a plate and names it for screen readers.
pub(super) fn paint_plate(ui: &mut Ui, plate: Plate, frame: &TableFrame<'_>, surface: &Surface) {
    let (seat, place) = (plate.seat, plate.face);
    let input = frame.input;
    let player = frame.scene.players.get(seat.index());
    let Some(player) = player else { return };
    let name = input.names.of(seat);
    let painter = ui.painter();
    let (line, score_color) = if player.turn {
        (Stroke::new(2.0, plate::ACCENT), plate::ACCENT)
    } else {
        (Stroke::new(1.0, surface.edge), plate::TEXT)
    };
    let text = frame.layout.text;
    // Next to a side panel, there is less room for everything.
    let is_narrow = plate.rect.width() < NARROW * text;
    let face = if is_narrow { None } else { face(frame, seat) };
    // Without a face, the plate takes its room.
    let rect = match face {
        Some(_) => plate.rect,
        None => plate.rect.with_min_x(plate.rect.left().min(place.left())),
    };
    let (round, fill) = (CornerRadius::same(12), surface.plate);
    let margin = if is_narrow { 8.0 } else { MARGIN } * text;
    let (large, usual) = if is_narrow {
        (theme::font(size::BODY * text), size::SMALL * text)
    } else {
        (theme::bold(size::HEADING * text), size::BODY * text)
    };
    let small = size::SMALL * text;
    let total = player.running.unwrap_or(player.total).to_string();
    let [note, beside] = [&player.note, note_beside(frame, seat)];
    let text_left = match face {
        Some(_) => place.right() + 6.0 * text,
        None => rect.left() + margin,
    };
    let right = rect.right() - margin - theme::text_width(ui, Words::verbatim(&total), large.clone()) - 6.0 * text;
    let width = |words: &Message| theme::text_width(ui, words, FontId::proportional(small));
    let (note_width, beside_width) = (width(note), width(beside));
    let has_both = !note.is_empty() && !beside.is_empty();
    let gap = if has_both { NOTE_GAP * text } else { 0.0 };
    let both = note_width + gap + beside_width;
    // Two long notes have a line each.
    let is_split = has_both && text_left + both > rect.right() - margin;
    let widest = if is_split { note_width.max(beside_width) } else { both };
    // Long notes leave no room for the score beside them.
    let is_long = text_left + widest > right;
    let rect = if is_split { rect.with_min_y(rect.top() - THIRD_LINE * text) } else { rect };
    painter.rect(rect, round, fill, line, StrokeKind::Inside);
    let name_y = if is_split {
        rect.top() + 14.0 * text
    } else if note.is_empty() && beside.is_empty() {
        rect.center().y
    } else {
        rect.top() + 16.0 * text
    };
    let score_y = if is_long { name_y } else { rect.center().y };
    let at = pos2(rect.right() - margin, score_y);
    painter.text(at, Align2::RIGHT_CENTER, total, large, score_color);
    if let Some(portrait) = face {
        if place.top() < rect.top() {
            painter.circle(place.center(), place.width() / 2.0 + FACE_MARGIN, fill, line);
        }
        portrait.paint(ui, place.center(), place.width());
    }
    let mut left = text_left;
    if player.dealer {
        // Beside a face, the badge lies on its rim, and names have more room.
        let center = match face {
            Some(_) => place.right_bottom() - Vec2::splat(0.107 * place.width()),
            None => pos2(left + 8.0 * text, name_y),
        };
        let radius = if face.is_some() { 8.0 } else { 9.5 } * text;
        let rim = Stroke::new(1.5 * text, surface.plate);
        painter.circle(center, radius, plate::MUTED, rim);
        let letter = theme::bold(small.min(1.7 * radius));
        let badge = theme::say(ui, texts::dealer_badge());
        painter.text(center, Align2::CENTER_CENTER, badge, letter, plate::INK);
        if face.is_none() {
            left += 24.0 * text;
        }
    }
    let font = if player.turn { theme::bold(usual) } else { FontId::proportional(usual) };
    let galley = theme::one_line(ui, Words::verbatim(name), font, plate::TEXT, right - left);
    let at = pos2(left, name_y - galley.size().y / 2.0);
    let whole = Id::unique(("whole name", seat));
    theme::full_on_hover(ui, rect, whole, &galley, name);
    painter.galley(at, galley, plate::TEXT);
    let right = if is_long { rect.right() - margin } else { right };
    let (beside_left, note_y, beside_y) =
        if is_split { (text_left, 25.0, 10.0) } else { (text_left + both - beside_width, 14.0, 14.0) };
    for (words, left, up, color) in
        [(note, text_left, note_y, plate::ACCENT), (beside, beside_left, beside_y, plate::TEXT)]
    {
        if !words.is_empty() {
            let font = FontId::proportional(small);
            let galley = theme::one_line(ui, words, font, color, (right - left).max(0.0));
            let y = rect.bottom() - up * text - galley.size().y / 2.0;
            painter.galley(pos2(left, y), galley, color);
        }
    }
}

/// Returns the note about what lies beside a player's plate, such as the number of tricks won.
fn note_beside<'a>(frame: &TableFrame<'a>, seat: Seat) -> &'a Message {
    let mut zones = frame.scene.zones.iter();
    let noted = zones.find(|zone| zone.anchor == Anchor::Beside(seat) && !zone.note.is_empty());
    noted.map_or(&Message::EMPTY, |zone| &zone.note)
}

fn face(frame: &TableFrame<'_>, seat: Seat) -> Option<Portrait> {
    *frame.input.faces?.shown.get(seat.index())?
}

/// Names a plate for screen readers, and explains the dealer's badge.
pub(super) fn name_plate(ui: &Ui, Plate { seat, rect, .. }: Plate, frame: &TableFrame<'_>) {
    let Some(player) = frame.scene.players.get(seat.index()) else { return };
    let names = frame.input.names;
    let response = ui.interact(rect, Id::unique(("plate", seat)), Sense::hover());
    response.widget_info(|| {
        let spoken = spoken(names.of(seat), player, frame.scene.wins).render(names);
        WidgetInfo::labeled(Role::Label, true, spoken)
    });
    if player.dealer {
        response.on_hover_text(texts::dealer().render(names));
    }
}

/// The text for screen readers: `Berta, 3 penalty points, dealer, to play`.
fn spoken(name: &str, player: &SeatInfo, wins: Wins) -> Message {
    let total = player.running.unwrap_or(player.total);
    let mut facts = vec![texts::player(name), scored(total, wins)];
    if player.dealer {
        facts.push(texts::is_dealer());
    }
    if player.turn {
        facts.push(texts::to_play());
    }
    if !player.note.is_empty() {
        facts.push(player.note.clone());
    }
    texts::plate(facts)
}

/// Points as the game counts them. Negative points are good for the player where the lowest score wins, so
/// they stay plain points.
pub(super) fn scored(score: Score, wins: Wins) -> Message {
    if wins == Wins::Lowest && score >= Score::ZERO { texts::penalty_points(score) } else { texts::points(score) }
}
