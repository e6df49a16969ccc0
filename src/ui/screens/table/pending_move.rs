//! A computer player's pending move, with a substitute that takes over if the player fails or takes
//! too long.

use super::thinking::{Poll, Thinking};

/// A move that a computer player is about to make.
pub struct PendingMove {
    thinking: Thinking,
    /// The time after which the substitute decides, by the window's clock in seconds; `None` for
    /// external programs, which have time limits of their own.
    deadline: Option<f64>,
    lapse: Option<Lapse>,
}

/// The reason why a substitute took over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// The player failed.
    Failed,
    /// The player took too long.
    Late,
}

impl Lapse {
    /// Returns a message about the player with this name.
    pub fn message(self, name: &str) -> String {
        let what = match self {
            Self::Failed => "could not decide",
            Self::Late => "took too long",
        };
        format!("{name} {what}. A simple player took the turn.")
    }
}

impl PendingMove {
    /// A move to be decided by `thinking`.
    pub const fn new(thinking: Thinking, deadline: Option<f64>) -> Self {
        Self {
            thinking,
            deadline,
            lapse: None,
        }
    }

    /// Returns the decision if there is one. Starts the substitute when needed, once.
    pub fn poll(&mut self, time: f64, substitute: impl FnOnce() -> Option<Thinking>) -> Poll {
        let lapse = match self.thinking.poll() {
            Poll::Thinking if self.deadline.is_some_and(|deadline| time >= deadline) => Lapse::Late,
            Poll::Failed if self.lapse.is_none() => Lapse::Failed,
            poll => return poll,
        };
        let Some(thinking) = substitute() else {
            return Poll::Failed;
        };
        self.thinking = thinking;
        self.deadline = None;
        self.lapse = Some(lapse);
        Poll::Thinking
    }

    /// The time after which the substitute decides.
    pub const fn deadline(&self) -> Option<f64> {
        self.deadline
    }

    /// The reason why the substitute took over, if it did.
    pub const fn lapse(&self) -> Option<Lapse> {
        self.lapse
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::sync::mpsc;

    use egui::Context;

    use super::*;
    use crate::games::MoveJob;

    fn thinking(job: MoveJob) -> Thinking {
        Thinking::start(&Context::default(), job)
    }

    fn says(action: &'static str) -> Thinking {
        thinking(Box::new(move |_: &AtomicBool| action.into()))
    }

    /// Polls until something comes.
    fn decision(pending: &mut PendingMove, time: f64) -> Option<String> {
        loop {
            match pending.poll(time, || Some(says("the substitute"))) {
                Poll::Thinking => std::thread::yield_now(),
                Poll::Decided(decision) => return Some(decision.action),
                Poll::Failed => return None,
            }
        }
    }

    #[test]
    fn a_player_that_decides_in_time_keeps_the_turn() {
        let mut pending = PendingMove::new(says("the player"), Some(f64::INFINITY));
        assert_eq!(decision(&mut pending, 0.0).as_deref(), Some("the player"));
        assert_eq!(pending.lapse(), None);
    }

    #[test]
    fn a_substitute_takes_the_turn_of_a_player_that_panics() {
        let mut pending = PendingMove::new(thinking(Box::new(|_| panic!("as it should"))), None);
        assert_eq!(
            decision(&mut pending, 0.0).as_deref(),
            Some("the substitute")
        );
        assert_eq!(pending.lapse(), Some(Lapse::Failed));
    }

    #[test]
    fn a_substitute_takes_the_turn_of_a_player_that_takes_too_long() {
        let (end, wait) = mpsc::channel::<()>();
        let stubborn = thinking(Box::new(move |_| {
            wait.recv().ok();
            "too late".into()
        }));
        let mut pending = PendingMove::new(stubborn, Some(5.0));
        assert!(matches!(pending.poll(4.0, || None), Poll::Thinking));
        assert_eq!(
            decision(&mut pending, 6.0).as_deref(),
            Some("the substitute")
        );
        assert_eq!(pending.lapse(), Some(Lapse::Late));
        drop(end);
    }

    #[test]
    fn a_failing_substitute_is_reported() {
        let fails = || thinking(Box::new(|_| panic!("as it should")));
        let mut pending = PendingMove::new(fails(), None);
        let ends = loop {
            match pending.poll(0.0, || Some(fails())) {
                Poll::Thinking => std::thread::yield_now(),
                ends => break ends,
            }
        };
        assert!(matches!(ends, Poll::Failed));
    }
}
