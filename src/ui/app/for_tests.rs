//! Questions of tests about the window that cannot be answered by looking.

use egui::Context;

use super::App;
use crate::games::{BotSession, Play};
use crate::rules::Next;
use crate::ui::page_id::PageId;
use crate::ui::pages::{LessonPage, PuzzlePage, TablePart};
use crate::ui::shell::Page;

impl App {
    /// The page that is shown.
    pub fn page(&self) -> PageId {
        self.shown.page.id()
    }

    /// The page of this type that is shown or that led to this one.
    fn find<T: Page>(&self) -> Option<&T> {
        self.visits_back().find_map(|visit| (&*visit.page as &dyn std::any::Any).downcast_ref())
    }

    /// The lesson that is shown or that led to this page: the id of its game, and its step, from 0.
    pub fn lesson(&self) -> Option<(&'static str, usize)> {
        self.find().map(LessonPage::current)
    }

    /// The puzzle that is shown or that led to this page: the id of its game, and its key.
    pub fn puzzle(&self) -> Option<(&'static str, u64)> {
        self.find().map(PuzzlePage::puzzle)
    }

    fn table(&self) -> &TablePart {
        self.parts.get()
    }

    /// The game at the table, as the person sees it.
    pub fn session(&self) -> Option<&dyn Play> {
        Some(self.table().game()?.seen())
    }

    /// The game at the table with its log, unless somebody else hosts it.
    pub fn own_session(&self) -> Option<&dyn BotSession> {
        self.table().game()?.own_session()
    }

    /// Tells whether the person at the table is to act, and nothing lies over it.
    pub fn is_asked(&self) -> bool {
        self.table().is_asked()
    }

    /// The names of the players at the table, by seat.
    pub fn players(&self) -> Option<Vec<String>> {
        Some(self.table().game()?.names().list().to_vec())
    }

    /// Tells whether everything is on disk.
    pub fn is_saved(&self) -> bool {
        self.services.saving.is_done()
    }

    /// Tells whether all cards have their size; for snapshot tests.
    pub fn has_settled_cards(&self) -> bool {
        self.services.has_settled_cards()
    }

    /// Stops the clock by which messages go, or lets it go on; for tests that wait.
    pub fn stop_toast_clock(&mut self, ctx: &Context, stopped: bool) {
        self.services.toasts.stop_clock(ctx, stopped);
    }

    /// Tells whether the game at the table is over.
    pub fn is_over(&self) -> bool {
        self.session().is_some_and(|session| session.next() == Next::Over)
    }
}
