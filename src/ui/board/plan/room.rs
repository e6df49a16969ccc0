//! The room for the table on the screen, and how much the interface is enlarged there.

use egui::{Rect, Vec2};

/// Steps per unit: text shrinks by an eighth of its usual size at a time.
const STEPS: f32 = 8.0;

/// The room for a table.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    pub rect: Rect,
    /// The size of the place in points of an interface at the usual size, with panels and toolbar at that size.
    pub usual: Vec2,
    pub zoom: f32,
}

impl From<Rect> for Room {
    /// The room in an interface of the usual size.
    fn from(rect: Rect) -> Self {
        Self { rect, usual: rect.size(), zoom: 1.0 }
    }
}

impl Room {
    /// The place, in points of an interface of the usual size.
    pub(super) fn extent(&self) -> Rect {
        self.rect * self.zoom
    }

    /// The size of the place, in points of an interface of the usual size.
    pub(super) fn size(&self) -> Vec2 {
        self.rect.size() * self.zoom
    }

    /// The size of text relative to the usual one: that of the interface, or the largest that fits.
    /// It grows in steps, so that a resize does not rasterize all letters again at every pixel.
    pub(super) fn text(&self, fits: impl Fn(f32) -> bool) -> f32 {
        let least = self.zoom.min(1.0);
        let steps = (0..).map(|step| self.zoom - step as f32 / STEPS);
        let mut larger = steps.take_while(|text| *text > least);
        larger.find(|text| fits(*text)).unwrap_or(least)
    }

    /// Tells whether the interface is larger than usual.
    pub(super) fn is_enlarged(&self) -> bool {
        self.zoom > 1.01
    }
}
