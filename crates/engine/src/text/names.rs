//! The reader of a text: the language, the players' names, and the seat that is addressed as "you".
//!
//! The reader at the machine decides who is addressed, never a name.

use std::sync::Arc;

use super::Language;
use crate::seats::{MAX_SEATS, Seat};

/// The players' names by seat, the seat that is addressed as "you", if any, and the language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Names {
    by_seat: Arc<[String]>,
    addressed: Option<Seat>,
    language: Language,
    /// Set if cards are written as marked codes, see [`Message::runs`](super::Message::runs).
    marks_cards: bool,
}

impl Names {
    /// Names of players who are all referred to in the third person.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { by_seat: names.into_iter().map(Into::into).collect(), ..Self::default() }
    }

    /// English with the seats' numbers in place of names: `{0}`, `{1}`.
    pub fn placeholders() -> Self {
        Self::new(Seat::all(MAX_SEATS).map(|seat| format!("{{{seat}}}")))
    }

    /// Chooses the language; the usual one is English.
    pub const fn in_language(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// Addresses the player at a seat as "you".
    pub const fn addressing(mut self, seat: Seat) -> Self {
        self.addressed = Some(seat);
        self
    }

    pub(super) const fn marking_cards(mut self) -> Self {
        self.marks_cards = true;
        self
    }

    pub(super) const fn marks_cards(&self) -> bool {
        self.marks_cards
    }

    /// Tells whether the player at a seat is addressed as "you".
    pub fn addresses(&self, seat: Seat) -> bool {
        self.addressed == Some(seat)
    }

    /// The name of the player at a seat; `?` for a seat that is not at the table.
    pub fn of(&self, seat: Seat) -> &str {
        self.by_seat.get(seat.index()).map_or("?", String::as_str)
    }

    /// All names, by seat.
    pub fn list(&self) -> &[String] {
        &self.by_seat
    }
}
