//! Messages about tables with friends, whose words stand in `assets/text/LANGUAGE/online`.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

/// The messages of this crate.
pub(crate) const fn own_entries() -> &'static [declared::Declaration] {
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
