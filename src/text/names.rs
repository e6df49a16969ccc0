//! The players' names, and the seat that sentences address as "you".
//!
//! That depends on who sits at the machine, never on a name.

use crate::seats::Seat;

/// The players' names by seat, and the seat that is addressed as "you", if any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    by_seat: Vec<String>,
    addressed: Option<Seat>,
}

impl Names {
    /// Names of players who are all referred to in the third person.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            by_seat: names.into_iter().map(Into::into).collect(),
            addressed: None,
        }
    }

    /// Addresses the player at a seat as "you".
    #[must_use]
    pub const fn addressing(mut self, seat: Seat) -> Self {
        self.addressed = Some(seat);
        self
    }

    /// Whether the player at a seat is addressed as "you".
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
