//! The file of tries at puzzles.

use misere_store::training::{Try, csv};
use misere_store::{Store, Writer};

#[test]
fn tries_can_be_removed_and_brought_back_with_those_made_since() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let writer = Writer::start(store.disk(), || ());
    let count = || {
        assert!(writer.wait(std::time::Duration::from_secs(20)));
        store.tries(&writer).expect("tries").tries.len()
    };
    for puzzle in 0..3 {
        store.add_try(&writer, &Try::now("finis", puzzle, true));
    }
    assert_eq!(count(), 3);
    store.reset_tries().expect("removed");
    assert_eq!(count(), 0);
    store.add_try(&writer, &Try::now("finis", 9, false));
    assert_eq!(count(), 1);
    store.restore_tries().expect("restored");
    assert_eq!(count(), 4);
    store.restore_tries().expect("nothing is left to restore");
    store.reset_tries().expect("removed");
    store.reset_tries().expect("nothing is left to remove");
}

/// Regression: above 16 MiB of tries, and 64 MiB of mistakes, none were left.
#[test]
fn years_of_tries_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let writer = Writer::start(store.disk(), || ());
    let line = Try::now("finis", 1, true).to_line() + &" ".repeat(70 << 10) + "\n";
    std::fs::create_dir_all(store.tries_path().parent().expect("a folder")).expect("a folder");
    std::fs::write(store.tries_path(), line.repeat(1000)).expect("a file");
    std::fs::copy(store.tries_path(), store.mistakes_path()).expect("a file");
    assert_eq!(store.tries(&writer).expect("tries").tries.len(), 1000);
    assert_eq!(store.mistakes(&writer).expect("mistakes").damaged.len(), 1000);
}

#[test]
fn tries_are_exported_as_a_table() {
    let mut one = Try::now("clubs", 0xab, true);
    one.time = 0;
    let expected = "time,game,puzzle,solved\r\n1970-01-01T00:00:00Z,clubs,00000000000000ab,1\r\n";
    assert_eq!(csv(&[one]), expected);
}
