//! Patterns of cards, by which tables are looked up.

use misere_players::bots::learned::{PATTERNS, pattern};

#[test]
fn a_pattern_tells_own_cards_from_those_still_out() {
    assert_eq!(pattern(0, 0), 1);
    // The seat holds the first and the last of the cards at 5, 8 and 12.
    assert_eq!(pattern(1 << 5 | 1 << 12, 1 << 5 | 1 << 8 | 1 << 12), 0b1101);
    assert_eq!(pattern(0, 0xFF << 5), 1 << 8);
    assert_eq!(pattern(0xFF << 5, 0xFF << 5), PATTERNS - 1);
    // The ninth card and those after it do not count.
    assert_eq!(pattern(0b1_0000_0000, 0b1_1111_1111), 1 << 8);
}
