//! Requests to the shell, possible on any page. All others go to pages and parts.

use std::path::PathBuf;

use super::page_id::PageId;
use crate::text::Message;

/// A request to the shell, run after drawing.
#[derive(Clone, Debug)]
pub enum Command {
    /// Shows a page: as it was left if it led to the present one, or else from its beginning.
    Show(PageId),
    /// Shows a page from its beginning.
    Begin(PageId),
    /// Closes the topmost overlay or panel, or returns to the previous page.
    Back,
    /// Returns to the previous page.
    Leave,
    /// Opens this overlay, or with `None` closes the open one.
    ShowOverlay(Option<Overlay>),
    ToggleOverlay(Overlay),
    /// Answers the question whether to do what was asked for.
    Answer(bool),
    Share(Sharing),
    /// Brings back lines that were removed from a file.
    BringBack(RemovedLines),
    /// Switches between full screen and window.
    ToggleFullScreen,
    /// Retries writing everything that is unsaved.
    SaveAgain,
    CloseNotice(usize),
    /// Closes the window, if everything is saved.
    Close {
        /// Close even if something is unsaved.
        anyway: bool,
    },
    /// Shows a message for a while.
    Notify(Message),
}

/// A dialog over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    Keys,
    Share,
    /// The question whether to close the window with unsaved changes.
    Closing,
    /// The question whether to do what throws somebody out, or takes something away for good.
    Question,
    Table(TableDialog),
}

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableDialog {
    Menu,
    ScoreSheet,
    /// A hint's value for every legal action.
    HintValues,
    /// The check that no computer player peeked.
    PeekCheck,
    /// The question whether to leave friends.
    Leave,
}

/// Lines that were removed from a file, and can be brought back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovedLines {
    Results,
    Tries,
}

/// A step on the way to sharing a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Shows the ways to share the game on this page.
    Shown,
    /// Shows the ways to share the saved game in this file.
    File(PathBuf),
    /// Opens the system's dialog to export the game.
    Export,
    /// Takes a picture of the table and opens the system's dialog to save it.
    Picture,
}
