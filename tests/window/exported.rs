use std::path::Path;

use egui::{Color32, pos2};
use egui::{ColorImage, Rect};

use misere::ui::for_tests::files::*;

#[test]
fn a_picture_of_the_table_is_cut_out_of_the_window_at_any_scale() {
    let mut window = ColorImage::filled([40, 20], Color32::BLACK);
    for y in 4..20 {
        for x in 0..40 {
            window.pixels[y * 40 + x] = Color32::GREEN;
        }
    }
    let table = Rect::from_min_max(pos2(0.0, 2.0), pos2(20.0, 30.0));
    let picture = crop(&window, table, 2.0);
    assert_eq!(picture.size, [40, 16], "no more than the window has");
    assert!(picture.pixels.iter().all(|pixel| *pixel == Color32::GREEN));
    let bytes = png(&picture).expect("a picture");
    let read = image::load_from_memory(&bytes).expect("a PNG file");
    assert_eq!((read.width(), read.height()), (40, 16));
}

#[test]
fn any_title_gives_the_name_of_a_file() {
    for (title, name) in [
        ("Finis", "Finis"),
        ("Mo/Tu: “x”", "Mo-Tu- -x-"),
        ("../..", "-"),
        ("  ", "Misère"),
        ("...", "Misère"),
        ("Friday 27.11", "Friday 27.11"),
        (" .Friday. ", "Friday"),
        ("CON", "_CON"),
        ("nul.2", "_nul.2"),
        ("Aux .x", "_Aux .x"),
        ("com1", "_com1"),
        ("LPT³", "_LPT³"),
        ("CONIN$", "CONIN-"),
        ("Com10", "Com10"),
        ("Console", "Console"),
        ("COM", "COM"),
    ] {
        assert_eq!(file_name(title), name);
    }
    assert_eq!(file_name(&"x".repeat(300)).len(), LONGEST_NAME);
    assert_eq!(file_name(&"\u{20000}".repeat(300)).len(), MOST_BYTES);
}

#[test]
fn no_file_is_overwritten_where_nobody_was_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let first = free_path(&path("Finis.misere"));
    assert_eq!(first, path("Finis.misere"));
    std::fs::write(&first, "").expect("writing");
    assert_eq!(free_path(&first), path("Finis 2.misere"));
    // The dialog has asked whether to overwrite `Finis`, or `Finis.misere`.
    assert_eq!(with_extension(path("Finis"), "misere"), path("Finis 2.misere"));
    assert_eq!(with_extension(first.clone(), "misere"), first);
}

/// Regression: Excel showed “ZoÃ«” for “Zoë”.
#[test]
fn a_table_has_a_byte_order_mark_for_spreadsheets_and_a_game_has_none() {
    let written = |content: Content| String::from_utf8(content.to_bytes().expect("no picture")).expect("text");
    assert_eq!(written(Content::Table("Zoë".into())), "\u{feff}Zoë");
    assert_eq!(written(Content::Game("Zoë".into())), "Zoë");
}

/// Regression: a date in the name was taken for an extension.
#[test]
fn an_exported_file_has_the_extension_of_its_kind() {
    for (chosen, extension, written) in [
        ("Friday 27.11", "misere", "Friday 27.11.misere"),
        ("Friday 27.11.misere", "misere", "Friday 27.11.misere"),
        ("Friday.MISERE", "misere", "Friday.MISERE"),
        ("Friday. ", "misere", "Friday.misere"),
        ("Friday.misere.png", "misere", "Friday.misere.png.misere"),
        ("table", "png", "table.png"),
        (".hidden", "csv", ".hidden.csv"),
    ] {
        let folder = Path::new("no such folder");
        let found = with_extension(folder.join(chosen), extension);
        assert_eq!(found, folder.join(written));
    }
}
