//! Plates: the name and score of each player, and whose turn it is.

use egui::accesskit::Role;
use egui::{Align2, CornerRadius, FontId, Id, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2};

use super::layout::Plate;
use super::table_frame::TableFrame;
use crate::rules::Wins;
use crate::rules::scene::SeatInfo;
use crate::rules::words::scored;
use crate::ui::theme::{self, Surface, plate, size};

/// Padding of a plate, for text of the usual size.
const MARGIN: f32 = 12.0;

/// Paints a plate and names it for screen readers.
pub(super) fn paint_plate(
    ui: &mut Ui,
    Plate { seat, rect, .. }: Plate,
    frame: &TableFrame<'_>,
    surface: &Surface,
) {
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
    let (round, fill) = (CornerRadius::same(12), surface.plate);
    painter.rect(rect, round, fill, line, StrokeKind::Inside);
    let text = frame.layout.text;
    let margin = MARGIN * text;
    // Next to a side panel, there is less room for everything.
    let (large, usual) = if rect.width() < 140.0 * text {
        (theme::font(size::BODY * text), size::SMALL * text)
    } else {
        (theme::bold(size::HEADING * text), size::BODY * text)
    };
    let small = size::SMALL * text;
    let total = player.running.unwrap_or(player.total);
    let score = painter.text(
        pos2(rect.right() - margin, rect.center().y),
        Align2::RIGHT_CENTER,
        total,
        large,
        score_color,
    );
    let note = player.note.render(input.names);
    let name_y = if note.is_empty() {
        rect.center().y
    } else {
        rect.top() + 16.0 * text
    };
    let mut left = rect.left() + margin;
    if player.dealer {
        let center = pos2(left + 8.0 * text, name_y);
        painter.circle_filled(center, 9.5 * text, plate::MUTED);
        let (anchor, font) = (Align2::CENTER_CENTER, theme::bold(small));
        painter.text(center, anchor, "D", font, plate::INK);
        left += 24.0 * text;
    }
    let right = score.left() - 6.0 * text;
    let font = if player.turn {
        theme::bold(usual)
    } else {
        FontId::proportional(usual)
    };
    let galley = theme::one_line(ui, name, font, plate::TEXT, right - left);
    let at = pos2(left, name_y - galley.size().y / 2.0);
    let whole = Id::unique(("whole name", seat));
    theme::full_on_hover(ui, rect, whole, &galley, name);
    painter.galley(at, galley, plate::TEXT);
    if !note.is_empty() {
        let (left, font) = (rect.left() + margin, FontId::proportional(small));
        let galley = theme::one_line(ui, &note, font, plate::ACCENT, right - left);
        let y = rect.bottom() - 14.0 * text - galley.size().y / 2.0;
        painter.galley(pos2(left, y), galley, plate::ACCENT);
    }
}

/// Names a plate for screen readers, and explains the dealer's badge.
pub(super) fn name_plate(ui: &Ui, Plate { seat, rect, .. }: Plate, frame: &TableFrame<'_>) {
    let Some(player) = frame.scene.players.get(seat.index()) else {
        return;
    };
    let names = frame.input.names;
    let response = ui.interact(rect, Id::unique(("plate", seat)), Sense::hover());
    let note = player.note.render(names);
    let spoken = spoken(names.of(seat), player, &note, frame.scene.wins);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    if player.dealer {
        response.on_hover_text("Dealer");
    }
}

/// The text for screen readers: `Berta, 3 penalty points, dealer, to play`.
fn spoken(name: &str, player: &SeatInfo, note: &str, wins: Wins) -> String {
    let total = player.running.unwrap_or(player.total);
    let mut parts = vec![name.to_owned(), scored(total, wins)];
    parts.extend(player.dealer.then(|| "dealer".into()));
    parts.extend(player.turn.then(|| "to play".into()));
    parts.extend((!note.is_empty()).then(|| note.into()));
    parts.join(", ")
}
