//! Messages taken apart and put together, for sending them to another program.

use super::declared::{Argument, Declaration, Kind};
use super::message::{Content, Id, Message};

/// A message taken apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Parts<'a> {
    /// One of the messages of the files, with arguments in the order of its declaration.
    Known(&'static Declaration, &'a [Argument]),
    /// An English text with markers for seats.
    Raw(&'a str),
    Empty,
}

impl Message {
    /// The message taken apart.
    pub fn parts(&self) -> Parts<'_> {
        match &self.0 {
            Content::Known(id, arguments) => Parts::Known(id.0, arguments.as_deref().unwrap_or_default()),
            Content::Raw(text) => Parts::Raw(text),
            Content::Empty => Parts::Empty,
        }
    }

    /// The message of a text that was [`Parts::Raw`].
    pub fn of_raw(text: &str) -> Self {
        Self::raw(text)
    }

    /// The message of an declaration with these arguments; `None` if they are not of the kinds that it declares.
    pub fn of_parts(declaration: &'static Declaration, arguments: Vec<Argument>) -> Option<Self> {
        let kinds = arguments.iter().map(Argument::kind);
        let declared = declaration.arguments.iter().map(|(_, kind)| *kind);
        if !kinds.eq(declared) {
            return None;
        }
        let arguments = if arguments.is_empty() { None } else { Some(arguments.into()) };
        Some(Self(Content::Known(Id(declaration), arguments)))
    }
}

impl Argument {
    /// The kind that it is a value of.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Seat(_) => Kind::Seat,
            Self::Seats(_) => Kind::Seats,
            Self::Card(_) => Kind::Card,
            Self::Cards(_) => Kind::Cards,
            Self::Suit(_) => Kind::Suit,
            Self::Rank(_) => Kind::Rank,
            Self::Number(_) => Kind::Number,
            Self::Points(_) => Kind::Points,
            Self::Name(_) => Kind::Name,
            Self::List(_) => Kind::List,
            Self::Message(_) => Kind::Message,
        }
    }
}

impl Declaration {
    /// The folder and the name of its file, and its id in the file: `engine/events/took-trick`.
    pub fn path(&self) -> String {
        let file = self.file.path();
        let file = file.strip_prefix("assets/text/en/").unwrap_or(file);
        let file = file.strip_suffix(".ftl").unwrap_or(file);
        format!("{file}/{}", self.key)
    }
}

/// Entries are told apart by their places in memory.
impl PartialEq for Declaration {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for Declaration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.path())
    }
}
