//! The marks of decisions that cost something, in the words of players.

use crate::review::Mark;
use crate::text::{Message, marks as texts};

/// The name of a mark.
pub const fn label(mark: Mark) -> Message {
    match mark {
        Mark::Inaccuracy => texts::inaccuracy(),
        Mark::Mistake => texts::mistake(),
        Mark::Blunder => texts::blunder(),
    }
}

/// The numbers of marks of each kind, without those of which there are none.
pub fn counted(marks: impl IntoIterator<Item = (Mark, usize)>) -> Vec<Message> {
    let marks = marks.into_iter().filter(|(_, count)| *count > 0);
    marks
        .map(|(mark, count)| match mark {
            Mark::Inaccuracy => texts::inaccuracies(count),
            Mark::Mistake => texts::mistakes(count),
            Mark::Blunder => texts::blunders(count),
        })
        .collect()
}
