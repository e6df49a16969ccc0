//! Pictures of the program: every screen, every game's table and the deck are compared with those
//! in `tests/snapshots`.
//!
//! They are drawn by a renderer of our own, so that they need neither a display nor a graphics
//! card. `UPDATE_SNAPSHOTS=1 cargo test --test window` renews those that changed; look at them
//! before keeping them. The pictures of README and a look at every table in every size come from
//! tests that are run by name:
//!
//! ```text
//! cargo test --test window -- --ignored documentation
//! cargo test --test window -- --ignored every_table_in_every_size
//! ```

mod deck;
mod photo;
mod rasterizer;

use std::path::{Path, PathBuf};

use egui::Key;
use egui_kittest::{SnapshotOptions, try_image_snapshot_options};
use image::RgbaImage;
use misere::games::{Entry, GAMES, entry};
use rayon::prelude::*;

use super::ROOT;
use photo::{Photographer, Setup};
pub use photo::{Point, game};
pub use rasterizer::Rasterizer;

/// The smallest window, in pixels.
const LEAST: [u32; 2] = [800, 600];

/// Compares a picture with its snapshot.
fn compare(name: &str, picture: &RgbaImage) -> Result<(), String> {
    // A few pixels may be rounded differently on another computer.
    let options = SnapshotOptions::new()
        .max_failed_pixels(20)
        .output_path(ROOT.to_owned() + "/tests/snapshots");
    try_image_snapshot_options(picture, name, &options).map_err(|error| error.to_string())
}

/// Fails with all changes.
fn report(changed: &[String]) {
    assert!(
        changed.is_empty(),
        "{}\nUPDATE_SNAPSHOTS=1 cargo test --test window renews what was meant",
        changed.join("\n")
    );
}

fn write(picture: &RgbaImage, path: &Path) {
    let folder = path.parent().expect("a file in a folder");
    std::fs::create_dir_all(folder).expect("a folder");
    picture.save(path).expect("writing a picture");
}

fn listed(id: &str) -> &'static Entry {
    entry(id).expect("an entry of the menu")
}

/// A screen's name, and a function that takes its picture.
type NamedPicture = (&'static str, fn([u32; 2], &str) -> RgbaImage);

/// Every screen except the tables.
const SCREENS: [NamedPicture; 10] = [
    ("home", |size, shade| {
        let finis = listed("finis");
        at(size, shade, finis, Point::Midway).picture()
    }),
    ("new-game", |size, shade| {
        let mut photo = Photographer::open(&Setup {
            size,
            shade,
            ..Setup::default()
        });
        photo.press("Four Bad Queens").picture()
    }),
    ("settings", |size, shade| {
        let mut photo = Photographer::open(&Setup {
            size,
            shade,
            ..Setup::default()
        });
        photo.press("Settings").picture()
    }),
    ("saved-games", |size, shade| {
        let mut photo = at(size, shade, listed("garbo"), Point::Midway);
        photo.press("Saved games").picture()
    }),
    ("rules", |size, shade| {
        let clubs = listed("clubs");
        let mut photo = at(size, shade, clubs, Point::Midway);
        photo.resume(clubs).key(Key::F1).picture()
    }),
    ("score-sheet", |size, shade| {
        let mismatch = listed("mismatch");
        let mut photo = at(size, shade, mismatch, Point::Midway);
        photo.resume(mismatch).key(Key::S).picture()
    }),
    ("deal-over", |size, shade| {
        let queens = listed("four_bad_queens");
        let mut photo = at(size, shade, queens, Point::DealOver);
        photo.resume(queens).picture()
    }),
    ("round-over", |size, shade| {
        let combo = listed("seven_card_combo");
        let mut photo = at(size, shade, combo, Point::DealOver);
        photo.resume(combo).picture()
    }),
    ("result", |size, shade| {
        let mut photo = at(size, shade, listed("clubs"), Point::GameOver);
        photo.press("Saved games").press("Open").picture()
    }),
    ("keys", |size, shade| {
        let mut photo = Photographer::open(&Setup {
            size,
            shade,
            ..Setup::default()
        });
        photo.key(Key::Questionmark).picture()
    }),
];

/// Opens the window with a game to be resumed.
fn at(size: [u32; 2], shade: &str, entry: &Entry, point: Point) -> Photographer {
    Photographer::open(&Setup {
        size,
        shade,
        game: Some(game(entry, entry.usual, point)),
        ..Setup::default()
    })
}

fn table(size: [u32; 2], shade: &str, entry: &Entry, seats: usize) -> RgbaImage {
    let mut photo = Photographer::open(&Setup {
        size,
        shade,
        game: Some(game(entry, seats, Point::Midway)),
        ..Setup::default()
    });
    photo.resume(entry).picture()
}

/// Returns light and dark in turn.
fn shade(place: usize) -> &'static str {
    ["Light", "Dark"][place % 2]
}

#[test]
fn every_screen_matches_its_snapshot() {
    let looked = SCREENS.par_iter().enumerate();
    let changed = looked.filter_map(|(place, (name, way))| {
        compare(&format!("screen-{name}"), &way(LEAST, shade(place))).err()
    });
    report(&changed.collect::<Vec<_>>());
}

#[test]
fn every_table_matches_its_snapshot() {
    let looked = GAMES.par_iter().enumerate();
    let changed = looked.filter_map(|(place, game)| {
        let picture = table(LEAST, shade(place), game, game.usual);
        compare(&format!("table-{}", game.id), &picture).err()
    });
    report(&changed.collect::<Vec<_>>());
}

#[test]
fn the_deck_matches_its_snapshots() {
    let changed = deck::LOOKS.par_iter().filter_map(|(name, look)| {
        compare(&format!("deck-{name}"), &deck::sheet(*look, 56.0)).err()
    });
    report(&changed.collect::<Vec<_>>());
    // A large one to look at.
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (name, look) = deck::LOOKS[0];
    write(
        &deck::sheet(look, 150.0),
        &folder.join(format!("deck-{name}.png")),
    );
}

/// The pictures of README, in `docs/pictures`.
#[test]
#[ignore = "renews the pictures of README"]
fn documentation() {
    let folder = Path::new(ROOT).join("docs/pictures");
    const SIZE: [u32; 2] = [960, 600];
    for (place, (name, way)) in SCREENS.iter().enumerate() {
        if ["home", "new-game", "settings", "deal-over"].contains(name) {
            write(
                &way(SIZE, shade(place)),
                &folder.join(format!("{name}.png")),
            );
        }
    }
    for (place, game) in GAMES.iter().enumerate() {
        let picture = table(SIZE, shade(place), game, game.usual);
        write(&picture, &folder.join(format!("{}.png", game.id)));
    }
}

/// Writes every screen and every table in every size, light and dark in turn, to `target/tmp`.
#[test]
#[ignore = "makes pictures to look at"]
fn every_table_in_every_size() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let sizes = [LEAST, [1280, 800], [1920, 1080], [3840, 2160]];
    for (place, (name, way)) in SCREENS.iter().enumerate() {
        sizes
            .par_iter()
            .enumerate()
            .for_each(|(turn, &[wide, tall])| {
                let shade = shade(place + turn);
                let file = format!("screens/{name}-{wide}x{tall}-{shade}.png");
                write(&way([wide, tall], shade), &folder.join(file));
            });
    }
    let tables = GAMES
        .iter()
        .flat_map(|game| game.seats.clone().map(move |seats| (game, seats)));
    for (place, (game, seats)) in tables.enumerate() {
        sizes
            .par_iter()
            .enumerate()
            .for_each(|(turn, &[wide, tall])| {
                let shade = shade(place + turn);
                let file = format!("tables/{}-{seats}-{wide}x{tall}-{shade}.png", game.id);
                write(&table([wide, tall], shade, game, seats), &folder.join(file));
            });
    }
}
