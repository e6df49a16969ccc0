//! English words for the command line, for errors, and for games that are defined outside this crate.

use misere_engine::rules::Score;
use misere_engine::rules::words::{count, list};

#[test]
fn one_is_singular() {
    let halves = |halves| count(Score::halves(halves), "point");
    assert_eq!([0, 1, 2, 3].map(halves), ["0 points", "½ point", "1 point", "1½ points"]);
    assert_eq!([-1, -2, -4].map(halves), ["−½ point", "−1 point", "−2 points"]);
    assert_eq!(count(1, "card"), "1 card");
    assert_eq!(count(0, "penalty"), "0 penalties");
    assert_eq!(count(2, "match"), "2 matches");
}

#[test]
fn the_last_item_of_a_list_has_a_conjunction() {
    assert_eq!(list(&["a", "b", "c"], "or"), "a, b or c");
    assert_eq!(list(&["a"], "or"), "a");
}
