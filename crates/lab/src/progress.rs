//! The progress bar.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error, shown only on a terminal.
///
/// # Panics
/// Panics if the template is malformed.
pub fn progress_bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    ProgressBar::new(length).with_style(style)
}
