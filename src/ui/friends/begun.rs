//! Games of hosted tables that had begun when the program was killed, before their files were written.

use super::hosting::Hosting;
use crate::or_log::OrLog as _;
use crate::store::{Store, write_whole};

/// Writes the files of such games, so that they are listed and can be resumed. All cuts are over, so the cards are
/// fixed, and nobody has acted yet.
pub fn begin_again(store: &Store) {
    for game in store.tables_without_game() {
        let file = Hosting::kept(&game);
        if let Some(saved) = file.and_then(|file| file.begun()) {
            // Anything that fails now is retried at the next start.
            write_whole(&game, saved.to_ron()).or_log("beginning a game again");
        }
    }
}
