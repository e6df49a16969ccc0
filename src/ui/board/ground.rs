//! The cloth on the table: its weave, and the light that falls on it from above.

use egui::{Color32, ColorImage, Context, Mesh, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2, vec2};

use crate::ui::theme;

/// The side of the square of weave that repeats, in pixels.
const SIDE: usize = 64;

/// The number of corners of the edge of the light.
const CORNERS: u32 = 32;

/// The picture of the weave.
#[derive(Default)]
pub(super) struct Ground {
    weave: Option<TextureHandle>,
}

impl Ground {
    /// Loads the weave once.
    pub fn ensure(&mut self, ctx: &Context) {
        self.weave.get_or_insert_with(|| {
            let options = TextureOptions::LINEAR_REPEAT;
            ctx.load_texture("weave", weave(), options)
        });
    }

    /// The cloth in this color, lighter where the lamp hangs.
    pub fn shape(&self, rect: Rect, color: Color32, pixels_per_point: f32) -> Shape {
        // A thread is one pixel wide, or as many as a point is.
        let texel = pixels_per_point.round().max(1.0) / pixels_per_point;
        let side = SIDE as f32 * texel;
        let mut mesh = Mesh::default();
        if let Some(weave) = &self.weave {
            mesh.texture_id = weave.id();
        }
        let mut add = |at: Pos2, color: Color32| {
            let uv = pos2(at.x / side, at.y / side);
            mesh.vertices.push(egui::epaint::Vertex { pos: at, uv, color });
        };
        let lamp = pos2(rect.center().x, rect.top() + 0.36 * rect.height());
        add(lamp, theme::lit(color));
        for corner in 0..CORNERS {
            let angle = std::f32::consts::TAU * corner as f32 / CORNERS as f32;
            let off = vec2(angle.cos(), angle.sin());
            add(lamp + off * rect.size(), theme::dim(color));
        }
        for corner in 0..CORNERS {
            mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % CORNERS);
        }
        Shape::mesh(mesh)
    }
}

/// A twill: threads that pass over two others and under two, each a little different.
fn weave() -> ColorImage {
    let mut pixels = Vec::with_capacity(SIDE * SIDE);
    for row in 0..SIDE {
        for column in 0..SIDE {
            let is_over = (row + column) % 4 < 2;
            // Unequal threads: a few bits of a number that is scattered over row and column.
            let thread = if is_over { row * 7 } else { column * 13 + 5 };
            let uneven = (thread.wrapping_mul(2_654_435_761) >> 9) % 5;
            let grain = ((row * 31 + column * 17).wrapping_mul(2_246_822_519) >> 11) % 4;
            let base = if is_over { 255 } else { 243 };
            pixels.push(Color32::from_gray((base - uneven - grain) as u8));
        }
    }
    ColorImage::new([SIDE, SIDE], pixels)
}
