//! Games and settings that cannot be written, and files that somebody else has changed.

mod two_windows;

use std::fs;
use std::path::PathBuf;

use egui::{ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::store::{Saved, Store};
use misere::ui::{App, ChangeSaved, Command, GameRequest, PageId, change_settings};

use crate::frames::{until, until_saved};
use crate::play::person::{act, at_table, open, press, quick_store, run, says, session, wait};

/// The only game in the folder, as it is on disk.
fn on_disk(store: &Store) -> Saved {
    let mut slots = store.list();
    assert_eq!(slots.len(), 1, "one game was played");
    let slot = slots.pop().expect("a game");
    slot.into_game().expect("a game that can be read")
}

/// Makes the games folder unwritable, like a full disk, until dropped.
struct Blocked {
    games: PathBuf,
    aside: PathBuf,
}

impl Blocked {
    fn new(store: &Store) -> Self {
        let games = store.games_path();
        let aside = games.with_file_name("aside");
        fs::rename(&games, &aside).expect("the folder exists");
        // A write that came between may have made the folder again.
        while fs::write(&games, "not a folder").is_err() {
            for file in fs::read_dir(&games).expect("a folder") {
                let file = file.expect("a file");
                fs::rename(file.path(), aside.join(file.file_name())).expect("renaming");
            }
            fs::remove_dir(&games).expect("an empty folder");
        }
        Self { games, aside }
    }
}

impl Drop for Blocked {
    fn drop(&mut self) {
        fs::remove_file(&self.games).expect("removing");
        // The window may write again at once, and so make the folder.
        fs::create_dir_all(&self.games).expect("a folder");
        for file in fs::read_dir(&self.aside).expect("a folder") {
            let file = file.expect("a file");
            let place = self.games.join(file.file_name());
            if !place.exists() {
                fs::rename(file.path(), place).expect("renaming");
            }
        }
    }
}

/// Asks the window to close; returns whether it stays open.
fn close(harness: &mut Harness<'_, App>) -> bool {
    let root = harness.input_mut().viewports.entry(ViewportId::ROOT);
    root.or_default().events.push(ViewportEvent::Close);
    harness.step();
    let stays = harness.output().viewport_output.values().any(|output| {
        let commands = &output.commands;
        commands.contains(&ViewportCommand::CancelClose)
    });
    let root = harness.input_mut().viewports.entry(ViewportId::ROOT);
    root.or_default().events.clear();
    harness.step();
    stays
}

/// Regression: the window marked a game as written when it was handed to the save thread, and never
/// retried.
#[test]
fn a_game_that_could_not_be_written_is_written_once_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let store = Store::within(folder.path());
    until(&mut harness, "a file", |_| store.list().len() == 1);
    let blocked = Blocked::new(&store);
    for _ in 0..3 {
        act(&mut harness);
        wait(&mut harness);
    }
    until(&mut harness, "a warning", |harness| says(harness, "not saved"));
    // A toast would be gone by now.
    for _ in 0..200 {
        harness.step();
    }
    assert!(says(&harness, "Acorn Hearts is not saved") && says(&harness, "games"));
    drop(blocked);
    until(&mut harness, "written", |harness| on_disk(&store).session.steps() == session(harness).steps());
    until(&mut harness, "no warning", |harness| !says(harness, "not saved"));
    assert!(!close(&mut harness), "nothing is unsaved");
}

#[test]
fn moves_that_are_not_on_the_disk_are_still_there_after_a_visit_to_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let store = Store::within(folder.path());
    until(&mut harness, "a file", |_| store.list().len() == 1);
    let _blocked = Blocked::new(&store);
    act(&mut harness);
    wait(&mut harness);
    let steps = session(&harness).steps();
    run(&mut harness, Command::Show(PageId::HOME));
    press(&mut harness, "Resume Acorn Hearts");
    assert!(session(&harness).steps().starts_with(&steps));
    // This also works with another game at the table.
    run(&mut harness, GameRequest::OpenExample { id: "clubs", finished: false });
    run(&mut harness, Command::Show(PageId::HOME));
    harness.get_by_label_contains("Resume Acorn Hearts").click();
    harness.run();
    assert!(session(&harness).steps().starts_with(&steps));
}

/// The file lacks the newest moves when the game is renamed.
#[test]
fn a_game_renamed_before_its_moves_are_written_keeps_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let store = Store::within(folder.path());
    until(&mut harness, "a file", |_| store.list().len() == 1);
    let path = store.list()[0].path.clone();
    let read = || Saved::from_ron(&fs::read_to_string(&path).ok()?, &path).ok();
    let blocked = Blocked::new(&store);
    act(&mut harness);
    wait(&mut harness);
    let steps = session(&harness).steps();
    // The game is no longer at the table, so its name is changed in its file.
    run(&mut harness, GameRequest::OpenExample { id: "clubs", finished: true });
    let rename = ChangeSaved::Rename(path.clone(), "Sunday".into());
    run(&mut harness, rename);
    drop(blocked);
    until(&mut harness, "written", |_| {
        read().is_some_and(|saved| saved.name == "Sunday" && saved.session.steps() == steps)
    });
}

#[test]
fn settings_that_could_not_be_written_are_written_once_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    let path = store.settings_path();
    let text = fs::read_to_string(&path).expect("reading");
    fs::remove_file(&path).expect("removing");
    fs::create_dir(&path).expect("a folder in the way");
    let zoom = change_settings(|settings| settings.zoom += 10);
    harness.state_mut().command(zoom);
    until(&mut harness, "a warning", |harness| says(harness, "Settings are not saved"));
    fs::remove_dir(&path).expect("removing");
    fs::write(&path, text).expect("writing");
    until(&mut harness, "written", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("zoom: 110")));
}

#[test]
fn closing_with_unsaved_moves_asks_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let store = Store::within(folder.path());
    until(&mut harness, "a file", |_| store.list().len() == 1);
    let blocked = Blocked::new(&store);
    act(&mut harness);
    assert!(close(&mut harness), "moves are unsaved");
    harness.run();
    assert!(says(&harness, "Close without saving?") && says(&harness, "Acorn Hearts"));
    press(&mut harness, "Stay");
    assert!(harness.query_by_label("Close anyway").is_none());
    assert!(close(&mut harness), "still unsaved");
    harness.run();
    drop(blocked);
    let dialog = harness.get_all_by_label("Try again").last().expect("a button");
    dialog.click();
    let closes = |harness: &Harness<'_, App>| {
        let mut outputs = harness.output().viewport_output.values();
        outputs.any(|output| output.commands.contains(&ViewportCommand::Close))
    };
    until(&mut harness, "closed", closes);
    assert_eq!(on_disk(&store).session.steps(), session(&harness).steps());
}

#[test]
fn a_window_can_be_closed_without_saving() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let store = Store::within(folder.path());
    until(&mut harness, "a file", |_| store.list().len() == 1);
    let _blocked = Blocked::new(&store);
    act(&mut harness);
    assert!(close(&mut harness), "moves are unsaved");
    harness.run();
    press(&mut harness, "Close anyway");
    assert!(!close(&mut harness), "the person has decided");
}

/// Regression: renaming wrote the file but left the game at the table unchanged.
#[test]
fn a_renamed_game_keeps_its_name_at_the_next_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let store = Store::within(folder.path());
    run(&mut harness, Command::Show(PageId::SAVED));
    let path = store.list().pop().expect("a game").path;
    for (name, again) in [("Friday", false), ("Sunday", true)] {
        let rename = ChangeSaved::Rename(path.clone(), name.into());
        run(&mut harness, rename);
        assert!(says(&harness, name));
        run(&mut harness, GameRequest::Open(path.clone()));
        wait(&mut harness);
        act(&mut harness);
        wait(&mut harness);
        if again {
            // The next move is still unsaved.
            act(&mut harness);
        }
        run(&mut harness, Command::Show(PageId::SAVED));
        until_saved(&mut harness);
        assert_eq!(on_disk(&store).name, name);
    }
}
