//! Reviews of saved games, each in a file beside its game.

use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::companion::companion;
use super::review_check::is_sound;
use super::{StoreError, read_text, write_whole};
use misere_engine::or_log::OrLog as _;
use misere_games::BotSession;
use misere_players::review::{Mark, Review};

/// The extension of a review, see [`companion`].
const EXTENSION: &str = "review";

/// The version of the format. Reviews of other versions but [`WITH_MILD_MARKS`] and [`WITH_WORDS`] are redone.
const VERSION: u32 = 4;

/// The version before, in which a mark was the least that a loss surely deserves.
const WITH_MILD_MARKS: u32 = 3;

/// The version before that, whose verdicts had their words in English.
const WITH_WORDS: u32 = 2;

#[derive(Serialize, Deserialize)]
struct ReviewRon {
    misere_review: u32,
    review: Review,
}

/// The file with the review of a saved game.
pub fn review_path(save: &Path) -> PathBuf {
    companion(save, EXTENSION)
}

/// Tells whether a file of this name is a review.
pub(super) fn is_review(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == EXTENSION)
}

/// Reads the review of a saved game. `None` if there is none, if it does not match the game's
/// finished deals, or if a value in it is impossible.
pub fn read_review(save: &Path, session: &dyn BotSession) -> Option<Review> {
    let text = read_text(&review_path(save)).or_log("reading a review")?;
    let mut read: ReviewRon = ron::from_str(&text).or_log("reading a review")?;
    match read.misere_review {
        VERSION | WITH_MILD_MARKS => {}
        WITH_WORDS => take_facts_from_words(&mut read.review, &text)?,
        _ => return None,
    }
    if read.misere_review < VERSION {
        read.review.verdicts.iter_mut().for_each(|verdict| verdict.mark = Mark::of(verdict.loss));
    }
    let fits = read.review.is_of(session) && is_sound(&read.review, session);
    fits.then_some(read.review)
}

/// Fills in what a review of version [`WITH_WORDS`] states only in its sentences.
fn take_facts_from_words(review: &mut Review, text: &str) -> Option<()> {
    #[derive(Deserialize)]
    struct OldRon {
        review: OldReview,
    }
    #[derive(Deserialize)]
    struct OldReview {
        verdicts: Vec<OldVerdict>,
    }
    #[derive(Deserialize)]
    struct OldVerdict {
        sentence: Option<String>,
    }
    let old: OldRon = ron::from_str(text).or_log("reading an old review")?;
    for (verdict, old) in review.verdicts.iter_mut().zip(old.review.verdicts) {
        let sentence = old.sentence.unwrap_or_default();
        verdict.for_the_game = sentence.contains(" a better chance to win the game.");
    }
    Some(())
}

/// Writes the review of a saved game beside it, replacing an older one.
///
/// # Errors
/// Returns any I/O error.
pub fn write_review(save: &Path, review: &Review) -> Result<(), StoreError> {
    let ron = ReviewRon { misere_review: VERSION, review: review.clone() };
    let pretty = PrettyConfig::new().indentor("").struct_names(false).depth_limit(3);
    let mut text = ron::ser::to_string_pretty(&ron, pretty).expect("a review consists of texts, numbers and lists");
    text.push('\n');
    write_whole(&review_path(save), &text)
}
