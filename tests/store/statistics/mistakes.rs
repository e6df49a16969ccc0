//! The kinds of decisions with the most mistakes.

use misere_store::statistics::{Filter, kind_in_words, mistakes};

use super::{results, reviewed};

#[test]
fn the_most_frequent_kind_comes_first() {
    let games = results(vec![reviewed(1, 1.0), reviewed(2, 1.0)]);
    let rates = mistakes(&Filter::default().apply(&games));
    let found: Vec<_> = rates.iter().map(|rate| (rate.kind.as_str(), rate.count, rate.marks)).collect();
    assert_eq!(found, [("follow", 40, [4, 2, 0]), ("lead", 12, [0, 2, 2])]);
    let words = |kind| kind_in_words(kind).for_programs();
    assert_eq!(words("lead"), "Leading to a trick");
    assert_eq!(words("swap"), "Other decisions (swap)");
}
