//! The review screen: any position of a game on the real table, without touching the game itself.
//!
//! [`run`] is where it changes, and [`show`] draws it, with the controls in [`transport`] and
//! [`verdicts`].

mod chart;
mod command;
mod luck_and_skill;
mod replay;
mod retry;
mod run;
mod show;
mod speed;
mod timeline;
mod transport;
mod verdicts;

use std::path::PathBuf;

use egui::Rect;

pub use self::command::ReviewCommand;
use self::replay::Replay;
pub(in crate::ui) use self::speed::Speed;
use crate::store::Saved;
use crate::text::Message;
use crate::ui::announcements::Announcements;
use crate::ui::board::{Asking, Board};
use crate::ui::results;
use crate::ui::review_work::ReviewWork;
use crate::ui::services::Services;
use crate::ui::settings::Settings;

pub(in crate::ui) struct ReviewScreen {
    file: PathBuf,
    replay: Replay,
    board: Board,
    said: Announcements,
    /// The last position announced.
    announced: Option<usize>,
    /// A message shown in place of the description of the last step.
    message: Option<Message>,
    /// The time at which the next step is due, while the game plays back.
    due: Option<f64>,
    /// The cards that can be asked about, if the person asks why they were played.
    asking: Option<Asking>,
    work: ReviewWork,
    /// Set while the work goes on elsewhere, since another screen is shown.
    is_handed_over: bool,
    shows_verdicts: bool,
    /// Set if the numbers behind the sentences on luck and skill are unfolded.
    shows_numbers: bool,
    retry: Option<Retry>,
}

/// The marked positions to retry, and the person's progress.
struct Retry {
    /// The numbers of steps before the marked decisions.
    steps: Vec<usize>,
    current: usize,
    /// The reply to the last try.
    answer: Option<Message>,
    is_solved: bool,
}

impl ReviewScreen {
    /// Opens a copy of a saved game at its last position, or at its first one if it is over.
    pub fn open(saved: &Saved, file: PathBuf, work: ReviewWork, settings: &Settings) -> Self {
        let mut replay = Replay::new(saved, settings.language);
        if !replay.is_running() {
            replay.go_to(1);
        }
        let mut screen = Self {
            work,
            file,
            replay,
            board: Board::default(),
            said: Announcements::default(),
            announced: None,
            message: None,
            due: None,
            asking: None,
            is_handed_over: false,
            shows_verdicts: false,
            shows_numbers: false,
            retry: None,
        };
        screen.announce(settings);
        screen
    }

    pub fn hand_over(&mut self) -> Option<ReviewWork> {
        let work = self.work.hand_over();
        self.is_handed_over = work.is_some();
        work
    }

    /// Takes back the work that was handed over, or what it has written if it is done.
    pub fn take_back(&mut self, work: Option<ReviewWork>, services: &Services) {
        let was_handed_over = std::mem::take(&mut self.is_handed_over);
        if let Some(work) = work {
            self.work = work;
        } else if was_handed_over {
            let queue = services.saving.queue();
            let results = results::store_of_reviews(services);
            let whole = self.replay.whole();
            self.work = ReviewWork::open(&whole, self.file.clone(), queue, results);
        }
    }

    pub const fn file(&self) -> &PathBuf {
        &self.file
    }

    pub const fn game(&self) -> &'static str {
        self.replay.entry.id
    }

    /// The whole game, and the part of the window that shows the table.
    pub fn shared(&self) -> (Saved, Rect) {
        (self.replay.whole(), self.board.shown_at())
    }

    pub fn branch(&self) -> Option<Saved> {
        self.replay.branch()
    }

    /// Stops retrying, or else closes the panel of verdicts; returns whether there was anything to
    /// close.
    pub fn close_topmost(&mut self) -> bool {
        if self.asking.take().is_some() {
            self.message = None;
            return true;
        }
        self.retry.take().is_some() || std::mem::take(&mut self.shows_verdicts)
    }
}
