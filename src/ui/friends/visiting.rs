//! A seat at a table that somebody else hosts.

use std::path::PathBuf;
use std::time::Duration;

use crate::online::guest::{Guest, GuestEffect, GuestEndpoint};
use crate::store::write_private;

/// A seat elsewhere.
pub struct Visiting {
    pub endpoint: GuestEndpoint,
    /// The file of the seat.
    file: PathBuf,
    /// The file for the finished game.
    pub game: PathBuf,
    /// The number of the game at the table.
    pub round: Option<u32>,
    /// Set if the person has stepped away.
    pub is_paused: bool,
    /// Effects that the table has still to perform.
    left: Vec<GuestEffect>,
}

impl Visiting {
    /// A seat that is kept in this file.
    pub const fn new(endpoint: GuestEndpoint, file: PathBuf, game: PathBuf) -> Self {
        Self { endpoint, file, game, round: None, is_paused: false, left: Vec::new() }
    }

    /// The guest.
    pub const fn guest(&self) -> &Guest {
        &self.endpoint.guest
    }

    /// Takes what has arrived, sends what is due, and returns what the table has to do.
    pub fn follow(&mut self, now: Duration) -> Vec<GuestEffect> {
        let mut effects = std::mem::take(&mut self.left);
        let file = self.file.clone();
        effects.extend(self.endpoint.advance(now, |guest| keep(guest, &file)));
        effects
    }

    /// Does something at the table; what follows is returned by the next [`Self::follow`].
    pub fn act(&mut self, act: impl FnOnce(&mut Guest) -> Vec<GuestEffect>) {
        let effects = act(&mut self.endpoint.guest);
        let file = self.file.clone();
        let mut keep = |guest: &Guest| keep(guest, &file);
        self.endpoint.perform(effects, &mut keep, &mut self.left);
    }

    /// Forgets the seat.
    pub fn forget(&self) {
        // A file that stays only lets the person come back.
        _ = crate::store::remove_file(&self.file);
    }
}

/// Writes the file of the seat. Without it, only a killed program would lose the seat.
fn keep(guest: &Guest, file: &std::path::Path) {
    if let Err(error) = write_private(file, guest.file().to_text()) {
        eprintln!("misere: {error}");
    }
}
