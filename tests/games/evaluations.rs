//! The opinion of computer players about a position.

use misere_engine::rules::{Seat, State};
use misere_players::bots::search::evaluate;
use misere_players::bots::{Evaluation, History, Limit, Strategy};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The search's evaluation of every action, best first.
pub fn look<R: Strategy>(state: &State<R>, seat: Seat) -> Vec<(R::Action, Evaluation)> {
    let view = state.view(seat);
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (past, limit, stop) = (History::default(), Limit::Worlds(1000), false.into());
    let list = evaluate(view, &past, &moves, limit, &mut rng, &stop);
    list.into_iter().map(|one| (moves[one.index], one)).collect()
}

/// The heuristic's choice.
pub fn usual<R: Strategy>(state: &State<R>, seat: Seat) -> R::Action {
    let view = state.view(seat);
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    moves[R::choose(view, &moves, &mut ChaCha8Rng::seed_from_u64(1))]
}
