use misere::ui::personas::{Expression, Face, Portrait};
use resvg::tiny_skia::Pixmap;

use super::{difference, write_sheet};
use misere::ui::for_tests::drawings::*;

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
