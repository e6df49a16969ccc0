//! Describes a game in words as it proceeds, for people who cannot see the table.

use super::{Step, Table};
use crate::rules::{Announcement, Event, GameAction as _, Importance, Message, Next, Rules, Seat};
use crate::text::events as texts;

/// Describes what happened after the first `since` steps, as far as the reader may know it.
pub(super) fn since<R: Rules>(table: &Table<R>, since: usize, reader: Option<Seat>) -> Vec<Announcement> {
    let mut replay = table.clone();
    replay.rebuild(since.min(table.at));
    let mut told = Vec::new();
    while replay.at < table.at {
        let step = &table.log[replay.at];
        let action = match (step, R::next(&replay.state.public)) {
            (Step::Act(action), Next::Act(seat)) => Some((seat, describe(&replay, seat, *action, reader))),
            _ => None,
        };
        replay.advance();
        let events: Vec<&Event> = replay.latest().filter(|event| is_announced(event, reader)).collect();
        // A draw event repeats the action and, for the reader, adds which card it was.
        let draws = |seat: Seat| {
            let own = |event: &&Event| matches!(event, Event::Draw { seat: who, .. } if *who == seat);
            matches!(events.first(), Some(event) if own(event))
        };
        told.extend(
            action
                .filter(|(seat, _)| !draws(*seat))
                .map(|(_, words)| Announcement { words, importance: Importance::Step }),
        );
        for event in events {
            told.push(match event {
                Event::Trick { winner, .. } => trick(&replay, *winner, reader),
                event => event.announce(reader, R::WINS),
            });
        }
    }
    told
}

/// Tells whether an event is announced: not a draw of no cards, nor the listener's own pass, announced when chosen.
fn is_announced(event: &Event, reader: Option<Seat>) -> bool {
    match event {
        Event::Draw { cards, .. } => !cards.is_empty(),
        Event::Passed { from, .. } => reader != Some(*from),
        _ => true,
    }
}

/// Describes an action of a seat; for a secret one, only how many cards it names.
fn describe<R: Rules>(table: &Table<R>, seat: Seat, action: R::Action, reader: Option<Seat>) -> Message {
    if action.is_secret() && reader != Some(seat) {
        return texts::chose_in_secret(seat, action.cards().len());
    }
    texts::acted(R::spoken(table.view(seat), action).done)
}

/// Describes a trick that was taken, with its value.
fn trick<R: Rules>(table: &Table<R>, winner: Seat, reader: Option<Seat>) -> Announcement {
    let scene = R::scene(table.view(reader.unwrap_or(Seat::new(0))));
    let worth = scene.previous_trick.map(|last| last.note).unwrap_or_default();
    let words = if worth.is_empty() { texts::took_trick(winner) } else { texts::took_trick_worth(winner, worth) };
    Announcement { words, importance: Importance::Outcome }
}
