//! Medals: what a person has reached in a game, as a picture that fills.

use egui::{Id, Rect, Ui};

use super::drawing;
use crate::games::{Entry, entry};
use crate::rules::scene::Scene;

/// The parts of every medal: `star`, `step` (an arc at the top of the rim) and `ribbon`.
const FRAME: &str = include_str!("../../assets/medals/frame.svg");

/// The depth of the shade of black in a cloth, and what each color takes away from it.
const DEPTH: f32 = 0.2;
const WEIGHTS: &str = "-0.06 -0.118 -0.022";

/// The step between the sizes of pictures in cloths, in points.
const STEP: f32 = 96.0;

/// The picture of a game that has none: a large star.
const STAR: &str = "<circle class='b' r='60'/><use href='#star' class='o' transform='translate(0 280) scale(4)'/>";

/// The picture in the middle of the medal of the game that a deal plays; empty if it has none.
pub fn picture(id: &str, scene: &Scene) -> &'static str {
    let id = scene.aim.as_ref().map_or(id, |aim| &aim.game);
    entry(id).map_or("", |entry| entry.files.medal)
}

/// Weaves a picture into a cloth: a shade that darkens it where the picture is dark.
pub fn weave(ui: &Ui, rect: Rect, picture: &str) {
    // A window that is being resized needs only a few sizes.
    let side = (rect.width() / STEP).round().max(1.0) * STEP;
    let elements = || {
        format!(
            "<filter id='weave' color-interpolation-filters='sRGB' x='-100' y='-100' width='200' height='200' \
             filterUnits='userSpaceOnUse'><feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 {WEIGHTS} {DEPTH} 0'/>\
             </filter><clipPath id='disk'><circle r='58'/></clipPath>\
             <g filter='url(#weave)' transform='scale(1.6)'><g clip-path='url(#disk)'>{picture}</g>\
             <circle class='K' r='60.5' stroke-width='1.2'/></g>"
        )
    };
    drawing::paint(ui, Id::unique(("weave", picture)), elements, rect.center(), side);
}

/// Paints the medal of a game as large as it fits. The five steps around its rim are filled clockwise from the top; the
/// first one brings color, all of them the ribbon.
pub fn medal(ui: &Ui, rect: Rect, entry: &Entry, filled: [bool; 5]) {
    let side = rect.size().min_elem();
    drawing::paint(ui, Id::unique(("medal", entry.id, filled)), || elements(entry, filled), rect.center(), side);
}

/// Paints the star of a step as large as it fits.
pub fn star(ui: &Ui, rect: Rect, is_filled: bool) {
    let (ring, star) = if is_filled { ("o", "w") } else { ("s", "k") };
    let elements = || {
        format!(
            "<defs>{FRAME}</defs><circle class='{ring}' r='96'/>\
             <use href='#star' class='{star}' transform='translate(0 640) scale(9)'/>"
        )
    };
    drawing::paint(ui, Id::unique(("step", is_filled)), elements, rect.center(), rect.size().min_elem());
}

/// The elements of SVG.
pub fn elements(entry: &Entry, filled: [bool; 5]) -> String {
    let picture = if entry.files.medal.is_empty() { STAR } else { entry.files.medal };
    let mut steps = String::new();
    for (place, is_filled) in filled.into_iter().enumerate() {
        let (rim, star) = if is_filled { ("O", "w") } else { ("S", "k") };
        let angle = 72 * place;
        steps += &format!(
            "<g transform='rotate({angle})'><use href='#step' class='{rim}' stroke-width='13'/>\
             <use href='#star' class='{star}'/></g>"
        );
    }
    let (ring, shade) = if filled.contains(&true) { ("O", 0.0) } else { ("Y", 0.6) };
    let ribbon = if filled.contains(&false) { "s" } else { "r" };
    format!(
        "<defs>{FRAME}</defs><clipPath id='disk'><circle r='58'/></clipPath>\
         <g transform='translate(0 -18)'><use href='#ribbon' class='{ribbon}'/><circle class='k' r='80'/>{steps}\
         <g clip-path='url(#disk)'>{picture}<circle class='k' r='60' opacity='{shade}'/></g>\
         <circle class='{ring}' r='57' stroke-width='4'/></g>"
    )
}
