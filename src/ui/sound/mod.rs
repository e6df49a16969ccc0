//! Sounds at the table: a few dry, quiet ones.
//!
//! - [`recipes`] makes them out of noise and short tones.
//! - [`cue`] hears from two looks at a game which of them are due.
//! - [`Speaker`] plays them, if the program was built with the feature `sound` and the machine has
//!   something to play them on. A machine without is no error, only quiet.

pub mod cue;
pub mod recipes;
mod speaker;

pub use speaker::Speaker;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A card is laid down.
    Card,
    /// Cards are dealt.
    Deal,
    /// A trick goes to its winner.
    Trick,
    /// The person at the machine is to act.
    Turn,
    /// A deal is scored, or the game is over.
    Over,
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Card, Self::Deal, Self::Trick, Self::Turn, Self::Over];
}

/// Can this build of the program play sounds at all?
pub const fn is_built_in() -> bool {
    cfg!(feature = "sound")
}
