use egui::{Color32, Context};
use misere::ui::for_tests::theme::{Cloth, Surface, contrast};
use misere::ui::settings::Settings;
use std::sync::mpsc;

use image::RgbImage;

use misere::ui::for_tests::backdrop::*;

const SVG: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'>\
                   <rect width='20' height='20' fill='#fff'/></svg>";

#[test]
fn an_svg_is_drawn_and_its_brightest_part_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("half.svg");
    std::fs::write(&path, SVG).expect("writing");
    let picture = read(&path, 4096).expect("a picture");
    assert_eq!(picture.image.size, [3200, 1600]);
    assert!((picture.brightest - 1.0).abs() < 0.01);
    assert_eq!(read(&path, 512).expect("a picture").image.size, [512, 256]);
}

#[test]
fn a_photograph_is_scaled_down_and_keeps_its_colors() {
    let folder = tempfile::tempdir().expect("a folder");
    let orange = RgbImage::from_pixel(100, 60, image::Rgb([200, 100, 0]));
    for (name, off) in [("a.png", 0), ("b.webp", 0), ("c.jpg", 4)] {
        let path = folder.path().join(name);
        orange.save(&path).expect("writing");
        let picture = read(&path, 50).expect("a picture").image;
        assert_eq!(picture.size, [50, 30], "{name}");
        for pixel in picture.pixels {
            let [r, g, b, a] = pixel.to_array();
            let far = [r.abs_diff(200), g.abs_diff(100), b, 255 - a];
            assert!(far.into_iter().all(|far| far <= off), "{name}: {pixel:?}");
        }
        assert_eq!(read(&path, 100).expect("a picture").image.size, [100, 60]);
    }
}

/// The header of a PNG file that claims 30,000 × 30,000 pixels and has no data.
const HUGE: &[u8] = b"\x89\x50\x4e\x47\x0d\x0a\x1a\x0a\x00\x00\x00\x0d\x49\x48\x44\x52\x00\x00\x75\x30\x00\x00\
      \x75\x30\x08\x06\x00\x00\x00\x66\x27\xf8\xba\x00\x00\x00\x0c\x49\x44\x41\x54\x78\x9c\x63\
      \x60\xa0\x3d\x00\x00\x00\x64\x00\x01\x86\x64\x3c\x35\x00\x00\x00\x00\x49\x45\x4e\x44\xae\
      \x42\x60\x82";

#[test]
fn pictures_too_large_for_the_memory_and_files_that_are_none_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("huge.png");
    std::fs::write(&path, HUGE).expect("writing");
    let error = |path| {
        let read = read(path, 4096);
        read.err().expect("an error").for_programs()
    };
    assert_eq!(error(&path), "it has 30000 × 30000 pixels: expected at most 100 million");
    assert_eq!(error(folder.path()), "not a regular file");
}

#[test]
fn files_that_cannot_be_shown_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(read(&folder.path().join("gone.png"), 4096).is_err());
    for (name, bytes) in [("a.png", &b"\x89PNG\r\n"[..]), ("b.svg", b"<svg"), ("c.jpg", &[])] {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("writing");
        assert!(read(&path, 4096).is_err(), "{name}");
    }
}

#[test]
fn every_format_that_can_be_chosen_is_named() {
    let named = FORMATS.to_lowercase();
    for extension in EXTENSIONS.iter().filter(|extension| **extension != "jpg") {
        assert!(named.contains(extension), "{extension}");
    }
}

#[test]
fn a_missing_file_is_reported_once() {
    let ctx = Context::default();
    ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
    let settings = Settings { cloth: Cloth::Picture, picture: "/nowhere/at all.png".into(), ..Settings::default() };
    let mut backdrops = Backdrops::default();
    let (wake, woken) = mpsc::channel();
    ctx.set_request_repaint_callback(move |_| _ = wake.send(()));
    let words = loop {
        match backdrops.follow(&ctx, &settings) {
            // egui wakes nobody who has a frame due already.
            Ok(()) => drop(woken.recv_timeout(std::time::Duration::from_millis(5))),
            Err(message) => break message.for_programs(),
        }
    };
    assert!(words.contains("at all.png"), "{words}");
    assert_eq!(backdrops.follow(&ctx, &settings), Ok(()));
    assert!(backdrops.shown(false).is_none());
}

#[test]
fn text_on_the_brightest_picture_is_legible() {
    for high in [false, true] {
        let gray = Color32::from_gray(limit(high));
        let surface = Surface::of_picture(gray, high);
        let least = if high { 7.0 } else { 4.5 };
        for ink in [surface.text, surface.muted] {
            let ratio = contrast(ink, gray);
            assert!(ratio >= least, "{ink:?} {ratio}");
        }
    }
}
