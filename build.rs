//! Tells the program from which commit it is built.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    state_commit();
}

/// Sets the commit and its date in optimized builds from a git checkout. Development builds do without,
/// because every commit would build them anew.
fn state_commit() -> Option<()> {
    if env::var("PROFILE").ok()? != "release" {
        return None;
    }
    // A source package may lie in the repository of somebody else.
    let top = Path::new(&git(&["rev-parse", "--show-toplevel"])?)
        .canonicalize()
        .ok()?;
    let own = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?)
        .canonicalize()
        .ok()?;
    if top != own {
        return None;
    }
    // Cargo builds always if a file is missing, such as the log of a fresh clone.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        if Path::new(&path).is_file() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    let commit = git(&["rev-parse", "--short=10", "HEAD"])?;
    let date = git(&["log", "-1", "--format=%cs"])?;
    println!("cargo:rustc-env=MISERE_COMMIT={commit}");
    println!("cargo:rustc-env=MISERE_DATE={date}");
    Some(())
}

/// What a command of git prints, if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let is_known = output.status.success() && !text.trim().is_empty();
    is_known.then(|| text.trim().to_owned())
}
