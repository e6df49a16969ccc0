//! Going from page to page.

use egui::Context;

use super::{App, Visit};
use crate::text::Message;
use crate::ui::page_id::PageId;
use crate::ui::pages;
use crate::ui::shell::{Page, Part, Shell};

impl App {
    /// The present visit, and those that led to it, the most recent first.
    pub(super) fn visits_back(&self) -> impl Iterator<Item = &Visit> {
        [&self.shown].into_iter().chain(self.trail.iter().rev())
    }

    /// Shows a page: as it was left if it led to the present one, or else from its beginning.
    pub(super) fn go_to(&mut self, ctx: &Context, id: &PageId) {
        if self.shown.page.id() == *id {
            self.overlay = None;
            self.save();
            return self.with_page(ctx, Page::enter);
        }
        let is_left = |visit: &Visit| visit.page.id() == *id && !visit.page.traits().begins_anew;
        match self.trail.iter().position(is_left) {
            Some(place) => {
                self.leave_shown(ctx);
                self.shown = self.trail.swap_remove(place);
                self.trail.truncate(place);
                self.with_page(ctx, Page::enter);
            }
            None => self.begin_at(ctx, id),
        }
    }

    pub(super) fn begin_at(&mut self, ctx: &Context, id: &PageId) {
        let left = self.shown.page.id();
        let mut shell = Shell::new(ctx, &mut self.services, &mut self.parts);
        match pages::open(id, &left, &mut shell) {
            Ok(Some(page)) => self.open(ctx, page),
            Ok(None) => {}
            Err(message) => self.tell(ctx, &message),
        }
    }

    /// Shows a page that has just been made. It takes the place of one like it.
    pub(super) fn open(&mut self, ctx: &Context, page: Box<dyn Page>) {
        self.leave_shown(ctx);
        let id = page.id();
        let traits = page.traits();
        let takes_place_of = |visit: &Visit| {
            let other = visit.page.id();
            if traits.is_one_of_many { other == id } else { other.is_alike(&id) }
        };
        let opened = self.visit(page);
        let left = std::mem::replace(&mut self.shown, opened);
        let place = self.trail.iter().position(takes_place_of);
        if traits.begins_anew {
            self.trail.clear();
            if id != PageId::HOME {
                let home = self.visit(pages::home());
                self.trail.push(home);
            }
        } else if let Some(place) = place {
            self.trail.truncate(place);
        } else if !takes_place_of(&left) {
            self.trail.push(left);
        }
        self.with_page(ctx, Page::enter);
    }

    /// Ends what must not outlast the time that the present page is shown.
    fn leave_shown(&mut self, ctx: &Context) {
        self.overlay = None;
        self.save();
        self.with_page(ctx, Page::leave);
    }

    fn visit(&mut self, page: Box<dyn Page>) -> Visit {
        self.visits += 1;
        Visit { number: self.visits, page }
    }

    pub(super) fn leave(&mut self, ctx: &Context) {
        let before = self.trail.last();
        let before = before.map_or(PageId::HOME, |visit| visit.page.id());
        self.go_to(ctx, &before);
    }

    /// Closes the topmost overlay or panel, or goes back to where this page was opened.
    pub(super) fn back(&mut self, ctx: &Context) {
        let is_closed = self.overlay.take().is_some() || self.with_page(ctx, Page::close_topmost);
        if !is_closed {
            self.leave(ctx);
        }
    }

    /// The button that leads back to the page from which this one was opened, or else to the game that waits.
    pub(super) fn way_back(&self) -> Option<(Message, PageId)> {
        let before = self.trail.last().and_then(|visit| Some((visit.page.traits().way_back?, visit.page.id())));
        before.or_else(|| self.parts.iter().find_map(Part::way_back))
    }
}
