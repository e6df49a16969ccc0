//! The page of the day's deal: the deal of a day, how it went, and a calendar of the days.

mod calendar;
mod chosen;
mod places;
mod result;
mod week;
mod words;

use egui::Ui;

pub(in crate::ui) use self::result::average;
pub(in crate::ui) use self::week::{WEEK, paint_week};
pub(in crate::ui) use self::words::{day, face, missed, next_deal, tile, time_left, title};
use crate::rules::Message;
use crate::store::today::{DayDeal, Days};
use crate::store::{Date, Origin, SaveFile};
use crate::text::{common, today_page as texts};
use crate::ui::page_id::PageId;
use crate::ui::requests::GameRequest;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Ask, Commands, Page, Shell, Traits};
use crate::ui::{errors, page, theme};

/// The minimum width of a page with the calendar beside the day, and the distance between them.
const WIDE: f32 = 820.0;
const GAP: f32 = 24.0;

#[derive(Clone, Debug)]
pub enum TodayCommand {
    Choose(Date),
    ShowMonth(Date),
    /// Unfolds or folds the explanation.
    ToggleExplanation,
}

pub struct TodayPage {
    pub today: Date,
    days: Days,
    /// The reason why the results cannot be read.
    error: Option<Message>,
    pub chosen: Date,
    /// A day of the month that is shown.
    pub month: Date,
    explains: bool,
}

impl TodayPage {
    pub fn open() -> Self {
        let today = Date::today();
        Self { today, days: Days::default(), error: None, chosen: today, month: today, explains: false }
    }

    fn read(&mut self, services: &Services) {
        self.follow_day(Date::today());
        let results = services.saving.results();
        self.error = results.as_ref().err().map(errors::store);
        self.days = Days::of(&results.unwrap_or_default());
    }

    /// Shows another day as the present one, and chooses it if the one before was chosen.
    pub fn follow_day(&mut self, today: Date) {
        let before = std::mem::replace(&mut self.today, today);
        if before != today && self.chosen == before {
            (self.chosen, self.month) = (today, today);
        }
    }
}

impl Ask for TodayCommand {
    type Of = TodayPage;

    fn run(self, page: &mut TodayPage, _shell: &mut Shell<'_>) {
        match self {
            Self::Choose(date) => (page.chosen, page.month) = (date, date),
            Self::ShowMonth(date) => page.month = date,
            Self::ToggleExplanation => page.explains = !page.explains,
        }
    }
}

impl Page for TodayPage {
    fn id(&self) -> PageId {
        PageId::TODAY
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.services.saved_games.look_again();
        self.read(shell.services);
    }

    fn traits(&self) -> Traits {
        Traits {
            way_back: Some(common::back_to_today()),
            takes_text: true,
            shows_day: true,
            shows_results: true,
            ..Traits::default()
        }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        page::show(ui, texts::title(), around, commands, |ui, commands| {
            page::scroll(ui, f32::INFINITY, |ui| {
                if let Some(error) = &self.error {
                    theme::note(ui, error);
                }
                self.show_parts(ui, around.services, commands);
            });
        });
    }
}

impl TodayPage {
    /// Shows the chosen day beside the calendar, or above it on a narrow page.
    fn show_parts(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let room = ui.available_width();
        if room < WIDE {
            self.show_day(ui, services, commands);
            self.show_streak(ui);
            self.show_calendar(ui, commands);
            self.show_places(ui);
            self.show_explanation(ui, commands);
            return;
        }
        let right = calendar::WIDTH.min(room * 0.6);
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(room - right - GAP);
                self.show_day(ui, services, commands);
                self.show_streak(ui);
                self.show_explanation(ui, commands);
            });
            ui.add_space(GAP - ui.spacing().item_spacing.x);
            ui.vertical(|ui| {
                ui.set_width(right);
                self.show_calendar(ui, commands);
                self.show_places(ui);
            });
        });
    }
}

/// The game of the first attempt at a day's deal, finished or still to be.
fn first_attempt(services: &Services, date: Date, finished: bool) -> Option<&SaveFile> {
    services.saved_games.iter().find(|file| {
        let head = file.head();
        head.is_some_and(|head| head.origin == Origin::Today(date) && head.finished == finished)
    })
}

/// The first attempt at a day's deal that was begun and is not over.
pub(in crate::ui) fn under_way(services: &Services, date: Date) -> Option<&SaveFile> {
    first_attempt(services, date, false)
}

/// The way to the first attempt at a day's deal that is not over: its label and its command.
pub(in crate::ui) fn first_step(services: &Services, date: Date) -> (Message, GameRequest) {
    match under_way(services, date) {
        Some(file) => (texts::resume(), GameRequest::Open(file.path.clone())),
        None => (texts::play(), GameRequest::PlayDay(date)),
    }
}

/// Where the game of the next attempt at a day's deal comes from.
pub(in crate::ui) fn next_origin(services: &Services, date: Date) -> Origin {
    let results = services.saving.all_results().unwrap_or_default();
    let is_attempted = Days::of(&results).result(date).is_some()
        || [false, true].into_iter().any(|finished| first_attempt(services, date, finished).is_some());
    if is_attempted { Origin::TodayAgain(date) } else { Origin::Today(date) }
}

/// The deal of the present day, with the place reached in it, if it was played; also where results are not kept, or where
/// the game was deleted since.
pub(in crate::ui) fn of_today(services: &Services, days: &Days) -> (DayDeal, Option<usize>) {
    let today = Date::today();
    let saved = || first_attempt(services, today, true).and_then(|file| file.game().ok());
    let counted = days.result(today).map(|result| result.place);
    let place = counted.or_else(|| saved().map(|saved| saved.session.places()[DayDeal::SEAT]));
    (DayDeal::of(today), place)
}
