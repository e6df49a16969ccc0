//! Messages: those of computer players, whose words stand in `assets/text/LANGUAGE/players`, and those of the
//! crates below.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));
