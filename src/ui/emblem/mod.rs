//! Emblems: the picture of a game in the gallery, made of a few characteristic cards. The pictures
//! that introduce a game are written and drawn likewise.

pub(super) mod notation;
mod picture;

use egui::{Color32, CornerRadius, Frame, Margin, Rect, Sense, Ui, Vec2, pos2, vec2};

use self::notation::{Arrangement, Fan, Piece};
pub(super) use self::picture::paint as paint_picture;
use super::deck::{ASPECT, Atlas, Sprite, TEXT_CARD_WIDTH as CARD};
use super::settings::Settings;
use super::theme::{self, Palette};

/// The height of a strip at which cards have their usual size.
const TALL: f32 = 118.0;

/// The height of a large emblem, and the width of its cards.
pub(super) const LARGE: f32 = 188.0;
pub(super) const LARGE_CARD_WIDTH: f32 = CARD * LARGE / TALL;

/// Draws an emblem onto a strip of cloth at the top of a tile, leaving this height for texts. Returns the strip.
pub(super) fn paint_on_tile(ui: &Ui, tile: Rect, texts: f32, text: &str, settings: &Settings, cards: &Atlas) -> Rect {
    let strip = paint_cloth_on_tile(ui, tile, texts, settings);
    paint(ui, strip, text, cards);
    strip
}

/// Paints the strip of cloth for that, and returns it.
pub(super) fn paint_cloth_on_tile(ui: &Ui, tile: Rect, texts: f32, settings: &Settings) -> Rect {
    let strip = Rect::from_min_max(tile.min + Vec2::splat(1.0), pos2(tile.right() - 1.0, tile.bottom() - texts));
    let corners = CornerRadius { nw: 13, ne: 13, sw: 0, se: 0 };
    let color = settings.surface(Palette::of(ui).dark).color;
    ui.painter().rect_filled(strip, corners, color);
    strip
}

/// Shows a panel with an emblem on cloth at its top, and this content below.
pub(super) fn panel(ui: &mut Ui, text: &str, settings: &Settings, cards: &Atlas, content: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    theme::panel_frame(&palette).inner_margin(Margin::ZERO).show(ui, |ui| {
        let room = vec2(ui.available_width(), TALL);
        let (cloth, _) = ui.allocate_exact_size(room, Sense::hover());
        let round = CornerRadius { sw: 0, se: 0, ..CornerRadius::same(14) };
        let color = settings.surface(palette.dark).color;
        ui.painter().rect_filled(cloth, round, color);
        paint(ui, cloth, text, cards);
        let frame = Frame::new().inner_margin(Margin::symmetric(18, 12));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            content(ui);
        });
    });
}

/// Draws an emblem onto a strip of cloth; its cards are scaled to the height of the strip.
pub(super) fn paint(ui: &Ui, rect: Rect, text: &str, cards: &Atlas) {
    let mut mesh = cards.mesh();
    let scale = rect.height() / TALL;
    let mut card = |piece: &Piece, off: Vec2, angle: f32, width: f32| {
        let lift = if piece.is_raised { 13.0 } else { 0.0 };
        let center = rect.center() + (off - vec2(0.0, lift)) * scale;
        let place = Rect::from_center_size(center, vec2(width, width * ASPECT) * scale);
        let shade = Color32::from_black_alpha(110);
        cards.add(&mut mesh, Sprite::Shadow, place, angle, shade);
        let white = Color32::WHITE;
        cards.add(&mut mesh, piece.sprite, place, angle, white);
    };
    match notation::parse(text) {
        Some(Arrangement::Fans(fans)) => {
            place_fans(&fans, (rect.width() - 24.0) / scale, &mut card);
        }
        Some(Arrangement::Trick(pieces)) => {
            let around = [(-0.7, 0.0), (0.0, -0.3), (0.7, 0.0), (0.0, 0.34)];
            for (place, piece) in pieces.into_iter().enumerate() {
                let (x, y) = around[place % around.len()];
                let angle = [-0.22, 0.06, 0.2, -0.05][place % 4];
                card(&piece, vec2(x, y) * CARD + vec2(0.0, 6.0), angle, CARD * 0.86);
            }
        }
        Some(Arrangement::Square(rows)) => {
            let tall = (TALL - 18.0) / rows.len().max(1) as f32 - 4.0;
            let size = vec2(tall / ASPECT, tall);
            for (row, places) in rows.iter().enumerate() {
                for (column, piece) in places.iter().enumerate() {
                    let middle = |place: usize, count: usize| place as f32 - (count as f32 - 1.0) / 2.0;
                    let at = vec2(middle(column, places.len()), middle(row, rows.len()));
                    if let Some(piece) = piece {
                        card(piece, at * (size + Vec2::splat(4.0)), 0.0, size.x);
                    }
                }
            }
        }
        None => {}
    }
    ui.painter().with_clip_rect(rect).add(mesh);
}

/// Places fans side by side, with the cards closer together where there are many.
fn place_fans(fans: &[Fan], room: f32, card: &mut impl FnMut(&Piece, Vec2, f32, f32)) {
    let groups = fans.iter().map(|fan| &fan.pieces);
    let count: usize = groups.clone().map(Vec::len).sum();
    let gaps = groups.len().saturating_sub(1) as f32 * CARD * 1.16;
    let steps = count.saturating_sub(groups.len()).max(1) as f32;
    let step = (CARD * 0.66).min((room - CARD - gaps) / steps);
    let wide = step * (count - groups.len()) as f32 + gaps;
    let mut x = -wide / 2.0;
    for group in groups {
        let mid = (group.len() as f32 - 1.0) / 2.0;
        for (place, piece) in group.iter().enumerate() {
            let off = place as f32 - mid;
            let sag = 12.0 + off * off * 2.6;
            card(piece, vec2(x + place as f32 * step, sag), off * 0.11, CARD);
        }
        x += (group.len() as f32 - 1.0) * step + CARD * 1.16;
    }
}
