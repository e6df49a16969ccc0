//! External bots: programs in any language that speak JSON lines. `docs/bots.md` describes the protocol.
//!
//! A program learns what its seat may know and nothing else: no seed, and only those events that
//! [`Lines::for_seat`] lets through. A wrong or late answer is recorded as a [`BotFault`], and the
//! game goes on with the first legal action. Nothing here knows any particular game.
//!
//! A program is started only with a person's [`Consent`].

mod consent;
mod fault;
pub(crate) mod group;
pub(crate) mod process;
mod program;
pub(crate) mod view;
mod visible;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, TrySendError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

pub use consent::{Consent, Consents, Question};
pub use fault::BotFault;
use misere_engine::printable::excerpt;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::scene::Scene;
use misere_engine::rules::words::quoted;
use misere_engine::rules::{BySeat, Event, GameAction, Score, Seat};
use misere_engine::trace::Lines;
pub use process::StartError;
use process::{LineTooLong, Process};
pub use program::{ExamineError, MAX_BYTES, MAX_FILES, Program};
use view::view;
pub use visible::visible;

/// Default time for a decision.
pub const TIME_LIMIT: Duration = Duration::from_secs(10);

/// Extra time for the first answer, while the program is still starting.
const STARTUP: Duration = Duration::from_secs(10);

/// Interval at which a waiting thread checks whether it should stop.
const POLL: Duration = Duration::from_millis(50);

/// Maximum number of late answers that a program may send during one question.
const MOST_LATE: usize = 100;

/// Maximum number of characters of an answer that a message shows.
const SHOWN: usize = 60;

/// A program that plays one seat.
#[derive(Debug)]
pub struct ExternalBot {
    consent: Consent,
    limit: Duration,
    process: Option<Process>,
    has_answered: bool,
    seat: Seat,
    /// Events to be sent with the next question.
    unsent: Lines,
    /// The number of the last question.
    asked: u64,
    faults: Vec<BotFault>,
}

/// The message that begins a game.
#[derive(Clone, Copy, Debug)]
pub struct GameStart<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The number of players.
    pub seats: usize,
    /// Every house rule.
    pub rules: &'a HouseRules,
    pub seat: Seat,
    /// A seed for the program's random choices, which must not follow from the seed of the packs.
    /// Below 2⁵³, the largest whole number that every JSON reader keeps exactly.
    pub bot_seed: u64,
}

impl ExternalBot {
    /// Starts a program that a person has allowed, given the time it has for each decision.
    ///
    /// # Errors
    /// Returns an error if the program has changed since, or the system cannot start it.
    pub fn start(consent: Consent, limit: Duration) -> Result<Self, StartError> {
        Ok(Self {
            process: Some(Process::start(&consent)?),
            consent,
            limit,
            has_answered: false,
            seat: Seat::new(0),
            unsent: Lines::for_seat(Seat::new(0)),
            asked: 0,
            faults: Vec::new(),
        })
    }

    /// Begins a game. A program that has ended is started again.
    pub fn begin_game(&mut self, start: &GameStart<'_>) {
        self.seat = start.seat;
        self.unsent = Lines::for_seat(start.seat);
        if self.process.is_none() {
            // A failure is reported at the first question.
            self.process = Process::start(&self.consent).ok();
        }
        self.inform(&json!({
            "event": "game",
            "format": 1,
            "game": start.game,
            "players": start.seats,
            "rules": start.rules,
            "seat": start.seat.index(),
            "luck": start.bot_seed,
            "milliseconds": self.limit.as_millis() as u64,
        }));
    }

    /// Adds an action to the events of the next question.
    pub fn tell_action<A: GameAction>(&mut self, seat: Seat, action: A) {
        self.unsent.action(seat, action);
    }

    /// Adds lines for the program's seat to the events of the next question.
    pub fn tell_lines(&mut self, lines: &Lines) {
        self.unsent.extend(lines);
    }

    /// Adds an event to those of the next question.
    pub fn tell_event(&mut self, event: &Event) {
        self.unsent.event(event);
    }

    /// The index of the program's choice among the legal actions. It is the first action after a
    /// fault, which is kept for [`ExternalBot::take_faults`], and when stopped.
    pub fn decide(&mut self, scene: &Scene, legal: &[String], stop: &AtomicBool) -> usize {
        self.ask(scene, legal, stop).unwrap_or_else(|fault| {
            self.faults.push(fault);
            0
        })
    }

    /// The index of the program's choice among the legal actions; the first when stopped.
    ///
    /// # Errors
    /// Returns the program's fault, if there was one.
    pub fn ask(&mut self, scene: &Scene, legal: &[String], stop: &AtomicBool) -> Result<usize, BotFault> {
        self.asked += 1;
        let events = self.take_events();
        let question = json!({
            "event": "ask",
            "id": self.asked,
            "events": events,
            "view": view(scene),
            "legal": legal,
        });
        let sent = self.send(&question);
        let answer = sent.and_then(|()| self.answer(legal, stop));
        if answer.as_ref().is_err_and(BotFault::has_ended) {
            self.process = None;
        }
        answer
    }

    pub fn end_game(&mut self, winners: &[Seat], totals: &BySeat<Score>) {
        self.unsent.end(winners, totals);
        let events = self.take_events();
        self.inform(&json!({ "event": "over", "events": events }));
    }

    /// Takes the faults recorded since the last call.
    pub fn take_faults(&mut self) -> Vec<BotFault> {
        std::mem::take(&mut self.faults)
    }

    /// Tells whether the program has been asked but has never answered anything, so that asking again is useless.
    pub fn is_useless(&self) -> bool {
        self.asked > 0 && !self.has_answered
    }

    fn take_events(&mut self) -> Value {
        let lines = self.unsent.take();
        let events =
            serde_json::Deserializer::from_str(&lines).into_iter::<Value>().map(|line| line.expect("traces are JSON"));
        events.collect()
    }

    /// Sends a message that needs no answer.
    fn inform(&mut self, message: &Value) {
        if let Err(fault) = self.send(message) {
            self.process = None;
            self.faults.push(fault);
        }
    }

    fn send(&self, message: &Value) -> Result<(), BotFault> {
        let Some(process) = &self.process else { return Ok(()) };
        match process.input.try_send(message.to_string()) {
            Err(TrySendError::Full(_)) => Err(BotFault::TooManyUnread),
            // If the program has ended, the next answer reports that.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
        }
    }

    fn answer(&mut self, legal: &[String], stop: &AtomicBool) -> Result<usize, BotFault> {
        let process = self.process.as_mut().ok_or(BotFault::Ended)?;
        let mut allowed = self.limit;
        if std::mem::take(&mut process.starting) {
            allowed += STARTUP;
        }
        let until = Instant::now() + allowed;
        let mut late = 0;
        let answer = loop {
            if stop.load(Ordering::Relaxed) {
                return Ok(0);
            }
            let left = until.saturating_duration_since(Instant::now());
            let line = match process.output.recv_timeout(left.min(POLL)) {
                Ok(Ok(line)) => line,
                Ok(Err(LineTooLong)) => return Err(BotFault::LineTooLong),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(BotFault::TimedOut(allowed.as_millis()));
                }
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(BotFault::Ended),
            };
            self.has_answered = true;
            match serde_json::from_str::<Answer>(&line) {
                Ok(answer) if answer.id == self.asked => break answer,
                // A late answer to an earlier question.
                Ok(answer) if answer.id < self.asked && late < MOST_LATE => late += 1,
                Ok(answer) if answer.id < self.asked => return Err(BotFault::TooManyLate),
                Ok(_) | Err(_) => {
                    return Err(BotFault::Malformed { found: excerpt(&line, SHOWN), id: self.asked });
                }
            }
        };
        let found = legal.iter().position(|action| *action == answer.action);
        found.ok_or_else(|| BotFault::Illegal { action: excerpt(&answer.action, SHOWN), expected: quoted(legal) })
    }
}

#[derive(Deserialize)]
struct Answer {
    id: u64,
    action: String,
}
