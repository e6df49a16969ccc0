//! Games of hosted tables that had begun when the program was killed, before their files were written.

use std::path::Path;

use crate::online::host::{Host, TableFile};
use crate::rules::Seat;
use crate::store::{Origin, Saved, Store, now, read_text, table_path, write_whole};
use crate::table::Setup;

/// Writes the files of such games, so that they are listed and can be resumed. All cuts are over, so the cards are
/// fixed, and nobody has acted yet.
pub fn begin_again(store: &Store) {
    for game in store.tables_without_game() {
        if let Some(saved) = begun(&game) {
            // Anything that fails now is retried at the next start.
            _ = write_whole(&game, saved.to_ron());
        }
    }
}

/// The game of a table, from its beginning, if its cut is over.
fn begun(game: &Path) -> Option<Saved> {
    let file = TableFile::from_text(&read_text(&table_path(game)).ok()?).ok()?;
    let host = Host::new(file, 0);
    let (sealed, setup) = (host.sealed()?, &host.file().setup);
    let session = setup.entry.start(&Setup {
        seats: setup.players.len(),
        rules: setup.rules.clone(),
        seed: sealed.seed(),
        dealer: sealed.dealer().map(Seat::new),
    });
    Some(Saved {
        name: "".into(),
        saved_at: now(),
        players: setup.players.clone(),
        evening: None,
        seal: Some(sealed.clone()),
        origin: Origin::New,
        hints: 0,
        session: session.ok()?,
    })
}
