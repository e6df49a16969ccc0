use misere::play::PeekReport;
use misere::text::{Language, Names};
use misere::ui::for_tests::pages::*;

#[test]
fn a_difference_is_told_and_no_question_proves_nothing() {
    let report = |asked, different| PeekReport {
        asked,
        different,
        first: (different > 0).then(|| "seed 5".into()),
        ..PeekReport::default()
    };
    let verdict = |asked, different| verdict(&report(asked, different)).in_language(Language::ENGLISH);
    assert_eq!(verdict(0, 0), "There was nothing to check.");
    assert!(verdict(7, 0).contains("7 of 7"));
    assert!(verdict(7, 2).contains("Only 5 of 7"));
    let mut details = details(&report(7, 2)).into_iter().map(|words| words.render(&Names::default()));
    assert!(details.any(|words| words == "seed 5"));
}
