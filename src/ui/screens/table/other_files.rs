//! The game at the table in relation to other files: earlier games with the same deals, and a copy
//! in which it continues because somebody else has changed its file.

use super::TableScreen;
use crate::limits::GAME_NAME;
use crate::store::{Moved, SaveFile};
use crate::text::table_screen as texts;
use crate::ui::game_summary;

impl TableScreen {
    /// Compares the game at the table with earlier ones that had the same deals.
    pub fn compare(&mut self, files: &[SaveFile]) {
        if let Some(game) = &mut self.game {
            game.compare(files);
        }
    }

    /// Continues the game at the table in another file, under a name that distinguishes it from the
    /// old one. Returns both names, if the file is that of the game at the table.
    pub fn continue_in(&mut self, moved: &Moved) -> Option<(String, String)> {
        let game = self.game.as_mut().filter(|game| game.path() == moved.from)?;
        let old = game_summary::name(&game.saved);
        let language = game.language;
        let copy_of = |name: &str| texts::copy_of(name).in_language(language);
        let added = copy_of("").chars().count();
        let kept: String = old.chars().take(GAME_NAME - added).collect();
        let new = copy_of(&kept);
        game.continue_in(moved.to.clone());
        game.rename(&new);
        self.written = None;
        Some((old, new))
    }
}
