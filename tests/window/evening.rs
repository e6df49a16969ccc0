//! Home and the list of saved games with many games in them, and evenings of several games.

use std::collections::HashSet;

use egui::accesskit::Role;
use egui::{Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::{Entry, GAMES, entry};
use misere::rules::{Next, Seat};
use misere::store::{Evening, Saved, Store, now, open_example};
use misere::ui::{App, Command, Screen, TableCommand};

use crate::play::person::{open, press, quick_store, session};

/// An example of a game, saved this many seconds ago.
fn example(id: &str, finished: bool, ago: u64) -> Saved {
    let entry = entry(id).expect("a game of the menu");
    Saved {
        saved: now() - ago,
        ..open_example(entry, finished).expect("an example")
    }
}

/// A window whose files these games are.
fn window(folder: &tempfile::TempDir, games: &[Saved]) -> (Store, Harness<'static, App>) {
    let store = quick_store(folder);
    for saved in games {
        let slot = store.new_slot(saved.session.id());
        store.write(&slot, saved).expect("writing");
    }
    let harness = open(&store);
    (store, harness)
}

/// A window with a finished game of Finis on its result screen.
fn at_result(folder: &tempfile::TempDir) -> (Store, Harness<'static, App>) {
    let (store, mut harness) = window(folder, &[example("finis", true, 60)]);
    press(&mut harness, "Saved games");
    press(&mut harness, "Open");
    settle(&mut harness);
    (store, harness)
}

/// Waits until a dialog that has opened is at its place.
fn settle(harness: &mut Harness<'_, App>) {
    for _ in 0..3 {
        harness.run();
    }
}

/// Chooses an item of a menu.
fn choose(harness: &mut Harness<'_, App>, menu: &str, item: &str) {
    press(harness, menu);
    harness.run();
    harness.get_by_role_and_label(Role::Button, item).click();
    harness.run();
}

/// Takes the last decision back, as the button of the dialog does.
fn undo(harness: &mut Harness<'_, App>) {
    let command = Command::Table(TableCommand::Undo);
    harness.state_mut().command(command);
    harness.run();
}

/// The game that was saved last.
fn newest(store: &Store) -> Saved {
    let newest = store.list().into_iter().next().expect("a saved game");
    newest.into_game().expect("a game that can be read")
}

fn fit(harness: &mut Harness<'_, App>, pixels: Vec2) {
    for _ in 0..4 {
        let points = pixels / harness.ctx.zoom_factor();
        harness.set_size(points);
        harness.run();
    }
}

fn says(harness: &Harness<'_, App>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

/// Home offered nothing but the game that was saved last.
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
    let last = Vec::from_iter(harness.query_all_by_label_contains("Resume ")).len();
    assert_eq!(last, GAMES.len());
    let mut seen = HashSet::new();
    for _ in 0..GAMES.len() {
        let focused = harness.ctx.memory(egui::Memory::focused).expect("a tile");
        let tile = harness.ctx.read_response(focused).expect("a tile").rect;
        let middle = harness.ctx.content_rect().contains(tile.center());
        assert!(middle && tile.top() < 200.0, "{tile} is out of sight");
        seen.insert(focused);
        harness.key_press(Key::ArrowRight);
        harness.run();
    }
    assert_eq!(seen.len(), GAMES.len());
}

/// Eight of the eleven games were below the edge of the window.
#[test]
fn all_games_and_those_to_resume_are_in_sight_in_every_usual_window() {
    let going: Vec<Saved> = (0..9)
        .map(|ago| example("clubs", false, 100 * ago))
        .collect();
    for games in [&going[..], &going[..1], &[]] {
        for pixels in [
            vec2(800.0, 600.0),
            vec2(1280.0, 800.0),
            vec2(1920.0, 1080.0),
            vec2(3840.0, 2160.0),
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            let (_, mut harness) = window(&folder, games);
            fit(&mut harness, pixels);
            let size = harness.ctx.content_rect();
            let mut tiles: Vec<Rect> = Vec::new();
            for entry in GAMES {
                tiles.push(harness.get_by_label(entry.title).rect());
            }
            tiles.extend(
                harness
                    .query_by_label("Resume Clubs")
                    .map(|tile| tile.rect()),
            );
            assert_eq!(tiles.len(), GAMES.len() + usize::from(!games.is_empty()));
            for (place, tile) in tiles.iter().enumerate() {
                assert!(size.contains_rect(*tile), "{pixels}: {tile} of {size}");
                let mut others = tiles[..place].iter();
                assert!(
                    others.all(|other| !other.intersects(*tile)),
                    "{pixels}: {tile}"
                );
            }
        }
    }
}

#[test]
fn a_rematch_is_dealt_by_the_next_dealer() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = at_result(&folder);
    let before = newest(&store);
    press(&mut harness, "Rematch");
    let session = session(&harness);
    assert_eq!(session.rules(), before.session.rules());
    assert_eq!(
        session.first_dealer(),
        before.session.first_dealer().left(4)
    );
    assert_ne!(session.seed(), before.session.seed());
    drop(harness);
    assert_eq!(newest(&store).evening, None, "nobody asked for an evening");
}

#[test]
fn the_same_deal_can_be_played_from_another_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = at_result(&folder);
    let before = newest(&store);
    press(&mut harness, "Same deal again");
    assert_eq!(harness.state().screen(), Screen::NewGame);
    press(&mut harness, "Move everyone one seat on");
    press(&mut harness, "Start game");
    drop(harness);
    let after = newest(&store);
    assert_eq!(
        after.session.steps()[0],
        before.session.steps()[0],
        "the pack"
    );
    assert_eq!(after.session.first_dealer(), before.session.first_dealer());
    assert_eq!(after.session.rules(), before.session.rules());
    assert!(before.players[0].is_person() && after.players[1].is_person());
    assert_eq!(after.players[2].name(), before.players[1].name());
}

#[test]
fn an_evening_goes_on_with_another_game_and_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = at_result(&folder);
    let first = newest(&store);
    press(&mut harness, "Next game of the evening");
    assert!(says(&harness, "Game 2 of the evening"));
    press(&mut harness, "Game");
    let garbo = harness.query_by_label("Garbo");
    assert!(garbo.is_none(), "it is for two players");
    press(&mut harness, "Clubs");
    press(&mut harness, "Start game");
    assert_eq!(session(&harness).id(), "clubs");
    assert_eq!(
        session(&harness).first_dealer(),
        first.session.first_dealer().left(4)
    );
    drop(harness);
    let second = newest(&store);
    let evening = second.evening.expect("an evening");
    assert_eq!(evening.games.len(), 1);
    assert_eq!(evening.games[0].game, "finis");
    assert_eq!(second.players, first.players);
    // The defaults of the next game on its own are still those of before.
    let settings = std::fs::read_to_string(store.settings_path()).expect("the settings");
    assert!(!settings.contains("clubs"), "{settings}");
    let mut harness = open(&store);
    press(&mut harness, "Resume Clubs");
    assert_eq!(session(&harness).id(), "clubs");
    drop(harness);
    assert_eq!(newest(&store).evening, Some(evening));
}

/// A window with the second game of an evening, Clubs after Finis, on its result screen.
fn at_second_result(folder: &tempfile::TempDir) -> (Store, Harness<'static, App>) {
    let first = example("finis", true, 60);
    let second = Saved {
        evening: Some(Evening::begin().after(first.session.as_ref())),
        ..example("clubs", true, 30)
    };
    let (store, mut harness) = window(folder, &[second]);
    press(&mut harness, "Resume Clubs");
    settle(&mut harness);
    (store, harness)
}

#[test]
fn the_result_of_an_evening_fits_into_the_smallest_window_at_twice_the_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, harness) = at_second_result(&folder);
    drop(harness);
    let settings = "(motion: None, pace: Fast, zoom: 200)";
    std::fs::write(store.settings_path(), settings).expect("writing the settings");
    let mut harness = open(&store);
    fit(&mut harness, vec2(800.0, 600.0));
    press(&mut harness, "Resume Clubs");
    settle(&mut harness);
    let window = harness.ctx.content_rect();
    for button in [
        "Next game of the evening",
        "Rematch",
        "End evening",
        "Last trick",
    ] {
        let found = harness.get_all_by_label(button).last();
        let rect = found.expect("a button").rect();
        assert!(window.contains_rect(rect), "{button}: {rect} of {window}");
    }
}

#[test]
fn standings_are_shown_after_each_game_and_follow_undo() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = at_second_result(&folder);
    assert!(says(&harness, "The evening after 2 games"));
    let won = newest(&store).session.leaders()[0];
    assert!(says(&harness, "Games won: ") && says(&harness, "Average place: "));
    undo(&mut harness);
    assert!(!harness.state().is_over());
    drop(harness);
    let saved = newest(&store);
    let results = saved
        .evening
        .as_ref()
        .map(|evening| evening.results(saved.session.as_ref()));
    assert_eq!(
        results.expect("an evening").len(),
        1,
        "only the first game counts"
    );
    assert!(saved.session.undo_count() == 1 && saved.session.next() != Next::Over);
    assert_eq!(won, Seat::new(2), "the example");
}

#[test]
fn an_ended_evening_names_its_winner_and_is_not_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = at_second_result(&folder);
    press(&mut harness, "End evening");
    settle(&mut harness);
    assert!(says(&harness, "the evening"), "nobody is told who won");
    assert!(harness.query_by_label("Next game of the evening").is_none());
    drop(harness);
    assert!(newest(&store).evening.expect("an evening").ended);
    let mut harness = open(&store);
    assert!(!says(&harness, "Resume"), "it is over");
    // Taking the end of the game back takes the end of the evening back.
    press(&mut harness, "Saved games");
    press(&mut harness, "Open");
    settle(&mut harness);
    undo(&mut harness);
    drop(harness);
    assert!(!newest(&store).evening.expect("an evening").ended);
}

#[test]
fn an_evening_can_begin_in_the_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = window(&folder, &[]);
    press(&mut harness, "Finis");
    press(&mut harness, "Evening");
    press(&mut harness, "Start game");
    drop(harness);
    assert_eq!(newest(&store).evening.expect("an evening").games, []);
}

/// The number of games in sight.
fn opened(harness: &Harness<'_, App>) -> usize {
    harness.query_all_by_label("Open").count()
}

#[test]
fn saved_games_are_found_by_words_game_and_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = Saved {
        name: "Friday at home".into(),
        ..example("clubs", false, 10)
    };
    let games = [
        named,
        example("clubs", true, 20),
        example("garbo", false, 30),
    ];
    let (store, mut harness) = window(&folder, &games);
    std::fs::write(
        store.games_path().join("1-broken.ron"),
        "(misere: 1,\n name: 7)",
    )
    .expect("writing");
    press(&mut harness, "Saved games");
    assert_eq!(opened(&harness), 3);
    assert!(says(&harness, "1-broken.ron:2:") && says(&harness, "4 games"));
    press(&mut harness, "Finished");
    assert_eq!(opened(&harness), 1);
    assert!(says(&harness, "Won by") && says(&harness, "1 of 4"));
    press(&mut harness, "Unfinished");
    assert_eq!(opened(&harness), 2);
    choose(&mut harness, "Game", "Garbo");
    assert_eq!(opened(&harness), 1);
    press(&mut harness, "Show all");
    assert_eq!(opened(&harness), 3);
    harness.get_by_label("Search").focus();
    harness.run();
    harness.get_by_label("Search").type_text("home FRIDAY");
    harness.run();
    assert_eq!(opened(&harness), 1);
    assert!(says(&harness, "Friday at home"));
}

#[test]
fn saved_games_can_be_sorted() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = ["mismatch", "clubs", "garbo"].map(|id| example(id, false, 10));
    let (_, mut harness) = window(&folder, &games);
    press(&mut harness, "Saved games");
    choose(&mut harness, "Order", "By game");
    let at = |title: &str| harness.get_by_label(title).rect().top();
    assert!(at("Clubs") < at("Garbo") && at("Garbo") < at("Mismatch"));
}

#[test]
fn examples_are_one_press_away_and_open_as_games_of_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = window(&folder, &[example("garbo", false, 10)]);
    press(&mut harness, "Saved games");
    press(&mut harness, "Examples");
    choose(&mut harness, "Game", "Finis");
    assert_eq!(opened(&harness), 2);
    assert!(says(&harness, "Half-played"));
    harness
        .get_all_by_label("Open")
        .next()
        .expect("an example")
        .click();
    harness.run();
    assert_eq!(session(&harness).id(), "finis");
    drop(harness);
    assert_eq!(store.list().len(), 2);
}

/// Hundreds of rows were laid out and replayed in every frame.
#[test]
fn only_the_rows_in_sight_are_shown_and_keys_reach_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let games: Vec<Saved> = (0..60).map(|ago| example("finis", false, ago)).collect();
    let (_, mut harness) = window(&folder, &games);
    press(&mut harness, "Saved games");
    harness.run();
    let top = harness
        .get_all_by_label("Open")
        .next()
        .expect("a game")
        .rect()
        .top();
    assert!((3..16).contains(&opened(&harness)), "{}", opened(&harness));
    harness
        .get_all_by_label("Open")
        .next()
        .expect("a game")
        .focus();
    harness.run();
    let mut seen = HashSet::new();
    for _ in 0..30 {
        harness.key_press(Key::ArrowDown);
        harness.run();
        let focused = harness.ctx.memory(egui::Memory::focused);
        seen.insert(focused.expect("a button"));
    }
    assert_eq!(seen.len(), 30, "the list ended early");
    let focused = harness.ctx.memory(egui::Memory::focused).expect("a button");
    let rect = harness
        .ctx
        .read_response(focused)
        .expect("it is shown")
        .rect;
    assert!(rect.top() > top && rect.bottom() < 800.0, "{rect}");
}

/// Plates were missing, and the hand was as small as the other cards.
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
        assert!(
            cards > 0 && cards <= spots,
            "{}: {cards} of {spots}",
            entry.id
        );
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
    let input = egui::RawInput {
        max_texture_side: Some(8192),
        ..egui::RawInput::default()
    };
    let output = ctx.run_ui(input, |ui| {
        atlas.ensure(ui, 58.0, settings.look());
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(320.0, 180.0));
        misere::ui::board::thumbnail(ui, rect, &scene, Seat::new(0), &settings, &atlas, false);
    });
    let shapes = output.shapes.clone();
    output.drop_without_applying_deltas();
    shapes
}
