//! Damaged files: whatever a file contains, reading it never panics, and every error has a line and
//! column.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use misere::games::{self, Entry, GAMES, entry};
use misere::puzzles::to_ron;
use misere::rules::options::read_rules;
use misere::store::{
    Evening, EveningGame, ReviewedGame, Saved, Store, StoreError, open_example, read_puzzles, read_request,
    read_review, read_text, request, review_path, write_review,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use rayon::prelude::*;

use super::reviews::reviewed;

#[test]
fn damaged_files_are_refused_with_their_place() {
    damage(1000);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_damaged_files_are_refused_with_their_place() {
    damage(1_000_000);
}

/// Damages this many files and reads each; prints the slowest.
fn damage(count: u64) {
    let kinds = kinds();
    let folder = tempfile::tempdir().expect("a folder");
    let trials = (0..count).into_par_iter().map(|trial| {
        let kind = &kinds[trial as usize % kinds.len()];
        let mut rng = ChaCha8Rng::seed_from_u64(trial);
        let mut bytes = kind.text.clone().into_bytes();
        for _ in 0..rng.random_range(1..=3) {
            spoil(&mut bytes, &mut rng);
        }
        let path = folder.path().join(format!("{trial}.ron"));
        let begun = Instant::now();
        let read = catch_unwind(AssertUnwindSafe(|| {
            let text = text_of(bytes, &path)?;
            (kind.read)(&text, &path)
        }));
        let time = begun.elapsed();
        let error = read.unwrap_or_else(|_| panic!("in trial {trial}: a panic")).err();
        if let Some(error) = &error {
            assert!(
                matches!(error, StoreError::Unreadable { line: 1.., column: 1.., .. }),
                "in trial {trial}: no place: {error}"
            );
            let length = error.to_string().len();
            assert!(length < 10_000, "in trial {trial}: {length} bytes of error");
        }
        (time, trial, u64::from(error.is_some()))
    });
    let none = || (Duration::ZERO, 0, 0);
    let (slowest, trial, refused) = trials.reduce(none, |one, two| {
        let (time, trial, _) = one.max(two);
        (time, trial, one.2 + two.2)
    });
    println!("{count} damaged files, {refused} refused; the slowest: {slowest:?}, trial {trial}");
    assert!(refused * 2 > count, "most are refused");
}

/// The text of a file with these bytes.
fn text_of(bytes: Vec<u8>, path: &Path) -> Result<String, StoreError> {
    String::from_utf8(bytes).or_else(|error| {
        fs::write(path, error.as_bytes()).expect("writing");
        let text = read_text(path);
        fs::remove_file(path).expect("removing");
        text
    })
}

/// The number of steps of a short game.
const SHORT: usize = 12;

/// The number of short games for each long one.
const SHORT_ONES: usize = 6;

type Read = dyn Fn(&str, &Path) -> Result<(), StoreError> + Sync;

/// A kind of file: a valid text, and how to read it.
struct Kind {
    text: String,
    read: Box<Read>,
}

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
    kinds.extend((0..3 * GAMES.len()).map(|_| Kind {
        text: super::limits::settings(),
        read: Box::new(|text, path| misere::ui::settings::Settings::from_ron(text, path).map(|_| ())),
    }));
    let folder = tempfile::tempdir().expect("a folder");
    for kind in &kinds {
        (kind.read)(&kind.text, &folder.path().join("sound.ron")).expect("a sound file");
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
    static NOTE: LazyLock<String> = LazyLock::new(super::own_files::note);
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
            let texts = super::own_files::contents(&games);
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
            assert!(file.is_absolute() && file.as_os_str().len() <= misere::limits::PATH);
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

/// Damages a file in one place.
fn spoil(bytes: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    if bytes.is_empty() {
        return;
    }
    let at = rng.random_range(0..bytes.len());
    let end = (at + rng.random_range(1..40)).min(bytes.len());
    match rng.random_range(0..9) {
        0 => bytes[at] ^= 1 << rng.random_range(0..8),
        1 => bytes[at] = rng.random(),
        2 => drop(bytes.drain(at..end)),
        3 => {
            let copy = bytes[at..end].to_vec();
            bytes.splice(at..at, copy);
        }
        4 => bytes.truncate(at),
        5 => {
            let numbers = ["0", "-1", "7", "4294967295", "1e999", "NaN", "99999999999999999999"];
            replace(bytes, at, |byte| byte.is_ascii_digit(), |_| numbers[rng.random_range(0..numbers.len())].into());
        }
        6 => replace(bytes, at, |byte| byte.is_ascii_alphabetic(), |word| word.repeat(200_000 / word.len())),
        7 => {
            let other = rng.random_range(0..bytes.len());
            bytes.swap(at, other);
        }
        _ => swap_lines(bytes, rng),
    }
}

/// Replaces the first run of matching bytes after a position.
fn replace(bytes: &mut Vec<u8>, at: usize, is_part: impl Fn(u8) -> bool, new: impl FnOnce(&[u8]) -> Vec<u8>) {
    let Some(start) = (at..bytes.len()).find(|&at| is_part(bytes[at])) else {
        return;
    };
    let after = (start..bytes.len()).find(|&at| !is_part(bytes[at]));
    let end = after.unwrap_or(bytes.len());
    let new = new(&bytes[start..end]);
    bytes.splice(start..end, new);
}

/// Swaps two lines, such as fields or steps.
fn swap_lines(bytes: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let one = rng.random_range(0..lines.len());
    let two = rng.random_range(0..lines.len());
    lines.swap(one, two);
    *bytes = lines.join(&b'\n');
}
