//! Whose decisions can be undone.

use crate::store::{Saved, people};

/// The number of steps before the first decision of a person, if there was one.
pub(super) fn first_decision(saved: &Saved) -> Option<usize> {
    let people = people(&saved.players);
    saved.session.past().iter().position(|step| {
        let act = step.act.as_ref();
        act.is_some_and(|act| people.contains(act.seat))
    })
}
