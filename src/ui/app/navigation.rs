//! Going from screen to screen.

use egui::Context;

use super::{App, Visit};
use crate::text::{Message, common};
use crate::ui::command::{NewGame, Overlay, TableDialog};
use crate::ui::screen_id::ScreenId;
use crate::ui::screens::Screen;

impl App {
    /// The present visit, and those that led to it, the most recent first.
    pub(super) fn visits_back(&self) -> impl Iterator<Item = &Visit> {
        [&self.shown].into_iter().chain(self.trail.iter().rev())
    }

    /// Shows a screen: as it was left if it led to the present one, or else from its beginning. Home
    /// always begins at its top.
    pub(super) fn go_to(&mut self, ctx: &Context, id: &ScreenId) {
        if self.shown.screen.id() == *id {
            self.overlay = None;
            self.save();
            self.shown.screen.enter(&mut self.kept, &mut self.services);
            return;
        }
        let mut trail = self.trail.iter();
        let place = trail.position(|visit| visit.screen.id() == *id);
        match place.filter(|_| !matches!(id, ScreenId::Home | ScreenId::Table)) {
            Some(place) => {
                self.leave_shown(ctx);
                self.shown = self.trail.swap_remove(place);
                self.trail.truncate(place);
                self.shown.screen.enter(&mut self.kept, &mut self.services);
            }
            None => self.begin_at(ctx, id),
        }
    }

    pub(super) fn begin_at(&mut self, ctx: &Context, id: &ScreenId) {
        let left = self.shown.screen.id();
        match Screen::open(id, &left, &mut self.kept, &mut self.services) {
            Ok(Some(screen)) => self.open_screen(ctx, screen),
            Ok(None) => {}
            Err(message) => self.tell(ctx, &message),
        }
    }

    pub(super) fn follow(&mut self, ctx: &Context, game: NewGame) {
        let form = Screen::follow(game, &mut self.kept, &self.services);
        self.open_screen(ctx, form);
    }

    /// Shows a screen that has just been opened. It takes the place of one like it.
    pub(super) fn open_screen(&mut self, ctx: &Context, screen: Screen) {
        self.leave_shown(ctx);
        let id = screen.id();
        let opened = self.visit(screen);
        let left = std::mem::replace(&mut self.shown, opened);
        let mut trail = self.trail.iter();
        let place = trail.position(|visit| id.replaces(&visit.screen.id()));
        if id == ScreenId::Table {
            self.trail = vec![self.visit(Screen::home())];
        } else if let Some(place) = place {
            self.trail.truncate(place);
        } else if !id.replaces(&left.screen.id()) {
            self.trail.push(left);
        }
        self.shown.screen.enter(&mut self.kept, &mut self.services);
    }

    /// Ends what must not outlast the time that the present screen is shown.
    fn leave_shown(&mut self, ctx: &Context) {
        self.overlay = None;
        self.save();
        if let Some(command) = self.shown.screen.leave(&mut self.kept) {
            self.run(ctx, command.into());
        }
    }

    fn visit(&mut self, screen: Screen) -> Visit {
        self.visits += 1;
        Visit { number: self.visits, screen }
    }

    pub(super) fn leave(&mut self, ctx: &Context) {
        let before = self.trail.last();
        let before = before.map_or(ScreenId::Home, |visit| visit.screen.id());
        self.go_to(ctx, &before);
    }

    /// Closes the topmost overlay or panel, or goes back to where this screen was opened. At the
    /// table, opens the menu if there is nothing to close.
    pub(super) fn back(&mut self, ctx: &Context) {
        let is_closed = self.overlay.take().is_some() || self.shown.screen.close_topmost(&mut self.kept);
        if is_closed {
            return;
        }
        match self.shown.screen {
            Screen::Table => self.overlay = Some(Overlay::Table(TableDialog::Menu)),
            _ => self.leave(ctx),
        }
    }

    /// The button that leads back to the page from which this one was opened, or else to the table.
    pub(super) fn way_back(&self) -> Option<(Message, ScreenId)> {
        let before = self.trail.last().map(|visit| visit.screen.id());
        if let Some(before) = before
            && let Some(words) = before.way_back()
        {
            return Some((words, before));
        }
        let table = (common::back_to_table(), ScreenId::Table);
        self.kept.table.game().map(|_| table)
    }

    pub(super) fn tell(&mut self, ctx: &Context, message: &Message) {
        self.services.notify(ctx, message);
    }
}
