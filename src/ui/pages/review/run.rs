//! Runs the commands of the review.

use crate::ui::requests::ReviewStart;
use std::time::Duration;

use super::replay::Stride;
use super::{ReviewCommand, ReviewPage, Speed};
use crate::cards::Card;
use crate::review::story;
use crate::text::{Message, ending, review_page as texts, table_page};
use crate::ui::board::{Asking, BoardAction};
use crate::ui::pages::table::Put;
use crate::ui::review_work::{Marked, moment_in_words};
use crate::ui::settings::{Announce, Settings};
use crate::ui::shell::{Ask, Shell};

impl Ask for ReviewCommand {
    type Of = ReviewPage;

    fn run(self, page: &mut ReviewPage, shell: &mut Shell<'_>) {
        match self {
            Self::Board(done) => page.gesture(done, shell),
            Self::PlayOn => {
                if let Some(saved) = page.branch() {
                    shell.ask(Put::branch(saved, crate::text::app::branched_from_review(), shell));
                }
            }
            Self::Start(ReviewStart::Position(at)) => page.go_to(at),
            Self::Start(ReviewStart::Decision(step)) => page.go_to_decision(step),
            Self::Start(ReviewStart::Mistakes) => page.start_retry(),
            Self::GoTo(at) => page.go_to(at),
            Self::GoToDecision { step, keeps_panel } => {
                page.go_to_decision(step);
                page.shows_verdicts = keeps_panel;
            }
            Self::Move { stride, forward } => page.stride(stride, forward),
            Self::TogglePlayback => page.toggle_playback(shell.time()),
            Self::SetSpeed(chosen) => *shell.parts.get_mut() = chosen,
            Self::ChooseSeat(seat) => {
                page.replay.choose_seat(seat);
                page.board.release();
            }
            Self::OpenHands(open) => page.replay.set_open(open),
            Self::ThinkLonger => page.think_longer(shell.ctx),
            Self::FindAlike => page.find_alike(shell),
            Self::Why => page.why(shell.services.settings()),
            Self::WhatIf => page.toggle_what_if(shell.time()),
            Self::ToggleVerdicts => page.shows_verdicts = !page.shows_verdicts,
            Self::ToggleNumbers => page.shows_numbers = !page.shows_numbers,
            Self::Judge => page.work.start(shell.ctx, &page.replay.whole()),
            Self::CancelJudging => page.work.cancel(),
            Self::StartRetry => page.start_retry(),
            Self::NextTask => page.next_task(),
            Self::ShowAnswer => page.show_answer(),
            Self::StopRetry => page.retry = None,
        }
        page.announce(shell.services.settings());
    }
}

impl ReviewPage {
    fn gesture(&mut self, done: BoardAction, shell: &mut Shell<'_>) {
        match done {
            BoardAction::Drawn(board) => shell.go_on_from(&mut self.board, *board),
            BoardAction::Asked(card) => self.explain(Some(card), shell.services.settings()),
            BoardAction::Seen => self.stride(Stride::Step, true),
            BoardAction::Play(action) => self.try_action(&action),
            BoardAction::Refused(spot) => self.say_why_not(spot),
            BoardAction::RefusedBecause(reason) => self.reply(reason),
            BoardAction::Said(words) => self.said.say(&words),
            BoardAction::Answered { .. } => {}
        }
    }

    /// Announces the last step if the position is another one than before.
    pub(super) fn announce(&mut self, settings: &Settings) {
        let at = self.replay.at();
        if self.announced.replace(at) != Some(at) && settings.announce != Announce::Nothing {
            let words = self.other_score().unwrap_or_else(|| self.replay.caption());
            self.said.say(&words.render(&self.replay.names()));
        }
    }

    fn go_to(&mut self, at: usize) {
        self.due = None;
        self.move_to(at);
    }

    pub(super) fn go_to_decision(&mut self, step: usize) {
        self.due = None;
        self.board.release();
        self.replay.go_to_decision(step);
        self.asking = None;
        self.message = self.marked_at(step).map(|marked| {
            let (done, better) = (marked.done.clone(), marked.better.clone());
            texts::marked(marked.mark.label(), done, better)
        });
        self.message = self.message.take().or_else(|| self.moment_at(step));
        let told = self.message.clone().unwrap_or_default();
        self.said.say(&told.render(&self.replay.names()));
    }

    /// The moment of the story that begins after this number of steps, in words, if one does. There is none before all
    /// decisions are judged.
    fn moment_at(&self, step: usize) -> Option<Message> {
        if self.work.judged() != Some(1.0) || self.played.is_some() {
            return None;
        }
        let seat = self.judged_seat()?;
        let moments = story(self.work.review(), seat.index(), self.replay.has_won(seat));
        let moment = moments.iter().find(|moment| moment.step == step)?;
        let act = self.replay.past().get(step)?.act.as_ref()?;
        Some(ending::moment(moment_in_words(moment), act.spoken.done.clone()))
    }

    fn move_to(&mut self, at: usize) {
        self.replay.go_to(at);
        self.message = None;
        self.asking = None;
        self.board.release();
    }

    /// Moves by a part of the game, and stops the playback.
    fn stride(&mut self, stride: Stride, forward: bool) {
        if let Some(at) = self.replay.target(stride, forward) {
            self.go_to(at);
        }
    }

    /// Takes the next step of the playback if it is due.
    pub(super) fn play_back(&mut self, speed: Speed, shell: &Shell<'_>) {
        // Nobody would see it in a hidden window.
        let Some(due) = self.due.filter(|_| !shell.services.is_hidden()) else { return };
        let time = shell.time();
        if time >= due {
            match self.replay.target(Stride::Step, true) {
                Some(at) => {
                    self.move_to(at);
                    self.due = Some(time + speed.seconds());
                }
                None => self.due = None,
            }
        }
        if let Some(due) = self.due {
            let wait = Duration::from_secs_f64((due - time).max(0.0));
            shell.ctx.request_repaint_after(wait);
        }
    }

    /// Starts or stops the playback. At the end of the game, it starts again from the beginning.
    fn toggle_playback(&mut self, time: f64) {
        if self.due.take().is_some() {
            return;
        }
        if self.replay.at() == self.replay.end() {
            self.replay.go_to(0);
        }
        self.due = Some(time);
    }

    /// The marked decision at the position, if verdicts are shown.
    fn marked_here(&self) -> Option<&Marked> {
        let verdict = self.shown_verdict().filter(|_| self.shows_verdicts && self.retry.is_none())?;
        self.work.marked_at(verdict.step)
    }

    fn why(&mut self, settings: &Settings) {
        if self.asking.take().is_some() {
            self.message = None;
        } else {
            self.explain(None, settings);
        }
    }

    /// Explains the last action, why this card was played, or, if verdicts are shown, what was better than the action to
    /// come. During a deal this can guide the player, so it counts as a hint.
    fn explain(&mut self, card: Option<Card>, settings: &Settings) {
        let asking = Asking::begin(self.replay.session(), &self.replay.session().past());
        let reason = if let Some(ban) = self.replay.ban() {
            ban.clone()
        } else if !settings.hints && !self.replay.is_settled() {
            table_page::hints_off()
        } else if let Some(marked) = self.marked_here().filter(|_| card.is_none()) {
            marked.better.clone()
        } else {
            let about = card.or(asking.about);
            self.asking = Some(Asking { about, ..asking });
            let reason = self.replay.reason(card);
            if card.is_none() && asking.has_another(&self.replay.scene()) {
                table_page::explained_first(reason)
            } else {
                reason
            }
        };
        self.due = None;
        self.said.say(&reason.render(&self.replay.names()));
        self.message = Some(reason);
    }
}
