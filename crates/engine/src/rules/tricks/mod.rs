//! The trick kit: what trick games have in common, written once.
//!
//! A trick game keeps a [`TrickState`] in its public state. It deals, collects the cards of a trick, adds up scores,
//! builds the usual scene, and knows how many cards each seat holds. Games whose public state dereferences to a
//! [`TrickState`] also get their sampled worlds from [`imagine_hands`].
//!
//! The kit does not know what a card is worth, which card beats which, or any house rule; the game passes these in.

mod play;
mod scene;
mod state;
mod suits;
mod trick;
mod world;

pub use play::Play;
pub use scene::{carry, spoken_play, still_out, tricks_after};
pub use state::{Phase, PreviousTrick, TrickState};
pub use suits::Suits;
pub use trick::Trick;
pub use world::{Private, imagine_hands};
