//! The deck in the sizes that a table needs: for the hand, for the middle, and for cards that are only for viewing.

use egui::{Color32, Context, Mesh, Rect, Shape, Ui};

use crate::ui::deck::{ASPECT, Atlas, Look, Sprite};

/// The number of sizes.
const SIZES: usize = 3;

/// Sizes that differ by a smaller share than this use one atlas.
const SAME: f32 = 0.08;

/// The deck in several sizes, the largest first.
#[derive(Default)]
pub(super) struct AtlasSet {
    atlases: [Atlas; SIZES],
    /// The width of the cards in each; 0 for a size that is not needed.
    widths: [f32; SIZES],
}

/// Cards to be painted, by size; the smallest lie lowest.
pub(super) struct Gathered([Mesh; SIZES]);

impl AtlasSet {
    /// Tells whether [`AtlasSet::ensure`] has something to do for cards of these widths, the largest first.
    pub fn lacks(&self, ctx: &Context, widths: [f32; SIZES], look: Look) -> bool {
        let widths = different(widths);
        let mut needed = self.atlases.iter().zip(widths);
        widths != self.widths || needed.any(|(atlas, width)| width > 0.0 && atlas.lacks(ctx, width, look))
    }

    /// Fits the atlases to cards of these widths, the largest first.
    pub fn ensure(&mut self, ctx: &Context, widths: [f32; SIZES], look: Look) {
        self.widths = different(widths);
        for (atlas, width) in self.atlases.iter_mut().zip(self.widths) {
            if width > 0.0 {
                atlas.ensure(ctx, width, look);
            }
        }
    }

    /// Takes the cards that have been rasterized.
    pub fn receive(&mut self, ctx: &Context) {
        for atlas in &mut self.atlases {
            atlas.receive(ctx);
        }
    }

    pub fn is_ready(&self) -> bool {
        self.atlases[0].is_ready()
    }

    /// Tells whether no cards are being rasterized in another size or look; for tests of pictures.
    pub fn is_settled(&self) -> bool {
        let mut needed = self.atlases.iter().zip(self.widths);
        needed.all(|(atlas, width)| width == 0.0 || atlas.is_settled())
    }

    /// The atlas for cards of a width: the smallest whose cards are enlarged by at most a quarter, else the largest.
    fn fit(&self, width: f32) -> usize {
        let fits = |size: &usize| {
            let have = self.widths[*size];
            have > 0.0 && width <= have * 1.25
        };
        (0..SIZES).rev().find(fits).unwrap_or(0)
    }

    pub fn gather(&self) -> Gathered {
        Gathered(std::array::from_fn(|place| {
            if self.atlases[place].is_ready() { self.atlases[place].mesh() } else { Mesh::default() }
        }))
    }

    /// Adds a sprite, as [`Atlas::add`] does, from the atlas that fits, once there is one.
    pub fn add(&self, to: &mut Gathered, sprite: Sprite, rect: Rect, angle: f32, tint: Color32) {
        self.add_around(to, sprite, rect, None, angle, tint);
    }

    /// Adds a sprite without what will be covered, as [`Atlas::add_around`] does.
    pub fn add_around(
        &self, to: &mut Gathered, sprite: Sprite, rect: Rect, covered: Option<Rect>, angle: f32, tint: Color32,
    ) {
        // A card that is being turned is as high as before.
        let size = self.fit(rect.height() / ASPECT);
        if self.atlases[size].is_ready() {
            self.atlases[size].add_around(&mut to.0[size], sprite, rect, covered, angle, tint);
        }
    }

    /// Paints the collected cards and empties the collection.
    pub fn flush(&self, ui: &Ui, gathered: &mut Gathered) {
        let full = std::mem::replace(gathered, self.gather());
        ui.painter().extend(full.shapes());
    }
}

/// These widths, with 0 for those that differ little from a larger one.
fn different(mut widths: [f32; SIZES]) -> [f32; SIZES] {
    for place in 1..SIZES {
        let larger = widths[..place].iter().rev().find(|width| **width > 0.0);
        if larger.is_some_and(|larger| widths[place] > larger * (1.0 - SAME)) {
            widths[place] = 0.0;
        }
    }
    widths
}

impl Gathered {
    /// The shapes to paint, the lowest first.
    pub fn shapes(self) -> impl Iterator<Item = Shape> {
        let meshes = self.0.into_iter().rev();
        meshes.filter(|mesh| !mesh.is_empty()).map(Shape::mesh)
    }
}
