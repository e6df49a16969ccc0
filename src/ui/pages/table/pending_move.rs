//! A computer player's pending move, with a substitute that takes over if the player fails or takes too long.

use egui::Context;

use crate::external::BotFault;
use crate::games::MoveJob;
use crate::printable::escaped;
use crate::text::{Message, table_page as texts};
use crate::ui::job::{Job, Poll};

/// A computer player's decision.
pub struct Decision {
    /// The text of its action.
    pub action: String,
    /// The failure of the external program in whose place the decision was made.
    pub fault: Option<ProgramFault>,
}

/// Starts deciding in the background.
pub fn decide(ctx: &Context, job: MoveJob) -> Job<Decision> {
    Job::start("computer player", ctx, |worker| Decision { action: job(worker.is_canceled()), fault: None })
}

/// A move that a computer player is about to make.
pub struct PendingMove {
    job: Job<Decision>,
    /// The time after which the substitute decides, by the window's clock in seconds; `None` for
    /// external programs, which have time limits of their own.
    deadline: Option<f64>,
    reason: Option<SubstituteReason>,
}

/// The reason why a substitute took over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubstituteReason {
    Failed,
    Late,
}

impl SubstituteReason {
    /// Returns a message about the player with this name.
    pub fn message(self, name: &str) -> Message {
        match self {
            Self::Failed => texts::could_not_decide(name),
            Self::Late => texts::took_too_long(name),
        }
    }
}

impl PendingMove {
    pub const fn new(job: Job<Decision>, deadline: Option<f64>) -> Self {
        Self { job, deadline, reason: None }
    }

    /// Returns the decision if there is one. Starts the substitute when needed, once.
    pub fn poll(&mut self, time: f64, substitute: impl FnOnce() -> Option<Job<Decision>>) -> Poll<Decision> {
        let reason = match self.job.poll() {
            Poll::Pending if self.deadline.is_some_and(|deadline| time >= deadline) => SubstituteReason::Late,
            Poll::Failed if self.reason.is_none() => SubstituteReason::Failed,
            poll => return poll,
        };
        let Some(job) = substitute() else { return Poll::Failed };
        self.job = job;
        self.deadline = None;
        self.reason = Some(reason);
        Poll::Pending
    }

    /// The time after which the substitute decides.
    pub const fn deadline(&self) -> Option<f64> {
        self.deadline
    }

    /// The reason why the substitute took over, if it did.
    pub const fn substitute_reason(&self) -> Option<SubstituteReason> {
        self.reason
    }
}

/// A failure of an external program, as reported to the person.
#[derive(Debug)]
pub struct ProgramFault {
    pub fault: BotFault,
    /// Set if the program will not be asked again.
    pub is_final: bool,
}

impl ProgramFault {
    /// Returns a message about the program of the player with this name.
    pub fn message(&self, name: &str) -> Message {
        let name = escaped(name);
        let fault = match &self.fault {
            BotFault::TimedOut(ms) => texts::program_timed_out(name, (ms / 1000) as usize),
            BotFault::Malformed { found, .. } => texts::program_malformed(name, found),
            BotFault::Illegal { action, .. } => texts::program_illegal(name, action),
            BotFault::Ended => texts::program_ended(name),
            BotFault::LineTooLong => texts::program_line_too_long(name),
            BotFault::TooManyLate => texts::program_too_many_late(name),
            BotFault::TooManyUnread => texts::program_too_many_unread(name),
            BotFault::Changed => texts::program_changed(name),
            BotFault::NotStarted(error) => texts::program_not_started(name, error),
        };
        if self.is_final { texts::takes_over(fault) } else { texts::decided_instead(fault) }
    }
}
