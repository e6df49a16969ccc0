//! Portraits: a head with an expression, drawn once for each size.

use std::collections::HashMap;

use egui::cache::CacheTrait;
use egui::{Color32, ColorImage, Pos2, Rect, Shape, TextureHandle, TextureOptions, Ui, Vec2, pos2};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::Persona;

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

/// A drawn head: that of a persona, or one of twelve more that people can choose for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Head(u8);

impl Head {
    /// The number of heads; the first twelve are those of the personas, in their order.
    pub const COUNT: u8 = HEADS.len() as u8;

    /// The head with this number.
    pub fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    pub const fn number(self) -> u8 {
        self.0
    }
}

impl From<Persona> for Head {
    fn from(persona: Persona) -> Self {
        Self(persona as u8)
    }
}

/// A head with an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Portrait {
    pub head: Head,
    pub expression: Expression,
}

impl Portrait {
    pub fn new(head: impl Into<Head>, expression: Expression) -> Self {
        Self { head: head.into(), expression }
    }

    fn svg(self) -> String {
        let head = HEADS[usize::from(self.head.0)];
        let features = EXPRESSIONS[self.expression as usize];
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-100 -100 200 200'>\
             <style>{INKS}</style><defs>{features}</defs>\
             <clipPath id='disk'><circle r='94'/></clipPath>\
             <g clip-path='url(#disk)'>{head}</g>\
             <circle class='W' r='94' stroke-width='8'/></svg>"
        )
    }

    /// Draws it this many pixels high and wide.
    fn draw(self, pixels: u32) -> Pixmap {
        let tree = Tree::from_str(&self.svg(), &Options::default());
        let tree = tree.expect("a test parses every portrait");
        let mut pixmap = Pixmap::new(pixels, pixels).expect("a portrait is not empty");
        let scale = pixels as f32 / tree.size().width();
        let scale = Transform::from_scale(scale, scale);
        resvg::render(&tree, scale, &mut pixmap.as_mut());
        pixmap
    }

    /// Paints it around a center, in points. Drawing it for the first time takes a fraction of a
    /// millisecond.
    pub fn paint(self, ui: &Ui, center: Pos2, diameter: f32) {
        let scale = ui.pixels_per_point();
        let pixels = (diameter * scale).round().clamp(8.0, LARGEST);
        let key = (self, pixels as u32);
        let found = ui.memory_mut(|memory| memory.caches.cache::<Drawn>().0.get(&key).cloned());
        let texture = found.unwrap_or_else(|| {
            let picture = self.draw(key.1);
            let size = [picture.width() as usize, picture.height() as usize];
            let image = ColorImage::from_rgba_premultiplied(size, picture.data());
            let ctx = ui.ctx();
            let texture = ctx.load_texture("portrait", image, TextureOptions::LINEAR);
            let kept = texture.clone();
            ui.memory_mut(|memory| memory.caches.cache::<Drawn>().0.insert(key, kept));
            texture
        });
        // On whole pixels it is crisp.
        let corner = (center - Vec2::splat(diameter / 2.0)).to_vec2() * scale;
        let corner = (corner.round() / scale).to_pos2();
        let rect = Rect::from_min_size(corner, Vec2::splat(pixels / scale));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let picture = Shape::image(texture.id(), rect, whole, Color32::WHITE);
        ui.painter().add(picture);
    }
}

/// The most pictures that are kept. A table needs five for each player in one or two sizes.
const KEPT: usize = 96;

/// The largest picture, in pixels.
const LARGEST: f32 = 1024.0;

/// Portraits that have been drawn, as textures of the exact size on the screen, by their size in pixels.
/// They are kept like all that egui caches.
#[derive(Default)]
struct Drawn(HashMap<(Portrait, u32), TextureHandle>);

impl CacheTrait for Drawn {
    fn update(&mut self) {
        if self.0.len() > KEPT {
            self.0.clear();
        }
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

macro_rules! parts {
    ($($file:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../assets/portraits/", $file))),*]
    };
}

/// The inks, as CSS classes.
const INKS: &str = include_str!("../../../assets/portraits/inks.css");

/// The personas in their order and the other heads, without eyes, brows and mouth.
const HEADS: [&str; 24] = parts![
    "berta.svg",
    "konrad.svg",
    "ottilie.svg",
    "emil.svg",
    "frida.svg",
    "anton.svg",
    "magda.svg",
    "jonas.svg",
    "selma.svg",
    "kasimir.svg",
    "tilda.svg",
    "gustav.svg",
    "bald.svg",
    "braid.svg",
    "buns.svg",
    "cap.svg",
    "curls.svg",
    "glasses.svg",
    "headscarf.svg",
    "mohawk.svg",
    "quiff.svg",
    "straw-hat.svg",
    "topknot.svg",
    "turban.svg",
];

/// Eyes, brows and mouth of each expression, in their order.
const EXPRESSIONS: [&str; 6] = parts![
    "expressions/calm.svg",
    "expressions/thinking.svg",
    "expressions/pleased.svg",
    "expressions/hurt.svg",
    "expressions/caught.svg",
    "expressions/proud.svg",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Portrait> {
        let of = |expression| Head::all().map(move |head| Portrait { head, expression });
        Expression::ALL.into_iter().flat_map(of)
    }

    #[test]
    fn every_portrait_fills_its_disk_and_refers_to_every_feature() {
        for portrait in all() {
            let picture = portrait.draw(64);
            let opaque = picture.pixels().iter().filter(|one| one.alpha() == 255);
            assert!(opaque.count() > 2700, "{portrait:?}");
            for feature in ["#eyes", "#brows", "#mouth"] {
                let svg = portrait.svg();
                assert_eq!(svg.matches(feature).count(), 1, "{portrait:?} {feature}");
            }
        }
    }

    /// The share of pixels that differ clearly between two pictures.
    fn difference(one: &Pixmap, other: &Pixmap) -> f32 {
        let pairs = one.pixels().iter().zip(other.pixels());
        let differs = pairs.filter(|(a, b)| {
            let off = |a: u8, b: u8| a.abs_diff(b) > 48;
            off(a.red(), b.red()) || off(a.green(), b.green()) || off(a.blue(), b.blue())
        });
        differs.count() as f32 / one.pixels().len() as f32
    }

    #[test]
    fn personas_and_expressions_can_be_told_apart_at_32_pixels() {
        let drawn: Vec<(Portrait, Pixmap)> = all().map(|one| (one, one.draw(32))).collect();
        for (place, (one, picture)) in drawn.iter().enumerate() {
            for (other, other_picture) in &drawn[..place] {
                let least = if one.head == other.head { 0.012 } else { 0.2 };
                let found = difference(picture, other_picture);
                assert!(found > least, "{one:?} {other:?}: {found}");
            }
        }
    }

    /// Writes all portraits to the file that `MISERE_PORTRAITS` names, for whoever draws them.
    #[test]
    fn the_sheet_of_portraits_is_written_on_request() {
        let Some(path) = std::env::var_os("MISERE_PORTRAITS") else {
            return;
        };
        let side = 132;
        let mut sheet = Pixmap::new(24 * side, 6 * side).expect("a sheet is not empty");
        for portrait in all() {
            let place = (u32::from(portrait.head.0) * side, portrait.expression as u32 * side);
            let (x, y) = (place.0 as i32, place.1 as i32);
            let (picture, paint) = (portrait.draw(128), resvg::tiny_skia::PixmapPaint::default());
            let straight = Transform::identity();
            sheet.draw_pixmap(x, y, picture.as_ref(), &paint, straight, None);
        }
        sheet.save_png(path).expect("a picture is written");
    }
}
