//! A host whose disk is full for a while.

use std::cell::Cell;
use std::io::ErrorKind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use misere_engine::rules::Seat;
use misere_engine::seal::Seal;
use misere_games::entry;
use misere_online::guest::{Guest, GuestFile, Standing, VisitedTable};
use misere_online::host::{Host, HostedTable, TableFile, TableSetup};
use misere_online::links::Wake;
use misere_online::links::memory::Network;
use misere_online::{OwnFile, Phase};
use misere_store::{Disk, StoreError, Writer};

use super::rig::{Rig, players, secret};

/// A table with one guest, in the last seat.
fn setup() -> TableSetup {
    let entry = entry("mismatch").expect("a game");
    TableSetup { entry, rules: entry.usual_rules(4), players: players(4, 1), hints: false, evening: None }
}

fn set_full(rig: &Rig, is_full: bool) {
    rig.disk.lock().expect("a disk").is_full = is_full;
}

/// Who has sat down is written before anybody is told, and both happen once there is room.
#[test]
fn what_cannot_be_written_waits_and_is_not_lost() {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 2), 3);
    set_full(&rig, true);
    for _ in 0..20 {
        rig.step_without_host();
    }
    assert!(rig.chairs.iter().all(|chair| chair.guest.invited().is_none()), "nobody was welcomed");
    assert!(rig.table.file.take_trouble().is_some() && rig.table.file.take_trouble().is_none(), "it is said once");
    assert!(rig.table.rest(rig.now).is_some_and(|rest| rest <= Duration::from_secs(1)), "it is tried again");
    set_full(&rig, false);
    rig.play(200_000);
    assert!(
        rig.chairs.iter().all(|chair| chair
            .finished
            .as_ref()
            .is_some_and(|game| game.check.verdict == misere_store::Fairness::Fair))
    );
}

/// The cut is written before the game begins, so that a host that ends now begins with the same cards.
#[test]
fn a_game_begins_once_its_cut_is_written() {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 2), 3);
    while !rig.table.host.is_ready() {
        rig.step_without_host();
    }
    rig.start();
    rig.run_host();
    set_full(&rig, true);
    for _ in 0..40 {
        rig.step_without_host();
    }
    assert!(rig.saved.is_none(), "it has not begun");
    assert!(rig.chairs.iter().all(|chair| chair.guest.session().is_none()));
    set_full(&rig, false);
    for _ in 0..40 {
        rig.step_without_host();
    }
    assert!(rig.saved.is_some());
    assert_eq!(rig.table.host.table().phase, Phase::Playing);
    assert!(rig.chairs.iter().all(|chair| chair.guest.standing() == Standing::Joined));
    rig.play(200_000);
    assert!(
        rig.chairs.iter().all(|chair| chair
            .finished
            .as_ref()
            .is_some_and(|game| game.check.verdict == misere_store::Fairness::Fair))
    );
}

/// A guest writes what it has seen of the cut before it sends its words, and tells somebody if it cannot.
#[test]
fn a_guest_shows_its_words_once_its_file_is_written() {
    let network = Network::default();
    let wake: Wake = Arc::new(|| {});
    let host = network.endpoint(secret(1).key(), Arc::clone(&wake));
    let file = TableFile::new(setup(), secret(1));
    let mut table = HostedTable::new(Host::new(file, 1), Box::new(host), OwnFile::at(None));
    let address = table.address().expect("an address");
    let invitation = table.host.invitation(Seat::new(3), &address);
    let (is_full, written) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(String::new())));
    let (disk_is_full, on_disk) = (Arc::clone(&is_full), Arc::clone(&written));
    let kept = OwnFile::new(Box::new(move |text| {
        if disk_is_full.load(Ordering::Relaxed) {
            let source = ErrorKind::StorageFull.into();
            return Poll::Ready(Err(StoreError::Io { path: "a.guest".into(), source }));
        }
        text.clone_into(&mut on_disk.lock().expect("a file"));
        Poll::Ready(Ok(()))
    }));
    let links = network.endpoint(secret(2).key(), wake);
    let mut guest =
        VisitedTable::new(Guest::new(GuestFile::new(invitation, &secret(2), "Berta"), false), Box::new(links), kept);
    let seconds = Cell::new(0);
    let pass = |table: &mut HostedTable, guest: &mut VisitedTable| {
        seconds.set(seconds.get() + 1);
        let now = Duration::from_secs(seconds.get());
        while table.next(now, None).is_some() {}
        guest.advance(now);
    };
    while guest.guest.invited().is_none() {
        pass(&mut table, &mut guest);
    }
    is_full.store(true, Ordering::Relaxed);
    guest.call(|guest| guest.sit("my words"));
    for _ in 0..5 {
        pass(&mut table, &mut guest);
    }
    assert!(!table.host.is_ready(), "nobody sits");
    assert!(guest.file.take_trouble().is_some() && guest.file.take_trouble().is_none(), "it is said once");
    assert!(guest.rest(Duration::from_secs(seconds.get())).is_some_and(|rest| rest <= Duration::from_secs(1)));
    is_full.store(false, Ordering::Relaxed);
    for _ in 0..3 {
        pass(&mut table, &mut guest);
    }
    assert!(table.host.is_ready());
    is_full.store(true, Ordering::Relaxed);
    table.call(|host| host.start(Seal::new(5, 6)).expect("all sit"));
    for _ in 0..5 {
        pass(&mut table, &mut guest);
    }
    assert_eq!(table.host.table().phase, Phase::Cutting);
    is_full.store(false, Ordering::Relaxed);
    while table.host.table().phase == Phase::Cutting {
        pass(&mut table, &mut guest);
    }
    assert!(written.lock().expect("a file").contains(&Seal::new(5, 6).hash()), "the seal that it has seen");
}

/// Regression: the window stood still until the disk had written a table or a seat.
#[test]
fn a_file_is_written_in_the_background_and_the_newest_text_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.guest");
    let writer = Writer::start(Disk::default(), || {});
    let (gate, closed) = channel::<()>();
    writer.queue(move || _ = closed.recv());
    let (wake, woken) = channel();
    let mut file = OwnFile::queued(path.clone(), writer.clone(), Arc::new(move || _ = wake.send(())));
    let now = Duration::from_secs(1);
    assert!(!file.keep("one", now) && !file.keep("two", now) && !path.exists());
    drop(gate);
    woken.recv().expect("the first text");
    woken.recv().expect("the second text");
    assert!(file.keep("two", now));
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "two");
    std::fs::remove_file(&path).expect("a file");
    std::fs::create_dir(&path).expect("a folder in its place");
    assert!(!file.keep("three", now) && file.take_trouble().is_none());
    woken.recv().expect("an attempt");
    assert!(!file.keep("three", now) && file.take_trouble().is_some());
}

/// The file of the finished game has the keys of nobody.
#[test]
fn guests_learn_nobodys_key() {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 3), 3);
    rig.play(200_000);
    let keys = rig.chairs.iter().map(|chair| chair.guest.file().secret.key().to_string());
    let keys: Vec<String> = keys.collect();
    assert!(
        keys.iter().all(|key| rig.saved_file.as_ref().is_some_and(|file| file.contains(key))),
        "the host needs them"
    );
    for chair in &rig.chairs {
        assert!(chair.seen.iter().any(|frame| String::from_utf8_lossy(frame).contains(r#""save""#)));
        for frame in &chair.seen {
            let text = String::from_utf8_lossy(frame);
            assert!(!keys.iter().any(|key| text.contains(key)), "{text}");
        }
    }
}
