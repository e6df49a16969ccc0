//! The messages of a whole table, as they were when the protocol was written down. Other programs depend on them.
//!
//! `MISERE_RENEW=1 cargo test -p misere-online --test online golden` records them anew; that needs another number of
//! the protocol, unless only something was added that guests may ignore.

use std::fs;
use std::path::Path;

use misere_engine::seal::Seal;
use misere_online::host::TableFile;
use serde_json::Value;

use super::rig::Rig;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/online/golden");

/// The frames of a table of which everything random is fixed: all kinds of them once, and the first of each way.
fn recorded(game: &str) -> String {
    let table = fs::read_to_string(Path::new(FOLDER).join(format!("{game}.table")));
    let file = TableFile::from_text(&table.expect("a file of a table")).expect("a table");
    let mut rig = Rig::of_file(file, 3);
    rig.seal = || Seal::new(256_744_971_562, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);
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
        // It changes with every text and rule, and the file with the version.
        if let Some(welcome) = message.get_mut("welcome") {
            welcome["fingerprint"] = "…".into();
            welcome["version"] = "…".into();
        }
        if let Some(hello) = message.get_mut("hello") {
            hello["version"] = "…".into();
        }
        text += &format!("{} {value}\n", &frame[..1]);
    }
    text
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
