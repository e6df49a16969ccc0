//! Messages: those of the games, whose words stand in `assets/text/LANGUAGE/games`, and those of the crates below.

pub use misere_players::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));
