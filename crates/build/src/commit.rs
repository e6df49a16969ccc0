//! The commit that the program is built from.

use std::env;
use std::path::Path;
use std::process::Command;

/// Sets the commit and its date in optimized builds from a git checkout. Development builds do
/// without them, to avoid a rebuild after every commit.
pub fn state_commit() -> Option<()> {
    if env::var("PROFILE").ok()? != "release" {
        return None;
    }
    // The sources may lie inside an unrelated repository.
    let top = Path::new(&git(&["rev-parse", "--show-toplevel"])?).canonicalize().ok()?;
    if top != crate::root().canonicalize().ok()? {
        return None;
    }
    // Cargo would always rebuild if a listed file were missing, such as the log in a fresh clone.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--path-format=absolute", "--git-path", file])?;
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

/// Returns the output of a git command, if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let is_known = output.status.success() && !text.trim().is_empty();
    is_known.then(|| text.trim().to_owned())
}
