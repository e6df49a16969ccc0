//! Type: Noto Sans in two weights and four sizes, and the suit signs as drawn glyphs.
//!
//! The fonts come with the program, so that it looks the same everywhere. They cover every
//! character in the program's texts, which a test checks by reading all sources. Players' names may
//! be in any script; missing characters come from the system's fonts.

use std::sync::{Arc, LazyLock};

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, Context, FontData, FontDefinitions, FontFamily, FontId, Galley, Id, Label, Pos2, Rect, Response,
    RichText, Sense, Ui,
};

use super::palette::Palette;
use super::words::{Words, say};
use super::{icons, name};
use crate::cards::Suit;
use crate::compressed::unpack;
use crate::text::Message;
use crate::ui::deck::suit_svg;

/// The four sizes of type, in points.
pub mod size {
    /// Help and notes.
    pub const SMALL: f32 = 14.0;
    /// Text and buttons.
    pub const BODY: f32 = 16.0;
    /// Headings and totals; always bold.
    pub const HEADING: f32 = 22.0;
    /// The title of a page; always bold.
    pub const TITLE: f32 = 34.0;
}

/// The fonts, as the build script compressed them.
const REGULAR_FACE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/regular.ttf"));
const BOLD_FACE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/bold.ttf"));

static BOLD: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("bold".into()));

/// Installs fonts, suit signs and icons; called once, at the start.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    for (name, face) in [("Noto Sans", REGULAR_FACE), ("Noto Sans Bold", BOLD_FACE)] {
        let face = Arc::new(FontData::from_owned(unpack(face)));
        fonts.font_data.insert(name.into(), face);
    }
    for (family, name) in [
        (FontFamily::Proportional, "Noto Sans"),
        (FontFamily::Monospace, "Noto Sans"),
        (BOLD.clone(), "Noto Sans Bold"),
    ] {
        fonts.families.insert(family, vec![name.into()]);
    }
    ctx.set_fonts(fonts);
    for suit in Suit::ALL {
        // A white sign takes the color of the text around it.
        let svg = suit_svg(suit, "#ffffff");
        if let Ok(glyph) = egui_extras::SvgGlyph::from_bytes(svg.as_bytes()) {
            ctx.add_glyph_rasterizer(glyph.with_height(0.72).into_rasterizer(suit.sign()));
        }
    }
    icons::install(ctx);
    name::install(ctx);
}

/// Returns the font of a size; titles and headings are bold.
pub fn font(points: f32) -> FontId {
    if points >= size::HEADING { bold(points) } else { FontId::proportional(points) }
}

/// Returns the bold font, for emphasis.
pub fn bold(points: f32) -> FontId {
    FontId::new(points, BOLD.clone())
}

/// Returns text in one of the four sizes.
pub fn text(ctx: &Context, words: impl Into<Words>, points: f32) -> RichText {
    RichText::new(say(ctx, words)).font(font(points))
}

/// Returns bold text in one of the four sizes.
pub fn strong(ctx: &Context, words: impl Into<Words>, points: f32) -> RichText {
    RichText::new(say(ctx, words)).font(bold(points))
}

/// Returns a text of many lines that is no message, such as a license, in one of the four sizes.
pub fn document(text: impl Into<String>, points: f32) -> RichText {
    RichText::new(text).font(font(points))
}

/// Shows the title of a page or a dialog.
pub fn title(ui: &mut Ui, words: impl Into<Words>) -> Response {
    heading_label(ui, Label::new(text(ui, words, size::TITLE)), 1)
}

/// Shows the title of a page in a bar, truncated with an ellipsis if necessary.
pub fn page_title(ui: &mut Ui, words: RichText) -> Response {
    heading_label(ui, Label::new(words).truncate(), 1)
}

/// Shows the heading of a part of a page or a dialog.
pub fn heading(ui: &mut Ui, words: impl Into<Words>) -> Response {
    heading_label(ui, Label::new(text(ui, words, size::HEADING)), 2)
}

/// Shows a heading in the accent color, within text to be read.
pub fn accent_heading(ui: &mut Ui, words: impl Into<Words>) -> Response {
    let words = text(ui, words, size::HEADING).color(Palette::of(ui).accent);
    heading_label(ui, Label::new(words), 2)
}

/// Shows a label that screen readers know as a heading of this level, so that their users can jump
/// from one to the next: 1 for the title of a page or a dialog, 2 for its parts.
pub fn heading_label(ui: &mut Ui, label: Label, level: usize) -> Response {
    let words = label.text().to_owned();
    let shown = ui.add(label);
    ui.accesskit_node_builder(shown.id, |node| {
        node.set_role(Role::Heading);
        node.set_level(level);
        node.clear_value();
        node.set_label(words);
    });
    shown
}

/// Shows less important text.
pub fn muted(ui: &mut Ui, words: impl Into<Words>) {
    ui.label(text(ui, words, size::BODY).color(Palette::of(ui).muted));
}

/// Shows small, muted text.
pub fn note(ui: &mut Ui, words: impl Into<Words>) {
    ui.label(text(ui, words, size::SMALL).color(Palette::of(ui).muted));
}

/// The width of text in one line.
pub fn text_width(ui: &Ui, words: impl Into<Words>, font: FontId) -> f32 {
    line_width(ui, say(ui, words), font)
}

/// Like [`text_width`], of words in a language.
pub(super) fn line_width(ui: &Ui, words: String, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(words, font, Color32::PLACEHOLDER).size().x
}

/// Paints text at a position, in one of the four sizes.
pub fn paint_text(ui: &Ui, at: Pos2, anchor: Align2, words: impl Into<Words>, points: f32, color: Color32) -> Rect {
    ui.painter().text(at, anchor, say(ui, words), font(points), color)
}

/// Paints bold text at a position, in one of the four sizes.
pub fn paint_strong(ui: &Ui, at: Pos2, anchor: Align2, words: impl Into<Words>, points: f32, color: Color32) -> Rect {
    ui.painter().text(at, anchor, say(ui, words), bold(points), color)
}

/// Lays out text in one line, truncated with an ellipsis if necessary.
pub fn one_line(ui: &Ui, words: impl Into<Words>, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    rendered_line(ui, say(ui, words), font, color, room)
}

/// Like [`one_line`], of words in a language.
pub fn rendered_line(ui: &Ui, words: String, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words, font, color);
    job.wrap = TextWrapping::truncate_at_width(room);
    ui.painter().layout_job(job)
}

/// Shows a text in full on hover, if it was truncated where it is drawn.
pub fn full_on_hover(ui: &Ui, rect: Rect, id: Id, drawn: &Galley, full: &str) {
    if drawn.elided {
        ui.interact(rect, id, Sense::hover()).on_hover_text(full);
    }
}

/// Lays out text in two lines at most, truncated with an ellipsis if necessary.
pub fn two_lines(ui: &Ui, words: impl Into<Words>, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(say(ui, words), font, color, room);
    job.wrap.max_rows = 2;
    ui.painter().layout_job(job)
}

/// Lays out text in as many lines as it needs.
pub fn wrapped(ui: &Ui, words: impl Into<Words>, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    ui.painter().layout(say(ui, words), font, color, room)
}

/// Joins items in as few lines as have room, which break only between items.
pub fn lines(ui: &Ui, items: &[Message], join: impl Fn(&[Message]) -> Words, font: &FontId, room: f32) -> Vec<Words> {
    let (mut lines, mut rest) = (Vec::new(), items);
    while !rest.is_empty() {
        let fits = |count: &usize| text_width(ui, join(&rest[..*count]), font.clone()) <= room;
        let count = (1..=rest.len()).rev().find(fits).unwrap_or(1);
        let (line, after) = rest.split_at(count);
        lines.push(join(line));
        rest = after;
    }
    lines
}
