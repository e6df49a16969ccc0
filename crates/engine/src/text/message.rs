//! Messages and their arguments.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::Number;
use super::file::File;
use super::markers::unmarked;
use crate::cards::{Card, Rank, Suit};
use crate::score::Score;
use crate::seats::Seat;

/// A sentence, a label or another text for people, without the words of any language.
///
/// It is cheap to clone. The default is the empty message, which says nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Message(pub(super) Content);

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Content {
    /// One of the messages of the files, with arguments in the order of its declaration.
    Known(Id, Option<Arc<[Argument]>>),
    /// An English text with markers for seats, see [`crate::rules::words`].
    Raw(Arc<str>),
    Empty,
}

impl Message {
    /// Says nothing.
    pub const EMPTY: Self = Self(Content::Empty);

    /// A message without arguments.
    pub const fn plain(declaration: &'static Declaration) -> Self {
        Self(Content::Known(Id(declaration), None))
    }

    pub fn new<const N: usize>(declaration: &'static Declaration, arguments: [Argument; N]) -> Self {
        Self(Content::Known(Id(declaration), Some(Arc::new(arguments))))
    }

    /// An English text that names seats by markers, for games that are defined outside this crate.
    pub fn raw(text: impl AsRef<str>) -> Self {
        match text.as_ref() {
            "" => Self::EMPTY,
            text => Self(Content::Raw(text.into())),
        }
    }

    /// Its id in its file; `None` for a raw text.
    pub const fn id(&self) -> Option<&'static str> {
        match &self.0 {
            Content::Known(id, _) => Some(id.0.key),
            Content::Raw(_) | Content::Empty => None,
        }
    }

    /// Tells whether it says nothing.
    pub const fn is_empty(&self) -> bool {
        matches!(self.0, Content::Empty)
    }

    /// The rest of a raw text from the first seat whose verb has no marker.
    pub fn unmarked(&self) -> Option<&str> {
        match &self.0 {
            Content::Raw(text) => unmarked(text),
            Content::Known(..) | Content::Empty => None,
        }
    }
}

impl Default for Message {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Content::Known(id, None) => f.write_str(id.0.key),
            Content::Known(id, Some(arguments)) => {
                let mut tuple = f.debug_tuple(id.0.key);
                for argument in arguments.iter() {
                    tuple.field(argument);
                }
                tuple.finish()
            }
            Content::Raw(text) => fmt::Debug::fmt(text, f),
            Content::Empty => f.write_str("nothing"),
        }
    }
}

/// A message of the files; each has its own place in memory.
#[derive(Clone, Copy)]
pub(super) struct Id(pub &'static Declaration);

impl PartialEq for Id {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Id {}

impl Hash for Id {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
    }
}

pub struct Declaration {
    pub file: &'static File,
    /// Its id in the file.
    pub key: &'static str,
    pub arguments: &'static [(&'static str, Kind)],
}

/// A kind of argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Seat,
    Seats,
    Card,
    Cards,
    Suit,
    Rank,
    Number,
    Points,
    /// Words that a person typed or a file says, shown as they are.
    Name,
    List,
    Message,
}

/// The value of an argument of the kind of the same name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    Seat(Seat),
    Seats(Arc<[Seat]>),
    Card(Card),
    Cards(Arc<[Card]>),
    Suit(Suit),
    Rank(Rank),
    Number(Number),
    Points(Score),
    /// Words that a person typed or a file says, shown as they are.
    Name(Arc<str>),
    List(Arc<[Message]>),
    Message(Message),
}
