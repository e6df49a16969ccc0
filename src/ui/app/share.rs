//! Commands that share and import games.

use std::path::{Path, PathBuf};

use egui::{Context, Rect};

use super::App;
use crate::store::{self, Origin, Saved, StoreError, imported_before};
use crate::ui::command::{Command, Overlay, Screen};
use crate::ui::file_exchange::Exchange;
use crate::ui::game_summary;
use crate::ui::share_dialog::SharedGame;

impl App {
    /// Opens the dialog that shares the game at the table or in review.
    pub(super) fn share_shown(&mut self) {
        let shared = match self.screen {
            Screen::Review => self.review.shared(),
            _ => self.table.shared(),
        };
        if let Some((saved, table)) = shared {
            self.share(&saved, table);
        }
    }

    /// Opens the dialog that shares a saved game.
    pub(super) fn share_file(&mut self, ctx: &Context, path: &Path) {
        match self.services.saving.read(path) {
            Ok(saved) => self.share(&saved, None),
            Err(error) => self.notify(ctx, format!("This game cannot be shared. {error}")),
        }
    }

    fn share(&mut self, saved: &Saved, table: Option<Rect>) {
        self.shared = Some(SharedGame::new(saved, table));
        self.overlay = Some(Overlay::Share);
    }

    /// Asks where to export the shared game.
    pub(super) fn export_game(&mut self, ctx: &Context) {
        if let Some(shared) = &self.shared {
            let files = &mut self.services.files;
            files.export_game(ctx, &shared.title, shared.file.clone());
        }
        self.overlay = None;
    }

    /// Takes a picture of the table once the dialog over it is gone.
    pub(super) fn save_picture(&mut self, ctx: &Context) {
        let shared = self.shared.as_ref();
        if let Some((shared, table)) = shared.and_then(|shared| Some((shared, shared.table?))) {
            self.services.files.save_picture(ctx, &shared.title, table);
        }
        self.overlay = None;
    }

    /// Follows up on exports, imports, and files dropped onto the window.
    pub(super) fn follow_files(&mut self, ctx: &Context) {
        match self.services.files.follow(ctx) {
            Some(Exchange::Import(path)) => self.command(Command::Import(path)),
            Some(Exchange::Message(message)) => self.command(Command::Notify(message)),
            None => {}
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        for path in dropped.iter().map(|file| file.path().to_owned()) {
            self.command(Command::Import(path));
        }
    }

    /// Imports a game from anywhere into the saved games, after checking every step of it.
    pub(super) fn import(&mut self, ctx: &Context, path: &Path) {
        match self.take_in(path) {
            Ok(taken) => {
                self.services.reload_saved_games();
                let name = taken.name;
                let message = if taken.is_new {
                    format!("“{name}” was imported.")
                } else {
                    format!("“{name}” is already among your saved games.")
                };
                let open = Command::Open(taken.path);
                self.services.toasts.offer(ctx, &message, "Open", open);
            }
            Err(error) => self.notify(ctx, format!("This file cannot be imported. {error}")),
        }
    }

    /// Copies a game from anywhere to the saved games, unless a copy is there that continues it.
    pub(super) fn take_in(&self, path: &Path) -> Result<TakenIn, StoreError> {
        let saving = &self.services.saving;
        let mut saved = store::read(path)?;
        let files = saving.list();
        if let Some(file) = imported_before(&files, &saved)
            && let Ok(found) = file.game()
        {
            return Ok(TakenIn {
                path: file.path.clone(),
                name: game_summary::name(found).to_owned(),
                is_new: false,
            });
        }
        saved.origin = Origin::Import;
        let copy = saving.new_path(saved.session.id());
        saving.store.write(&copy, &saved)?;
        Ok(TakenIn {
            path: copy,
            name: game_summary::name(&saved).to_owned(),
            is_new: true,
        })
    }
}

/// A game from anywhere, among the saved games.
pub(super) struct TakenIn {
    pub path: PathBuf,
    name: String,
    is_new: bool,
}
