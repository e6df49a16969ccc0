use misere::games::Entry;
use resvg::tiny_skia::Pixmap;

use super::{difference, write_sheet};
use misere::games::{Files, GAMES};
use misere::ui::for_tests::drawings::*;

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
