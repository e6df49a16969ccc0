//! The tile that leads to the day's deal.

use egui::{Rect, Response, Ui, Vec2, pos2, vec2};

use crate::store::Date;
use crate::store::today::DayDeal;
use crate::text::{Message, today_screen as texts};
use crate::ui::emblem;
use crate::ui::pages::today::{day as day_in_words, of_today, tile as tile_of_today};
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, size};

/// Shows the tile; `words` is the height of its texts, and `margin` their distance from its edges.
pub(super) fn show(ui: &mut Ui, size: Vec2, services: &Services, words: f32, margin: f32) -> Response {
    let (deal, place) = of_today(services);
    let state = tile_of_today(&deal, place);
    let name = texts::title();
    let response = theme::tile(ui, size, &name, |ui, rect, _| {
        paint(ui, rect, &deal, [&texts::title(), &state], services, (words, margin));
    });
    let description = theme::say(ui, texts::tile(deal.entry.title, state));
    ui.accesskit_node_builder(response.id, |node| node.set_description(description));
    response
}

/// The width of the last line, which is the date.
pub(super) fn day_width(ui: &Ui) -> f32 {
    let day = day_in_words(Date::today());
    theme::text_width(ui, &day, theme::font(size::SMALL))
}

fn paint(
    ui: &Ui,
    rect: Rect,
    deal: &DayDeal,
    [title, state]: [&Message; 2],
    services: &Services,
    (words, margin): (f32, f32),
) {
    let palette = Palette::of(ui);
    let settings = services.settings();
    let cards = &services.cards;
    let picture = emblem::paint_on_tile(ui, rect, words, deal.entry.emblem, settings, cards);
    let (left, wide) = (rect.left() + margin, rect.width() - 2.0 * margin);
    let title = theme::one_line(ui, title, theme::bold(size::BODY), palette.accent, wide);
    let game = theme::one_line(ui, deal.entry, theme::bold(size::SMALL), palette.text, wide);
    let small = theme::font(size::SMALL);
    let state = theme::one_line(ui, state, small.clone(), palette.muted, wide);
    let day = theme::one_line(ui, day_in_words(deal.date), small, palette.muted, wide);
    let painter = ui.painter();
    let at = |down: f32| pos2(left, picture.bottom() + down);
    painter.galley(at(7.0), title, palette.accent);
    painter.galley(at(31.0), game, palette.text);
    painter.galley(at(31.0) + vec2(0.0, 19.0), state, palette.muted);
    let down = rect.bottom() - picture.bottom() - day.size().y - 8.0;
    painter.galley(at(down), day, palette.muted);
}
