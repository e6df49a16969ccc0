//! Damaged files: whatever a file contains, reading it never panics, and every error has a line and
//! column.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use misere_engine::rules::options::read_rules;
use misere_games::{self as games, Entry, GAMES, entry};
use misere_players::puzzles::to_ron;
use misere_store::{
    Evening, EveningGame, ReviewedGame, Saved, Store, StoreError, open_example, read_puzzles, read_request,
    read_review, request, review_path, write_review,
};

use crate::damage::{Kind, damage};
use crate::reviews::reviewed;

#[test]
fn damaged_files_are_refused_with_their_place() {
    damage(&kinds(), 1000);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_damaged_files_are_refused_with_their_place() {
    damage(&kinds(), 1_000_000);
}

/// The number of steps of a short game.
const SHORT: usize = 12;

/// The number of short games for each long one.
const SHORT_ONES: usize = 6;

fn kinds() -> Vec<Kind> {
    let mut kinds = vec![evening()];
    for entry in GAMES {
        let mut half = open_example(entry, false).expect("an example");
        kinds.push(Kind { text: half.to_ron(), read: Box::new(read_save) });
        // Most saves are short, because a long one takes long to check.
        half.session.go_to(SHORT);
        half.session.forget_undone();
        let short = half.to_ron();
        kinds.extend((0..SHORT_ONES).map(|_| Kind { text: short.clone(), read: Box::new(read_save) }));
        kinds.extend((0..2).map(|_| house_rules(entry)));
        kinds.push(own_puzzles(entry));
    }
    let finished = open_example(&GAMES[0], true).expect("an example");
    kinds.push(Kind { text: finished.to_ron(), read: Box::new(read_save) });
    for _ in 0..GAMES.len() {
        kinds.extend([review(), note(), open_request()]);
    }
    kinds
}

fn read_save(text: &str, path: &Path) -> Result<(), StoreError> {
    Saved::from_ron(text, path).map(|_| ())
}

/// A game of an evening.
fn evening() -> Kind {
    let saved = open_example(&GAMES[0], false).expect("an example");
    let seats = saved.players.len();
    let game = EveningGame { game: GAMES[0].id.into(), totals: vec![1.5; seats], places: vec![1; seats] };
    let evening = Evening { games: vec![game.clone(), game], ..Evening::begin() };
    let evening = Some(evening);
    Kind { text: Saved { evening, ..saved }.to_ron(), read: Box::new(read_save) }
}

/// The error about a file that is quietly left alone, which has no place.
fn left_alone(path: &Path) -> StoreError {
    StoreError::Unreadable { path: path.to_owned(), line: 1, column: 1, message: "left alone".into() }
}

/// A review beside its game. One that is believed can be shown.
fn review() -> Kind {
    static REVIEW: LazyLock<String> = LazyLock::new(|| {
        let (_, review) = reviewed();
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.misere");
        write_review(&path, &review).expect("written");
        fs::read_to_string(review_path(&path)).expect("reading")
    });
    Kind {
        text: REVIEW.clone(),
        read: Box::new(|text, path| {
            let saved = open_example(entry("finis").expect("a game"), true)?;
            let file = review_path(path);
            fs::write(&file, text).expect("a file");
            let read = read_review(path, &*saved.session);
            fs::remove_file(&file).expect("removing");
            let review = read.ok_or_else(|| left_alone(path))?;
            for verdict in &review.verdicts {
                assert!(verdict.seat < saved.players.len());
                assert!(saved.session.verdict_words(verdict).is_some());
            }
            let kept = ReviewedGame::of(&saved, path, &review, 1);
            // A seat with an infinite error is left out.
            assert!(kept.expect("a finished game").seats.len() <= 1);
            Ok(())
        }),
    }
}

/// A note about a saved game. Whatever it says, the game is not lost.
fn note() -> Kind {
    static NOTE: LazyLock<String> = LazyLock::new(crate::own_files::note);
    Kind {
        text: NOTE.clone(),
        read: Box::new(|text, path| {
            let folder = path.with_extension("notes");
            let store = Store::within(&folder);
            let games = store.games_path();
            fs::create_dir_all(&games).expect("a folder");
            fs::write(games.join("game.misere"), "old").expect("a file");
            fs::write(games.join(".game.misere.newer-1"), text).expect("a file");
            store.tidy(&store.lock().expect("nobody else has it"));
            let texts = crate::own_files::contents(&games);
            fs::remove_dir_all(&folder).expect("removing");
            match &texts.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                ["old"] => Err(left_alone(path)),
                ["newest"] | ["newest", "old"] => Ok(()),
                other => panic!("{other:?}"),
            }
        }),
    }
}

/// A request to open a file.
fn open_request() -> Kind {
    Kind {
        text: String::from_utf8(request(&std::env::temp_dir().join("game.misere")).expect("short"))
            .expect("a short length is ASCII"),
        read: Box::new(|text, path| {
            let file = read_request(text.as_bytes()).map_err(|_| left_alone(path))?;
            assert!(file.is_absolute() && file.as_os_str().len() <= misere_engine::limits::PATH);
            Ok(())
        }),
    }
}

fn house_rules(entry: &'static Entry) -> Kind {
    let fields = entry.fields(entry.usual);
    Kind {
        text: entry.usual_rules(entry.usual).to_string(),
        read: Box::new(move |text, path| {
            let rules = read_rules(fields, text);
            rules.map(|_| ()).map_err(|error| StoreError::unreadable(path, &error))
        }),
    }
}

/// Puzzles as stored when found on this computer.
fn own_puzzles(entry: &'static Entry) -> Kind {
    let puzzles = games::puzzles(entry.id);
    Kind {
        text: to_ron(&puzzles[..puzzles.len().min(3)]),
        read: Box::new(move |text, path| {
            fs::write(path, text).expect("a file");
            read_puzzles(path, entry.id).map(|_| ())
        }),
    }
}
