//! The sheet on which all cards are printed: the grid of its cells, and its rasterization.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use egui::{ColorImage, Rect, pos2};
use resvg::tiny_skia::{Pixmap, PixmapPaint, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::art;
use super::look::Look;
use crate::cards::{Card, Cards};

/// The height of a card divided by its width.
pub const ASPECT: f32 = 88.0 / 63.0;

/// The distance that a shadow extends beyond its card on every side, in card widths.
pub(super) const SHADOW_REACH: f32 = 0.14;
/// The transparent pixels around every cell, into which the edges of rotated cards fade.
pub const GUTTER: u32 = 2;
const COLUMNS: u32 = 8;
const ROWS: u32 = 7;
const BACK: u32 = 52;
const OUTLINE: u32 = 53;
const SHADOW: u32 = 54;

/// A picture in the atlas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    Face(Card),
    Back,
    /// A soft black shadow, reaching beyond the card.
    Shadow,
    /// An empty place: a dashed outline in white, to be tinted.
    Outline,
}

impl Sprite {
    pub fn cell(self) -> u32 {
        match self {
            Self::Face(card) => {
                let place = 13 * card.suit().index() + card.rank().index();
                u32::try_from(place).expect("there are 52 faces")
            }
            Self::Back => BACK,
            Self::Shadow => SHADOW,
            Self::Outline => OUTLINE,
        }
    }
}

/// The places of the cells, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    pub width: u32,
    pub height: u32,
}

impl Grid {
    /// A grid of cards `width` pixels wide, or of the widest that fit a texture of `max_side`.
    pub fn new(width: f32, max_side: usize) -> Self {
        let max_side = u32::try_from(max_side).unwrap_or(u32::MAX).min(1 << 14);
        let by_height = (max_side.saturating_sub(GUTTER) / ROWS).saturating_sub(GUTTER) as f32 / ASPECT;
        let by_width = (max_side.saturating_sub(GUTTER) / COLUMNS).saturating_sub(GUTTER);
        let widest = by_width.min(by_height.floor() as u32).max(8);
        let width = (width.round().max(0.0) as u32).clamp(8, widest);
        Self { width, height: (width as f32 * ASPECT).round() as u32 }
    }

    pub fn size(self) -> [u32; 2] {
        [COLUMNS * (self.width + GUTTER) + GUTTER, ROWS * (self.height + GUTTER) + GUTTER]
    }

    /// Returns the left and top of a cell.
    pub fn origin(self, cell: u32) -> [u32; 2] {
        [GUTTER + cell % COLUMNS * (self.width + GUTTER), GUTTER + cell / COLUMNS * (self.height + GUTTER)]
    }

    /// Returns a cell with one pixel of the gutter around it, as a share of the texture.
    pub(super) fn uv(self, cell: u32) -> Rect {
        let [x, y] = self.origin(cell).map(|v| v as f32);
        let [w, h] = self.size().map(|v| v as f32);
        let (right, bottom) = (x + self.width as f32, y + self.height as f32);
        Rect::from_min_max(pos2((x - 1.0) / w, (y - 1.0) / h), pos2((right + 1.0) / w, (bottom + 1.0) / h))
    }
}

/// The parsed pictures of a look: 52 faces, the back and the outline.
struct Drawings {
    look: Look,
    trees: Vec<Tree>,
}

impl Drawings {
    /// Those of a look, which are kept until another one is wanted: cards of all sizes are drawn from them.
    fn of(look: Look) -> Arc<Self> {
        static KEPT: Mutex<Option<Arc<Drawings>>> = Mutex::new(None);
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        match &*kept {
            Some(drawings) if drawings.look == look => Arc::clone(drawings),
            _ => Arc::clone(kept.insert(Arc::new(Self::parse(look)))),
        }
    }

    fn parse(look: Look) -> Self {
        let options = Options::default();
        let faces = Cards::FULL.iter().map(|card| art::face(card, look));
        let trees = faces
            .chain([art::back(look), art::outline()])
            .map(|svg| Tree::from_str(&svg, &options).expect("a test parses every drawing"))
            .collect();
        Self { look, trees }
    }
}

/// A finished sheet.
pub struct RasterizedSheet {
    pub look: Look,
    pub grid: Grid,
    pub image: ColorImage,
}

pub fn rasterize(look: Look, grid: Grid) -> RasterizedSheet {
    let drawings = Drawings::of(look);
    let [width, height] = grid.size();
    let mut atlas = Pixmap::new(width, height).expect("the grid is not empty");
    let mut place = |cell: u32, picture: &Pixmap| {
        let [x, y] = grid.origin(cell).map(|v| i32::try_from(v).expect("textures are small"));
        let paint = PixmapPaint::default();
        atlas.draw_pixmap(x, y, picture.as_ref(), &paint, Transform::identity(), None);
    };
    for (cell, picture) in (0..).zip(pictures(&drawings.trees, grid)) {
        place(cell, &picture);
    }
    place(SHADOW, &shadow(grid));
    let size = [width as usize, height as usize];
    RasterizedSheet { look, grid, image: ColorImage::from_rgba_premultiplied(size, atlas.data()) }
}

/// Rasterizes all cards on several threads, because the first frame waits for them.
fn pictures(trees: &[Tree], grid: Grid) -> Vec<Pixmap> {
    let workers = thread::available_parallelism().map_or(1, usize::from).min(4);
    let share = trees.len().div_ceil(workers);
    let draw = |trees: &[Tree]| -> Vec<Pixmap> { trees.iter().map(|tree| picture(tree, grid)).collect() };
    thread::scope(|scope| {
        let parts: Vec<_> = trees.chunks(share).map(|trees| scope.spawn(move || draw(trees))).collect();
        let join = |part: thread::ScopedJoinHandle<'_, Vec<Pixmap>>| {
            part.join().expect("drawing a parsed card does not panic")
        };
        parts.into_iter().flat_map(join).collect()
    })
}

fn blank(grid: Grid) -> Pixmap {
    Pixmap::new(grid.width, grid.height).expect("the grid is not empty")
}

/// Rasterizes a card; its own pixmap keeps it inside its cell.
fn picture(tree: &Tree, grid: Grid) -> Pixmap {
    let mut pixmap = blank(grid);
    let scale =
        Transform::from_scale(grid.width as f32 / tree.size().width(), grid.height as f32 / tree.size().height());
    resvg::render(tree, scale, &mut pixmap.as_mut());
    pixmap
}

/// Draws a black box with blurred edges, soft enough to be stored smaller than it is drawn.
fn shadow(grid: Grid) -> Pixmap {
    let mut pixmap = blank(grid);
    let (reach, card) = (SHADOW_REACH, [1.0, ASPECT]);
    // The opacity of the shadow at a position along one side, similar to an error function.
    let edge = |at: f32| 1.0 / (1.0 + (-at / (0.22 * reach)).exp());
    let along = |pixel: u32, pixels: u32, side: f32| {
        let at = (pixel as f32 + 0.5) / pixels as f32 * (side + 2.0 * reach) - reach;
        edge(at) * edge(side - at)
    };
    let across: Vec<f32> = (0..grid.width).map(|x| along(x, grid.width, card[0])).collect();
    let rows = pixmap.pixels_mut().chunks_exact_mut(grid.width as usize);
    for (y, row) in (0..).zip(rows) {
        let down = along(y, grid.height, card[1]);
        for (pixel, across) in row.iter_mut().zip(&across) {
            let alpha = (255.0 * across * down).round() as u8;
            *pixel = PremultipliedColorU8::from_rgba(0, 0, 0, alpha).expect("black is never too bright");
        }
    }
    pixmap
}
