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
    fn elements(self) -> String {
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

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::Pixmap;

    use super::*;
    use crate::ui::drawing::{difference, rasterize, write_sheet};

    fn all() -> impl Iterator<Item = Portrait> {
        let of = |expression| {
            let numbers = 0..Face::INITIALS;
            numbers.map(move |number| Portrait::new(Face::new(number, ""), expression))
        };
        Expression::ALL.into_iter().flat_map(of)
    }

    #[test]
    fn every_portrait_fills_its_disk_and_refers_to_every_feature() {
        for portrait in all() {
            let svg = portrait.elements();
            let picture = rasterize(&svg, 64);
            let opaque = picture.pixels().iter().filter(|one| one.alpha() == 255);
            assert!(opaque.count() > 2700, "{portrait:?}");
            for feature in ["#eyes", "#brows", "#mouth"] {
                assert_eq!(svg.matches(feature).count(), 1, "{portrait:?} {feature}");
            }
        }
    }

    #[test]
    fn faces_and_expressions_can_be_told_apart_at_32_pixels() {
        let drawn: Vec<(Portrait, Pixmap)> = all().map(|one| (one, rasterize(&one.elements(), 32))).collect();
        for (place, (one, picture)) in drawn.iter().enumerate() {
            for (other, other_picture) in &drawn[..place] {
                let least = if one.face == other.face { 0.012 } else { 0.2 };
                let found = difference(picture, other_picture);
                assert!(found > least, "{one:?} {other:?}: {found}");
            }
        }
    }

    #[test]
    fn the_sheet_of_portraits_is_written_on_request() {
        let side = if std::env::var_os("MISERE_PORTRAITS").is_some() { 128 } else { 8 };
        let pictures: Vec<Pixmap> = all().map(|one| rasterize(&one.elements(), side)).collect();
        write_sheet("MISERE_PORTRAITS", 12, &pictures);
    }
}
