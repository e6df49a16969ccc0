//! The deck printed in the sizes that a table needs: for the hand, for the middle, and for cards
//! that are only looked at.

use egui::{Color32, Context, Mesh, Rect, Shape, Ui};

use crate::ui::deck::{Atlas, Look, Sprite};

/// How many sizes there are.
const SIZES: usize = 3;

/// Sizes that differ by less than this share of them are one.
const SAME: f32 = 0.08;

/// The deck in several sizes, the largest first.
#[derive(Default)]
pub(super) struct AtlasSet {
    atlases: [Atlas; SIZES],
    /// How wide the cards are; 0 for a size that is not needed.
    widths: [f32; SIZES],
}

/// Which of the sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Print(usize);

/// Cards that are to be painted, by their size: what is printed small lies lowest.
pub(super) struct Gathered([Mesh; SIZES]);

impl AtlasSet {
    /// Makes the atlas_set fit cards of these widths, the largest first. To be called every frame.
    pub fn ensure(&mut self, ctx: &Context, mut widths: [f32; SIZES], look: Look) {
        for place in 1..SIZES {
            let larger = widths[..place].iter().rev().find(|width| **width > 0.0);
            if larger.is_some_and(|larger| widths[place] > larger * (1.0 - SAME)) {
                widths[place] = 0.0;
            }
        }
        self.widths = widths;
        for (atlas, width) in self.atlases.iter_mut().zip(widths) {
            if width > 0.0 {
                atlas.ensure(ctx, width, look);
            }
        }
    }

    /// The print for cards of a width: the nearest in size, rather one that is too large.
    pub fn fit(&self, width: f32) -> Print {
        let print = (0..SIZES).rev().find(|&place| {
            let have = self.widths[place];
            have > 0.0 && width <= have * 1.25
        });
        Print(print.unwrap_or(0))
    }

    /// Nothing to be painted yet.
    pub fn gather(&self) -> Gathered {
        Gathered(std::array::from_fn(|place| {
            if self.widths[place] > 0.0 {
                self.atlases[place].mesh()
            } else {
                Mesh::default()
            }
        }))
    }

    /// Adds a sprite, as [`Atlas::add`] does.
    pub fn add(
        &self,
        to: &mut Gathered,
        print: Print,
        sprite: Sprite,
        rect: Rect,
        angle: f32,
        tint: Color32,
    ) {
        let Print(place) = print;
        self.atlases[place].add(&mut to.0[place], sprite, rect, angle, tint);
    }

    /// Paints what was gathered, and begins anew.
    pub fn flush(&self, ui: &Ui, gathered: &mut Gathered) {
        let full = std::mem::replace(gathered, self.gather());
        ui.painter().extend(full.shapes());
    }
}

impl Gathered {
    /// What to paint, the lowest first.
    pub fn shapes(self) -> impl Iterator<Item = Shape> {
        let meshes = self.0.into_iter().rev();
        meshes.filter(|mesh| !mesh.is_empty()).map(Shape::mesh)
    }
}
