//! Requests between features, as data. The feature that fulfils one implements [`Ask`](super::shell::Ask) for it.

use std::path::PathBuf;

use super::command_field::TypedCommand;
use crate::challenge::{Challenge, ChallengeId};
use crate::games::Entry;
use crate::seal::SealedSeed;
use crate::store::{Date, Evening, Player};
use crate::table::Setup;

/// Games to be put on the table.
#[derive(Clone, Debug)]
pub enum GameRequest {
    /// Starts a game that the person has set up.
    Start(Box<NewGame>),
    /// Starts a game that follows another, with the same players.
    StartAgain(Box<NewGame>),
    /// Shows the form that sets up a game that follows another.
    SetUpNext(Box<NewGame>),
    /// Shows the page for inviting friends elsewhere to a game.
    Invite(Box<NewGame>),
    /// Opens a game in the list of saved games.
    Open(PathBuf),
    /// Opens the half-played example of the game with this id, or the finished one.
    OpenExample { id: &'static str, finished: bool },
    /// Starts the next attempt at the deal of this day.
    PlayDay(Date),
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

/// Something from outside.
#[derive(Clone, Debug)]
pub enum Received {
    /// A challenge, a reply, an invitation or a deal code.
    Text(String),
    /// A file from any folder to open. A game outside the saved games is copied there first.
    File(PathBuf),
    /// A file from any folder to copy into the saved games.
    Import(PathBuf),
}

/// A change of the saved game in this file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChangeSaved {
    Rename(PathBuf, String),
    Duplicate(PathBuf),
    /// Deletes it; can be undone.
    Delete(PathBuf),
    Restore(PathBuf),
}

/// A challenge to keep, to play or to change.
#[derive(Clone, Debug)]
pub enum ChallengeRequest {
    /// Keeps a challenge that the person makes, and shows its page.
    Make(Box<Challenge>),
    /// Begins or resumes its game.
    Play(ChallengeId),
    /// Deletes it; can be undone.
    Delete(ChallengeId),
    Restore(ChallengeId),
}

/// Makes the face with this number the person's own, also at a table that the person hosts.
#[derive(Clone, Copy, Debug)]
pub struct ChooseFace(pub u8);

/// A review of the game in this file, beginning there.
#[derive(Clone, Debug)]
pub struct Review(pub PathBuf, pub ReviewStart);

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
