//! The tests of every game, for Mismatch.

use misere_games::mismatch::{self, Mismatch};

use super::house_rules;
use crate::laws::Facts;

laws_of!(Mismatch, mismatch::ENTRY, FACTS);

const FACTS: Facts = Facts {
    positions: &[house_rules::POSITIONS],
    readings: &[
        ("C-5", &["only at the end of a deal"]),
        ("MM-1", &["3-3-3-3-1"]),
        ("MM-7", &["counter"]),
        ("MM-8", &["whichever comes first"]),
    ],
    ..Facts::NONE
};
