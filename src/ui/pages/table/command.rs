//! The commands of the table.

use super::reading::Reading;
use crate::online::{Phrase, Wish};
use crate::rules::Seat;
use crate::ui::board::BoardAction;

#[derive(Clone, Debug)]
pub enum TableCommand {
    /// Handles what the person did at the board.
    Board(BoardAction),
    /// Deals again after the score sheet has been read.
    NextDeal,
    /// Shows the hand of the person who has just sat down.
    Reveal(Seat),
    /// Lets computer players finish the deal.
    FinishDeal,
    /// Ends what moves in the sheet or the result.
    EndMotion,
    /// Starts the game again, with the next seat dealing.
    Rematch,
    /// Shows the form that sets up the same deal again.
    SameDeal,
    /// Shows the form that sets up the next game of the evening.
    NextOfEvening,
    /// Ends the evening with this game.
    EndEvening,
    Review,
    /// Makes a challenge of the finished game.
    Challenge,
    /// Saves a second copy of the game.
    SaveCopy,
    /// Undoes the last decision of a person.
    Undo,
    Hint,
    ShowAllChoices,
    /// Goes on thinking about the hint, or stops that.
    ThinkLonger,
    Why,
    /// Shows the previous trick again, or stops showing it.
    PreviousTrick,
    ShowScores,
    /// Reads out the table: whose turn it is, all visible cards, scores.
    ReadTable,
    PlayWithoutProgram(Seat),
    /// Sorts the hand again.
    SortHand,
    /// Records how much of the question about a program's command has been in sight.
    ReadQuestion(String, Reading),
    /// Checks that no computer player peeked, and shows the result.
    CheckPeeking,
    /// Stops that check.
    CancelPeekCheck,
    /// Opens or closes a panel beside the table.
    ToggleSidePanel(SidePanel),
    /// Shows or hides the details about the shuffle.
    ToggleShuffleDetails,
}

/// A request that concerns friends elsewhere.
#[derive(Clone, Copy, Debug)]
pub enum FriendsCommand {
    /// Answers what somebody asks for, by its number.
    Answer(u64, bool),
    /// Asks all others for something.
    Wish(Wish),
    /// Lets the computer play for somebody who is away, or stops that.
    LetComputerPlay(Seat, bool),
    /// Says something.
    Say(Phrase),
    /// Shows what others say, or stops that.
    ToggleMute,
    /// Steps away, or is back.
    Pause(bool),
    /// Opens the table of this game again.
    Reopen,
    /// Tells the others that the person whose cards are shown was given a hint.
    Hinted,
    /// Takes the seat for the next game.
    SitAgain,
    /// Leaves the table; the seat waits.
    Leave,
    /// Leaves the table, and gives the seat back.
    GiveUp,
}

/// A panel beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SidePanel {
    Rules,
    Settings,
}
