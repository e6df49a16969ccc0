use misere::bots::Estimate;
use misere::rules::Seat;
use misere::text::{Language, Names};
use misere::ui::for_tests::pages::*;

#[test]
fn luck_and_skill_are_told_in_plain_words() {
    let names = Names::new(["Ada", "Berta"]).in_language(Language::ENGLISH);
    let told = |luck, skill| {
        let [cards, play] = sentences(Seat::new(1), luck, skill);
        format!("{} {}", cards.render(&names), play.render(&names))
    };
    let sampled = Estimate::sampled;
    assert_eq!(
        told(sampled(0.3, 0.1), sampled(-1.9, 0.2)),
        "Good cards: worth 0.3 points. With Berta’s cards, Master would have scored 1.9 points better."
    );
    assert_eq!(
        told(sampled(-1.0, 0.1), Estimate::exact(1.0)),
        "Bad cards: they cost 1 point. With Berta’s cards, Master would have scored 1 point worse."
    );
    // Within their margins of error, such differences may be none.
    assert_eq!(
        told(sampled(0.3, 0.2), sampled(-0.3, 0.2)),
        "Average cards. With these cards, Master would have scored about as much, as far as can be told."
    );
}
