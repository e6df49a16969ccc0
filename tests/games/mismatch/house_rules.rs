//! Positions in which a house rule of Mismatch changes the best card.

use misere_games::mismatch::Mismatch;

use crate::house_rules::{Position, check};

#[test]
fn the_best_action_changes_with_the_rule() {
    check(&[Mismatch], POSITIONS);
}

pub const POSITIONS: &[Position] = &[
    // MM-8: two tricks before the end, seat 1 is the last to play to 4D 3S QC, with 2H and JH. JH
    // stays out of it: the queen takes 3, and the deal ends 15, 20, 50, 104 with seat 0 ahead. 2H
    // makes a run and pays 30, but leading JH then makes seat 0 the last to complete 8-9-T-J for
    // 50, and the deal ends 62, 50, 50, 64. If it is the only deal, that shares the win; if seven
    // more follow, 30 points are simply lost.
    Position::new(
        "mismatch/4/0000-01GK",
        "deals",
        "deal, 7S, 7C, 6C, AS, 6D, 5C, QD, 9D, 6H, 2D, KS, 8C, 8H, 3C, 2C, QS, 2S, 3H, TD, KH, \
         5D, 4S, KC, QH, 4H, TH, 5S, AD, 8D, 6S, 4C, JD, 5H, JC, 9H, KD, 7D, 9S, TS, AC, 3D, JS, \
         7H, AH, 4D, 3S, QC",
        [("1", "play 2H"), ("8", "play JH")],
    ),
    // MM-8: the same trick. With a target of 10, the game is also certain to end with this deal.
    Position::new(
        "mismatch/4/0000-01GK/deals=8",
        "target",
        "deal, 7S, 7C, 6C, AS, 6D, 5C, QD, 9D, 6H, 2D, KS, 8C, 8H, 3C, 2C, QS, 2S, 3H, TD, KH, \
         5D, 4S, KC, QH, 4H, TH, 5S, AD, 8D, 6S, 4C, JD, 5H, JC, 9H, KD, 7D, 9S, TS, AC, 3D, JS, \
         7H, AH, 4D, 3S, QC",
        [("10", "play 2H"), ("250", "play JH")],
    ),
    // MM-3 and 6: seat 0 is last to play to 2H 3D AC and cannot stay out of it. If the ace is low
    // too, 4C costs 50 (A-2-3-4 and two clubs) and AS 80 (two runs and two aces). If it is only
    // high, 4C costs 40 (2-3-4 and the clubs), but AS only the 20 of the aces. The last trick goes
    // elsewhere in any case.
    Position::new(
        "mismatch/4/0000-06BX",
        "ace_in_runs",
        "deal, 4H, 7S, 2C, 6D, 3H, 2S, 8C, QD, 6H, 6C, AH, 4D, 4S, 3C, TC, TD, 8D, 7C, 5S, KS, \
         3S, 9H, QC, 2D, 9D, 8S, 5C, QH, 7H, 5D, QS, 9S, JC, 7D, 8H, TS, AD, KC, JH, TH, KH, 9C, \
         JS, JD, 2H, 3D, AC",
        [("HighOrLow", "play 4C"), ("HighOnly", "play AS")],
    ),
    // MM-3: seat 2 is last to play to KC 9H AS. 2D matches nothing, and AD matches the ace for 20.
    // Around the corner, 2D makes the run K-A-2 for 30.
    Position::new(
        "mismatch/4/0000-02HA",
        "ace_in_runs",
        "deal, 2C, 5S, 6S, 7C, QS, TS, KD, 3S, 4H, 7S, 6C, 9D, 8H, 4C, 6D, KH, QC, JD, 7H, 9S, \
         5D, AH, 9C, KS, 5H, TC, 8S, 4D, 2H, 8D, QD, JS, 6H, 3C, TD, 4S, 8C, TH, 3D, AC, JC, QH, \
         7D, 3H, KC, 9H, AS",
        [("HighOrLow", "play 2D"), ("RoundTheCorner", "play AD")],
    ),
];
