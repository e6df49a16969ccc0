//! Choices of the person at this computer at the same time as friends elsewhere, such as a pass, done at their turn.

use super::TableGame;
use crate::games::Play;
use crate::rules::{Next, Seat};
use crate::table::StepError;

impl TableGame {
    /// The game as the person at this computer sees it.
    pub fn seen(&self) -> &dyn Play {
        match &self.at_once.seen {
            Some(seen) => seen.as_ref(),
            None => self.session(),
        }
    }

    /// Finds out whether the person is asked at the same time as somebody else.
    pub(super) fn see_at_once(&mut self) {
        self.at_once.seen = None;
        let deal = self.session().deal_number();
        self.at_once.choice.take_if(|(chosen_in, _)| *chosen_in != deal);
        let Some(session) = self.own_session().filter(|_| self.is_shared() && self.people() == 1) else { return };
        let choice = self.at_once.choice.as_ref().map(|(_, action)| action.as_str());
        let seen = session.asked_at_once(self.viewer, choice);
        self.at_once.seen = seen.filter(|_| self.session().next() != Next::Act(self.viewer));
    }

    /// Performs an action of the person, or keeps it until its turn comes.
    ///
    /// # Errors
    /// Returns an error if the action is not legal now; nothing has changed.
    pub fn choose(&mut self, action: &str, time: f64) -> Result<(), StepError> {
        if self.at_once.seen.is_none() || self.at_once.choice.is_some() {
            return self.act(action, time);
        }
        self.at_once.choice = Some((self.session().deal_number(), action.to_owned()));
        self.refresh();
        Ok(())
    }

    /// Takes the action that this seat has chosen before its turn.
    pub fn take_choice(&mut self, seat: Seat) -> Option<String> {
        let choice = self.at_once.choice.take_if(|_| seat == self.viewer)?;
        Some(choice.1)
    }

    pub(super) fn forget_choice(&mut self) {
        self.at_once.choice = None;
    }
}
