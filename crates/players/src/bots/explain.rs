//! Reasons for actions, in words for everyone at the table.

use super::{Motive, Strategy};
use crate::text::{hints as texts, table};
use misere_engine::rules::{GameAction, Message, Rules, Seat, View};

/// The reason for an action, unless it is one for every legal action and so does not tell why it was this one.
pub fn reason_for<R: Strategy>(view: View<'_, R>, action: R::Action) -> Option<Message> {
    let reason = R::reason(view, action)?;
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    let mut others = moves.iter().filter(|&&other| other != action).peekable();
    let tells = others.peek().is_none() || others.any(|&other| R::reason(view, other).as_ref() != Some(&reason));
    tells.then_some(reason)
}

/// The reason for an action instead of another one: none if it speaks for the other one as well.
pub fn reason_against<R: Strategy>(view: View<'_, R>, better: R::Action, other: R::Action) -> Option<Message> {
    reason_for(view, better).filter(|reason| R::reason(view, other).as_ref() != Some(reason))
}

/// An action to be explained.
#[derive(Clone, Copy)]
pub struct ActionTaken<'a, R: Rules> {
    /// Common knowledge before it.
    pub public: &'a R::Public,
    pub seat: Seat,
    pub action: R::Action,
    /// The knowledge of the seat in addition, if it may be told.
    pub own: Option<&'a R::Private>,
}

impl<R: Strategy> ActionTaken<'_, R> {
    /// The action of the seat, in the words of `done`, and its reason.
    ///
    /// During a deal, the others must not learn what the seat knew. The words then use public knowledge
    /// only, and a secret action gets no reason (C-7). If the seat itself asks, it is told a reason of
    /// its own where there is no better one.
    pub fn explain(&self, done: &Message, asks: bool) -> Message {
        let because = |reason| table::explained(done.clone(), reason);
        if self.action.is_secret() && self.own.is_none() {
            return because(texts::secret());
        }
        let own_reason = || {
            let view = View { seat: self.seat, public: self.public, own: self.own.filter(|_| asks)? };
            reason_for::<R>(view, self.action)
        };
        match R::motive(self.public, self.own, self.seat, self.action) {
            Some(Motive::Whole(told)) => told,
            motive => match (own_reason(), motive) {
                (Some(reason), _) | (None, Some(Motive::Because(reason))) => because(reason),
                _ if self.own.is_some() => because(texts::no_reason()),
                _ => because(texts::not_public()),
            },
        }
    }
}
