//! Mismatch: any card may be played, and the last player to match pays for the trick.
//!
//! A game by David Parlett. Readings settled: the packets of the deal (MM-1), what a missing card
//! of the penalty pile is replaced by (MM-7), when the game ends (MM-8), and besides, since it
//! changes no score: which cards the penalty pile takes (see [`Pile`]). What `ace_in_runs` changes
//! is told in [`mod@matches`].

pub mod matches;
#[cfg(test)]
mod matches_tests;
mod options;
mod pile;
mod scene;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use rand::Rng;

use matches::{Matches, Standing, figure, lowest};
pub use options::{AceInRuns, Options};
pub use pile::Pile;

use super::options::Form;
use super::scene::{Gesture, Scene, SpotId};
use super::tricks::{Suits, Trick};
use super::unseen::{Need, deal_unseen};
use super::{
    BySeat, Event, EventSink, GameAction, Next, ParseActionError, Reason, Rules, Score, Seat,
    State, View, Wins,
};
use crate::cards::{Card, Cards, Pack, below};

/// How many play.
pub const SEATS: usize = 4;

/// How many cards everyone is dealt, and how many tricks are played (MM-1).
pub const HAND: usize = 13;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch;

/// What a seat can do: play this card to the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play(pub Card);

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for Play {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        text.strip_prefix("play ")
            .and_then(|card| card.parse().ok())
            .map(Self)
            .ok_or_else(|| ParseActionError {
                text: text.to_owned(),
                expected: "`play QS`",
            })
    }
}

impl GameAction for Play {
    fn swapped(self, a: Card, b: Card) -> Self {
        Self(self.0.swapped(a, b))
    }
}

/// What everyone at the table knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// The deal under way or just over, from 1; 0 before the first.
    pub deal: u32,
    /// Who dealt it, or will deal the first.
    pub dealer: Seat,
    /// Is a deal under way?
    pub playing: bool,
    /// Whose turn it is, in a deal.
    pub turn: Seat,
    /// The trick on the table.
    pub trick: Trick,
    /// How many tricks were won in this deal.
    pub tricks: usize,
    /// The last trick taken, and how many in the whole game.
    pub swept: (Trick, u32),
    /// The penalty piles.
    pub piles: BySeat<Pile>,
    /// The waste pile. Its cards were all played openly.
    pub waste: Cards,
    /// The totals after the last deal scored.
    pub totals: BySeat<Score>,
}

impl Public {
    /// The cards played in this deal.
    pub fn played(&self) -> Cards {
        self.piles
            .iter()
            .fold(self.waste | self.trick.set(), |all, pile| {
                all | pile.cards()
            })
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        if !self.playing {
            return 0;
        }
        let has_played = self.trick.plays().any(|(other, _)| other == seat);
        HAND - self.tricks - usize::from(has_played)
    }

    /// The trick on the table as it lies, and who has it; none before its lead.
    pub fn standing(&self) -> Option<(Seat, Standing)> {
        standing(&self.trick, self.options.ace_in_runs)
    }

    /// Has the game ended (MM-8)? Only after a deal (C-5).
    fn is_over(&self) -> bool {
        let reached = |limit: i32| {
            self.totals
                .iter()
                .any(|&total| total >= Score::points(limit))
        };
        let dealt = |deals: i32| i64::from(self.deal) >= i64::from(deals);
        !self.playing
            && self.deal > 0
            && (self.options.deals.is_some_and(dealt) || self.options.target.is_some_and(reached))
    }
}

/// A trick as it lies, and who has it.
fn standing(trick: &Trick, ace: AceInRuns) -> Option<(Seat, Standing)> {
    let standing = Standing::of(trick.cards(), ace)?;
    let (seat, _) = trick.plays().nth(standing.place)?;
    Some((seat, standing))
}

/// What one seat knows besides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    /// The cards in hand.
    pub hand: Cards,
}

impl Rules for Mismatch {
    type Options = Options;
    type Action = Play;
    type Public = Public;
    type Private = Private;
    type Hidden = ();

    const WINS: Wins = Wins::Lowest;

    fn id(self) -> &'static str {
        "mismatch"
    }

    fn form(self, _seats: usize) -> Form<Options> {
        Options::form()
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        let public = Public {
            options: *options,
            deal: 0,
            dealer,
            playing: false,
            turn: dealer,
            trick: Trick::EMPTY,
            tricks: 0,
            swept: (Trick::EMPTY, 0),
            piles: BySeat::new(seats),
            waste: Cards::EMPTY,
            totals: BySeat::new(seats),
        };
        State {
            public,
            private: BySeat::new(seats),
            hidden: (),
        }
    }

    fn next(public: &Public) -> Next {
        if public.playing {
            Next::Act(public.turn)
        } else if public.is_over() {
            Next::Over
        } else {
            Next::Deal(Cards::FULL)
        }
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seats = public.totals.seats();
        if public.deal > 0 {
            public.dealer = public.dealer.left(seats);
        }
        public.deal += 1;
        public.playing = true;
        public.turn = public.dealer.left(seats);
        public.trick = Trick::EMPTY;
        public.tricks = 0;
        public.piles = BySeat::new(seats);
        public.waste = Cards::EMPTY;

        // MM-1: packets of 3-3-3-3-1.
        state.private = BySeat::new(seats);
        const THREES: usize = HAND / 3 * 3 * SEATS;
        for (place, &card) in pack.iter().enumerate() {
            let packet = if place < THREES {
                place / 3
            } else {
                place - THREES
            };
            let seat = public.dealer.clockwise(1 + packet % seats, seats);
            state.private[seat].hand.insert(card);
        }
        let private = &state.private;
        events.note(|| Event::Deal {
            deal: public.deal,
            dealer: public.dealer,
            hands: BySeat::from_fn(seats, |seat| private[seat].hand),
            stock: Pack::EMPTY,
            table: None,
            component: None,
        });
    }

    /// MM-2: any card.
    fn legal(view: View<'_, Self>, moves: &mut Vec<Play>) {
        moves.extend(view.own.hand.iter().map(Play));
    }

    fn apply(state: &mut State<Self>, action: Play, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seat = public.turn;
        state.private[seat].hand.remove(action.0);
        public.trick.push(seat, action.0);
        let seats = public.totals.seats();
        if public.trick.len() < seats {
            public.turn = seat.left(seats);
            return;
        }
        sweep(public, events);
        if public.tricks == HAND {
            score(public, events);
        }
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        let public = view.public;
        let seats = public.totals.seats();
        let mut state = State {
            public: public.clone(),
            private: BySeat::new(seats),
            hidden: (),
        };
        state.private[view.seat] = *view.own;
        if !public.playing {
            return state;
        }
        // Nobody has to follow, so no play rules a card out.
        let needs = BySeat::from_fn(seats, |seat| Need {
            count: if seat == view.seat {
                0
            } else {
                public.hand_size(seat)
            },
            void: Suits::default(),
        });
        let dealt = deal_unseen(Self::unseen(view), &needs, rng)
            .expect("without voids every deal of the right sizes fits");
        for seat in Seat::all(seats).filter(|&seat| seat != view.seat) {
            state.private[seat].hand = dealt[seat];
        }
        state
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        if view.public.playing {
            !view.public.played() - view.own.hand
        } else {
            Cards::EMPTY
        }
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        let public = &state.public;
        if !public.playing {
            return Vec::new();
        }
        let hands = state.private.iter().map(|own| own.hand);
        let piles = public.piles.iter();
        hands
            .chain(piles.flat_map(|pile| [pile.face_up, pile.face_down]))
            .chain([public.waste, public.trick.set()])
            .collect()
    }

    fn scene(view: View<'_, Self>) -> Scene {
        scene::scene(view)
    }

    fn gesture(_view: View<'_, Self>, action: Play) -> Gesture {
        scene::gesture(action)
    }

    fn spoken(_view: View<'_, Self>, action: Play) -> String {
        format!("Play the {}", action.0.name())
    }

    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Reason> {
        scene::why_not(view, spot)
    }

    fn random(view: View<'_, Self>, _moves: &mut Vec<Play>, rng: &mut impl Rng) -> Play {
        let hand = view.own.hand;
        let card = hand.nth(below(rng, hand.len() as u32) as usize);
        Play(card.expect("whoever is to play has a card"))
    }
}

/// Gives the complete trick to whom it belongs: the penalty onto his pile, the rest to the waste
/// (MM-7). He leads next (MM-1).
fn sweep<S: EventSink>(public: &mut Public, events: &mut S) {
    let ace = public.options.ace_in_runs;
    let (winner, standing) = public.standing().expect("the trick is complete");
    let penalty = standing.penalty(ace);
    let trick = std::mem::take(&mut public.trick);
    events.note(|| Event::Trick {
        winner,
        cards: trick.pack(),
        penalty: Some(penalty),
    });
    if S::LISTENS {
        let (why, cards) = why(trick.set(), ace);
        events.note(|| Event::Points {
            seat: winner,
            points: Score::points(penalty),
            why,
            cards,
        });
    }
    public.piles[winner].take(
        &trick,
        standing.matched.then_some(penalty),
        &mut public.waste,
    );
    public.tricks += 1;
    public.swept = (trick, public.swept.1 + 1);
    public.turn = winner;
}

/// Why a trick costs what it costs, and the cards that make it so.
fn why(trick: Cards, ace: AceInRuns) -> (String, Cards) {
    let matches = Matches::of(trick, ace);
    if !matches.is_empty() {
        let cards = matches
            .each()
            .fold(Cards::EMPTY, |all, found| all | found.cards());
        return (matches::words(matches.each(), true), trick & cards);
    }
    let low = lowest(trick).expect("a trick has a card");
    let words = format!("No match, lowest card {}", figure(low.rank()));
    (words, Cards::of(low))
}

/// Scores the deal just played (MM-8).
fn score(public: &mut Public, events: &mut impl EventSink) {
    let piles = &public.piles;
    let scores = BySeat::from_fn(piles.seats(), |seat| Score::points(piles[seat].points()));
    for (total, score) in public.totals.iter_mut().zip(scores.iter()) {
        *total += *score;
    }
    public.playing = false;
    events.note(|| Event::Score {
        deal: public.deal,
        scores,
        totals: public.totals,
    });
}
