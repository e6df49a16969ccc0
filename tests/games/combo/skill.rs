//! The judgment of each level in Seven Card Combo.

use misere_games::combo::Combo;

use crate::skill::chooses_the_cheapest;

#[test]
fn the_heuristic_chooses_its_cheapest_move() {
    chooses_the_cheapest(Combo, 3, |_| true);
}
