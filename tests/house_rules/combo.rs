//! Positions in which a house rule of Seven Card Combo changes the best action.

use crate::{Position, check};

#[test]
fn the_best_action_changes_with_the_rule() {
    check(POSITIONS);
}

pub const POSITIONS: &[Position] = &[
    // SC-10: the last draw, two cards for 6C 6S 8D 8H TD. 5D makes a third diamond and a third of
    // a run; but it cannot be a third pair or a full house with the one card that follows as often
    // as two from the stock can.
    Position::new(
        "seven_card_combo/2/0000-0001",
        "bonus_small",
        "deal, discard QD, draw stock, draw pile, discard 7H 3S, take QD, discard AD, take 3S, \
         lay 7H, discard 9C QD, take, lay AD, discard 5D, take 9C QD, discard KC",
        [("0", "take 5D"), ("9", "take")],
    ),
    // SC-10: seat 1 holds 9S TC JH QS KC and has two cards to get, of which 8S is one. KS is sure
    // to count nothing; but a card from the stock may be an ace or a seven, for a run of all
    // seven.
    Position::new(
        "seven_card_combo/2/0000-000E",
        "bonus_large",
        "deal, discard 3C 8S, draw stock, draw pile, draw stock, discard 4C, take 8S, lay 3C, \
         discard, take, lay 4C, discard 2D 8S KS, draw stock, draw stock, draw pile, draw pile, \
         discard 6S",
        [("0", "take 8S KS"), ("9", "take 8S")],
    ),
];
