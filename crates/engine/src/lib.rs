//! Card games in general: cards, rules, scenes, messages, and tables with games in progress. Knows no game, no
//! computer player and no screen.

/// Re-exported because its traits appear in [`rules::Rules`].
pub use rand;

pub mod cards;
pub mod compressed;
pub mod encoding;
pub mod hex;
pub mod limits;
pub mod or_log;
pub mod pasted;
pub mod printable;
pub mod rules;
mod score;
pub mod seal;
mod seats;
pub mod table;
pub mod text;
pub mod trace;
