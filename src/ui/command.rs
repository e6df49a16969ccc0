//! The commands of the shell: what a person can ask of the window on any screen, as data. Screens
//! have commands of their own for everything else.

use std::path::PathBuf;

use super::command_field::TypedCommand;
use super::screen_id::ScreenId;
use super::settings::{GameSetup, OwnPreset, Settings};
use crate::challenge::{Challenge, ChallengeId};
use crate::external::Consent;
use crate::games::Entry;
use crate::online::Invitation;
use crate::seal::SealedSeed;
use crate::store::{Date, Evening, Moved, Player};
use crate::table::Setup;
use crate::text::Message;

/// Lines that were removed from a file, and can be brought back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovedLines {
    Results,
    Tries,
}

/// A request to the shell, run after drawing.
#[derive(Clone, Debug)]
pub enum Command {
    /// Takes what has arrived from outside the window.
    Receive,
    /// Ends what has lasted long enough, and prepares the next frame.
    Advance,
    /// Shows a screen: as it was left if it led to the present one, or else from its beginning.
    Show(ScreenId),
    /// Shows a screen from its beginning.
    Begin(ScreenId),
    /// Closes the topmost overlay or panel, returns to the previous screen, or opens the menu.
    Back,
    /// Returns to the previous screen.
    Leave,
    Start(Box<NewGame>),
    /// Shows the page for inviting friends elsewhere to a game.
    Invite(Box<NewGame>),
    /// Shows the page that an invitation in this text leads to.
    OpenInvitation(String),
    /// Returns to the seat of this invitation, which the person has left for a while.
    ComeBack(Box<Invitation>),
    /// Opens the table of the hosted game at the table for its friends again.
    ReopenTable,
    /// Shows the game at the table of another host.
    SitAtTable,
    /// Starts a game that follows another, with the same players.
    StartAgain(Box<NewGame>),
    /// Shows the form that sets up a game that follows another.
    Follow(Box<NewGame>),
    /// Opens a game in the list of saved games.
    Open(PathBuf),
    /// Opens a game file from any folder. Outside the saved games, it is copied there first.
    OpenFile(PathBuf),
    /// Opens the half-played example of the game with this id, or the finished one.
    OpenExample {
        id: &'static str,
        finished: bool,
    },
    /// Starts the next attempt at the deal of this day.
    PlayDay(Date),
    /// Keeps a challenge that the person makes, and shows its page.
    Challenge(Box<Challenge>),
    /// Opens what a text from outside is: a challenge, a reply or a deal code.
    ReceiveText(String),
    /// Begins or resumes the game of a challenge.
    PlayChallenge(ChallengeId),
    /// Reviews the game that an entry of a challenge comes from, beginning at a decision.
    ReviewEntry {
        id: ChallengeId,
        index: usize,
        /// The number of steps before the decision.
        step: usize,
    },
    /// Deletes or restores a challenge.
    ChangeChallenge(ChallengeId, ChallengeChange),
    /// Reviews the game in this file, beginning there.
    Review(PathBuf, ReviewStart),
    /// Starts a new game from the position on this screen.
    PlayOn,
    /// Continues a game in another file, because somebody else has changed its own.
    ContinueIn(Moved),
    /// Copies a game file from any folder into the saved games.
    Import(PathBuf),
    ChangeSaved(PathBuf, SavedGameChange),
    Share(Sharing),
    /// Brings back results or tries at puzzles that were removed.
    BringBack(RemovedLines),
    /// Opens this overlay, or with `None` closes the open one.
    ShowOverlay(Option<Overlay>),
    ToggleOverlay(Overlay),
    /// Answers the question whether to do what was asked for.
    Answer(bool),
    Settings(SettingsChange),
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
    /// Lets the window, which is being closed, do so if everything is saved.
    FinishClosing,
    /// Shows a message for a while.
    Notify(Message),
    /// Shows a message about the present position at the table, while it lasts.
    NotifyAtTable(Message),
}

/// Where a review begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewStart {
    /// At the position after this number of steps.
    Position(usize),
    /// At the decision after this number of steps, as its player saw it.
    Decision(usize),
    /// With the marked decisions, one by one.
    Mistakes,
}

/// A dialog over the screen.
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

/// A game to start: its setup and its players.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub entry: &'static Entry,
    pub setup: Setup,
    /// The players, by seat; missing ones are computer players.
    pub players: Vec<Player>,
    /// The commands of their programs that the person typed for this game.
    pub typed: Vec<TypedCommand>,
    pub evening: Option<Evening>,
    /// The origin of its seed, if its cards are freshly shuffled.
    pub seal: Option<SealedSeed>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedGameChange {
    Rename(String),
    Duplicate,
    /// Deletes it; can be undone.
    Delete,
    Restore,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeChange {
    /// Deletes it; can be undone.
    Delete,
    Restore,
}

/// A step on the way to sharing a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Shows the ways to share the game on this screen.
    Shown,
    /// Shows the ways to share the saved game in this file.
    File(PathBuf),
    /// Opens the system's dialog to export the game.
    Export,
    /// Takes a picture of the table and opens the system's dialog to save it.
    Picture,
}

#[derive(Clone, Debug)]
pub enum SettingsChange {
    Replace(Box<Settings>),
    Zoom(i32),
    ResetZoom,
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
    EnableSound(bool),
    /// Puts the picture in this file on the table.
    UsePicture(PathBuf),
}
