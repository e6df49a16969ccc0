//! Times in tables.
use misere_store::for_tests::*;

#[test]
fn times_are_dates_in_utc() {
    for (seconds, date) in [
        (0, "1970-01-01T00:00:00Z"),
        (951_782_399, "2000-02-28T23:59:59Z"),
        (951_782_400, "2000-02-29T00:00:00Z"),
        (1_795_438_861, "2026-11-23T13:01:01Z"),
        (4_107_542_400, "2100-03-01T00:00:00Z"),
    ] {
        assert_eq!(time(seconds), date);
    }
}
