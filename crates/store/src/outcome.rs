//! The result of a finished game, as stated in its file.

use serde::{Deserialize, Serialize};

use misere_engine::rules::{Next, Seat};
use misere_games::BotSession;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Outcome {
    pub totals: Vec<f64>,
    pub winners: Vec<usize>,
}

impl Outcome {
    /// The result of a game, if it is over.
    pub fn of(session: &dyn BotSession) -> Option<Self> {
        if session.next() != Next::Over {
            return None;
        }
        Some(Self {
            totals: session.totals().iter().map(|total| total.as_f64()).collect(),
            winners: session.leaders().into_iter().map(Seat::index).collect(),
        })
    }
}
