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
fn elements(entry: &Entry, filled: [bool; 5]) -> String {
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

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::Pixmap;

    use super::*;
    use crate::games::{Files, GAMES};
    use crate::ui::drawing::{difference, rasterize, write_sheet};

    fn first(count: usize) -> [bool; 5] {
        std::array::from_fn(|place| place < count)
    }

    #[test]
    fn every_game_has_a_medal_of_its_own_at_40_pixels() {
        let draw = |entry: &Entry| rasterize(&elements(entry, first(3)), 40);
        let outside = Entry { files: Files::rules(""), ..GAMES[0].clone() };
        let drawn: Vec<Pixmap> = GAMES.iter().chain([&outside]).map(draw).collect();
        for (place, one) in drawn.iter().enumerate() {
            for other in &drawn[..place] {
                let found = difference(one, other);
                assert!(found > 0.05, "{}: {found}", GAMES[place % GAMES.len()].id);
            }
        }
    }

    #[test]
    fn every_step_shows_on_a_medal_at_40_pixels() {
        for entry in GAMES {
            let draw = |filled| rasterize(&elements(entry, filled), 40);
            for place in 0..5 {
                let mut filled = first(2);
                filled[place] = !filled[place];
                let found = difference(&draw(filled), &draw(first(2)));
                assert!(found > 0.02, "{} {place}: {found}", entry.id);
            }
        }
    }

    #[test]
    fn the_sheet_of_medals_is_written_on_request() {
        let side = if std::env::var_os("MISERE_MEDALS").is_some() { 128 } else { 8 };
        let row = |count| GAMES.iter().map(move |entry| rasterize(&elements(entry, first(count)), side));
        let pictures: Vec<Pixmap> = (0..=5).flat_map(row).collect();
        write_sheet("MISERE_MEDALS", 11, &pictures);
    }
}
