//! The individual steps of a game, for going through it afterwards.

use super::{Step, Table};
use crate::cards::Cards;
use crate::rules::{Event, GameAction as _, Message, Next, Rules, Seat, Spoken};

/// A step that led to the current position, with full information including hidden cards.
#[derive(Clone, Debug, PartialEq)]
pub struct PastStep {
    /// The number of its deal, from 1.
    pub deal: u32,
    /// The action; `None` for a shuffle.
    pub act: Option<PastAct>,
    /// The events that it caused.
    pub events: Vec<Event>,
}

/// An action of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct PastAct {
    pub seat: Seat,
    /// Its text: `play QS`.
    pub action: String,
    /// Its name.
    pub spoken: Spoken,
    pub cards: Cards,
    /// The name besides its cards, where other legal actions had the same cards: `hearts`.
    pub named: Option<Message>,
    /// Set if they are hidden from other seats.
    pub is_secret: bool,
}

impl PastStep {
    pub fn begins_deal(&self) -> bool {
        let deal = |event: &Event| matches!(event, Event::Deal { .. });
        self.events.iter().any(deal)
    }

    /// Tells whether it completes a trick.
    pub fn ends_trick(&self) -> bool {
        let trick = |event: &Event| matches!(event, Event::Trick { .. });
        self.events.iter().any(trick)
    }
}

/// The steps of a log up to the present.
pub(super) fn of<R: Rules>(table: &Table<R>) -> Vec<PastStep> {
    let mut replay = table.clone();
    replay.rebuild(0);
    let mut past = Vec::with_capacity(table.at);
    while replay.at < table.at {
        let act = match (&replay.log[replay.at], R::next(&replay.state.public)) {
            (Step::Act(action), Next::Act(seat)) => Some(PastAct {
                seat,
                action: action.to_string(),
                spoken: R::spoken(replay.view(seat), *action),
                cards: action.cards(),
                named: named(&replay, *action),
                is_secret: action.is_secret(),
            }),
            _ => None,
        };
        replay.advance();
        past.push(PastStep { deal: replay.shuffles.0, act, events: replay.latest().cloned().collect() });
    }
    past
}

/// The name of an action besides its cards, if the seat chose it: another legal action has the same cards.
fn named<R: Rules>(table: &Table<R>, action: R::Action) -> Option<Message> {
    let word = action.named()?;
    let legal = table.legal();
    let mut others = legal.iter().filter(|other| **other != action);
    let is_chosen = others.any(|other| other.cards() == action.cards());
    if is_chosen { Some(word) } else { None }
}
