//! Writes a function for each message of the window, compresses licenses and fonts, and gives the Windows program
//! its icon, version and manifest.

fn main() {
    misere_build::write_texts("window", "pub(crate)");
    let licenses = misere_build::read_text(&misere_build::watched("assets/licenses.txt"));
    misere_build::compress("licenses.txt", licenses.as_bytes());
    misere_build::compress("regular.ttf", &without_glyph_classes(notosans::REGULAR_TTF));
    misere_build::compress("bold.ttf", &without_glyph_classes(notosans::BOLD_TTF));
    misere_build::add_windows_resources();
}

/// The font without its table of glyph classes, which calls `` ` ``, `´` and `¨` combining marks and so has them drawn over the
/// next letter. Without it, the classes follow from Unicode.
fn without_glyph_classes(font: &[u8]) -> Vec<u8> {
    let mut font = font.to_vec();
    let classes = font.windows(4).position(|tag| tag == b"GDEF").expect("the font has a table of glyph classes");
    // Unknown to programs, and still in order.
    font[classes..classes + 4].copy_from_slice(b"GDEX");
    font
}
