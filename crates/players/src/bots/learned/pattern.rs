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
