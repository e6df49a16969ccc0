//! Pictures of the program: every screen and every game's table are compared with those in
//! `tests/snapshots`.
//!
//! They are drawn by a renderer of our own, so that they need neither a display nor a graphics
//! card. `UPDATE_SNAPSHOTS=1 cargo test --test pictures` renews those that changed; look at them
//! before keeping them. The pictures of README and a look at every table in every size come from
//! the tests that are ignored:
//!
//! ```text
//! cargo test --test pictures -- --ignored documentation
//! cargo test --test pictures -- --ignored every_table
//! ```

mod rasterizer;
mod stage;

use std::path::{Path, PathBuf};

use egui_kittest::{SnapshotOptions, try_image_snapshot_options};
use misere::games::{Entry, GAMES, entry};
use misere::rules::options::HouseRules;
use rayon::prelude::*;

use stage::{Setup, Stage, midway};

fn four_bad_queens() -> &'static Entry {
    entry("four_bad_queens").expect("an entry of the menu")
}

/// Compares a picture with the one that is kept.
fn compare(name: &str, picture: &image::RgbaImage) {
    // A few pixels of another rounding on another machine are no change.
    let options = SnapshotOptions::new().max_failed_pixels(20);
    if let Err(error) = try_image_snapshot_options(picture, name, &options) {
        panic!("{error}\nUPDATE_SNAPSHOTS=1 cargo test --test pictures renews what was meant");
    }
}

fn write(picture: &image::RgbaImage, path: &Path) {
    let folder = path.parent().expect("a file in a folder");
    std::fs::create_dir_all(folder).expect("a folder");
    picture.save(path).expect("writing a picture");
}

#[test]
fn every_table_looks_as_it_did() {
    for (place, game) in GAMES.iter().enumerate() {
        let shade = ["Light", "Dark"][place % 2];
        let mut stage = Stage::open(&Setup {
            shade,
            game: Some(midway(game, game.usual, &HouseRules::default())),
            ..Setup::default()
        });
        let picture = stage.resume(game).picture();
        compare(&format!("table-{}", game.id), &picture);
    }
}

/// The least window, in pixels.
const LEAST: [u32; 2] = [800, 600];

/// For the eye: every table in every size, light and dark in turn, in `target/tmp/tables`.
#[test]
#[ignore = "makes pictures to look at"]
fn every_table_in_every_size() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables");
    let tables = GAMES
        .iter()
        .flat_map(|game| game.seats.clone().map(move |seats| (game, seats)));
    for (place, (game, seats)) in tables.enumerate() {
        let sizes = [LEAST, [1280, 800], [1920, 1080], [3840, 2160]];
        sizes.par_iter().enumerate().for_each(|(turn, &size)| {
            let shade = ["Light", "Dark"][(place + turn) % 2];
            let mut stage = Stage::open(&Setup {
                size,
                shade,
                game: Some(midway(game, seats, &HouseRules::default())),
                ..Setup::default()
            });
            let [wide, tall] = size;
            let name = format!("{}-{seats}-{wide}x{tall}-{shade}.png", game.id);
            write(&stage.resume(game).picture(), &folder.join(name));
        });
    }
}
