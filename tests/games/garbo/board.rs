//! Tests the board of the exact search against the square itself.

use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::ChaCha8Rng;

use misere_engine::cards::Pack;
use misere_engine::rules::{Next, Rules as _, Seat, State};
use misere_games::for_tests::garbo::*;
use misere_games::garbo::{Garbo, Options, Phase, SuitReach};
use misere_players::bots::Policy as _;

/// A game played by the heuristic until this many cards are left to play.
fn before_the_end(options: &Options, seed: u64, left: usize) -> State<Garbo> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Garbo::start(options, 2, Seat::new(seed as usize % 2));
    let mut moves = Vec::new();
    loop {
        match Garbo::next(&state.public) {
            Next::Deal(cards) => {
                Garbo::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
            }
            Next::Act(seat) => {
                if state.public.phase == Phase::Play && state.public.played == 32 - left {
                    return state;
                }
                let action = Garbo::act(state.view(seat), &mut moves, &mut rng);
                Garbo::apply(&mut state, action, &mut ());
            }
            Next::Reshuffle(_) | Next::Over => unreachable!("a game without an end"),
        }
    }
}

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
