//! Messages: those of computer players, whose words stand in `assets/text/LANGUAGE/players`, and those of the
//! crates below.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

/// All messages of this crate.
pub const fn declarations() -> &'static [declared::Declaration] {
    ENTRIES
}

#[cfg(test)]
mod tests {
    use super::{ENTRIES, laws};

    #[test]
    fn every_message_is_whole_in_every_language() {
        laws::messages_are_whole(ENTRIES);
    }

    #[test]
    fn the_pseudo_language_is_about_forty_percent_longer() {
        laws::pseudo_language_is_longer(ENTRIES);
    }
}
