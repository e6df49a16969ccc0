//! One number for a person's play, from the reviews of finished games.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::entry;
use misere::store::{Origin, Saved, Store, open_example};
use misere::ui::{App, Command, GameRequest, PageId};

use super::frames::until;
use super::play::person::*;
use super::statistics::{at_statistics, fill};

/// Opens the row of Finis on the statistics page.
fn open_finis(harness: &mut Harness<'_, App>) {
    press(harness, "Statistics");
    harness.run();
    let mut rows = harness.query_all_by_label_contains("Finis against Easy: ");
    rows.next().expect("a row").focus();
    drop(rows);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
}

#[test]
fn reviewed_games_tell_which_level_one_plays_like_and_where_the_loss_comes_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_statistics(&folder);
    // The game played last is Clubs.
    assert!(says(&harness, "A decision costs you ") && says(&harness, " points per deal. Usually,"));
    assert!(!says(&harness, "thousandth") && !says(&harness, "at stake"));
    assert!(says(&harness, "Plays like Hard"));
    press(&mut harness, "Home");
    open_finis(&mut harness);
    assert!(says(&harness, "Plays like Medium"));
    harness.get_by_label("Losses").scroll_to_me();
    harness.run();
    press(&mut harness, "Losses");
    harness.run();
    assert!(says(&harness, "Your last 20 reviewed games of Finis"));
    assert!(says(&harness, "Loss per decision in 10 games"), "the line");
    assert!(says(&harness, "Where it comes from"));
    assert!(says(&harness, "Leading to a trick: "));
}

#[test]
fn a_few_games_are_not_compared_with_the_levels() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    fill(&store);
    let path = store.results_path();
    let text = std::fs::read_to_string(&path).expect("reading");
    // Two games of Finis with their reviews.
    let first: Vec<&str> = text.lines().take(4).collect();
    std::fs::write(&path, first.join("\n")).expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Statistics");
    harness.run();
    assert!(says(&harness, "in the last 2 reviewed games"));
    assert!(says(&harness, "After 5 reviewed games"));
    assert!(!says(&harness, "Plays like"));
}

#[test]
fn a_review_goes_on_while_the_next_game_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(motion: None, pace: Fast, trick: Short)";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing");
    let store = Store::within(folder.path());
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    let saved = Saved { origin: Origin::New, ..saved };
    let path = add_game(&store, &saved);
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path.clone()));
    until(&mut harness, "looking for moments", |harness| says(harness, "Looking for the moments that mattered"));
    // A dialog that opens by itself takes no answer at first.
    harness.run_steps(60);
    press(&mut harness, "Rematch");
    harness.run_steps(4);
    assert!(!harness.state().is_over(), "the next game");
    let review = Command::Begin(PageId::Review(path));
    harness.state_mut().command(review.clone());
    harness.run_steps(4);
    press(&mut harness, "Decisions");
    assert!(!says(&harness, "Judge decisions"), "it has begun already");
    // Another page does not end it.
    harness.state_mut().command(Command::Show(PageId::HOME));
    harness.run_steps(4);
    harness.state_mut().command(review);
    harness.run_steps(4);
    press(&mut harness, "Decisions");
    assert!(!says(&harness, "Judge decisions"), "it goes on");
}
