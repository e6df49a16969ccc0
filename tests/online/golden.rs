//! The messages of a whole table, as they were when the protocol was written down. Other programs depend on them.
//!
//! `MISERE_RENEW=1 cargo test -p misere-online --test online golden` records them anew; that needs another number of
//! the protocol, unless only something was added that guests may ignore.

use std::fs;
use std::path::Path;

use misere_engine::seal::Seal;
use misere_games::{Entry, GAMES};
use misere_online::host::TableFile;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::rig::Rig;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/online/golden");

/// The frames of a table of which everything random is fixed: all kinds of them once, and the first of each way.
fn recorded(game: &str) -> String {
    let table = fs::read_to_string(Path::new(FOLDER).join(format!("{game}.table")));
    let file = TableFile::from_text(&table.expect("a file of a table")).expect("a table");
    let mut rig = Rig::of_file(file, 3);
    rig.seal = Some(Seal::new(256_744_971_562, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef));
    rig.record = Some(Vec::new());
    rig.play(200_000);
    let record = rig.record.expect("a record");
    let mut text = String::new();
    let mut kinds = Vec::new();
    for frame in &record {
        let mut value: Value = serde_json::from_str(&frame[2..]).expect("JSON");
        let message = &mut value["message"];
        let kind = match &*message {
            Value::Object(fields) => fields.keys().next().cloned().expect("a name"),
            name => name.to_string(),
        };
        let seen = kinds.iter().filter(|other| **other == kind).count();
        kinds.push(kind.clone());
        if seen >= 3 {
            continue;
        }
        omit_versions(message);
        text += &format!("{} {value}\n", &frame[..1]);
    }
    text
}

/// Omits what changes with the version, and with every text and rule.
fn omit_versions(message: &mut Value) {
    if let Some(welcome) = message.get_mut("welcome") {
        welcome["fingerprint"] = "…".into();
        welcome["version"] = "…".into();
    }
    if let Some(hello) = message.get_mut("hello") {
        hello["version"] = "…".into();
    }
}

/// The number of frames of a table with one friend, and a hash of them all in order.
fn hashed(entry: &Entry) -> String {
    let computers = (1..entry.usual).map(|_| json!({ "Computer": ["Ada", "easy"] }));
    let players: Vec<Value> = computers.chain([json!({ "Friend": ["", ""] })]).collect();
    let seats: Vec<Value> = (1..=entry.usual).map(|seat| json!({ "invitation": format!("{seat:032x}") })).collect();
    let file = json!({
        "misere_table": 1,
        "table": "000102030405060708090a0b0c0d0e0f",
        "secret": "1".repeat(64),
        "game": entry.id,
        "rules": "()",
        "players": players,
        "hints": true,
        "round": 0,
        "seats": seats,
    });
    let mut rig = Rig::of_file(TableFile::from_text(&file.to_string()).expect("a table"), 3);
    rig.seal = Some(Seal::new(256_744_971_562, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef));
    rig.record = Some(Vec::new());
    rig.play(200_000);
    let record = rig.record.expect("a record");
    let mut hash = Sha256::new();
    for frame in &record {
        let mut value: Value = serde_json::from_str(&frame[2..]).expect("JSON");
        omit_versions(&mut value["message"]);
        hash.update(format!("{} {value}\n", &frame[..1]));
    }
    format!("{} {} {:x?}\n", entry.id, record.len(), hash.finalize())
}

#[test]
fn the_messages_of_every_game_are_as_recorded() {
    let recorded: String = GAMES.iter().map(hashed).collect();
    let path = Path::new(FOLDER).join("frames.txt");
    if std::env::var_os("MISERE_RENEW").is_some() {
        fs::write(&path, &recorded).expect("a folder");
    }
    assert_eq!(recorded, fs::read_to_string(&path).expect("a golden file"));
}

#[test]
fn golden_messages_have_not_changed() {
    for game in ["mismatch", "seven_card_combo"] {
        let path = Path::new(FOLDER).join(format!("{game}.txt"));
        let recorded = recorded(game);
        if std::env::var_os("MISERE_RENEW").is_some() {
            fs::write(&path, &recorded).expect("a folder");
        }
        let golden = fs::read_to_string(&path).expect("a golden file");
        assert_eq!(recorded.lines().count(), golden.lines().count(), "{game}");
        for (recorded, golden) in recorded.lines().zip(golden.lines()) {
            assert!(recorded == golden, "{game}:\n{recorded}\nwas\n{golden}");
        }
    }
}
