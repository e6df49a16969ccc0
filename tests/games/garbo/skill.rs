//! The judgment of each level in Garbo.

use misere_games::garbo::{Garbo, Public};

use crate::skill::chooses_the_cheapest;

#[test]
fn the_heuristic_chooses_its_cheapest_move() {
    // The last cards of level two are solved exactly.
    chooses_the_cheapest(Garbo, 2, Public::is_level_one);
}
