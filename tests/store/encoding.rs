//! Files with a byte order mark, and files in UTF-16.

use std::fs;
use std::path::Path;
use std::time::Duration;

use misere_games::GAMES;
use misere_store::{
    Disk, FinishedGame, ResultLine, Store, Writer, open_example, read, read_puzzles, read_results, read_text,
};

const LONG: Duration = Duration::from_secs(20);

const MARK: &str = "\u{feff}";

/// Saves the text of a file as Windows Notepad does when asked for “UTF-16”.
fn utf16(text: &str) -> Vec<u8> {
    let text = format!("{MARK}{text}");
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn a_saved_game_with_a_byte_order_mark_is_read_listed_and_continued_in_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let path = store.games_path().join("game.misere");
    fs::create_dir_all(store.games_path()).expect("a folder");
    let saved = open_example(&GAMES[0], false).expect("an example");
    let text = saved.to_ron();
    fs::write(&path, format!("{MARK}{text}")).expect("writing");
    assert_eq!(read(&path).expect("a saved game").to_ron(), text);
    assert!(store.list()[0].head().is_some());
    let saving = Writer::start(Disk::default(), || {});
    saving.expect(&path, Some(&read_text(&path).expect("text")));
    saving.write(&path, "played on");
    assert!(saving.wait(LONG));
    assert_eq!(saving.take_moved(), []);
    assert_eq!(fs::read_to_string(&path).expect("reading"), "played on");
}

#[test]
fn a_file_in_utf_16_is_named_as_such() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.misere");
    let saved = open_example(&GAMES[0], false).expect("an example");
    fs::write(&path, utf16(&saved.to_ron())).expect("writing");
    let error = read(&path).err().expect("an error").to_string();
    let words = "game.misere:1:1: the text is in UTF-16: expected UTF-8";
    assert!(error.ends_with(words), "{error}");
}

#[test]
fn results_and_puzzles_with_a_byte_order_mark_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let saved = open_example(&GAMES[0], true).expect("an example");
    let writer = Writer::start(store.disk(), || ());
    for name in ["a", "b"] {
        let result = FinishedGame::of(&saved, Path::new(name)).expect("over");
        store.add_result(&writer, &ResultLine::Game(result));
    }
    assert!(writer.wait(LONG));
    let path = store.results_path();
    let text = fs::read_to_string(&path).expect("reading");
    // Two files put together.
    let (one, two) = text.split_once('\n').expect("two lines");
    fs::write(&path, format!("{MARK}{one}\r\n{MARK}{two}")).expect("writing");
    let results = read_results(&path).expect("results");
    assert_eq!((results.games.len(), results.damaged.len()), (2, 0));
    fs::write(&path, utf16(&text)).expect("writing");
    let results = read_results(&path).expect("results");
    assert_eq!(results.games.len(), 0);
    assert!(results.damaged[0].reason.contains("UTF-16"));

    let id = GAMES[0].id;
    let puzzles = misere_games::puzzles(id);
    let path = folder.path().join("puzzles.ron");
    let text = misere_players::puzzles::to_ron(&puzzles[..2]);
    fs::write(&path, format!("{MARK}{text}")).expect("writing");
    assert_eq!(read_puzzles(&path, id).expect("puzzles"), puzzles[..2]);
}
