//! Messages: those of the games, whose words stand in `assets/text/LANGUAGE/games`, and those of the
//! crates below.

pub use misere_players::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

pub(crate) fn lesson_message(game: &str, id: &str) -> Option<Message> {
    let entry = lesson(game).iter().find(|entry| entry.key == id)?;
    Some(Message::plain(entry))
}

/// The ids of all messages of a game's lesson.
pub(crate) fn lesson_ids(game: &str) -> impl Iterator<Item = &'static str> {
    lesson(game).iter().map(|entry| entry.key)
}

fn lesson(game: &str) -> &'static [declared::Declaration] {
    found_by_id(&format!("{game}_lesson"))
}
