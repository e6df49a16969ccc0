//! Programs from outside at the table, each with a thread of its own that starts it, asks it and
//! lets it go, so that the window waits for none of them.
//!
//! A program plays only with the person's consent: its command was typed under New game, or
//! allowed when a game with it was opened. Commands in games that came from elsewhere are asked
//! about first.

use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use egui::Context;

use super::settings::Settings;
use super::thinking::{Decision, Reply, Thinking};
use crate::external::{BotFault, ExternalBot, TIME_LIMIT};
use crate::games::{BotSession, MoveJob, Updates};
use crate::rules::scene::Scene;
use crate::rules::{BySeat, Score, Seat, Seats};
use crate::store::Player;

/// The programs at the table.
#[derive(Default)]
pub struct ExternalBots {
    here: Vec<ExternalSeat>,
    /// The seats that are played without their programs, which are of no use or not allowed.
    absent: Seats,
    /// Threads whose programs are ending.
    leaving: Vec<JoinHandle<()>>,
}

/// A program at the table.
struct ExternalSeat {
    seat: Seat,
    jobs: Sender<Job>,
    /// How many steps of the log it knows.
    told: usize,
    /// Set when its present decision is not wanted any more.
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

/// What went wrong with a program.
#[derive(Debug)]
pub struct Trouble {
    fault: BotFault,
    /// Is there no use in asking it again?
    useless: bool,
}

impl Trouble {
    /// What a person is told of it.
    pub fn words(&self, name: &str) -> String {
        let what = match &self.fault {
            BotFault::TimedOut(ms) => format!("took longer than {} seconds", ms / 1000),
            BotFault::Malformed { found, .. } => format!("said “{found}”, which is no answer"),
            BotFault::Illegal { action, .. } => {
                format!("wanted “{action}”, which is not legal now")
            }
            BotFault::Ended => "has ended".into(),
            BotFault::NotStarted(error) => format!("cannot be started ({error})"),
        };
        let then = if self.useless {
            "A simple player plays on for it."
        } else {
            "A simple player decided for it."
        };
        format!("{name}: the program {what}. {then}")
    }
}

impl ExternalBots {
    /// The first seat whose program nobody has allowed here, and nobody has refused.
    pub fn stranger(&self, players: &[Player], settings: &Settings) -> Option<Seat> {
        Seat::all(players.len()).find(|&seat| {
            let command = players[seat.index()].command();
            command.is_some_and(|command| !settings.programs.contains(command))
                && !self.absent.contains(seat)
        })
    }

    /// The command that plays a seat, if it is a program's, and the program allowed and of use.
    pub fn command<'a>(
        &self,
        seat: Seat,
        player: &'a Player,
        settings: &Settings,
    ) -> Option<&'a str> {
        let command = player.command()?;
        let plays = settings.programs.contains(command) && !self.absent.contains(seat);
        plays.then_some(command)
    }

    /// Plays a seat without its program while this game is at the table.
    pub fn refuse(&mut self, seat: Seat) {
        self.absent.insert(seat);
        self.let_go(seat);
    }

    /// Asks the program that has the seat whose turn it is; `otherwise` decides if it fails.
    pub fn ask(
        &mut self,
        ctx: &Context,
        seat: Seat,
        command: &str,
        session: &dyn BotSession,
        otherwise: MoveJob,
    ) -> Thinking {
        let place = self.here.iter().position(|guest| guest.seat == seat);
        let place = place.unwrap_or_else(|| {
            self.here.push(ExternalSeat::new(seat, command.to_owned()));
            self.here.len() - 1
        });
        let guest = &mut self.here[place];
        let (thinking, reply, stop) = Thinking::awaited(ctx);
        guest.stop = stop.clone();
        let question = Question {
            news: session.news(seat, mem::replace(&mut guest.told, session.at())),
            scene: session.scene(seat),
            legal: session.moves().into_iter().map(|act| act.text).collect(),
            otherwise,
            stop,
            reply,
        };
        // If its thread has gone, the reply is dropped, which says that no decision comes.
        let _ = guest.jobs.send(Job::Ask(Box::new(question)));
        thinking
    }

    /// A program has failed: one that has ended is started again when its seat is asked next.
    pub fn failed(&mut self, seat: Seat, trouble: &Trouble) {
        if trouble.useless {
            self.refuse(seat);
        } else if trouble.fault == BotFault::Ended {
            self.let_go(seat);
        }
    }

    /// Lets the program of a seat go.
    pub fn let_go(&mut self, seat: Seat) {
        self.dismiss_if(|guest| guest.seat == seat);
    }

    /// Tells them how the game has ended, and lets them go.
    pub fn game_over(&mut self, session: &dyn BotSession) {
        for guest in &self.here {
            let over = Job::Over {
                news: session.news(guest.seat, guest.told),
                winners: session.leaders(),
                totals: session.totals(),
            };
            // One that has gone need not know.
            let _ = guest.jobs.send(over);
        }
        self.dismiss();
    }

    /// Lets all of them go; whoever is asked again hears everything anew.
    pub fn dismiss(&mut self) {
        self.dismiss_if(|_| true);
    }

    /// Another game comes to the table.
    pub fn change(&mut self) {
        self.dismiss();
        self.absent = Seats::default();
    }

    fn dismiss_if(&mut self, goes: impl Fn(&ExternalSeat) -> bool) {
        self.leaving.retain(|thread| !thread.is_finished());
        for guest in self.here.extract_if(.., |guest| goes(guest)) {
            guest.stop.store(true, Ordering::Relaxed);
            self.leaving.push(guest.thread);
        }
    }
}

/// The window closes when all programs have ended, which they have little time for.
impl Drop for ExternalBots {
    fn drop(&mut self) {
        self.dismiss();
        for thread in self.leaving.drain(..) {
            // Whatever went wrong there is over now.
            let _ = thread.join();
        }
    }
}

impl ExternalSeat {
    fn new(seat: Seat, command: String) -> Self {
        let (jobs, inbox) = mpsc::channel();
        Self {
            seat,
            jobs,
            told: 0,
            stop: Arc::default(),
            thread: thread::spawn(move || serve(&command, inbox)),
        }
    }
}

/// What the thread of a program is to do.
enum Job {
    Ask(Box<Question>),
    Over {
        news: Updates,
        winners: Vec<Seat>,
        totals: BySeat<Score>,
    },
}

struct Question {
    news: Updates,
    scene: Scene,
    legal: Vec<String>,
    otherwise: MoveJob,
    stop: Arc<AtomicBool>,
    reply: Reply,
}

/// Starts a program and does what is to be done with it, until nothing more comes.
fn serve(command: &str, jobs: Receiver<Job>) {
    let started = ExternalBot::start(command, TIME_LIMIT);
    let mut program = started.map_err(|error| BotFault::NotStarted(error.to_string()));
    for job in jobs {
        match (job, &mut program) {
            (Job::Ask(question), program) => question.put(program),
            (
                Job::Over {
                    news,
                    winners,
                    totals,
                },
                Ok(program),
            ) => {
                news(program);
                program.end_game(&winners, &totals);
            }
            (Job::Over { .. }, Err(_)) => {}
        }
    }
}

impl Question {
    fn put(self, program: &mut Result<ExternalBot, BotFault>) {
        let asked = match program {
            Ok(program) => {
                (self.news)(program);
                program.ask(&self.scene, &self.legal, &self.stop)
            }
            Err(fault) => Err(fault.clone()),
        };
        let decision = match asked {
            Ok(place) => Decision {
                action: self.legal[place].clone(),
                trouble: None,
            },
            Err(fault) => Decision {
                action: (self.otherwise)(&self.stop),
                trouble: Some(Trouble {
                    fault,
                    useless: program.as_ref().map_or(true, ExternalBot::is_useless),
                }),
            },
        };
        self.reply.send(decision);
    }
}
