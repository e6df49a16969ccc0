//! Snapshot tests: every screen, every game's table and the deck are compared with the pictures in
//! `tests/snapshots`.
//!
//! A renderer of our own draws them, without a display or graphics card. `UPDATE_SNAPSHOTS=1 cargo
//! test --test window` updates those that have changed; look at them before committing. The
//! pictures in the README, and pictures of every table in every size and of a language, come from tests that
//! are run by name:
//!
//! ```text
//! cargo test --test window -- --ignored documentation
//! cargo test --test window -- --ignored every_table_in_every_size
//! MISERE_LANGUAGE=de cargo test --test window -- --ignored pictures::languages
//! ```

mod deck;
mod languages;
mod photo;
mod rasterizer;

use std::path::{Path, PathBuf};

use egui::Key;
use egui_kittest::{SnapshotOptions, try_image_snapshot_options};
use image::RgbaImage;
use misere::games::{Entry, GAMES, entry};
use misere::text::Language;
use misere::ui::PageId;
use rayon::prelude::*;

use super::ROOT;
use super::challenges::replied;
use photo::{Photographer, Setup};
pub use photo::{Point, game};
pub use rasterizer::Rasterizer;

/// The smallest window, in pixels.
const LEAST: [u32; 2] = [800, 600];

/// Compares a picture with its snapshot.
fn compare(name: &str, picture: &RgbaImage) -> Result<(), String> {
    // A few pixels may be rounded differently on another computer.
    let options = SnapshotOptions::new().max_failed_pixels(20).output_path(ROOT.to_owned() + "/tests/snapshots");
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

/// A screen's name, and a function that takes its picture in a window.
type NamedPicture = (&'static str, fn(Setup<'_>) -> RgbaImage);

/// Every screen except the tables.
const SCREENS: [NamedPicture; 19] = [
    ("home", |setup| at(setup, listed("finis"), Point::Midway).picture()),
    ("first-visit", |setup| {
        let mut photo = Photographer::open(&setup);
        photo.press("Four Bad Queens").picture()
    }),
    ("new-game", |setup| {
        let settings = format!("{} played: [\"four_bad_queens\"],", setup.settings);
        let settings = &settings;
        let mut photo = Photographer::open(&Setup { settings, ..setup });
        photo.press("Four Bad Queens").picture()
    }),
    ("settings", |setup| Photographer::open(&setup).press("Settings").picture()),
    ("saved-games", |setup| {
        let mut photo = at(setup, listed("garbo"), Point::Midway);
        photo.press("Saved games").picture()
    }),
    ("saved-games-empty", |setup| Photographer::open(&setup).press("Saved games").picture()),
    ("statistics-empty", |setup| Photographer::open(&setup).press("Statistics").picture()),
    ("statistics", |setup| statistics(&setup).picture()),
    ("statistics-scores", |setup| statistics(&setup).press("Scores").picture()),
    ("rules", |setup| {
        let clubs = listed("clubs");
        let mut photo = at(setup, clubs, Point::Midway);
        photo.resume(clubs).key(Key::F1).picture()
    }),
    ("score-sheet", |setup| {
        let mismatch = listed("mismatch");
        let mut photo = at(setup, mismatch, Point::Midway);
        photo.resume(mismatch).key(Key::S).picture()
    }),
    ("deal-over", |setup| {
        let queens = listed("four_mad_queens");
        let mut photo = at(setup, queens, Point::DealOver);
        photo.resume(queens).picture()
    }),
    ("round-over", |setup| {
        let combo = listed("seven_card_combo");
        let mut photo = at(setup, combo, Point::DealOver);
        photo.resume(combo).picture()
    }),
    ("result", |setup| {
        let mut photo = at(setup, listed("clubs"), Point::GameOver);
        photo.press("Saved games").press("Open").picture()
    }),
    ("keys", |setup| Photographer::open(&setup).key(Key::Questionmark).picture()),
    ("puzzles", |setup| Photographer::open(&setup).press("Puzzles").picture()),
    ("puzzle", |setup| {
        let mut photo = Photographer::open(&setup);
        for name in ["Puzzles", "Finis", "Next puzzle", "Show answer"] {
            photo.press(name);
        }
        photo.picture()
    }),
    ("goals", |setup| statistics(&setup).show(PageId::GOALS).picture()),
    ("challenge", |setup| {
        let mut photo = Photographer::open(&setup);
        let kept = replied();
        std::fs::create_dir_all(photo.store().challenges_path()).expect("a folder");
        let id = kept.challenge.id();
        std::fs::write(photo.store().challenge_path(id), kept.to_file()).expect("writing");
        let photo = photo.show(PageId::Challenge(id));
        // The verdicts on both players.
        photo.wait_for("was better by about");
        photo.wait_until_gone("Looking for something better");
        photo.picture()
    }),
];

/// The statistics of some games.
fn statistics(setup: &Setup<'_>) -> Photographer {
    let mut photo = Photographer::open(setup);
    crate::statistics::fill(photo.store());
    photo.press("Statistics");
    photo
}

/// Opens the window with a game to resume.
fn at(setup: Setup<'_>, entry: &Entry, point: Point) -> Photographer {
    let game = Some(game(entry, entry.usual, point));
    Photographer::open(&Setup { game, ..setup })
}

fn table(setup: Setup<'_>, entry: &Entry, seats: usize) -> RgbaImage {
    let game = Some(game(entry, seats, Point::Midway));
    let mut photo = Photographer::open(&Setup { game, ..setup });
    photo.resume(entry).picture()
}

/// A window of this size, light and dark in turn.
fn window(size: [u32; 2], place: usize) -> Setup<'static> {
    Setup { size, shade: ["Light", "Dark"][place % 2], ..Setup::default() }
}

#[test]
fn every_screen_matches_its_snapshot() {
    let looked = SCREENS.par_iter().enumerate();
    let changed =
        looked.filter_map(|(place, (name, way))| compare(&format!("screen-{name}"), &way(window(LEAST, place))).err());
    report(&changed.collect::<Vec<_>>());
}

#[test]
fn every_table_matches_its_snapshot() {
    let looked = GAMES.par_iter().enumerate();
    let changed = looked.filter_map(|(place, game)| {
        let picture = table(window(LEAST, place), game, game.usual);
        compare(&format!("table-{}", game.id), &picture).err()
    });
    report(&changed.collect::<Vec<_>>());
}

#[test]
fn the_deck_matches_its_snapshots() {
    let changed = deck::LOOKS
        .par_iter()
        .filter_map(|(name, look)| compare(&format!("deck-{name}"), &deck::sheet(*look, 56.0)).err());
    report(&changed.collect::<Vec<_>>());
    // A large picture for inspection.
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (name, look) = deck::LOOKS[0];
    write(&deck::sheet(look, 150.0), &folder.join(format!("deck-{name}.png")));
}

/// The pictures in the README, in `docs/pictures`, and those in the README of each language.
#[test]
#[ignore = "renews the pictures of README"]
fn documentation() {
    let folder = Path::new(ROOT).join("docs/pictures");
    const SIZE: [u32; 2] = [960, 600];
    for (place, (name, way)) in SCREENS.iter().enumerate() {
        let shown = ["home", "first-visit", "new-game", "settings", "deal-over", "result", "challenge"];
        if shown.contains(name) {
            write(&way(window(SIZE, place)), &folder.join(format!("{name}.png")));
        }
    }
    for (place, game) in GAMES.iter().enumerate() {
        let picture = table(window(SIZE, place), game, game.usual);
        write(&picture, &folder.join(format!("{}.png", game.id)));
    }
    for language in Language::offered().filter(has_readme) {
        let path = folder.join(format!("{}.jpg", language.code()));
        let sheet = languages::sheet(language);
        sheet.save(path).expect("writing a picture");
    }
}

fn has_readme(language: &Language) -> bool {
    let readme = format!("README.{}.md", language.code());
    Path::new(ROOT).join(readme).exists()
}

/// Writes every screen, and every table with the usual and the greatest number of players, in every
/// size and with the interface at 100 % and 200 %, light and dark in turn, to `target/tmp`.
#[test]
#[ignore = "makes pictures to look at"]
fn every_table_in_every_size() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let sizes = [LEAST, [1280, 800], [1920, 1080], [3840, 2160]];
    let windows: Vec<_> =
        sizes.into_iter().flat_map(|size| [("100", ""), ("200", "zoom: 200,")].map(|zoom| (size, zoom))).collect();
    let take = |place: usize, name: &str, picture: &(dyn Fn(Setup<'_>) -> RgbaImage + Sync)| {
        let windows = windows.par_iter().enumerate();
        windows.for_each(|(turn, &(size, (percent, settings)))| {
            let setup = Setup {
                settings,
                // Each size is seen both light and dark.
                ..window(size, place + turn / 2 + turn)
            };
            let [wide, tall] = size;
            let file = format!("{name}-{wide}x{tall}-{percent}-{}.png", setup.shade);
            write(&picture(setup), &folder.join(file));
        });
    };
    for (place, (name, way)) in SCREENS.iter().enumerate() {
        take(place, &format!("screens/{name}"), &|setup| way(setup));
    }
    let tables = GAMES.iter().flat_map(|game| [game.usual, *game.seats.end()].map(|seats| (game, seats)));
    for (place, (game, seats)) in tables.enumerate() {
        let name = format!("tables/{}-{seats}", game.id);
        take(place, &name, &|setup| table(setup, game, seats));
    }
}
