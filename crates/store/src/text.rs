//! Messages: those of records, whose words stand in `assets/text/LANGUAGE/store`, and those of the crates below.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));
