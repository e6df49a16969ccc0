//! The whole deck on one sheet.

use egui::{Color32, Rect, pos2, vec2};
use egui_kittest::Harness;
use image::RgbaImage;
use misere::cards::{Card, Rank, Suit};
use misere::text::Language;
use misere::ui::deck::{ASPECT, Atlas, Back, Look, Sprite, SuitColors};

use super::rasterizer::Rasterizer;

const USUAL: Look = Look {
    colors: SuitColors::Two,
    large_index: false,
    high_contrast: false,
    back: Back::Reeds,
    local_index: Some(false),
    language: Language::ENGLISH,
};

/// The looks of the deck, each with a back.
pub const LOOKS: [(&str, Look); 4] = [
    ("usual", USUAL),
    ("four-colours", Look { colors: SuitColors::Four, back: Back::Weave, ..USUAL }),
    ("large-index", Look { large_index: true, back: Back::Lattice, ..USUAL }),
    ("high-contrast", Look { high_contrast: true, ..USUAL }),
];

/// All cards and the back, each this wide.
pub fn sheet(look: Look, width: f32) -> RgbaImage {
    let step = vec2(width + 8.0, width * ASPECT + 8.0);
    let size = vec2(14.0 * step.x + 8.0, 4.0 * step.y + 8.0);
    let mut atlas = Atlas::new();
    let mut harness = Harness::builder().with_size(size).renderer(Rasterizer::default()).build_ui(move |ui| {
        atlas.ensure(ui, width, look);
        let painter = ui.painter();
        painter.rect_filled(ui.max_rect().expand(8.0), 0.0, Color32::from_gray(96));
        let mut mesh = atlas.mesh();
        for (row, suit) in Suit::ALL.into_iter().enumerate() {
            let faces = Rank::ALL.map(|rank| Sprite::Face(Card::new(rank, suit)));
            let sprites = faces.into_iter().chain([Sprite::Back]);
            for (column, sprite) in sprites.enumerate() {
                let at = pos2(8.0, 8.0) + vec2(column as f32, row as f32) * step;
                let rect = Rect::from_min_size(at, vec2(width, width * ASPECT));
                atlas.add(&mut mesh, sprite, rect, 0.0, Color32::WHITE);
            }
        }
        ui.painter().add(mesh);
    });
    harness.input_mut().max_texture_side = Some(8192);
    harness.run();
    harness.render().expect("a picture")
}
