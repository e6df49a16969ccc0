//! A software rasterizer for egui's output that produces the same pixels on every machine.
//!
//! It draws textured triangles with a color at each corner, blended in gamma space like egui's own
//! renderers. Edges need no smoothing, since egui's triangles include it.

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageDelta, Primitive, Vertex};
use egui::{Color32, ColorImage, Context, FullOutput, ImageData, Mesh, Rect, TextureId, TextureWrapMode, pos2};
use egui_kittest::TestRenderer;
use image::RgbaImage;

/// A renderer for the test harness with no requirements on the machine.
#[derive(Default)]
pub struct Rasterizer {
    textures: HashMap<TextureId, Texture>,
}

struct Texture {
    image: ColorImage,
    /// Set if it goes on beyond its edges.
    repeats: bool,
}

impl TestRenderer for Rasterizer {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        for (id, parts) in delta.set.drain() {
            for part in parts {
                self.set(id, &part);
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize);
        for ClippedPrimitive { clip_rect, primitive } in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = primitive else { return Err("a callback is no picture".into()) };
            let texture =
                self.textures.get(&mesh.texture_id).ok_or_else(|| format!("{:?} was never set", mesh.texture_id))?;
            canvas.mesh(&mesh, texture, clip_rect, scale);
        }
        Ok(canvas.into_image())
    }
}

impl Rasterizer {
    /// Keeps a texture, or a part of one.
    fn set(&mut self, id: TextureId, part: &ImageDelta) {
        let ImageData::Color(image) = &part.image;
        match (part.pos, self.textures.get_mut(&id)) {
            (Some([left, top]), Some(Texture { image: whole, .. })) => {
                let wide = image.width();
                for (row, pixels) in image.pixels.chunks(wide).enumerate() {
                    let start = (top + row) * whole.width() + left;
                    whole.pixels[start..start + wide].copy_from_slice(pixels);
                }
            }
            _ => {
                let texture = Texture {
                    image: image.as_ref().clone(),
                    repeats: part.options.wrap_mode == TextureWrapMode::Repeat,
                };
                self.textures.insert(id, texture);
            }
        }
    }
}

/// Red, green, blue and opacity, premultiplied, 0 to 255.
type Light = [f32; 4];

fn light(color: Color32) -> Light {
    color.to_array().map(f32::from)
}

struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 4]>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0, 0, 0, 255]; width * height] }
    }

    fn into_image(self) -> RgbaImage {
        RgbaImage::from_raw(self.width as u32, self.height as u32, self.pixels.into_flattened())
            .expect("four bytes a pixel")
    }

    fn mesh(&mut self, mesh: &Mesh, texture: &Texture, clip: Rect, scale: f32) {
        let within = |value: f32, most: usize| (value * scale).round().clamp(0.0, most as f32);
        let clip = Rect::from_min_max(
            pos2(within(clip.min.x, self.width), within(clip.min.y, self.height)),
            pos2(within(clip.max.x, self.width), within(clip.max.y, self.height)),
        );
        for corners in mesh.indices.chunks_exact(3) {
            let mut corners = [0, 1, 2].map(|i| {
                let mut vertex = mesh.vertices[corners[i] as usize];
                vertex.pos = (vertex.pos.to_vec2() * scale).to_pos2();
                vertex
            });
            if twice_area(corners[0], corners[1], corners[2].pos) < 0.0 {
                corners.swap(1, 2);
            }
            self.triangle(&corners, texture, clip);
        }
    }

    /// Fills a triangle whose corners are clockwise on the screen.
    fn triangle(&mut self, corners: &[Vertex; 3], texture: &Texture, clip: Rect) {
        let area = twice_area(corners[0], corners[1], corners[2].pos);
        let bounds = Rect::from_points(&corners.map(|corner| corner.pos)).intersect(clip);
        if area == 0.0 || !bounds.is_positive() {
            return;
        }
        let colors = corners.map(|corner| light(corner.color));
        let plain = corners.iter().all(|corner| corner.uv == corners[0].uv);
        let flat = plain.then(|| sample(texture, corners[0].uv.x, corners[0].uv.y));
        for y in bounds.min.y.floor() as usize..(bounds.max.y.ceil() as usize).min(self.height) {
            for x in bounds.min.x.floor() as usize..(bounds.max.x.ceil() as usize).min(self.width) {
                let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
                if !clip.contains(at) {
                    continue;
                }
                let mut parts = [0.0; 3];
                let inside = (0..3).all(|i| {
                    let (from, to) = (corners[(i + 1) % 3], corners[(i + 2) % 3]);
                    let part = twice_area(from, to, at);
                    parts[i] = (part / area) as f32;
                    // A pixel on an edge belongs to exactly one of the two triangles that share it.
                    part > 0.0 || part == 0.0 && owns_edge(from, to)
                });
                if !inside {
                    continue;
                }
                let mix = |of: [f32; 3]| of[0] * parts[0] + of[1] * parts[1] + of[2] * parts[2];
                let texel = flat.unwrap_or_else(|| {
                    let u = mix(corners.map(|corner| corner.uv.x));
                    let v = mix(corners.map(|corner| corner.uv.y));
                    sample(texture, u, v)
                });
                let mut color = [0.0; 4];
                for (i, channel) in color.iter_mut().enumerate() {
                    *channel = mix(colors.map(|color| color[i])) * texel[i] / 255.0;
                }
                self.blend(x, y, color);
            }
        }
    }

    fn blend(&mut self, x: usize, y: usize, over: Light) {
        let pixel = &mut self.pixels[y * self.width + x];
        let left = 1.0 - over[3] / 255.0;
        for (channel, over) in pixel.iter_mut().zip(over) {
            *channel = (f32::from(*channel) * left + over).round() as u8;
        }
    }
}

/// Twice the signed area of a triangle, positive if its corners are clockwise on the screen. In this precision it is exact,
/// so that the triangles on both sides of an edge agree on each pixel.
fn twice_area(a: Vertex, b: Vertex, c: egui::Pos2) -> f64 {
    let side = |one: f32, other: f32| f64::from(one) - f64::from(other);
    side(b.pos.x, a.pos.x) * side(c.y, a.pos.y) - side(b.pos.y, a.pos.y) * side(c.x, a.pos.x)
}

/// Tells whether it is a top or a left edge.
fn owns_edge(from: Vertex, to: Vertex) -> bool {
    let (x, y) = (to.pos.x - from.pos.x, to.pos.y - from.pos.y);
    y < 0.0 || y == 0.0 && x > 0.0
}

/// The texture at a position, interpolated between texels.
fn sample(Texture { image, repeats }: &Texture, u: f32, v: f32) -> Light {
    let [wide, tall] = image.size;
    let at = |value: f32, side: usize| {
        let value = value * side as f32 - 0.5;
        if *repeats {
            let (low, side) = (value.floor(), side as isize);
            let place = |value: isize| value.rem_euclid(side) as usize;
            return (place(low as isize), place(low as isize + 1), value - low);
        }
        let value = value.clamp(0.0, side as f32 - 1.0);
        let low = value.floor();
        (low as usize, (low as usize + 1).min(side - 1), value - low)
    };
    let ((left, right, across), (top, bottom, down)) = (at(u, wide), at(v, tall));
    let texel = |x: usize, y: usize| light(image.pixels[y * wide + x]);
    let [a, b, c, d] = [(left, top), (right, top), (left, bottom), (right, bottom)].map(|(x, y)| texel(x, y));
    let mut mixed = [0.0; 4];
    for (i, channel) in mixed.iter_mut().enumerate() {
        let upper = a[i] + (b[i] - a[i]) * across;
        let lower = c[i] + (d[i] - c[i]) * across;
        *channel = upper + (lower - upper) * down;
    }
    mixed
}

#[test]
fn triangles_that_share_an_edge_cover_each_pixel_once() {
    let mut canvas = Canvas::new(8, 8);
    let half = Color32::from_white_alpha(128);
    let mut mesh = Mesh::default();
    let rect = Rect::from_min_max(pos2(1.0, 1.0), pos2(7.0, 7.0));
    mesh.add_colored_rect(rect, half);
    let texture = Texture { image: ColorImage::filled([1, 1], Color32::WHITE), repeats: false };
    let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(8.0, 8.0));
    canvas.mesh(&mesh, &texture, all, 1.0);
    for (place, pixel) in canvas.pixels.iter().enumerate() {
        let inside = rect.contains(pos2((place % 8) as f32 + 0.5, (place / 8) as f32 + 0.5));
        assert_eq!(pixel[0], if inside { 128 } else { 0 }, "{place}");
    }
}

/// Regression: a thin line through a face, where the triangles of a circle meet.
#[test]
fn no_pixel_is_missing_where_triangles_meet() {
    let mut missing = 0;
    for step in 0..200 {
        let mut canvas = Canvas::new(64, 64);
        let (middle, radius) = (pos2(31.0 + step as f32 * 0.013, 32.0), 27.0 + step as f32 * 0.007);
        let mut mesh = Mesh::default();
        for corner in 0..40 {
            let edge = middle + egui::Vec2::angled(corner as f32 / 40.0 * std::f32::consts::TAU) * radius;
            mesh.colored_vertex(edge, Color32::WHITE);
        }
        (1..39).for_each(|corner| mesh.add_triangle(0, corner, corner + 1));
        let texture = Texture { image: ColorImage::filled([1, 1], Color32::WHITE), repeats: false };
        canvas.mesh(&mesh, &texture, Rect::from_min_max(pos2(0.0, 0.0), pos2(64.0, 64.0)), 1.0);
        let is_inside = |place: usize| {
            let at = pos2((place % 64) as f32 + 0.5, (place / 64) as f32 + 0.5);
            at.distance(middle) < radius - 1.0
        };
        missing += (0..64 * 64).filter(|place| is_inside(*place) && canvas.pixels[*place][0] == 0).count();
    }
    assert_eq!(missing, 0);
}
