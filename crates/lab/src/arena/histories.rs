//! The histories of a game for the seats whose bots look back.

use super::ArenaPlayer;
use misere_engine::rules::{Seat, State};
use misere_players::bots::{History, Strategy};

/// The seats' memories of a game. Only those whose bots look back have more than an empty history.
pub(super) struct Histories<R: Strategy> {
    by_seat: Vec<History<R>>,
    looking_back: Vec<Seat>,
    /// The state before the last action of the deal, if any seat looks back.
    before_last: Option<State<R>>,
}

impl<R: Strategy> Histories<R> {
    pub fn new(players: &[ArenaPlayer<'_>]) -> Self {
        let seats = Seat::all(players.len());
        Self {
            by_seat: vec![History::default(); players.len()],
            looking_back: seats.filter(|seat| players[seat.index()].infers()).collect(),
            before_last: None,
        }
    }

    pub fn of(&self, seat: Seat) -> &History<R> {
        &self.by_seat[seat.index()]
    }

    /// Notes an action about to be taken in this state.
    pub fn note(&mut self, state: &State<R>, action: R::Action) {
        for seat in &self.looking_back {
            self.by_seat[seat.index()].note(&state.public, action);
        }
        if !self.looking_back.is_empty() {
            self.before_last = Some(state.clone());
        }
    }

    /// Ends the deal that has been noted, if any.
    pub fn end_deal(&mut self) {
        if let Some(before_last) = self.before_last.take() {
            for &seat in &self.looking_back {
                self.by_seat[seat.index()].end_deal(before_last.view(seat));
            }
        }
    }
}
