//! What is at the table: [`AtTable`], which is made anew for each game, and what outlives a game there. Its page is
//! in `table_page.rs`.
//!
//! [`run`] is where it changes, and [`show`] draws it.

mod aim;
mod announcer;
mod answers;
mod at_table;
mod choices;
mod coach;
mod columns;
mod command;
mod consent_question;
mod decision;
pub(in crate::ui) mod earlier;
mod ending;
pub(in crate::ui) mod external_bots;
mod fair_play;
mod finale;
pub(in crate::ui) mod game;
mod hints;
mod menu;
mod next_game;
mod notice;
mod opponents;
pub(in crate::ui) mod peek_check;
pub(in crate::ui) mod pending_move;
mod permissions;
pub(in crate::ui) mod phrases;
mod put;
pub(in crate::ui) mod reading;
mod run;
mod score_sheet;
mod show;
mod standings;
mod together;
mod toolbar;
pub(in crate::ui) mod turns;
mod undo;

use std::path::{Path, PathBuf};

use egui::{Context, Rect, Ui};

use self::at_table::AtTable;
pub use self::command::{FriendsCommand, SidePanel, TableCommand};
use self::external_bots::EndingPrograms;
pub use self::game::Played;
use self::game::{TableGame, TableState};
pub use self::put::Put;
use crate::seal::Seal;
use crate::store::{Moved, Saved};
use crate::text::{Language, Message, Names, app, common};
use crate::ui::command::{Overlay, TableDialog};
use crate::ui::command_field::TypedCommand;
use crate::ui::friends::Friends;
use crate::ui::page_id::PageId;
use crate::ui::review_work::{ReviewWork, UnfinishedReviews};
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::shell::{Around, Ask, Commands, Part, Shell, Shown};

/// The width of a panel beside the table.
pub(in crate::ui) const PANEL: f32 = 420.0;

/// The minimum width of a table with a panel beside it.
const LEAST_TABLE: f32 = 620.0;

/// The table: what is there, and what outlives a game.
#[derive(Default)]
pub struct TablePart {
    at_table: Option<AtTable>,
    friends: Option<Friends>,
    side_panel: Option<SidePanel>,
    ending_programs: EndingPrograms,
}

impl TablePart {
    pub fn game(&self) -> Option<&TableGame> {
        Some(&self.at_table.as_ref()?.game)
    }

    /// The names at the table, if there is a game.
    pub fn names(&self, language: Language) -> Names {
        self.game().map_or_else(|| Names::default().in_language(language), TableGame::names)
    }

    /// Tells whether the person is to act, and no sheet or curtain lies over the table.
    pub fn is_asked(&self) -> bool {
        self.game().is_some_and(|game| !game.moves().is_empty() && game.state() == TableState::Playing)
    }

    /// Puts a game on the table. The seal is for the game after it.
    pub fn open_game(&mut self, played: Played, path: PathBuf, next_seal: Seal) {
        if self.parts_from_friends(&path) {
            self.leave_friends();
        }
        self.put(Some(AtTable::new(played, path, next_seal)));
    }

    /// Replaces what is at the table.
    fn put(&mut self, next: Option<AtTable>) {
        if let Some(before) = std::mem::replace(&mut self.at_table, next) {
            self.ending_programs.extend(before.external_bots.end());
        }
    }

    /// Lets the programs of the game at the table play whose commands the person has just typed.
    pub fn trust(&mut self, typed: Vec<TypedCommand>) {
        if let Some(at_table) = &mut self.at_table {
            at_table.external_bots.trust(typed);
        }
    }

    /// Tells whether this game is at the table exactly as saved.
    pub fn has(&self, saved: &Saved, path: &Path) -> bool {
        let has = |own: &Saved| own.session.steps() == saved.session.steps();
        self.game().is_some_and(|game| game.path() == path && game.own().is_some_and(has))
    }

    pub fn rename(&mut self, path: &Path, name: &str) -> bool {
        let at_table = self.at_table.as_mut().filter(|at_table| at_table.game.path() == path);
        at_table.map(|at_table| at_table.rename(name)).is_some()
    }

    /// Closes what is only shown for a while, or else the panel; returns whether there was anything.
    pub fn close_topmost(&mut self) -> bool {
        self.at_table.as_mut().is_some_and(AtTable::close_topmost) || self.side_panel.take().is_some()
    }

    pub const fn side_panel(&self) -> Option<SidePanel> {
        self.side_panel
    }

    /// Tells whether the panel takes the table's place, because a window has no room for both.
    pub fn is_behind_panel(&self, ctx: &Context) -> bool {
        self.side_panel.is_some() && ctx.content_rect().width() < PANEL + LEAST_TABLE
    }

    /// Hands over the review of the finished game at the table, finished or not.
    pub fn take_review(&mut self, shell: &Shell<'_>) -> Option<ReviewWork> {
        let at_table = self.at_table.as_mut()?;
        at_table.ending.take_review(&at_table.game, shell)
    }

    pub fn leave(&mut self) {
        self.put(None);
    }

    /// Where the players and their cards are in the window.
    pub fn players_at(&self) -> &[Rect] {
        self.at_table.as_ref().map_or(&[], |at_table| at_table.board.players())
    }

    /// The game, and the part of the window that shows its table, for a picture.
    pub fn shared(&self) -> Option<(Saved, Option<Rect>)> {
        let at_table = self.at_table.as_ref()?;
        // A result covers the whole window.
        let is_result = at_table.game.state() == TableState::Result;
        let part = if is_result { Rect::EVERYTHING } else { at_table.board.shown_at() };
        Some((at_table.game.own()?.copy(), Some(part)))
    }

    pub fn shows_friends(&self) -> bool {
        self.game().is_some_and(|game| together::bar::is_shown(game, self.friends.as_ref()))
    }

    pub fn shows_aim(&self, settings: &Settings) -> bool {
        self.game().is_some_and(|game| aim::is_shown(game, settings))
    }

    /// Goes on with the review of the game, if it is still being written.
    pub fn resume_review(&mut self, shell: &mut Shell<'_>) {
        if let Some(at_table) = &mut self.at_table
            && let Some(review) = shell.parts.get_mut::<UnfinishedReviews>().take(at_table.game.path())
        {
            at_table.ending.review = Some(review);
        }
    }

    pub fn show_toolbar(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        if let Some(at_table) = &self.at_table {
            at_table.show_toolbar(ui, services, commands);
        }
    }

    pub fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        if let Some(at_table) = &self.at_table {
            at_table.show(ui, around, self.friends.as_ref(), commands);
        }
    }

    pub fn show_menu(&self, ui: &Ui, overlay: Option<Overlay>, commands: &mut Commands) {
        if let (Some(game), Some(Overlay::Table(TableDialog::Menu))) = (self.game(), overlay) {
            menu::show(ui, game, self.friends.as_ref(), commands);
        }
    }
}

impl Ask for TableCommand {
    type Of = TablePart;

    fn run(self, table: &mut TablePart, shell: &mut Shell<'_>) {
        match self {
            Self::ToggleSidePanel(panel) => table.side_panel = Some(panel).filter(|_| table.side_panel != Some(panel)),
            Self::Undo => table.undo(shell),
            command => {
                if let Some(at_table) = &mut table.at_table {
                    at_table.run(command, shell);
                }
            }
        }
    }
}

impl Part for TablePart {
    fn receive(&mut self, shell: &mut Shell<'_>) {
        if shell.ctx.input(|input| input.viewport().minimized == Some(true))
            && let Some(at_table) = &mut self.at_table
        {
            at_table.game.hide_hands();
        }
        self.follow_friends(shell);
    }

    /// Lets the game go on while its table is shown; friends do not wait for a person who looks at something else.
    fn advance(&mut self, shown: &Shown, shell: &mut Shell<'_>) {
        let is_shown = shown.page == PageId::TABLE && !self.is_behind_panel(shell.ctx);
        let goes_on = is_shown || self.friends.is_some();
        if let Some(at_table) = &mut self.at_table {
            if goes_on {
                at_table.advance(shown.is_covered || !is_shown, shell);
            } else {
                at_table.wait(shell);
            }
        }
        if goes_on {
            self.tell_guests(shell);
        }
        let position = self.at_table.as_ref().map(AtTable::position);
        shell.services.toasts.keep_about(position);
    }

    /// Writes the game to its file in the background, if it has changed.
    fn write(&mut self, services: &Services) {
        if let Some(at_table) = &mut self.at_table {
            at_table.write(services);
        }
    }

    fn finish(&mut self) {
        self.finish_check();
    }

    fn end(&mut self, services: &Services) {
        self.close_table();
        self.write(services);
    }

    /// Continues the game at the table in another file, under a name that distinguishes it from the old one.
    fn continue_in(&mut self, moved: &Moved) -> Option<Message> {
        let at_table = self.at_table.as_mut().filter(|at_table| at_table.game.path() == moved.from)?;
        let (old, new) = at_table.continue_in(moved)?;
        Some(app::game_changed_elsewhere(old, new))
    }

    fn game(&self) -> Option<&'static str> {
        self.game().map(|game| game.entry.id)
    }

    fn way_back(&self) -> Option<(Message, PageId)> {
        self.game().map(|_| (common::back_to_table(), PageId::TABLE))
    }
}

impl Drop for TablePart {
    /// Waits for the programs at the table to end.
    fn drop(&mut self) {
        self.put(None);
    }
}
