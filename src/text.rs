//! Messages: those of the window, whose words stand in `assets/text/LANGUAGE/window`, and those of the
//! crates below.

pub use misere_engine::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

#[cfg(test)]
mod tests {
    #[test]
    fn every_message_is_whole_in_every_language() {
        super::laws::check(super::DECLARATIONS.iter());
    }
}
