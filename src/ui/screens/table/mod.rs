//! The table screen: the game in progress, with everything that lives as long as it is at the
//! table.
//!
//! [`run`] is where it changes, and [`show`] draws it.

mod aim;
mod announcer;
mod answers;
mod choices;
mod claim;
mod columns;
mod command;
mod consent_question;
mod curtain;
mod decision;
mod earlier;
mod ending;
mod ending_view;
mod external_bots;
mod fair_play;
mod friends;
mod game;
mod hints;
mod leaving;
mod menu;
mod message;
mod next_game;
mod opponents;
mod other_files;
mod peek_check;
mod pending_move;
mod permissions;
mod program_fault;
mod reading;
mod result;
mod run;
mod score_sheet;
mod show;
mod standings;
mod toolbar;
mod turns;
mod undo;
mod unread;
mod verdict;

use std::path::{Path, PathBuf};

use egui::{Context, Id};

use self::announcer::Announcer;
pub use self::command::{SidePanel, TableCommand};
use self::ending::Ending;
use self::external_bots::ExternalBots;
pub use self::friends::FriendsCommand;
use self::game::{TableGame, TableState};
use self::hints::Hints;
use self::message::Message;
use self::opponents::Opponents;
use self::peek_check::PeekCheck;
use self::unread::Unread;
use self::verdict::Checked;
use crate::cards::Card;
use crate::rules::{Next, Seat};
use crate::seal::Seal;
use crate::store::{Saved, table_path};
use crate::text::{Language, Names};
use crate::ui::board::{Asking, Board};
use crate::ui::command_field::TypedCommand;
use crate::ui::friends::Friends;
use crate::ui::review_work::ReviewWork;
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::sound::cue::SoundState;

/// The width of a panel beside the table.
pub(in crate::ui) const PANEL: f32 = 420.0;

/// The minimum width of a table with a panel beside it.
const LEAST_TABLE: f32 = 620.0;

/// The table screen; empty without a game.
#[derive(Default)]
pub(in crate::ui) struct TableScreen {
    game: Option<TableGame>,
    external_bots: ExternalBots,
    /// The first seat whose external program has been neither allowed nor refused.
    unapproved: Option<Seat>,
    board: Board,
    announcer: Announcer,
    opponents: Opponents,
    hints: Hints,
    peek_check: PeekCheck,
    message: Option<Message>,
    unread: Unread,
    shows_previous_trick: bool,
    /// The cards that can be asked about, and the number of tricks taken when the person began to ask.
    asking: Option<(Asking, u32)>,
    shows_shuffle_details: bool,
    side_panel: Option<SidePanel>,
    /// The audible state at the last check for sounds.
    heard: Option<SoundState>,
    /// The revision of the game last written.
    written: Option<u64>,
    /// The moments of a deal or a game that is over.
    ending: Ending,
    /// Set once the game is over and its result has been taken.
    has_result: bool,
    friends: Option<Friends>,
    /// Set if the table for friends can be opened again.
    has_table_file: bool,
    /// A question about a card that the host has yet to answer.
    unanswered: Option<Option<Card>>,
    /// The verdict on a finished game of another host.
    verdict: Option<Checked>,
}

impl TableScreen {
    pub fn game(&self) -> Option<&TableGame> {
        self.game.as_ref()
    }

    /// The names at the table, if there is a game.
    pub fn names(&self, language: Language) -> Names {
        self.game.as_ref().map_or_else(|| Names::default().in_language(language), TableGame::names)
    }

    /// Tells whether the person is to act, and no sheet or curtain lies over the table.
    pub fn is_asked(&self) -> bool {
        let is_asked = |game: &TableGame| !game.moves().is_empty() && game.state() == TableState::Playing;
        self.game.as_ref().is_some_and(is_asked)
    }

    /// Puts a game on the table. The seal is for the game after it.
    pub fn open_game(&mut self, saved: Saved, path: PathBuf, next_seal: Seal) {
        self.external_bots.reset();
        let is_written = path.exists();
        self.has_table_file = table_path(&path).exists();
        let is_with_friends = |friends: &Friends| friends.game() == path;
        if !self.friends.as_ref().is_some_and(is_with_friends) {
            self.leave_friends();
        }
        let mut game = TableGame::new(saved, path, next_seal);
        let friends = self.friends.as_ref();
        game.is_visit = friends.is_some_and(|friends| friends.visiting().is_some());
        self.unanswered = None;
        self.verdict = None;
        self.written = is_written.then_some(game.revision());
        self.has_result = game.session().next() == Next::Over;
        self.unapproved = None;
        self.board.clear();
        self.announcer.begin(game.begun_at());
        self.opponents = Opponents::at(&game);
        self.heard = None;
        self.game = Some(game);
        self.hints = Hints::default();
        self.ending = Ending::default();
        self.peek_check = PeekCheck::default();
        self.message = None;
        self.shows_previous_trick = false;
        self.asking = None;
        self.shows_shuffle_details = false;
    }

    /// Lets the programs of the game at the table play whose commands the person has just typed.
    pub fn trust(&mut self, typed: Vec<TypedCommand>) {
        self.external_bots.trust(typed);
    }

    /// Tells whether this game is at the table exactly as saved.
    pub fn has(&self, saved: &Saved, path: &Path) -> bool {
        let is_same = |game: &TableGame| game.path() == path && game.session().steps() == saved.session.steps();
        self.game.as_ref().is_some_and(is_same)
    }

    pub fn rename(&mut self, path: &Path, name: &str) -> bool {
        let Some(game) = self.game.as_mut().filter(|game| game.path() == path) else {
            return false;
        };
        game.rename(name);
        self.written = None;
        true
    }

    /// An id that changes with every change of the position at the table.
    pub fn position(&self) -> Option<Id> {
        let game = self.game.as_ref()?;
        Some(Id::unique((game.path(), game.revision())))
    }

    /// Closes what is only shown for a while, or else the panel; returns whether there was anything.
    pub fn close_topmost(&mut self) -> bool {
        self.stop_asking() || std::mem::take(&mut self.shows_previous_trick) || self.side_panel.take().is_some()
    }

    pub const fn side_panel(&self) -> Option<SidePanel> {
        self.side_panel
    }

    /// Tells whether the panel takes the table's place, because a window has no room for both.
    pub fn is_behind_panel(&self, ctx: &Context) -> bool {
        self.side_panel.is_some() && ctx.content_rect().width() < PANEL + LEAST_TABLE
    }

    /// Hands over the review of the finished game at the table, finished or not.
    pub fn take_review(&mut self) -> Option<ReviewWork> {
        self.ending.review.take()
    }

    /// Goes on with the review of the game at the table, which it began earlier.
    pub fn resume_review(&mut self, work: ReviewWork) {
        self.ending.review = Some(work);
    }

    pub fn leave(&mut self) {
        self.pause();
        self.game = None;
    }

    pub fn hide_hands(&mut self) {
        if let Some(game) = &mut self.game {
            game.hide_hands();
        }
    }

    /// Stops computer players and programs until the table is shown again, hides the hands of people
    /// who share the computer, and ends the message.
    pub fn pause(&mut self) {
        if let Some(game) = &mut self.game {
            game.pause();
        }
        self.stop_asking();
        self.message = None;
        self.peek_check.cancel();
        self.external_bots.dismiss_all();
    }

    /// Writes the game to its file in the background, if it has changed.
    pub fn write(&mut self, services: &Services) {
        if let Some(game) = &self.game
            && self.written != Some(game.revision())
            && !game.is_visit
        {
            self.written = Some(game.revision());
            services.saving.write(game.path(), game.to_ron());
        }
    }

    /// Writes the game and waits for the outcome. Returns whether everything is on disk.
    pub fn flush(&mut self, services: &Services) -> bool {
        self.write(services);
        services.saving.wait()
    }

    pub fn shows_friends(&self) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|game| friends::bar::is_shown(game, self.friends.as_ref()))
    }

    pub fn shows_aim(&self, settings: &Settings) -> bool {
        self.game.as_ref().is_some_and(|game| aim::is_shown(game, settings))
    }
}
