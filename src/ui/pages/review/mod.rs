//! The review page: any position of a game on the real table, without touching the game itself.
//!
//! [`run`] is where it changes, and [`show`] draws it, with the controls in [`transport`] and [`verdicts`].

mod chart;
mod coached;
mod command;
mod longer;
pub(in crate::ui) mod luck_and_skill;
pub(in crate::ui) mod replay;
mod retry;
mod run;
mod show;
mod timeline;
mod transport;
mod verdicts;
mod what_if;

use std::path::{Path, PathBuf};

use egui::{Rect, Ui};

use self::coached::{Coached, coached};
pub use self::command::ReviewCommand;
pub(in crate::ui) use self::command::Speed;
use self::replay::Replay;
use crate::review::Verdict;
use crate::rules::{BySeat, Score};
use crate::store::Saved;
use crate::text::{Message, app, common};
use crate::ui::announcements::Announcements;
use crate::ui::board::{Asking, Board};
use crate::ui::command::Command;
use crate::ui::job::Job;
use crate::ui::page_id::PageId;
use crate::ui::pages::table::TablePart;
use crate::ui::requests::Review;
use crate::ui::results::{self, ReviewStores};
use crate::ui::review_work::{Marked, ReviewWork, UnfinishedReviews};
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::shell::{Around, Ask, Commands, Page, Part, Parts, Shell, Traits};
use crate::ui::{errors, theme};

pub struct ReviewPage {
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
    coached: Vec<Coached>,
    /// A decision that is judged with more and more worlds, by its step.
    longer: Option<(usize, Job<(), Box<Verdict>>)>,
    /// Set while the work goes on elsewhere, since another page is shown.
    is_handed_over: bool,
    shows_verdicts: bool,
    /// Set if the numbers behind the sentences on luck and skill are unfolded.
    shows_numbers: bool,
    retry: Option<Retry>,
    /// Set while another course of the game is shown.
    played: Option<Played>,
}

/// The marked positions to retry, and the person's progress.
struct Retry {
    /// The numbers of steps before the marked decisions.
    steps: Vec<usize>,
    current: usize,
    /// The number of those in which the person found a good play without being shown it.
    found: usize,
    /// The reply to the last try.
    answer: Option<Message>,
    is_solved: bool,
}

/// The game as it was played, while another course of it is shown.
struct Played {
    replay: Replay,
    shows_verdicts: bool,
    /// The scores of the deal, in the other course and as it was played.
    scores: [BySeat<Score>; 2],
}

impl Part for Speed {}

impl Ask for Review {
    type Of = UnfinishedReviews;

    fn run(self, _reviews: &mut UnfinishedReviews, shell: &mut Shell<'_>) {
        let Self(file, start) = self;
        shell.ask(Command::Begin(PageId::Review(file)));
        shell.ask(ReviewCommand::Start(start));
    }
}

impl Page for ReviewPage {
    fn id(&self) -> PageId {
        PageId::Review(self.file.clone())
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        theme::with_names(ui, self.replay.names(), |ui| self.show_parts(ui, around, commands));
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        let work = shell.parts.get_mut::<UnfinishedReviews>().take(&self.file);
        self.take_back(work, shell.services);
    }

    fn leave(&mut self, shell: &mut Shell<'_>) {
        self.end_what_if();
        if let Some(work) = self.hand_over() {
            shell.parts.get_mut::<UnfinishedReviews>().keep(work);
        }
    }

    fn advance(&mut self, shell: &mut Shell<'_>) {
        self.replay.language = shell.language();
        self.play_back(*shell.parts.get(), shell);
        self.work.update();
        self.follow_thinking();
        self.announce(shell.services.settings());
    }

    fn close_topmost(&mut self, _shell: &mut Shell<'_>) -> bool {
        self.close_topmost()
    }

    fn game(&self, _parts: &Parts) -> Option<&'static str> {
        Some(self.replay.entry.id)
    }

    fn shared(&self, _parts: &Parts) -> Option<(Saved, Option<Rect>)> {
        let (saved, table) = self.shared();
        Some((saved, Some(table)))
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_review()), has_table: true, ..Traits::default() }
    }
}

impl ReviewPage {
    /// Opens the review of the game in a file, which may be at the table.
    ///
    /// # Errors
    /// Returns the reason why it cannot be reviewed.
    pub fn of(file: &Path, shell: &mut Shell<'_>) -> Result<Self, Message> {
        shell.with(|table: &mut TablePart, shell| {
            let at_table = table.game().filter(|game| game.path() == file).and_then(|game| game.own());
            let is_at_table = at_table.is_some();
            let saved = match at_table {
                Some(saved) => saved.copy(),
                None => {
                    let read = shell.services.saving.read(file);
                    read.map_err(|error| app::cannot_be_reviewed(errors::store(&error)))?
                }
            };
            // The table may have begun to review the game.
            let begun = if is_at_table {
                table.take_review(shell)
            } else {
                results::keep_missing(shell.services, &saved, file);
                None
            };
            let begun = begun.or_else(|| shell.parts.get_mut::<UnfinishedReviews>().take(file));
            let work = begun.unwrap_or_else(|| {
                let queue = shell.services.saving.queue();
                let stores = ReviewStores::of(shell.services);
                ReviewWork::open(&saved, file.to_owned(), queue, stores)
            });
            Ok(Self::open(&saved, file.to_owned(), work, shell.services.settings()))
        })
    }

    /// Opens a copy of a saved game at its last position, or at its first one if it is over.
    fn open(saved: &Saved, file: PathBuf, work: ReviewWork, settings: &Settings) -> Self {
        let mut replay = Replay::new(saved, settings.language);
        if !replay.is_running() {
            replay.go_to(1);
        }
        let mut page = Self {
            work,
            coached: coached(saved),
            longer: None,
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
            played: None,
        };
        page.announce(settings);
        page
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
            let stores = ReviewStores::of(services);
            let whole = self.replay.whole();
            self.work = ReviewWork::open(&whole, self.file.clone(), queue, stores);
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
        let replay = self.played.as_ref().map_or(&self.replay, |played| &played.replay);
        (replay.whole(), self.board.shown_at())
    }

    pub fn branch(&self) -> Option<Saved> {
        self.replay.branch()
    }

    /// The marked decision after this number of steps of the game as it was played, unless another course is shown.
    fn marked_at(&self, step: usize) -> Option<&Marked> {
        self.work.marked_at(step).filter(|_| self.played.is_none())
    }

    /// Ends another course, stops retrying, or else closes the panel of verdicts; returns whether there was anything to close.
    pub fn close_topmost(&mut self) -> bool {
        if self.asking.take().is_some() {
            self.message = None;
            return true;
        }
        self.end_what_if() || self.retry.take().is_some() || std::mem::take(&mut self.shows_verdicts)
    }
}
