//! Messages for people as data: their ids with arguments, which each side puts into its own language.

use std::cell::Cell;
use std::collections::HashMap;

use misere_engine::cards::{Card, Rank, Suit};
use misere_engine::printable::escaped;
use misere_engine::rules::{Score, Seat};
use misere_engine::text::declared::{Argument, Declaration};
use misere_engine::text::{Message, Number, Parts};
use serde::{Deserialize, Serialize};

use super::{WireError, hash};
use crate::text;

/// The longest text that stands in a message as it is, in characters.
const LONGEST_NAME: usize = 400;

/// The maximum depth of messages within messages.
const DEEPEST: usize = 8;

/// A message. Without any field, it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Text {
    /// The message in the files of texts: `engine/events/took-trick`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its arguments, in the order in which the file declares them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<TextArgument>,
    /// An English text with markers for seats, of a game that has no message for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raw: Option<String>,
    /// The text in English, in which `{0}` is the player in seat 0, for guests that ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub en: Option<String>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextArgument {
    /// A seat.
    Seat(u8),
    /// Several seats.
    Seats(Vec<u8>),
    /// A card.
    Card(Card),
    /// Several cards.
    Cards(Vec<Card>),
    /// The letter of a suit.
    Suit(char),
    /// The code of a rank.
    Rank(char),
    /// A number without its decimal mark, and how many decimals it has.
    Number(i64, u8),
    /// Half points.
    Halves(i32),
    /// A text as a person typed it.
    Name(String),
    /// Several messages.
    List(Vec<Text>),
    /// Another message.
    Message(Text),
}

/// Writes what is sent to a guest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Encoder {
    /// Set if the guest asks for the English texts of messages.
    pub english: bool,
}

impl Encoder {
    /// A message as data.
    pub fn text(self, message: &Message) -> Text {
        let text = match message.parts() {
            Parts::Empty => return Text::default(),
            Parts::Raw(raw) => Text { raw: Some(raw.to_owned()), ..Text::default() },
            Parts::Known(entry, arguments) => {
                Text { id: Some(entry.path()), args: arguments.iter().map(argument).collect(), ..Text::default() }
            }
        };
        let en = if self.english { Some(message.for_programs()) } else { None };
        Text { en, ..text }
    }

    /// Messages as data.
    pub fn texts(self, messages: &[Message]) -> Vec<Text> {
        messages.iter().map(|message| self.text(message)).collect()
    }
}

fn argument(argument: &Argument) -> TextArgument {
    // The English text of the whole message is enough.
    let encoder = Encoder::default();
    match argument {
        Argument::Seat(seat) => TextArgument::Seat(seat.index() as u8),
        Argument::Seats(seats) => TextArgument::Seats(seats.iter().map(|seat| seat.index() as u8).collect()),
        Argument::Card(card) => TextArgument::Card(*card),
        Argument::Cards(cards) => TextArgument::Cards(cards.to_vec()),
        Argument::Suit(suit) => TextArgument::Suit(suit.letter()),
        Argument::Rank(rank) => TextArgument::Rank(rank.code()),
        Argument::Number(number) => {
            let (digits, decimals) = number.digits();
            TextArgument::Number(digits, decimals)
        }
        Argument::Points(score) => TextArgument::Halves(score.in_halves()),
        Argument::Name(name) => TextArgument::Name(name.to_string()),
        Argument::List(items) => TextArgument::List(encoder.texts(items)),
        Argument::Message(message) => TextArgument::Message(encoder.text(message)),
    }
}

/// All messages that a host may send, by their paths.
#[derive(Debug)]
pub struct Catalog(HashMap<String, &'static Declaration>);

impl Catalog {
    /// The messages of this version.
    pub fn new() -> Self {
        let all = misere_games::messages().chain(text::DECLARATIONS);
        Self(all.map(|entry| (entry.path(), entry)).collect())
    }

    /// A hash of what messages a table may need, for comparing two versions: of a line for each, in order, with its path
    /// and the kinds of its arguments, and without its words.
    pub fn hash(&self) -> String {
        let line = |(path, entry): (&String, &&Declaration)| {
            let kinds = entry.arguments.iter().map(|(_, kind)| format!("{kind:?}"));
            let kinds: Vec<String> = kinds.collect();
            format!("{path} {}", kinds.join(" "))
        };
        let is_told =
            |path: &str| !path.contains("lesson/") && !NOT_AT_TABLES.iter().any(|file| path.starts_with(file));
        let mut lines: Vec<String> = self.0.iter().filter(|(path, _)| is_told(path)).map(line).collect();
        lines.sort_unstable();
        hash(&[&lines.join("\n")])
    }
}

/// Files of messages that no table with friends needs; nor does it need lessons.
const NOT_AT_TABLES: [&str; 4] = ["games/themes/", "players/levels/", "players/marks/", "players/review/"];

impl Default for Catalog {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads one message of a host, and checks it.
#[derive(Debug)]
pub struct Decoder<'a> {
    /// The messages that are known.
    catalog: &'a Catalog,
    /// The number of seats at the table.
    pub(super) seats: usize,
    /// The pieces that may still come.
    left: Cell<usize>,
}

/// The pieces of a message at most: texts and their arguments, spots, actions, rows and the like, and each
/// 16 characters of a name. `bounds` in `tests/online` shows how many real games have.
pub const MOST_PIECES: usize = 20_000;

/// The characters of names that count as one more piece.
const PIECE: usize = 16;

impl<'a> Decoder<'a> {
    /// A decoder of a message at a table of this many seats.
    pub const fn new(catalog: &'a Catalog, seats: usize) -> Self {
        Self { catalog, seats, left: Cell::new(MOST_PIECES) }
    }

    /// The pieces that were read.
    pub const fn pieces(&self) -> usize {
        MOST_PIECES - self.left.get()
    }

    /// Counts pieces.
    ///
    /// # Errors
    /// Returns an error if there are too many.
    pub(super) fn count(&self, pieces: usize) -> Result<(), WireError> {
        let left = self.left.get().checked_sub(pieces);
        self.left.set(left.ok_or(WireError::TooMuch)?);
        Ok(())
    }

    /// The message that was sent.
    ///
    /// # Errors
    /// Returns an error if this version has no such message, or its arguments are of other kinds.
    pub fn text(&self, text: &Text) -> Result<Message, WireError> {
        self.text_at(text, 0)
    }

    /// The seat with this number.
    ///
    /// # Errors
    /// Returns an error if the table has no such seat.
    pub fn seat(&self, seat: u8) -> Result<Seat, WireError> {
        let index = usize::from(seat);
        if index < self.seats { Ok(Seat::new(index)) } else { Err(WireError::Seat) }
    }

    fn text_at(&self, text: &Text, depth: usize) -> Result<Message, WireError> {
        if depth > DEEPEST {
            return Err(WireError::Depth);
        }
        self.count(1 + text.args.len())?;
        if let Some(id) = &text.id {
            let entry = self.catalog.0.get(id).copied();
            let entry = entry.ok_or_else(|| WireError::UnknownMessage(escaped(id)))?;
            let arguments = text.args.iter().map(|one| self.argument(one, depth));
            let arguments: Vec<Argument> = arguments.collect::<Result<_, _>>()?;
            return Message::of_parts(entry, arguments).ok_or(WireError::Arguments);
        }
        match &text.raw {
            Some(raw) => Ok(Message::of_raw(&self.shortened(raw)?)),
            None => Ok(Message::EMPTY),
        }
    }

    fn argument(&self, argument: &TextArgument, depth: usize) -> Result<Argument, WireError> {
        Ok(match argument {
            TextArgument::Seat(seat) => Argument::Seat(self.seat(*seat)?),
            TextArgument::Seats(seats) => {
                self.count(seats.len())?;
                let seats = seats.iter().map(|seat| self.seat(*seat));
                Argument::Seats(seats.collect::<Result<_, _>>()?)
            }
            TextArgument::Card(card) => Argument::Card(*card),
            TextArgument::Cards(cards) => {
                self.count(cards.len())?;
                Argument::Cards(cards.as_slice().into())
            }
            TextArgument::Suit(letter) => Argument::Suit(suit(*letter)?),
            TextArgument::Rank(code) => Argument::Rank(Rank::from_code(*code).ok_or(WireError::Arguments)?),
            TextArgument::Number(digits, decimals) => {
                let number = Number::of_digits(*digits, *decimals);
                Argument::Number(number.ok_or(WireError::Arguments)?)
            }
            TextArgument::Halves(halves) => Argument::Points(Score::halves(*halves)),
            TextArgument::Name(name) => Argument::Name(self.shortened(name)?.into()),
            TextArgument::List(items) => {
                let items = items.iter().map(|item| self.text_at(item, depth + 1));
                Argument::List(items.collect::<Result<_, _>>()?)
            }
            TextArgument::Message(message) => Argument::Message(self.text_at(message, depth + 1)?),
        })
    }

    /// A text that others wrote, made fit to be shown.
    fn shortened(&self, text: &str) -> Result<String, WireError> {
        let length = text.chars().count();
        if length > LONGEST_NAME {
            return Err(WireError::TooLong);
        }
        self.count(length / PIECE)?;
        Ok(escaped(text))
    }
}

/// The suit with this letter.
pub(super) fn suit(letter: char) -> Result<Suit, WireError> {
    Suit::from_letter(letter).ok_or(WireError::Arguments)
}
