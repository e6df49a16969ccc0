//! Runs the program that a test binary is about, which its `PROGRAM` names, and looks at what it says.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value as Json;
use tempfile::TempDir;

/// Runs the program.
pub fn misere(args: &[&str]) -> Output {
    Command::new(crate::PROGRAM).args(args).output().expect("the program starts")
}

/// Runs the program; returns its output if it succeeds.
pub fn printed(args: &[&str]) -> String {
    let output = misere(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The exit status and the one line of error.
pub fn refused(args: &[&str]) -> (i32, String) {
    let output = misere(args);
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(error.lines().count(), 1, "{args:?}: {error:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let status = output.status.code().expect("an exit status");
    (status, error)
}

pub fn json(text: &str) -> Json {
    serde_json::from_str(text).expect("JSON")
}

pub fn lines(trace: &str) -> Vec<Json> {
    trace.lines().map(json).collect()
}

pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().expect("UTF-8").to_owned()
    }

    pub fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).expect("a file");
        path
    }
}
