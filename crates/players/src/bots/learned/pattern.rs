//! Patterns of cards, by which tables are looked up.

/// The most cards that a pattern describes.
const LONGEST: usize = 8;

/// The size of a table dimension indexed by [`pattern`].
pub const PATTERNS: usize = 2 << LONGEST;

/// The pattern of the first eight cards not yet played: after a leading 1, a bit for each of them,
/// which is 1 if the seat holds it. `own` has a bit for each card in hand, `left` for each card not
/// yet played, the seat's own among them; the lowest bit comes first.
pub const fn pattern(own: u32, mut left: u32) -> usize {
    let (mut pattern, mut cards) = (1, 0);
    while left != 0 && cards < LONGEST {
        let first = left & left.wrapping_neg();
        pattern = pattern << 1 | (own & first != 0) as usize;
        left ^= first;
        cards += 1;
    }
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
