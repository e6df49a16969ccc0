//! Damages files, to see that reading them never panics and that every error has a line and a column.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use misere_store::{StoreError, read_text};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use rayon::prelude::*;

type Read = dyn Fn(&str, &Path) -> Result<(), StoreError> + Sync;

/// A kind of file: a valid text, and how to read it.
pub struct Kind {
    pub text: String,
    pub read: Box<Read>,
}

/// Damages this many files, of all kinds, and reads each; prints the slowest.
pub fn damage(kinds: &[Kind], count: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    for kind in kinds {
        (kind.read)(&kind.text, &folder.path().join("sound.ron")).expect("a sound file");
    }
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
    let Some(start) = (at..bytes.len()).find(|&at| is_part(bytes[at])) else { return };
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
