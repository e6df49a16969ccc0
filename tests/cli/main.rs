//! The command line, run as a program: exit statuses, errors, traces, results.

mod challenge;
mod command_line;
mod compare;
mod external;
mod fairness;
#[cfg(unix)]
mod friends;
mod house_rules;
mod languages;
mod results;
mod review;
mod rules_texts;
mod saves;
#[cfg(unix)]
mod signals;
mod statistics;
#[cfg(unix)]
mod terminal;
mod today;
mod traces;
mod train;

#[path = "../common/player.rs"]
mod player;
#[path = "../common/python.rs"]
mod python;
#[cfg(unix)]
#[path = "../common/running.rs"]
mod running;

use std::fs;
use std::process::{Command, Output};

use serde_json::Value as Json;
use tempfile::TempDir;

/// Runs the program.
fn misere(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_misere")).args(args).output().expect("the program starts")
}

/// Runs the program; returns its output if it succeeds.
fn printed(args: &[&str]) -> String {
    let output = misere(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The exit status and the one line of error.
fn refused(args: &[&str]) -> (i32, String) {
    let output = misere(args);
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(error.lines().count(), 1, "{args:?}: {error:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let status = output.status.code().expect("an exit status");
    (status, error)
}

fn json(text: &str) -> Json {
    serde_json::from_str(text).expect("JSON")
}

fn lines(trace: &str) -> Vec<Json> {
    trace.lines().map(json).collect()
}

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().expect("UTF-8").to_owned()
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).expect("a file");
        path
    }
}

/// The trace of some games, with all legal actions.
fn traced(args: &[&str]) -> String {
    let mut all = vec!["simulate", "--trace", "-", "--legal"];
    all.extend(args);
    printed(&all)
}
