//! The list of saved games, and evenings of several games.

use std::fs;
use std::path::Path;

use misere_engine::rules::{Next, Seat};
use misere_games::GAMES;
use misere_store::{Evening, SaveFile, Saved, Standings, Store, open_example, unfinished};

/// A store with these files in it.
fn store_with(folder: &tempfile::TempDir, files: &[(&str, String)]) -> Store {
    let store = Store::within(folder.path());
    fs::create_dir_all(store.games_path()).expect("a folder");
    for (name, text) in files {
        fs::write(store.games_path().join(name), text).expect("writing");
    }
    store
}

fn example(game: usize, finished: bool, saved: u64) -> Saved {
    let example = open_example(&GAMES[game], finished).expect("an example");
    Saved { saved_at: saved, ..example }
}

fn titles(files: &[&SaveFile]) -> Vec<String> {
    let stem = |file: &&SaveFile| file.path.file_stem().expect("a name").display().to_string();
    files.iter().map(stem).collect()
}

/// Regression: Home replayed every saved game before it could be shown.
#[test]
fn a_list_states_what_a_replay_finds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut files = Vec::new();
    for (place, entry) in GAMES.iter().enumerate() {
        for finished in [false, true] {
            let text = example(place, finished, place as u64).to_ron();
            files.push((format!("{}-{finished}.ron", entry.id), text));
        }
    }
    let files: Vec<(&str, String)> = files.iter().map(|(name, text)| (&**name, text.clone())).collect();
    let store = store_with(&folder, &files);
    let files = store.list();
    assert_eq!(files.len(), 2 * GAMES.len());
    for file in &files {
        let head = file.head().expect("a file that can be read").clone();
        let saved = file.game().expect("a file that can be read");
        assert_eq!(head.entry.id, saved.session.id());
        assert_eq!(head.finished, saved.session.next() == Next::Over);
        assert_eq!((head.saved, &head.name), (saved.saved_at, &saved.name));
        assert_eq!(head.players, saved.players);
    }
    assert!(files.is_sorted_by_key(|file| std::cmp::Reverse(file.head().map(|head| head.saved))));
}

#[test]
fn an_illegal_step_is_found_when_the_game_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = example(0, false, 9).to_ron();
    let spoiled = text.replacen("\"play ", "\"ploy ", 1);
    assert_ne!(spoiled, text);
    let store = store_with(&folder, &[("spoiled.ron", spoiled)]);
    let files = store.list();
    assert!(files[0].head().is_some(), "only its steps are wrong");
    let error = files[0].game().err().expect("an error").to_string();
    assert!(error.contains("spoiled.ron:") && error.contains("ploy"), "{error}");
    assert!(files[0].head().is_none(), "it is shown as unreadable");
}

#[test]
fn a_file_without_a_head_is_listed_with_its_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = example(0, false, 9).to_ron();
    let files = [
        ("cut.ron", other[..200].to_owned()),
        ("later.ron", other.replacen("misere: 1", "misere: 2", 1)),
        ("other.ron", other.replacen(GAMES[0].id, "bridge", 1)),
    ];
    let store = store_with(&folder, &files);
    let files = store.list();
    assert_eq!(files.len(), 3);
    for file in files {
        assert!(file.head().is_none());
        let name = file.path.file_name().expect("a name").display().to_string();
        let error = file.into_game().err().expect("an error").to_string();
        assert!(error.contains(&name), "{error}");
    }
}

#[test]
fn an_evening_is_saved_with_the_game_and_only_then() {
    let mut saved = example(0, false, 9);
    assert!(!saved.to_ron().contains("evening"), "old saves have none");
    let finished = example(1, true, 8);
    let evening = Evening::begin().after(finished.session.as_ref());
    assert_eq!(evening.games.len(), 1);
    saved.evening = Some(evening);
    let text = saved.to_ron();
    let again = Saved::from_ron(&text, Path::new("here.ron")).expect("what was written");
    assert_eq!(again.evening, saved.evening);
    assert_eq!(again.to_ron(), text);
    let folder = tempfile::tempdir().expect("a folder");
    let store = store_with(&folder, &[("here.ron", text.clone())]);
    let files = store.list();
    assert_eq!(files[0].head().expect("a head").evening, saved.evening);
    // A result for each player, with places that exist.
    for (from, to) in [("places: [", "places: [9, "), ("totals: [", "totals: [1.0, ")] {
        let spoiled = text.replacen(from, to, 1);
        assert_ne!(spoiled, text);
        let error = Saved::from_ron(&spoiled, Path::new("here.ron")).err();
        let error = error.expect("an error").to_string();
        assert!(error.contains("evening: game 1: expected"), "{error}");
    }
}

#[test]
fn standings_follow_the_present_game_through_undo() {
    let mut saved = example(1, true, 9);
    let evening = Evening::begin().after(saved.session.as_ref());
    let seats = saved.players.len();
    let won = |saved: &Saved| {
        let games = evening.results(saved.session.as_ref());
        let standings = Standings::of(&games, seats);
        (standings.games, standings.won)
    };
    let leaders = saved.session.leaders();
    let expected = |games: usize| {
        let wins = |seat| games * usize::from(leaders.contains(&seat));
        (games, Seat::all(seats).map(wins).collect::<Vec<_>>())
    };
    assert_eq!(won(&saved), expected(2));
    assert!(saved.session.undo());
    assert_eq!(won(&saved), expected(1));
    while saved.session.redo() {}
    assert_eq!(won(&saved), expected(2));
}

#[test]
fn an_evening_can_be_continued_after_its_last_game_until_it_is_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Saved { evening: Some(Evening::begin()), ..example(0, true, 1) };
    let after = first.evening.as_ref().map(|evening| evening.after(first.session.as_ref()));
    let second = Saved { evening: after.clone(), ..example(0, true, 2) };
    let alone = example(1, true, 3);
    let going = example(2, false, 4);
    let files = [
        ("first.ron", first.to_ron()),
        ("second.ron", second.to_ron()),
        ("alone.ron", alone.to_ron()),
        ("going.ron", going.to_ron()),
    ];
    let store = store_with(&folder, &files);
    let files = store.list();
    assert_eq!(titles(&unfinished(&files)), ["going", "second"]);
    let ended = Saved { evening: after.map(|evening| Evening { ended: true, ..evening }), ..example(0, true, 2) };
    let path = store.games_path().join("second.ron");
    store.write(&path, &ended).expect("writing");
    assert_eq!(titles(&unfinished(&store.list())), ["going"]);
}

/// Regression: what macOS keeps about a file on other disks was listed as a broken game, and a game from
/// a disk without lower case was not listed at all.
#[test]
fn files_are_listed_by_their_extension_in_any_case_and_those_of_macos_are_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = example(0, false, 9).to_ron();
    let files = [
        ("CLUBS.MISERE", text.clone()),
        ("Finis.Ron", text.clone()),
        ("._CLUBS.MISERE", "\0\u{5}\u{16}\u{7}".to_owned()),
        ("._own.misere", text.clone()),
        (".hidden.misere", text),
        ("misere", String::new()),
        ("notes.txt", String::new()),
    ];
    let store = store_with(&folder, &files);
    let files = store.list();
    let mut found = titles(&files.iter().collect::<Vec<_>>());
    found.sort();
    assert_eq!(found, [".hidden", "CLUBS", "Finis"]);
    assert!(files.iter().all(|file| file.head().is_some()));
}

/// Opening a pipe without a writer blocks forever.
#[cfg(unix)]
#[test]
fn a_pipe_or_a_huge_file_among_the_saved_games_is_listed_with_its_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store_with(&folder, &[]);
    std::fs::create_dir_all(store.games_path()).expect("a folder");
    let pipe = store.games_path().join("pipe.ron");
    let made = nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU);
    made.expect("a pipe");
    let huge = store.games_path().join("huge.ron");
    let file = std::fs::File::create(&huge).expect("a file");
    file.set_len(1 << 40).expect("a sparse file");
    let errors: Vec<String> =
        store.list().iter().map(|file| file.game().err().expect("an error").to_string()).collect();
    let all = errors.join("\n");
    assert!(all.contains("pipe.ron: not a regular file"), "{all}");
    assert!(all.contains("huge.ron: too long: expected at most 8 MiB"), "{all}");
}
