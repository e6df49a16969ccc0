//! The commands of the puzzles.

use crate::games::Theme;
use crate::store::training::Mistake;
use crate::ui::board::BoardAction;

/// A request to the pages that list puzzles.
#[derive(Clone, Debug)]
pub enum PuzzlesCommand {
    /// Looks for new puzzles of a game, about the theme that is listed.
    Find(&'static str),
    /// Looks for new puzzles of a game about this theme, or about any, and lists them.
    FindAlike(&'static str, Option<Theme>),
    /// Stops that search.
    CancelFind(&'static str),
    /// Lists only puzzles about a theme, or all.
    ChooseTheme(Option<Theme>),
    /// Opens the system's dialog to export all tries.
    ExportTries,
    /// Removes all tries; can be undone.
    ResetTries,
    /// Removes the mistake with this key; can be undone.
    RemoveMistake(u64),
    BringMistakeBack(Box<Mistake>),
}

/// A request to the puzzle on the table.
#[derive(Clone, Debug)]
pub enum PuzzleCommand {
    /// Handles what the person did at the board.
    Board(BoardAction),
    /// Goes to the next unsolved puzzle of the game.
    Next,
    /// Plays the right answer.
    ShowAnswer,
    /// Goes back to the position.
    TryAgain,
    /// Shows the previous trick again, or returns to the position.
    PreviousTrick,
    /// Shows or hides what has happened so far.
    Story,
    /// Starts a new game from the position.
    PlayOn,
}
