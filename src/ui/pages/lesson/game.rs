//! A lesson in progress: the table of the step, and what the learner has tried.
//!
//! Knows nothing of how the lesson is drawn.

use std::collections::VecDeque;

use super::super::exercise::Reply;
use crate::games::{BotSession, Entry};
use crate::lessons::{LEARNER, Lesson, LessonError, LessonStep, Task};
use crate::printable::escaped;
use crate::rules::scene::{Scene, SpotId};
use crate::rules::{Message, Next};
use crate::table::Move;
use crate::ui::settings::Settings;

const TRICK: f64 = 1.25;

/// The stage of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The actions leading to the task are being shown.
    Before,
    /// The learner is to try something.
    Asked,
    /// The actions following the right answer are being shown.
    Then,
    /// Nothing: the next step may begin.
    Done,
}

/// A lesson in progress.
pub struct LessonGame {
    pub entry: &'static Entry,
    lesson: Lesson,
    step: usize,
    session: Box<dyn BotSession>,
    scene: Scene,
    moves: Vec<Move>,
    /// The actions still to be shown.
    queue: VecDeque<String>,
    stage: Stage,
    reply: Option<Reply>,
    holding: bool,
    /// The players before the trick that is held.
    before_trick: Scene,
    acted_at: f64,
}

impl LessonGame {
    /// Opens a lesson at a step, or at the last one if there are fewer.
    ///
    /// # Errors
    /// Returns an error if the position of the step cannot be reached.
    ///
    /// # Panics
    /// Panics if the lesson has no steps.
    pub fn open(entry: &'static Entry, lesson: Lesson, step: usize) -> Result<Self, LessonError> {
        let step = step.min(lesson.steps.len() - 1);
        let mut game = Self {
            entry,
            session: lesson.table(entry, step)?,
            lesson,
            step,
            scene: Scene::default(),
            moves: Vec::new(),
            queue: VecDeque::new(),
            stage: Stage::Before,
            reply: None,
            holding: false,
            before_trick: Scene::default(),
            acted_at: 0.0,
        };
        game.begin();
        Ok(game)
    }

    /// Goes to a step; returns whether it begins with a new deal.
    ///
    /// # Errors
    /// Returns an error if the position of the step cannot be reached; nothing has changed.
    pub fn go_to(&mut self, step: usize, time: f64) -> Result<bool, LessonError> {
        self.session = self.lesson.table(self.entry, step)?;
        let is_new = step != self.step + 1 || self.lesson.steps[step].table.is_some();
        self.step = step;
        self.acted_at = time;
        self.begin();
        Ok(is_new)
    }

    fn begin(&mut self) {
        self.queue = self.step().before.iter().cloned().collect();
        self.stage = Stage::Before;
        self.reply = None;
        self.holding = false;
        self.refresh();
        // A step that goes on after the last trick still shows it.
        let hand = self.scene.hand(LEARNER);
        self.holding = hand.is_some_and(|hand| hand.spots.is_empty()) && self.scene.previous_trick.is_some();
        self.before_trick.clone_from(&self.scene);
        self.settle();
    }

    pub fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.step]
    }

    /// The index of the step, from 0, and the number of steps.
    pub fn step_number(&self) -> (usize, usize) {
        (self.step, self.lesson.steps.len())
    }

    pub fn is_last(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The reply to the last try. It may tell what followed, so it comes when that has been shown.
    pub fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref().filter(|_| self.stage != Stage::Then)
    }

    /// The game at the table of the lesson.
    pub fn session(&self) -> &dyn BotSession {
        self.session.as_ref()
    }

    pub const fn is_holding(&self) -> bool {
        self.holding
    }

    /// The table as the learner sees it.
    pub fn scene(&self) -> Scene {
        let mut scene = self.scene.clone();
        if self.holding {
            scene.hold_previous_trick(&self.before_trick);
        }
        scene
    }

    /// The moves that the learner may make; none if the step does not ask for one.
    pub fn moves(&self) -> &[Move] {
        match (self.stage, &self.step().task) {
            (Stage::Asked, Task::Play { .. }) => &self.moves,
            _ => &[],
        }
    }

    /// Replies to the learner's action, and performs it if it is right.
    pub fn act(&mut self, action: &str, time: f64) {
        let Task::Play { right, reply, wrong, otherwise, .. } = &self.step().task else { return };
        if !right.iter().any(|right| right == action) {
            let reply = wrong.get(action).unwrap_or(otherwise);
            self.reply = Some(Reply::Wrong(reply.clone()));
            return;
        }
        let reply = Reply::Right(reply.clone());
        let action = action.to_owned();
        self.succeed(reply, time);
        self.play(&action);
        self.settle();
    }

    /// Replies to a try that the board does not allow, for this reason.
    pub fn refuse_because(&mut self, words: Message) {
        if matches!(self.step().task, Task::Play { .. }) {
            self.reply = Some(Reply::Refused(words));
        }
    }

    /// Replies to a try that the rules do not allow.
    pub fn refuse(&mut self, spot: SpotId) {
        let Task::Play { refused, .. } = &self.step().task else { return };
        let own = match spot {
            SpotId::Card(card) => refused.iter().find(|(action, _)| action.ends_with(&card.to_string())),
            _ => None,
        };
        let words = own.map(|(_, reply)| reply.clone());
        let words = words.or_else(|| self.session.why_not(LEARNER, spot));
        if let Some(words) = words {
            self.reply = Some(Reply::Refused(words));
        }
    }

    /// Replies to an answer to the question of the step.
    pub fn answer(&mut self, place: usize, time: f64) {
        let Task::Answer { choices, right, .. } = &self.step().task else { return };
        let Some((_, reply)) = choices.get(place).filter(|_| self.stage == Stage::Asked) else { return };
        let reply = reply.clone();
        if place == *right {
            self.succeed(Reply::Right(reply), time);
            self.settle();
        } else {
            self.reply = Some(Reply::Wrong(reply));
        }
    }

    /// Performs the right action for a learner who gives up.
    pub fn show_answer(&mut self, time: f64) {
        match &self.step().task {
            Task::Read => {}
            Task::Play { right, .. } => {
                if let Some(action) = right.first().cloned() {
                    self.act(&action, time);
                }
            }
            Task::Answer { right, .. } => self.answer(*right, time),
        }
    }

    fn succeed(&mut self, reply: Reply, time: f64) {
        self.reply = Some(reply);
        self.stage = Stage::Then;
        self.acted_at = time;
        self.queue = self.step().then.iter().cloned().collect();
    }

    /// Shows the next action once it is due. Returns whether one was shown, and when the next one is due.
    pub fn advance(&mut self, settings: &Settings, time: f64) -> (bool, Option<f64>) {
        let waits = self.holding && self.stage == Stage::Before;
        if self.queue.is_empty() && !waits {
            return (false, None);
        }
        let due = self.acted_at + self.pause(settings);
        if time < due {
            return (false, Some(due));
        }
        self.acted_at = time;
        let shown = self.queue.pop_front();
        match &shown {
            Some(action) => self.play(action),
            None => self.holding = false,
        }
        self.settle();
        let waits = self.holding && self.stage == Stage::Before;
        let next = !self.queue.is_empty() || waits;
        (shown.is_some(), next.then(|| time + self.pause(settings)))
    }

    /// The time between the last action and the next.
    fn pause(&self, settings: &Settings) -> f64 {
        if self.holding { settings.trick.seconds().unwrap_or(TRICK) } else { settings.pace.seconds() }
    }

    fn play(&mut self, action: &str) {
        let before = self.scene.clone();
        if let Err(error) = self.session.play(action) {
            // The built-in lessons are checked, but those of other games may not be.
            let error = escaped(&error.to_string());
            eprintln!("misere: lesson {}: {error}", self.entry.id);
            self.queue.clear();
        }
        self.refresh();
        self.holding = self.scene.previous_trick_number() > before.previous_trick_number();
        if self.holding {
            self.before_trick = before;
        }
    }

    /// Goes on to the next stage if there is nothing left to show.
    fn settle(&mut self) {
        if !self.queue.is_empty() {
            return;
        }
        let is_read = matches!(self.step().task, Task::Read);
        self.stage = match self.stage {
            Stage::Before if is_read => Stage::Done,
            Stage::Before if self.holding => Stage::Before,
            Stage::Before => Stage::Asked,
            Stage::Then => Stage::Done,
            other => other,
        };
    }

    fn refresh(&mut self) {
        self.scene = self.session.scene(LEARNER);
        self.moves = match self.session.next() {
            Next::Act(LEARNER) => self.session.moves(),
            _ => Vec::new(),
        };
    }
}
