//! The tests of every game, for Seven Card Combo.

use misere_games::combo::{self, Combo};

use super::house_rules;
use crate::laws::Facts;

laws_of!(Combo, combo::ENTRY, FACTS);

const FACTS: Facts = Facts {
    positions: &[house_rules::POSITIONS, house_rules::FOR_THE_GAME],
    readings: &[
        ("C-5", &["only at the end of a round"]),
        ("SC-1", &["deal also passes after each hand"]),
        ("SC-5", &["before you choose the next"]),
        ("SC-7", &["leaves the pile empty"]),
        ("SC-8", &["new stock"]),
        ("SC-10", &["at least"]),
    ],
    moves_cards_unseen: true,
    often_decides_early: true,
    ..Facts::NONE
};
