//! Files that a second start hands to the window that is open.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use misere_engine::limits::PATH;
use misere_store::for_tests::*;
use misere_store::{FolderLock, OpenRequests, Store};

/// A store with its lock and its requests, and what wakes when one comes.
fn window(data: &Path) -> (Store, FolderLock, OpenRequests, Receiver<()>) {
    let store = Store::within(data);
    let lock = store.lock().expect("nobody has it");
    let (wake, woken) = mpsc::channel();
    let wake = move || wake.send(()).expect("the test listens");
    let requests = store.open_requests(&lock, wake).expect("a socket");
    (store, lock, requests, woken)
}

#[test]
fn a_second_start_hands_its_file_to_the_window_that_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = folder.path().join("Spiel für Berta.misere");
    let store = Store::within(folder.path());
    assert!(!store.hand_over(&save), "no window is open");

    let (store, lock, requests, woken) = window(folder.path());
    assert!(store.hand_over(&save));
    woken.recv().expect("the window wakes");
    assert_eq!(requests.next_file(), Some(save.clone()));
    assert_eq!(requests.next_file(), None);

    drop((requests, lock));
    assert!(!store.hand_over(&save), "the window is closed");
    assert!(!Address::of(folder.path()).0.exists());
}

#[test]
fn a_window_takes_the_place_of_one_that_was_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, lock, requests, _) = window(folder.path());
    // Neither its socket nor its thread is cleaned up.
    std::mem::forget(requests);
    drop(lock);
    let (store, _lock, requests, woken) = window(folder.path());
    assert!(store.hand_over(&folder.path().join("a.misere")));
    woken.recv().expect("the window wakes");
    assert!(requests.next_file().is_some());
}

#[test]
fn a_window_that_does_not_answer_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let _lock = store.lock().expect("nobody has it");
    let save = folder.path().join("a.misere");
    let patience = Duration::from_millis(1);
    assert!(!store.hand_over_within(&save, patience), "it does not listen");
    let _listener = Address::of(folder.path()).listen().expect("a socket");
    assert!(!store.hand_over_within(&save, patience), "it accepts nothing");
}

#[test]
fn requests_that_are_damaged_or_too_long_are_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _lock, requests, _woken) = window(folder.path());
    let send = |bytes: &[u8]| {
        let mut stream = Address::of(folder.path()).connect().expect("the window");
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        answer
    };
    let too_long = [&(PATH as u32 + 1).to_le_bytes()[..], &[b'/'; PATH + 1]].concat();
    for bytes in [&too_long[..], &[2, 0, 0, 0, b'a', b'b'], &u32::MAX.to_le_bytes()] {
        assert_eq!(send(bytes), [] as [u8; 0]);
    }
    // Programs that say nothing hold up nobody.
    let silent = Address::of(folder.path()).connect().expect("the window");
    assert!(store.hand_over(&folder.path().join("a.misere")));
    assert!(requests.next_file().is_some());
    drop(silent);
}

#[cfg(unix)]
#[test]
fn the_socket_of_a_deep_folder_is_short_and_its_own() {
    let deep = |name: &str| Address::of(&Path::new(&"/folder".repeat(20)).join(name)).0;
    assert!(deep("a").as_os_str().len() <= 100);
    assert_ne!(deep("a"), deep("b"));
}
