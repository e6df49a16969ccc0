//! Names as long as they may be: nothing paints over anything else, and whoever sees a shortened
//! name can find out the whole one.

use egui::epaint::{ClippedShape, TextShape};
use egui::{Color32, Key, Rect, Shape, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::{GAMES, entry};
use misere::limits::PLAYER_NAME;
use misere::store::{Evening, Player, Saved, open_example};
use misere::ui::{App, GameRequest, change_settings};

use super::pictures::{Point, game};
use super::play::person::{add_game, open, quick_store};
use super::sizes::report;

/// Names of the greatest length, some of them wide.
const NAMES: [&str; 6] = [
    "Wolfgang-William",
    "Marguerite-Emma!",
    "MAXIMILIAN WOLFF",
    "Ottilie-Wilhelmm",
    "WWWWWWWWWWWWWWWW",
    "Konrad von Wurmb",
];

/// Gives the players of a game long names.
fn rename(mut saved: Saved) -> Saved {
    for (player, name) in saved.players.iter_mut().zip(NAMES) {
        assert_eq!(name.chars().count(), PLAYER_NAME);
        player.rename(name.into());
    }
    saved
}

/// A window in which a game is open.
fn at(folder: &tempfile::TempDir, saved: &Saved) -> Harness<'static, App> {
    let store = quick_store(folder);
    let path = add_game(&store, saved);
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    harness.run_steps(4);
    harness
}

/// The shade over everything behind a dialog.
const BACKDROP: Color32 = Color32::from_black_alpha(100);

/// Sizes of the window in pixels, with sizes of the interface.
const SIZES: [(Vec2, u32); 5] = [
    (vec2(800.0, 600.0), 100),
    (vec2(800.0, 600.0), 200),
    (vec2(1280.0, 800.0), 100),
    (vec2(1280.0, 800.0), 150),
    (vec2(1920.0, 1080.0), 200),
];

fn fit(harness: &mut Harness<'_, App>, pixels: Vec2, zoom: u32) {
    let mut settings = harness.state().settings().clone();
    settings.zoom = zoom;
    harness.state_mut().command(change_settings(|kept| *kept = settings));
    for _ in 0..5 {
        let points = pixels / harness.ctx.zoom_factor();
        harness.set_size(points);
        harness.step();
    }
}

/// Every text that is painted in front, with its place: in a dialog, if one is open.
pub fn texts(harness: &Harness<'_, App>) -> Vec<(String, Rect)> {
    fn add(shape: &Shape, clip: Rect, window: Rect, found: &mut Vec<(String, Rect)>) {
        match shape {
            Shape::Text(TextShape { pos, galley, .. }) => {
                let rect = galley.mesh_bounds.translate(pos.to_vec2()).intersect(clip);
                let words = galley.rows.iter().map(|row| row.text());
                if rect.is_positive() {
                    found.push((words.collect(), rect));
                }
            }
            // A dialog dims everything behind it, and a result hides it.
            Shape::Rect(dim) if dim.rect == window && (dim.fill == BACKDROP || dim.fill.is_opaque()) => found.clear(),
            Shape::Vec(shapes) => {
                for shape in shapes {
                    add(shape, clip, window, found);
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    let window = harness.ctx.content_rect();
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        add(shape, *clip_rect, window, &mut found);
    }
    found
}

/// The texts that paint over each other in a dialog.
fn overlaps(harness: &Harness<'_, App>) -> Vec<String> {
    const TOUCH: f32 = 1.0;
    let all = texts(harness);
    assert!((5..200).contains(&all.len()), "{} texts", all.len());
    let mut faults = Vec::new();
    for (place, (words, rect)) in all.iter().enumerate() {
        for (other, other_rect) in &all[..place] {
            if rect.intersect(*other_rect).size().min_elem() > TOUCH {
                faults.push(format!("“{words}” at {rect} paints over “{other}” at {other_rect}"));
            }
        }
    }
    faults
}

/// Regression: heads of columns painted over each other.
#[test]
fn long_names_share_the_width_of_the_score_sheet() {
    let mut faults = Vec::new();
    for (id, seats) in [("compendium", 4), ("finis", 6), ("garbo", 2)] {
        let entry = entry(id).expect("a game");
        for point in [Point::Midway, Point::DealOver, Point::GameOver] {
            let folder = tempfile::tempdir().expect("a folder");
            let saved = rename(game(entry, seats, point));
            let mut harness = at(&folder, &saved);
            if matches!(point, Point::Midway) {
                harness.key_press(Key::S);
            }
            for (window, zoom) in SIZES {
                fit(&mut harness, window, zoom);
                let place = format!("{id}, {seats} players, {window}, {zoom} %: ");
                faults.extend(overlaps(&harness).into_iter().map(|what| place.clone() + &what));
            }
        }
    }
    report(&faults);
}

/// Regression: beside the deal of the day, “Resume” and the last score were cut off where the title took two lines.
#[test]
fn a_game_to_resume_fits_into_its_tile() {
    let mut faults = Vec::new();
    for game in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let store = quick_store(&folder);
        // Beside the deal of the day and other games there is the least room.
        for (id, saved_at) in [("finis", 1_790_000_001), ("garbo", 1_790_000_002), (game.id, 1_790_000_003)] {
            let saved = open_example(entry(id).expect("a game"), false).expect("an example");
            add_game(&store, &Saved { saved_at, ..saved });
        }
        let mut harness = open(&store);
        for (window, zoom) in SIZES.into_iter().chain([(vec2(1200.0, 704.0), 100)]) {
            fit(&mut harness, window, zoom);
            let tile = harness.query_all_by_label_contains("Resume").next().expect("a game to resume").rect();
            let of_tile = texts(&harness).into_iter().filter(|(_, rect)| tile.expand(1.0).contains_rect(*rect));
            let of_tile: Vec<_> = of_tile.collect();
            assert!(of_tile.len() > 3, "{}: {of_tile:?} in {tile}", game.id);
            let is_cut = |rect: &Rect| rect.top() < tile.top() + 2.0 || rect.bottom() > tile.bottom() - 2.0;
            let cut = of_tile.iter().filter(|(_, rect)| is_cut(rect));
            faults.extend(cut.map(|(words, _)| format!("{}, {window}, {zoom} %: “{words}” in {tile}", game.id)));
        }
    }
    report(&faults);
}

#[test]
fn long_names_share_the_width_of_the_standings() {
    let finis = entry("finis").expect("a game");
    let folder = tempfile::tempdir().expect("a folder");
    let over = rename(game(finis, 6, Point::GameOver));
    let evening = Evening::begin().after(over.session.as_ref());
    let saved = Saved { evening: Some(evening), ..over };
    let mut harness = at(&folder, &saved);
    let mut faults = Vec::new();
    for (window, zoom) in SIZES {
        fit(&mut harness, window, zoom);
        let place = format!("{window}, {zoom} %: ");
        faults.extend(overlaps(&harness).into_iter().map(|what| place.clone() + &what));
    }
    report(&faults);
}

#[test]
fn a_shortened_name_is_shown_in_full_on_hover_and_spoken_in_full() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    for (place, name) in NAMES.iter().enumerate().take(saved.players.len()) {
        saved.players[place] = Player::Person((*name).into());
    }
    let mut harness = at(&folder, &saved);
    harness.get_all_by_label("Scores").last().expect("a button").click_accesskit();
    fit(&mut harness, vec2(800.0, 600.0), 200);
    let heads = harness.query_all_by_label_contains("Players: Wolfgang-William, ");
    assert_eq!(heads.count(), 1, "nobody hears the names");
    let cut = texts(&harness).into_iter().find(|(words, _)| {
        words.ends_with('…') && NAMES.iter().any(|name| name.starts_with(words.trim_end_matches('…')))
    });
    let (words, rect) = cut.expect("a name that is too long");
    harness.hover_at(rect.center());
    for _ in 0..12 {
        harness.step();
    }
    let whole = NAMES.iter().find(|name| name.starts_with(words.trim_end_matches('…')));
    let whole = *whole.expect("a name");
    let shown = texts(&harness).into_iter().filter(|(words, _)| words == whole);
    assert_eq!(shown.count(), 1, "{whole} is not shown");
}

/// Regression: the number of tricks was sometimes above, below or to the right of a plate.
#[test]
fn tricks_won_are_noted_under_the_name_on_every_plate() {
    for (pixels, zoom) in SIZES {
        let folder = tempfile::tempdir().expect("a folder");
        let saved = open_example(entry("acorn_hearts").expect("a game"), false);
        let mut harness = at(&folder, &saved.expect("an example"));
        fit(&mut harness, pixels, zoom);
        let all = texts(&harness);
        let notes = all.iter().filter(|(words, _)| {
            let number = words.split_once(" trick").map(|(number, _)| number);
            number.is_some_and(|number| number.parse::<usize>().is_ok())
        });
        let mut found = 0;
        for (words, note) in notes {
            let has_name = all.iter().any(|(name, place)| {
                let is_name = ["You", "Berta", "Konrad", "Ottilie"].contains(&name.as_str());
                let is_above = place.bottom() <= note.top() + 2.0 && place.top() > note.top() - 40.0;
                is_name && is_above && place.x_range().intersects(note.x_range())
            });
            assert!(has_name, "“{words}” lies under no name at {zoom} %: {note}");
            found += 1;
        }
        assert_eq!(found, 3, "notes at {zoom} %: {all:?}");
    }
}
