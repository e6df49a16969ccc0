//! The pictures that a table is painted with: the deck in several sizes, and the cloth.

use egui::Context;

use super::atlas_set::AtlasSet;
use super::ground::Ground;
use crate::ui::deck::Look;

/// The pictures that a table is painted with, the same for all boards.
#[derive(Default)]
pub struct TablePictures {
    pub(super) cards: AtlasSet,
    pub(super) ground: Ground,
}

impl TablePictures {
    /// Tells whether [`TablePictures::ensure`] has something to do for cards of these widths, the largest first.
    pub fn lack(&self, ctx: &Context, widths: [f32; 3], look: Look) -> bool {
        self.cards.lacks(ctx, widths, look)
    }

    pub fn ensure(&mut self, ctx: &Context, widths: [f32; 3], look: Look) {
        self.cards.ensure(ctx, widths, look);
        self.ground.ensure(ctx);
    }

    pub fn receive(&mut self, ctx: &Context) {
        self.cards.receive(ctx);
    }

    pub fn are_ready(&self) -> bool {
        self.cards.is_ready()
    }

    /// Tells whether no cards are being rasterized in another size or look; for tests of pictures.
    pub fn are_settled(&self) -> bool {
        self.cards.is_settled()
    }
}
