//! Seven Card Combo: over three hands, players swap cards until all seven belong together.
//!
//! By Stephen McVerry, with Ryan McVerry, Danny Hutnik and Nick Tyson. Where the rules are silent: the deal passes to
//! the left (SC-1), a player sees each card drawn before choosing the next (SC-5), the pile except its top card becomes
//! the new stock (SC-8), and a bonus needs “at least” the cards named (SC-10). A pile emptied by the last turn of a
//! round is begun again like any other (SC-7). After a round all hands lie open.
//!
//! As in the published rules, a round is one deal and has three hands, while a hand is also the
//! cards that a seat holds.

pub mod combinations;
mod imagine;
mod options;
pub(crate) mod player;
mod scene;
pub mod scoring;
mod state;
mod turn;

use std::fmt;
use std::str::FromStr;

use rand::Rng;

pub use options::Options;
pub use state::{HANDS, Hidden, Phase, Private, PrivateTurn, Public, Turn};
pub use turn::{refilled, turned_up};

use super::{Entry, Picture, Stake, Unit, files};
use crate::text::combo as texts;
use misere_engine::cards::{Card, Cards, Pack, below};
use misere_engine::rules::options::Form;
use misere_engine::rules::scene::{Gesture, Scene, SpotId};
use misere_engine::rules::{
    BySeat, EventSink, GameAction, Message, Next, ParseActionError, Rules, Score, Seat, Spoken, State, View, Wins,
};

pub const ENTRY: Entry = Entry {
    id: "seven_card_combo",
    title: "Seven Card Combo",
    aim: texts::aim,
    minutes: 15,
    unit: Unit::Round,
    credit: texts::credit,
    rules_version: 1,
    files: files::SEVEN_CARD_COMBO,
    emblem: "5C 5D 5H | 8C 9C TC JC",
    seats: 2..=4,
    usual: 3,
    introduction: &[
        Picture { cards: "4H 5H 6C 7D | 9H QH | TS=1", caption: texts::introduction_aim },
        Picture { cards: "5D 6D | +## +##", caption: texts::introduction_turn },
        Picture { cards: "+7D 2C | 4D 5D 6D", caption: texts::introduction_catch },
    ],
    stake: Stake::first_fact,
    presets: &[],
    game: &Combo,
};

/// Seven Card Combo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combo;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(const_into_str, serialize_all = "lowercase")]
pub enum Action {
    /// Lay down a packet, possibly empty.
    Discard(Cards),
    /// Take these cards of the neighbor’s packet; the rest of the need then comes from the stock.
    Take(Cards),
    /// Lay one of the cards left in the packet on the pile.
    Lay(Card),
    /// Draw the top card of the stock.
    #[strum(serialize = "draw stock")]
    DrawStock,
    /// Draw the top card of the pile.
    #[strum(serialize = "draw pile")]
    DrawPile,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cards() {
            Cards::EMPTY => f.write_str(self.kind()),
            cards => write!(f, "{} {cards}", self.kind()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let action = match (word, rest) {
            ("discard", cards) => cards.parse().ok().map(Self::Discard),
            ("take", cards) => cards.parse().ok().map(Self::Take),
            ("lay", card) => card.parse().ok().map(Self::Lay),
            ("draw", "stock") => Some(Self::DrawStock),
            ("draw", "pile") => Some(Self::DrawPile),
            _ => None,
        };
        action.ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "`discard 4C 5D`, `discard`, `take 4C`, `take`, `lay 9D`, `draw stock` or `draw pile`",
        })
    }
}

impl GameAction for Action {
    fn is_routine(self) -> bool {
        matches!(self, Self::Lay(_))
    }

    fn kind(self) -> &'static str {
        self.into_str()
    }

    fn cards(self) -> Cards {
        match self {
            Self::Discard(cards) | Self::Take(cards) => cards,
            Self::Lay(card) => Cards::of(card),
            Self::DrawStock | Self::DrawPile => Cards::EMPTY,
        }
    }

    fn swapped(self, a: Card, b: Card) -> Self {
        match self {
            Self::Discard(cards) => Self::Discard(cards.swapped(a, b)),
            Self::Take(cards) => Self::Take(cards.swapped(a, b)),
            Self::Lay(card) => Self::Lay(card.swapped(a, b)),
            Self::DrawStock | Self::DrawPile => self,
        }
    }

    fn is_secret(self) -> bool {
        matches!(self, Self::Discard(_) | Self::Take(_))
    }
}

impl Rules for Combo {
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;

    const WINS: Wins = Wins::Lowest;

    fn id(self) -> &'static str {
        "seven_card_combo"
    }

    fn form(self, _seats: usize) -> Form<Options> {
        Options::form()
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        State {
            public: Public::new(*options, seats, dealer),
            private: BySeat::new(seats),
            hidden: Hidden { stock: Pack::EMPTY },
        }
    }

    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::Between if public.is_over() => Next::Over,
            Phase::Between => Next::Deal(Cards::FULL),
            _ if public.due > 0 => {
                let below_top = public.pile.len() - 1;
                Next::Reshuffle(public.pile[..below_top].iter().copied().collect())
            }
            _ => Next::Act(public.turn()),
        }
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        if state.public.due > 0 {
            turn::refill(state, pack, events);
        } else {
            turn::begin_round(state, pack, events);
        }
    }

    fn legal(view: View<'_, Self>, moves: &mut Vec<Action>) {
        let public = view.public;
        match public.phase {
            Phase::Between => {}
            Phase::Discard => {
                moves.extend(subsets(view.own.hand, view.own.hand.len()).map(Action::Discard));
            }
            Phase::Take => {
                moves.extend(subsets(view.own.offered, public.need()).map(Action::Take));
            }
            Phase::Lay => moves.extend(view.own.offered.iter().map(Action::Lay)),
            Phase::Draw => {
                // An empty stock is replenished (SC-8).
                moves.push(Action::DrawStock);
                if !public.pile.is_empty() {
                    moves.push(Action::DrawPile);
                }
            }
        }
    }

    fn apply(state: &mut State<Self>, action: Action, events: &mut impl EventSink) {
        match action {
            Action::Discard(cards) => turn::discard(state, cards),
            Action::Take(cards) => turn::take(state, cards, events),
            Action::Lay(card) => turn::lay(state, card, events),
            Action::DrawStock => turn::draw_stock(state, events),
            Action::DrawPile => turn::draw_pile(state, events),
        }
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        imagine::imagine(view, rng)
    }

    /// The cards that the seat has never seen in this round. There are others whose place it does
    /// not know, because cards that it gave away may have moved on and a new stock is shuffled. But
    /// it has seen those, and would have noticed if two of them had been swapped from the start.
    fn unseen(view: View<'_, Self>) -> Cards {
        if view.public.phase == Phase::Between {
            return Cards::EMPTY;
        }
        Cards::FULL - view.public.seen() - view.own.seen()
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        if state.public.phase == Phase::Between {
            return Vec::new();
        }
        let mut places = vec![state.hidden.stock.set(), state.public.pile.set()];
        for own in state.private.iter() {
            places.extend([own.hand, own.packet, own.offered]);
        }
        places
    }

    fn scene(view: View<'_, Self>) -> Scene {
        scene::scene(view)
    }

    fn gesture(view: View<'_, Self>, action: Action) -> Gesture {
        scene::gesture(view, action)
    }

    fn spoken(view: View<'_, Self>, action: Action) -> Spoken {
        scene::spoken(view, action)
    }

    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Message> {
        scene::why_not(view, spot)
    }

    /// In the last turn of a round, what is left of the packet changes no hand (SC-4, SC-9).
    fn decided(public: &Public) -> bool {
        public.phase == Phase::Lay && public.at + 1 == public.round_turns()
    }

    fn random(view: View<'_, Self>, moves: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        if view.public.phase == Phase::Discard {
            let packet = below(rng, 1 << view.own.hand.len());
            return Action::Discard(subset(view.own.hand, packet));
        }
        moves.clear();
        Self::legal(view, moves);
        moves[below(rng, moves.len() as u32) as usize]
    }
}

/// The cards of a set at the positions of the set bits of a number.
fn subset(cards: Cards, places: u32) -> Cards {
    let chosen = cards.iter().enumerate();
    chosen.filter(|(index, _)| places >> index & 1 == 1).map(|(_, card)| card).collect()
}

/// All subsets with at most this many cards, including the empty one.
fn subsets(cards: Cards, most: usize) -> impl Iterator<Item = Cards> {
    (0..1 << cards.len())
        .filter(move |places: &u32| places.count_ones() as usize <= most)
        .map(move |places| subset(cards, places))
}
