//! Games in which computer players decide alike on every system: playing and checking them.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use crate::BotSession;
use misere_engine::rules::{Next, Seat};
use misere_players::bots::Bot;

/// A decision that a computer player would not have made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The number of steps before it.
    pub step: usize,
    /// The number of its deal, from 1.
    pub deal: u32,
    pub seat: Seat,
    /// The text of the action in the game.
    pub played: String,
    /// The text of the action that the computer player decides on.
    pub decides: String,
}

/// Lets bots play a game to its end, given the bot of each seat. False if stopped.
///
/// # Panics
/// Panics if a seat has no bot.
pub fn play_out(session: &mut dyn BotSession, bots: &[Bot], stop: &AtomicBool) -> bool {
    loop {
        match session.next() {
            Next::Over => return true,
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(seat) => {
                let job = session.think_alike(bots[seat.index()]);
                let action = job.expect("somebody is to act")(stop);
                if stop.load(Ordering::Relaxed) {
                    return false;
                }
                session.play(&action).expect("bots play legally");
            }
        }
    }
}

/// Asks the bots of a game again for all their decisions, given the bot of each seat, and returns the first that
/// differs. `None` for the whole if stopped.
pub fn first_deviation(session: &dyn BotSession, bots: &[Option<Bot>], stop: &AtomicBool) -> Option<Option<Deviation>> {
    let mut then = session.copy();
    let (end, steps) = (session.at(), session.steps());
    let mut decisions = Vec::new();
    for (step, played) in steps[..end].iter().enumerate() {
        then.go_to(step);
        if let Next::Act(seat) = then.next()
            && let Some(bot) = bots[seat.index()]
            && let Some(job) = then.think_alike(bot)
        {
            let decision =
                Deviation { step, deal: then.deal_number(), seat, played: played.clone(), decides: String::new() };
            decisions.push((decision, job));
        }
    }
    let found = decisions.into_par_iter().find_map_first(|(decision, job)| {
        let decides = job(stop);
        let is_same = decides == decision.played && !stop.load(Ordering::Relaxed);
        (!is_same).then_some(Deviation { decides, ..decision })
    });
    (!stop.load(Ordering::Relaxed)).then_some(found)
}
