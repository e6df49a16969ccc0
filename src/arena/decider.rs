//! Asks the players of a game for their decisions.

use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;

use super::ArenaPlayer;
use super::latency::{Latency, Stopwatch};
use crate::bots::{self, History, Limit, Policy};
use crate::rules::View;

/// Asks the players of one game, and reuses its buffer from decision to decision.
pub(super) struct Decider<'a, R: Policy> {
    /// The limit on the thinking of built-in bots.
    pub limit: Limit,
    /// The random numbers of built-in bots.
    pub rng: ChaCha8Rng,
    /// Legal actions, for reuse.
    pub moves: Vec<R::Action>,
    pub stop: &'a AtomicBool,
}

impl<R: Policy> Decider<'_, R> {
    /// Asks a player for its action. Where there is a choice, `latency` records how long it takes.
    pub fn ask(
        &mut self,
        player: &mut ArenaPlayer<'_>,
        view: View<'_, R>,
        past: &History<R>,
        latency: Option<&mut Latency>,
    ) -> R::Action {
        let is_built_in = matches!(player, ArenaPlayer::Bot(_));
        let measured = latency.filter(|_| self.list_legal(view).len() > 1);
        let measured = measured.map(|latency| (Stopwatch::start(is_built_in), latency));
        let action = match player {
            ArenaPlayer::Bot(bot) => {
                let (rng, moves) = (&mut self.rng, &mut self.moves);
                bots::decide_with(view, past, *bot, self.limit, rng, moves, self.stop)
            }
            ArenaPlayer::External(bot) => {
                let stop = self.stop;
                let moves = self.list_legal(view);
                let texts: Vec<String> = moves.iter().map(R::Action::to_string).collect();
                moves[bot.decide(&R::scene(view), &texts, stop)]
            }
        };
        if let Some((stopwatch, latency)) = measured {
            stopwatch.stop(latency);
        }
        action
    }

    /// The legal actions, in the buffer.
    fn list_legal(&mut self, view: View<'_, R>) -> &[R::Action] {
        self.moves.clear();
        R::legal(view, &mut self.moves);
        &self.moves
    }
}
