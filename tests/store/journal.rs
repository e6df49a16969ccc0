//! The file of what went wrong.

use std::fs;

use log::{Log as _, Metadata};
use misere_store::Store;
use misere_store::for_tests::*;

#[test]
fn the_file_is_bounded_and_replaced_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    for number in 0..3000 {
        append(&data, &[format!("line {number} {}", "x".repeat(100))]).expect("written");
    }
    let store = Store::within(&data);
    let text = store.journal();
    assert!(text.ends_with(&format!("line 2999 {}\n", "x".repeat(100))));
    assert!(text.len() as u64 <= 2 * MOST_BYTES && text.len() as u64 > MOST_BYTES);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("line ") && lines.is_sorted_by_key(|line| line[5..9].trim().parse::<u32>().ok()));
    assert_eq!(fs::read_dir(&data).expect("a folder").count(), 2);
}

#[test]
fn only_a_regular_file_is_written_to() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join(FILES[0])).expect("a folder");
    append(folder.path(), &["line".into()]).expect_err("it is a folder");
    assert_eq!(Store::within(folder.path()).journal(), "");
}

#[test]
fn a_line_that_repeats_the_last_one_is_not_kept() {
    let mut pages = Pages::default();
    assert!(pages.keep("WARN no sound server"));
    assert!(!pages.keep("WARN no sound server"));
    assert!(pages.keep("WARN another"));
    assert!(pages.keep("WARN no sound server"));
    for number in 0..2 * MOST_LINES {
        pages.keep(&number.to_string());
    }
    assert_eq!(pages.recent.len(), MOST_LINES);
}

#[test]
fn what_other_libraries_say_about_addresses_and_names_is_not_kept() {
    let is_kept = |target, level| JOURNAL.enabled(&Metadata::builder().target(target).level(level).build());
    assert!(is_kept("misere_store::tidy", log::Level::Warn));
    assert!(is_kept("winit::platform_impl", log::Level::Warn));
    assert!(!is_kept("winit::platform_impl", log::Level::Info));
    assert!(!is_kept("iroh::magicsock", log::Level::Error));
    assert!(!is_kept("a_program_of_somebody_else", log::Level::Error));
}
