//! Small cards side by side, as on a score sheet.

use egui::accesskit::Role;
use egui::{Color32, Rect, Sense, Ui, WidgetInfo, vec2};

use crate::cards::Cards;
use crate::text::{Language, table_screen as texts};
use crate::ui::deck::{ASPECT, Atlas, Sprite, TEXT_CARD_WIDTH as CARD};

/// The height of small cards.
pub(in crate::ui) const HEIGHT: f32 = CARD * ASPECT;

/// Returns their width.
pub(in crate::ui) fn width(cards: Cards) -> f32 {
    match cards.len() {
        0 => 0.0,
        count => step(cards.len()) * (count as f32 - 1.0) + CARD,
    }
}

/// The distance from a card to the next one.
fn step(count: usize) -> f32 {
    if count > 3 { CARD * 0.55 } else { CARD + 4.0 }
}

/// Shows them as a picture.
pub(in crate::ui) fn show(ui: &mut Ui, cards: Cards, atlas: &Atlas, language: Language) {
    if cards.is_empty() {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(vec2(width(cards), HEIGHT), Sense::hover());
    response.widget_info(|| {
        let words = texts::cards(cards).in_language(language);
        WidgetInfo::labeled(Role::Image, true, words)
    });
    paint(ui, rect, cards, atlas);
}

/// Paints them into a rectangle, closer together if it is narrower than they are.
pub(in crate::ui) fn paint(ui: &Ui, rect: Rect, cards: Cards, atlas: &Atlas) {
    let size = vec2(CARD, HEIGHT);
    let gaps = cards.len().saturating_sub(1).max(1) as f32;
    let step = step(cards.len()).min((rect.width() - CARD) / gaps);
    let mut mesh = atlas.mesh();
    for (place, card) in cards.iter().enumerate() {
        let min = rect.min + vec2(place as f32 * step, 0.0);
        let rect = Rect::from_min_size(min, size);
        atlas.add(&mut mesh, Sprite::Face(card), rect, 0.0, Color32::WHITE);
    }
    ui.painter().add(mesh);
}
