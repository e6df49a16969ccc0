//! Earlier games with the same deals, for comparing results and for recognizing a file that was opened
//! before.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Saved, Store, open_example};
    use misere_games::entry;

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

    #[test]
    fn an_imported_game_is_recognized_while_it_continues_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let mut sent = finished("finis");
        // The four hands are dealt and passed.
        sent.session.go_to(5);
        sent.session.forget_undone();
        let write = |saved: &Saved| {
            let path = store.new_path(saved.session.id());
            store.write(&path, saved).expect("writing");
            path
        };
        let found = |saved: &Saved| {
            let files = store.list();
            imported_before(&files, saved).map(|file| file.path.clone())
        };
        write(&sent);
        assert_eq!(found(&sent), None, "it was not imported");
        let import = |saved: &Saved| Saved { origin: Origin::Import, ..saved.copy() };
        let copy = write(&import(&sent));
        assert_eq!(found(&sent), Some(copy.clone()));
        // It is played on and named.
        let mut played = import(&finished("finis"));
        played.name = "Against Berta".into();
        store.write(&copy, &played).expect("writing");
        assert_eq!(found(&sent), Some(copy));
        // The friend has played on differently, or somebody else plays.
        let mut other = sent.copy();
        let moves = other.session.moves();
        let action = moves.iter().find(|one| one.text != played.session.steps()[5]);
        let action = &action.expect("several cards to lead").text;
        other.session.play(action).expect("legal");
        assert_eq!(found(&other), None);
        let mut renamed = sent.copy();
        renamed.players[0].rename("Ada".into());
        assert_eq!(found(&renamed), None);
    }
}
