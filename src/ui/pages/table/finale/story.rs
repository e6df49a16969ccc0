//! The moments of a finished game that are worth looking at again, as pictures; each leads to its position.

use egui::{Align2, Color32, CornerRadius, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::play::direction;
use super::{Finale, GAP, TWO_COLUMNS};
use crate::cards::Card;
use crate::review::{MOMENTS, Mark};
use crate::rules::scene::{Anchor, Arrangement, Spot, Zone};
use crate::text::ending as texts;
use crate::ui::board::thumbnail;
use crate::ui::deck::{ASPECT, Sprite};
use crate::ui::focus;
use crate::ui::pages::table::ending::ToldMoment;
use crate::ui::requests::ReviewStart;
use crate::ui::review_work::ReviewWork;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Palette, Surface, plate, size};

/// The width of a small table, the usual one and two for less room, and its height relative to that; and the width that the
/// words beside it have at least, with the number of lines for which there is always room, so that nothing moves once a
/// review has found a story.
const TABLE: [f32; 3] = [144.0, 114.0, 84.0];
const TALL: f32 = 2.0 / 3.0;
const WORDS: f32 = 160.0;
const LINES: [f32; 3] = [6.0, 6.0, 3.0];

/// The size of a small table relative to its picture, which shows only the middle, where there are no tricks; and how much
/// lower than its middle that of the picture is, as a share of the height, so that no hand is seen.
const CLOSE: f32 = 1.35;
const LOWER: f32 = 0.1;

/// The width of a card, and its distance from the middle, to the sides and up and down, relative to the table's width.
const CARD: f32 = 0.22;
const REACH: Vec2 = vec2(0.236, 0.16);

/// The margin of a tile and the distance of its words from the picture, and the distance between its words.
const PAD: f32 = 12.0;
const BETWEEN: f32 = 4.0;

/// The share of its color that a tile has before its moment has been found.
const AWAITED: f32 = 0.45;

/// The width of the line around a picture, which is red where something was lost.
const LINE: f32 = 2.5;

pub(super) fn show(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface, commands: &mut Commands) {
    let ending = finale.ending();
    let judged = ending.review.as_ref().and_then(ReviewWork::judged);
    let is_awaited = ending.story.is_none() && ending.review.is_some() && finale.game().people() == 1;
    let moments = ending.story.as_deref().unwrap_or_default();
    if moments.is_empty() && judged.is_none() && !is_awaited {
        return;
    }
    let wide = ui.available_width() - theme::BAR;
    let is_row = wide >= TWO_COLUMNS;
    let viewer = finale.game().viewer();
    let report = |review: &ReviewWork| {
        let marks = Mark::ALL.map(|mark| (mark, review.review().count(viewer.index(), mark)));
        let marks = Mark::counted(marks);
        if marks.is_empty() { texts::no_mistakes() } else { texts::mistakes(marks) }
    };
    let note = match judged {
        Some(share) if share < 1.0 => Some(texts::looking((share * 100.0).round() as usize)),
        Some(_) if moments.is_empty() => Some(texts::nothing_mattered()),
        Some(_) => ending.review.as_ref().map(report),
        None => None,
    };
    // On one line, and the note last, so that nothing moves when it goes.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        // As high as with a button.
        ui.set_row_height(theme::control_height(ui, 38.0));
        let heading = theme::text(ui, texts::story(), size::HEADING).color(surface.text);
        theme::heading_label(ui, egui::Label::new(heading), 2);
        // It has its place from the start, so that it shoves nothing when it is of use.
        let has_mistakes = ending.has_mistakes(finale.game());
        if has_mistakes || judged.is_some_and(|share| share < 1.0) {
            let learn = ui.add_enabled_ui(has_mistakes, |ui| theme::secondary(ui, texts::learn()));
            if learn.inner.clicked() {
                commands.push(finale.review(ReviewStart::Mistakes));
            }
        }
        if let Some(note) = note {
            let note = theme::text(ui, note, size::SMALL).color(surface.muted);
            ui.add(egui::Label::new(note).truncate());
        }
    });
    let width = if is_row { (wide - GAP * (MOMENTS as f32 - 1.0)) / MOMENTS as f32 } else { wide };
    let room = width - 3.0 * PAD - WORDS;
    let table = room.clamp(TABLE[2], finale.fitting(ui, TABLE));
    let lines = finale.fitting(ui, LINES) + if room < TABLE[2] { 1.0 } else { 0.0 };
    let tiles: Vec<Tile<'_>> = moments.iter().map(|told| Tile::new(ui, finale, told, (width, table))).collect();
    let words = lines * ui.fonts_mut(|fonts| fonts.row_height(&theme::bold(size::SMALL))) + BETWEEN;
    let least = words.max(table * TALL) + 2.0 * PAD;
    let tallest = tiles.iter().map(|tile| tile.height).fold(least, f32::max);
    focus::Group::area("story").show(ui, |ui| {
        let told = ui.animate_bool(Id::unique(("story", finale.game().dialog())), !is_awaited);
        ui.multiply_opacity(if is_awaited { 1.0 } else { told });
        let layout = if is_row {
            egui::Layout::left_to_right(egui::Align::Min)
        } else {
            egui::Layout::top_down(egui::Align::Min)
        };
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            for _ in 0..if is_awaited { MOMENTS } else { 0 } {
                paint_awaited(ui, finale, surface, vec2(width, tallest));
            }
            for (index, tile) in tiles.into_iter().enumerate() {
                let told = tile.told;
                if tile.show(ui, surface, vec2(width, tallest), index) {
                    commands.push(finale.review(ReviewStart::Decision(told.step)));
                }
            }
        });
    });
}

/// Shows a moment face down, until the review has found it.
fn paint_awaited(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface, size: Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let line = Stroke::new(1.0, surface.edge);
    ui.painter().rect(rect, CornerRadius::same(16), surface.plate.gamma_multiply(AWAITED), line, StrokeKind::Inside);
    let atlas = finale.sheet.atlas;
    let mut mesh = atlas.mesh();
    let tall = rect.height() - 2.0 * PAD;
    atlas.add(
        &mut mesh,
        Sprite::Back,
        Rect::from_center_size(rect.center(), vec2(tall / ASPECT, tall)),
        0.0,
        Color32::WHITE,
    );
    ui.painter().add(mesh);
}

/// A moment, laid out.
struct Tile<'a> {
    finale: &'a Finale<'a>,
    told: &'a ToldMoment,
    lines: [std::sync::Arc<egui::Galley>; 2],
    height: f32,
    /// The width of the small table.
    table: f32,
}

impl<'a> Tile<'a> {
    fn new(ui: &Ui, finale: &'a Finale<'a>, told: &'a ToldMoment, (width, table): (f32, f32)) -> Self {
        let room = width - 3.0 * PAD - table;
        let lines = [
            theme::wrapped(ui, &told.what, theme::bold(size::SMALL), plate::TEXT, room),
            theme::wrapped(ui, &told.place, theme::font(size::SMALL), plate::MUTED, room),
        ];
        let height = lines.iter().map(|line| line.size().y).sum::<f32>() + 2.0 * PAD + BETWEEN;
        Self { finale, told, lines, height, table }
    }

    /// Shows it; returns whether it was chosen.
    fn show(self, ui: &mut Ui, surface: &Surface, size: Vec2, index: usize) -> bool {
        let spoken = texts::moment(self.told.what.clone(), self.told.place.clone());
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let response = self.finale.plate_button(ui, surface, rect, ("moment", index), &spoken);
        let inner = rect.shrink(PAD);
        let wide = self.table;
        self.paint_table(ui, surface, Rect::from_min_size(inner.min, vec2(wide, wide * TALL)));
        let left = inner.left() + wide + PAD;
        let [what, place] = self.lines;
        ui.painter().galley(pos2(left, inner.top()), what, plate::TEXT);
        let at = Align2::LEFT_BOTTOM.anchor_size(pos2(left, inner.bottom()), place.size());
        ui.painter().galley(at.min, place, plate::MUTED);
        response.on_hover_text(theme::say(ui, texts::look_again())).clicked()
    }

    /// Paints the trick with the cards that were played, or without tricks the square or the open cards before them.
    fn paint_table(&self, ui: &mut Ui, surface: &Surface, rect: Rect) {
        let finale = self.finale;
        let round = CornerRadius::same(8);
        ui.painter().rect_filled(rect, round, surface.color);
        let (scene, game, atlas) = (&self.told.scene, finale.game(), finale.sheet.atlas);
        let mut mesh = atlas.mesh();
        let wide = CARD * rect.width();
        let mut add = |card: Card, center: Pos2| {
            let place = Rect::from_center_size(center, vec2(wide, wide * ASPECT));
            atlas.add(&mut mesh, Sprite::Face(card), place, 0.0, Color32::WHITE);
        };
        let own = &self.told.cards;
        let mut spread = |cards: &[Card], below: f32| {
            let step = ((rect.width() - wide - 8.0) / (cards.len().max(2) - 1) as f32).min(wide + 2.0);
            let left = rect.center().x - step * (cards.len() as f32 - 1.0) / 2.0;
            for (place, card) in cards.iter().enumerate() {
                add(*card, pos2(left + step * place as f32, rect.center().y + below));
            }
        };
        let open = |zone: &Zone| zone.spots.iter().filter_map(Spot::card).collect::<Vec<Card>>();
        if let Some(trick) = scene.trick() {
            if own.is_empty() && open(trick).is_empty() {
                // A bid, before any card: what was held.
                spread(&scene.hand(game.viewer()).map(open).unwrap_or_default(), 0.0);
            } else if own.len() != 1 {
                spread(own, 0.0);
            }
            let side = |seat| rect.center() + direction(game, seat) * REACH * rect.width();
            let played = trick.spots.iter().filter_map(|spot| Some((spot.card()?, spot.seat?)));
            for (card, seat) in played.chain((own.len() == 1).then(|| (own[0], game.viewer()))) {
                add(card, side(seat));
            }
        } else if !scene.zones.iter().any(|zone| matches!(zone.arrangement, Arrangement::Grid { .. })) {
            let cards_at = |is_there: fn(&Anchor) -> bool| -> Vec<Card> {
                scene.zones.iter().filter(|zone| is_there(&zone.anchor)).flat_map(open).collect()
            };
            let chosen = if own.is_empty() { cards_at(|anchor| *anchor == Anchor::Reach) } else { own.clone() };
            let apart = if chosen.is_empty() { 0.0 } else { REACH.y * rect.width() };
            spread(&cards_at(|anchor| matches!(anchor, Anchor::Column(_))), -apart);
            spread(&chosen, apart);
        } else {
            let mut seen = ui.new_child(egui::UiBuilder::new().max_rect(rect));
            seen.shrink_clip_rect(rect);
            let middle = rect.center() + vec2(0.0, LOWER * rect.height());
            let table = Rect::from_center_size(middle, rect.size() * CLOSE);
            thumbnail(&seen, table, scene, game.viewer(), finale.settings, atlas, false);
            let corner = rect.right_bottom() - vec2(wide, wide * ASPECT) / 2.0 - Vec2::splat(4.0);
            for (place, card) in own.iter().rev().take(3).enumerate() {
                add(*card, corner - vec2(place as f32 * (wide + 2.0), 0.0));
            }
        }
        ui.painter().add(mesh);
        let color = if self.told.is_loss { Palette::of(ui).warning } else { surface.edge };
        ui.painter().rect_stroke(rect, round, Stroke::new(LINE, color), StrokeKind::Outside);
    }
}
