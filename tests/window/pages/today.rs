use misere::store::Date;
use misere::ui::for_tests::pages::*;

/// Regression: a page that was left open over midnight showed yesterday as today.
#[test]
fn the_page_follows_the_day() {
    let day = |text: &str| text.parse::<Date>().expect("a date");
    let mut page = TodayPage::open();
    let (friday, saturday) = (day("2026-11-27"), day("2026-11-28"));
    (page.today, page.chosen, page.month) = (friday, friday, friday);
    page.follow_day(saturday);
    assert_eq!((page.today, page.chosen, page.month), (saturday, saturday, saturday));
    // What the person looks at stays.
    page.chosen = friday;
    page.follow_day(day("2026-11-29"));
    assert_eq!((page.today, page.chosen), (day("2026-11-29"), friday));
}
