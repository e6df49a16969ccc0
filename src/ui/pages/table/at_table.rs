//! A game at the table, with everything that ends with it.

use std::path::PathBuf;

use egui::Id;

use super::announcer::Announcer;
use super::coach::Coach;
use super::ending::Ending;
use super::external_bots::ExternalBots;
use super::finale;
use super::game::{Played, TableGame, TableState};
use super::hints::Hints;
use super::notice::Notice;
use super::opponents::Opponents;
use super::peek_check::PeekCheckDialog;
use crate::cards::Card;
use crate::limits::GAME_NAME;
use crate::rules::{Next, Seat};
use crate::seal::Seal;
use crate::store::{FairnessCheck, FinishedGame, Moved, table_path};
use crate::text::table_page as texts;
use crate::ui::board::{Asking, Board};
use crate::ui::game_summary;
use crate::ui::presses::UNREAD;
use crate::ui::services::Services;
use crate::ui::sound::Cue;
use crate::ui::sound::cue::SoundState;

/// What is at the table. It is made anew for each game, so that nothing of one game is left in the next.
pub(super) struct AtTable {
    pub game: TableGame,
    pub external_bots: ExternalBots,
    /// The first seat whose external program has been neither allowed nor refused.
    pub unapproved: Option<Seat>,
    pub board: Board,
    pub announcer: Announcer,
    pub opponents: Opponents,
    pub hints: Hints,
    pub coach: Coach,
    pub peek_check: PeekCheckDialog,
    pub message: Option<Notice>,
    pub unread: Unread,
    pub shows_previous_trick: bool,
    /// The cards that can be asked about, and the number of tricks taken when the person began to ask.
    pub asking: Option<(Asking, u32)>,
    pub shows_shuffle_details: bool,
    /// The audible state at the last check for sounds.
    pub heard: Option<SoundState>,
    /// The revision of the game last written.
    pub written: Option<u64>,
    /// The moments of a deal or a game that is over.
    pub ending: Ending,
    /// Set once the game is over and its result has been taken.
    pub has_result: bool,
    /// Set if the table for friends can be opened again.
    pub has_table_file: bool,
    /// A question about a card that the host has yet to answer.
    pub unanswered: Option<Option<Card>>,
    /// The check of a finished game of another host.
    pub fairness: Option<FairnessCheck>,
}

impl AtTable {
    /// A game that is put on the table, new or resumed. The seal is for the game after it.
    pub fn new(played: Played, path: PathBuf, next_seal: Seal) -> Self {
        let is_written = path.exists();
        let has_table_file = table_path(&path).exists();
        let game = TableGame::new(played, path, next_seal);
        let fairness = game.own().and_then(|saved| saved.fairness.clone());
        Self {
            external_bots: ExternalBots::default(),
            unapproved: None,
            board: Board::default(),
            announcer: Announcer::after(game.begun_at()),
            opponents: Opponents::at(&game),
            hints: Hints::default(),
            coach: Coach::default(),
            peek_check: PeekCheckDialog::default(),
            message: None,
            unread: Unread::default(),
            shows_previous_trick: false,
            asking: None,
            shows_shuffle_details: false,
            heard: None,
            written: is_written.then_some(game.revision()),
            ending: Ending::default(),
            has_result: game.session().next() == Next::Over,
            has_table_file,
            unanswered: None,
            fairness,
            game,
        }
    }

    /// An id that changes with every change of the position, and with every game.
    pub fn position(&self) -> Id {
        Id::unique((self.board.id(), self.game.revision()))
    }

    /// Closes what is only shown for a while; returns whether there was anything.
    pub fn close_topmost(&mut self) -> bool {
        self.stop_asking() || std::mem::take(&mut self.shows_previous_trick)
    }

    /// Stops computer players and programs until the table is shown again, hides the hands of people
    /// who share the computer, and ends the message.
    pub fn pause(&mut self) {
        self.game.pause();
        self.stop_asking();
        self.message = None;
        self.peek_check.cancel();
        self.external_bots.dismiss_all();
    }

    pub fn rename(&mut self, name: &str) {
        self.game.rename(name);
        self.written = None;
    }

    /// Writes the game to its file in the background, if it has changed.
    pub fn write(&mut self, services: &Services) {
        let game = &self.game;
        if let Some(saved) = game.own()
            && self.written != Some(game.revision())
        {
            self.written = Some(game.revision());
            services.saving.write(game.path(), saved.to_ron());
        }
    }

    /// Continues the game in another file, under a name that distinguishes it from the old one. Returns both names.
    pub fn continue_in(&mut self, moved: &Moved) -> Option<(String, String)> {
        let old = game_summary::name(self.game.own()?);
        let language = self.game.language;
        let copy_of = |name: &str| texts::copy_of(name).in_language(language);
        let added = copy_of("").chars().count();
        let kept: String = old.chars().take(GAME_NAME - added).collect();
        let new = copy_of(&kept);
        self.game.continue_in(moved.to.clone());
        self.rename(&new);
        Some((old, new))
    }

    /// Returns the result of the game once each time it is finished. A game that was already over when opened has none.
    pub fn take_result(&mut self) -> Option<FinishedGame> {
        let game = &self.game;
        let is_over = game.session().next() == Next::Over && !game.is_visit();
        let is_new = is_over && !self.has_result;
        self.has_result = is_over;
        if is_new { FinishedGame::of(game.own()?, game.path()) } else { None }
    }

    /// Counts a hint. Undoing the decision does not uncount it.
    pub fn count_hint(&mut self) {
        if let Some(saved) = self.game.own_mut() {
            saved.hints = saved.hints.saturating_add(1);
            self.written = None;
        }
    }
}

/// The dialog that opened by itself last. It cannot be answered before it has been seen: a press that was meant for the
/// table would otherwise dismiss a result or show a hand.
#[derive(Default)]
pub(super) struct Unread {
    /// The state of the table that it belongs to, its number, and the time at which it opened.
    opened: Option<(TableState, u64, f64)>,
    /// Set once the person has ended what moves in it.
    hurried_at: Option<f64>,
    /// The time in it up to which sounds have been played, in seconds.
    heard_until: f64,
    /// The sound of the end of a game, which waits until its points have been counted.
    pub sound_of_end: Option<Cue>,
}

impl Unread {
    /// Notes that the dialog of the present state is shown.
    pub fn show(&mut self, game: &TableGame, time: f64) {
        let now = (game.state(), game.dialog());
        let is_known = self.opened.is_some_and(|(state, number, _)| (state, number) == now);
        if !is_known {
            self.opened = Some((now.0, now.1, time));
            self.hurried_at = None;
            self.heard_until = 0.0;
        }
    }

    /// Ends the count of points, which takes this long, in seconds, or else all that moves in the dialog.
    pub fn hurry(&mut self, counting: f64, time: f64) {
        match &mut self.opened {
            Some((.., since)) if time - *since < counting => {
                *since = time - counting;
                self.heard_until = counting;
            }
            _ => _ = self.hurried_at.get_or_insert(time),
        }
    }

    /// The time since the person ended what moves in it, in seconds; endless if nobody did.
    pub fn since_hurried(&self, time: f64) -> f64 {
        self.hurried_at.map_or(f64::INFINITY, |at| time - at)
    }

    /// The sounds of what has moved in the dialog since they were asked for last. Those of what the person has ended are
    /// not due any more, but that of the end is.
    pub fn sounds(&mut self, game: &TableGame, ending: &Ending, time: f64) -> Vec<Cue> {
        let Some(now) = self.since(time) else { return Vec::new() };
        let before = std::mem::replace(&mut self.heard_until, now);
        let (sounds, counted) = finale::sounds(game, ending);
        let due = sounds.into_iter().filter(|(at, _)| now.is_finite() && (before..now).contains(at));
        let end = self.sound_of_end.take_if(|_| counted < now);
        due.map(|(_, cue)| cue).chain(end).collect()
    }

    /// Notes that no dialog is due.
    pub const fn clear(&mut self) {
        self.opened = None;
    }

    /// The time for which the dialog has been open, in seconds; endless once the person has ended what moves in it.
    pub fn since(&self, time: f64) -> Option<f64> {
        let (_, _, since) = self.opened?;
        Some(if self.hurried_at.is_some() { f64::INFINITY } else { time - since })
    }

    /// Tells whether the dialog of the present state has only just opened.
    pub fn is_new(&self, game: &TableGame, time: f64) -> bool {
        self.opened.is_some_and(|(state, number, since)| {
            (state, number) == (game.state(), game.dialog()) && time - since < UNREAD
        })
    }
}
