//! Positions in which a house rule of Seven Card Combo changes the best action.

use misere_games::combo::Combo;

use crate::house_rules::{Position, check, check_master};

#[test]
fn the_best_action_changes_with_the_rule() {
    check(&[Combo], POSITIONS);
    check_master(FOR_THE_GAME);
}

pub const POSITIONS: &[Position] = &[
    // SC-9 and 10: seat 1 holds 5C 8C AD 2S and takes three cards. With 2C 9C AH, every card counts
    // 0: four clubs, two aces, two twos. With 2C 5D AH, 8C counts 1, but there are three pairs.
    Position::new(
        "seven_card_combo/2/0000-000R",
        "bonus_small",
        "deal, discard 8D 9S, draw stock, draw stock, draw stock, discard 5D QD, take 9S, lay 8D, \
         discard TC, take 5D, lay QD, discard 9D 9S, take TC, discard 2C 9C 2D 5D AH, take 9D, \
         lay 9S, discard 7C TC",
        [("0", "take 2C 9C AH"), ("9", "take 2C 5D AH")],
    ),
    // SC-10: seat 1 holds 9C JC TS JS QS and takes two cards. Either way no card counts against it:
    // with JD TH it has a full house, which takes one point off; with JD JH it has four jacks.
    Position::new(
        "seven_card_combo/2/0000-02ZY",
        "bonus_large",
        "deal, discard 7D JD, draw stock, draw stock, draw pile, discard 9C, take JD, lay 7D, \
         discard 7C, take 9C, discard JD TH JH, take 7C, discard 5C",
        [("0", "take JD TH"), ("9", "take JD JH")],
    ),
];

/// In the last round, Master plays to win the game.
pub const FOR_THE_GAME: &[Position] = &[
    // SC-1: seat 1 is the last to draw in the second round of a two-player game, holds 2C 3C 5C 7C
    // TC TD and is level with seat 0. With three matches, this is one round of six, and discarding
    // TD is best, because two more clubs would take four points off. With one match it is the last
    // round, and a hand that scores zero wins or shares the game more often; keeping TD, it takes a
    // single fitting card. Measured against the usual scores in a two-player round, keeping TD
    // averages 0.07 points and wins or shares 61 % of games against Hard (56 against Medium, 82
    // against Novice); discarding it averages −0.17 points and 57 % (53 and 78).
    Position::new(
        "seven_card_combo/2/0000-004D",
        "matches",
        "deal, discard 3C, draw pile, draw stock, discard 3D AS, take 3C, discard 2D 5S, take 3D, \
         lay AS, discard KS, take 2D 5S, discard 5C 5D, take KS, discard, take 5C, lay 5D, deal, \
         discard KD, draw stock, draw stock, discard TD, take KD, discard 5S, take TD, \
         discard 6C JC 6D, take 5S",
        [("1", "discard"), ("3", "discard TD")],
    ),
];
