//! Statistics: a finished game gets a line and a row; export, reset with undo, and filters.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::{Estimate, Level};
use misere::games::entry;
use misere::store::{
    Decisions, Disk, FinishedGame, Origin, Player, ResultLine, ReviewedGame, ReviewedSeat, Saved, Store, Writer,
    open_example, read_results,
};
use misere::ui::{AnyCommand, App, Command, GameRequest, PageId, change_settings};

use super::clock;
use super::frames::{until, until_saved};
use super::play::person::*;

/// The statistics page with these results.
pub fn at_statistics(folder: &tempfile::TempDir) -> Harness<'static, App> {
    let store = quick_store(folder);
    fill(&store);
    let mut harness = open(&store);
    press(&mut harness, "Statistics");
    harness.run();
    harness
}

/// Results of two dozen games, some of them reviewed, that look the same on any day.
pub fn fill(store: &Store) {
    let writer = Writer::start(store.disk(), || ());
    let menu = ["finis", "clubs", "mismatch"];
    for number in 0..24_u64 {
        let id = menu[(number % 5 / 2) as usize];
        let mut saved = open_example(entry(id).expect("a game"), true).expect("an example");
        saved.saved_at = 1_790_000_000 + number * 86_400;
        saved.hints = (number % 3) as u32;
        let level = if number % 7 == 6 { Level::Hard } else { Level::Easy };
        for player in &mut saved.players[1..] {
            *player = Player::Computer(player.name().clone(), level.into());
        }
        let file = format!("{number}-{id}.misere");
        let mut result = FinishedGame::of(&saved, file.as_ref()).expect("over");
        result.scores[0] = ((number * 7) % 11) as f64;
        result.places[0] = 1 + (number * 5 % 3) as usize;
        if number % 10 == 0 {
            result.rules = serde_json::from_str(r#"{"rounds":2}"#).expect("JSON");
        }
        let wave = ((number * 3) % 8) as f64 / 2.0 - 2.5 + number as f64 / 12.0;
        let loss = 0.12 - 0.01 * wave;
        let review = ReviewedGame {
            id: result.id.clone(),
            time: result.time,
            log: result.log.clone(),
            deals: 1,
            seats: vec![ReviewedSeat {
                seat: 0,
                luck: Estimate::exact(0.5),
                skill: Estimate::sampled(wave, 0.3),
                decisions: vec![
                    decisions("lead", 4, [1, 0, u32::from(number % 6 == 0)], 3.0 * loss),
                    decisions("follow", 9, [0, u32::from(number % 4 == 0), 0], loss),
                ],
            }],
        };
        store.add_result(&writer, &ResultLine::Game(result));
        store.add_result(&writer, &ResultLine::Review(review));
    }
    assert!(writer.wait(std::time::Duration::from_secs(20)));
}

fn decisions(kind: &str, count: u32, [inaccuracies, mistakes, blunders]: [u32; 3], loss: f64) -> Decisions {
    Decisions { kind: kind.into(), count, inaccuracies, mistakes, blunders, loss: Some(loss) }
}

#[test]
fn a_game_that_is_finished_has_its_line_and_its_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = at_table(&folder);
    play_to_the_end(&mut harness);
    strike_with(&mut harness, Modifiers::COMMAND, Key::T);
    assert_eq!(harness.state().page(), PageId::STATISTICS);
    until_saved(&mut harness);
    let text = fs::read_to_string(store.results_path()).expect("a file");
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(text.contains("\"game\":\"acorn_hearts\""), "{text}");
    assert!(says(&harness, "Acorn Hearts against "), "no row");
    assert!(says(&harness, ": 1 game, "));
    // Undone and finished again, it still counts once.
    press(&mut harness, "Back to the table");
    harness.key_press(Key::U);
    harness.step();
    harness.step();
    assert!(!harness.state().is_over());
    play_to_the_end(&mut harness);
    strike_with(&mut harness, Modifiers::COMMAND, Key::T);
    assert!(says(&harness, ": 1 game, "));
    assert!(says(&harness, "1 undo, 0 hints"));
}

/// A finished game that was saved, as if the program had been killed before the line was written.
fn finished(store: &Store, id: &str, change: impl FnOnce(&mut Saved)) -> PathBuf {
    let mut saved = open_example(entry(id).expect("a game"), true).expect("an example");
    change(&mut saved);
    let path = store.games_path().join(format!("7-{id}.misere"));
    store.write(&path, &saved).expect("writing");
    path
}

/// The number of results once everything is written.
fn count_results(store: &Store) -> usize {
    read_results(&store.results_path()).expect("results").games.len()
}

/// Regression: of 40 programs that were killed at the end of a game, one lost its line of results.
#[test]
fn a_finished_game_that_is_opened_without_its_line_gets_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let path = finished(&store, "finis", |_| ());
    let mut harness = open(&store);
    let show = |harness: &mut Harness<'_, App>, command: AnyCommand| {
        harness.state_mut().command(command);
        harness.step();
        strike_with(harness, Modifiers::COMMAND, Key::T);
        until_saved(harness);
        count_results(&store)
    };
    assert_eq!(show(&mut harness, GameRequest::Open(path.clone()).into()), 1);
    assert!(says(&harness, "Finis against "), "no row");
    assert_eq!(show(&mut harness, GameRequest::Open(path.clone()).into()), 1, "opened again");
    // Under another name, it is still the same game.
    let renamed = path.with_file_name("Friday.misere");
    fs::rename(&path, &renamed).expect("renaming");
    assert_eq!(show(&mut harness, GameRequest::Open(renamed).into()), 1);
    // Others have finished these.
    for (id, origin) in [("clubs", Origin::Import), ("garbo", Origin::Example)] {
        let path = finished(&store, id, |saved| saved.origin = origin);
        assert_eq!(show(&mut harness, GameRequest::Open(path).into()), 1, "{origin:?}");
    }
    let path = finished(&store, "mismatch", |_| ());
    let review = show(&mut harness, Command::Begin(PageId::Review(path)).into());
    assert_eq!(review, 2, "a review opens a game too");
}

#[test]
fn games_finished_before_a_reset_do_not_come_back_when_they_are_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let path = finished(&store, "finis", |_| ());
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path.clone()));
    harness.step();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::T);
    harness.step();
    press_more(&mut harness, "Reset");
    harness.step();
    drop(harness);
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    harness.step();
    strike_with(&mut harness, Modifiers::COMMAND, Key::T);
    until_saved(&mut harness);
    assert_eq!(count_results(&store), 0);
    // One that is finished later and loses its line gets it back.
    let path = finished(&store, "clubs", |saved| saved.saved_at = clock::now());
    harness.state_mut().command(GameRequest::Open(path));
    harness.step();
    strike_with(&mut harness, Modifiers::COMMAND, Key::T);
    until_saved(&mut harness);
    assert_eq!(count_results(&store), 1);
}

#[test]
fn nothing_is_kept_while_statistics_are_switched_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let mut harness = at_table(&folder);
    let settings = misere::ui::settings::Settings { statistics: false, ..harness.state().settings().clone() };
    harness.state_mut().command(change_settings(|kept| *kept = settings));
    harness.step();
    play_to_the_end(&mut harness);
    strike_with(&mut harness, Modifiers::COMMAND, Key::T);
    assert!(says(&harness, "“Keep statistics” is off"));
    drop(harness);
    assert!(!store.results_path().exists());
}

#[test]
fn statistics_can_be_reset_and_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    fill(&store);
    let mut harness = open(&store);
    press(&mut harness, "Statistics");
    assert!(says(&harness, "24 games"));
    press_more(&mut harness, "Reset");
    harness.step();
    assert!(says(&harness, "Finish a game"));
    press(&mut harness, "Undo");
    until(&mut harness, "restored", |harness| says(harness, "24 games"));
    until_saved(&mut harness);
    assert!(store.results_path().exists());
    press_more(&mut harness, "Reset");
    until_saved(&mut harness);
    assert!(!store.results_path().exists());
}

#[test]
fn a_reset_can_still_be_undone_on_the_page_after_its_message_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_statistics(&folder);
    assert!(!says(&harness, "Undo reset"));
    press_more(&mut harness, "Reset");
    press(&mut harness, "Home");
    press(&mut harness, "Statistics");
    press(&mut harness, "Undo reset");
    until(&mut harness, "restored", |harness| says(harness, "24 games"));
    assert!(!says(&harness, "Undo reset"));
}

/// Regression: the window stood still until the disk had written everything.
#[test]
fn undoing_a_reset_does_not_wait_for_the_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let (disk, gate) = mpsc::channel::<()>();
    let (is_slow, gate) = (Arc::new(AtomicBool::new(false)), Mutex::new(gate));
    let (is_stuck, has_begun) = (is_slow.clone(), Arc::new(AtomicBool::new(false)));
    let begins = has_begun.clone();
    let store = quick_store(&folder).on(Disk::with(move |_| {
        if is_stuck.load(Ordering::Relaxed) {
            begins.store(true, Ordering::Relaxed);
            gate.lock().expect("no thread fails").recv().expect_err("nobody sends anything");
        }
        Ok(())
    }));
    fill(&store);
    let mut harness = open(&store);
    press(&mut harness, "Statistics");
    until_saved(&mut harness);
    is_slow.store(true, Ordering::Relaxed);
    // Everything after the settings waits for the disk, too.
    harness.state_mut().command(change_settings(|settings| settings.sound = Some(true)));
    while !has_begun.load(Ordering::Relaxed) {
        harness.step();
        std::thread::yield_now();
    }
    press_more(&mut harness, "Reset");
    harness.step();
    press(&mut harness, "Undo");
    harness.step();
    assert!(says(&harness, "Finish a game") && !harness.state().is_saved());
    drop(disk);
    until(&mut harness, "restored", |harness| says(harness, "24 games"));
}

/// Regression: a game that was finished on a slow disk, just before the program was killed, did not count until somebody
/// opened it.
#[test]
fn a_finished_game_without_a_result_counts_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    for origin in [Origin::New, Origin::Import] {
        (saved.origin, saved.saved_at) = (origin, clock::now());
        store.write(&store.new_path("finis"), &saved).expect("writing");
    }
    let mut harness = open(&store);
    press(&mut harness, "Statistics");
    until(&mut harness, "counted", |harness| says(harness, "1 game"));
    until_saved(&mut harness);
    let results = fs::read_to_string(store.results_path()).expect("a file");
    assert_eq!(results.lines().count(), 1);
}

#[test]
fn different_house_rules_are_never_mixed_in_silence() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_statistics(&folder);
    assert!(says(&harness, "Different house rules are listed separately."));
    press(&mut harness, "Combine them");
    assert!(says(&harness, "2 sets of house rules are counted together."));
    press(&mut harness, "Separate them");
    assert!(says(&harness, "Different house rules are listed separately."));
}

#[test]
fn a_damaged_line_is_reported_on_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    fill(&store);
    let path = store.results_path();
    let text = fs::read_to_string(&path).expect("reading");
    fs::write(&path, format!("damaged\n{text}")).expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Statistics");
    assert!(says(&harness, "1 line of results.jsonl cannot be read: line 1 "));
    assert!(says(&harness, "24 games"));
}

#[test]
fn filters_and_rows_work_by_keyboard_and_have_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_statistics(&folder);
    assert!(harness.query_by_label("Game").is_none(), "folded");
    press(&mut harness, "Filter");
    harness.run();
    for name in ["Game", "Opponents", "Period", "House rules", "Practice games"] {
        assert!(harness.query_by_label(name).is_some(), "no {name}");
    }
    harness.get_by_label("Game").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    press(&mut harness, "Clubs");
    harness.run();
    assert!(says(&harness, " of 24 games"));
    assert!(!says(&harness, "Finis against Easy"));
    // A row opens and closes with Enter.
    press(&mut harness, "Show all");
    harness.run();
    let finis = "Finis against Easy: ";
    let open = |harness: &Harness<'_, App>| harness.query_by_label("Over time").is_some();
    assert!(open(&harness), "the game played last is open");
    harness.get_all_by_label_contains(finis).next().expect("a row").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert!(open(&harness), "the other row is open");
    assert!(says(&harness, "Most frequent mistakes"));
    harness.key_press(Key::Enter);
    harness.run();
    assert!(!open(&harness), "no row is open");
}
