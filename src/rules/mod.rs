//! What a card game is, for everything that plays, shows, saves or checks one.
//!
//! A game implements [`Rules`] on a small value (sister games are values of one type). Its
//! [`State`] has three compartments, so that what a seat may know, a [`View`], is made by the
//! framework out of two references and can hold nothing more: neither [`Rules::legal`] nor
//! [`Rules::imagine`] can depend on a hidden card, and a computer player, which gets a [`Seen`],
//! cannot look.
//!
//! Absent on purpose: randomness (packs come in through [`Rules::deal`]), history (that is the
//! log's, in [`crate::table`]), names of people, and anything of screens.

pub mod clubs;
pub mod combo;
pub mod fosdick;
pub mod garbo;
pub mod mismatch;
pub mod options;
pub mod scene;
pub mod tricks;

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Index, IndexMut, Neg, RangeInclusive, Sub};
use std::str::FromStr;

use rand::Rng;
use thiserror::Error;

use crate::cards::{Card, Cards, Pack, below};
use options::Form;
use scene::{Gesture, Scene, SpotId};

/// The most seats that any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, numbered clockwise from 0 (C-1).
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// At [`MAX_SEATS`] and beyond.
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS, "seats are numbered 0 to 5");
        Self(number as u8)
    }

    /// Its number.
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

    /// The player at the left: the next one clockwise.
    #[must_use]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.index() + 1;
        Self(if next == seats { 0 } else { next as u8 })
    }

    /// The player at the right: the one before, clockwise.
    #[must_use]
    pub const fn right(self, seats: usize) -> Self {
        let place = if self.0 == 0 { seats } else { self.index() };
        Self(place as u8 - 1)
    }

    /// How many places clockwise another seat is from here, 0 for itself.
    pub const fn steps_to(self, other: Self, seats: usize) -> usize {
        (other.index() + seats - self.index()) % seats
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self::new)
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// One thing for each seat of a table, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    len: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The default thing for each of `seats` seats.
    pub fn new(seats: usize) -> Self {
        Self {
            items: [T::default(); MAX_SEATS],
            len: seats as u8,
        }
    }

    /// What the function says for each seat.
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        let mut items = [T::default(); MAX_SEATS];
        for (i, item) in items.iter_mut().enumerate().take(seats) {
            *item = f(Seat(i as u8));
        }
        Self {
            items,
            len: seats as u8,
        }
    }
}

impl<T> BySeat<T> {
    /// How many seats.
    pub const fn seats(&self) -> usize {
        self.len as usize
    }

    /// The things in the order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats()]
    }

    /// The things in the order of the seats.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The things in the order of the seats, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        let seats = self.seats();
        self.items[..seats].iter_mut()
    }

    /// Each seat with its thing.
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

/// Points, counted in halves because Compendium has halves (CO-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many whole points.
    pub const fn points(points: i32) -> Self {
        Self(points * 2)
    }

    /// So many half-points.
    pub const fn halves(halves: i32) -> Self {
        Self(halves)
    }

    /// The number of half-points.
    pub const fn in_halves(self) -> i32 {
        self.0
    }

    /// The number of points.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

impl Add for Score {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Score {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::ZERO, Add::add)
    }
}

/// As a person writes it: `7`, `5½`, `½`, `−3`.
impl Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "−" } else { "" };
        let text = match (self.0.unsigned_abs() / 2, self.0 % 2 != 0) {
            (0, true) => format!("{sign}½"),
            (whole, true) => format!("{sign}{whole}½"),
            (whole, false) => format!("{sign}{whole}"),
        };
        f.pad(&text)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Is the seat in it?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Which total wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wins {
    /// The lowest.
    Lowest,
    /// The highest.
    Highest,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A new deal: these cards, shuffled, for [`Rules::deal`].
    Deal(Cards),
    /// A new stock within the deal (SC-8): these cards, shuffled, for [`Rules::deal`].
    Refill(Cards),
    /// A seat's action.
    Act(Seat),
    /// Nothing: the game has ended.
    Over,
}

/// The whole truth in three compartments. It lives only inside a table and in imagined worlds.
#[derive(Clone, Debug, PartialEq)]
pub struct State<R: Rules> {
    /// What everyone at the table knows.
    pub public: R::Public,
    /// What each seat knows besides.
    pub private: BySeat<R::Private>,
    /// What nobody knows.
    pub hidden: R::Hidden,
}

impl<R: Rules> State<R> {
    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View<'_, R> {
        View {
            seat,
            public: &self.public,
            own: &self.private[seat],
        }
    }
}

/// All that one seat may know, by reference.
#[derive(Debug)]
pub struct View<'a, R: Rules> {
    /// Whose view.
    pub seat: Seat,
    /// What everyone knows.
    pub public: &'a R::Public,
    /// What this seat knows besides.
    pub own: &'a R::Private,
}

impl<R: Rules> Clone for View<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for View<'_, R> {}

impl<R: Rules> View<'_, R> {
    /// The same, owned.
    pub fn to_seen(self) -> Seen<R> {
        Seen {
            seat: self.seat,
            public: self.public.clone(),
            own: *self.own,
        }
    }
}

/// An owned [`View`]: what a thinking thread gets.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<R: Rules> {
    seat: Seat,
    public: R::Public,
    own: R::Private,
}

impl<R: Rules> Seen<R> {
    /// The view by reference.
    pub fn view(&self) -> View<'_, R> {
        View {
            seat: self.seat,
            public: &self.public,
            own: &self.own,
        }
    }
}

/// What a seat can do. Its text (`play QS`) is the same in traces, saves and on the command line.
pub trait Action:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = NoAction> + Send + Sync + 'static
{
    /// The same action with two cards in each other's place.
    #[must_use]
    fn swapped(self, a: Card, b: Card) -> Self;

    /// Do the others at the table not see which cards it names?
    fn is_secret(self) -> bool {
        false
    }
}

/// A text that is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is no action of this game: expected {expected}")]
pub struct NoAction {
    /// What stood there.
    pub text: String,
    /// What could stand there.
    pub expected: &'static str,
}

/// Where cards were drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The face-down stock.
    Stock,
    /// The discard pile.
    Pile,
    /// The neighbour's packet.
    Packet,
}

/// Something that happened beside the actions themselves: for the trace, the score sheet and the
/// ear. Events hold the whole truth and stay inside the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A deal begins.
    Deal {
        /// Counted from 1.
        deal: u32,
        /// Who deals.
        dealer: Seat,
        /// What each seat was dealt.
        hands: BySeat<Cards>,
        /// What was left, top first.
        stock: Pack,
        /// A card on the table: face down in Clubs, turned up in Seven Card Combo.
        table: Option<Card>,
        /// Compendium: the id of the game that this deal plays.
        component: Option<&'static str>,
    },
    /// Cards went from one seat to another, after all had chosen.
    Passed {
        /// Who gave them.
        from: Seat,
        /// Who got them.
        to: Seat,
        /// Which.
        cards: Cards,
    },
    /// A seat drew cards.
    Draw {
        /// Who.
        seat: Seat,
        /// Whence.
        from: Source,
        /// In the order drawn.
        cards: Pack,
    },
    /// A new discard pile was begun.
    TurnUp {
        /// With this card.
        card: Card,
    },
    /// The stock was made anew from the discard pile.
    Refill {
        /// Top first.
        stock: Pack,
    },
    /// A trick was won.
    Trick {
        /// By whom.
        winner: Seat,
        /// In order of play.
        cards: Pack,
        /// Mismatch: its penalty in points.
        penalty: Option<i32>,
    },
    /// Garbo: what a card gave away.
    Gives {
        /// Who gets it.
        to: Seat,
        /// What the card gave away.
        points: i32,
        /// What was taken of it.
        claimed: i32,
    },
    /// Where a part of a deal's score came from, in words for the score sheet.
    Points {
        /// Whose points.
        seat: Seat,
        /// How many.
        points: Score,
        /// Why: `Queen of spades`, `Last trick`.
        why: String,
        /// The cards that count, if any.
        cards: Cards,
    },
    /// A deal was scored.
    Score {
        /// Its number, from 1.
        deal: u32,
        /// What it brought each seat.
        scores: BySeat<Score>,
        /// The totals after it.
        totals: BySeat<Score>,
    },
}

/// Where [`Rules::apply`] tells what happened. `()` does not listen and costs nothing.
pub trait Sink {
    /// Does it listen? Where telling takes work beforehand, this saves it.
    const LISTENS: bool;

    /// Hears of an event; one that does not listen never makes it.
    fn note(&mut self, event: impl FnOnce() -> Event);
}

impl Sink for () {
    const LISTENS: bool = false;

    fn note(&mut self, _: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// A card game.
///
/// Everything in a state is small plain data without history. [`Rules::apply`] is the raw door
/// (it trusts its caller); the checked one is [`crate::table::Table`].
pub trait Rules: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The house rules.
    type Options: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What a seat can do.
    type Action: Action;
    /// What everyone knows.
    type Public: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What one seat knows besides.
    type Private: Copy + Default + PartialEq + Debug + Send + Sync + 'static;
    /// What nobody knows.
    type Hidden: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// Which total wins.
    const WINS: Wins;

    /// The name in files and on the command line.
    fn id(self) -> &'static str;

    /// The house rules at a table of `seats`, each with its words, range and default.
    fn form(self, seats: usize) -> Form<Self::Options>;

    /// A game before its first deal.
    fn start(options: &Self::Options, seats: usize, dealer: Seat) -> State<Self>;

    /// What the game waits for.
    fn next(public: &Self::Public) -> Next;

    /// Takes the pack that [`Next::Deal`] or [`Next::Refill`] asked for.
    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl Sink);

    /// Adds every lawful action of the seat whose turn it is, each once.
    fn legal(view: View<'_, Self>, moves: &mut Vec<Self::Action>);

    /// Does one lawful action of the seat whose turn it is.
    fn apply(state: &mut State<Self>, action: Self::Action, events: &mut impl Sink);

    /// The totals as they stand; within a deal, those after the last one scored.
    fn totals(public: &Self::Public) -> BySeat<Score>;

    /// A world that this seat cannot rule out, all of them equally likely.
    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self>;

    /// The cards that this seat cannot place: any two of them might lie in each other's place,
    /// as far as is known of cards alone.
    fn unseen(view: View<'_, Self>) -> Cards;

    /// Where every card of the deal is, as sets that never overlap; empty between deals.
    fn whereabouts(state: &State<Self>) -> Vec<Cards>;

    /// What the seat sees.
    fn scene(view: View<'_, Self>) -> Scene;

    /// How a person does this lawful action.
    fn gesture(view: View<'_, Self>, action: Self::Action) -> Gesture;

    /// What a voice says for this lawful action.
    fn spoken(view: View<'_, Self>, action: Self::Action) -> String;

    /// Why the card at a spot cannot be played now, in the words of the rule; none if it can,
    /// or if nobody would try.
    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Reason>;

    /// Can the rest of the deal change no score any more, as everyone can see (FO-5)?
    fn decided(_public: &Self::Public) -> bool {
        false
    }

    /// One lawful action, all equally likely. A game may know a quicker way than the list.
    fn random(
        view: View<'_, Self>,
        moves: &mut Vec<Self::Action>,
        rng: &mut impl Rng,
    ) -> Self::Action {
        moves.clear();
        Self::legal(view, moves);
        moves[below(rng, moves.len() as u32) as usize]
    }
}

/// Who has the best of these totals; all of them win together (C-5).
pub fn winners<R: Rules>(totals: &BySeat<Score>) -> Vec<Seat> {
    let best = match R::WINS {
        Wins::Lowest => totals.iter().min(),
        Wins::Highest => totals.iter().max(),
    };
    totals
        .each()
        .filter(|(_, total)| Some(*total) == best)
        .map(|(seat, _)| seat)
        .collect()
}

/// Why something cannot be done, in the words of the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(pub String);

impl<T: Into<String>> From<T> for Reason {
    fn from(words: T) -> Self {
        Self(words.into())
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Refused: a table of so many seats.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{seats} players: expected {} to {}", .range.start(), .range.end())]
pub struct WrongSeats {
    /// What was asked for.
    pub seats: usize,
    /// What the game takes.
    pub range: RangeInclusive<usize>,
}
