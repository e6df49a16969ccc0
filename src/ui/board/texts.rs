//! The texts at the table: the prompt and the notes of zones.

use std::sync::Arc;

use egui::accesskit::{Live, Role};
use egui::{Color32, CornerRadius, FontId, Galley, Id, Rect, Sense, Ui, WidgetInfo, vec2};

use super::layout::{EDGE, TableLayout};
use super::table_frame::TableFrame;
use crate::rules::Message;
use crate::rules::scene::Preview;
use crate::text::{board as texts, table_page};
use crate::ui::theme::{self, Surface, plate, size};

/// Paints the prompt above the hand, or a preview or message in its place. Returns its rectangle.
pub(super) fn paint_prompt(
    ui: &mut Ui, frame: &TableFrame<'_>, preview: Option<&Message>, choice: Option<&Message>, chosen: usize,
    surface: &Surface,
) -> Rect {
    let (words, color, strong) = prompt(frame, preview, choice, chosen);
    if words.is_empty() {
        return Rect::NOTHING;
    }
    let layout = frame.layout;
    let (galley, room) = if preview.is_some() || frame.input.message.is_some() {
        full_size(ui, &words, color, frame)
    } else {
        (fitting(ui, &words, strong, color, layout), layout.prompt_room)
    };
    let pad = vec2(14.0, 5.0) * layout.text;
    let room = room.shrink2(vec2(pad.x, 0.0));
    let half = galley.size() / 2.0;
    let mut middle = layout.prompt;
    middle.x = middle.x.min(room.right() - half.x).max(room.left() + half.x);
    // Text of more than one line grows upward, away from the content below.
    let line = galley.rows.first().map_or(0.0, |row| row.height());
    let below = room.bottom() - half.y - pad.y;
    middle.y = if layout.prompt.y < layout.controls.top() {
        (middle.y - half.y + line / 2.0).max(frame.rect.top() + half.y + pad.y)
    } else {
        middle.y.min(below.max(room.top()))
    };
    let place = Rect::from_center_size(middle, galley.size());
    let back = place.expand2(pad);
    ui.painter().rect_filled(back, CornerRadius::same(14), surface.plate);
    ui.painter().galley(place.min, galley, color);
    back
}

/// Names the prompt for screen readers. Only previews are announced from here, as the focus moves;
/// everything else is announced once, when it happens.
pub(super) fn name_prompt(
    ui: &Ui, frame: &TableFrame<'_>, preview: Option<&Preview>, choice: Option<&Message>, chosen: usize,
) {
    let effect = preview.map(|preview| &preview.text);
    let (words, ..) = prompt(frame, effect, choice, chosen);
    if words.is_empty() {
        return;
    }
    let id = Id::unique("prompt");
    let response = ui.interact(frame.layout.prompt_room, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    if preview.is_some() {
        ui.accesskit_node_builder(id, |node| node.set_live(Live::Polite));
    }
}

/// Lays out a message in the type of the interface, in the room of the prompt, or across the table if that takes fewer lines.
fn full_size(ui: &Ui, words: &str, color: Color32, frame: &TableFrame<'_>) -> (Arc<Galley>, Rect) {
    let layout = frame.layout;
    let points = size::BODY * layout.text;
    let lay_out = |room: Rect| {
        let wide = (room.width() - 28.0 * layout.text).max(96.0);
        (ui.painter().layout(words.to_owned(), theme::font(points), color, wide), room)
    };
    let narrow = lay_out(layout.prompt_room);
    let fits = narrow.0.size().y + 10.0 * layout.text <= layout.prompt_room.height() + 1.0;
    if fits {
        return narrow;
    }
    let across = lay_out(Rect::from_x_y_ranges(frame.rect.shrink(EDGE).x_range(), layout.prompt_room.y_range()));
    if across.0.rows.len() < narrow.0.rows.len() { across } else { narrow }
}

/// Lays out the prompt in the largest type that fits its room, or in the smallest over as many lines as needed.
fn fitting(ui: &Ui, words: &str, strong: bool, color: Color32, layout: &TableLayout) -> Arc<Galley> {
    let lay_out = |points: f32| {
        let font = if strong { theme::bold(points) } else { FontId::proportional(points) };
        let wide = layout.prompt_room.width() - 28.0 * layout.text;
        let text = words.to_owned();
        ui.painter().layout(text, font, color, wide.max(96.0))
    };
    let smallest = size::BODY * layout.least_text();
    let mut points = size::BODY * layout.text;
    loop {
        let galley = lay_out(points);
        let fits = galley.size().y + 10.0 * layout.text <= layout.prompt_room.height() + 1.0;
        if fits || points <= smallest {
            return galley;
        }
        points = (points * 0.85).max(smallest);
    }
}

/// The text of the prompt, its color, and whether it asks the viewer for a move. `choice` asks
/// where to put the card that has been picked.
fn prompt(
    frame: &TableFrame<'_>, preview: Option<&Message>, choice: Option<&Message>, chosen: usize,
) -> (String, Color32, bool) {
    let input = frame.input;
    if let Some(preview) = preview {
        let words = texts::label(preview.clone()).render(input.names);
        return (words, plate::ACCENT, false);
    }
    if let Some(message) = input.message {
        return (message.to_owned(), plate::ACCENT, false);
    }
    if let Some(comment) = input.comment {
        let asked = if comment.can_take_back { table_page::coach_asks() } else { Message::default() };
        return (asked.render(input.names), plate::TEXT, true);
    }
    if frame.is_dealing || input.holding && !frame.has_landed {
        return (String::new(), plate::TEXT, false);
    }
    if let Some(last) = frame.scene.previous_trick.as_ref().filter(|_| input.holding) {
        let won = if last.note.is_empty() {
            texts::takes_trick(last.to)
        } else {
            texts::takes_trick_worth(last.to, last.note.clone())
        };
        return (won.render(input.names), plate::TEXT, false);
    }
    if let Some(choice) = choice {
        return (choice.render(input.names), plate::TEXT, true);
    }
    let words = frame.scene.prompt.render(input.names);
    if input.moves.is_empty() {
        (words, plate::MUTED, false)
    } else {
        (progress(frame, chosen, words), plate::TEXT, true)
    }
}

/// The prompt with the progress of choosing a fixed number of cards: `: 1 chosen, 2 to go`.
fn progress(frame: &TableFrame<'_>, chosen: usize, prompt: String) -> String {
    let asked = frame.scene.prompt.clone();
    let progress = match frame.scene.card_choice.as_ref().map(|choice| choice.count) {
        Some((least, most)) if least == most && chosen == most => texts::all_chosen(asked),
        Some((least, most)) if least == most && chosen > 0 => texts::chosen(asked, chosen, most - chosen),
        _ => return prompt,
    };
    progress.render(frame.input.names)
}

pub(super) fn paint_notes(ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
    for note in &frame.layout.notes {
        let color = surface.muted;
        let points = size::SMALL * frame.layout.text;
        ui.painter().text(note.at, note.anchor, &note.words, theme::font(points), color);
    }
}
