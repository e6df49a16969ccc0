//! Messages: those of the games, whose words stand in `assets/text/LANGUAGE/games`, and those of the
//! crates below.

pub use misere_players::text::*;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

pub(crate) fn lesson_message(game: &str, id: &str) -> Option<Message> {
    let entry = found_by_id(&format!("{game}_lesson")).iter().find(|entry| entry.key == id)?;
    Some(Message::plain(entry))
}
