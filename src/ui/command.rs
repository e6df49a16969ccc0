//! Everything a person can ask of the window, as data: screens return commands while they draw, and
//! the application runs them afterwards.

use std::path::PathBuf;

use super::board::BoardAction;
use super::settings::{GameSetup, OwnPreset, Settings};
use crate::games::Entry;
use crate::rules::Seat;
use crate::seal::SealedSeed;
use crate::store::{Evening, Player};
use crate::table::Setup;

/// A screen that fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The results of finished games as figures.
    Statistics,
    /// The settings.
    Settings,
    /// The rules of the game with this id.
    Rules(&'static str),
    /// The lesson that is followed.
    Lesson,
    /// The games with their puzzles.
    Puzzles,
    /// The puzzles of the game with this id.
    PuzzlesOf(&'static str),
    /// A puzzle.
    Puzzle,
    /// The version, and the licenses of what the program is made of.
    About,
}

/// A panel beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidePanel {
    /// The rules of the game.
    Rules,
    /// The settings.
    Settings,
}

/// A dialog over the screen, open until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The question whether to close the window although something is unsaved.
    Closing,
}

/// A game to start: how it is set up and who plays.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The game.
    pub entry: &'static Entry,
    /// Seats, house rules, seed and dealer.
    pub setup: Setup,
    /// The players, by seat; missing ones are computer players.
    pub players: Vec<Player>,
    /// The evening that it belongs to.
    pub evening: Option<Evening>,
    /// The origin of its seed, if its cards are freshly shuffled.
    pub seal: Option<SealedSeed>,
}

/// A request, run by the application after drawing.
#[derive(Clone, Debug)]
pub enum Command {
    /// Shows a screen.
    Show(Screen),
    /// Closes the topmost overlay or panel, returns to the screen before, or opens the menu.
    Back,
    /// Opens the lesson of the game with this id, where it was left.
    Learn(&'static str),
    /// Asks something of the lesson.
    Lesson(LessonCommand),
    /// Starts a game of the one with this id after its lesson, against easy players.
    PlayLearned(&'static str),
    /// Asks something of the puzzles.
    Puzzles(PuzzleCommand),
    /// Shows the form that sets up the game with this id.
    SetUp(&'static str),
    /// Starts a game.
    Start(NewGame),
    /// Starts the game at the table again, with the next seat dealing.
    Rematch,
    /// Shows the form that sets up the deal at the table again.
    SameDeal,
    /// Shows the form that sets up the next game of the evening.
    NextOfEvening,
    /// Opens a saved game.
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
    /// Starts a new game from the position that is reviewed, or from the puzzle.
    PlayOn,
    /// Shows the ways to share the game at the table, or the one in review.
    Share,
    /// Shows the ways to share a saved game.
    ShareFile(PathBuf),
    /// Opens the system's dialog to export the game that is shared.
    ExportGame,
    /// Takes a picture of the table and opens the system's dialog to save it.
    SavePicture,
    /// Opens the system's dialog to choose a game to import.
    ChooseImport,
    /// Adds a game from anywhere to the saved games.
    Import(PathBuf),
    /// Asks something of the game at the table.
    Table(TableCommand),
    /// Opens or closes a panel beside the table.
    ToggleSidePanel(SidePanel),
    /// Opens an overlay, or closes the one that is open.
    ShowOverlay(Option<Overlay>),
    /// Opens an overlay, or closes it if it is open.
    ToggleOverlay(Overlay),
    /// Changes the settings.
    Settings(SettingsChange),
    /// Plays a card's sound, so that the volume can be judged.
    PlaySample,
    /// Opens the system's dialog to choose a picture for the table.
    ChoosePicture,
    /// Brings a saved game from anywhere to the table.
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
    /// Asks something of the statistics.
    Statistics(StatisticsCommand),
    /// Switches between full screen and window.
    ToggleFullScreen,
    /// Tries again to write what is unsaved.
    SaveAgain,
    /// Closes the notice at this place of their list.
    CloseNotice(usize),
    /// Closes the window, if everything is saved.
    Close {
        /// Also if something is unsaved.
        anyway: bool,
    },
    /// Shows a message for a while.
    Notify(String),
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
    /// Asks why the last action was done.
    Why,
    /// Shows the last trick again.
    LastTrick,
    /// Reads out the table: whose turn it is, all cards in sight, scores.
    ReadTable,
    /// Plays a seat without its program.
    PlayWithoutProgram(Seat),
    /// Sorts the hand again.
    SortHand,
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
    /// Answers the question with the choice at this place.
    Answer(usize),
    /// Shows what is right.
    ShowAnswer,
    /// Goes to the next step.
    Next,
    /// Goes back to the step before.
    Previous,
}

/// A request to the puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleCommand {
    /// Opens a puzzle of the game with this id, known by its key.
    Open(&'static str, u64),
    /// Goes to the next puzzle of the game that is not solved.
    Next,
    /// Handles a gesture on the board.
    Board(BoardAction),
    /// Does what is right.
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
    CancelFind,
}

/// A change of the settings.
#[derive(Clone, Debug)]
pub enum SettingsChange {
    /// Replaces all of them.
    Replace(Box<Settings>),
    /// Changes the interface size by so many percent.
    Zoom(i32),
    /// Remembers how the game with this id was set up last.
    RememberSetup(&'static str, GameSetup),
    /// Keeps house rules of the game with this id under a name.
    KeepPreset(&'static str, OwnPreset),
    /// Forgets the house rules of the game with this id that have this name.
    ForgetPreset(&'static str, String),
    /// Remembers that the aim of the game with this id has been read.
    ReadAim(&'static str),
    /// Allows the program that this command starts to play.
    AllowProgram(String),
    /// Turns sounds on or off.
    EnableSound(bool),
    /// Puts the picture in this file on the table.
    UsePicture(PathBuf),
}
