//! The program's name in lettering of its own, drawn in the manner of the deck's indices.

use egui::accesskit::Role;
use egui::{Color32, Context, FontId, Response, Sense, Ui, WidgetInfo, vec2};

use super::palette::Palette;
use super::words::{Words, say};

/// The letters and the accent on them. Both are drawings of one size, and characters of the window's fonts.
const LETTERS: (char, &str) = ('\u{e0f0}', include_str!("../../../assets/name/letters.svg"));
const ACCENT: (char, &str) = ('\u{e0f1}', include_str!("../../../assets/name/accent.svg"));

/// The width of the drawings divided by their height.
const ASPECT: f32 = 436.0 / 144.0;

/// Makes the lettering characters of all fonts.
pub(super) fn install(ctx: &Context) {
    for (sign, svg) in [LETTERS, ACCENT] {
        if let Ok(glyph) = egui_extras::SvgGlyph::from_bytes(svg.as_bytes()) {
            ctx.add_glyph_rasterizer(glyph.into_rasterizer(sign));
        }
    }
}

/// Shows the name of the program as the title of a page, with this height in points.
pub fn name(ui: &mut Ui, spoken: impl Into<Words>, height: f32) -> Response {
    let size = vec2(height * ASPECT, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = say(ui, spoken);
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &spoken));
    ui.accesskit_node_builder(response.id, |node| node.set_level(1));
    let palette = Palette::of(ui);
    let paint = |sign: char, ink: Color32| {
        let font = FontId::proportional(height);
        let galley = ui.painter().layout_no_wrap(sign.to_string(), font, ink);
        // The drawing fills its place, wherever the line of text would be.
        let at = rect.center() - galley.mesh_bounds.center().to_vec2();
        ui.painter().galley(at, galley, ink);
    };
    paint(LETTERS.0, palette.text);
    paint(ACCENT.0, palette.accent);
    response
}
