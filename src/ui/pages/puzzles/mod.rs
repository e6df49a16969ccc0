//! “Find the play”: an overview of all puzzles, the puzzles of a game, and a puzzle on the table.

mod book;
mod coach;
pub(in crate::ui) mod collection;
mod command;
mod game;
mod list;
mod miner;
mod mistakes;
mod overview;
mod own;
mod panel;
mod standing;
mod streak;
pub(in crate::ui) mod words;

use std::collections::BTreeSet;

use egui::Ui;

pub(in crate::ui) use self::book::PuzzleBook;
pub use self::command::{PuzzleCommand, PuzzlesCommand};
use self::game::{PuzzleGame, Stage};
pub(in crate::ui) use self::list::PuzzleListPage;
pub(in crate::ui) use self::mistakes::MistakesPage;
pub(in crate::ui) use self::overview::PuzzlesPage;
use self::panel::PuzzlePanel;
use self::words::question;
use super::exercise::{ExerciseTable, Position, show_panel};
use crate::games::{PuzzleError, entry};
use crate::store::Date;
use crate::store::training::Try;
use crate::text::{app, common, puzzles_page as texts};
use crate::ui::board::BoardAction;
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::pages::table::Put;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Ask, Commands, Page, Parts, Shell, Traits};
use crate::ui::theme::{self, size};
use crate::ui::{errors, focus};

pub struct PuzzlePage {
    game: PuzzleGame,
    table: ExerciseTable,
    /// The puzzles that were shown during this visit.
    seen: BTreeSet<u64>,
    /// The day whose streak this is, if it is one.
    streak: Option<Date>,
    /// Set once this one was answered: only the first answer counts.
    is_answered: bool,
    /// The change of the rating by the first answer, if it was the first try at the puzzle.
    change: Option<f64>,
    /// Set while the dialog with the story of the deal is open.
    tells_story: bool,
    /// Counts the puzzles and positions shown, each of which gets its own focus.
    shown: u64,
}

impl PuzzlePage {
    /// Opens a puzzle of a game by its key; `None` if there is no such puzzle.
    ///
    /// # Errors
    /// Returns an error if its position cannot be reached.
    pub fn open(
        id: &str, key: u64, book: &mut PuzzleBook, services: &mut Services,
    ) -> Result<Option<Self>, PuzzleError> {
        book.read(&services.saving);
        let Some(game) = open_game(id, key, book, services)? else { return Ok(None) };
        Ok(Some(Self::with(game, None)))
    }

    /// Opens the next puzzle in today's streak; `None` if that is over.
    ///
    /// # Errors
    /// Returns an error if its position cannot be reached.
    pub fn open_streak(book: &mut PuzzleBook, services: &mut Services) -> Result<Option<Self>, PuzzleError> {
        book.read(&services.saving);
        let today = Date::today();
        let Some(next) = book.next_in_streak(today) else { return Ok(None) };
        let game = open_game(&next.puzzle.game, next.key, book, services)?;
        Ok(game.map(|game| Self::with(game, Some(today))))
    }

    fn with(game: PuzzleGame, streak: Option<Date>) -> Self {
        let mut page = Self {
            seen: BTreeSet::from([game.listed.key]),
            game,
            streak,
            table: ExerciseTable::default(),
            is_answered: false,
            change: None,
            tells_story: false,
            shown: 0,
        };
        page.tell();
        page
    }

    /// The id of the game and the key of the puzzle.
    pub const fn puzzle(&self) -> (&'static str, u64) {
        (self.game.entry.id, self.game.listed.key)
    }

    /// Goes to the puzzle that follows this one.
    fn go_on(&mut self, book: &PuzzleBook, shell: &mut Shell<'_>) {
        let listed = &self.game.listed;
        let next = match self.streak {
            Some(date) => book.next_in_streak(date),
            None => book.after(listed, &self.seen, shell.services.settings()),
        };
        let Some(next) = next else {
            if self.streak.is_some() {
                shell.ask(Command::Show(PageId::PUZZLES));
            } else if listed.mistake().is_some() {
                shell.ask(Command::Show(PageId::MISTAKES));
            }
            return;
        };
        match open_game(&next.puzzle.game, next.key, book, shell.services) {
            Ok(Some(game)) => {
                self.seen.insert(game.listed.key);
                self.game = game;
                self.is_answered = false;
                self.change = None;
                self.table.begin();
                self.begin();
            }
            Ok(None) => {}
            Err(error) => {
                let message = texts::cannot_be_shown(errors::detail(&error));
                shell.notify(&message);
            }
        }
    }

    fn begin(&mut self) {
        self.table.release();
        self.tells_story = false;
        self.shown += 1;
    }

    /// Handles what the person did at the board, and remembers whether that has solved the puzzle.
    fn gesture(&mut self, done: BoardAction, book: &mut PuzzleBook, shell: &mut Shell<'_>) {
        match done {
            BoardAction::Drawn(board) => return self.table.go_on_from(*board, shell),
            BoardAction::RefusedBecause(words) => return self.game.refuse_because(words),
            BoardAction::Said(words) => return self.table.say(&words),
            BoardAction::Play(action) => {
                if let Some(is_right) = self.game.act(&action) {
                    self.answered(is_right, book, shell);
                }
            }
            BoardAction::Refused(spot) => self.game.refuse(spot),
            BoardAction::Asked(_) | BoardAction::Answered { .. } => return,
            BoardAction::Seen => self.game.look_back(false),
        }
        self.table.release();
    }

    /// Remembers a solved puzzle, and keeps the first answer to it.
    fn answered(&mut self, is_right: bool, book: &mut PuzzleBook, shell: &mut Shell<'_>) {
        let (id, key) = self.puzzle();
        if !std::mem::replace(&mut self.is_answered, true) {
            let mut first = Try::now(id, key, is_right);
            first.streak = self.streak;
            self.change = book.record(first, shell.services);
            if self.streak.is_some() && !is_right {
                self.game.end_streak();
            }
        }
        if is_right && self.game.listed.mistake().is_none() {
            shell.services.settings_mut().puzzles.solve(id, key);
        }
    }

    /// Announces the question, then the reply to each try.
    fn tell(&mut self) {
        self.table.tell(spoken_now(&self.game));
    }
}

impl Ask for PuzzleCommand {
    type Of = PuzzlePage;

    fn run(self, page: &mut PuzzlePage, shell: &mut Shell<'_>) {
        shell.with(|book: &mut PuzzleBook, shell| {
            page.game.language = shell.services.settings().language;
            match self {
                Self::Board(done) => page.gesture(done, book, shell),
                Self::Next => page.go_on(book, shell),
                Self::ShowAnswer => {
                    page.game.show_answer();
                    page.answered(false, book, shell);
                    page.table.release();
                }
                Self::TryAgain => {
                    page.game.again();
                    page.begin();
                }
                Self::PreviousTrick => page.game.look_back(!page.game.looks_back()),
                Self::PlayOn => {
                    let saved = page.game.branch();
                    shell.ask(Put::branch(saved, app::branched_from_puzzle(), shell));
                }
                Self::Story => page.tells_story = !page.tells_story,
            }
            page.tell();
        });
    }
}

impl Page for PuzzlePage {
    fn id(&self) -> PageId {
        let (game, key) = self.puzzle();
        if self.streak.is_some() { PageId::STREAK } else { PageId::Puzzle(game, key) }
    }

    /// Stops showing the previous trick again.
    fn close_topmost(&mut self, _shell: &mut Shell<'_>) -> bool {
        let looks_back = self.game.looks_back();
        self.game.look_back(false);
        looks_back
    }

    fn game(&self, _parts: &Parts) -> Option<&'static str> {
        Some(self.game.entry.id)
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_puzzle()), has_table: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let (game, book) = (&self.game, around.parts.get::<PuzzleBook>());
        let names = game.names();
        let is_asked = game.stage() == Stage::Asked;
        focus::show_page(ui, ("puzzle", around.visit, self.shown, is_asked));
        let words = PuzzlePanel {
            game,
            count: book.count_beside(&game.listed),
            training: book.training_of(&game.listed, around.services.settings()),
            change: self.change,
            streak: self.streak.map(|date| book.streak(date)),
            best_streak: book.best_streak(),
        };
        theme::with_names(ui, names.clone(), |ui| show_panel(ui, around.services.settings(), &words, commands));
        let position = Position {
            session: game.session(),
            scene: game.scene(),
            viewer: game.seat(),
            moves: game.moves(),
            names: &names,
            holding: game.is_holding(),
        };
        let done = self.table.show(ui, around.services, position);
        commands.extend(done.into_iter().map(PuzzleCommand::Board));
        if self.tells_story && theme::with_names(ui, names, |ui| show_story(ui, game)) {
            commands.push(PuzzleCommand::Story);
        }
    }
}

/// Opens a puzzle that has been read, and remembers that it was opened.
fn open_game(
    id: &str, key: u64, book: &PuzzleBook, services: &mut Services,
) -> Result<Option<PuzzleGame>, PuzzleError> {
    let (Some(entry), Some(listed)) = (entry(id), book.find(id, key)) else { return Ok(None) };
    let game = PuzzleGame::open(entry, listed.clone(), services.settings())?;
    if game.listed.mistake().is_none() {
        services.settings_mut().puzzles.open(id, key);
    }
    Ok(Some(game))
}

/// The text to announce: the question, then the reply to each try.
fn spoken_now(game: &PuzzleGame) -> String {
    let words = match game.reply() {
        Some(reply) => reply.spoken(),
        None => texts::question_spoken(question(game.table().wins)),
    };
    words.render(&game.names())
}

/// Shows the story of the deal so far; returns whether the dialog was closed.
fn show_story(ui: &Ui, game: &PuzzleGame) -> bool {
    let title = texts::story();
    theme::dialog(ui, "story", 520.0, title, |ui| {
        focus::scroll_by_keys(ui);
        for words in game.story() {
            ui.label(theme::text(ui, words, size::BODY));
        }
    })
}
