//! Earlier games with the same deals, for comparing results and for recognizing a file that was opened before.

use std::path::Path;

use super::{Origin, SaveFile, Saved};
use misere_engine::rules::{BySeat, Next, Score};
use misere_engine::table::Session;

/// The result of an earlier game with the same deals.
#[derive(Clone, Debug, PartialEq)]
pub struct EarlierResult {
    /// The time at which it was last written, in seconds since 1970.
    pub saved: u64,
    pub totals: BySeat<Score>,
    pub undone: u32,
}

/// The results of finished games with the deals and house rules of this session, in the order of
/// the list, excluding the session's own file.
pub fn earlier_results(files: &[SaveFile], session: &dyn Session, own_file: &Path) -> Vec<EarlierResult> {
    let found = files.iter().filter(|file| file.path != own_file);
    let likely = found.filter(|file| {
        file.head().is_some_and(|head| head.finished && head.entry.id == session.id() && head.seed == session.seed())
    });
    let games = likely.filter_map(|file| file.game().ok());
    let same = games.filter(|saved| saved.session.next() == Next::Over && has_same_deals(&*saved.session, session));
    same.map(|saved| EarlierResult {
        saved: saved.saved_at,
        totals: saved.session.totals(),
        undone: saved.session.undo_count(),
    })
    .collect()
}

/// Tells whether two sessions of one game with the same seed have the same deals and house rules.
fn has_same_deals(one: &dyn Session, other: &dyn Session) -> bool {
    one.seats() == other.seats() && one.first_dealer() == other.first_dealer() && one.rules() == other.rules()
}

/// The imported game that continues this one: it has the same players and deals, and all of its
/// steps. The first in the order of the list.
pub fn imported_before<'a>(files: &'a [SaveFile], saved: &Saved) -> Option<&'a SaveFile> {
    let session = &saved.session;
    let steps = session.steps();
    let mut likely = files.iter().filter(|file| {
        file.head().is_some_and(|head| {
            head.entry.id == session.id() && head.seed == session.seed() && head.players == saved.players
        })
    });
    likely.find(|file| {
        file.game().is_ok_and(|other| {
            other.origin == Origin::Import
                && has_same_deals(&*other.session, &**session)
                && other.session.steps().starts_with(&steps)
        })
    })
}
