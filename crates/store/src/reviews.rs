//! Reviews of saved games, each in a file beside its game.

use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::companion::companion;
use super::review_check::is_sound;
use super::{StoreError, read_text, write_whole};
use misere_games::BotSession;
use misere_players::review::Review;

/// The extension of a review, see [`companion`].
const EXTENSION: &str = "review";

/// The version of the format. Reviews of other versions are redone.
const VERSION: u32 = 2;

#[derive(Serialize, Deserialize)]
struct ReviewRon {
    misere_review: u32,
    review: Review,
}

/// The file with the review of a saved game.
pub fn review_path(save: &Path) -> PathBuf {
    companion(save, EXTENSION)
}

/// Whether a file of this name is a review.
pub(super) fn is_review(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == EXTENSION)
}

/// Reads the review of a saved game. `None` if there is none, if it does not match the game's
/// finished deals, or if a value in it is impossible.
pub fn read_review(save: &Path, session: &dyn BotSession) -> Option<Review> {
    let text = read_text(&review_path(save)).ok()?;
    let read: ReviewRon = ron::from_str(&text).ok()?;
    let is_current = read.misere_review == VERSION && read.review.is_of(session);
    let fits = is_current && is_sound(&read.review, session);
    fits.then_some(read.review)
}

/// Writes the review of a saved game beside it, replacing an older one.
///
/// # Errors
/// Returns any I/O error.
pub fn write_review(save: &Path, review: &Review) -> Result<(), StoreError> {
    let ron = ReviewRon {
        misere_review: VERSION,
        review: review.clone(),
    };
    let pretty = PrettyConfig::new()
        .indentor("")
        .struct_names(false)
        .depth_limit(3);
    let mut text = ron::ser::to_string_pretty(&ron, pretty)
        .expect("a review consists of texts, numbers and lists");
    text.push('\n');
    write_whole(&review_path(save), &text)
}
