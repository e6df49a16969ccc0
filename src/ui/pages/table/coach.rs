//! The coach: judges what the person plays while the card flies, and says so where it surely gave points away.
//! Whoever plays next waits for that, but not for long.

use egui::Context;

use super::game::TableGame;
use crate::games::CoachJob;
use crate::review::Advice;
use crate::rules::Next;
use crate::rules::scene::SpotId;
use crate::text::Message;
use crate::ui::board::Comment;
use crate::ui::job::{Job, Poll};
use crate::ui::settings::Settings;

/// The time that the next player waits at most for the coach, in seconds.
const PATIENCE: f64 = 0.15;

#[derive(Default)]
pub(super) struct Coach {
    /// The position after the action, which it is about.
    revision: u64,
    judging: Option<Judging>,
    said: Option<Said>,
}

struct Judging {
    job: Job<Option<Advice>>,
    spots: Vec<SpotId>,
    until: f64,
}

struct Said {
    sentence: Message,
    spots: Vec<SpotId>,
}

/// An action about to be judged.
pub(super) struct Question {
    job: CoachJob,
    spots: Vec<SpotId>,
}

impl TableGame {
    /// The question for the coach about an action of the person, who has not made it yet. `None` if the coach is silent
    /// in this game, or has already had this action taken back here.
    pub(super) fn question(&self, action: &str, settings: &Settings) -> Option<Question> {
        let least = settings.coach?.least()?;
        let own = self.own().filter(|_| self.people() == 1 && !self.is_shared() && !self.finishing)?;
        let at = own.session.at();
        let is_known = own.coach.iter().any(|one| one.step == at && one.played == action);
        if is_known || self.hint_refusal(settings).is_some() {
            return None;
        }
        let spots = self.moves().iter().find(|one| one.text == action)?.gesture.spots();
        Some(Question { job: own.session.coach(action, least, self.position_seed())?, spots })
    }
}

impl Coach {
    /// Begins to judge the action that has just been made, unless it has ended the deal.
    pub fn judge(&mut self, question: Option<Question>, ctx: &Context, game: &TableGame, now: (f64, &Settings)) {
        let (time, settings) = now;
        let goes_on = matches!(game.session().next(), Next::Act(_) | Next::Reshuffle(_));
        let judging = question.filter(|_| goes_on).map(|Question { job, spots }| {
            let trick =
                if game.is_holding(settings, time) { settings.trick.seconds().unwrap_or_default() } else { 0.0 };
            let waits = settings.pace.seconds().max(settings.motion().seconds().into()).max(trick);
            let job = Job::start("coach", ctx, |worker| job(worker.is_canceled()));
            Judging { job, spots, until: time + waits + PATIENCE }
        });
        *self = Self { revision: game.revision(), judging, said: None };
    }

    /// Receives the verdict, if it is there in time.
    pub fn update(&mut self, game: &TableGame, time: f64) -> Option<(Advice, Vec<SpotId>)> {
        if game.revision() != self.revision {
            *self = Self::default();
        }
        let judging = self.judging.take()?;
        match judging.job.poll() {
            Poll::Done(advice) => advice.map(|advice| (advice, judging.spots)),
            Poll::Failed => None,
            Poll::Pending => {
                self.judging = Some(judging).filter(|judging| time < judging.until);
                None
            }
        }
    }

    /// The time until which the game waits for the verdict.
    pub fn awaited(&self) -> Option<f64> {
        self.judging.as_ref().map(|judging| judging.until)
    }

    /// Tells whether the last action may still be taken back.
    pub const fn is_busy(&self) -> bool {
        self.judging.is_some() || self.said.is_some()
    }

    /// Tells whether a comment is to be answered.
    pub const fn is_speaking(&self) -> bool {
        self.said.is_some()
    }

    pub fn say(&mut self, sentence: Message, spots: Vec<SpotId>) {
        self.said = Some(Said { sentence, spots });
    }

    /// Goes on with the game.
    pub fn dismiss(&mut self) {
        self.said = None;
    }

    /// The comment to be answered, in these words.
    pub fn comment<'a>(&'a self, words: Option<&'a str>, can_take_back: bool) -> Option<Comment<'a>> {
        Some(Comment { spots: &self.said.as_ref()?.spots, words: words?, can_take_back })
    }

    pub fn words(&self) -> Option<&Message> {
        Some(&self.said.as_ref()?.sentence)
    }
}
