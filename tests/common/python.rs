//! Python, in which the examples of `docs/bots.md` and `docs/fairness.md` are written.

use std::process::Command;

/// The name of Python 3.
///
/// # Panics
/// Panics if it is not installed.
pub fn python() -> &'static str {
    let found = ["python3", "python"].into_iter().find(|name| {
        let asked = Command::new(name).arg("--version").output();
        asked.is_ok_and(|answer| answer.status.success())
    });
    found.expect(
        "this test runs a Python script from docs/ and needs Python 3: install the package python3 \
         (Debian, Fedora, openSUSE), python (Arch), or from python.org, see README",
    )
}
