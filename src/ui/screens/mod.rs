//! The screens. Each owns its state and has commands of its own: `show` draws it and collects
//! commands, and `run` is the only place where one changes it. No screen knows another.

mod about;
mod beside_table;
mod challenge;
mod challenges;
mod exercise;
mod goals;
mod home;
mod join;
mod lesson;
mod lobby;
mod new_game;
mod puzzles;
mod review;
mod rules;
mod saved;
mod settings;
mod statistics;
mod table;
mod today;

use egui::{Context, Rect, Ui};

use self::about::{AboutCommand, AboutScreen};
use self::beside_table::BesideTable;
use self::challenge::{ChallengeCommand, ChallengeScreen};
use self::challenges::{ChallengesCommand, ChallengesScreen};
pub use self::goals::GoalsCommand;
use self::goals::GoalsScreen;
use self::home::HomeScreen;
pub use self::join::JoinCommand;
use self::join::JoinScreen;
pub use self::lesson::LessonCommand;
use self::lesson::LessonScreen;
pub use self::lobby::LobbyCommand;
pub(super) use self::lobby::LobbyScreen;
use self::new_game::{Forms, NewGameCommand, NewGameScreen};
use self::puzzles::{PuzzleBook, PuzzleListScreen, PuzzleScreen};
pub use self::puzzles::{PuzzleCommand, PuzzlesCommand};
pub use self::review::ReviewCommand;
use self::review::{ReviewScreen, Speed};
use self::rules::{RulesCommand, RulesScreen, RulesTexts};
use self::saved::{SavedCommand, SavedFilter, SavedScreen};
use self::settings::{LookFields, SettingsCommand};
use self::statistics::{StatisticsChoices, StatisticsCommand, StatisticsScreen};
use self::table::TableScreen;
pub use self::table::{FriendsCommand, Played, SidePanel, TableCommand};
pub use self::today::TodayCommand;
use self::today::TodayScreen;
pub(super) use self::today::{day as day_in_words, next_origin, of_today, tile as tile_of_today};
use super::command::{Command, NewGame};
use super::errors;
use super::question::Question;
use super::results;
use super::review_work::{ReviewWork, UnfinishedReviews};
use super::screen_id::ScreenId;
use super::services::Services;
use super::shell::{Shell, Surroundings, collect};
use crate::games::entry;
use crate::store::Saved;
use crate::text::{Message, app, lesson_screen, puzzles_screen, together};

/// A screen that is shown or that one can go back to, with its state.
pub(super) enum Screen {
    Home(HomeScreen),
    NewGame(NewGameScreen),
    /// The table, whose game outlives the visit.
    Table,
    Review(Box<ReviewScreen>),
    Saved(SavedScreen),
    Statistics(Box<StatisticsScreen>),
    Settings,
    Rules(RulesScreen),
    Lesson(Box<LessonScreen>),
    Puzzles,
    PuzzleList(PuzzleListScreen),
    Puzzle(Box<PuzzleScreen>),
    Today(Box<TodayScreen>),
    Challenges(Box<ChallengesScreen>),
    Challenge(Box<ChallengeScreen>),
    Goals(GoalsScreen),
    Lobby(Box<LobbyScreen>),
    Join(Box<JoinScreen>),
    About(AboutScreen),
}

/// The state that outlives a visit to a screen.
#[derive(Default)]
pub(super) struct Kept {
    /// The table, with the game in progress if there is one.
    pub table: TableScreen,
    pub forms: Forms,
    pub reviews: UnfinishedReviews,
    puzzles: PuzzleBook,
    rules: RulesTexts,
    /// The settings being edited.
    settings: LookFields,
    saved: SavedFilter,
    statistics: StatisticsChoices,
    /// The speed at which reviews play back.
    speed: Speed,
}

impl Kept {
    /// Goes on with the review of the game at the table, if it is still being written.
    fn resume_review(&mut self) {
        let review = self.table.game().and_then(|game| self.reviews.take(game.path()));
        if let Some(review) = review {
            self.table.resume_review(review);
        }
    }
}

/// A request to a screen or to the shell.
#[derive(Clone, Debug)]
pub enum ScreenCommand {
    Shell(Command),
    NewGame(NewGameCommand),
    Table(TableCommand),
    Review(ReviewCommand),
    Saved(SavedCommand),
    Statistics(StatisticsCommand),
    Settings(SettingsCommand),
    Rules(RulesCommand),
    Lesson(LessonCommand),
    Puzzles(PuzzlesCommand),
    Puzzle(PuzzleCommand),
    Today(TodayCommand),
    Challenges(ChallengesCommand),
    Challenge(ChallengeCommand),
    Goals(GoalsCommand),
    Lobby(LobbyCommand),
    Join(JoinCommand),
    About(AboutCommand),
}

impl ScreenCommand {
    /// The question to be answered before a command that throws somebody out, or takes something away for good.
    pub(super) fn question(&self, kept: &Kept) -> Option<Question> {
        let parting = || kept.table.parting();
        Some(match self {
            Self::Lobby(LobbyCommand::Renew(_)) => Question {
                title: together::renew_question(),
                words: together::renew_help(),
                act: together::renew_invitation(),
            },
            Self::Lobby(LobbyCommand::RenewSpectators) => Question {
                title: together::renew_question(),
                words: together::renew_watching_help(),
                act: together::renew_invitation(),
            },
            Self::Lobby(LobbyCommand::Close) => {
                Question { title: together::close_question(), act: together::close_table(), ..parting()? }
            }
            // The table takes the place of the one where the person is.
            Self::Lobby(LobbyCommand::Open) | Self::Join(JoinCommand::Look) => parting()?,
            Self::Join(JoinCommand::Leave) if !kept.table.has_seat_elsewhere() => return None,
            Self::Join(JoinCommand::Leave | JoinCommand::Forget(_)) => Question {
                title: together::give_up_question(),
                words: together::give_up_help(),
                act: together::give_up_seat(),
            },
            Self::Settings(SettingsCommand::DeleteKeys) => Question {
                title: together::delete_keys_question(),
                words: together::delete_keys_help(),
                act: together::delete_keys(),
            },
            _ => return None,
        })
    }
}

macro_rules! from_commands {
    ($($command:ident => $variant:ident),* $(,)?) => {
        $(impl From<$command> for ScreenCommand {
            fn from(command: $command) -> Self {
                Self::$variant(command)
            }
        })*
    };
}

from_commands! {
    Command => Shell,
    NewGameCommand => NewGame,
    TableCommand => Table,
    ReviewCommand => Review,
    SavedCommand => Saved,
    StatisticsCommand => Statistics,
    SettingsCommand => Settings,
    RulesCommand => Rules,
    LessonCommand => Lesson,
    PuzzlesCommand => Puzzles,
    PuzzleCommand => Puzzle,
    TodayCommand => Today,
    ChallengesCommand => Challenges,
    ChallengeCommand => Challenge,
    GoalsCommand => Goals,
    LobbyCommand => Lobby,
    JoinCommand => Join,
    AboutCommand => About,
}

impl Screen {
    /// Opens a screen for a person who comes from another one; `None` if there is nothing to show.
    ///
    /// # Errors
    /// Returns the reason why it cannot be shown.
    pub fn open(
        id: &ScreenId,
        left: &ScreenId,
        kept: &mut Kept,
        services: &mut Services,
    ) -> Result<Option<Self>, Message> {
        Ok(match id {
            ScreenId::NewGame(id) => {
                let form = entry(id).map(|entry| kept.forms.open(entry, services));
                form.map(Self::NewGame)
            }
            ScreenId::Table if kept.table.game().is_some() => Some(Self::Table),
            // Without a game, Home takes the place of the table.
            ScreenId::Home | ScreenId::Table => Some(Self::Home(HomeScreen::coming_from(left))),
            ScreenId::Review(file) => {
                let at_table = kept.table.game().filter(|game| game.path() == file).and_then(|game| game.own());
                let saved = match at_table {
                    Some(saved) => saved.copy(),
                    None => {
                        services.saving.read(file).map_err(|error| app::cannot_be_reviewed(errors::store(&error)))?
                    }
                };
                if at_table.is_none() {
                    results::keep_missing(services, &saved, file);
                }
                // The table may have begun to review the game.
                let begun = match at_table {
                    Some(_) => kept.table.take_review(),
                    None => None,
                };
                let begun = begun.or_else(|| kept.reviews.take(file));
                let work = begun.unwrap_or_else(|| {
                    let queue = services.saving.queue();
                    let results = results::store_of_reviews(services);
                    ReviewWork::open(&saved, file.clone(), queue, results)
                });
                let review = ReviewScreen::open(&saved, file.clone(), work, services.settings());
                Some(Self::Review(Box::new(review)))
            }
            ScreenId::Saved => Some(Self::Saved(SavedScreen::default())),
            ScreenId::Statistics => Some(Self::Statistics(Box::default())),
            ScreenId::Settings => Some(Self::Settings),
            ScreenId::Rules(id) => entry(id).map(RulesScreen::new).map(Self::Rules),
            ScreenId::Lesson(id) => {
                let opened = LessonScreen::open(id, services);
                let lesson = opened.map_err(|error| lesson_screen::cannot_be_shown(errors::detail(&error)))?;
                lesson.map(|lesson| Self::Lesson(Box::new(lesson)))
            }
            ScreenId::Puzzles => Some(Self::Puzzles),
            ScreenId::PuzzlesOf(id) => {
                let list = entry(id).map(PuzzleListScreen::new);
                list.map(Self::PuzzleList)
            }
            ScreenId::Puzzle(id, key) => {
                let opened = PuzzleScreen::open(id, *key, &mut kept.puzzles, services);
                let puzzle = opened.map_err(|error| puzzles_screen::cannot_be_shown(errors::detail(&error)))?;
                puzzle.map(|puzzle| Self::Puzzle(Box::new(puzzle)))
            }
            ScreenId::Today => Some(Self::Today(Box::new(TodayScreen::open()))),
            ScreenId::Challenges => Some(Self::Challenges(Box::default())),
            ScreenId::Challenge(id) => Some(Self::Challenge(Box::new(ChallengeScreen::open(*id)))),
            ScreenId::Goals => Some(Self::Goals(GoalsScreen::default())),
            ScreenId::Lobby => {
                let hosts = kept.table.friends().is_some_and(|friends| friends.hosting().is_some());
                hosts.then(|| Self::Lobby(Box::default()))
            }
            ScreenId::Join => Some(Self::Join(Box::new(JoinScreen::open(services)))),
            ScreenId::About => Some(Self::About(AboutScreen::default())),
        })
    }

    /// Home, for a person who comes from no game.
    pub fn home() -> Self {
        Self::Home(HomeScreen::default())
    }

    /// The form that sets up a game that follows another.
    pub fn follow(game: NewGame, kept: &mut Kept, services: &Services) -> Self {
        Self::NewGame(kept.forms.follow(game, services))
    }

    pub fn id(&self) -> ScreenId {
        match self {
            Self::Home(_) => ScreenId::Home,
            Self::NewGame(form) => ScreenId::NewGame(form.game()),
            Self::Table => ScreenId::Table,
            Self::Review(review) => ScreenId::Review(review.file().clone()),
            Self::Saved(_) => ScreenId::Saved,
            Self::Statistics(_) => ScreenId::Statistics,
            Self::Settings => ScreenId::Settings,
            Self::Rules(rules) => ScreenId::Rules(rules.game()),
            Self::Lesson(lesson) => ScreenId::Lesson(lesson.current().0),
            Self::Puzzles => ScreenId::Puzzles,
            Self::PuzzleList(list) => ScreenId::PuzzlesOf(list.game()),
            Self::Puzzle(puzzle) => {
                let (game, key) = puzzle.puzzle();
                ScreenId::Puzzle(game, key)
            }
            Self::Today(_) => ScreenId::Today,
            Self::Challenges(_) => ScreenId::Challenges,
            Self::Challenge(challenge) => ScreenId::Challenge(challenge.id()),
            Self::Goals(_) => ScreenId::Goals,
            Self::Lobby(_) => ScreenId::Lobby,
            Self::Join(_) => ScreenId::Join,
            Self::About(_) => ScreenId::About,
        }
    }

    /// Reads what may have changed since the screen was last shown.
    pub fn enter(&mut self, kept: &mut Kept, services: &mut Services) {
        match self {
            Self::Home(home) => {
                services.saved_games.look_again();
                home.read(services, kept.table.friends());
            }
            Self::Saved(_) => services.saved_games.look_again(),
            Self::Table => kept.resume_review(),
            Self::Review(review) => {
                let work = kept.reviews.take(review.file());
                review.take_back(work, services);
            }
            Self::Statistics(statistics) => statistics.read(&mut kept.statistics, services),
            Self::Today(today) => {
                services.saved_games.look_again();
                today.read(services);
            }
            Self::Challenges(challenges) => {
                services.saved_games.look_again();
                challenges.read(services);
            }
            Self::Challenge(challenge) => {
                services.saved_games.look_again();
                challenge.read(services);
            }
            Self::Goals(goals) => goals.read(services),
            Self::Puzzles | Self::PuzzleList(_) => {
                kept.puzzles.read(&services.saving);
            }
            _ => {}
        }
    }

    /// Ends what must not outlast the time that the screen is shown; returns what follows from it.
    pub fn leave(&mut self, kept: &mut Kept) -> Option<Command> {
        match self {
            Self::Saved(saved) => saved.finish_naming(),
            Self::Review(review) => {
                if let Some(work) = review.hand_over() {
                    kept.reviews.keep(work);
                }
                None
            }
            _ => None,
        }
    }

    /// Closes what is only shown for a while, or a panel; returns whether there was anything to close.
    pub fn close_topmost(&mut self, kept: &mut Kept) -> bool {
        match self {
            Self::Table => kept.table.close_topmost(),
            Self::Review(review) => review.close_topmost(),
            Self::Puzzle(puzzle) => puzzle.close_topmost(),
            _ => false,
        }
    }

    /// The id of the game that is at the table, in a lesson, a puzzle or a review.
    pub fn game(&self, kept: &Kept) -> Option<&'static str> {
        match self {
            Self::Table => kept.table.game().map(|game| game.entry.id),
            Self::Lesson(lesson) => Some(lesson.current().0),
            Self::Puzzle(puzzle) => Some(puzzle.puzzle().0),
            Self::Review(review) => Some(review.game()),
            _ => None,
        }
    }

    /// Tells whether the screen shows the large emblem of a game.
    pub fn has_large_emblem(&self, kept: &Kept, services: &Services) -> bool {
        match self {
            Self::NewGame(form) => form.is_first_visit(&kept.forms, services),
            _ => false,
        }
    }

    /// Tells whether the screen has a table, which fills the window.
    pub const fn has_table(&self) -> bool {
        matches!(self, Self::Table | Self::Review(_) | Self::Lesson(_) | Self::Puzzle(_))
    }

    /// The game to be shared, and the part of the window that shows its table.
    pub fn shared(&self, kept: &Kept) -> Option<(Saved, Option<Rect>)> {
        match self {
            Self::Review(review) => {
                let (saved, table) = review.shared();
                Some((saved, Some(table)))
            }
            _ => kept.table.shared(),
        }
    }

    /// A game that continues from the position on the screen, with a message about it.
    pub fn branch(&self) -> Option<(Saved, Message)> {
        match self {
            Self::Review(review) => Some((review.branch()?, app::branched_from_review())),
            Self::Puzzle(puzzle) => Some((puzzle.branch(), app::branched_from_puzzle())),
            _ => None,
        }
    }

    /// The commands for the time that has passed, on this screen and in the background.
    pub fn advance(&self, ctx: &Context, is_covered: bool, kept: &Kept) -> Vec<ScreenCommand> {
        let table = match self {
            Self::Table if !kept.table.is_behind_panel(ctx) => TableCommand::Advance { is_covered },
            // Friends do not wait for a person who looks at something else.
            _ if kept.table.friends().is_some() => TableCommand::Advance { is_covered: true },
            _ => TableCommand::Pause,
        };
        let listed = match self {
            Self::PuzzleList(list) => Some(list.game()),
            _ => None,
        };
        let own: Option<ScreenCommand> = match self {
            Self::Lesson(_) => Some(LessonCommand::Advance.into()),
            Self::Review(_) => Some(ReviewCommand::Advance.into()),
            Self::Challenges(_) => Some(ChallengesCommand::Advance.into()),
            Self::Challenge(_) => Some(ChallengeCommand::Advance.into()),
            _ => None,
        };
        let mut commands = vec![table.into(), PuzzlesCommand::Advance { listed }.into()];
        commands.extend(own);
        commands
    }

    /// Runs a command, which may concern what is kept. One for a screen that is not shown does nothing.
    pub fn run(&mut self, command: ScreenCommand, kept: &mut Kept, shell: &mut Shell<'_>) {
        match (command, self) {
            (ScreenCommand::Shell(command), _) => shell.ask(command),
            (ScreenCommand::Table(command), _) => kept.table.run(command, shell),
            (ScreenCommand::Puzzles(command), _) => kept.puzzles.run(command, shell),
            (ScreenCommand::Rules(command), _) => kept.rules.run(command, shell),
            (ScreenCommand::Settings(SettingsCommand::SortHand), _) => {
                kept.table.run(TableCommand::SortHand, shell);
            }
            (ScreenCommand::Settings(command), _) => {
                settings::run(command, &mut kept.settings, shell);
            }
            (ScreenCommand::NewGame(command), Self::NewGame(form)) => {
                form.run(command, &mut kept.forms, shell);
            }
            (ScreenCommand::Review(command), Self::Review(review)) => {
                review.run(command, &mut kept.speed, shell);
            }
            (ScreenCommand::Saved(command), Self::Saved(saved)) => {
                saved.run(command, &mut kept.saved, shell);
            }
            (ScreenCommand::Statistics(command), Self::Statistics(statistics)) => {
                statistics.run(command, &mut kept.statistics, shell);
            }
            (ScreenCommand::Lesson(command), Self::Lesson(lesson)) => lesson.run(command, shell),
            (ScreenCommand::Puzzle(command), Self::Puzzle(puzzle)) => {
                puzzle.run(command, &mut kept.puzzles, shell);
            }
            (ScreenCommand::Today(command), Self::Today(today)) => today.run(command, shell),
            (ScreenCommand::Challenges(command), Self::Challenges(challenges)) => {
                challenges.run(command, shell);
            }
            (ScreenCommand::Challenge(command), Self::Challenge(challenge)) => {
                challenge.run(command, shell);
            }
            (ScreenCommand::Goals(command), Self::Goals(goals)) => goals.run(command, shell),
            (ScreenCommand::Lobby(command), Self::Lobby(lobby)) => {
                lobby.run(command, &mut kept.table, shell);
            }
            (ScreenCommand::Join(command), Self::Join(join)) => {
                join.run(command, &mut kept.table, shell);
            }
            (ScreenCommand::About(command), Self::About(about)) => about.run(command, shell),
            _ => {}
        }
    }

    pub fn show(&self, ui: &mut Ui, around: Surroundings<'_>, kept: &Kept, commands: &mut Vec<ScreenCommand>) {
        match self {
            Self::Home(home) => collect(commands, |own| {
                home.show(ui, around, &kept.table, own);
            }),
            Self::NewGame(form) => {
                collect(commands, |own| form.show(ui, around, &kept.forms, own));
            }
            Self::Table => {
                let beside = BesideTable { table: &kept.table, rules: &kept.rules, settings: &kept.settings };
                beside.show(ui, around, commands);
            }
            Self::Review(review) => {
                collect(commands, |own| review.show(ui, around, kept.speed, own));
            }
            Self::Saved(saved) => {
                collect(commands, |own| saved.show(ui, around, &kept.saved, own));
            }
            Self::Statistics(statistics) => collect(commands, |own| {
                statistics.show(ui, around, &kept.statistics, own);
            }),
            Self::Settings => collect(commands, |own| {
                let has_game = kept.table.game().is_some();
                settings::show(ui, around, &kept.settings, has_game, own);
            }),
            Self::Rules(rules) => {
                collect(commands, |own| rules.show(ui, around, &kept.rules, own));
            }
            Self::Lesson(lesson) => collect(commands, |own| lesson.show(ui, around, own)),
            Self::Puzzles => collect(commands, |own| {
                kept.puzzles.show(ui, around, own);
            }),
            Self::PuzzleList(list) => {
                collect(commands, |own| list.show(ui, around, &kept.puzzles, own));
            }
            Self::Puzzle(puzzle) => {
                collect(commands, |own| puzzle.show(ui, around, &kept.puzzles, own));
            }
            Self::Today(today) => collect(commands, |own| today.show(ui, around, own)),
            Self::Challenges(list) => collect(commands, |own| list.show(ui, around, own)),
            Self::Challenge(challenge) => {
                collect(commands, |own| challenge.show(ui, around, own));
            }
            Self::Goals(goals) => collect(commands, |own| goals.show(ui, around, own)),
            Self::Lobby(lobby) => collect(commands, |own| {
                lobby.show(ui, around, kept.table.friends(), own);
            }),
            Self::Join(join) => collect(commands, |own| {
                join.show(ui, around, kept.table.friends(), own);
            }),
            Self::About(about) => collect(commands, |own| about.show(ui, around, own)),
        }
    }
}
