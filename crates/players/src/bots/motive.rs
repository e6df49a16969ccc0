//! Motives: why somebody acted as they did.

use misere_engine::rules::Message;

/// The motive of a seat for its action.
#[derive(Clone, Debug, PartialEq)]
pub enum Motive {
    /// A sentence that tells what was done, too.
    Whole(Message),
    /// A sentence to follow one that tells what was done.
    Because(Message),
}
