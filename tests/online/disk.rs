//! A host whose disk is full for a while.

use std::time::Duration;

use misere_games::entry;
use misere_online::Phase;
use misere_online::guest::Standing;

use super::rig::{Rig, players};

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
    assert!(rig.table.take_trouble().is_some() && rig.table.take_trouble().is_none(), "it is said once");
    assert!(rig.table.rest(rig.now).is_some_and(|rest| rest <= Duration::from_secs(1)), "it is tried again");
    set_full(&rig, false);
    rig.play(200_000);
    assert!(
        rig.chairs.iter().all(|chair| chair
            .finished
            .as_ref()
            .is_some_and(|game| game.verdict == misere_online::guest::Verdict::Fair))
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
            .is_some_and(|game| game.verdict == misere_online::guest::Verdict::Fair))
    );
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
