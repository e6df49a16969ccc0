//! The value of points in a round and in the game.

use misere_engine::cards::Cards;
use misere_engine::rules::{Rules as _, Score, Seat};
use misere_games::combo::Combo;
use misere_games::combo::Options;
use misere_games::for_tests::combo::*;

/// A round of two players in which the first to act is this many points behind.
fn utility(round: u32, behind: i32) -> RoundUtility {
    let options = Options { matches: 1, ..Options::USUAL };
    let mut state = Combo::start(&options, 2, Seat::new(1));
    Combo::deal(&mut state, &Cards::FULL.iter().collect(), &mut ());
    state.public.round = round;
    let turn = state.public.turn();
    state.public.totals[turn] = Score::points(behind);
    RoundUtility::in_game(state.view(turn))
}

#[test]
fn only_points_count_before_the_last_round_sc_1() {
    let first = utility(1, 4);
    assert_eq!([-4, 0, 7].map(|score| first.of(score)), [-4.0, 0.0, 7.0]);
    assert_eq!(first.per_point(), 1.0);
}

/// A seat far behind needs a large bonus, and a seat ahead only a sound hand.
#[test]
fn in_the_last_round_the_value_of_a_bonus_depends_on_the_totals() {
    let gain = |behind: i32, from: i32, to: i32| {
        let last = utility(2, behind);
        last.of(from) - last.of(to)
    };
    assert!(gain(4, 0, -4) > 8.0, "it wins the game more often than not");
    assert!(gain(4, 0, -1) < 2.0, "hardly ever enough");
    assert!(gain(-4, 0, -4) < 5.0, "it is won already");
    assert!(gain(-4, 5, 1) > 8.0, "it can still be lost");
}
