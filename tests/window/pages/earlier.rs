use misere::rules::{Names, Score, Seat, Wins};
use misere::ui::for_tests::pages::*;

#[test]
fn better_is_less_where_points_are_penalties() {
    let compared = |now, before, wins| {
        let compared = comparison(Seat::new(0), [Score::points(now), Score::points(before)], wins);
        compared.render(&Names::new(["You", "Berta"]).addressing(Seat::new(0)))
    };
    let low = compared(5, 8, Wins::Lowest);
    assert!(low.ends_with("you scored 8 last time; now 3 points better."), "{low}");
    let high = compared(5, 6, Wins::Highest);
    assert!(high.ends_with("you scored 6 last time; now 1 point worse."), "{high}");
    let same = compared(5, 5, Wins::Highest);
    assert!(same.ends_with("you scored 5 last time; the same as now."), "{same}");
}
