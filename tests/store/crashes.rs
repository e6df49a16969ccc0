//! Crash reports.

use std::fs;
use std::thread;

use misere_store::Store;

#[test]
fn a_panic_leaves_a_report_that_is_mentioned_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("not there yet");
    let store = Store::within(&data);
    assert_eq!(store.take_crash_report(), None);

    store.report_panics(env!("CARGO_PKG_VERSION"));
    misere_store::journal::listen(log::LevelFilter::Info);
    log::warn!(target: "misere", "something before it");
    let failed = thread::Builder::new().name("worker".into()).spawn(|| panic!("a panic on purpose")).unwrap().join();
    assert!(failed.is_err());

    let path = store.take_crash_report().unwrap();
    let report = fs::read_to_string(&path).unwrap();
    for expected in [
        &*format!("Misère {}", env!("CARGO_PKG_VERSION")),
        "Error: a panic on purpose\n",
        "tests/store/crashes.rs:",
        "Thread: worker\n",
        "a_panic_leaves_a_report",
        "WARN something before it\n",
        "ERROR a panic at ",
    ] {
        assert!(report.contains(expected), "{expected}\n{report}");
    }
    assert_eq!(store.take_crash_report(), None);
    assert!(path.exists());
}
