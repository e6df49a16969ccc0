//! The puzzles that come with the program.

use thiserror::Error;

use super::{BotSession, UnknownGameError, find};
use crate::puzzles::Puzzle;
use crate::rules::options::HouseRules;
use crate::rules::{MAX_SEATS, Seat};
use crate::table::{Setup, SetupError, StepError};

/// The text of each game's puzzles, with its id. `docs/review.md` names the command that wrote them.
macro_rules! shipped {
    ($($id:literal),*) => {
        [$(($id, include_str!(concat!("../../assets/puzzles/", $id, ".ron")))),*]
    };
}

const SHIPPED: [(&str, &str); 11] = shipped![
    "mismatch",
    "clubs",
    "garbo",
    "seven_card_combo",
    "four_bad_queens",
    "four_mad_queens",
    "slippery_paws",
    "finis",
    "cruel_fate",
    "acorn_hearts",
    "compendium"
];

/// The puzzles of a game that come with the program, the easiest first; none for games of others.
pub fn puzzles(id: &str) -> Vec<Puzzle> {
    let text = SHIPPED.iter().find(|(game, _)| *game == id);
    let puzzles = text.map(|(_, text)| ron::from_str(text).expect("a test reads them all"));
    let mut puzzles: Vec<Puzzle> = puzzles.unwrap_or_default();
    puzzles.sort_by(|a, b| a.difficulty().total_cmp(&b.difficulty()));
    puzzles
}

/// The position of a puzzle, with the published rules.
///
/// # Errors
/// The puzzle names a game, a table or a step that cannot be.
pub fn open_puzzle(puzzle: &Puzzle) -> Result<Box<dyn BotSession>, PuzzleError> {
    let entry = find(&puzzle.game)?;
    let setup = Setup {
        seats: puzzle.seats,
        rules: HouseRules::default(),
        seed: 0,
        dealer: Some(Seat::new(puzzle.dealer.min(MAX_SEATS - 1))),
    };
    let mut session = entry.start(&setup)?;
    for step in puzzle.steps() {
        session.record(step)?;
    }
    Ok(session)
}

/// The reason why a puzzle cannot be opened.
#[derive(Debug, Error)]
pub enum PuzzleError {
    /// Its game is not on the menu.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step of its log cannot be taken.
    #[error(transparent)]
    Step(#[from] StepError),
}
