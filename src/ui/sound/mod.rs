//! A few dry, quiet sounds at the table.
//!
//! - [`recipes`] makes them out of noise and short tones, each time a little differently.
//! - [`cue`] decides which of them are due.
//! - [`Speaker`] plays them: on Linux through the sound server (`pulse.rs`), elsewhere through the
//!   system's audio device (`device.rs`). Without either, it stays silent.

pub mod cue;
#[cfg(any(windows, target_os = "macos"))]
mod device;
#[cfg(not(any(windows, target_os = "macos")))]
pub(super) mod pulse;
pub mod recipes;
mod request;
#[cfg(not(any(windows, target_os = "macos")))]
pub(super) mod server;
mod speaker;

pub use request::Request;
pub use speaker::Speaker;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// Cards are dealt.
    Deal,
    /// A card slides over the cloth.
    Slide,
    /// A card lands.
    Snap,
    /// A trick goes to its winner.
    Gather,
    /// A trick costs the person at the computer points.
    Hurt,
    /// The person at the computer is to act.
    Turn,
    /// The totals after a deal are counted once more at the end of a game, higher with each deal, from 0.
    Count(u8),
    /// The points that say who wins have been counted.
    Slam,
    /// A deal is scored, or the game is over.
    Over,
    /// The person at the computer has won the game.
    Win,
}

impl Cue {
    pub const ALL: [Self; 10] = {
        use Cue::*;
        [Deal, Slide, Snap, Gather, Hurt, Turn, Count(0), Slam, Over, Win]
    };

    /// The time from the change on the table until the sound, in seconds, while cards need `motion`
    /// seconds to arrive. `None` if there is nothing to be heard, because nothing slides.
    pub fn delay(self, motion: f32) -> Option<f32> {
        match self {
            Self::Slide if motion <= 0.0 => None,
            Self::Deal | Self::Slide | Self::Gather | Self::Count(_) | Self::Slam | Self::Over | Self::Win => Some(0.0),
            Self::Snap => Some(0.75 * motion),
            Self::Turn => Some(motion),
            Self::Hurt => Some(motion + 0.1),
        }
    }
}
