//! Commands: everything that a person can ask of the window, as data. Screens return commands while
//! they draw, and the application runs them afterwards.

use std::path::PathBuf;

use super::board::BoardAction;
use super::command_field::TypedCommand;
use super::settings::{GameSetup, OwnPreset, Settings};
use crate::external::Consent;
use crate::games::Entry;
use crate::rules::Seat;
use crate::seal::SealedSeed;
use crate::store::{Evening, Player};
use crate::table::Setup;

/// A screen that fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The game to resume, and the gallery.
    Home,
    /// The form that sets up a game.
    NewGame,
    /// The game in progress.
    Table,
    /// The review of a game.
    Review,
    /// The list of saved games.
    Saved,
    /// Figures on finished games.
    Statistics,
    /// The settings.
    Settings,
    /// The rules of the game with this id.
    Rules(&'static str),
    /// The lesson in progress.
    Lesson,
    /// The games with their puzzles.
    Puzzles,
    /// The puzzles of the game with this id.
    PuzzlesOf(&'static str),
    /// A puzzle.
    Puzzle,
    /// The version, and the licenses of the program's components.
    About,
}

/// A panel beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SidePanel {
    /// The rules of the game.
    Rules,
    /// The settings.
    Settings,
}

/// A dialog over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// The score sheet.
    ScoreSheet,
    /// The list of keys.
    Keys,
    /// The menu at the table.
    Menu,
    /// A hint's value for every legal action.
    HintValues,
    /// The check that no computer player peeked.
    PeekCheck,
    /// The ways to share a game.
    Share,
    /// The question whether to close the window with unsaved changes.
    Closing,
}

/// A game to start: its setup and its players.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The game.
    pub entry: &'static Entry,
    /// Seats, house rules, seed and dealer.
    pub setup: Setup,
    /// The players, by seat; missing ones are computer players.
    pub players: Vec<Player>,
    /// The commands of their programs that the person typed for this game.
    pub typed: Vec<TypedCommand>,
    /// The evening that the game belongs to.
    pub evening: Option<Evening>,
    /// The origin of its seed, if its cards are freshly shuffled.
    pub seal: Option<SealedSeed>,
}

/// A request, run by the application after drawing.
#[derive(Clone, Debug)]
pub enum Command {
    /// Shows a screen.
    Show(Screen),
    /// Closes the topmost overlay or panel, returns to the previous screen, or opens the menu.
    Back,
    /// Returns to the previous screen.
    Leave,
    /// Opens the lesson of the game with this id, where it was left.
    Learn(&'static str),
    /// A request to the lesson.
    Lesson(LessonCommand),
    /// Starts a game with this id against easy players, after its lesson.
    PlayLearned(&'static str),
    /// A request to the puzzles.
    Puzzles(PuzzleCommand),
    /// Shows the form that sets up the game with this id.
    SetUp(&'static str),
    /// Starts a game.
    Start(NewGame),
    /// Starts the game at the table again, with the next seat dealing.
    Rematch,
    /// Shows the form that sets up the same deal as at the table.
    SameDeal,
    /// Shows the form that sets up the next game of the evening.
    NextOfEvening,
    /// Opens a game in the list of saved games.
    Open(PathBuf),
    /// Opens the half-played example of the game with this id, or the finished one.
    OpenExample {
        /// The game's id.
        id: &'static str,
        /// Whether the finished example is wanted.
        finished: bool,
    },
    /// Shows the review of the game at the table.
    Review,
    /// Shows the review of a saved game.
    ReviewFile(PathBuf),
    /// Starts a new game from the position in review, or from the puzzle.
    PlayOn,
    /// Shows the ways to share the game at the table, or the one in review.
    Share,
    /// Shows the ways to share a saved game.
    ShareFile(PathBuf),
    /// Opens the system's dialog to export the shared game.
    ExportGame,
    /// Takes a picture of the table and opens the system's dialog to save it.
    SavePicture,
    /// Opens the system's dialog to choose a game to import.
    ChooseImport,
    /// Copies a game file from any folder into the saved games.
    Import(PathBuf),
    /// A request to the game at the table.
    Table(TableCommand),
    /// Opens or closes a panel beside the table.
    ToggleSidePanel(SidePanel),
    /// Opens this overlay, or with `None` closes the open one.
    ShowOverlay(Option<Overlay>),
    /// Toggles an overlay.
    ToggleOverlay(Overlay),
    /// Changes the settings.
    Settings(SettingsChange),
    /// Plays a card's sound, so that the volume can be judged.
    PlaySample,
    /// Opens the system's dialog to choose a picture for the table.
    ChoosePicture,
    /// Opens a game file from any folder. Outside the saved games, it is copied there first.
    OpenFile(PathBuf),
    /// Names a saved game.
    Rename(PathBuf, String),
    /// Saves a second copy of a game.
    Duplicate(PathBuf),
    /// Saves a second copy of the game at the table.
    DuplicateCurrent,
    /// Deletes a saved game; can be undone.
    Delete(PathBuf),
    /// Restores a deleted game.
    Restore(PathBuf),
    /// A request to the statistics.
    Statistics(StatisticsCommand),
    /// Switches between full screen and window.
    ToggleFullScreen,
    /// Retries writing everything that is unsaved.
    SaveAgain,
    /// Closes the notice with this index.
    CloseNotice(usize),
    /// Closes the window, if everything is saved.
    Close {
        /// Close even if something is unsaved.
        anyway: bool,
    },
    /// Shows a message for a while.
    Notify(String),
    /// Shows a message about the present position at the table, while it lasts.
    NotifyAtTable(String),
}

/// A request to the game at the table.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand {
    /// Handles a gesture on the board.
    Board(BoardAction),
    /// Deals again after the score sheet has been read.
    NextDeal,
    /// Shows the hand of the person who has just sat down.
    Reveal(Seat),
    /// Lets computer players finish the deal.
    FinishDeal,
    /// Ends the evening with this game.
    EndEvening,
    /// Undoes the last decision of a person.
    Undo,
    /// Asks for a hint; with a hint shown, for the values of all actions.
    Hint,
    /// Asks for the reason of the last action.
    Why,
    /// Shows the last trick again.
    LastTrick,
    /// Reads out the table: whose turn it is, all visible cards, scores.
    ReadTable,
    /// Continues without the program of a seat.
    PlayWithoutProgram(Seat),
    /// Sorts the hand again.
    SortHand,
    /// Keeps the second row of the toolbar in a window in which it has this width.
    KeepSecondRow(u32),
    /// Shows or hides the details about the shuffle.
    ToggleShuffleDetails,
    /// Checks that no computer player peeked, and shows the result.
    CheckPeeking,
    /// Stops that check.
    CancelPeekCheck,
}

/// A request to the statistics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatisticsCommand {
    /// Opens the system's dialog to export games as this table.
    Export(String),
    /// Removes all results; can be undone.
    Reset,
    /// Restores the results that were removed.
    Restore,
}

/// A request to the lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonCommand {
    /// Handles a gesture on the board.
    Board(BoardAction),
    /// Answers the question with the choice of this index.
    Answer(usize),
    /// Shows the right answer.
    ShowAnswer,
    /// Goes to the next step.
    Next,
    /// Goes back to the previous step.
    Previous,
}

/// A request to the puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleCommand {
    /// Opens a puzzle of the game with this id, by its key.
    Open(&'static str, u64),
    /// Goes to the next unsolved puzzle of the game.
    Next,
    /// Handles a gesture on the board.
    Board(BoardAction),
    /// Plays the right answer.
    ShowAnswer,
    /// Goes back to the position.
    TryAgain,
    /// Shows the last trick again, or returns to the position.
    LastTrick,
    /// Shows or hides what has happened so far.
    Story,
    /// Looks for new puzzles of the game with this id.
    Find(&'static str),
    /// Stops that search.
    CancelFind(&'static str),
}

/// A change of the settings.
#[derive(Clone, Debug)]
pub enum SettingsChange {
    /// Replaces all of them.
    Replace(Box<Settings>),
    /// Changes the interface size by this many percentage points.
    Zoom(i32),
    /// Remembers the last setup of the game with this id.
    RememberSetup(&'static str, GameSetup),
    /// Keeps house rules of the game with this id under a name.
    KeepPreset(&'static str, OwnPreset),
    /// Forgets the house rules of the game with this id that have this name.
    ForgetPreset(&'static str, String),
    /// Remembers that the aim of the game with this id has been read.
    ReadAim(&'static str),
    /// Remembers that a program may play.
    AllowProgram(Consent),
    /// Turns sounds on or off.
    EnableSound(bool),
    /// Puts the picture in this file on the table.
    UsePicture(PathBuf),
}
