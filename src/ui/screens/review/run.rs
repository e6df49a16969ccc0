//! Runs the commands of the review.

use std::time::Duration;

use super::replay::Stride;
use super::{ReviewCommand, ReviewScreen, Speed};
use crate::cards::Card;
use crate::text::{review_screen as texts, table_screen};
use crate::ui::board::{Asking, BoardAction};
use crate::ui::command::ReviewStart;
use crate::ui::settings::{Announce, Settings};
use crate::ui::shell::Shell;

impl ReviewScreen {
    pub fn run(&mut self, command: ReviewCommand, speed: &mut Speed, shell: &mut Shell<'_>) {
        match command {
            ReviewCommand::Board(done) => self.gesture(done, shell),
            ReviewCommand::Advance => {
                self.replay.language = shell.services.settings().language;
                self.play_back(*speed, shell);
                self.work.update();
            }
            ReviewCommand::Start(ReviewStart::Position(at)) => self.go_to(at),
            ReviewCommand::Start(ReviewStart::Decision(step)) => self.go_to_decision(step),
            ReviewCommand::Start(ReviewStart::Mistakes) => self.start_retry(),
            ReviewCommand::GoTo(at) => self.go_to(at),
            ReviewCommand::GoToDecision { step, keeps_panel } => {
                self.go_to_decision(step);
                self.shows_verdicts = keeps_panel;
            }
            ReviewCommand::Move { stride, forward } => self.stride(stride, forward),
            ReviewCommand::TogglePlayback => self.toggle_playback(shell.time()),
            ReviewCommand::SetSpeed(chosen) => *speed = chosen,
            ReviewCommand::ChooseSeat(seat) => {
                self.replay.choose_seat(seat);
                self.board.release();
            }
            ReviewCommand::OpenHands(open) => self.replay.set_open(open),
            ReviewCommand::Why => self.why(shell.services.settings()),
            ReviewCommand::ToggleVerdicts => self.shows_verdicts = !self.shows_verdicts,
            ReviewCommand::ToggleNumbers => self.shows_numbers = !self.shows_numbers,
            ReviewCommand::Judge => self.work.start(shell.ctx, &self.replay.whole()),
            ReviewCommand::CancelJudging => self.work.cancel(),
            ReviewCommand::StartRetry => self.start_retry(),
            ReviewCommand::NextTask => self.next_task(),
            ReviewCommand::ShowAnswer => self.show_answer(),
            ReviewCommand::StopRetry => self.retry = None,
            ReviewCommand::Shell(command) => shell.ask(command),
        }
        self.announce(shell.services.settings());
    }

    fn gesture(&mut self, done: BoardAction, shell: &mut Shell<'_>) {
        match done {
            BoardAction::Drawn(board) => shell.follow_board(&mut self.board, *board),
            BoardAction::Asked(card) => self.explain(Some(card), shell.services.settings()),
            BoardAction::Seen => self.stride(Stride::Step, true),
            BoardAction::Play(action) => self.try_action(&action),
            BoardAction::Refused(spot) => self.say_why_not(spot),
            BoardAction::RefusedBecause(reason) => self.reply(reason),
            BoardAction::Said(words) => self.said.say(&words),
        }
    }

    /// Announces the last step if the position is another one than before.
    pub(super) fn announce(&mut self, settings: &Settings) {
        let at = self.replay.at();
        if self.announced.replace(at) != Some(at) && settings.announce != Announce::Nothing {
            self.said.say(&self.replay.caption().render(&self.replay.names()));
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
        self.message = self.work.marked_at(step).map(|marked| {
            let (done, better) = (marked.done.clone(), marked.better.clone());
            texts::marked(marked.mark.label(), done, better)
        });
        let told = self.message.clone().unwrap_or_default();
        self.said.say(&told.render(&self.replay.names()));
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
    fn play_back(&mut self, speed: Speed, shell: &Shell<'_>) {
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

    fn why(&mut self, settings: &Settings) {
        if self.asking.take().is_some() {
            self.message = None;
        } else {
            self.explain(None, settings);
        }
    }

    /// Explains the last action, or why this card was played. During a deal this can guide the player,
    /// so it counts as a hint.
    fn explain(&mut self, card: Option<Card>, settings: &Settings) {
        let asking = Asking::begin(self.replay.session(), &self.replay.session().past());
        let reason = if let Some(ban) = self.replay.ban() {
            ban
        } else if !settings.hints && !self.replay.is_settled() {
            table_screen::hints_off()
        } else {
            let about = card.or(asking.about);
            self.asking = Some(Asking { about, ..asking });
            let reason = self.replay.reason(card);
            if card.is_none() && asking.cards.len() > 1 { table_screen::explained_first(reason) } else { reason }
        };
        self.due = None;
        self.said.say(&reason.render(&self.replay.names()));
        self.message = Some(reason);
    }
}
