//! The atlas: one texture with every card, rasterized at the exact pixel size of the screen.
//!
//! All cards and shadows of a table are one mesh and one draw call. A thread rasterizes the pictures
//! once for each size; until then the old texture is used.

use std::time::Duration;

use egui::emath::Rot2;
use egui::epaint::Vertex;
use egui::{Color32, Context, Mesh, Pos2, Rect, TextureHandle, TextureId, TextureOptions, Vec2, vec2};

pub use super::sheet::{ASPECT, Sprite};

use super::look::Look;
use super::sheet::{Grid, RasterizedSheet, SHADOW_REACH, rasterize};
use crate::ui::job::{Job, Poll};

/// The painted margin of a shadow at the top and sides, in card widths. The rest is always covered by
/// the card and not painted.
const SHADOW_SIDE: f32 = 0.08;

/// The painted margin of a shadow at the bottom, where that of a lifted card falls.
const SHADOW_BOTTOM: f32 = 0.16;

#[derive(Default)]
pub struct Atlas {
    texture: Option<TextureHandle>,
    #[doc(hidden)]
    pub grid: Option<Grid>,
    look: Option<Look>,
    pixels_per_point: f32,
    /// The sheet that is being rasterized; `None` while the texture is up to date.
    #[doc(hidden)]
    pub loading: Option<Job<RasterizedSheet>>,
    /// A new size, and the time when it was first wanted, in seconds.
    wanted: Option<(Grid, f64)>,
}

/// Seconds for which a new size must stay the same before it is rasterized. While a window is being
/// resized, the old texture is scaled instead, which leaves the processor free for frames.
pub const SETTLING: f64 = 0.15;

impl Atlas {
    /// An atlas without a texture; call [`Atlas::ensure`] before anything else.
    pub fn new() -> Self {
        Self::default()
    }

    /// An atlas that a thread starts rasterizing before there is a window, for cards of a likely width in pixels.
    pub fn begin(look: Look, pixels: f32) -> Self {
        let mut atlas = Self::default();
        // There is no window to wake yet.
        let nobody = Context::default();
        atlas.draw(&nobody, look, Grid::new(pixels, usize::MAX));
        atlas
    }

    /// Makes the texture fit cards of `card_width` points and the look. Call it in every frame in which
    /// [`Atlas::lacks`] says so.
    ///
    /// The first call rasterizes at once, or uses the result of [`Atlas::begin`]. Later calls use a
    /// thread, but not while a pointer is down, and request a repaint when it is done. Cards that
    /// are too wide for the largest texture are drawn smaller and scaled up.
    pub fn ensure(&mut self, ctx: &Context, card_width: f32, look: Look) {
        self.pixels_per_point = ctx.pixels_per_point();
        self.receive(ctx);
        let max_side = ctx.input(|input| input.max_texture_side);
        let grid = Grid::new(card_width * self.pixels_per_point, max_side);
        if self.texture.is_none() {
            let sheet = self.first_sheet(look, grid);
            self.accept(ctx, sheet);
            return;
        }
        let is_same_look = self.look == Some(look);
        if self.loading.is_some() || is_same_look && self.grid == Some(grid) {
            self.wanted = None;
            return;
        }
        if is_same_look && !self.is_wanted_long(ctx, grid) {
            return;
        }
        if !ctx.input(|input| input.pointer.any_down()) {
            self.draw(ctx, look, grid);
        }
    }

    /// Tells whether [`Atlas::ensure`] has something to do. Requests a frame for what it will have to do later.
    pub fn lacks(&self, ctx: &Context, card_width: f32, look: Look) -> bool {
        if self.texture.is_none() || self.pixels_per_point != ctx.pixels_per_point() {
            return true;
        }
        let max_side = ctx.input(|input| input.max_texture_side);
        let grid = Grid::new(card_width * self.pixels_per_point, max_side);
        let is_same_look = self.look == Some(look);
        if self.loading.is_some() || is_same_look && self.grid == Some(grid) {
            return self.wanted.is_some();
        }
        if is_same_look {
            match self.wanted {
                Some((wanted, since)) if wanted == grid => {
                    if !has_settled(ctx, since) {
                        return false;
                    }
                }
                _ => return true,
            }
        }
        !ctx.input(|input| input.pointer.any_down())
    }

    /// Like [`Atlas::ensure`], but never waits: until the first texture is there, there is none.
    pub fn prepare(&mut self, ctx: &Context, card_width: f32, look: Look) {
        self.receive(ctx);
        if self.texture.is_some() {
            self.ensure(ctx, card_width, look);
        } else if self.loading.is_none() {
            let max_side = ctx.input(|input| input.max_texture_side);
            let grid = Grid::new(card_width * ctx.pixels_per_point(), max_side);
            self.draw(ctx, look, grid);
        }
    }

    pub const fn is_ready(&self) -> bool {
        self.texture.is_some()
    }

    /// Starts rasterizing the cards. If that fails, the old texture is used and the next frame tries again.
    fn draw(&mut self, ctx: &Context, look: Look, grid: Grid) {
        let work = move |_: &_| rasterize(look, grid);
        self.loading = Some(Job::start("cards", ctx, work));
    }

    /// Waits for the cards that a thread is rasterizing; rasterizes them here if there are none, or
    /// if their look or size is not as expected.
    fn first_sheet(&mut self, look: Look, grid: Grid) -> RasterizedSheet {
        let loading = self.loading.take();
        let begun = loading.and_then(|loading| loading.wait(Duration::MAX));
        let begun = begun.filter(|begun| begun.look == look && begun.grid == grid);
        begun.unwrap_or_else(|| rasterize(look, grid))
    }

    /// Tells whether a size has stayed the same for long enough; if not, requests another frame.
    fn is_wanted_long(&mut self, ctx: &Context, grid: Grid) -> bool {
        let since = match self.wanted {
            Some((wanted, since)) if wanted == grid => since,
            _ => ctx.input(|input| input.time),
        };
        self.wanted = Some((grid, since));
        has_settled(ctx, since)
    }

    /// Tells whether no other size or look is being rasterized; for snapshot tests.
    pub fn is_settled(&self) -> bool {
        self.loading.is_none() && self.wanted.is_none()
    }

    /// The texture of all sprites.
    ///
    /// # Panics
    /// Panics if called before the first [`Atlas::ensure`].
    pub fn texture(&self) -> TextureId {
        let texture = self.texture.as_ref();
        texture.expect("ensure is called first").id()
    }

    /// An empty mesh for [`Atlas::add`]; any number of sprites in it is one draw call.
    ///
    /// # Panics
    /// Panics if called before the first [`Atlas::ensure`].
    pub fn mesh(&self) -> Mesh {
        Mesh::with_texture(self.texture())
    }

    /// Adds a sprite: `rect` is the card's rectangle in points before rotation by `angle` radians
    /// around its center. A shadow extends beyond it. Upright cards of the texture's own size are
    /// snapped to whole pixels, which keeps them crisp.
    ///
    /// # Panics
    /// Panics if called before the first [`Atlas::ensure`].
    pub fn add(&self, mesh: &mut Mesh, sprite: Sprite, rect: Rect, angle: f32, tint: Color32) {
        self.add_around(mesh, sprite, rect, None, angle, tint);
    }

    /// Adds a sprite like [`Atlas::add`], without the part of `rect` that another card will cover,
    /// because with software rendering each pixel costs time.
    ///
    /// # Panics
    /// Panics if called before the first [`Atlas::ensure`].
    pub fn add_around(
        &self, mesh: &mut Mesh, sprite: Sprite, rect: Rect, covered: Option<Rect>, angle: f32, tint: Color32,
    ) {
        let grid = self.grid.expect("ensure is called first");
        let uv = grid.uv(sprite.cell());
        if sprite == Sprite::Shadow {
            let wide = rect.width();
            let covered = Rect::from_min_max(
                rect.min + Vec2::splat(SHADOW_SIDE * wide),
                rect.max - vec2(SHADOW_SIDE, SHADOW_BOTTOM) * wide,
            );
            let rect = rect.expand(wide * SHADOW_REACH);
            frame(mesh, rect, covered, uv, angle, tint);
            return;
        }
        let rect = if angle == 0.0 { self.snapped(rect, grid) } else { rect };
        // The transparent pixel around the picture smooths the edges of rotated cards.
        let rect = rect.expand2(vec2(rect.width() / grid.width as f32, rect.height() / grid.height as f32));
        match covered {
            Some(covered) => frame(mesh, rect, covered.intersect(rect), uv, angle, tint),
            None => quad(mesh, rect, uv, angle, tint),
        }
    }

    fn snapped(&self, rect: Rect, grid: Grid) -> Rect {
        let scale = self.pixels_per_point;
        let size = vec2(grid.width as f32, grid.height as f32);
        let off = rect.size() * scale - size;
        if off.x.abs() > 1.0 || off.y.abs() > 1.0 {
            return rect;
        }
        let min = (rect.min.to_vec2() * scale).round() / scale;
        Rect::from_min_size(min.to_pos2(), size / scale)
    }

    /// Takes the sheet that a thread has rasterized.
    pub fn receive(&mut self, ctx: &Context) {
        let Some(loading) = &self.loading else { return };
        match loading.poll() {
            Poll::Pending => {}
            Poll::Done(sheet) => {
                self.loading = None;
                self.accept(ctx, sheet);
            }
            Poll::Failed => self.loading = None,
        }
    }

    fn accept(&mut self, ctx: &Context, sheet: RasterizedSheet) {
        match &mut self.texture {
            Some(texture) => texture.set(sheet.image, TextureOptions::LINEAR),
            None => {
                let texture = ctx.load_texture("cards", sheet.image, TextureOptions::LINEAR);
                self.texture = Some(texture);
            }
        }
        self.grid = Some(sheet.grid);
        self.look = Some(sheet.look);
    }
}

/// Tells whether a size first wanted then has stayed the same for long enough; if not, requests another frame.
fn has_settled(ctx: &Context, since: f64) -> bool {
    let left = since + SETTLING - ctx.input(|input| input.time);
    if left > 0.0 {
        ctx.request_repaint_after_secs(left as f32);
    }
    left <= 0.0
}

/// Adds a textured rectangle with a hole, rotated around its center.
fn frame(mesh: &mut Mesh, rect: Rect, hole: Rect, uv: Rect, angle: f32, tint: Color32) {
    let turn = Rot2::from_angle(angle);
    let center = rect.center();
    let first = u32::try_from(mesh.vertices.len()).expect("a table has few cards");
    for around in [rect, hole] {
        let corners = [around.left_top(), around.right_top(), around.right_bottom(), around.left_bottom()];
        mesh.vertices.extend(corners.map(|at| Vertex {
            pos: center + turn * (at - center),
            uv: uv.lerp_inside((at - rect.min) / rect.size()),
            color: tint,
        }));
    }
    for side in 0..4 {
        let next = (side + 1) % 4;
        let triangles = [side, next, 4 + next, side, 4 + next, 4 + side];
        mesh.indices.extend(triangles.map(|corner| first + corner));
    }
}

/// Adds a textured rectangle, rotated around its center.
fn quad(mesh: &mut Mesh, rect: Rect, uv: Rect, angle: f32, tint: Color32) {
    let turn = Rot2::from_angle(angle);
    let center = rect.center();
    let first = u32::try_from(mesh.vertices.len()).expect("a table has few cards");
    let corners: [(Pos2, Pos2); 4] = [
        (rect.left_top(), uv.left_top()),
        (rect.right_top(), uv.right_top()),
        (rect.right_bottom(), uv.right_bottom()),
        (rect.left_bottom(), uv.left_bottom()),
    ];
    mesh.vertices.extend(corners.map(|(at, uv)| Vertex { pos: center + turn * (at - center), uv, color: tint }));
    let triangles = [0, 1, 2, 0, 2, 3];
    mesh.indices.extend(triangles.map(|corner| first + corner));
}
