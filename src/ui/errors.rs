//! Errors in words.

use std::error::Error;

use crate::challenge::{Challenge, ChallengeTextError, ENTRIES, MergeError, NoChallenge, PlaysError, Refusal};
use crate::deal_code::ParseDealCodeError;
use crate::external::{ExamineError, MAX_BYTES, MAX_FILES};
use crate::games::UnknownGameError;
use crate::printable::{self, excerpt};
use crate::rules::PlayerCountError;
use crate::rules::options::HouseRuleError;
use crate::store::{LONGEST_MESSAGE, StoreError};
use crate::table::SetupError;
use crate::text::{Message, errors as texts};

/// An error about files or code that the person at the window can do nothing about, in its own words.
pub fn detail(error: &dyn Error) -> Message {
    texts::detail(error.to_string())
}

pub fn store(error: &StoreError) -> Message {
    match error {
        StoreError::Io { path, source } => texts::file(printable::path(path), source.to_string()),
        StoreError::Unreadable { path, line, column, message } => {
            let (line, column) = (line.to_string(), column.to_string());
            let message = excerpt(message, LONGEST_MESSAGE);
            texts::place_in_file(printable::path(path), line, column, message)
        }
    }
}

pub fn deal_code(error: &ParseDealCodeError) -> Message {
    match error {
        ParseDealCodeError::Shape(text) => texts::not_a_deal_code(text),
        ParseDealCodeError::Game(UnknownGameError { id, known }) => texts::unknown_game(id, known),
        ParseDealCodeError::Seats(text) => texts::not_a_number_of_players(text),
        ParseDealCodeError::Seed(text) => texts::not_a_seed(text),
        ParseDealCodeError::Check(_) => texts::mistaken_deal_code(),
        ParseDealCodeError::Rule(error) => house_rule(error),
        ParseDealCodeError::Setup(error) => setup(error),
    }
}

pub fn setup(error: &SetupError) -> Message {
    match error {
        SetupError::Seats(PlayerCountError { seats, range }) => {
            texts::player_count(*seats, *range.start(), *range.end())
        }
        SetupError::Rules(error) => house_rule(error),
        SetupError::Dealer { dealer, seats } => texts::dealer(*dealer, seats - 1),
    }
}

pub fn house_rule(error: &HouseRuleError) -> Message {
    match error {
        HouseRuleError::Unknown { name, known } => texts::unknown_house_rule(name, known),
        HouseRuleError::Value { name, value, expected } => texts::house_rule_value(*name, value, expected),
        HouseRuleError::Twice(name) => texts::house_rule_twice(*name),
        HouseRuleError::Conflict(why) => why.clone(),
    }
}

pub fn examine(error: &ExamineError) -> Message {
    match error {
        ExamineError::Folder(error) => texts::folder_unreadable(error.to_string()),
        ExamineError::NotUnicode(path) => texts::name_not_unicode(printable::path(path)),
        ExamineError::TooLong => texts::command_too_long(),
        ExamineError::TooManyFiles => texts::too_many_files(MAX_FILES),
        ExamineError::TooLarge => texts::files_too_large((MAX_BYTES >> 30) as usize),
        ExamineError::Unreadable { path, error } => {
            texts::program_file_unreadable(printable::path(path), error.to_string())
        }
    }
}

pub fn challenge_text(error: &ChallengeTextError) -> Message {
    match error {
        ChallengeTextError::NoBlock => texts::no_challenge(),
        ChallengeTextError::LaterVersion => texts::challenge_of_later_version(),
        ChallengeTextError::Cut => texts::challenge_cut(),
        ChallengeTextError::Digit(_) | ChallengeTextError::Damaged => texts::challenge_damaged(),
        ChallengeTextError::TooLong(_) | ChallengeTextError::Unsound(_) => texts::challenge_unsound(error.to_string()),
    }
}

pub fn no_challenge(error: NoChallenge) -> Message {
    match error {
        NoChallenge::Players => texts::challenge_not_alone(),
        NoChallenge::InProgress => texts::challenge_in_progress(),
        NoChallenge::Continued => texts::challenge_continued(),
    }
}

pub fn merge(error: &MergeError) -> Message {
    match error {
        MergeError::Other => texts::reply_to_other(),
        MergeError::TooMany => texts::too_many_replies(ENTRIES),
    }
}

/// The reason why an entry of a challenge is refused, without a full stop.
pub fn refusal(error: &Refusal, challenge: &Challenge) -> Message {
    match error {
        Refusal::Plays(PlaysError::TooFew { deal }) => texts::plays_end(*deal as usize),
        Refusal::Plays(PlaysError::TooMany) => texts::plays_go_on(),
        Refusal::Plays(PlaysError::Illegal { step, deal }) => texts::play_illegal(*step, *deal as usize),
        Refusal::Opponent(found) => {
            let player = &challenge.players(&"".into())[found.seat.index()];
            let (deal, step) = (found.deal as usize, found.step + 1);
            let name = player.name().shown();
            texts::opponent_differs(deal, step, name, &found.played, &found.decides)
        }
        Refusal::ByTheClock => texts::reply_by_the_clock(),
    }
}
