//! External programs at the table. Each has a thread that starts, queries and ends it, so that the
//! window never waits for one.

use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use egui::Context;

use super::consent_question::ConsentQuestion;
use super::pending_move::{Decision, ProgramFault};
use super::permissions::Permissions;
use super::reading::Reading;
use crate::external::{BotFault, Consent, ExternalBot, TIME_LIMIT};
use crate::games::{BotSession, MoveJob, Updates};
use crate::rules::scene::Scene;
use crate::rules::{BySeat, Score, Seat, Seats};
use crate::store::Player;
use crate::ui::command_field::TypedCommand;
use crate::ui::job::{Job, Poll, Worker};
use crate::ui::settings::Settings;

/// Time limit for all programs to end when the window closes.
const END_LIMIT: Duration = Duration::from_secs(5);

/// The external programs at the table.
#[derive(Default)]
pub struct ExternalBots {
    running: Vec<ExternalSeat>,
    permissions: Permissions,
    /// The seats played without their programs, which failed permanently or were not allowed.
    replaced: Seats,
    ending: EndingPrograms,
}

/// Programs that are ending. Dropped, they are waited for a while: their process groups end with Misère anyway.
#[derive(Default)]
pub struct EndingPrograms(Vec<Job<()>>);

impl EndingPrograms {
    /// Adds others, and forgets those that have ended.
    pub fn extend(&mut self, mut others: Self) {
        self.0.retain(|program| matches!(program.poll(), Poll::Pending));
        self.0.append(&mut others.0);
    }
}

impl Drop for EndingPrograms {
    fn drop(&mut self) {
        let until = Instant::now() + END_LIMIT;
        for program in &self.0 {
            program.wait(until.saturating_duration_since(Instant::now()));
        }
    }
}

/// A program playing a seat.
struct ExternalSeat {
    seat: Seat,
    tasks: Sender<Task>,
    /// The number of steps of the log that the program knows.
    known: usize,
    /// Set when the pending decision is no longer wanted.
    stop: Arc<AtomicBool>,
    running: Job<()>,
}

impl ExternalBots {
    /// Prepares for a game in which the person typed these commands.
    pub fn trust(&mut self, typed: Vec<TypedCommand>) {
        self.permissions.trust(typed);
    }

    /// Returns the first seat whose program may neither play nor was refused.
    pub fn unapproved(&mut self, ctx: &Context, players: &[Player], settings: &Settings) -> Option<Seat> {
        let replaced = self.replaced;
        let permissions = &mut self.permissions;
        Seat::all(players.len()).find(|&seat| {
            let command = players[seat.index()].command();
            let command = command.filter(|_| !replaced.contains(seat));
            command.is_some_and(|command| permissions.check(ctx, command, &settings.programs).is_none())
        })
    }

    /// Returns the question to be asked about the program of a player.
    pub fn question(&self, player: &Player) -> Option<&ConsentQuestion> {
        self.permissions.question(player.command()?)
    }

    /// Records how much of the question about a command has been in sight.
    pub fn read(&mut self, command: &str, reading: Reading) {
        self.permissions.read(command, reading);
    }

    /// Takes the consents that are to be remembered in the settings.
    pub fn take_given(&mut self) -> Vec<Consent> {
        self.permissions.take_given()
    }

    /// Returns the consent to start a seat's program, if it is allowed and working.
    pub fn consent(&self, seat: Seat, player: &Player) -> Option<&Consent> {
        let command = player.command()?;
        let consent = self.permissions.consent(command);
        consent.filter(|_| !self.replaced.contains(seat))
    }

    pub fn play_without(&mut self, seat: Seat) {
        self.replaced.insert(seat);
        self.dismiss(seat);
    }

    /// Asks the program of the seat whose turn it is; `substitute` decides if it fails.
    pub fn ask(
        &mut self, ctx: &Context, seat: Seat, consent: Consent, session: &dyn BotSession, substitute: MoveJob,
    ) -> Job<Decision> {
        let place = self.running.iter().position(|bot| bot.seat == seat);
        let place = place.unwrap_or_else(|| {
            self.running.push(ExternalSeat::new(ctx, seat, consent));
            self.running.len() - 1
        });
        let bot = &mut self.running[place];
        let (job, worker) = Job::channel(ctx);
        bot.stop = Arc::clone(worker.is_canceled());
        let question = Question {
            news: session.news(seat, mem::replace(&mut bot.known, session.at())),
            scene: session.scene(seat),
            legal: session.moves().into_iter().map(|act| act.text).collect(),
            substitute,
            worker,
        };
        // If the thread has ended, the worker is dropped, and the job has failed.
        let _ = bot.tasks.send(Task::Ask(Box::new(question)));
        job
    }

    /// Handles a program's failure. A program that has ended is restarted when its seat is asked next.
    pub fn failed(&mut self, seat: Seat, failure: &ProgramFault) {
        if failure.is_final {
            self.play_without(seat);
        } else if failure.fault.has_ended() {
            self.dismiss(seat);
        }
    }

    /// Ends the program of a seat.
    pub fn dismiss(&mut self, seat: Seat) {
        self.dismiss_if(|bot| bot.seat == seat);
    }

    /// Tells all programs how the game ended, and ends them.
    pub fn game_over(&mut self, session: &dyn BotSession) {
        for bot in &self.running {
            let over = Task::Over {
                news: session.news(bot.seat, bot.known),
                winners: session.leaders(),
                totals: session.totals(),
            };
            // A thread that has ended need not be told.
            let _ = bot.tasks.send(over);
        }
        self.dismiss_all();
    }

    /// Ends all programs; those that are asked again are told the whole game.
    pub fn dismiss_all(&mut self) {
        self.dismiss_if(|_| true);
    }

    /// Ends all programs, because another game takes the place of this one; returns those that are ending.
    pub fn end(mut self) -> EndingPrograms {
        self.dismiss_all();
        self.ending
    }

    fn dismiss_if(&mut self, goes: impl Fn(&ExternalSeat) -> bool) {
        self.permissions.expire();
        let gone = self.running.extract_if(.., |bot| goes(bot));
        let ending = gone.map(|bot| {
            bot.stop.store(true, Ordering::Relaxed);
            bot.running
        });
        self.ending.extend(EndingPrograms(ending.collect()));
    }
}

impl ExternalSeat {
    fn new(ctx: &Context, seat: Seat, consent: Consent) -> Self {
        let (tasks, inbox) = mpsc::channel();
        Self {
            seat,
            tasks,
            known: 0,
            stop: Arc::default(),
            // Without a thread, the inbox is closed, and a substitute takes over.
            running: Job::start("external bot", ctx, |_| serve(consent, inbox)),
        }
    }
}

enum Task {
    Ask(Box<Question>),
    Over { news: Updates, winners: Vec<Seat>, totals: BySeat<Score> },
}

struct Question {
    news: Updates,
    scene: Scene,
    legal: Vec<String>,
    substitute: MoveJob,
    worker: Worker<Decision>,
}

/// Starts a program and processes its tasks until the channel closes.
fn serve(consent: Consent, tasks: Receiver<Task>) {
    let mut program = ExternalBot::start(consent, TIME_LIMIT).map_err(BotFault::from);
    for task in tasks {
        match (task, &mut program) {
            (Task::Ask(question), program) => question.put(program),
            (Task::Over { news, winners, totals }, Ok(program)) => {
                news(program);
                program.end_game(&winners, &totals);
            }
            (Task::Over { .. }, Err(_)) => {}
        }
    }
}

impl Question {
    fn put(self, program: &mut Result<ExternalBot, BotFault>) {
        let asked = match program {
            Ok(program) => {
                (self.news)(program);
                program.ask(&self.scene, &self.legal, self.worker.is_canceled())
            }
            Err(fault) => Err(fault.clone()),
        };
        let decision = match asked {
            Ok(place) => Decision { action: self.legal[place].clone(), fault: None },
            Err(fault) => Decision {
                action: (self.substitute)(self.worker.is_canceled()),
                fault: Some(ProgramFault {
                    is_final: match program {
                        Ok(program) => program.is_useless(),
                        Err(fault) => !fault.has_ended(),
                    },
                    fault,
                }),
            },
        };
        self.worker.finish(decision);
    }
}
