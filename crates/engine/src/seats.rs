//! Seats around a table: a seat, a set of seats, and a value for each seat.

use std::fmt::{self, Debug};
use std::ops::{Index, IndexMut};

use derive_more::Display;
use serde::{Deserialize, Serialize};

/// The highest number of seats that a game can have.
pub const MAX_SEATS: usize = 6;

/// A place at the table, numbered clockwise from 0 (C-1).
#[derive(
    Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, derive_more::Debug, Display,
)]
#[serde(into = "u8", try_from = "u8")]
#[debug("seat {_0}")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// Panics if the number is [`MAX_SEATS`] or more.
    #[inline]
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS, "seats are numbered 0 to 5");
        Self(number as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places clockwise from here, at a table of `seats`.
    #[must_use]
    pub const fn clockwise(self, steps: usize, seats: usize) -> Self {
        let mut place = self.index() + steps;
        while place >= seats {
            place -= seats;
        }
        Self(place as u8)
    }

    /// The seat to the left, which is the next one clockwise.
    #[must_use]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.index() + 1;
        Self(if next == seats { 0 } else { next as u8 })
    }

    /// The seat to the right, which is the next one counterclockwise.
    #[must_use]
    pub const fn right(self, seats: usize) -> Self {
        let place = if self.0 == 0 { seats } else { self.index() };
        Self(place as u8 - 1)
    }

    /// The number of places from here clockwise to another seat, 0 for itself.
    pub const fn steps_to(self, other: Self, seats: usize) -> usize {
        (other.index() + seats - self.index()) % seats
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self::new)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < MAX_SEATS { Ok(Self(number)) } else { Err("seats are numbered 0 to 5") }
    }
}

/// A value for each seat of a table, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    len: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value for each of `seats` seats.
    pub fn new(seats: usize) -> Self {
        Self { items: [T::default(); MAX_SEATS], len: seats as u8 }
    }

    /// The function's value for each seat.
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        let mut items = [T::default(); MAX_SEATS];
        for (i, item) in items.iter_mut().enumerate().take(seats) {
            *item = f(Seat(i as u8));
        }
        Self { items, len: seats as u8 }
    }
}

impl<T> BySeat<T> {
    pub const fn seats(&self) -> usize {
        self.len as usize
    }

    /// The values in the order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats()]
    }

    /// Iterates over the values in the order of the seats.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// Iterates mutably over the values in the order of the seats.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        let seats = self.seats();
        self.items[..seats].iter_mut()
    }

    /// Iterates over the seats with their values.
    pub fn each(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(self.iter())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: Debug> Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Tells whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
