//! Messages and their arguments.

use std::fmt;
use std::sync::Arc;

use super::markers::{unmarked, with_names};
use super::{ENTRIES, Language, Names, Number, render};
use crate::cards::{Card, Rank, Suit};
use crate::score::Score;
use crate::seats::Seat;

/// A sentence, a label or another text for people, without the words of any language.
///
/// It is cheap to clone. The default is the empty message, which says nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Message(Content);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Content {
    /// One of the messages of the files, with arguments in the order of its entry.
    Known(Id, Option<Arc<[Argument]>>),
    /// An English text with markers for seats, see [`crate::rules::words`].
    Raw(Arc<str>),
    /// Nothing.
    Empty,
}

impl Message {
    /// Says nothing.
    pub const EMPTY: Self = Self(Content::Empty);

    /// A message without arguments.
    pub(super) const fn plain(id: Id) -> Self {
        Self(Content::Known(id, None))
    }

    pub(super) fn new<const N: usize>(id: Id, arguments: [Argument; N]) -> Self {
        Self(Content::Known(id, Some(Arc::new(arguments))))
    }

    /// An English text that names seats by markers, for games that are defined outside this crate.
    pub fn raw(text: impl AsRef<str>) -> Self {
        match text.as_ref() {
            "" => Self::EMPTY,
            text => Self(Content::Raw(text.into())),
        }
    }

    /// Whether it says nothing.
    pub const fn is_empty(&self) -> bool {
        matches!(self.0, Content::Empty)
    }

    /// The text for a reader at the table.
    pub fn render(&self, names: &Names) -> String {
        match &self.0 {
            Content::Known(id, arguments) => {
                render::outermost(names, *id, arguments.as_deref().unwrap_or_default())
            }
            Content::Raw(text) => with_names(text, names),
            Content::Empty => String::new(),
        }
    }

    /// The text in a language, of a message that names no seats.
    pub fn in_language(&self, language: Language) -> String {
        self.render(&Names::default().in_language(language))
    }

    /// The English text with plain seats, for programs that fill in names themselves: `{0} takes the trick`.
    pub fn for_programs(&self) -> String {
        match &self.0 {
            Content::Raw(text) => super::markers::in_third_person(text),
            Content::Known(..) | Content::Empty => self.render(&Names::placeholders()),
        }
    }

    /// The rest of a raw text from the first seat whose verb has no marker.
    pub fn unmarked(&self) -> Option<&str> {
        match &self.0 {
            Content::Raw(text) => unmarked(text),
            Content::Known(..) | Content::Empty => None,
        }
    }

    /// The text as a part of another message.
    pub(super) fn render_within(&self) -> String {
        match &self.0 {
            Content::Known(id, arguments) => {
                render::within(*id, arguments.as_deref().unwrap_or_default())
            }
            Content::Raw(text) => render::with_current_names(|names| with_names(text, names)),
            Content::Empty => String::new(),
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
            Content::Known(id, None) => f.write_str(id.entry().key),
            Content::Known(id, Some(arguments)) => {
                let mut tuple = f.debug_tuple(id.entry().key);
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

/// The number of a message in [`ENTRIES`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Id(pub u16);

impl Id {
    pub fn entry(self) -> &'static Entry {
        &ENTRIES[usize::from(self.0)]
    }
}

/// A message as it is declared.
pub(super) struct Entry {
    /// The number of its file.
    pub file: usize,
    /// Its id in the file.
    pub key: &'static str,
    /// The names and kinds of its arguments.
    pub arguments: &'static [(&'static str, Kind)],
}

/// A kind of argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Seat,
    Seats,
    Card,
    Cards,
    Suit,
    Rank,
    Number,
    Points,
    Name,
    List,
    Message,
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Argument {
    Seat(Seat),
    Seats(Arc<[Seat]>),
    Card(Card),
    Cards(Arc<[Card]>),
    Suit(Suit),
    Rank(Rank),
    Number(Number),
    Points(Score),
    /// What a person typed or a file says, shown as it is.
    Name(Arc<str>),
    List(Arc<[Message]>),
    Message(Message),
}
