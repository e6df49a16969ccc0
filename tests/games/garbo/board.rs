//! Tests the board of the exact search against the square itself.

use misere_engine::rules::{Next, Rules as _};
use misere_games::for_tests::garbo::*;
use misere_games::garbo::{Garbo, Options, SuitReach};

use super::exact::before_the_end;

/// The exact search weighs moves on its bit sets as the heuristic does on the square itself.
#[test]
fn both_boards_weigh_moves_alike() {
    let usual = Options::USUAL;
    let in_line = Options { suit_reach: SuitReach::InLine, cover_factor: 1, ..usual };
    let with_zeros = Options { values: [0, 99, 3, 0, 7, 0, 12, 99, 1, 0, 5, 6], ..usual };
    for options in [usual, in_line, with_zeros] {
        for (seed, left) in (0..8).flat_map(|seed| [16, 13, 9, 5].map(|left| (seed, left))) {
            let state = before_the_end(&options, seed, left);
            let Next::Act(seat) = Garbo::next(&state.public) else {
                unreachable!("cards are left to play");
            };
            let level_two = LevelTwo::new(state.view(seat));
            let (board, position) = Board::of(state.view(seat));
            let mut list = [OrderedMove::default(); MAX_MOVES];
            let count = board.moves(&position, &mut list);
            assert_eq!(count, state.private[seat].hand.len() * left, "{options:?}");
            for one in &list[..count] {
                let (card, place) = board.named(one.mv);
                assert_eq!(one.given, given(&state.public, card, place), "{card}");
                assert_eq!(one.weight, level_two.weight(card, place), "{card}");
            }
        }
    }
}
