//! The commands of a lesson.

use crate::ui::board::BoardAction;
use crate::ui::settings::Coach;

/// A request to the lesson.
#[derive(Clone, Debug)]
pub enum LessonCommand {
    /// Handles what the person did at the board.
    Board(BoardAction),
    /// Answers the question with the choice of this index.
    Answer(usize),
    /// Shows the right answer.
    ShowAnswer,
    /// Goes to the next step.
    Next,
    /// Goes back to the previous step.
    Previous,
    /// Answers the offer of a coach at the table.
    Coach(Coach),
    /// Starts a game against easy players.
    PlayGame,
}
