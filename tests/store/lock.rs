//! The lock on the data folder, which distinguishes the first window from later ones.

use std::fs;

use misere_store::{FolderLock, LockError};

#[test]
fn one_window_at_a_time_has_the_lock() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let first = FolderLock::take(&data).expect("nobody has it");
    assert!(matches!(FolderLock::take(&data), Err(LockError::Taken)));
    drop(first);
    FolderLock::take(&data).expect("it was released");
}

#[test]
fn a_folder_that_cannot_be_written_is_no_other_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    fs::write(&data, "").expect("writing");
    assert!(matches!(FolderLock::take(&data), Err(LockError::Io(_))));
}
