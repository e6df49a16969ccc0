//! Painting cards: their faces, and their shadows, which are larger the higher they are.

use egui::{Color32, Rect, lerp, vec2};
use smart_default::SmartDefault;

use super::atlas_set::{AtlasSet, Gathered};
use super::flight::Flight;
use super::layout::Pose;
use crate::rules::scene::Face;
use crate::ui::deck::Sprite;

/// The tint of a card that cannot be played.
pub(super) const DIM: Color32 = Color32::from_rgb(0x9c, 0x9a, 0x96);

/// The look of a card apart from its face.
#[derive(Clone, Copy, SmartDefault)]
pub(super) struct CardStyle {
    pub dim: bool,
    /// Its height above the table: 1 is the height of a card in a hand.
    pub height: f32,
    /// The share of its width that is seen.
    #[default(1.0)]
    pub breadth: f32,
    /// Lying on another card of its pile.
    pub piled: bool,
    /// Without a shadow unless above the table, because each pixel costs time.
    pub software_rendering: bool,
}

/// Cards that are painted later than those that lie on the table.
pub(super) struct CardsAbove {
    /// Cards on their way, above the plates.
    pub flying: Gathered,
    /// The dragged card, above everything.
    pub dragged: Gathered,
}

impl AtlasSet {
    /// Adds a card and its shadow, without the part that the next card will cover.
    pub(super) fn card(
        &self, to: &mut Gathered, face: Face, pose: Pose, covered: Option<Rect>, style: CardStyle, empty: Color32,
    ) {
        let mut rect = pose.rect();
        rect.set_width(pose.width * style.breadth);
        rect.set_center(pose.center);
        let mut add = |sprite, rect, tint| self.add(to, sprite, rect, pose.angle, tint);
        let sprite = match face {
            Face::Up(card) => Sprite::Face(card),
            Face::Down => Sprite::Back,
            Face::Empty => {
                add(Sprite::Outline, rect, empty);
                return;
            }
            Face::Sign(_) => return,
        };
        let drop = lerp(0.012..=0.07, style.height);
        let shadow = rect.translate(vec2(0.0, pose.width * drop));
        let weight = if style.height > 0.0 {
            lerp(110.0..=150.0, style.height) as u8
        } else if style.piled || style.software_rendering {
            0
        } else {
            110
        };
        if weight > 0 {
            add(Sprite::Shadow, shadow, Color32::from_black_alpha(weight));
        }
        let tint = if style.dim { DIM } else { Color32::WHITE };
        self.add_around(to, sprite, rect, covered, pose.angle, tint);
    }

    pub(super) fn flying_card(&self, to: &mut Gathered, face: Face, flight: Flight, style: CardStyle) {
        let style = CardStyle { height: flight.height, breadth: flight.breadth, piled: false, ..style };
        let face = if flight.is_back { Face::Down } else { face };
        self.card(to, face, flight.pose, None, style, Color32::TRANSPARENT);
    }
}
