//! The rules of card games, behind one interface for everything that plays, shows, saves or checks them.
//!
//! A game implements [`Rules`] on a small value; sister games are values of one type. Its
//! [`State`] has three compartments. A seat's [`View`] is made here from references to two of
//! them and cannot hold more, so neither [`Rules::legal`] nor [`Rules::imagine`] can depend on a
//! card hidden from that seat, and a bot, which gets a [`Seen`], cannot cheat.
//!
//! Games know no randomness (packs come in through [`Rules::deal`]), no history (the log in
//! [`crate::table`] has it), no names of people and no screens.

mod announcement;
mod event;
pub mod options;
pub mod scene;
mod spoken;
pub mod tricks;
pub mod unseen;
pub mod words;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use thiserror::Error;

use crate::cards::{Card, Cards, Pack, below};
pub use crate::score::Score;
pub use crate::seats::{BySeat, MAX_SEATS, Seat, Seats};
pub use crate::text::{Message, Names};
pub use announcement::{Announcement, Importance};
pub use event::{Event, EventSink, Field, FieldValue, Source, TableCard};
use options::Form;
use scene::{Gesture, Scene, SpotId};
pub use spoken::Spoken;

/// Which total wins a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wins {
    /// The lowest total wins: points are penalty points.
    #[default]
    Lowest,
    /// The highest total wins.
    Highest,
}

impl Wins {
    /// The seats with the best total.
    pub fn winners(self, totals: &BySeat<Score>) -> Vec<Seat> {
        let best = match self {
            Self::Lowest => totals.iter().min(),
            Self::Highest => totals.iter().max(),
        };
        let winners = totals.each().filter(|(_, total)| Some(*total) == best);
        winners.map(|(seat, _)| seat).collect()
    }

    /// The worth of points to whoever gets them, where more is better.
    pub fn worth(self, points: Score) -> Score {
        match self {
            Self::Lowest => -points,
            Self::Highest => points,
        }
    }

    /// Each seat's place by its total, from 1; seats with equal totals share the better place.
    pub fn places(self, totals: &BySeat<Score>) -> BySeat<usize> {
        BySeat::from_fn(totals.seats(), |seat| {
            let better = totals.iter().filter(|total| self.worth(**total) > self.worth(totals[seat]));
            1 + better.count()
        })
    }
}

/// The next thing that a game needs in order to continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A new deal of these cards, shuffled, through [`Rules::deal`].
    Deal(Cards),
    /// These cards shuffled again within a deal, such as a discard pile that becomes the stock,
    /// through [`Rules::deal`].
    Reshuffle(Cards),
    /// An action of this seat.
    Act(Seat),
    /// Nothing: the game has ended.
    Over,
}

/// A game's full state, hidden cards included. It exists only inside a table and in sampled worlds.
#[derive(Clone, Debug, PartialEq)]
pub struct State<R: Rules> {
    /// Everything that everyone at the table knows.
    pub public: R::Public,
    /// Knowledge of each seat alone.
    pub private: BySeat<R::Private>,
    /// Facts that nobody knows.
    pub hidden: R::Hidden,
}

impl<R: Rules> State<R> {
    /// A state in which no seat knows anything that the others do not.
    pub fn new(public: R::Public, seats: usize, hidden: R::Hidden) -> Self {
        Self { public, private: BySeat::new(seats), hidden }
    }

    pub fn view(&self, seat: Seat) -> View<'_, R> {
        View { seat, public: &self.public, own: &self.private[seat] }
    }
}

/// Everything that one seat may know, by reference.
#[derive(Debug)]
pub struct View<'a, R: Rules> {
    pub seat: Seat,
    /// Public knowledge.
    pub public: &'a R::Public,
    /// Knowledge of this seat alone.
    pub own: &'a R::Private,
}

impl<R: Rules> Clone for View<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for View<'_, R> {}

impl<R: Rules> View<'_, R> {
    /// A sampled world before the hidden cards are dealt: it holds what this seat knows.
    pub fn known(self, seats: usize, hidden: R::Hidden) -> State<R> {
        let mut state = State::new(self.public.clone(), seats, hidden);
        state.private[self.seat] = *self.own;
        state
    }

    /// An owned copy.
    pub fn to_seen(self) -> Seen<R> {
        Seen { seat: self.seat, public: self.public.clone(), own: *self.own }
    }
}

/// An owned [`View`], for a thread of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<R: Rules> {
    seat: Seat,
    public: R::Public,
    own: R::Private,
}

impl<R: Rules> Seen<R> {
    /// The view by reference.
    pub fn view(&self) -> View<'_, R> {
        View { seat: self.seat, public: &self.public, own: &self.own }
    }
}

/// An action of a seat. Its text (`play QS`) is the same in traces, saves and on the command line.
pub trait GameAction:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseActionError> + Send + Sync + 'static
{
    /// The text without its arguments: `play`, `no moon`.
    fn kind(self) -> &'static str;

    fn cards(self) -> Cards;

    /// The place that it names besides cards, if any.
    fn place(self) -> Option<SpotId> {
        None
    }

    /// The action with two cards exchanged.
    #[must_use]
    fn swapped(self, a: Card, b: Card) -> Self;

    /// Tells whether the cards that it names are hidden from other seats. If so, its text is its kind and its cards.
    fn is_secret(self) -> bool {
        false
    }

    /// Tells whether it is no play, so that the table makes it by itself where nothing else is legal.
    fn is_routine(self) -> bool {
        false
    }

    /// The name besides the cards: the suit `hearts`. Records add it where other legal actions have the same cards.
    fn named(self) -> Option<Message> {
        None
    }
}

/// The error for a text that is not an action of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not an action of this game: expected {expected}")]
pub struct ParseActionError {
    pub text: String,
    /// Examples of actions.
    pub expected: &'static str,
}

/// A card game.
///
/// States are small, plain data without history. [`Rules::apply`] trusts its caller; use
/// [`crate::table::Table`] to have actions checked.
pub trait Rules: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The house rules.
    type Options: Copy + PartialEq + Debug + Send + Sync + 'static;
    type Action: GameAction;
    /// Public knowledge.
    type Public: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Knowledge of one seat alone.
    type Private: Copy + Default + PartialEq + Debug + Send + Sync + 'static;
    /// Facts that nobody knows.
    type Hidden: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The total that wins.
    const WINS: Wins;

    /// The game's name in files and on the command line.
    fn id(self) -> &'static str;

    /// The house rules for this many seats, each with its description, range and default.
    fn form(self, seats: usize) -> Form<Self::Options>;

    /// A game before its first deal.
    fn start(options: &Self::Options, seats: usize, dealer: Seat) -> State<Self>;

    /// The next thing that the game needs.
    fn next(public: &Self::Public) -> Next;

    /// Takes the pack that [`Next::Deal`] or [`Next::Reshuffle`] asked for.
    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink);

    /// Adds every legal action of the seat whose turn it is, each once.
    fn legal(view: View<'_, Self>, moves: &mut Vec<Self::Action>);

    /// Performs a legal action of the seat whose turn it is.
    fn apply(state: &mut State<Self>, action: Self::Action, events: &mut impl EventSink);

    /// Gives the turn to a seat that may choose at the same time as the seat to act, because nobody sees what others
    /// choose, and has not chosen yet; returns whether it may. In most games, all act in turn.
    fn ask_at_once(_public: &mut Self::Public, _seat: Seat) -> bool {
        false
    }

    /// The totals after the last scored deal.
    fn totals(public: &Self::Public) -> BySeat<Score>;

    /// Samples one of the states that this seat cannot rule out, all of them equally likely.
    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self>;

    /// The number of states that this seat cannot rule out, or `None` if the game does not count
    /// them. If it is 1, [`Rules::imagine`] must return the true state.
    fn worlds(_view: View<'_, Self>) -> Option<u64> {
        None
    }

    /// The cards whose place this seat does not know; as far as it can tell, any two of them could be swapped.
    fn unseen(view: View<'_, Self>) -> Cards;

    /// All cards of the deal as disjoint sets, one for each place; empty between deals.
    fn whereabouts(state: &State<Self>) -> Vec<Cards>;

    /// The table as the seat sees it.
    fn scene(view: View<'_, Self>) -> Scene;

    /// The gesture by which a person performs this legal action.
    fn gesture(view: View<'_, Self>, action: Self::Action) -> Gesture;

    /// This legal action in words.
    fn spoken(view: View<'_, Self>, action: Self::Action) -> Spoken;

    /// The rule that forbids using the card at a spot now, as a sentence, or `None` if it may be used or is
    /// not something to be used.
    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Message>;

    /// Tells whether everyone can see that the rest of the deal cannot change any score, so that it may be played out
    /// automatically. Games that cannot tell keep the default.
    fn decided(_public: &Self::Public) -> bool {
        false
    }

    /// Tells whether the seat to act can see, from its own cards too, that the rest of the deal has the same result
    /// however everybody plays, so that it may claim the rest. Games that cannot tell keep the default.
    fn can_claim(_view: View<'_, Self>) -> bool {
        false
    }

    /// Picks a legal action at random. A game may have a faster way than listing them all.
    fn random(view: View<'_, Self>, moves: &mut Vec<Self::Action>, rng: &mut impl Rng) -> Self::Action {
        moves.clear();
        Self::legal(view, moves);
        moves[below(rng, moves.len() as u32) as usize]
    }
}

/// The seats with the best total, which win together (C-5).
pub fn winners<R: Rules>(totals: &BySeat<Score>) -> Vec<Seat> {
    R::WINS.winners(totals)
}

/// The error for a table with too few or too many seats.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{seats} players: expected {} to {}", .range.start(), .range.end())]
pub struct PlayerCountError {
    /// The number asked for.
    pub seats: usize,
    /// The numbers that the game allows.
    pub range: RangeInclusive<usize>,
}
