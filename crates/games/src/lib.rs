//! The menu: one [`Entry`] for each game, and everything that can be done with any of them.
//!
//! The window, the command line and the store find games here by their ids and know no others. A
//! program that defines games of its own calls [`add`] before anything else.

pub mod alike;
mod bot_session;
pub mod clubs;
pub mod combo;
pub mod deal_code;
mod entry;
mod files;
#[doc(hidden)]
pub mod for_tests;
pub mod fosdick;
pub mod garbo;
pub mod laws;
pub mod lessons;
pub mod mismatch;
mod play;
mod puzzles;
mod rules_text;
mod text;

use std::sync::OnceLock;

use misere_engine::text::declared;
use thiserror::Error;

pub use bot_session::{BotSession, CoachJob, MoveJob, PeekJob, ReviewJob, Updates};
pub use entry::{Entry, Game, Picture, Preset, Stake, Unit};
pub use files::Files;
pub use misere_players::play::PeekReport;
pub use play::{HintJob, HintText, Loss, Play, RatedMove, Told};
pub use puzzles::{PuzzleError, Theme, check_puzzle, open_puzzle, puzzles, themes, themes_at};

/// The games of this crate, in the order of the menu.
pub const GAMES: &[Entry] = &[
    mismatch::ENTRY,
    clubs::ENTRY,
    garbo::ENTRY,
    combo::ENTRY,
    fosdick::FOUR_BAD_QUEENS,
    fosdick::FOUR_MAD_QUEENS,
    fosdick::SLIPPERY_PAWS,
    fosdick::FINIS,
    fosdick::CRUEL_FATE,
    fosdick::ACORN_HEARTS,
    fosdick::COMPENDIUM,
];

/// A function that is generic over games, for each family of [`GAMES`]: `families!(of)` is `[of::<Clubs>, …]`.
#[macro_export]
macro_rules! families {
    ($of:ident) => {
        [
            $of::<$crate::mismatch::Mismatch>,
            $of::<$crate::clubs::Clubs>,
            $of::<$crate::garbo::Garbo>,
            $of::<$crate::combo::Combo>,
            $of::<$crate::fosdick::Fosdick>,
        ]
    };
}

/// The menu, fixed from the moment it is first read.
static MENU: OnceLock<Vec<Entry>> = OnceLock::new();

/// All games that can be played, in the order of the menu: [`GAMES`], then those added.
pub fn menu() -> &'static [Entry] {
    MENU.get_or_init(|| GAMES.to_vec())
}

/// The game to try first: the shortest one.
pub fn first_to_try() -> &'static Entry {
    let games = menu().iter();
    games.min_by_key(|entry| entry.minutes).expect("the menu has games")
}

/// The game of the menu with this id.
pub fn entry(id: &str) -> Option<&'static Entry> {
    menu().iter().find(|entry| entry.id == id)
}

/// The game of the menu with this id, or the error that lists all ids.
///
/// # Errors
/// Returns an error if the menu has no such game.
pub fn find(id: &str) -> Result<&'static Entry, UnknownGameError> {
    entry(id).ok_or_else(|| {
        let known: Vec<&str> = menu().iter().map(|entry| entry.id).collect();
        UnknownGameError { id: id.to_owned(), known: known.join(", ") }
    })
}

/// The id of a game that is not in the menu.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown game `{id}`: expected one of {known}")]
pub struct UnknownGameError {
    pub id: String,
    /// The ids in the menu.
    pub known: String,
}

/// The messages of the games, of the computer players and of the engine.
pub fn messages() -> impl Iterator<Item = &'static declared::Declaration> + Clone {
    let engine = misere_engine::text::DECLARATIONS.iter();
    engine.chain(misere_players::text::DECLARATIONS).chain(text::DECLARATIONS)
}

/// Adds games to the end of the menu.
///
/// # Errors
/// Returns an error, and leaves the menu unchanged, if the menu is in use or an id is taken.
pub fn add(games: &[Entry]) -> Result<(), AddGamesError> {
    let mut menu = GAMES.to_vec();
    for game in games {
        if menu.iter().any(|other| other.id == game.id) {
            return Err(AddGamesError::IdTaken { id: game.id });
        }
        menu.push(game.clone());
    }
    MENU.set(menu).map_err(|_| AddGamesError::InUse)
}

/// Games cannot be added to the menu.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AddGamesError {
    /// Two games would have the same id.
    #[error("there are two games with the id `{id}`")]
    IdTaken { id: &'static str },
    /// The menu has already been read, or games have been added before.
    #[error("the menu is already in use: add all games at once, and first")]
    InUse,
}
