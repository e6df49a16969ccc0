use egui::Context;
use std::collections::BTreeSet;
use std::path::Path;

use misere::store::SQUARES;
use misere::ui::for_tests::theme::*;

/// The characters of the sources, without those that are only read from pasted texts.
fn characters(folder: &Path, found: &mut BTreeSet<char>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.extension().and_then(|ext| ext.to_str());
        if path.is_dir() {
            characters(&path, found);
        } else if matches!(name, Some("rs" | "md" | "ftl")) && !path.ends_with("engine/src/pasted.rs") {
            let text = std::fs::read_to_string(&path).expect("a source");
            found.extend(text.chars().filter(|letter| !letter.is_control()));
        }
    }
}

#[test]
fn the_fonts_have_every_character_that_the_program_writes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for folder in ["src", "crates", "assets/text"] {
        characters(&root.join(folder), &mut found);
    }
    assert!(found.contains(&'♠') && found.contains(&'½'));
    found.retain(|letter| !SQUARES.contains(letter));
    let ctx = Context::default();
    install_fonts(&ctx);
    ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
    for font in [font(size::BODY), bold(size::BODY)] {
        let missing: Vec<char> = ctx.fonts_mut(|fonts| {
            let lacks = |letter: &char| !fonts.has_glyph(&font, *letter);
            found.iter().copied().filter(lacks).collect()
        });
        assert!(missing.is_empty(), "{font:?} lacks {missing:?}");
    }
}

#[test]
fn numerals_have_equal_widths() {
    let ctx = Context::default();
    install_fonts(&ctx);
    ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
    for font in [font(size::BODY), bold(size::HEADING)] {
        let widths: BTreeSet<u32> =
            ctx.fonts_mut(|fonts| ('0'..='9').map(|digit| fonts.glyph_width(&font, digit).to_bits()).collect());
        assert_eq!(widths.len(), 1, "{font:?}");
    }
}

/// Regression: the fonts call `` ` ``, `´` and `¨` combining marks, and they were drawn over the next letter.
#[test]
fn every_letter_takes_room_of_its_own() {
    let ctx = Context::default();
    install_fonts(&ctx);
    let letters = (' '..='ž').filter(|letter| !letter.is_control() && *letter != '\u{ad}');
    let output = ctx.run_ui(egui::RawInput::default(), |ui| {
        for font in [font(size::BODY), bold(size::BODY)] {
            let width = |text: String| text_width(ui, Words::verbatim(text), font.clone());
            let narrow = width("xx".into());
            let drawn_over: String =
                letters.clone().filter(|letter| width(format!("x{letter}x")) < narrow + 1.0).collect();
            assert_eq!(drawn_over, "", "{font:?}");
        }
    });
    output.drop_without_applying_deltas();
}
