//! Asks the players of a game for their decisions.

use rand::rngs::ChaCha8Rng;

use super::ArenaPlayer;
use super::latency::{Latency, Stopwatch};
use misere_engine::rules::View;
use misere_players::bots::{History, Strategy, Thinker};

/// Asks a player for its action; `thinker` decides for built-in bots. Where there is a choice, `latency`
/// records how long it takes.
pub(super) fn ask<R: Strategy>(
    thinker: &mut Thinker<'_, R, ChaCha8Rng>, player: &mut ArenaPlayer<'_>, view: View<'_, R>, past: &History<R>,
    latency: Option<&mut Latency>,
) -> R::Action {
    let is_built_in = matches!(player, ArenaPlayer::Bot(_));
    let mut measured = None;
    if let Some(latency) = latency
        && list_legal(view, &mut thinker.moves).len() > 1
    {
        measured = Some((Stopwatch::start(is_built_in), latency));
    }
    let action = match player {
        ArenaPlayer::Bot(bot) => thinker.decide(view, past, *bot),
        ArenaPlayer::External(bot) => {
            let moves = list_legal(view, &mut thinker.moves);
            let texts: Vec<String> = moves.iter().map(R::Action::to_string).collect();
            moves[bot.decide(&R::scene(view), &texts, thinker.stop)]
        }
    };
    if let Some((stopwatch, latency)) = measured {
        stopwatch.stop(latency);
    }
    action
}

/// The legal actions, in the buffer.
fn list_legal<'a, R: Strategy>(view: View<'_, R>, moves: &'a mut Vec<R::Action>) -> &'a [R::Action] {
    moves.clear();
    R::legal(view, moves);
    moves
}
