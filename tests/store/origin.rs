//! Where a game came from.

use misere_store::{Date, Origin};

#[test]
fn origins_are_written_by_their_names() {
    for origin in [Origin::New, Origin::ChosenDeal, Origin::PlayedOn, Origin::Copy, Origin::Import, Origin::Example] {
        assert_eq!(ron::to_string(&origin).expect("RON"), origin.name());
        assert_eq!(origin.is_practice(), origin != Origin::New);
    }
    let date: Date = "2026-11-26".parse().expect("a date");
    for (origin, is_practice) in [(Origin::Today(date), false), (Origin::TodayAgain(date), true)] {
        let written = format!("{}(\"2026-11-26\")", origin.name());
        assert_eq!(ron::to_string(&origin).expect("RON"), written);
        assert_eq!(origin.is_practice(), is_practice);
    }
}
