//! Messages: those of computer players (`assets/text/LANGUAGE/players`), and those of the crates below.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));
