//! Days of the calendar.

use misere_store::Date;

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

#[test]
fn every_day_follows_the_day_before() {
    let mut day = Date::at(0);
    assert_eq!(day.to_string(), "1970-01-01");
    let mut lengths = Vec::new();
    while day.parts().0 < 2101 {
        let (year, month, number) = day.parts();
        assert_eq!(Date::new(year, month, number), Some(day));
        if number == 1 {
            lengths.push(day.month().count());
        }
        let next = day.plus(1).parts();
        if next.2 == 1 {
            assert_eq!(day.month().last(), Some(day));
        } else {
            assert_eq!(next, (year, month, number + 1));
        }
        day = day.plus(1);
    }
    assert_eq!(lengths.len(), 131 * 12);
    // 2000 was a leap year, and 2100 will be none.
    assert_eq!([lengths[30 * 12 + 1], lengths[130 * 12 + 1]], [29, 28]);
    assert_eq!(Date::at(u64::MAX).to_string(), "9999-12-31");
    let last = ["9999-12-30", "9999-12-31"].map(date);
    assert_eq!(Vec::from_iter(last[0].onward()), last, "no day comes twice");
    assert_eq!(last[0].month().count(), 31);
}

#[test]
fn weeks_begin_on_monday() {
    let thursday = date("2026-11-26");
    assert_eq!(thursday.weekday(), 3);
    let monday = date("2026-11-23");
    assert_eq!((monday.weekday(), monday.week()), (0, thursday.week()));
    assert_eq!(date("2026-11-22").week() + 1, monday.week());
}

#[test]
fn nothing_else_is_a_date() {
    for text in [
        "",
        "2026",
        "2026-11",
        "2026-11-31",
        "2026-13-01",
        "2026-00-10",
        "2026-1-1",
        "1969-12-31",
        "2026-11-26 ",
        "+2026-11-26",
        "10000-01-01",
        "2026-02-29",
        "26-11-2026",
        "-1-1-1",
        "4294967295-1-1",
        "2026-11-4294967295",
    ] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
    assert!(ron::from_str::<Date>("\"2024-02-29\"").is_ok());
    assert!(ron::from_str::<Date>("\"2024-02-30\"").is_err());
}
