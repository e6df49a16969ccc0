//! Notes that a killed program left beside its files, as the next start finds them.

use std::fs;

use misere_store::Store;

use crate::own_files::{contents, note, sum};

/// The head of a note about a file of this name, with the contents that it replaces.
fn head(file: &str, replaces: [Option<&str>; 2]) -> String {
    let [before, writing] = replaces.map(|text| text.map_or("none".into(), sum));
    let newest = sum("newest");
    format!(r#"{{"misere_note":2,"file":"{file}","sum":"{newest}","replaces":["{before}","{writing}"]}}"#)
}

/// What lies in the folder of saved games after a start that finds this note and this file.
fn after_start(note: &str, found: Option<&[u8]>) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let games = store.games_path();
    fs::create_dir_all(&games).expect("a folder");
    if let Some(found) = found {
        fs::write(games.join("game.misere"), found).expect("writing");
    }
    fs::write(games.join(".game.misere.newer-4711"), note).expect("writing");
    store.tidy(&store.lock().expect("nobody else has it"));
    assert!(fs::read_dir(folder.path()).expect("a folder").count() <= 2, "nothing is written elsewhere");
    contents(&games)
}

#[test]
fn a_note_is_carried_out_where_its_file_is_older() {
    for (replaces, found) in [
        ([None, None], None),
        ([None, Some("old")], Some("old")),
        ([Some("old"), Some("old")], Some("old")),
        ([Some("old"), Some("old")], Some("\u{feff}old")),
        ([Some("old"), Some("newer")], Some("newer")),
        ([Some("old"), Some("newer")], Some("newest")),
    ] {
        let note = head("game.misere", replaces) + "\nnewest";
        assert_eq!(after_start(&note, found.map(str::as_bytes)), ["newest"], "{note}");
    }
    assert_eq!(after_start(&note(), Some(b"old")), ["newest"], "as version 1.0 left it");
}

/// Regression: a file that was no longer UTF-8 kept its note from being carried out for ever.
#[test]
fn a_note_never_replaces_what_somebody_else_wrote() {
    let note = head("game.misere", [Some("old"), Some("newer")]) + "\nnewest";
    assert_eq!(after_start(&note, Some(b"other")), ["newest", "other"]);
    assert_eq!(after_start(&note, Some(b"\xff\xfe")), ["newest", "\u{fffd}\u{fffd}"]);
}

#[test]
fn an_incomplete_note_is_removed_and_so_is_one_about_a_file_in_another_folder() {
    let cut = head("game.misere", [Some("old"), None]) + "\nnewes";
    assert_eq!(after_start(&cut, Some(b"old")), ["old"]);
    for file in ["../game.misere", "/tmp/game.misere", "..", "", "a/game.misere"] {
        assert_eq!(after_start(&(head(file, [None, None]) + "\nnewest"), None), [""; 0], "{file}");
    }
}
