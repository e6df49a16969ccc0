//! The knowledge of the seat to act. Decisions and hints are made from it and from nothing else.

use std::mem;
use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::bots::{self, Bot, Hint, History, Limit, Strategy, Thinker};
use misere_engine::rules::{Next, Rules, Seen, View};
use misere_engine::table::{Step, Table, Watch as _};

/// The knowledge of the seat to act: its view of the table, and what everyone saw of the game.
#[derive(Debug)]
pub struct Knowledge<R: Rules> {
    seen: Seen<R>,
    past: History<R>,
    /// Each finished deal: its history, and the seat's view before the last action.
    earlier: Vec<(Seen<R>, History<R>)>,
}

impl<R: Strategy> Knowledge<R> {
    /// The knowledge of the seat to act; `None` if no action is due.
    pub fn of(table: &Table<R>) -> Option<Self> {
        let Next::Act(seat) = table.next() else { return None };
        let (mut past, mut last, mut earlier) = (History::default(), None, Vec::new());
        table.retrace_game(|state, step| match step {
            Step::Deal(_) => earlier.extend(last.take().map(|last| (last, mem::take(&mut past)))),
            Step::Act(action) => {
                last = Some(state.view(seat).to_seen());
                past.note(&state.public, *action);
            }
            Step::Reshuffle(_) => {}
        });
        Some(Self { past, earlier, ..Self::of_present(table)? })
    }

    /// Like [`Self::of`], but without the deal's history, for bots that do not look back.
    pub fn of_present(table: &Table<R>) -> Option<Self> {
        let Next::Act(seat) = table.next() else { return None };
        Some(Self { seen: table.seen(seat), past: History::default(), earlier: Vec::new() })
    }

    /// The seat's view of the table.
    pub fn view(&self) -> View<'_, R> {
        self.seen.view()
    }

    /// The actions of the deal, with conclusions from earlier ones.
    pub(crate) fn past(&self) -> History<R> {
        let mut past = History::default();
        for (last, deal) in &self.earlier {
            past.extend(deal);
            past.end_deal(last.view());
        }
        past.extend(&self.past);
        past
    }

    /// Asks a bot for its decision.
    pub fn decide(&self, bot: Bot, limit: Limit, seed: u64, stop: &AtomicBool) -> R::Action {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Thinker::new(limit, rng, stop).decide(self.view(), &self.past(), bot)
    }

    pub fn advise(&self, limit: Limit, seed: u64, stop: &AtomicBool) -> Hint<R> {
        bots::advise(&self.seen, &self.past(), limit, seed, stop)
    }
}
