//! Messages: those of the games, whose words stand in `assets/text/LANGUAGE/games`, and those of the
//! crates below.

pub use misere_players::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

/// All messages of this crate.
pub const fn declarations() -> &'static [declared::Declaration] {
    ENTRIES
}

pub(crate) fn lesson_message(game: &str, id: &str) -> Option<Message> {
    let entry = lesson(game).iter().find(|entry| entry.key == id)?;
    Some(Message::plain(entry))
}

/// The ids of all messages of a game's lesson.
pub(crate) fn lesson_ids(game: &str) -> impl Iterator<Item = &'static str> {
    lesson(game).iter().map(|entry| entry.key)
}

fn lesson(game: &str) -> &'static [declared::Declaration] {
    let lesson = LESSONS.iter().find(|(id, _)| *id == game);
    lesson.map_or(&[], |(_, numbers)| &ENTRIES[numbers.clone()])
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
