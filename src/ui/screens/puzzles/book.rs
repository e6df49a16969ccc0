//! All puzzles, and the searches for new ones, which go on whatever screen is shown.

use super::collection::{Collection, Listed};
use super::command::PuzzlesCommand;
use super::miner::{Miner, Status};
use crate::games::entry;
use crate::store::Store;
use crate::text::{Message, puzzles_screen as texts};
use crate::ui::command::Command;
use crate::ui::screens::ScreenId;
use crate::ui::settings::PuzzleProgress;
use crate::ui::shell::Shell;

/// All puzzles, and the searches for new ones.
#[derive(Default)]
pub(in crate::ui) struct PuzzleBook {
    /// The puzzles, once a screen has needed them.
    collection: Option<Collection>,
    miner: Miner,
}

impl PuzzleBook {
    /// Reads all puzzles, unless they were read before.
    pub fn read(&mut self, store: &Store) {
        self.collection
            .get_or_insert_with(|| Collection::read(store));
    }

    /// The puzzles of a game.
    pub(super) fn of(&self, id: &str) -> &[Listed] {
        let collection = self.collection.as_ref();
        collection.map_or(&[], |collection| collection.of(id))
    }

    /// The number of puzzles of a game that are solved.
    pub(super) fn solved(&self, id: &str, progress: &PuzzleProgress) -> usize {
        let collection = self.collection.as_ref();
        collection.map_or(0, |collection| collection.solved(id, progress))
    }

    /// The current puzzle of a game.
    pub(super) fn current(&self, id: &str, progress: &PuzzleProgress) -> Option<&Listed> {
        self.collection.as_ref()?.current(id, progress)
    }

    /// The puzzle of a game that follows the one at a place.
    pub(super) fn after(
        &self,
        place: usize,
        id: &str,
        progress: &PuzzleProgress,
    ) -> Option<&Listed> {
        self.collection.as_ref()?.after(place, id, progress)
    }

    /// The reason why the file of found puzzles of a game cannot be read.
    pub(super) fn fault(&self, id: &str) -> Option<&Message> {
        self.collection.as_ref()?.fault(id)
    }

    /// The state of the search in a game.
    pub(super) fn search(&self, id: &str) -> Option<Status<'_>> {
        self.miner.status(id)
    }

    /// Runs a command.
    pub fn run(&mut self, command: PuzzlesCommand, shell: &mut Shell<'_>) {
        match command {
            PuzzlesCommand::Advance { listed } => self.advance(listed, shell),
            PuzzlesCommand::Find(id) => {
                if let Some(entry) = entry(id) {
                    let file = shell.services.saving.store.puzzles_path(id);
                    let seed = shell.services.draw_seal().cut("").seed();
                    let queue = shell.services.saving.queue();
                    self.miner.start(shell.ctx, entry, file, queue, seed);
                }
            }
            PuzzlesCommand::CancelFind(id) => self.miner.cancel(id),
            PuzzlesCommand::Shell(command) => shell.ask(command),
        }
    }

    /// Receives what searches have found, and says when one has ended.
    fn advance(&mut self, listed: Option<&str>, shell: &mut Shell<'_>) {
        for progress in self.miner.update() {
            let entry = progress.entry;
            if progress.is_new
                && let Some(collection) = &mut self.collection
            {
                collection.read_game(&shell.services.saving.store, entry.id);
            }
            let Some(found) = progress.ended else {
                continue;
            };
            let language = shell.services.settings().language;
            let message = texts::search_of_game(entry.title, found).in_language(language);
            if listed == Some(entry.id) {
                shell.notify(message);
            } else {
                let show = Command::Show(ScreenId::PuzzlesOf(entry.id));
                let toasts = &mut shell.services.toasts;
                toasts.offer(
                    shell.ctx,
                    &message,
                    texts::show().in_language(language),
                    show,
                );
            }
        }
    }
}
