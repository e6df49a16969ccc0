//! The pages. Each owns its state and has commands of its own: `show` draws it and asks for what the person does, and
//! `run` is the only place where one changes it. This is their list, which the shell reads.

mod about;
mod beside_table;
mod challenge;
mod challenges;
mod exercise;
mod games;
mod goals;
mod home;
mod join;
mod lesson;
mod lobby;
mod new_game;
mod puzzles;
mod receive;
mod review;
mod rules;
mod saved;
mod settings;
mod statistics;
mod table;
mod today;

use self::about::AboutScreen;
use self::beside_table::TablePage;
use self::challenge::ChallengeScreen;
use self::challenges::ChallengesScreen;
use self::goals::GoalsScreen;
use self::home::HomeScreen;
pub use self::join::JoinCommand;
use self::join::JoinScreen;
pub use self::lesson::LessonCommand;
pub(super) use self::lesson::LessonScreen;
pub use self::lobby::LobbyCommand;
use self::lobby::LobbyScreen;
use self::new_game::Forms;
pub(super) use self::puzzles::PuzzleScreen;
use self::puzzles::{PuzzleBook, PuzzleListScreen, PuzzlesScreen};
pub use self::puzzles::{PuzzleCommand, PuzzlesCommand};
pub use self::review::ReviewCommand;
use self::review::{ReviewScreen, Speed};
use self::rules::{RulesScreen, RulesTexts};
use self::saved::{SavedFilter, SavedScreen};
use self::settings::{LookFields, SettingsScreen};
use self::statistics::{StatisticsChoices, StatisticsScreen};
pub(super) use self::table::TableScreen;
pub use self::table::{FriendsCommand, SidePanel, TableCommand};
use self::today::TodayScreen;
use super::errors;
use super::review_work::UnfinishedReviews;
use super::screen_id::ScreenId;
use super::shell::{Page, Parts, Shell};
use crate::games::entry;
use crate::text::{Message, lesson_screen, puzzles_screen};

/// The parts of the window that outlive visits to pages.
pub fn parts() -> Parts {
    let mut parts = Parts::default();
    parts.add(TableScreen::default());
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
    Box::new(HomeScreen::default())
}

/// Opens a page for a person who comes from another one; `None` if there is nothing to show.
///
/// # Errors
/// Returns the reason why it cannot be shown.
pub fn open(id: &ScreenId, left: &ScreenId, shell: &mut Shell<'_>) -> Result<Option<Box<dyn Page>>, Message> {
    fn page(page: impl Page) -> Option<Box<dyn Page>> {
        Some(Box::new(page))
    }
    Ok(match id {
        ScreenId::NewGame(id) => {
            entry(id).and_then(|entry| page(shell.parts.get_mut::<Forms>().open(entry, shell.services)))
        }
        ScreenId::Table if shell.parts.get::<TableScreen>().game().is_some() => page(TablePage),
        // Without a game, Home takes the place of the table.
        ScreenId::Home | ScreenId::Table => page(HomeScreen::coming_from(left)),
        ScreenId::Review(file) => page(ReviewScreen::of(file, shell)?),
        ScreenId::Saved => page(SavedScreen::default()),
        ScreenId::Statistics => page(StatisticsScreen::default()),
        ScreenId::Settings => page(SettingsScreen),
        ScreenId::Rules(id) => entry(id).and_then(|entry| page(RulesScreen::new(entry))),
        ScreenId::Lesson(id) => {
            let opened = LessonScreen::open(id, shell.services);
            opened.map_err(|error| lesson_screen::cannot_be_shown(errors::detail(&error)))?.and_then(page)
        }
        ScreenId::Puzzles => page(PuzzlesScreen),
        ScreenId::PuzzlesOf(id) => entry(id).and_then(|entry| page(PuzzleListScreen::new(entry))),
        ScreenId::Puzzle(id, key) => {
            let opened = PuzzleScreen::open(id, *key, shell.parts.get_mut(), shell.services);
            opened.map_err(|error| puzzles_screen::cannot_be_shown(errors::detail(&error)))?.and_then(page)
        }
        ScreenId::Today => page(TodayScreen::open()),
        ScreenId::Challenges => page(ChallengesScreen::default()),
        ScreenId::Challenge(id) => page(ChallengeScreen::open(*id)),
        ScreenId::Goals => page(GoalsScreen::default()),
        ScreenId::Lobby => {
            let friends = shell.parts.get::<TableScreen>().friends();
            let hosts = friends.is_some_and(|friends| friends.hosting().is_some());
            if hosts { page(LobbyScreen::default()) } else { None }
        }
        ScreenId::Join => page(JoinScreen::open(shell.services)),
        ScreenId::About => page(AboutScreen::default()),
    })
}
