//! Messages about tables with friends, whose words stand in `assets/text/LANGUAGE/online`.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));
