//! The tests of every game, for Clubs.

use misere_games::clubs::{self, Clubs};

use super::house_rules;
use crate::laws::Facts;

laws_of!(Clubs, clubs::ENTRY, FACTS);

const FACTS: Facts =
    Facts { positions: &[house_rules::POSITIONS], readings: &[("C-5", &["only at the end of a deal"])], ..Facts::NONE };
