//! The messages of both directions.

use misere_engine::cards::Card;
use misere_engine::rules::{Seat, Seats};
use misere_engine::seal::Recuts;
use misere_games::HintText;
use misere_store::Player;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Log, State, Text, is_default};
use crate::cut::Words;
use crate::text::{Message, friends as texts};

/// A message to the host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToHost {
    /// The first message on a link.
    Hello {
        protocol: u32,
        /// The version of the guest's program.
        version: String,
        /// The table's number, from the invitation.
        table: String,
        /// The seat's secret, from the invitation. Not needed once the guest's key has the seat.
        #[serde(default, skip_serializing_if = "is_default")]
        secret: Option<String>,
        /// The guest's name for the table.
        name: String,
        /// The number of the guest's face.
        #[serde(default, skip_serializing_if = "is_default")]
        face: Option<u8>,
        /// Asks for English texts with all messages for people.
        #[serde(default, skip_serializing_if = "is_default")]
        english: bool,
        /// The part of the game that the guest still knows.
        #[serde(default, skip_serializing_if = "is_default")]
        known: Known,
    },
    /// Takes the seat for the game of this round, and fixes the words of the cut by their hash.
    Sit { round: u32, commit: String },
    /// Shows the words of the cut.
    Open { round: u32, words: String, nonce: String },
    /// Acts after the first `at` steps.
    Act { at: usize, action: String },
    /// Asks all others for something.
    Wish { at: usize, what: Wish },
    /// Answers a wish, by its number.
    Answer { wish: u64, yes: bool },
    /// Asks for a hint.
    Hint { at: usize },
    /// Asks why a card was played, or why the last action was done.
    Why { at: usize, card: Option<Card> },
    /// Says one of the set phrases.
    Phrase { number: u8 },
    /// Goes away for a while, or is back.
    Pause { away: bool },
    /// Lets the computer play for somebody who is away, or stops that.
    Computer { seat: u8, plays: bool },
    /// Asks for the log and the state anew.
    Again { known: Known },
    /// Gives up the seat.
    Leave,
}

/// A message to a guest.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToGuest {
    /// The answer to a hello, and again when the next game is prepared.
    Welcome {
        protocol: u32,
        /// The version of the host's program.
        version: String,
        /// A number that the host's program draws when it starts.
        run: u64,
        /// The guest's seat, or the one from whose side a spectator sees the table.
        seat: u8,
        /// Set for a spectator.
        #[serde(default, skip_serializing_if = "is_default")]
        spectator: bool,
        /// The id of the game.
        game: String,
        /// The number of seats.
        seats: u8,
        /// All house rules by name.
        rules: Value,
        /// The hash of the rules, see `docs/online.md`.
        fingerprint: String,
    },
    /// The answer to a hello that is not accepted; the link is closed.
    Refused {
        reason: Refused,
        /// The version of the host's program.
        #[serde(default)]
        version: String,
    },
    /// The seats, and what is being agreed upon.
    Table(Table),
    /// A part of the log that comes before that of a state.
    Log(Log),
    /// The table as the guest's seat sees it.
    State(Box<State>),
    /// An action was not done.
    NotDone { at: usize, reason: NotDone },
    /// The hint that was asked for.
    Hint { at: usize, hint: HintText<Text> },
    /// The reason for a seat's action.
    Why { at: usize, card: Option<Card>, seat: u8, text: Text },
    /// Somebody said one of the set phrases.
    Phrase { seat: u8, number: u8 },
    /// A part of the file of the finished game.
    Save { part: u32, parts: u32, text: String },
    /// The host closes the link for good.
    Closed { reason: Closed },
}

/// The part of a game that a guest knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// The run of the host's program that it knows it from.
    pub run: u64,
    /// The number of steps.
    pub at: usize,
    /// The number of rows of the score sheet.
    pub rows: usize,
    /// The number of decisions undone.
    pub undone: u32,
}

/// Something that needs everybody's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Undo one's last decision.
    Undo,
    /// Hints for all.
    Hints,
    /// Hints for none.
    NoHints,
}

/// A reason against letting a guest in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// The guest's program is too old.
    GuestTooOld,
    /// The host's program is too old.
    HostTooOld,
    /// The invitation is for another table.
    OtherTable,
    /// The secret is that of no seat, or the seat belongs to somebody else.
    NoSeat,
    /// Too many spectators at once.
    Full,
}

/// A reason against doing an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotDone {
    /// It is not legal.
    NotLegal,
    /// It is another seat's turn.
    NotYourTurn,
    /// The game has gone on, or back, since.
    TooLate,
}

impl NotDone {
    /// The reason for people.
    pub fn message(self) -> Message {
        match self {
            Self::NotLegal => texts::not_legal(),
            Self::NotYourTurn => texts::not_your_turn(),
            Self::TooLate => texts::too_late(),
        }
    }
}

/// The reason for which the host closes a link for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Closed {
    /// The host has left; the table may be opened again.
    HostLeft,
    /// The same guest has come in through another link.
    Elsewhere,
    /// The host has given the seat away.
    Removed,
    /// The words of the cut are not those that were fixed.
    WrongWords,
    /// The guest sent what is not allowed.
    Fault,
}

/// The seats, and what is being agreed upon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The stage of the table.
    pub phase: Phase,
    /// The number of the game at this table, from 1.
    #[serde(default, skip_serializing_if = "is_default")]
    pub game: u32,
    /// The number of the cut at this table, from 1.
    pub round: u32,
    /// Set if the cards of the game before are dealt again.
    #[serde(default, skip_serializing_if = "is_default")]
    pub again: bool,
    /// The cuts for this game that were given up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub recuts: Recuts,
    /// The seats in order.
    pub seats: Vec<SeatState>,
    /// The names of those who only watch.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spectators: Vec<String>,
    /// The seal of the host, once all have fixed their words.
    pub seal: Option<String>,
    /// The first dealer, if the seal fixes one.
    pub dealer: Option<u8>,
    /// Set if hints are given to all.
    pub hints: bool,
    /// The wish that is being answered.
    pub wish: Option<WishState>,
    /// The last wish that was answered.
    pub answered: Option<WishState>,
    /// The seconds after which the computer can play for a guest who does not act.
    #[serde(default, skip_serializing_if = "is_default")]
    pub patience: u64,
}

impl Table {
    /// The people who have a seat, without these.
    pub fn others(&self, own: Seats) -> impl Iterator<Item = &SeatState> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let others = seats.filter(move |(seat, state)| {
            let is_person = matches!(state.kind, Kind::Host | Kind::Friend);
            is_person && state.presence != Presence::Open && !own.contains(*seat)
        });
        others.map(|(_, state)| state)
    }
}

/// A stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Waiting for guests.
    Lobby,
    /// Waiting for the words of the cut.
    Cutting,
    /// In the middle of a game.
    Playing,
    /// Done with the game.
    Over,
}

/// A seat, as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatState {
    /// The player's name; empty for one who gave none.
    pub name: String,
    /// The number of the player's face, if one was chosen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub face: Option<u8>,
    /// The kind of player.
    pub kind: Kind,
    /// The level of a computer player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bot: Option<String>,
    /// The player's presence.
    pub presence: Presence,
    /// Set while the computer plays until the player is back.
    #[serde(default, skip_serializing_if = "is_default")]
    pub computer: bool,
    /// Set if the others have waited for the player for [`Table::patience`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub slow: bool,
    /// The number of hints that the player was given in this game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hints: u32,
    /// The hash that fixes the words of the cut.
    #[serde(default, skip_serializing_if = "is_default")]
    pub commit: Option<String>,
    /// The words of the cut, once all are known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub opened: Option<Words>,
}

impl SeatState {
    /// The seat of a player, without what changes.
    pub fn of(player: &Player, presence: Presence) -> Self {
        Self {
            name: player.name().raw().to_owned(),
            face: None,
            kind: match player {
                Player::Person(_) => Kind::Host,
                Player::Friend(..) => Kind::Friend,
                Player::Computer(..) => Kind::Computer,
                Player::Program(..) => Kind::Program,
            },
            bot: player.bot().map(|bot| bot.to_string()),
            presence,
            computer: false,
            slow: false,
            hints: 0,
            commit: None,
            opened: None,
        }
    }
}

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A person at the host's computer.
    Host,
    /// A person at a computer of their own.
    Friend,
    /// A computer player.
    Computer,
    /// A program that the host runs.
    Program,
}

/// The presence of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Nobody has taken the seat.
    Open,
    /// At the table.
    Here,
    /// Gone for a while by their own choice.
    Paused,
    /// Not connected.
    Away,
}

/// A wish and the answers to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WishState {
    /// Its number.
    pub number: u64,
    /// The wish itself.
    pub what: Wish,
    /// The seat that asks.
    pub by: u8,
    /// The seats that agree so far.
    pub yes: Vec<u8>,
    /// The seat that does not agree.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no: Option<u8>,
}
