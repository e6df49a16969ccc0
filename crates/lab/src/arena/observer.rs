//! Observers of a game in the arena: none, or a relay to the trace and to external bots.

use super::ArenaPlayer;
use misere_engine::rules::{Event, EventSink, Rules, Seat};
use misere_engine::trace::Lines;

/// Receives events and actions. `()` ignores them at no cost.
pub(super) trait Observer<R: Rules>: EventSink {
    /// Receives an action before it is applied; `list` adds all legal actions.
    fn act(
        &mut self, seat: Seat, action: R::Action, players: &mut [ArenaPlayer<'_>],
        list: impl FnOnce(&mut Vec<R::Action>),
    );

    /// Tells external bots the events since the last call.
    fn tell_events(&mut self, players: &mut [ArenaPlayer<'_>]);
}

impl<R: Rules> Observer<R> for () {
    fn act(&mut self, _: Seat, _: R::Action, _: &mut [ArenaPlayer<'_>], _: impl FnOnce(&mut Vec<R::Action>)) {}

    fn tell_events(&mut self, _: &mut [ArenaPlayer<'_>]) {}
}

/// Passes events and actions on to the trace and to external bots.
pub(super) struct EventRelay<'a, A> {
    pub lines: Option<&'a mut Lines>,
    /// Legal actions, for reuse.
    pub legal: Vec<A>,
    /// The events not yet delivered, if there are external bots.
    pub news: Option<Vec<Event>>,
}

impl<A> EventSink for EventRelay<'_, A> {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> Event) {
        let event = event();
        if let Some(lines) = &mut self.lines {
            lines.event(&event);
        }
        if let Some(news) = &mut self.news {
            news.push(event);
        }
    }
}

impl<R: Rules> Observer<R> for EventRelay<'_, R::Action> {
    fn act(
        &mut self, seat: Seat, action: R::Action, players: &mut [ArenaPlayer<'_>],
        list: impl FnOnce(&mut Vec<R::Action>),
    ) {
        if let Some(lines) = &mut self.lines {
            let mut texts: Option<Vec<String>> = None;
            if lines.wants_legal() {
                self.legal.clear();
                list(&mut self.legal);
                texts = Some(self.legal.iter().map(ToString::to_string).collect());
            }
            lines.act(seat, &action.to_string(), texts.as_deref());
        }
        if self.news.is_some() {
            for player in players {
                if let ArenaPlayer::External(bot) = player {
                    bot.tell_action(seat, action);
                }
            }
        }
    }

    fn tell_events(&mut self, players: &mut [ArenaPlayer<'_>]) {
        let Some(events) = &mut self.news else { return };
        for player in players {
            if let ArenaPlayer::External(bot) = player {
                for event in events.iter() {
                    bot.tell_event(event);
                }
            }
        }
        events.clear();
    }
}
