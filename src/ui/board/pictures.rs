//! The pictures that a table is painted with: the deck in several sizes, and the cloth.

use egui::{Color32, Context, Painter, Rect, Shape};

use super::atlas_set::AtlasSet;
use super::cards::CardStyle;
use super::ground::Ground;
use super::layout::Pose;
use crate::cards::Card;
use crate::rules::scene::Face;
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

    /// The cloth of a color, away from a board.
    pub fn cloth(&self, ctx: &Context, rect: Rect, color: Color32) -> Shape {
        self.ground.shape(rect, color, ctx.pixels_per_point())
    }

    /// Paints cards away from a board, each this high above the table: 1 is the height of a card in a hand.
    pub fn paint(&self, painter: &Painter, cards: &[(Card, Pose, f32)]) {
        let mut gathered = self.cards.gather();
        for (card, pose, height) in cards {
            let style = CardStyle { height: *height, ..CardStyle::default() };
            self.cards.card(&mut gathered, Face::Up(*card), *pose, None, style, Color32::TRANSPARENT);
        }
        painter.extend(gathered.shapes());
    }

    /// Tells whether no cards are being rasterized in another size or look; for tests of pictures.
    pub fn are_settled(&self) -> bool {
        self.cards.is_settled()
    }
}
