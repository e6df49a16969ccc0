//! Names from files cannot hide or break lines in the window either.

use std::fs;

use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use misere::games::entry;
use misere::rules::Next;
use misere::store::{FinishedGame, ResultLine, Store, Writer, open_example};
use misere::ui::{AnyCommand, App, Command, GameRequest, PageId, Sharing};

use super::play::person::*;

/// Breaks lines, turns text around and hides.
const HOSTILE: &str = "\n\u{202e}\u{2066}\u{9b}\u{3164}A";

/// Writes a game full of hostile names, and its result if it is over.
fn write(store: &Store, finished: bool) {
    let mut saved = open_example(entry("finis").expect("a game"), finished).expect("an example");
    saved.name = HOSTILE.into();
    for (seat, player) in saved.players.iter_mut().enumerate() {
        player.rename(format!("{HOSTILE}{seat}").into());
    }
    let path = add_game(store, &saved);
    if saved.session.next() == Next::Over {
        let writer = Writer::start(store.disk(), || ());
        let result = FinishedGame::of(&saved, &path).expect("over");
        store.add_result(&writer, &ResultLine::Game(result));
    }
}

/// Checks every text of the window, and returns how many contain a hostile name in escaped form.
fn check(harness: &Harness<'_, App>, page: &str) -> usize {
    let nodes = harness.query_all(By::new().predicate(|_| true));
    let mut escaped = 0;
    for node in nodes {
        let node = node.accesskit_node();
        let texts = [node.label(), node.description(), node.value()];
        for text in texts.into_iter().flatten() {
            let bad =
                |letter: char| letter.is_control() && letter != '\n' || HOSTILE[1..].contains(letter) && letter != 'A';
            assert!(!text.contains(bad), "{page}: {text:?}");
            assert!(!text.contains("\nA"), "{page}: {text:?}");
            escaped += usize::from(text.contains("\\u{202e}"));
        }
    }
    escaped
}

#[test]
fn hostile_names_are_escaped_on_every_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    fs::create_dir_all(store.games_path()).expect("a folder");
    write(&store, true);
    write(&store, false);
    let mut harness = open(&store);
    harness.run_steps(4);
    let mut found = vec![("home", check(&harness, "home"))];
    for (page, command) in
        [("saved games", Command::Show(PageId::SAVED)), ("statistics", Command::Show(PageId::STATISTICS))]
    {
        harness.state_mut().command(command);
        harness.run_steps(4);
        found.push((page, check(&harness, page)));
    }
    for file in store.list() {
        for (page, command) in [
            ("table", AnyCommand::from(GameRequest::Open(file.path.clone()))),
            ("review", Command::Begin(PageId::Review(file.path.clone())).into()),
            ("share", Command::Share(Sharing::File(file.path.clone())).into()),
        ] {
            harness.state_mut().command(command);
            harness.run_steps(4);
            found.push((page, check(&harness, page)));
        }
    }
    // Elsewhere, names are painted without a node of their own.
    let shows = |page: &str| found.iter().any(|(name, count)| *name == page && *count > 0);
    assert!(shows("saved games") && shows("table"), "{found:?}");
}
