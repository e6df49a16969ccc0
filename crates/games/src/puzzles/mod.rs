//! The puzzles that come with the program.

mod theme;

use thiserror::Error;

pub use theme::{Theme, themes, themes_at};

use super::{BotSession, UnknownGameError, entry, find};
use misere_engine::compressed::unpack_text;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{MAX_SEATS, Next, Seat};
use misere_engine::table::{Setup, SetupError, StepError};
use misere_players::bots::Estimate;
use misere_players::puzzles::Puzzle;

/// The puzzles of a game that come with the program, easiest first. `docs/review.md` names the command that found them.
pub fn puzzles(id: &str) -> Vec<Puzzle> {
    let file = entry(id).map_or(&[][..], |entry| entry.files.puzzles);
    if file.is_empty() {
        return Vec::new();
    }
    let text = unpack_text(file);
    let mut puzzles: Vec<Puzzle> = ron::from_str(&text).expect("a test reads them all");
    puzzles.sort_by(|a, b| a.difficulty().total_cmp(&b.difficulty()));
    puzzles
}

/// The position of a puzzle, with the usual rules.
///
/// # Errors
/// Returns an error if the puzzle names an unknown game, an impossible table or step, or a pack
/// that does not follow from its seed.
pub fn open_puzzle(puzzle: &Puzzle) -> Result<Box<dyn BotSession>, PuzzleError> {
    let entry = find(&puzzle.game)?;
    let setup = Setup {
        seats: puzzle.seats,
        rules: HouseRules::default(),
        seed: puzzle.seed,
        dealer: Some(Seat::new(puzzle.dealer.min(MAX_SEATS - 1))),
    };
    let mut session = entry.start(&setup)?;
    for step in puzzle.steps() {
        session.record_from_seed(step)?;
    }
    Ok(session)
}

/// Checks a puzzle from a file: it can be opened, its seat is to act, and every legal action but the answer has a loss.
///
/// # Errors
/// Returns the first problem found.
pub fn check_puzzle(puzzle: &Puzzle) -> Result<(), PuzzleError> {
    let session = open_puzzle(puzzle)?;
    match session.next() {
        Next::Act(seat) if seat.index() == puzzle.seat => {}
        _ => return Err(PuzzleError::Seat { seat: puzzle.seat }),
    }
    let mut legal: Vec<String> = session.moves().into_iter().map(|one| one.text).collect();
    let losses = puzzle.losses.iter().map(|(action, _)| action);
    let mut judged: Vec<&String> = losses.chain([&puzzle.answer]).collect();
    legal.sort();
    judged.sort();
    if !legal.iter().eq(judged) {
        return Err(PuzzleError::Actions);
    }
    let is_share = |share: &f64| (0.0..=1.0).contains(share);
    let is_loss = |loss: &Estimate| (0.0..MOST).contains(&loss.mean) && (0.0..MOST).contains(&loss.margin());
    let are_numbers = puzzle.found.iter().all(is_share) && puzzle.losses.iter().all(|(_, loss)| is_loss(loss));
    if are_numbers { Ok(()) } else { Err(PuzzleError::Numbers) }
}

/// Upper bound on the points that an action can lose.
const MOST: f64 = 10_000.0;

/// The reason why a puzzle cannot be opened.
#[derive(Debug, Error)]
pub enum PuzzleError {
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step of its log cannot be taken.
    #[error(transparent)]
    Step(#[from] StepError),
    /// Another seat is to act, or none.
    #[error("it is not the turn of seat {seat}")]
    Seat {
        /// The seat that was to act.
        seat: usize,
    },
    /// An action has no loss, or has one without being legal.
    #[error("expected an answer and a loss for every other legal action")]
    Actions,
    /// A loss or a share is out of range.
    #[error("expected losses of 0 or more points, and shares from 0 to 1")]
    Numbers,
}
