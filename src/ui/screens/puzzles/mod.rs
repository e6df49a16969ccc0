//! “Find the play”: an overview of all puzzles, the puzzles of a game, and a puzzle on the table.

mod collection;
mod game;
mod list;
mod miner;
mod overview;
mod panel;
mod words;

use egui::{Context, Ui};

use self::collection::Collection;
use self::game::{Phase, PuzzleGame};
use self::miner::Miner;
use self::panel::PuzzlePanel;
use self::words::question;
use super::exercise::{ExerciseTable, Position, show_panel};
use crate::games::{Entry, PuzzleError};
use crate::store::{Saved, Store};
use crate::ui::board::BoardAction;
use crate::ui::command::{Command, PuzzleCommand};
use crate::ui::focus;
use crate::ui::services::Services;
use crate::ui::settings::{PuzzleProgress, Settings};
use crate::ui::theme::{self, size};

/// All puzzles, the one on the table, and the search for new ones.
#[derive(Default)]
pub(in crate::ui) struct PuzzlesScreen {
    collection: Collection,
    /// Whether the collection has been read.
    is_read: bool,
    game: Option<PuzzleGame>,
    table: ExerciseTable,
    miner: Miner,
    /// Whether the dialog with the story of the deal is open.
    tells_story: bool,
    /// Counts the puzzles and positions shown, each of which gets its own focus.
    shown: u64,
}

impl PuzzlesScreen {
    /// Reads all puzzles, unless they were read before.
    pub fn read(&mut self, store: &Store) {
        if !self.is_read {
            self.collection = Collection::read(store);
            self.is_read = true;
        }
    }

    /// Opens a puzzle by its key; none is opened if there is no such puzzle.
    ///
    /// # Errors
    /// Returns an error if its position cannot be reached.
    pub fn open(
        &mut self,
        entry: &'static Entry,
        key: u64,
        settings: &Settings,
    ) -> Result<(), PuzzleError> {
        let found = self
            .collection
            .of(entry.id)
            .iter()
            .find(|one| one.key == key);
        if let Some(found) = found {
            self.game = Some(PuzzleGame::open(entry, found.clone(), settings)?);
            self.table.begin();
            self.begin();
        }
        Ok(())
    }

    /// Starts showing a position.
    fn begin(&mut self) {
        self.table.release();
        self.tells_story = false;
        self.shown += 1;
    }

    /// The game and the key of the puzzle on the table.
    pub fn puzzle(&self) -> Option<(&'static Entry, u64)> {
        let game = self.game.as_ref()?;
        Some((game.entry, game.listed.key))
    }

    /// The key of the puzzle that follows the one on the table.
    pub fn next(&self, progress: &PuzzleProgress) -> Option<u64> {
        let game = self.game.as_ref()?;
        let place = game.listed.place;
        let next = self.collection.after(place, game.entry.id, progress)?;
        Some(next.key)
    }

    /// Handles a gesture on the board; returns whether it has solved the puzzle.
    pub fn gesture(&mut self, done: BoardAction) -> bool {
        let Some(game) = &mut self.game else {
            return false;
        };
        let is_solved = match done {
            BoardAction::RefusedBecause(words) => {
                game.refuse_because(words);
                return false;
            }
            BoardAction::Play(action) => game.act(&action),
            BoardAction::Refused(spot) => {
                game.refuse(spot);
                false
            }
            BoardAction::Seen => {
                game.look_back(false);
                false
            }
        };
        self.table.release();
        is_solved
    }

    /// Runs a command that affects only the puzzle on the table.
    pub fn run(&mut self, command: &PuzzleCommand) {
        let Some(game) = &mut self.game else { return };
        match command {
            PuzzleCommand::ShowAnswer => {
                game.show_answer();
                self.table.release();
            }
            PuzzleCommand::TryAgain => {
                game.again();
                self.begin();
            }
            PuzzleCommand::LastTrick => game.look_back(!game.looks_back()),
            PuzzleCommand::Story => self.tells_story = !self.tells_story,
            _ => {}
        }
    }

    /// Stops showing the last trick again; returns whether it was shown.
    pub fn close_topmost(&mut self) -> bool {
        let game = self.game.as_mut().filter(|game| game.looks_back());
        game.map(|game| game.look_back(false)).is_some()
    }

    /// A game that continues from the puzzle on the table.
    pub fn branch(&self) -> Option<Saved> {
        self.game.as_ref().map(PuzzleGame::branch)
    }

    /// Looks for new puzzles of a game.
    pub fn find(&mut self, ctx: &Context, entry: &'static Entry, services: &Services) {
        let file = services.saving.store.puzzles_path(entry.id);
        let seed = services.draw_seal().cut("").seed();
        self.miner.start(ctx, entry, file, seed);
    }

    /// Stops the search in a game. Puzzles found so far are kept.
    pub fn cancel_find(&mut self, id: &str) {
        self.miner.cancel(id);
    }

    /// Receives what was found since the last frame; returns the games whose search has just ended,
    /// each with what it has found.
    pub fn update(&mut self, store: &Store) -> Vec<(&'static Entry, String)> {
        let mut all_ended = Vec::new();
        for progress in self.miner.update() {
            if progress.is_new && self.is_read {
                self.collection.read_game(store, progress.entry.id);
            }
            all_ended.extend(progress.ended.map(|words| (progress.entry, words)));
        }
        all_ended
    }

    /// Shows the puzzle on the table.
    pub fn show_puzzle(
        &mut self,
        ui: &mut Ui,
        services: &Services,
        visit: u64,
        commands: &mut Vec<Command>,
    ) {
        let Some(game) = &self.game else { return };
        let names = game.names();
        let is_asked = game.phase() == Phase::Asked;
        focus::show_screen(ui, ("puzzle", visit, self.shown, is_asked));
        let words = PuzzlePanel {
            game,
            names: &names,
            count: self.collection.of(game.entry.id).len(),
        };
        show_panel(ui, services.settings(), &words, commands);
        let position = Position {
            session: game.session(),
            scene: game.scene(),
            viewer: game.seat(),
            moves: game.moves(),
            names: &names,
            holding: game.is_holding(),
        };
        let done = self.table.show(ui, services, position, spoken_now(game));
        let done = done.map(PuzzleCommand::Board);
        commands.extend(done.map(Command::Puzzles));
        if self.tells_story && show_story(ui, game) {
            commands.push(Command::Puzzles(PuzzleCommand::Story));
        }
    }
}

/// The text to announce: the question, then the reply to each try.
fn spoken_now(game: &PuzzleGame) -> String {
    match game.reply() {
        Some(reply) => format!("{} {}", reply.verdict(), reply.words()),
        None => format!("Find the play. {}", question(game.table().wins)),
    }
}

/// Shows the story of the deal so far; returns whether the dialog was closed.
fn show_story(ui: &Ui, game: &PuzzleGame) -> bool {
    theme::dialog(ui, "story", 520.0, "The deal so far", |ui| {
        focus::scroll_by_keys(ui);
        for words in game.story() {
            ui.label(theme::text(words, size::BODY));
        }
    })
}
