//! Earlier games with the same deals, for comparing results.

use std::path::Path;

use super::SaveFile;
use crate::rules::{BySeat, Next, Score};
use crate::table::Session;

/// The result of an earlier game with the same deals.
#[derive(Clone, Debug, PartialEq)]
pub struct EarlierResult {
    /// When it was last written, in seconds since 1970.
    pub saved: u64,
    /// Each seat's total.
    pub totals: BySeat<Score>,
    /// The number of decisions undone in it.
    pub undone: u32,
}

/// The results of finished games with the deals and house rules of this session, in the order of
/// the list, excluding the session's own file.
pub fn earlier_results(
    files: &[SaveFile],
    session: &dyn Session,
    own_file: &Path,
) -> Vec<EarlierResult> {
    let found = files.iter().filter(|file| file.path != own_file);
    let likely = found.filter(|file| {
        file.head().is_some_and(|head| {
            head.finished && head.entry.id == session.id() && head.seed == session.seed()
        })
    });
    let games = likely.filter_map(|file| file.game().ok());
    let same = games.filter(|saved| {
        let other = &saved.session;
        other.next() == Next::Over
            && other.seats() == session.seats()
            && other.first_dealer() == session.first_dealer()
            && other.rules() == session.rules()
    });
    same.map(|saved| EarlierResult {
        saved: saved.saved_at,
        totals: saved.session.totals(),
        undone: saved.session.undo_count(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::entry;
    use crate::store::{Saved, Store, open_example};

    fn finished(id: &str) -> Saved {
        open_example(entry(id).expect("a game"), true).expect("an example")
    }

    #[test]
    fn only_finished_games_with_the_same_deals_are_compared() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let write = |saved: &Saved| {
            let path = store.new_path(saved.session.id());
            store.write(&path, saved).expect("writing");
            path
        };
        let game = finished("finis");
        let own = write(&game);
        write(&finished("clubs"));
        let found = |own: &Path| earlier_results(&store.list(), &*game.session, own);
        assert_eq!(found(&own), [], "neither itself nor another game");
        let mut half = game.copy();
        half.session.go_to(20);
        write(&half);
        assert_eq!(found(&own), [], "one that is not over");
        let copy = write(&game);
        let [earlier] = &found(&own)[..] else {
            panic!("one earlier result");
        };
        assert_eq!(earlier.totals, game.session.totals());
        assert_eq!(found(&copy).len(), 1, "each is compared with the other");
    }
}
