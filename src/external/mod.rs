//! Players from outside: programs in any language that speak JSON lines, as `docs/bots.md` tells.
//!
//! Such a program gets what its seat may know and nothing else: no seed, and of the events of the
//! game only what [`Lines::heard_by`] lets through. Whatever it answers wrongly, or too late, is
//! counted, and the game goes on with the first legal action.

mod process;
mod view;

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use thiserror::Error;

use crate::rules::options::HouseRules;
use crate::rules::scene::Scene;
use crate::rules::{BySeat, Event, GameAction, Score, Seat};
use crate::trace::Lines;
use process::Process;
use view::view;

/// How long a program may take for a decision unless told otherwise.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// How much longer than usual a program may take for its first answer: it is still starting.
const START: Duration = Duration::from_secs(10);

/// How often a wait looks whether it is still wanted.
const GLANCE: Duration = Duration::from_millis(50);

/// A program that plays one seat.
#[derive(Debug)]
pub struct ExternalBot {
    command: String,
    limit: Duration,
    process: Option<Process>,
    /// Has it ever said anything?
    heard: bool,
    seat: Seat,
    /// What it has not been told yet.
    news: Lines,
    asked: u64,
    faults: Vec<BotFault>,
}

/// What a program is told when a game begins.
#[derive(Clone, Copy, Debug)]
pub struct Greeting<'a> {
    /// The game's id.
    pub game: &'a str,
    /// How many play.
    pub seats: usize,
    /// Every house rule.
    pub rules: &'a HouseRules,
    /// The program's seat.
    pub seat: Seat,
    /// A number for its random choices, so that they can be repeated; below 2⁵³, which every
    /// reader of JSON keeps whole.
    pub luck: u64,
}

/// What a program did wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BotFault {
    /// It took too long.
    #[error("no answer within {0} ms")]
    Late(u128),
    /// What it said is no answer.
    #[error("`{found}` is no answer: expected one such as `{{\"id\": {id}, \"action\": \"…\"}}`")]
    Text {
        /// What it said.
        found: String,
        /// The number of the question.
        id: u64,
    },
    /// It is not legal.
    #[error("`{action}` is not legal: expected {expected}")]
    Illegal {
        /// What it said.
        action: String,
        /// What is legal.
        expected: String,
    },
    /// It has ended.
    #[error("the program has ended")]
    Ended,
    /// The system cannot start it.
    #[error("the program cannot be started: {0}")]
    NotStarted(String),
}

impl ExternalBot {
    /// Starts a program, with so much time for each decision.
    ///
    /// # Errors
    /// The system cannot start it.
    pub fn start(command: &str, limit: Duration) -> io::Result<Self> {
        Ok(Self {
            command: command.to_owned(),
            limit,
            process: Some(Process::start(command)?),
            heard: false,
            seat: Seat::new(0),
            news: Lines::heard_by(Seat::new(0)),
            asked: 0,
            faults: Vec::new(),
        })
    }

    /// Tells it that a game begins. One that has ended is started again.
    pub fn greet(&mut self, greeting: &Greeting<'_>) {
        self.seat = greeting.seat;
        self.news = Lines::heard_by(greeting.seat);
        if self.process.is_none() {
            // If it cannot be, the first question finds that out.
            self.process = Process::start(&self.command).ok();
        }
        self.say(&json!({
            "event": "game",
            "format": 1,
            "game": greeting.game,
            "players": greeting.seats,
            "rules": greeting.rules,
            "seat": greeting.seat.index(),
            "luck": greeting.luck,
            "milliseconds": self.limit.as_millis() as u64,
        }));
    }

    /// Lets it hear, with the next question, of an action.
    pub fn hear_act<A: GameAction>(&mut self, seat: Seat, action: A) {
        self.news.hear_act(seat, action);
    }

    /// Lets it hear, with the next question, of what a seat has heard.
    pub fn hear_lines(&mut self, lines: &Lines) {
        self.news.extend(lines);
    }

    /// Lets it hear of an event; `scene` is what its seat sees afterwards.
    pub fn hear(&mut self, event: &Event, scene: impl FnOnce() -> Scene) {
        self.news.hear(event, scene);
    }

    /// The place of its choice among the legal actions: the first after any fault, which is kept
    /// for [`ExternalBot::take_faults`], and at once where it is told to stop.
    pub fn decide(&mut self, scene: &Scene, legal: &[String], stop: &AtomicBool) -> usize {
        self.ask(scene, legal, stop).unwrap_or_else(|fault| {
            self.faults.push(fault);
            0
        })
    }

    /// The place of its choice among the legal actions; the first where it is told to stop.
    ///
    /// # Errors
    /// What it did wrong.
    pub fn ask(
        &mut self,
        scene: &Scene,
        legal: &[String],
        stop: &AtomicBool,
    ) -> Result<usize, BotFault> {
        self.asked += 1;
        let events = self.news();
        self.say(&json!({
            "event": "ask",
            "id": self.asked,
            "events": events,
            "view": view(scene),
            "legal": legal,
        }));
        let answer = self.answer(legal, stop);
        if answer == Err(BotFault::Ended) {
            self.process = None;
        }
        answer
    }

    /// Tells it how the game ended.
    pub fn over(&mut self, winners: &[Seat], totals: &BySeat<Score>) {
        self.news.end(winners, totals);
        let events = self.news();
        self.say(&json!({ "event": "over", "events": events }));
    }

    /// What it did wrong since this was last asked.
    pub fn take_faults(&mut self) -> Vec<BotFault> {
        std::mem::take(&mut self.faults)
    }

    /// Was it asked, and has never said anything? Then there is no use in going on.
    pub fn is_useless(&self) -> bool {
        self.asked > 0 && !self.heard
    }

    fn news(&mut self) -> Value {
        let lines = self.news.take();
        let events = serde_json::Deserializer::from_str(&lines)
            .into_iter::<Value>()
            .map(|line| line.expect("traces are JSON"));
        events.collect()
    }

    fn say(&mut self, message: &Value) {
        if let Some(process) = &self.process {
            // To one that has ended nothing can be said: the next question finds that out.
            let _ = process.say.send(message.to_string());
        }
    }

    fn answer(&mut self, legal: &[String], stop: &AtomicBool) -> Result<usize, BotFault> {
        let process = self.process.as_mut().ok_or(BotFault::Ended)?;
        let mut allowed = self.limit;
        if std::mem::take(&mut process.starting) {
            allowed += START;
        }
        let until = Instant::now() + allowed;
        let answer = loop {
            if stop.load(Ordering::Relaxed) {
                return Ok(0);
            }
            let left = until.saturating_duration_since(Instant::now());
            let line = match process.said.recv_timeout(left.min(GLANCE)) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(BotFault::Late(allowed.as_millis()));
                }
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(BotFault::Ended),
            };
            self.heard = true;
            match serde_json::from_str::<Answer>(&line) {
                Ok(answer) if answer.id == self.asked => break answer,
                // The answer to a question that was given up.
                Ok(answer) if answer.id < self.asked => {}
                Ok(_) | Err(_) => {
                    return Err(BotFault::Text {
                        found: beginning(&line),
                        id: self.asked,
                    });
                }
            }
        };
        let found = legal.iter().position(|action| *action == answer.action);
        found.ok_or_else(|| BotFault::Illegal {
            action: beginning(&answer.action),
            expected: some_of(legal),
        })
    }
}

/// What was said, on one line and cut where it gets too long to read.
fn beginning(said: &str) -> String {
    const SHOWN: usize = 60;
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut line: String = said.chars().take(SHOWN).map(plain).collect();
    if said.chars().nth(SHOWN).is_some() {
        line.push_str(" …");
    }
    line
}

/// A list of actions that is not too long to read.
fn some_of(legal: &[String]) -> String {
    const SHOWN: usize = 12;
    let mut list: Vec<String> = legal.iter().take(SHOWN).map(|a| format!("`{a}`")).collect();
    if legal.len() > SHOWN {
        list.push(format!("one of {} others", legal.len() - SHOWN));
    }
    list.join(", ")
}

/// What a program answers.
#[derive(Deserialize)]
struct Answer {
    id: u64,
    action: String,
}

#[cfg(all(test, unix))]
mod tests {
    use std::thread;

    use super::*;

    const LIMIT: Duration = Duration::from_secs(10);

    fn asked(command: &str) -> Result<usize, BotFault> {
        let mut program = ExternalBot::start(command, LIMIT).expect("a shell");
        let legal = ["play 2C", "play 3C"].map(String::from);
        program.ask(&Scene::default(), &legal, &AtomicBool::new(false))
    }

    #[test]
    fn a_command_is_one_for_the_shell() {
        let answer = "echo '{\"id\": 1, \"action\": \"play '$CARD'\"}'";
        for command in [
            format!("CARD=3C; {answer}; cat > /dev/null"),
            format!("true && (export CARD=3C; {answer})"),
        ] {
            assert_eq!(asked(&command), Ok(1), "{command}");
        }
        assert_eq!(asked("true"), Err(BotFault::Ended));
    }

    #[test]
    fn faults_fit_on_a_line() {
        let illegal = asked(r#"printf '{"id":1,"action":"play\\n%080d"}\n' 7"#);
        let words = illegal.expect_err("not legal").to_string();
        assert!(words.starts_with("`play 0000") && words.contains(" …` is not legal: expected"));
        assert!(!words.contains('\n'), "{words}");
    }

    /// One that will not end, with all that it has started.
    #[test]
    fn a_program_ends_when_it_is_let_go() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("ticks");
        let tick = format!(
            "(while true; do echo . >> '{}'; sleep 0.02; done); true",
            file.display()
        );
        let ticks = || std::fs::metadata(&file).map_or(0, |file| file.len());
        let program = ExternalBot::start(&tick, LIMIT).expect("a shell");
        let until = Instant::now() + LIMIT;
        while ticks() < 3 {
            assert!(Instant::now() < until, "it never began");
            thread::sleep(Duration::from_millis(5));
        }
        drop(program);
        let then = ticks();
        thread::sleep(Duration::from_millis(200));
        assert_eq!(ticks(), then, "it still runs");
    }
}
