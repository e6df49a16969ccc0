//! "Learn from your mistakes": the marked positions one by one, until the better play is found.

use crate::ui::shell::Commands;
use egui::{Align, Frame, Layout, Margin, Panel, Ui};

use super::{Retry, ReviewCommand, ReviewPage};
use crate::rules::scene::SpotId;
use crate::table::Move;
use crate::text::{Message, review_page as texts};
use crate::ui::focus;
use crate::ui::pages::exercise::main_button_pressed;
use crate::ui::review_work::Marked;
use crate::ui::theme::{self, Palette, size};

impl ReviewPage {
    pub(super) fn start_retry(&mut self) {
        let Some(seat) = self.judged_seat() else { return };
        let steps: Vec<usize> = self.work.marked(seat).map(|one| one.verdict.step).collect();
        if steps.is_empty() {
            return;
        }
        self.retry = Some(Retry { steps, current: 0, found: 0, answer: None, is_solved: false });
        self.show_task();
    }

    fn show_task(&mut self) {
        let step = self.retry.as_ref().map(|one| one.steps[one.current]);
        if let Some(step) = step {
            self.go_to_decision(step);
            self.message = None;
        }
    }

    /// The legal actions of the current task; none if it is solved or there is no task.
    pub(super) fn tries(&self) -> Vec<Move> {
        match &self.retry {
            Some(retry) if !retry.is_solved && self.replay.at() == retry.steps[retry.current] => {
                self.replay.session().moves()
            }
            _ => Vec::new(),
        }
    }

    /// The text of the task, shown in place of the prompt.
    pub(super) fn task(&self) -> Option<Message> {
        let retry = self.retry.as_ref()?;
        if let Some(answer) = &retry.answer {
            return Some(answer.clone());
        }
        let marked = self.work.marked_at(retry.steps[retry.current])?;
        Some(texts::task(marked.mark.label(), marked.done.clone()))
    }

    pub(super) fn try_action(&mut self, action: &str) {
        let Some(retry) = &self.retry else { return };
        let step = retry.steps[retry.current];
        let Some(Marked { verdict, better, reason, .. }) = self.work.marked_at(step) else { return };
        let is_best = action == verdict.best;
        let is_as_good = verdict.as_good.iter().any(|one| one == action);
        let answer = if is_best {
            texts::right(better.clone())
        } else if is_as_good {
            texts::also_right()
        } else if action == verdict.played {
            texts::same_again()
        } else {
            let reason = reason.clone().filter(|_| retry.answer.is_some());
            reason.map_or_else(texts::not_best, texts::not_best_because)
        };
        let is_found = is_best || is_as_good;
        if let Some(retry) = self.retry.as_mut().filter(|retry| is_found && !retry.is_solved) {
            retry.found += 1;
        }
        self.say_answer(answer, is_found);
    }

    /// Says why a spot cannot be played, if it is being tried.
    pub(super) fn say_why_not(&mut self, spot: SpotId) {
        if self.tries().is_empty() {
            return;
        }
        let replay = &self.replay;
        if let Some(reason) = replay.session().why_not(replay.viewer(), spot) {
            self.reply(reason);
        }
    }

    /// Shows a reply in place of the task, and announces it.
    pub(super) fn reply(&mut self, message: Message) {
        self.said.say(&message.render(&self.replay.names()));
        if let Some(retry) = &mut self.retry {
            retry.answer = Some(message);
        }
    }

    fn say_answer(&mut self, answer: Message, is_solved: bool) {
        self.reply(answer);
        self.board.release();
        if let Some(retry) = &mut self.retry {
            retry.is_solved = is_solved;
        }
    }

    pub(super) fn next_task(&mut self) {
        match &mut self.retry {
            Some(retry) if retry.current + 1 < retry.steps.len() => {
                retry.current += 1;
                retry.answer = None;
                retry.is_solved = false;
                self.show_task();
            }
            _ => {
                let Some(done) = self.retry.take() else { return };
                let words = texts::learned(done.found, done.steps.len());
                self.said.say(&words.render(&self.replay.names()));
                self.message = Some(words);
            }
        }
    }

    pub(super) fn show_answer(&mut self) {
        let Some(retry) = &self.retry else { return };
        let step = retry.steps[retry.current];
        if let Some(marked) = self.work.marked_at(step) {
            let answer = marked.better.clone();
            self.say_answer(answer, true);
        }
    }
}

impl Retry {
    pub fn show(&self, ui: &mut Ui, commands: &mut Commands) {
        let frame = Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin::symmetric(16, 8));
        // The focus is on the cards for each task, and on the next one once it is solved.
        focus::show_page(ui, ("retry", self.current + 1, self.is_solved));
        let group = focus::Group::row("retry").rank(4);
        Panel::bottom("retry").frame(frame).show(ui, |ui| {
            let layout = Layout::left_to_right(Align::Center);
            ui.with_layout(layout, |ui| {
                group.show(ui, |ui| self.show_buttons(ui, commands));
            });
        });
    }

    fn show_buttons(&self, ui: &mut Ui, commands: &mut Commands) {
        let (number, of) = (self.current + 1, self.steps.len());
        ui.label(theme::text(ui, texts::task_number(number, of), size::BODY));
        // No button takes the place of another, which the second click of a double click would hit.
        if theme::secondary_enabled(ui, !self.is_solved, texts::skip()).clicked() {
            commands.push(ReviewCommand::NextTask);
        }
        if theme::secondary_enabled(ui, !self.is_solved, texts::show_answer()).clicked() {
            commands.push(ReviewCommand::ShowAnswer);
        }
        if theme::secondary(ui, texts::stop()).clicked() {
            commands.push(ReviewCommand::StopRetry);
        }
        if self.is_solved {
            let next = if number == of { texts::finish() } else { texts::next() };
            let next = theme::primary(ui, next);
            if main_button_pressed(ui, &next) {
                commands.push(ReviewCommand::NextTask);
            }
        }
    }
}
