//! Emblems: the picture of a game in the gallery, made of a few characteristic cards.

use egui::{Color32, CornerRadius, Rect, Ui, Vec2, pos2, vec2};

use super::deck::{ASPECT, Atlas, Sprite, TEXT_CARD_WIDTH as CARD};
use super::services::Services;
use super::theme::Palette;

/// A card of an emblem.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Piece {
    sprite: Sprite,
    raised: bool,
}

/// The cards of an emblem and how they lie; `None` is an empty place.
#[derive(Clone, Debug, PartialEq)]
enum Emblem {
    /// Groups of cards, each fanned.
    Fans(Vec<Vec<Piece>>),
    /// A trick: a card in front of each player.
    Trick(Vec<Piece>),
    /// Rows of a square.
    Square(Vec<Vec<Option<Piece>>>),
}

/// Parses an emblem in the format described at [`crate::games::Entry::emblem`].
fn parse(text: &str) -> Option<Emblem> {
    let piece = |word: &str| {
        let (raised, code) = match word.strip_prefix('+') {
            Some(code) => (true, code),
            None => (false, word),
        };
        let sprite = match code {
            "##" => Sprite::Back,
            _ => Sprite::Face(code.parse().ok()?),
        };
        Some(Piece { sprite, raised })
    };
    let pieces = |text: &str| text.split_whitespace().map(piece).collect::<Option<_>>();
    if let Some(cards) = text.strip_prefix("trick ") {
        return pieces(cards).map(Emblem::Trick);
    }
    if text.contains('/') {
        let place = |word: &str| match word {
            "." => Some(None),
            _ => piece(word).map(Some),
        };
        let rows = text
            .split('/')
            .map(|row| row.split_whitespace().map(place).collect());
        return rows.collect::<Option<_>>().map(Emblem::Square);
    }
    let groups = text.split('|').map(pieces);
    groups.collect::<Option<_>>().map(Emblem::Fans)
}

/// The height of a strip at which cards have their usual size.
const TALL: f32 = 118.0;

/// Draws an emblem onto a strip of cloth at the top of a tile, leaving this height for texts.
/// Returns the strip.
pub(super) fn paint_on_tile(
    ui: &Ui,
    tile: Rect,
    texts: f32,
    text: &str,
    services: &Services,
) -> Rect {
    let strip = Rect::from_min_max(
        tile.min + Vec2::splat(1.0),
        pos2(tile.right() - 1.0, tile.bottom() - texts),
    );
    let corners = CornerRadius {
        nw: 13,
        ne: 13,
        sw: 0,
        se: 0,
    };
    let color = services.settings().surface(Palette::of(ui).dark).color;
    ui.painter().rect_filled(strip, corners, color);
    paint(ui, strip, text, &services.cards);
    strip
}

/// Draws an emblem onto a strip of cloth; its cards are scaled to the height of the strip.
pub(super) fn paint(ui: &Ui, rect: Rect, text: &str, cards: &Atlas) {
    let mut mesh = cards.mesh();
    let scale = rect.height() / TALL;
    let mut card = |piece: Piece, off: Vec2, angle: f32, width: f32| {
        let lift = if piece.raised { 13.0 } else { 0.0 };
        let center = rect.center() + (off - vec2(0.0, lift)) * scale;
        let place = Rect::from_center_size(center, vec2(width, width * ASPECT) * scale);
        let shade = Color32::from_black_alpha(110);
        cards.add(&mut mesh, Sprite::Shadow, place, angle, shade);
        let white = Color32::WHITE;
        cards.add(&mut mesh, piece.sprite, place, angle, white);
    };
    match parse(text) {
        Some(Emblem::Fans(groups)) => fans(&groups, (rect.width() - 24.0) / scale, &mut card),
        Some(Emblem::Trick(pieces)) => {
            let around = [(-0.7, 0.0), (0.0, -0.3), (0.7, 0.0), (0.0, 0.34)];
            for (place, piece) in pieces.into_iter().enumerate() {
                let (x, y) = around[place % around.len()];
                let angle = [-0.22, 0.06, 0.2, -0.05][place % 4];
                card(
                    piece,
                    vec2(x, y) * CARD + vec2(0.0, 6.0),
                    angle,
                    CARD * 0.86,
                );
            }
        }
        Some(Emblem::Square(rows)) => {
            let tall = (TALL - 18.0) / rows.len().max(1) as f32 - 4.0;
            let size = vec2(tall / ASPECT, tall);
            for (row, places) in rows.iter().enumerate() {
                for (column, piece) in places.iter().enumerate() {
                    let middle =
                        |place: usize, count: usize| place as f32 - (count as f32 - 1.0) / 2.0;
                    let at = vec2(middle(column, places.len()), middle(row, rows.len()));
                    if let Some(piece) = piece {
                        card(*piece, at * (size + Vec2::splat(4.0)), 0.0, size.x);
                    }
                }
            }
        }
        None => {}
    }
    ui.painter().with_clip_rect(rect).add(mesh);
}

/// Places fans side by side, with the cards closer together where there are many.
fn fans(groups: &[Vec<Piece>], room: f32, card: &mut impl FnMut(Piece, Vec2, f32, f32)) {
    let count: usize = groups.iter().map(Vec::len).sum();
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
            card(*piece, vec2(x + place as f32 * step, sag), off * 0.11, CARD);
        }
        x += (group.len() as f32 - 1.0) * step + CARD * 1.16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_game_has_an_emblem_of_its_own() {
        let mut seen: Vec<Emblem> = Vec::new();
        for entry in GAMES {
            let emblem = parse(entry.emblem).unwrap_or_else(|| panic!("{}: no emblem", entry.id));
            assert!(!seen.contains(&emblem), "{}: seen before", entry.id);
            seen.push(emblem);
        }
    }

    #[test]
    fn emblems_are_fans_tricks_or_squares() {
        let up = |code: &str| Piece {
            sprite: Sprite::Face(code.parse().expect("a card")),
            raised: false,
        };
        assert_eq!(
            parse("QS | QH"),
            Some(Emblem::Fans(vec![vec![up("QS")], vec![up("QH")]]))
        );
        let square = vec![vec![Some(up("QS"))], vec![None]];
        assert_eq!(parse("QS / ."), Some(Emblem::Square(square)));
        assert!(matches!(parse("trick QS +##"), Some(Emblem::Trick(pieces)) if pieces[1].raised));
        assert_eq!(parse("QX"), None);
    }
}
