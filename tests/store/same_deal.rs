//! Earlier games with the same deals, for comparing results and for recognizing a file that was opened before.

use std::path::Path;

use misere_games::entry;
use misere_store::{Origin, Saved, Store, earlier_results, imported_before, open_example};

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
