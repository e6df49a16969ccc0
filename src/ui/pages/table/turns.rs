//! Turns of computer players, who think on other threads and are replaced by a substitute when they fail.

use std::time::Duration;

use egui::Context;

use super::decision::is_forced;
use super::external_bots::ExternalBots;
use super::game::{TableGame, TableState};
use super::pending_move::{PendingMove, decide};
use crate::bots::{Bot, Level, Limit};
use crate::games::MoveJob;
use crate::rules::{Next, Seat};
use crate::store::Player;
use crate::text::{Message, table_page as texts};
use crate::ui::job::Poll;
use crate::ui::settings::{Pace, Settings};

/// Grace period of a computer player beyond its level's time, in seconds, since the machine may be busy.
const PATIENCE: f64 = 5.0;

/// The time between two actions while computer players finish a deal, in seconds.
const FINISHING_PACE: f64 = 0.08;

/// The moment at which a game goes on.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    pub ctx: &'a Context,
    pub time: f64,
    pub settings: &'a Settings,
    /// The limit of players that have this time to think.
    pub thinking: fn(Duration) -> Limit,
    /// The time until which the next player waits for the coach.
    pub awaited: Option<f64>,
}

impl Now<'_> {
    /// Tells whether the coach is awaited. Its job wakes the window, too.
    fn awaits(self) -> bool {
        if let Some(until) = self.awaited {
            self.wake_at(until);
        }
        self.awaited.is_some()
    }

    /// Wakes the window at a time.
    fn wake_at(self, then: f64) {
        self.ctx.request_repaint_after(Duration::from_secs_f64((then - self.time).max(0.0)));
    }
}

impl TableGame {
    /// Advances the game as far as possible without the person at the computer. Returns messages
    /// about computer players that failed.
    pub(super) fn advance(&mut self, now: Now<'_>, external_bots: &mut ExternalBots) -> Vec<Message> {
        let before = self.revision();
        let messages = self.advance_once(now, external_bots);
        // A step has consequences even if nothing on the table moves.
        if self.revision() != before {
            now.ctx.request_repaint();
        }
        messages
    }

    fn advance_once(&mut self, now: Now<'_>, external_bots: &mut ExternalBots) -> Vec<Message> {
        let Now { time, settings, .. } = now;
        if self.is_holding(settings, time)
            && let Some(stay) = settings.trick.seconds()
        {
            now.wake_at(self.trick_shown_since + stay);
        }
        if !self.is_holding(settings, time) {
            self.catch_up(time);
        }
        if let Some(session) = self.own_session().filter(|session| session.next() == Next::Over) {
            external_bots.game_over(session);
        }
        let is_read = match self.state() {
            TableState::DealOver => self.is_visit() || !self.is_shared(),
            TableState::Result => true,
            TableState::Playing | TableState::Curtain(_) => false,
        };
        if is_read {
            return Vec::new();
        }
        self.await_deal(settings, time);
        match self.session().next() {
            // The host decides for everybody else, and deals.
            _ if self.is_visit() => self.play_forced(now),
            Next::Reshuffle(_) if now.awaits() => {}
            Next::Reshuffle(_) | Next::Deal(_) => {
                self.shuffle();
                self.acted_at = time + settings.motion().deal_seconds();
            }
            Next::Act(seat) => return self.advance_seat(now, external_bots, seat),
            Next::Over => {}
        }
        Vec::new()
    }

    /// Lets nobody act before the cards of a new deal have arrived.
    fn await_deal(&mut self, settings: &Settings, time: f64) {
        let deal = self.session().deal_number();
        if deal > self.dealt {
            self.acted_at = time + settings.motion().deal_seconds();
        }
        self.dealt = deal;
    }

    /// Makes the only legal action of a guest, where it is forced.
    fn play_forced(&mut self, now: Now<'_>) {
        let Now { time, settings, .. } = now;
        if !is_forced(&self.moves, settings) || self.is_holding(settings, time) {
            return;
        }
        let due = self.acted_at + settings.pace.seconds();
        if time < due {
            return now.wake_at(due);
        }
        self.act_first(time);
    }

    fn advance_seat(&mut self, now: Now<'_>, external_bots: &mut ExternalBots, seat: Seat) -> Vec<Message> {
        let Now { time, settings, .. } = now;
        if settings.finish_decided && self.is_decided() {
            self.finish_deal();
        }
        if let Some(action) = self.take_choice(seat) {
            // If it is not legal any more, the person is asked again.
            _ = self.act_elsewhere(&action, settings, time);
            return Vec::new();
        }
        let Some(bot) = self.bot(settings, seat) else { return Vec::new() };
        if self.pending.is_none() {
            self.pending = self.ask(now, external_bots, seat, bot);
        }
        let is_shared = self.is_shared();
        if self.is_holding(settings, time) && !is_shared {
            return Vec::new();
        }
        let pace = match settings.pace {
            _ if self.finishing => FINISHING_PACE,
            // Friends elsewhere have a pace of their own.
            _ if is_shared => Pace::Natural.seconds(),
            pace => pace.seconds(),
        };
        let due = self.acted_at.max(self.trick_shown_since) + pace;
        if time < due {
            now.wake_at(due);
            return Vec::new();
        }
        if now.awaits() {
            return Vec::new();
        }
        self.poll(now, external_bots, seat)
    }

    /// Returns the computer player that decides for a seat now, if one does.
    fn bot(&self, settings: &Settings, seat: Seat) -> Option<Bot> {
        match &self.players()[seat.index()] {
            Player::Person(_) if self.finishing => Some(Level::SUBSTITUTE.into()),
            Player::Person(_) => {
                let is_seen = self.state() == TableState::Playing && seat == self.viewer;
                let is_forced = is_seen && is_forced(&self.moves, settings);
                is_forced.then_some(Level::Random.into())
            }
            Player::Computer(_, bot) => Some(*bot),
            Player::Program(..) => Some(Level::SUBSTITUTE.into()),
            Player::Friend(..) => {
                let plays = self.substitutes.contains(seat);
                plays.then_some(Level::SUBSTITUTE.into())
            }
        }
    }

    /// Starts thinking about the action of a seat, by its program if it has one.
    fn ask(&self, now: Now<'_>, external_bots: &mut ExternalBots, seat: Seat, bot: Bot) -> Option<PendingMove> {
        let session = self.own_session()?;
        let job = self.think(now, bot)?;
        let player = &self.players()[seat.index()];
        Some(match external_bots.consent(seat, player).cloned() {
            Some(consent) => {
                let job = external_bots.ask(now.ctx, seat, consent, session, job);
                PendingMove::new(job, None)
            }
            None => {
                // Players that decide alike everywhere take longer on a slow computer.
                let time = match (now.thinking)(bot.level.time()) {
                    Limit::Time(time) if !self.origin().is_alike() => Some(time),
                    _ => None,
                };
                let deadline = time.map(|time| now.time + time.as_secs_f64() + PATIENCE);
                PendingMove::new(decide(now.ctx, job), deadline)
            }
        })
    }

    fn think(&self, now: Now<'_>, bot: Bot) -> Option<MoveJob> {
        let session = self.own_session()?;
        if self.origin().is_alike() {
            return session.think_alike(bot);
        }
        let seed = session.seed() ^ (session.at() as u64) << 20;
        session.think(bot, (now.thinking)(bot.level.time()), seed)
    }

    /// Performs the seat's action once it is decided.
    pub fn poll(&mut self, now: Now<'_>, external_bots: &mut ExternalBots, seat: Seat) -> Vec<Message> {
        let Now { ctx, time, settings, .. } = now;
        let Some(mut pending) = self.pending.take() else { return Vec::new() };
        let substitute = || {
            let job = self.think(now, Level::SUBSTITUTE.into())?;
            Some(decide(ctx, job))
        };
        let name = self.names().of(seat).to_owned();
        let mut messages = Vec::new();
        let decided = match pending.poll(time, substitute) {
            Poll::Pending => {
                if let Some(deadline) = pending.deadline() {
                    now.wake_at(deadline);
                }
                self.pending = Some(pending);
                return messages;
            }
            Poll::Done(decision) => {
                if let Some(fault) = decision.fault {
                    messages.push(fault.message(&name));
                    external_bots.failed(seat, &fault);
                }
                if let Some(lapse) = pending.substitute_reason() {
                    messages.push(lapse.message(&name));
                    external_bots.dismiss(seat);
                }
                let action = &decision.action;
                if self.is_shared() {
                    self.act_elsewhere(action, settings, time).is_ok()
                } else {
                    self.act(action, time).is_ok()
                }
            }
            Poll::Failed => {
                external_bots.dismiss(seat);
                false
            }
        };
        if !decided && self.act_first(time) {
            messages.push(texts::nobody_could_decide(name));
        }
        messages
    }

    /// Performs the first legal action; returns whether there was one.
    fn act_first(&mut self, time: f64) -> bool {
        let moves = self.session().moves();
        moves.first().is_some_and(|first| self.act(&first.text, time).is_ok())
    }
}
