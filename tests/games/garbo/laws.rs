//! The tests of every game, for Garbo.

use misere_games::garbo::{self, Garbo};

use super::house_rules;
use crate::laws::Facts;
use crate::sources::UsualHere;

laws_of!(Garbo, garbo::ENTRY, FACTS);

const FACTS: Facts = Facts {
    positions: &[house_rules::POSITIONS],
    usual_here: &[
        UsualHere::new("GA-2", "draw"),
        UsualHere::new("GA-4", "suit_reach"),
        UsualHere::new("GA-8", "claims"),
    ],
    readings: &[
        ("GA-2", &["number of cards drawn"]),
        ("GA-4", &["whatever lies in between"]),
        ("GA-7", &["rematch"]),
        ("GA-8", &["counts them"]),
    ],
    ..Facts::NONE
};
