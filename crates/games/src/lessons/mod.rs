//! Lessons, which teach a game at its table, step by step.
//!
//! A lesson is a RON file in `assets/games`, whose README describes the format. Each step says what lies on the table
//! and what to try: an action, or a question. The words are messages, whose ids begin with the name of the step.
//! [`Lesson::table`] leads to the position of a step; `tests/laws/lesson_check.rs` proves lessons against the rules.
//!
//! Knows nothing of particular games or of how a lesson is shown.

mod table;
mod words;

use std::collections::BTreeMap;

use ron::error::SpannedError;
use ron::extensions::Extensions;
use serde::Deserialize;
use thiserror::Error;

use crate::{BotSession, Entry};
use misere_engine::rules::{Message, Seat};

/// The seat of the person who learns.
pub const LEARNER: Seat = Seat::new(0);

/// A lesson: the steps in their order.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The steps, of which the last is followed by a game.
    pub steps: Vec<LessonStep>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The name, with which the ids of its messages begin.
    pub name: String,
    /// The heading.
    #[serde(skip)]
    pub title: Message,
    /// A new deal; without it, the table stays as the step before left it.
    #[serde(default)]
    pub table: Option<Deal>,
    /// Actions that are shown one by one before there is anything to try.
    #[serde(default)]
    pub before: Vec<String>,
    #[serde(skip)]
    pub text: Message,
    /// The thing to try.
    #[serde(default)]
    pub task: Task,
    /// Actions that follow the right answer.
    #[serde(default)]
    pub then: Vec<String>,
    /// The claims of the texts that the actions of this step prove.
    #[serde(default)]
    pub proofs: Vec<Proof>,
}

/// A deal with chosen cards, and what has been played of it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The number of players.
    pub seats: usize,
    pub dealer: usize,
    /// The house rules that differ from the usual ones.
    #[serde(default = "usual_rules")]
    pub rules: String,
    /// The hands, by seat. Seats without one get cards that are left over, in the order of the pack.
    pub hands: Vec<String>,
    /// The cards that nobody gets: the one on the table, if there is one, then the stock, top first.
    #[serde(default)]
    pub rest: String,
    /// The actions that were done before the step begins.
    #[serde(default)]
    pub actions: Vec<String>,
}

fn usual_rules() -> String {
    "()".into()
}

/// The thing to try in a step.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Task {
    /// Nothing: the text is read.
    #[default]
    Read,
    /// An action of the learner's.
    Play {
        /// The right actions; the first one is shown to a learner who gives up.
        right: Vec<String>,
        #[serde(skip)]
        reply: Message,
        /// The replies to legal actions that are not right.
        #[serde(default, deserialize_with = "words::actions")]
        wrong: BTreeMap<String, Message>,
        /// The replies to actions that the rules forbid, in place of the rules' own explanations.
        #[serde(default, deserialize_with = "words::actions")]
        refused: BTreeMap<String, Message>,
        /// The reply to any other legal action; empty if there is none.
        #[serde(skip)]
        otherwise: Message,
    },
    /// A question about the table, which the first proof of the step answers.
    Answer {
        #[serde(skip)]
        question: Message,
        /// Possible answers, each with the reply to it. The file says how many.
        #[serde(deserialize_with = "words::choices")]
        choices: Vec<(Message, Message)>,
        /// The index of the right answer, from 0.
        right: usize,
    },
}

/// A claim that the actions of a step prove.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum Proof {
    /// The seat takes the first trick that ends.
    Trick(usize),
    /// The seat gets this many points.
    Points(usize, f64),
}

impl Lesson {
    /// The lesson of a game; `None` if it has none.
    ///
    /// # Errors
    /// Returns an error with line and column if the text is not a lesson.
    pub fn of(entry: &Entry) -> Option<Result<Self, LessonError>> {
        let source = entry.files.lesson?;
        Some(Self::read(entry.id, source))
    }

    /// Reads the text of a lesson, and takes its words from the messages of the game.
    ///
    /// # Errors
    /// Returns an error with line and column if the text is not a lesson, or names the message that is missing.
    pub fn read(game: &str, text: &str) -> Result<Self, LessonError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let mut lesson: Self = options.from_str(text).map_err(Box::new)?;
        for (index, step) in lesson.steps.iter_mut().enumerate() {
            step.find_words(game).map_err(|fault| LessonError::Step { step: index, fault })?;
        }
        match lesson.steps.first() {
            Some(LessonStep { table: Some(_), .. }) => Ok(lesson),
            _ => Err(LessonError::NoTable),
        }
    }

    /// The table as it is when a step begins, before its first action.
    ///
    /// # Errors
    /// Returns the first deal or action that the rules do not allow, with its step.
    ///
    /// # Panics
    /// Panics if the lesson has no such step.
    pub fn table(&self, entry: &Entry, step: usize) -> Result<Box<dyn BotSession>, LessonError> {
        let begun = self.steps[..=step].iter().rposition(|step| step.table.is_some()).ok_or(LessonError::NoTable)?;
        let deal = self.steps[begun].table.as_ref();
        let at = |index| move |fault| LessonError::Step { step: index, fault };
        let mut session = deal.ok_or(LessonError::NoTable)?.session(entry).map_err(at(begun))?;
        for (index, step) in self.steps[..step].iter().enumerate().skip(begun) {
            for action in step.actions() {
                table::play(session.as_mut(), action).map_err(at(index))?;
            }
        }
        Ok(session)
    }
}

impl LessonStep {
    /// All actions of the step in order, assuming the learner's first right one.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        let right = match &self.task {
            Task::Play { right, .. } => right.first(),
            Task::Read | Task::Answer { .. } => None,
        };
        let actions = self.before.iter().chain(right).chain(&self.then);
        actions.map(String::as_str)
    }
}

/// The reason why a lesson cannot be used.
#[derive(Debug, Error)]
pub enum LessonError {
    /// A text that is not a lesson.
    #[error(transparent)]
    Text(#[from] Box<SpannedError>),
    /// A lesson without steps, or whose first step has no table.
    #[error("the first step has no table")]
    NoTable,
    /// A step that disagrees with the rules of the game or with itself.
    #[error("step {}: {fault}", step + 1)]
    Step {
        /// The index of the step, from 0.
        step: usize,
        /// The problem, and what was expected.
        fault: String,
    },
}
