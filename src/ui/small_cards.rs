//! Small cards side by side, as on a score sheet.

use egui::accesskit::Role;
use egui::{Color32, Rect, Sense, Ui, WidgetInfo, vec2};

use crate::cards::Card;
use crate::text::table_page as texts;
use crate::ui::deck::{ASPECT, Atlas, Sprite, TEXT_CARD_WIDTH as CARD};
use crate::ui::theme;

/// The height of small cards.
pub(in crate::ui) const HEIGHT: f32 = CARD * ASPECT;

/// Returns the width of so many.
pub(in crate::ui) fn width(count: usize) -> f32 {
    match count {
        0 => 0.0,
        _ => step(count) * (count as f32 - 1.0) + CARD,
    }
}

/// The distance from a card to the next one.
fn step(count: usize) -> f32 {
    if count > 3 { CARD * 0.55 } else { CARD + 4.0 }
}

/// Shows them as a picture, in this order.
pub(in crate::ui) fn show(ui: &mut Ui, cards: &[Card], atlas: &Atlas) {
    if cards.is_empty() {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(vec2(width(cards.len()), HEIGHT), Sense::hover());
    let words = theme::say(ui, texts::cards(cards.iter().copied()));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    paint(ui, rect, cards.iter().copied(), atlas);
}

/// Paints them into a rectangle, closer together if it is narrower than they are; returns their places.
pub(in crate::ui) fn paint(ui: &Ui, rect: Rect, cards: impl Iterator<Item = Card>, atlas: &Atlas) -> Vec<(Card, Rect)> {
    let cards: Vec<Card> = cards.collect();
    let gaps = cards.len().saturating_sub(1).max(1) as f32;
    let step = step(cards.len()).min((rect.width() - CARD) / gaps);
    let place = |(place, card)| {
        let min = rect.min + vec2(place as f32 * step, 0.0);
        (card, Rect::from_min_size(min, vec2(CARD, HEIGHT)))
    };
    let places: Vec<(Card, Rect)> = cards.into_iter().enumerate().map(place).collect();
    let mut mesh = atlas.mesh();
    for (card, rect) in &places {
        atlas.add(&mut mesh, Sprite::Face(*card), *rect, 0.0, Color32::WHITE);
    }
    ui.painter().add(mesh);
    places
}
