//! A seat at a table that somebody else hosts.

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use crate::online::guest::{Checked, FinishedTable, Guest, GuestEffect, VisitedTable};
use crate::ui::job::{Job, Poll};

/// A seat elsewhere.
pub struct Visiting {
    pub table: VisitedTable,
    /// The file for the finished game.
    pub game: PathBuf,
    /// The number of the game at the table.
    pub round: Option<u32>,
    /// Effects that the table has still to perform.
    left: Vec<GuestEffect>,
    /// The check of the finished game, which plays it again.
    check: Option<Job<Checked>>,
}

impl Visiting {
    /// A seat, with the file for its finished game.
    pub const fn new(table: VisitedTable, game: PathBuf) -> Self {
        Self { table, game, round: None, left: Vec::new(), check: None }
    }

    pub const fn guest(&self) -> &Guest {
        &self.table.guest
    }

    /// Takes what has arrived, sends what is due, and returns what the table has to do.
    pub fn follow(&mut self, now: Duration, ctx: &Context) -> Vec<GuestEffect> {
        match self.check.as_ref().map(Job::poll) {
            Some(Poll::Done(checked)) => self.take_check(checked),
            Some(Poll::Failed) => self.take_check(Checked::FAILED),
            Some(Poll::Pending | Poll::Progress(_)) | None => {}
        }
        let mut effects = std::mem::take(&mut self.left);
        effects.extend(self.table.advance(now));
        let due = effects.extract_if(.., |effect| matches!(effect, GuestEffect::Check(_)));
        if let Some(GuestEffect::Check(check)) = due.last() {
            self.check = Some(Job::start("check of the game", ctx, move |_| check.run()));
        }
        effects
    }

    /// Does something at the table; what follows is returned by the next [`Self::follow`].
    pub fn act(&mut self, act: impl FnOnce(&mut Guest) -> Vec<GuestEffect>) {
        self.left.extend(self.table.call(act));
    }

    /// Calls the host again.
    pub fn try_again(&mut self) {
        self.left.extend(self.table.try_again());
    }

    /// Waits for the check of the finished game, if one goes on; what follows is returned by the next [`Self::follow`].
    pub fn finish_check(&mut self) {
        if let Some(check) = &self.check {
            let checked = check.wait(Duration::MAX).unwrap_or(Checked::FAILED);
            self.take_check(checked);
        }
    }

    fn take_check(&mut self, checked: Checked) {
        self.check = None;
        self.act(|guest| guest.checked(checked));
    }

    /// Puts the finished game off until there is a table for it.
    pub fn put_off(&mut self, finished: Box<FinishedTable>) {
        self.left.push(GuestEffect::Over(finished));
    }

    /// Takes the finished game out of what is still to be performed.
    pub fn take_finished(&mut self) -> Option<Box<FinishedTable>> {
        let mut finished = self.left.extract_if(.., |effect| matches!(effect, GuestEffect::Over(_)));
        match finished.next() {
            Some(GuestEffect::Over(finished)) => Some(finished),
            _ => None,
        }
    }
}
