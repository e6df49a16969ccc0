//! Numbers of versions and of messages.

use misere_online::for_tests::*;

#[test]
fn versions_are_compared_by_their_numbers() {
    let [older, newer, nonsense] = ["1.2.0", "1.10.0", "nonsense"].map(Version::read);
    assert!(nonsense < older && older < newer);
    assert_eq!([older, newer, nonsense].map(|version| version.to_string()), ["1.2.0", "1.10.0", "0.0.0"]);
}

#[test]
fn each_number_counts_once_in_any_order() {
    let mut numbers = Numbers::default();
    for number in [1, 3, 2, 70, 7, 69] {
        assert!(numbers.note(number), "{number}");
        assert!(!numbers.note(number), "{number} again");
    }
    assert!(!numbers.note(6) && !numbers.note(0), "too old");
    assert!(numbers.note(1000) && numbers.note(u64::MAX) && !numbers.note(u64::MAX));
}
