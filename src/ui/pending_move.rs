//! A computer player's turn. Whoever fails or takes too long loses it to the simple player.

use super::thinking::{Poll, Thinking};

/// A decision that is due.
pub struct PendingMove {
    thinking: Thinking,
    /// When it comes too late, by the window's clock in seconds; never for whoever keeps its own
    /// time.
    late: Option<f64>,
    lapse: Option<Lapse>,
}

/// How a turn was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// No decision can come any more.
    Failed,
    /// It took too long.
    Late,
}

impl Lapse {
    /// What the people at the table are told of the player with this name.
    pub fn words(self, name: &str) -> String {
        let what = match self {
            Self::Failed => "could not decide",
            Self::Late => "took too long",
        };
        format!("{name} {what}: a simple player took the turn.")
    }
}

impl PendingMove {
    /// The turn of whoever thinks.
    pub const fn new(thinking: Thinking, late: Option<f64>) -> Self {
        Self {
            thinking,
            late,
            lapse: None,
        }
    }

    /// How far is it at this time? The stand-in is asked to think when it is needed, once.
    pub fn poll(&mut self, time: f64, stand_in: impl FnOnce() -> Option<Thinking>) -> Poll {
        let lapse = match self.thinking.poll() {
            Poll::Still if self.late.is_some_and(|late| time >= late) => Lapse::Late,
            Poll::Failed if self.lapse.is_none() => Lapse::Failed,
            thinks => return thinks,
        };
        let Some(thinking) = stand_in() else {
            return Poll::Failed;
        };
        self.thinking = thinking;
        self.late = None;
        self.lapse = Some(lapse);
        Poll::Still
    }

    /// When it will be too late.
    pub const fn late(&self) -> Option<f64> {
        self.late
    }

    /// How it was lost, if it was.
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

    fn thinking(thought: MoveJob) -> Thinking {
        Thinking::start(&Context::default(), thought)
    }

    fn says(action: &'static str) -> Thinking {
        thinking(Box::new(move |_: &AtomicBool| action.into()))
    }

    /// Polls until something comes.
    fn decision(turn: &mut PendingMove, time: f64) -> Option<String> {
        loop {
            match turn.poll(time, || Some(says("the simple one"))) {
                Poll::Still => std::thread::yield_now(),
                Poll::Decided(decision) => return Some(decision.action),
                Poll::Failed => return None,
            }
        }
    }

    #[test]
    fn who_decides_in_time_keeps_the_turn() {
        let mut turn = PendingMove::new(says("the player"), Some(f64::INFINITY));
        assert_eq!(decision(&mut turn, 0.0).as_deref(), Some("the player"));
        assert_eq!(turn.lapse(), None);
    }

    #[test]
    fn who_panics_loses_the_turn_to_the_simple_player() {
        let mut turn = PendingMove::new(thinking(Box::new(|_| panic!("as it should"))), None);
        assert_eq!(decision(&mut turn, 0.0).as_deref(), Some("the simple one"));
        assert_eq!(turn.lapse(), Some(Lapse::Failed));
    }

    #[test]
    fn who_takes_too_long_loses_it_too_even_if_he_does_not_stop() {
        let (end, wait) = mpsc::channel::<()>();
        let stubborn = thinking(Box::new(move |_| {
            wait.recv().ok();
            "too late".into()
        }));
        let mut turn = PendingMove::new(stubborn, Some(5.0));
        assert!(matches!(turn.poll(4.0, || None), Poll::Still));
        assert_eq!(decision(&mut turn, 6.0).as_deref(), Some("the simple one"));
        assert_eq!(turn.lapse(), Some(Lapse::Late));
        drop(end);
    }

    #[test]
    fn if_the_simple_player_fails_as_well_that_is_told() {
        let fails = || thinking(Box::new(|_| panic!("as it should")));
        let mut turn = PendingMove::new(fails(), None);
        let ends = loop {
            match turn.poll(0.0, || Some(fails())) {
                Poll::Still => std::thread::yield_now(),
                ends => break ends,
            }
        };
        assert!(matches!(ends, Poll::Failed));
    }
}
