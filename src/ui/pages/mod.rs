//! The pages. Each owns its state: `show` draws it and asks for what the person does, and it changes only in commands.
//! This is their list, which the shell reads.

pub(super) mod about;
mod challenge;
mod challenges;
mod exercise;
mod games;
mod goals;
pub(super) mod home;
mod join;
mod lesson;
mod lobby;
pub(super) mod new_game;
pub(super) mod puzzles;
mod receive;
pub(super) mod review;
pub(super) mod rules;
mod saved;
mod settings;
mod statistics;
pub(super) mod table;
mod table_page;
pub(super) mod today;

use self::about::AboutPage;
use self::challenge::ChallengePage;
use self::challenges::ChallengesPage;
use self::goals::GoalsPage;
use self::home::HomePage;
pub use self::join::JoinCommand;
use self::join::JoinPage;
pub use self::lesson::LessonCommand;
pub(super) use self::lesson::LessonPage;
pub use self::lobby::LobbyCommand;
use self::lobby::LobbyPage;
use self::new_game::Forms;
pub(super) use self::puzzles::PuzzlePage;
use self::puzzles::{MistakesPage, PuzzleBook, PuzzleListPage, PuzzlesPage};
pub use self::puzzles::{PuzzleCommand, PuzzlesCommand};
pub use self::review::ReviewCommand;
use self::review::{ReviewPage, Speed};
use self::rules::{RulesPage, RulesTexts};
use self::saved::{SavedFilter, SavedPage};
use self::settings::{LookFields, SettingsPage};
use self::statistics::{StatisticsChoices, StatisticsPage};
pub(super) use self::table::TablePart;
pub use self::table::{FriendsCommand, SidePanel, TableCommand};
use self::table_page::TablePage;
use self::today::TodayPage;
use super::errors;
use super::page_id::PageId;
use super::review_work::UnfinishedReviews;
use super::services::Services;
use super::shell::{Page, Parts, Shell};
use super::theme::Icon;
use crate::games::entry;
use crate::text::{Message, home as home_texts, lesson_page, puzzles_page};

/// The pages that Home leads to with their icons and labels, in reading order.
pub const HOME_PAGES: [(Icon, Message, PageId); 6] = [
    (Icon::Puzzles, home_texts::puzzles(), PageId::PUZZLES),
    (Icon::Statistics, home_texts::statistics(), PageId::STATISTICS),
    (Icon::Challenge, home_texts::challenges(), PageId::CHALLENGES),
    (Icon::Friends, home_texts::friends(), PageId::JOIN),
    (Icon::Saved, home_texts::saved_games(), PageId::SAVED),
    (Icon::Settings, home_texts::settings(), PageId::SETTINGS),
];

/// The parts of the window that outlive visits to pages.
pub fn parts() -> Parts {
    let mut parts = Parts::default();
    parts.add(TablePart::default());
    parts.add(PuzzleBook::default());
    parts.add(UnfinishedReviews::default());
    parts.add(Forms::default());
    parts.add(RulesTexts::default());
    parts.add(LookFields::default());
    parts.add(SavedFilter::default());
    parts.add(StatisticsChoices::default());
    parts.add(Speed::default());
    parts
}

/// Home, for a person who comes from no game.
pub fn home() -> Box<dyn Page> {
    Box::new(HomePage::default())
}

/// The page with which the program begins.
pub fn first(services: &Services) -> Box<dyn Page> {
    Box::new(HomePage::first(services))
}

/// Opens a page for a person who comes from another one; `None` if there is nothing to show.
///
/// # Errors
/// Returns the reason why it cannot be shown.
pub fn open(id: &PageId, left: &PageId, shell: &mut Shell<'_>) -> Result<Option<Box<dyn Page>>, Message> {
    fn page(page: impl Page) -> Option<Box<dyn Page>> {
        Some(Box::new(page))
    }
    Ok(match id.clone() {
        PageId::NewGame(id) => {
            entry(id).and_then(|entry| page(shell.parts.get_mut::<Forms>().open(entry, shell.services)))
        }
        PageId::TABLE if shell.parts.get::<TablePart>().game().is_some() => page(TablePage),
        // Without a game, Home takes the place of the table.
        PageId::HOME | PageId::TABLE => page(HomePage::coming_from(left)),
        PageId::Review(file) => page(ReviewPage::of(&file, shell)?),
        PageId::SAVED => page(SavedPage::default()),
        PageId::STATISTICS => page(StatisticsPage::default()),
        PageId::SETTINGS => page(SettingsPage),
        PageId::Rules(id) => entry(id).and_then(|entry| page(RulesPage::new(entry))),
        PageId::Lesson(id) => {
            let opened = LessonPage::open(id, shell.services);
            opened.map_err(|error| lesson_page::cannot_be_shown(errors::detail(&error)))?.and_then(page)
        }
        PageId::PUZZLES => page(PuzzlesPage),
        PageId::MISTAKES => page(MistakesPage),
        PageId::PuzzlesOf(id) => entry(id).and_then(|entry| page(PuzzleListPage::new(entry))),
        PageId::Puzzle(id, key) => {
            let opened = PuzzlePage::open(id, key, shell.parts.get_mut(), shell.services);
            opened.map_err(|error| puzzles_page::cannot_be_shown(errors::detail(&error)))?.and_then(page)
        }
        PageId::STREAK => {
            let opened = PuzzlePage::open_streak(shell.parts.get_mut(), shell.services);
            opened.map_err(|error| puzzles_page::cannot_be_shown(errors::detail(&error)))?.and_then(page)
        }
        PageId::TODAY => page(TodayPage::open()),
        PageId::CHALLENGES => page(ChallengesPage::default()),
        PageId::Challenge(id) => page(ChallengePage::open(id)),
        PageId::GOALS => page(GoalsPage::default()),
        PageId::LOBBY => {
            let friends = shell.parts.get::<TablePart>().friends();
            let hosts = friends.is_some_and(|friends| friends.hosting().is_some());
            if hosts { page(LobbyPage::default()) } else { None }
        }
        PageId::JOIN => page(JoinPage::open(shell.services)),
        PageId::ABOUT => page(AboutPage::default()),
        PageId::Plain(_) => None,
    })
}
