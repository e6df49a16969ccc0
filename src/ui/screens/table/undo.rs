//! Whose decisions can be undone.

use crate::rules::{Seat, Seats};
use crate::store::Saved;

/// The number of steps before the first decision of a person, if there was one.
pub(super) fn first_decision(saved: &Saved) -> Option<usize> {
    let persons = persons(saved);
    saved.session.past().iter().position(|step| {
        let act = step.act.as_ref();
        act.is_some_and(|act| persons.contains(act.seat))
    })
}

/// The seats in which people sit.
pub(super) fn persons(saved: &Saved) -> Seats {
    let mut persons = Seats::default();
    for (place, player) in saved.players.iter().enumerate() {
        if player.is_person() {
            persons.insert(Seat::new(place));
        }
    }
    persons
}
