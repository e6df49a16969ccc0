//! Sounds at the table: a few dry, quiet ones.
//!
//! - [`recipes`] makes them out of noise and short tones.
//! - [`cue`] decides which of them are due.
//! - [`Speaker`] plays them, if the program was built with the feature `sound` and the computer has an
//!   audio device. Without one it stays quiet.

pub mod cue;
pub mod recipes;
mod speaker;

pub use speaker::Speaker;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A card is laid down.
    Card,
    /// Cards are dealt.
    Deal,
    /// A trick goes to its winner.
    Trick,
    /// The person at the computer is to act.
    Turn,
    /// A deal is scored, or the game is over.
    Over,
}

impl Cue {
    /// All sounds.
    pub const ALL: [Self; 5] = [Self::Card, Self::Deal, Self::Trick, Self::Turn, Self::Over];
}

/// Whether this build of the program can play sounds.
pub const fn is_built_in() -> bool {
    cfg!(feature = "sound")
}
