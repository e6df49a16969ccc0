//! A session of any game with bots, which decide, give hints and explain actions.

use std::sync::atomic::AtomicBool;

use misere_engine::rules::{GameAction as _, Message, Next, ParseActionError, Rules, Seat, Seats, Spoken, View};
use misere_engine::table::{Session, Step, StepError, Table, Watch};
use misere_engine::trace::{self, Lines};
use misere_players::bots::{self, Bot, Evaluation, Limit, Strategy, alike};
use misere_players::external::{ExternalBot, GameStart};
use misere_players::play::{self, Knowledge, PeekReport};
use misere_players::puzzles::{self, Margin, Puzzle};
use misere_players::review::{self, Advice, Coach, Mark, Review, Verdict, VerdictWords};

use crate::text::{hints, table as texts};
use misere_engine::cards::{Card, Cards};
use serde::{Deserialize, Serialize};

/// A bot's pending decision; returns the action's text.
pub type MoveJob = Box<dyn FnOnce(&AtomicBool) -> String + Send>;

/// Tells an external bot what has happened; runs on any thread.
pub type Updates = Box<dyn FnOnce(&mut ExternalBot) + Send>;

/// A pending hint.
pub type HintJob = Box<dyn FnOnce(&AtomicBool) -> HintText + Send>;

/// A pending comment by the coach; `None` if there is none to make, or if stopped.
pub type CoachJob = Box<dyn FnOnce(&AtomicBool) -> Option<Advice> + Send>;

/// A pending check that no computer player peeks. Calls its function argument after each decision; `None` if stopped.
pub type PeekJob = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut()) -> Option<PeekReport> + Send>;

/// A pending review. Calls its function argument with each part as soon as it is known; `None` if stopped.
pub type ReviewJob = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut(review::Progress)) -> Option<Review> + Send>;

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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(f64, f64)", into = "(f64, f64)")]
pub struct Loss {
    /// The points; 0 if it is about as good.
    pub points: f64,
    /// Their 95 % margin of error; 0 if they are exact.
    pub margin: f64,
}

impl From<Loss> for (f64, f64) {
    fn from(loss: Loss) -> Self {
        (loss.points, loss.margin)
    }
}

impl From<(f64, f64)> for Loss {
    fn from((points, margin): (f64, f64)) -> Self {
        Self { points, margin }
    }
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

/// A session in which bots can play, and whose decisions can be studied.
pub trait BotSession: Session + Play {
    /// The decision of a bot for the seat to act, to be run on any thread; `None` if no action is
    /// due. It holds only what that seat may know.
    fn think(&self, bot: Bot, limit: Limit, seed: u64) -> Option<MoveJob>;

    /// Like [`Self::think`], but the same on every system and in every game with the same course, see
    /// [`alike`].
    fn think_alike(&self, bot: Bot) -> Option<MoveJob> {
        let Next::Act(seat) = self.next() else {
            return None;
        };
        let seed = alike::decision_seed(self.seed(), seat, self.deal_number(), self.at());
        self.think(bot, alike::LIMIT, seed)
    }

    /// The updates for a program that plays this seat and knows the first `since` steps of the log.
    /// A program that knows none is sent the start of the game first.
    fn news(&self, seat: Seat, since: usize) -> Updates;

    /// The lines of a trace that a seat may know, starting from step `since` of the log.
    fn lines(&self, seat: Seat, since: usize) -> Lines;

    /// A check of all decisions of this game, to be run on any thread: each bot decides again with and without hidden
    /// cards swapped, and must choose the same. For seats without a bot, hints are checked instead.
    fn check_peeking(&self, bots: Vec<Option<Bot>>, limit: Limit) -> PeekJob;

    /// A review of the finished deals of this game, to be run on any thread.
    fn review(&self, request: review::Request) -> ReviewJob;

    /// The decisions of each seat that reviews judge, each as the number of steps before it.
    fn decisions(&self) -> Vec<Vec<usize>>;

    /// The coach's comment on an action that the seat to act is about to take, to be run on any thread; `None` if it is
    /// no decision. It holds only what that seat may know.
    fn coach(&self, action: &str, least: Mark, seed: u64) -> Option<CoachJob>;

    /// The words for a verdict; `None` if it is not on a decision of this game.
    fn verdict_words(&self, verdict: &Verdict) -> Option<VerdictWords>;

    /// Lets Medium play the first deal of this game and looks for puzzles in it. `None` if stopped.
    fn mine_puzzles(&self, seed: u64, stop: &AtomicBool) -> Option<Vec<Puzzle>>;

    /// Tells whether an answer to the present position is still clearly the best in worlds of another seed. `None` if
    /// stopped.
    ///
    /// # Errors
    /// Returns an error if the text is not an action of the game.
    fn check_answer(&self, answer: &str, seed: u64, stop: &AtomicBool) -> Result<Option<bool>, ParseActionError>;

    /// The reason why an action of the seat to act is good, in one sentence from what the seat knows; `None` if there
    /// is no simple reason, or no action is due.
    ///
    /// # Errors
    /// Returns an error if the text is not an action of the game.
    fn reason(&self, action: &str) -> Result<Option<Message>, ParseActionError>;

    /// The game as a seat sees it that may choose at the same time as the seat to act, after its choice if it has made
    /// one, see [`Table::asked_at_once`].
    fn asked_at_once(&self, seat: Seat, choice: Option<&str>) -> Option<Box<dyn BotSession>>;

    /// A hint for a seat that is asked for a decision, be it at the same time as the seat to act.
    fn advise_seat(&self, seat: Seat, limit: Limit, seed: u64) -> Option<HintJob> {
        match self.asked_at_once(seat, None) {
            Some(asked) => asked.advise(limit, seed),
            None => self.advise(limit, seed),
        }
    }

    /// A copy that can be moved through and continued without changing this game.
    fn copy(&self) -> Box<dyn BotSession>;
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
            let Next::Act(seat) = R::next(&state.public) else {
                return;
            };
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

impl<R: Rules + Strategy> BotSession for Table<R> {
    fn think(&self, bot: Bot, limit: Limit, seed: u64) -> Option<MoveJob> {
        let known = if bot.level.infers() { Knowledge::of(self)? } else { Knowledge::of_present(self)? };
        Some(Box::new(move |stop| known.decide(bot, limit, seed, stop).to_string()))
    }

    fn news(&self, seat: Seat, since: usize) -> Updates {
        let (game, seats, rules) = (self.id(), self.seats(), self.rules());
        let lines = self.lines(seat, since);
        Box::new(move |program| {
            if since == 0 {
                // This must not follow from the seed of the packs, which would give the cards away.
                let random = getrandom::u64().expect("the system has random numbers");
                program.begin_game(&GameStart { game, seats, rules: &rules, seat, bot_seed: random >> 11 });
            }
            program.tell_lines(&lines);
        })
    }

    fn lines(&self, seat: Seat, since: usize) -> Lines {
        trace::seen_by(self, seat, since)
    }

    fn check_peeking(&self, bots: Vec<Option<Bot>>, limit: Limit) -> PeekJob {
        let table = self.clone();
        Box::new(move |stop, done| play::check_game(&table, &bots, limit, stop, done))
    }

    fn review(&self, request: review::Request) -> ReviewJob {
        let table = self.clone();
        Box::new(move |stop, found| review::review(&table, &request, stop, found))
    }

    fn decisions(&self) -> Vec<Vec<usize>> {
        review::decisions(self)
    }

    fn coach(&self, action: &str, least: Mark, seed: u64) -> Option<CoachJob> {
        let found = self.legal().into_iter().find(|one| one.to_string() == action)?;
        let coach = Coach::of(self, found)?;
        Some(Box::new(move |stop| coach.advise(least, seed, stop)))
    }

    fn verdict_words(&self, verdict: &Verdict) -> Option<VerdictWords> {
        review::words(self, verdict)
    }

    fn mine_puzzles(&self, seed: u64, stop: &AtomicBool) -> Option<Vec<Puzzle>> {
        puzzles::mine(self, seed, stop)
    }

    fn check_answer(&self, answer: &str, seed: u64, stop: &AtomicBool) -> Result<Option<bool>, ParseActionError> {
        let margin = Margin::CHECKED;
        Ok(puzzles::holds(self, answer.parse()?, margin, seed, stop))
    }

    fn reason(&self, action: &str) -> Result<Option<Message>, ParseActionError> {
        let action = action.parse()?;
        let known = Knowledge::of_present(self);
        Ok(known.and_then(|known| R::reason(known.view(), action)))
    }

    fn asked_at_once(&self, seat: Seat, choice: Option<&str>) -> Option<Box<dyn BotSession>> {
        let choice = match choice.map(str::parse) {
            Some(Ok(action)) => Some(action),
            Some(Err(_)) => return None,
            None => None,
        };
        let asked = Self::asked_at_once(self, seat, choice)?;
        Some(Box::new(asked))
    }

    fn copy(&self) -> Box<dyn BotSession> {
        Box::new(self.clone())
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
