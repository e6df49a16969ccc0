//! What can happen in the window, as data: screens collect commands while they draw.

use std::path::PathBuf;

use super::board::Done;
use crate::rules::Seat;

/// What fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Resume, and the gallery.
    Home,
    /// Setting up a game.
    NewGame,
    /// Playing.
    Table,
    /// The list of saved games.
    Saved,
    /// The settings, without a table behind them.
    Settings,
    /// The rules of a game, without a table beside them.
    Rules(&'static str),
}

/// What stands beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidePanel {
    /// The rules of the game.
    Rules,
    /// The settings.
    Settings,
}

/// What lies over the table until it is put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The score sheet.
    Sheet,
    /// The keys.
    Keys,
    /// What a hint thinks of all that can be done.
    Values,
}

/// Something to be done after drawing.
#[derive(Clone, Debug)]
pub enum Command {
    /// Show a screen.
    Show(Screen),
    /// One step back: from panels to the table, from screens to Home.
    Back,
    /// Set up a game.
    SetUp(&'static str),
    /// Start the game that is set up.
    Start,
    /// Play the same game again, with the next seat dealing.
    Again,
    /// Open a saved game.
    Open(PathBuf),
    /// Open the half-played example of a game, or the finished one.
    OpenExample(&'static str, bool),
    /// Something done at the table.
    AtTable(Done),
    /// The score sheet has been read.
    NextDeal,
    /// A program may play, by its command.
    Allow(String),
    /// A seat is played without its program.
    PlayWithout(Seat),
    /// The next person sits down.
    Reveal(Seat),
    /// The rest of the deal plays itself.
    FinishDeal,
    /// Take the last decision back.
    Undo,
    /// Ask for a hint; with one at hand, what it thinks of everything else.
    Hint,
    /// Ask why the last action was done.
    Why,
    /// Look at the last trick.
    LastTrick,
    /// Put a panel beside the table, or away.
    ToggleSidePanel(SidePanel),
    /// Lay something over the table, or put it away.
    ShowOverlay(Option<Overlay>),
    /// Keep the house rules that are set up under a name.
    KeepPreset(String),
    /// Forget house rules kept under a name.
    ForgetPreset(&'static str, String),
    /// Give a saved game a name.
    Rename(PathBuf, String),
    /// Save a second copy of a game.
    Duplicate(PathBuf),
    /// Delete a saved game; it can be undone.
    Delete(PathBuf),
    /// Put the game deleted last back.
    Restore(PathBuf),
    /// Sort the hand anew.
    Sort,
    /// The whole screen, or a window.
    FullScreen,
    /// Turn sounds on or off.
    Sound(bool),
    /// Ask for a picture to lie on the table.
    AskPicture,
    /// Say something, for a while.
    Say(String),
}
