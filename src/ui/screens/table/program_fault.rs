//! Failures of external programs, as reported to the person.

use crate::external::BotFault;
use crate::printable::escaped;

/// A failure of an external program at the table.
#[derive(Debug)]
pub struct ProgramFault {
    /// The fault.
    pub fault: BotFault,
    /// Whether the program will not be asked again.
    pub is_final: bool,
}

impl ProgramFault {
    /// Returns a message about the program of the player with this name.
    pub fn message(&self, name: &str) -> String {
        let what = match &self.fault {
            BotFault::TimedOut(ms) => format!("took longer than {} seconds", ms / 1000),
            BotFault::Malformed { found, .. } => format!("said “{found}”, which is not an answer"),
            BotFault::Illegal { action, .. } => {
                format!("wanted “{action}”, which is not legal now")
            }
            BotFault::Ended => "has ended".into(),
            BotFault::LineTooLong => "was ended because it wrote a line longer than 64 KiB".into(),
            BotFault::TooManyLate => "was ended because it gave too many late answers".into(),
            BotFault::TooManyUnread => "was ended because it does not read its messages".into(),
            BotFault::Changed => "has changed since you allowed it".into(),
            BotFault::NotStarted(error) => format!("cannot be started ({error})"),
        };
        let then = if self.is_final {
            "A simple player takes over."
        } else {
            "A simple player decided instead."
        };
        format!("{}’s program {what}. {then}", escaped(name))
    }
}
