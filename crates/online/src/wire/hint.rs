//! Hints as data.

use std::convert::Infallible;

use misere_games::HintText;

use super::WireError;
use super::scene::LONGEST_ACTION;
use super::text::{Decoder, Encoder, Text};

/// The actions of a hint at most; the best come first.
const MOST_RATED: usize = 200;

impl Encoder {
    /// A hint as data.
    pub fn hint(self, hint: &HintText) -> HintText<Text> {
        let mut hint = hint.clone();
        hint.values.truncate(MOST_RATED);
        let Ok(hint) = hint.try_map(&mut |text| Ok::<_, Infallible>(self.text(text)));
        hint
    }
}

impl Decoder<'_> {
    /// The hint that was sent.
    ///
    /// # Errors
    /// Returns an error if a text of it is wrong.
    pub fn hint(&self, hint: HintText<Text>) -> Result<HintText, WireError> {
        let actions = hint.values.iter().map(|rated| &rated.action).chain([&hint.action]);
        if hint.values.len() > MOST_RATED || actions.into_iter().any(|action| action.len() > LONGEST_ACTION) {
            return Err(WireError::TooMuch);
        }
        hint.try_map(&mut |text| self.text(text))
    }
}
