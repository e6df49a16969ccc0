//! Portraits: a face with an expression.

use egui::{Id, Pos2, Ui};

use super::face::Face;
use crate::ui::drawing;

/// A look on a face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Expression {
    #[default]
    Calm,
    Thinking,
    /// Something went well.
    Pleased,
    /// Something cost points.
    Hurt,
    /// Something dear happened: a queen taken, a moon broken.
    Caught,
    /// The game is won.
    Proud,
}

impl Expression {
    pub const ALL: [Self; 6] = [Self::Calm, Self::Thinking, Self::Pleased, Self::Hurt, Self::Caught, Self::Proud];
}

/// A face with an expression, which initials do not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Portrait {
    pub face: Face,
    pub expression: Expression,
}

impl Portrait {
    pub fn new(face: impl Into<Face>, expression: Expression) -> Self {
        Self { face: face.into(), expression }
    }

    /// The elements of SVG.
    pub fn elements(self) -> String {
        let (head, features) = (self.face.elements(), EXPRESSIONS[self.expression as usize]);
        format!(
            "<defs>{features}</defs><clipPath id='disk'><circle r='94'/></clipPath>\
             <g clip-path='url(#disk)'>{head}</g><circle class='W' r='94' stroke-width='8'/>"
        )
    }

    /// Paints it around a center, in points.
    pub fn paint(self, ui: &Ui, center: Pos2, diameter: f32) {
        drawing::paint(ui, Id::unique(self), || self.elements(), center, diameter);
        self.face.paint_letters(ui, center, diameter);
    }
}

macro_rules! expressions {
    ($($name:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../assets/portraits/expressions/", $name, ".svg"))),*]
    };
}

/// Eyes, brows and mouth of each expression, in their order.
const EXPRESSIONS: [&str; 6] = expressions!["calm", "thinking", "pleased", "hurt", "caught", "proud"];
