//! A person in a game of any kind: acting, asking for hints and asking why.

use std::sync::atomic::AtomicBool;

use derive_more::{From, Into};
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{GameAction as _, Message, Next, Rules, Seat, Seats, Spoken, View};
use misere_engine::table::{Step, StepError, Table, Watch};
use misere_players::bots::{self, Evaluation, Limit, Strategy};
use misere_players::play::Knowledge;
use serde::{Deserialize, Serialize};

use crate::text::{hints, table as texts};

/// A pending hint.
pub type HintJob = Box<dyn FnOnce(&AtomicBool) -> HintText + Send>;

/// A game in which a person can act, ask for hints and ask why.
pub trait Play: Watch {
    /// Performs an action, given by its text.
    ///
    /// # Errors
    /// Returns an error if the text is not an action, or not a legal one.
    fn play(&mut self, action: &str) -> Result<(), StepError>;

    /// A hint for the seat to act, to be run on any thread; `None` if no action is due.
    fn advise(&self, limit: Limit, seed: u64) -> Option<HintJob>;

    /// The cards of this deal whose plays can be explained: those that everyone has seen being played.
    fn explainable(&self) -> Cards;

    /// The seat that acted last in this deal, or that played a card last, and what it did and why.
    /// `None` if nobody has.
    fn explain(&self, card: Option<Card>, told: &Told) -> Option<(Seat, Message)>;
}

/// A hint: the action that the best bot would take, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HintText<T = Message> {
    /// The action's text: `play QS`.
    pub action: String,
    /// The reason, in one sentence that uses only what the seat knows.
    pub reason: T,
    /// All legal actions: the recommended one first, then the others by what they lose.
    pub values: Vec<RatedMove<T>>,
    /// A sentence that explains the values.
    pub legend: T,
}

impl<T> HintText<T> {
    /// Tells whether all values are exact.
    pub fn is_exact(&self) -> bool {
        let mut losses = self.values.iter().skip(1).map(|one| one.loss);
        self.values.len() > 1 && losses.all(|loss| loss.is_some_and(|loss| loss.margin == 0.0))
    }

    /// Tells whether no other action can be as good as the best one, or the values are exact.
    pub fn is_sure(&self) -> bool {
        let mut losses = self.values.iter().skip(1).filter_map(|one| one.loss);
        self.is_exact() || losses.all(|loss| loss.points > loss.margin)
    }

    /// The hint with another text in place of each.
    ///
    /// # Errors
    /// Returns the first error of `text`.
    pub fn try_map<U, E>(self, text: &mut impl FnMut(&T) -> Result<U, E>) -> Result<HintText<U>, E> {
        let mut values = Vec::new();
        for RatedMove { action, spoken, cards, value, loss } in self.values {
            let value = value.as_ref().map(&mut *text).transpose()?;
            values.push(RatedMove { action, spoken: spoken.try_map(text)?, cards, value, loss });
        }
        Ok(HintText { action: self.action, reason: text(&self.reason)?, values, legend: text(&self.legend)? })
    }
}

/// A legal action as the best bot rates it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatedMove<T = Message> {
    /// Its text: `play QS`.
    pub action: String,
    /// The name that a screen reader speaks.
    pub spoken: Spoken<T>,
    pub cards: Cards,
    /// Its value compared with the best one: `about 2 penalty points worse`. `None` if it was not examined.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub value: Option<T>,
    /// The loss by that, if it was examined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<Loss>,
}

/// The loss by an action compared with the best one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, From, Into)]
#[serde(from = "(f64, f64)", into = "(f64, f64)")]
pub struct Loss {
    /// The points; 0 if it is about as good.
    pub points: f64,
    /// Their 95 % margin of error; 0 if they are exact.
    pub margin: f64,
}

/// The knowledge that the explanation of an action may use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told {
    /// The seats whose own cards may be told.
    pub hands: Seats,
    /// The seat that reads the explanation.
    pub reader: Option<Seat>,
    /// The seat that has claimed the rest of the deal, if everybody knows.
    pub claimant: Option<Seat>,
}

impl<R: Rules + Strategy> Play for Table<R> {
    fn play(&mut self, action: &str) -> Result<(), StepError> {
        self.take(Step::Act(action.parse()?))
    }

    fn advise(&self, limit: Limit, seed: u64) -> Option<HintJob> {
        let known = Knowledge::of(self)?;
        Some(Box::new(move |stop| hint_text(known.view(), &known.advise(limit, seed, stop))))
    }

    fn explainable(&self) -> Cards {
        let mut seen = Cards::EMPTY;
        self.retrace_deal(|_, action| {
            if !action.is_secret() {
                seen |= action.cards();
            }
        });
        seen
    }

    fn explain(&self, card: Option<Card>, told: &Told) -> Option<(Seat, Message)> {
        let (mut last, mut claimant) = (None, None);
        self.retrace_deal(|state, action| {
            let Next::Act(seat) = R::next(&state.public) else { return };
            claimant = claimant.or_else(|| R::can_claim(state.view(seat)).then_some(seat));
            let is_meant = card.is_none_or(|card| !action.is_secret() && action.cards().contains(card));
            if is_meant {
                last = Some((state.clone(), seat, action, claimant));
            }
        });
        let (state, seat, action, claimant) = last?;
        let is_told = told.hands.contains(seat);
        // Nobody else may learn which cards a secret action names.
        let done = if is_told || !action.is_secret() {
            R::spoken(state.view(seat), action).done
        } else {
            texts::acted_in_secret(seat)
        };
        let own = if is_told { Some(&state.private[seat]) } else { None };
        let taken = bots::ActionTaken::<R> { public: &state.public, seat, action, own };
        let knows = |seat: &Seat| told.hands.contains(*seat) || told.claimant == Some(*seat);
        let why = match claimant.filter(knows) {
            Some(winner) if told.reader == Some(winner) => texts::explained(done, hints::wins_rest()),
            Some(winner) => texts::explained(done, hints::rest_goes_to(winner)),
            None => taken.explain(&done, told.reader == Some(seat)),
        };
        Some((seat, why))
    }
}

/// Puts a hint into words.
fn hint_text<R: Strategy>(view: View<'_, R>, hint: &bots::Hint<R>) -> HintText {
    let best = hint.evaluations.first().map(|(action, _)| *action);
    let best_evaluation = hint.evaluations.first().and_then(|(_, evaluation)| *evaluation);
    let opinion = |&(action, evaluation): &(R::Action, Option<Evaluation>)| {
        let beside = match (best_evaluation, evaluation) {
            (Some(best), Some(other)) => Some(bots::compare_with_best(&best, &other, R::WINS)),
            _ => None,
        };
        let is_best = best == Some(action);
        let loss = beside
            .as_ref()
            .map(|beside| Loss { points: beside.loss, margin: if is_best { 0.0 } else { beside.margin } });
        let order = loss.map_or(f64::INFINITY, |loss| loss.points);
        let value = beside.map(|beside| if is_best { hints::best() } else { beside.text });
        let opinion = RatedMove {
            action: action.to_string(),
            spoken: R::spoken(view, action),
            cards: action.cards(),
            value,
            loss,
        };
        (if is_best { f64::NEG_INFINITY } else { order }, opinion)
    };
    let mut values: Vec<_> = hint.evaluations.iter().map(opinion).collect();
    values.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    HintText {
        action: hint.action.to_string(),
        reason: hint.reason.clone(),
        values: values.into_iter().map(|(_, opinion)| opinion).collect(),
        legend: (R::LOOKAHEAD.legend)(),
    }
}
