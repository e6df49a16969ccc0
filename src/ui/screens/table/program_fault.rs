//! Failures of external programs, as reported to the person.

use crate::external::BotFault;
use crate::printable::escaped;
use crate::text::{Message, table_screen as texts};

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
