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
mod event;
pub mod fosdick;
pub mod garbo;
pub mod mismatch;
pub mod options;
pub mod scene;
mod score;
mod seats;
pub mod tricks;
pub mod unseen;
pub mod words;

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use thiserror::Error;

use crate::cards::{Card, Cards, Pack, below};
pub use event::{Event, EventSink, Field, FieldValue, Source, TableCard};
use options::Form;
use scene::{Gesture, Scene, SpotId};
pub use score::Score;
pub use seats::{BySeat, MAX_SEATS, Seat, Seats};

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
    /// These cards, shuffled again within the deal, for [`Rules::deal`]: a new stock.
    Reshuffle(Cards),
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
    /// A sampled world before the hidden cards are dealt: it holds what this seat knows.
    pub fn known(self, seats: usize, hidden: R::Hidden) -> State<R> {
        let mut private = BySeat::new(seats);
        private[self.seat] = *self.own;
        State {
            public: self.public.clone(),
            private,
            hidden,
        }
    }

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
pub trait GameAction:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseActionError> + Send + Sync + 'static
{
    /// The text without what the action acts on: `play`, `no moon`.
    fn kind(self) -> &'static str;

    /// The cards that it names.
    fn cards(self) -> Cards;

    /// The action with two cards exchanged.
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
pub struct ParseActionError {
    /// What stood there.
    pub text: String,
    /// What could stand there.
    pub expected: &'static str,
}

/// A card game.
///
/// Everything in a state is small plain data without history. [`Rules::apply`] is the raw door
/// (it trusts its caller); the checked one is [`crate::table::Table`].
pub trait Rules: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The house rules.
    type Options: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What a seat can do.
    type Action: GameAction;
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

    /// Takes the pack that [`Next::Deal`] or [`Next::Reshuffle`] asked for.
    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink);

    /// Adds every legal action of the seat whose turn it is, each once.
    fn legal(view: View<'_, Self>, moves: &mut Vec<Self::Action>);

    /// Does one legal action of the seat whose turn it is.
    fn apply(state: &mut State<Self>, action: Self::Action, events: &mut impl EventSink);

    /// The totals as they stand; within a deal, those after the last one scored.
    fn totals(public: &Self::Public) -> BySeat<Score>;

    /// A world that this seat cannot rule out, all of them equally likely.
    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self>;

    /// In how many ways the cards can lie that the seat does not see; none where nobody has
    /// counted. With one, [`Rules::imagine`] places every card where it is.
    fn worlds(_view: View<'_, Self>) -> Option<u64> {
        None
    }

    /// The cards that this seat cannot place: any two of them might lie in each other's place,
    /// as far as is known of cards alone.
    fn unseen(view: View<'_, Self>) -> Cards;

    /// Where every card of the deal is, as sets that never overlap; empty between deals.
    fn whereabouts(state: &State<Self>) -> Vec<Cards>;

    /// What the seat sees.
    fn scene(view: View<'_, Self>) -> Scene;

    /// How a person does this legal action.
    fn gesture(view: View<'_, Self>, action: Self::Action) -> Gesture;

    /// What a voice says for this legal action.
    fn spoken(view: View<'_, Self>, action: Self::Action) -> String;

    /// Why the card at a spot cannot be played now, in the words of the rule; none if it can,
    /// or if nobody would try.
    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Reason>;

    /// Whether everyone can see that the rest of the deal will not change any score, so that it may
    /// be played out automatically. A game that cannot tell keeps the default.
    fn decided(_public: &Self::Public) -> bool {
        false
    }

    /// One legal action, all equally likely. A game may know a quicker way than the list.
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
pub struct PlayerCountError {
    /// What was asked for.
    pub seats: usize,
    /// What the game takes.
    pub range: RangeInclusive<usize>,
}
