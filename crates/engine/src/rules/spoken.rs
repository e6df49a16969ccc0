//! Actions in words.

use super::Message;

/// An action in the three forms in which sentences use it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spoken {
    /// As an order: `Play the ten of hearts`.
    pub order: Message,
    /// As done by its seat, without a full stop: `Berta played the ten of hearts`.
    pub done: Message,
    /// As a noun, for the middle of a sentence: `the ten of hearts`, `drawing from the stock`.
    pub noun: Message,
}

impl Spoken {
    /// Puts the forms together.
    pub const fn new(order: Message, done: Message, noun: Message) -> Self {
        Self { order, done, noun }
    }
}
