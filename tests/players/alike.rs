//! Decisions that are alike everywhere.

use misere_engine::rules::Seat;
use misere_players::bots::alike::decision_seed;

#[test]
fn the_seed_of_each_decision_never_changes() {
    let seeds = [(0, 1, 9), (1, 1, 9), (0, 2, 9), (0, 1, 10)]
        .map(|(seat, deal, steps)| decision_seed(7, Seat::new(seat), deal, steps));
    let expected = [0xA9AE_2C12_D320_F7C4, 0x0730_F6E4_5669_F4F3, 0x6240_A8EE_6E57_9A2D, 0x2FAD_9FFD_A20B_155C];
    assert_eq!(seeds, expected);
}
