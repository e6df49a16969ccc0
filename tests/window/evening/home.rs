//! Home with many games, and thumbnails of tables.

use std::collections::HashSet;

use egui::{Key, Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use misere::games::{Entry, GAMES};
use misere::rules::Seat;
use misere::store::{Saved, Store, open_example};
use misere::ui::{App, PageId};

use super::{example, fit, window};
use crate::play::person::{press, says, session};

/// Regression: Home offered only the game saved last.
#[test]
fn every_unfinished_game_can_be_resumed_from_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = [
        example("clubs", false, 10),
        example("finis", true, 20),
        example("garbo", false, 30),
        example("mismatch", false, 9000),
    ];
    let (_, mut harness) = window(&folder, &games);
    assert!(harness.query_by_label("Resume Clubs").is_some());
    assert!(says(&harness, "Resume Garbo") && says(&harness, "Resume Mismatch, 2 hours ago"));
    assert!(!says(&harness, "Resume Finis"), "it is over");
    harness.get_by_label_contains("Resume Mismatch").click();
    harness.run();
    assert_eq!(session(&harness).id(), "mismatch");
}

#[test]
fn keys_reach_every_game_to_resume() {
    let folder = tempfile::tempdir().expect("a folder");
    let ids = GAMES.iter().map(|entry| entry.id);
    let games: Vec<Saved> = ids.map(|id| example(id, false, 60)).collect();
    let (_, mut harness) = window(&folder, &games);
    let tiles = Vec::from_iter(harness.query_all_by_label_contains("Resume ")).len();
    let rest = format!("{} more in Saved games", GAMES.len() - tiles);
    assert!(tiles > 1 && says(&harness, &rest), "{tiles} tiles");
    // The last tile leads to the other games.
    let mut seen = HashSet::new();
    // So does the deal of the day.
    for _ in 0..tiles + 2 {
        let focused = harness.ctx.memory(egui::Memory::focused).expect("a tile");
        let tile = harness.ctx.read_response(focused).expect("a tile").rect;
        let middle = harness.ctx.content_rect().contains(tile.center());
        assert!(middle && tile.top() < 200.0, "{tile} is out of sight");
        seen.insert(focused);
        harness.key_press(Key::ArrowRight);
        harness.run();
    }
    assert_eq!(seen.len(), tiles + 2);
    press(&mut harness, &rest);
    assert_eq!(harness.state().page(), PageId::SAVED);
}

/// Regression: eight of the eleven games were below the edge of the window.
#[test]
fn all_games_and_those_to_resume_are_in_sight_in_every_usual_window() {
    let going: Vec<Saved> = (0..9).map(|ago| example("clubs", false, 100 * ago)).collect();
    for games in [&going[..], &going[..1], &[]] {
        for pixels in [vec2(800.0, 600.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0), vec2(3840.0, 2160.0)] {
            let folder = tempfile::tempdir().expect("a folder");
            let (_, mut harness) = window(&folder, games);
            fit(&mut harness, pixels);
            let size = harness.ctx.content_rect();
            let mut tiles: Vec<Rect> = Vec::new();
            for entry in GAMES {
                tiles.push(harness.get_by_label(entry.title).rect());
            }
            tiles.extend(harness.query_by_label("Resume Clubs").map(|tile| tile.rect()));
            assert_eq!(tiles.len(), GAMES.len() + usize::from(!games.is_empty()));
            for (place, tile) in tiles.iter().enumerate() {
                assert!(size.contains_rect(*tile), "{pixels}: {tile} of {size}");
                let mut others = tiles[..place].iter();
                assert!(others.all(|other| !other.intersects(*tile)), "{pixels}: {tile}");
            }
        }
    }
}

/// Regression: plates were missing, and the hand was as small as the other cards.
#[test]
fn a_thumbnail_shows_everything_within_its_frame() {
    for entry in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let shapes = thumbnail(&store, entry);
        let (mut cards, mut plates) = (0, 0);
        let frame = Rect::from_min_size(Pos2::ZERO, vec2(320.0, 180.0));
        for clipped in &shapes {
            match &clipped.shape {
                egui::Shape::Mesh(mesh) => {
                    cards += mesh.vertices.len() / 4;
                    for vertex in &mesh.vertices {
                        let inside = frame.expand(14.0).contains(vertex.pos);
                        assert!(inside, "{}: {:?}", entry.id, vertex.pos);
                    }
                }
                egui::Shape::Rect(_) => plates += 1,
                _ => {}
            }
        }
        let saved = open_example(entry, false).expect("an example");
        let scene = saved.session.scene(Seat::new(0));
        let spots: usize = scene.zones.iter().map(|zone| zone.spots.len()).sum();
        assert!(cards > 0 && cards <= spots, "{}: {cards} of {spots}", entry.id);
        assert_eq!(plates, scene.players.len(), "{}", entry.id);
    }
}

fn thumbnail(store: &Store, entry: &Entry) -> Vec<egui::epaint::ClippedShape> {
    let ctx = egui::Context::default();
    drop(App::new(&ctx, store.clone()));
    let settings = misere::ui::settings::Settings::default();
    let saved = open_example(entry, false).expect("an example");
    let scene = saved.session.scene(Seat::new(0));
    let mut atlas = misere::ui::deck::Atlas::new();
    let input = egui::RawInput { max_texture_side: Some(8192), ..egui::RawInput::default() };
    let output = ctx.run_ui(input, |ui| {
        atlas.ensure(ui, 58.0, settings.look());
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(320.0, 180.0));
        misere::ui::board::thumbnail(ui, rect, &scene, Seat::new(0), &settings, &atlas, false);
    });
    let shapes = output.shapes.clone();
    output.drop_without_applying_deltas();
    shapes
}
