//! Drawings in SVG with the inks of the portraits: rasterized once for each size.

use std::collections::HashMap;

use egui::cache::CacheTrait;
use egui::{Color32, ColorImage, Id, Pos2, Rect, Shape, TextureHandle, TextureOptions, Ui, Vec2, pos2};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The inks, as CSS classes.
const INKS: &str = include_str!("../../assets/portraits/inks.css");

/// The most pictures that are kept. A table needs six for each player in one or two sizes.
const KEPT: usize = 96;

/// The largest picture, in pixels.
const LARGEST: f32 = 1024.0;

/// Pictures as textures of the exact size on the screen, by their size in pixels. They are kept like all
/// that egui caches.
#[derive(Default)]
struct Drawn(HashMap<(Id, u32), TextureHandle>);

impl CacheTrait for Drawn {
    fn update(&mut self) {
        if self.0.len() > KEPT {
            self.0.clear();
        }
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// Draws elements of SVG, 200 × 200 units around their center, this many pixels high and wide.
pub fn rasterize(elements: &str, pixels: u32) -> Pixmap {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-100 -100 200 200'><style>{INKS}</style>{elements}</svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("a test parses every drawing");
    let mut pixmap = Pixmap::new(pixels, pixels).expect("a drawing is not empty");
    let scale = pixels as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap
}

/// Paints a drawing around a center, in points. `key` tells it from all others. Drawing it for the first time takes a
/// fraction of a millisecond.
pub(super) fn paint(ui: &Ui, key: Id, elements: impl FnOnce() -> String, center: Pos2, side: f32) {
    let scale = ui.pixels_per_point();
    let pixels = (side * scale).round().clamp(8.0, LARGEST);
    let key = (key, pixels as u32);
    let found = ui.memory_mut(|memory| memory.caches.cache::<Drawn>().0.get(&key).cloned());
    let texture = found.unwrap_or_else(|| {
        let picture = rasterize(&elements(), key.1);
        let size = [picture.width() as usize, picture.height() as usize];
        let image = ColorImage::from_rgba_premultiplied(size, picture.data());
        let texture = ui.ctx().load_texture("drawing", image, TextureOptions::LINEAR);
        let kept = texture.clone();
        ui.memory_mut(|memory| memory.caches.cache::<Drawn>().0.insert(key, kept));
        texture
    });
    // On whole pixels it is crisp.
    let corner = (center - Vec2::splat(side / 2.0)).to_vec2() * scale;
    let corner = (corner.round() / scale).to_pos2();
    let rect = Rect::from_min_size(corner, Vec2::splat(pixels / scale));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().add(Shape::image(texture.id(), rect, whole, Color32::WHITE));
}
