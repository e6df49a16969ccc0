//! Log lines name the kinds of an error, never its words.

use std::io;

use misere_engine::or_log::reason;
use thiserror::Error;

#[derive(Debug, Error)]
enum Outer {
    #[error("{name} is not on the list")]
    Unknown { name: String },
    #[error("reading a file")]
    Io { path: String, source: io::Error },
}

#[test]
fn a_reason_has_neither_names_nor_paths() {
    let unknown = Outer::Unknown { name: "Anna".into() };
    assert_eq!(reason(&unknown).as_deref(), Some("Unknown"), "{unknown}");
    let denied = |source| Outer::Io { path: "/home/anna/games".into(), source };
    let error = denied(io::Error::from_raw_os_error(13));
    let Outer::Io { path, .. } = &error else { unreachable!() };
    assert!(!reason(&error).expect("a reason").contains(path.as_str()));
    assert!(reason(&error).expect("a reason").starts_with("Io: permission denied"));
    let error = denied(io::Error::other("Q♠ in /home/anna"));
    assert_eq!(reason(&error).as_deref(), Some("Io: other error"));
}

#[test]
fn a_missing_file_is_no_fault() {
    let error = Outer::Io { path: "x".into(), source: io::ErrorKind::NotFound.into() };
    assert_eq!(reason(&error), None);
}
