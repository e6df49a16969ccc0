//! The toolbar above the table.

use egui::{Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::entry;
use misere::ui::App;

use super::play::person::*;

/// Its buttons, from left to right.
const BUTTONS: [&str; 7] = ["Hint", "Undo", "Previous trick", "Why?", "Scores", "Rules", "Settings"];

/// Opens a game in a window of 800 × 600 pixels, with the person to act.
fn begin_small(folder: &tempfile::TempDir, id: &str) -> Harness<'static, App> {
    let mut harness = begin(folder, entry(id).expect("a game").title);
    harness.set_size(vec2(800.0, 600.0));
    harness.run();
    harness
}

/// The places of all buttons, as far as they are shown.
pub fn places(harness: &Harness<'_, App>) -> Vec<Option<Rect>> {
    let place = |name: &&str| harness.query_by_label(name).map(|button| button.rect());
    BUTTONS.iter().map(place).collect()
}

/// Regression: facts that grew longer during a trick pushed the buttons into a menu.
#[test]
fn buttons_keep_their_places_during_a_deal() {
    for id in ["mismatch", "clubs", "seven_card_combo", "four_bad_queens"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = begin_small(&folder, id);
        harness.get_by_label("Got it").click();
        harness.run();
        let first = places(&harness);
        let most = if id == "seven_card_combo" { 6 } else { 7 };
        assert_eq!(first.iter().flatten().count(), most, "{id}: {first:?}");
        assert!(harness.query_by_label("Menu").is_none(), "{id}");
        for _ in 0..8 {
            act(&mut harness);
            wait(&mut harness);
            harness.run();
            if next(&harness).is_some() {
                break;
            }
            assert_eq!(places(&harness), first, "{id}");
        }
    }
}

/// Regression: they ended short of the right edge, farther with more of them.
#[test]
fn buttons_end_where_the_line_below_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = begin_small(&folder, "acorn_hearts");
    let right = |name: &str| harness.get_by_label(name).rect().right();
    let off = right("Turn sounds off") - right("Got it");
    assert!(off.abs() < 1.0, "off by {off}");
}

/// Regression: in a game with a longer title, the same window had no words on its buttons.
#[test]
fn buttons_have_words_in_a_usual_window_whatever_the_title() {
    let wide = |id: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = begin_small(&folder, id);
        harness.set_size(vec2(1280.0, 800.0));
        harness.run();
        // The last one may have its icon alone.
        let widths = places(&harness).into_iter().take(6).flatten().map(|place| place.width().round());
        widths.fold(f32::INFINITY, f32::min)
    };
    for id in ["clubs", "finis", "compendium"] {
        assert!(wide(id) > 60.0, "{id}: {}", wide(id));
    }
}
