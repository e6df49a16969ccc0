use misere::rules::{Score, Wins};
use misere::text::Language;
use misere::ui::for_tests::pages::*;

#[test]
fn better_is_less_where_points_are_penalties() {
    let compared = |now, before, wins| {
        let compared = comparison(Score::points(now), Score::points(before), wins);
        compared.in_language(Language::ENGLISH)
    };
    let low = compared(5, 8, Wins::Lowest);
    assert!(low.ends_with("scored 8 last time; now 3 points better."), "{low}");
    let high = compared(5, 6, Wins::Highest);
    assert!(high.ends_with("scored 6 last time; now 1 point worse."), "{high}");
    let same = compared(5, 5, Wins::Highest);
    assert!(same.ends_with("scored 5 last time; the same as now."), "{same}");
}
