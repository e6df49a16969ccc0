use misere::games::Theme;
use misere::store::Store;
use misere::ui::for_tests::pages::*;
use misere::ui::settings::PuzzleProgress;

#[test]
fn the_next_puzzle_is_the_next_that_is_not_solved() {
    let mut collection = Collection::default();
    let folder = tempfile::tempdir().expect("a folder");
    collection.read_game(&Store::within(folder.path()), "finis");
    let list = collection.of("finis");
    let mut progress = PuzzleProgress::default();
    let next = |progress: &PuzzleProgress| {
        let current = collection.current("finis", None, progress);
        current.expect("a puzzle").place
    };
    assert_eq!(next(&progress), 0);
    progress.open("finis", list[2].key);
    assert_eq!(next(&progress), 2);
    progress.solve("finis", list[2].key);
    progress.solve("finis", list[3].key);
    assert_eq!(next(&progress), 4);
    progress.open("finis", list[list.len() - 1].key);
    progress.solve("finis", list[list.len() - 1].key);
    assert_eq!(next(&progress), 0, "those that were passed over come again");
    for one in list {
        progress.solve("finis", one.key);
    }
    progress.open("finis", list[5].key);
    assert_eq!(next(&progress), 6, "all are solved");
    let leads = Some(Theme::Leads);
    let mut next = collection.after(&list[5], leads, &progress);
    let next = next.take().expect("a lead");
    assert!(next.is_about(leads));
    assert!(collection.of("unknown").is_empty());
}
