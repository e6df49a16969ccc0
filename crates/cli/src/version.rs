//! The version of the program and the commit it was built from.

use std::sync::LazyLock;

/// The version, with commit and date in optimized builds from a git checkout: `1.2.3 (commit 1c6bb54e20, 2026-11-23)`.
pub fn text() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let number = env!("CARGO_PKG_VERSION");
        match (option_env!("MISERE_COMMIT"), option_env!("MISERE_DATE")) {
            (Some(commit), Some(date)) => format!("{number} (commit {commit}, {date})"),
            _ => number.to_owned(),
        }
    });
    &TEXT
}
