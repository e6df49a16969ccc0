//! Commands that share games.

use egui::{Context, Rect};

use super::App;
use crate::store::Saved;
use crate::text::app as texts;
use crate::ui::command::{Overlay, Sharing};
use crate::ui::errors;
use crate::ui::share_dialog::SharedGame;

impl App {
    /// Opens the dialog that shares a game, or does what was chosen there.
    pub(super) fn share(&mut self, ctx: &Context, sharing: Sharing) {
        match sharing {
            Sharing::Shown => {
                if let Some((saved, table)) = self.shown.page.shared(&self.parts) {
                    self.open_share_dialog(&saved, table);
                }
            }
            Sharing::File(path) => match self.services.saving.read(&path) {
                Ok(saved) => self.open_share_dialog(&saved, None),
                Err(error) => self.tell(ctx, &texts::cannot_be_shared(errors::store(&error))),
            },
            Sharing::Export => self.export_game(ctx),
            Sharing::Picture => self.save_picture(ctx),
        }
    }

    fn open_share_dialog(&mut self, saved: &Saved, table: Option<Rect>) {
        let language = self.services.settings().language;
        self.shared = Some(SharedGame::new(saved, table, language));
        self.overlay = Some(Overlay::Share);
    }

    /// Asks where to export the shared game.
    fn export_game(&mut self, ctx: &Context) {
        if let Some(shared) = &self.shared {
            let files = &mut self.services.files;
            files.export_game(ctx, &shared.title, shared.file.clone());
        }
        self.overlay = None;
    }

    /// Takes a picture of the table once the dialog over it is gone.
    fn save_picture(&mut self, ctx: &Context) {
        let shared = self.shared.as_ref();
        if let Some((shared, table)) = shared.and_then(|shared| Some((shared, shared.table?))) {
            self.services.files.save_picture(ctx, &shared.title, table);
        }
        self.overlay = None;
    }
}
