use egui::{Rect, pos2, vec2};
use misere::ui::for_tests::desktop::*;

fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(width, height))
}

#[test]
fn a_window_opens_where_it_was_if_that_is_on_a_screen() {
    let (left, right) = (rect(-1920.0, 0.0, 1920.0, 1080.0), rect(0.0, 0.0, 1280.0, 800.0));
    let both = [right, left];
    for window in [
        rect(37.0, 22.0, 900.0, 640.0),
        rect(-1800.0, 500.0, 900.0, 640.0),
        // It hangs over an edge.
        rect(1100.0, 700.0, 900.0, 640.0),
    ] {
        assert_eq!(reachable(window, &both), window);
        assert_eq!(reachable(window, &[]), window, "the system knows no screens");
    }
    let gone = rect(-1800.0, 500.0, 900.0, 640.0);
    assert_eq!(reachable(gone, &[right]), rect(190.0, 80.0, 900.0, 640.0));
    let above = rect(100.0, -630.0, 900.0, 640.0);
    assert_eq!(reachable(above, &[right]), rect(190.0, 80.0, 900.0, 640.0));
    let large = rect(5000.0, 0.0, 1900.0, 1000.0);
    assert_eq!(reachable(large, &[right]), right);
}

#[test]
fn a_place_is_read_back_and_nonsense_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("data").join("window.ron");
    assert_eq!(Place::read(&path), None);
    let place = Place { corner: Some((-1800.0, 22.0)), size: (900.0, 640.0), maximized: true, ..Place::default() };
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    place.write(&path).expect("writing");
    assert_eq!(Place::read(&path), Some(place));
    for text in [
        "",
        "(",
        "(size: (900, 0))",
        "(size: (900, inf))",
        "(size: (NaN, 640))",
        "(size: (1e9, 640))",
        "(scale: 0)",
        "(corner: Some((NaN, 0)))",
        "(corner: Some((1e30, 0)))",
        "(color: 3)",
        "{\"window\": \"(fullscreen:false)\"}",
    ] {
        assert_eq!(Place::from_ron(text), None, "{text}");
    }
    assert_eq!(Place::from_ron("()"), Some(Place::default()));
}

#[test]
fn damaged_places_are_ignored_or_make_sense() {
    let place = Place { corner: Some((-1800.0, 22.0)), maximized: true, ..Place::default() };
    let text = ron::to_string(&place).expect("numbers");
    for at in 0..text.len() {
        for replacement in ["", "9", "-", "e30", "NaN", "(", "\u{0}"] {
            let damaged = format!("{}{replacement}{}", &text[..at], &text[at + 1..]);
            for damaged in [&damaged, &text[..at]] {
                let Some(place) = Place::from_ron(damaged) else { continue };
                let sides = place.size().max_elem().max(place.size().min_elem());
                assert!((1.0..=LONGEST_SIDE).contains(&sides), "{damaged}");
                let (x, y) = place.corner.unwrap_or_default();
                assert!(x.is_finite() && y.is_finite(), "{damaged}");
            }
        }
    }
}
