//! Choices that several seats are asked for at the same time, such as cards to pass. The log has them in the order of
//! the seats, so what is chosen before its turn waits here.

use misere_engine::rules::{Next, Seat};
use misere_games::BotSession;

use super::{Host, HostEffect};

impl Host {
    /// Takes a legal action of a seat that is asked at the same time as the seat to act.
    pub(super) fn choose(&mut self, seat: Seat, action: String, session: &dyn BotSession) {
        self.guests[seat.index()].choice = Some((session.deal_number(), action));
    }

    /// The action that a seat has chosen before its turn.
    pub fn choice(&self, seat: Seat, session: &dyn BotSession) -> Option<&str> {
        let (deal, action) = self.guests[seat.index()].choice.as_ref()?;
        let is_due = *deal == session.deal_number() && session.asked_at_once(seat, Some(action)).is_some();
        is_due.then_some(action)
    }

    /// The action that the seat to act has chosen before its turn.
    pub(super) fn due_choice(&mut self, session: &dyn BotSession) -> Option<HostEffect> {
        let Next::Act(seat) = session.next() else { return None };
        let action = self.choice(seat, session)?.to_owned();
        self.guests[seat.index()].choice = None;
        Some(HostEffect::Act { seat, action })
    }
}

/// True if a seat was asked at once after `at` steps, in the same deal.
pub(super) fn was_asked(session: &dyn BotSession, seat: Seat, at: usize) -> bool {
    if at >= session.at() {
        return false;
    }
    let mut replay = session.copy();
    replay.go_to(at);
    replay.deal_number() == session.deal_number() && replay.asked_at_once(seat, None).is_some()
}
