//! Messages: those of the window, whose words stand in `assets/text/LANGUAGE/window`, and those of the crates below.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));
