//! Hints: the action that the best computer player would choose for a person, and the reason.

use std::sync::atomic::Ordering;
use std::time::Duration;

use egui::Context;

use super::game::TableGame;
use crate::bots::{Level, Limit};
use crate::games::{BotSession, HintText};
use crate::rules::Next;
use crate::rules::scene::Scene;
use crate::table::Move;
use crate::text::{Message, table_page as texts, together};
use crate::ui::help_ban::hint_ban;
use crate::ui::job::{Job, Poll};
use crate::ui::settings::Settings;

#[derive(Default)]
pub struct Hints {
    request: Option<Request>,
}

struct Request {
    /// The position that it is for.
    revision: u64,
    job: Option<Job<HintText>>,
    advice: Option<HintText>,
    /// Set if all choices are compared, and not only the best ones.
    shows_all: bool,
    /// More thinking, which reports better and better advice.
    longer: Option<Job<(), Box<HintText>>>,
}

/// The number of rounds of longer thinking at most. Each takes twice as long as the one before.
const ROUNDS: u32 = 6;

/// The state of a hint.
pub enum HintStatus<'a> {
    None,
    Thinking,
    Ready(&'a HintText),
}

impl Hints {
    /// Starts thinking about the viewer's decision; returns whether there is one.
    pub fn ask(&mut self, ctx: &Context, game: &TableGame, limit: Limit) -> bool {
        if game.moves().is_empty() {
            return false;
        }
        let Some(job) = game.seen().advise(limit, game.position_seed()) else { return false };
        self.request = Some(Request {
            revision: game.revision(),
            job: Some(Job::start("hint", ctx, |worker| job(worker.is_canceled()))),
            advice: None,
            shows_all: false,
            longer: None,
        });
        true
    }

    /// Tells whether there is a hint that more thinking would not change.
    pub fn is_sure(&self) -> bool {
        self.request.as_ref().and_then(|request| request.advice.as_ref()).is_some_and(HintText::is_sure)
    }

    /// Goes on thinking about a hint until it is sure, or stops that.
    pub fn think_longer(&mut self, ctx: &Context, game: &TableGame, thinking: fn(Duration) -> Limit) {
        let Some(request) = self.request.as_mut().filter(|request| request.advice.is_some()) else { return };
        let begins = request.longer.take().is_none() && request.advice.as_ref().is_some_and(|advice| !advice.is_sure());
        let Some(session) = game.own_session().filter(|_| begins).map(BotSession::copy) else { return };
        let seed = game.position_seed();
        request.longer = Some(Job::start("think longer", ctx, move |worker| {
            for round in 1..=ROUNDS {
                let limit = thinking(Level::Master.time() * 2_u32.pow(round));
                let Some(job) = session.advise(limit, seed ^ u64::from(round) << 48) else { return };
                let advice = job(worker.is_canceled());
                if worker.is_canceled().load(Ordering::Relaxed) {
                    return;
                }
                let is_sure = advice.is_sure();
                worker.report(Box::new(advice));
                if is_sure {
                    return;
                }
            }
        }));
    }

    pub fn thinks_longer(&self) -> bool {
        self.request.as_ref().is_some_and(|request| request.longer.is_some())
    }

    /// Receives a finished hint, and discards one for an earlier position.
    pub fn update(&mut self, game: &TableGame) {
        let Some(request) = &mut self.request else { return };
        if game.revision() != request.revision {
            self.request = None;
            return;
        }
        match request.job.as_ref().map(Job::poll) {
            Some(Poll::Done(advice)) => {
                request.advice = Some(advice);
                request.job = None;
            }
            Some(Poll::Failed) => return self.request = None,
            Some(Poll::Pending) | None => {}
        }
        match request.longer.as_ref().map(Job::poll) {
            Some(Poll::Progress(advice)) => request.advice = Some(*advice),
            Some(Poll::Done(()) | Poll::Failed) => request.longer = None,
            Some(Poll::Pending) | None => {}
        }
    }

    pub fn status(&self) -> HintStatus<'_> {
        match &self.request {
            None => HintStatus::None,
            Some(Request { advice: None, .. }) => HintStatus::Thinking,
            Some(Request { advice: Some(advice), .. }) => HintStatus::Ready(advice),
        }
    }

    /// Tells whether all choices are compared, and not only the best ones.
    pub fn shows_all(&self) -> bool {
        self.request.as_ref().is_some_and(|request| request.shows_all)
    }

    pub fn show_all(&mut self) {
        if let Some(request) = &mut self.request {
            request.shows_all = true;
        }
    }

    /// The hint, for the line above the hand.
    pub fn text(&self) -> Option<Message> {
        match self.status() {
            HintStatus::None => None,
            HintStatus::Thinking => Some(texts::thinking()),
            HintStatus::Ready(advice) => {
                let first = advice.values.first();
                let spoken = first.map(|first| first.spoken.order.clone());
                Some(texts::advice(spoken.unwrap_or_default(), advice.reason.clone()))
            }
        }
    }

    /// The recommended action.
    pub fn action(&self) -> Option<&str> {
        match self.status() {
            HintStatus::Ready(advice) => Some(&advice.action),
            HintStatus::None | HintStatus::Thinking => None,
        }
    }

    /// Marks the cards of the recommended action.
    pub fn mark(&self, scene: &mut Scene, moves: &[Move]) {
        let Some(action) = self.action() else { return };
        let chosen = moves.iter().find(|one| one.text == action);
        let spots = chosen.map(|chosen| chosen.gesture.spots());
        scene.suggest(&spots.unwrap_or_default());
    }
}

impl TableGame {
    /// The reason why there are no hints whatever the settings say.
    pub(super) fn hint_ban(&self) -> Option<Message> {
        let is_over = self.session().next() == Next::Over;
        hint_ban(self.origin()).filter(|_| !is_over)
    }

    /// The reason why there are no hints.
    pub(super) fn hint_refusal(&self, settings: &Settings) -> Option<Message> {
        let ban = self.hint_ban();
        if ban.is_some() {
            ban
        } else if self.is_watched() {
            Some(together::watching())
        } else if self.table_hints == Some(false) {
            Some(together::no_hints())
        } else if settings.hints {
            None
        } else {
            Some(texts::hints_off())
        }
    }
}
