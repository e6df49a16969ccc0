//! Evenings of several games, rematches and the same deal again.

mod home;
mod saved_games;

use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::entry;
use misere::rules::{Next, Seat};
use misere::store::{Evening, Saved, Store, open_example};
use misere::ui::{App, PageId, TableCommand};

use crate::clock;
use crate::play::person::{add_game, newest, open, press, press_more, quick_store, run, says, session};

/// An example of a game, saved this many seconds ago.
fn example(id: &str, finished: bool, ago: u64) -> Saved {
    let entry = entry(id).expect("a game of the menu");
    Saved { saved_at: clock::now() - ago, ..open_example(entry, finished).expect("an example") }
}

/// A window with these saved games.
fn window(folder: &tempfile::TempDir, games: &[Saved]) -> (Store, Harness<'static, App>) {
    let store = quick_store(folder);
    for saved in games {
        add_game(&store, saved);
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

/// Waits until a newly opened dialog has its final position.
fn settle(harness: &mut Harness<'_, App>) {
    for _ in 0..3 {
        harness.run();
    }
}

/// Undoes the last decision, as the button of the dialog does.
fn undo(harness: &mut Harness<'_, App>) {
    run(harness, TableCommand::Undo);
}

fn fit(harness: &mut Harness<'_, App>, pixels: Vec2) {
    for _ in 0..4 {
        let points = pixels / harness.ctx.zoom_factor();
        harness.set_size(points);
        harness.run();
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
    assert_eq!(session.first_dealer(), before.session.first_dealer().left(4));
    assert_ne!(session.seed(), before.session.seed());
    drop(harness);
    assert_eq!(newest(&store).evening, None, "nobody asked for an evening");
}

#[test]
fn the_same_deal_can_be_played_from_another_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = at_result(&folder);
    let before = newest(&store);
    press_more(&mut harness, "Same deal again");
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    press(&mut harness, "Move everyone one seat on");
    press(&mut harness, "Start game");
    drop(harness);
    let after = newest(&store);
    assert_eq!(after.session.steps()[0], before.session.steps()[0], "the pack");
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
    press_more(&mut harness, "Start a game night");
    assert!(says(&harness, "Game 2 of the evening"));
    press(&mut harness, "Game");
    let garbo = harness.query_by_label("Garbo");
    assert!(garbo.is_none(), "it is for two players");
    press(&mut harness, "Clubs");
    press(&mut harness, "Start game");
    assert_eq!(session(&harness).id(), "clubs");
    assert_eq!(session(&harness).first_dealer(), first.session.first_dealer().left(4));
    drop(harness);
    let second = newest(&store);
    let evening = second.evening.expect("an evening");
    assert_eq!(evening.games.len(), 1);
    assert_eq!(evening.games[0].game, "finis");
    assert_eq!(second.players, first.players);
    // The defaults for the next single game are unchanged.
    let settings = std::fs::read_to_string(store.settings_path()).expect("the settings");
    assert!(!settings.contains("\"clubs\": ("), "{settings}");
    let mut harness = open(&store);
    press(&mut harness, "Resume Clubs");
    assert_eq!(session(&harness).id(), "clubs");
    drop(harness);
    assert_eq!(newest(&store).evening, Some(evening));
}

/// A window with the second game of an evening, Clubs after Finis, on its result screen.
fn at_second_result(folder: &tempfile::TempDir) -> (Store, Harness<'static, App>) {
    let first = example("finis", true, 60);
    let second = Saved { evening: Some(Evening::begin().after(first.session.as_ref())), ..example("clubs", true, 30) };
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
    for button in ["Next game of the evening", "Rematch", "Review", "Home", "More…", "End game night", "Previous trick"]
    {
        if button == "End game night" {
            press(&mut harness, "More…");
            harness.run();
        }
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
    let results = saved.evening.as_ref().map(|evening| evening.results(saved.session.as_ref()));
    assert_eq!(results.expect("an evening").len(), 1, "only the first game counts");
    assert!(saved.session.undo_count() == 1 && saved.session.next() != Next::Over);
    assert_eq!(won, Seat::new(2), "the example");
}

#[test]
fn an_ended_evening_names_its_winner_and_is_not_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = at_second_result(&folder);
    press_more(&mut harness, "End game night");
    settle(&mut harness);
    assert!(says(&harness, "the evening"), "nobody is told who won");
    assert!(harness.query_by_label("Next game of the evening").is_none());
    drop(harness);
    assert!(newest(&store).evening.expect("an evening").ended);
    let mut harness = open(&store);
    assert!(!says(&harness, "Resume"), "it is over");
    // Undoing the end of the game also undoes the end of the evening.
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
    press(&mut harness, "Game night");
    press(&mut harness, "Start game");
    drop(harness);
    assert_eq!(newest(&store).evening.expect("an evening").games, []);
}
