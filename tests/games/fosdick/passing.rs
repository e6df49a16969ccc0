//! Positions in which the direction of passing changes the best card to pass.

use super::positions::FAMILY;
use crate::house_rules::{Position, check_passes};

#[test]
fn what_to_pass_changes_with_the_direction() {
    check_passes(&FAMILY, PASSES);
}

/// FO-3: a seat that holds the king or ace of a suit passes its queen to the right, where the queen
/// is mostly played before the seat's own card. When passing to the left, it keeps the queen, which
/// would otherwise fall on its own card, and passes something else.
pub const PASSES: &[Position] = &[
    // 8C JC JD KD 7H KH QS AS.
    Position::new(
        "slippery_paws/4/0000-02ZG/pass_count=1",
        "passing",
        "deal, pass KC",
        [("Right", "pass QS"), ("Left", "pass KD")],
    ),
    // 7C 9C 7D JD QH AH 8S JS.
    Position::new(
        "four_mad_queens/4/0000-02ZM/pass_count=1",
        "passing",
        "deal",
        [("Right", "pass QH"), ("Left", "pass JS")],
    ),
];
