//! Actions in words.

use serde::{Deserialize, Serialize};

use super::Message;

/// An action in the three forms in which sentences use it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spoken<T = Message> {
    /// As an order: `Play the ten of hearts`.
    pub order: T,
    /// As done by its seat, without a full stop: `Berta played the ten of hearts`.
    pub done: T,
    /// As a noun, for the middle of a sentence: `the ten of hearts`, `drawing from the stock`.
    pub noun: T,
}

impl<T> Spoken<T> {
    /// Puts the forms together.
    pub const fn new(order: T, done: T, noun: T) -> Self {
        Self { order, done, noun }
    }

    /// The forms with another text in place of each.
    ///
    /// # Errors
    /// Returns the first error of `text`.
    pub fn try_map<U, E>(&self, text: &mut impl FnMut(&T) -> Result<U, E>) -> Result<Spoken<U>, E> {
        Ok(Spoken::new(text(&self.order)?, text(&self.done)?, text(&self.noun)?))
    }
}
