//! Mismatch, by David Parlett: any card may be played, and the last player to match pays for the trick (MM-1 to MM-8).
//!
//! Readings settled: the packets of the deal (MM-1), what replaces a missing card of the penalty
//! pile (MM-7), when the game ends (MM-8), and which cards the penalty pile takes, which affects no
//! score (see [`Pile`]). [`mod@matches`] explains the house rule `ace_in_runs`.

pub mod matches;
mod options;
mod pile;
mod player;
mod scene;
mod state;

use rand::Rng;

use matches::{Matches, lowest, pips};
pub use options::{AceInRuns, Options};
pub use pile::Pile;
use state::standing;
pub use state::{Private, Public};

use super::{Entry, Picture, Unit, files};
use crate::text::mismatch as texts;
use misere_engine::cards::{Cards, Pack};
use misere_engine::rules::options::Form;
use misere_engine::rules::scene::{Gesture, Scene, SpotId};
pub use misere_engine::rules::tricks::Play;
use misere_engine::rules::tricks::{TrickState, carry, imagine_hands, spoken_play};
use misere_engine::rules::{BySeat, EventSink, Field, Message, Next, Rules, Score, Seat, Spoken, State, View, Wins};

/// The number of players.
pub const SEATS: usize = 4;

/// The number of cards dealt to everyone, and of tricks in a deal (MM-1).
pub const HAND: usize = 13;

pub const ENTRY: Entry = Entry {
    id: "mismatch",
    title: "Mismatch",
    aim: texts::aim,
    minutes: 15,
    unit: Unit::Deal,
    credit: texts::credit,
    rules_version: 1,
    files: files::MISMATCH,
    emblem: "trick 5D JS 5H 6S",
    seats: SEATS..=SEATS,
    usual: SEATS,
    introduction: &[
        Picture { cards: "8S 3S =10 | 5D 5H =20 | 4C 5D 6H =30", caption: texts::introduction_aim },
        Picture { cards: "trick 5D JS 5H 6S*", caption: texts::introduction_turn },
        Picture { cards: "trick 9D 3S=3 JC KH*", caption: texts::introduction_catch },
    ],
    stake: scene::stake,
    presets: &[],
    game: &Mismatch,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch;

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
            table: TrickState::new(seats, dealer, HAND),
            piles: BySeat::new(seats),
            waste: Cards::EMPTY,
        };
        State::new(public, seats, ())
    }

    fn next(public: &Public) -> Next {
        public.table.next(Cards::FULL, || public.is_over())
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seats = public.seats();
        public.piles = BySeat::new(seats);
        public.waste = Cards::EMPTY;
        let hands = public.table.deal_packets(pack, [3, 3, 3, 3, 1]);
        state.private = BySeat::from_fn(seats, |seat| Private { hand: hands[seat] });
        public.note_deal(hands, None, None, events);
    }

    /// MM-2: any card.
    fn legal(view: View<'_, Self>, moves: &mut Vec<Play>) {
        moves.extend(view.own.hand.iter().map(Play));
    }

    fn apply(state: &mut State<Self>, action: Play, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seat = public.turn;
        state.private[seat].hand.remove(action.0);
        let next = seat.left(public.seats());
        if public.add_card(action.0, next) {
            take_trick(public, events);
            if public.tricks == HAND {
                score(public, events);
            }
        }
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        imagine_hands(view, rng)
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        if view.public.in_deal() { !view.public.seen() - view.own.hand } else { Cards::EMPTY }
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        let public = &state.public;
        if !public.in_deal() {
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
        carry(action.0)
    }

    fn spoken(view: View<'_, Self>, action: Play) -> Spoken {
        spoken_play(view.seat, action.0)
    }

    /// MM-2: any card may be played in turn.
    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Message> {
        view.public.why_not(view.seat, view.own.hand, spot, |_| None)
    }

    fn random(view: View<'_, Self>, _moves: &mut Vec<Play>, rng: &mut impl Rng) -> Play {
        let card = view.own.hand.any(rng);
        Play(card.expect("the seat to act has a card"))
    }
}

/// Gives the complete trick to its winner, who leads next (MM-1): the penalty to its pile, the
/// rest to the waste pile (MM-7).
fn take_trick<S: EventSink>(public: &mut Public, events: &mut S) {
    let ace = public.options.ace_in_runs;
    let trick = public.previous.trick;
    let (winner, standing) = standing(&trick, ace).expect("the trick is complete");
    let penalty = standing.penalty(ace);
    let detail = Field::open("penalty", penalty);
    public.award(winner, Some(detail), events);
    if S::LISTENS {
        let (why, cards) = why(trick.set(), ace);
        events.points(winner, Score::points(penalty), cards, || why);
    }
    public.piles[winner].take(&trick, standing.matched.then_some(penalty), &mut public.waste);
}

/// Explains the penalty of a trick, with the cards that cause it.
fn why(trick: Cards, ace: AceInRuns) -> (Message, Cards) {
    let matches = Matches::of(trick, ace);
    if !matches.is_empty() {
        let cards = matches.each().fold(Cards::EMPTY, |all, found| all | found.cards());
        return (matches::with_points(matches.each()), trick & cards);
    }
    let low = lowest(trick).expect("a trick has a card");
    (texts::lowest(pips(low.rank())), Cards::of(low))
}

/// Scores the deal just played (MM-8).
fn score(public: &mut Public, events: &mut impl EventSink) {
    let piles = &public.piles;
    let scores = BySeat::from_fn(piles.seats(), |seat| Score::points(piles[seat].points()));
    public.score(scores, events);
}
