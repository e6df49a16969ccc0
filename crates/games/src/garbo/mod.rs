//! Garbo: place each card where it matches nothing, in a four-by-four square with two levels.
//!
//! A game by David Parlett. Where his versions differ: players draw eight cards rather than four
//! (GA-2), ranks match at any distance and across other cards (GA-4), a game is complete in itself
//! (GA-7), and matches are counted automatically unless a house rule requires claiming them by hand
//! (GA-8). Where the rules are silent: hands are dealt card by card, the non-dealer first, and the
//! rest is the stock; a match worth 0 points is still a match and can be claimed.

mod action;
mod options;
pub(crate) mod player;
mod scene;
mod square;
mod state;
mod turn;
mod why_not;

use rand::Rng;

pub use action::Action;
pub use options::{Claims, Draw, Options, SuitReach};
pub use square::{Cover, Match, Matches, Place, Places, SIZE, Square, in_line, within_suit_reach};
pub use state::{Hidden, Last, Phase, Private, Public};
pub use turn::gave;

use super::{Entry, Picture, Stake, Unit, files};
use crate::text::garbo as texts;
use misere_engine::cards::{Cards, Pack, Rank, below};
use misere_engine::rules::options::Form;
use misere_engine::rules::scene::{Gesture, Scene, SpotId};
use misere_engine::rules::{BySeat, Event, EventSink, Message, Next, Rules, Score, Seat, Spoken, State, View, Wins};

/// The number of players.
pub const SEATS: usize = 2;

/// The number of cards dealt to each player (GA-2).
const DEALT: usize = 4;

pub const ENTRY: Entry = Entry {
    id: "garbo",
    title: "Garbo",
    aim: texts::aim,
    minutes: 15,
    unit: Unit::Deal,
    credit: texts::credit,
    rules_version: 1,
    files: files::GARBO,
    emblem: "TH . KS 9D ## / 7C JH . ## AS",
    seats: 2..=2,
    usual: 2,
    introduction: &[
        Picture { cards: ". . TC . / TS JH +TH=24 . / . . AH .", caption: texts::introduction_aim },
        Picture { cards: ". oo . . / oo 9S oo . / oo KD 7H oo / . oo oo .", caption: texts::introduction_turn },
        Picture { cards: "9D . JS / . QS^=×10 . / 8H . 9S", caption: texts::introduction_catch },
    ],
    stake: Stake::first_fact,
    presets: &[],
    game: &Garbo,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Garbo;

/// The 32 cards from seven to ace.
const fn pack() -> Cards {
    Cards::from_rank_up(Rank::Seven)
}

const fn opponent(seat: Seat) -> Seat {
    seat.left(SEATS)
}

impl Rules for Garbo {
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;

    const WINS: Wins = Wins::Highest;

    fn id(self) -> &'static str {
        "garbo"
    }

    fn form(self, _seats: usize) -> Form<Options> {
        Options::form()
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        let public = Public {
            options: *options,
            dealer,
            phase: Phase::Before,
            turn: opponent(dealer),
            square: Square::default(),
            played: 0,
            held: BySeat::new(seats),
            stock: 0,
            points: BySeat::new(seats),
            last: None,
        };
        State::new(public, seats, Hidden { stock: Pack::EMPTY })
    }

    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::Before => Next::Deal(pack()),
            Phase::Play | Phase::Claim => Next::Act(public.turn),
            Phase::Over => Next::Over,
        }
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let (dealt, stock) = pack.split_at(DEALT * SEATS);
        for (place, &card) in dealt.iter().enumerate() {
            let seat = public.dealer.clockwise(1 + place % SEATS, SEATS);
            state.private[seat].hand.insert(card);
        }
        state.hidden.stock = stock.iter().copied().collect();
        public.held = BySeat::from_fn(SEATS, |_| DEALT);
        public.stock = stock.len();
        public.phase = Phase::Play;
        events.note(|| Event::Deal {
            deal: 1,
            dealer: public.dealer,
            hands: BySeat::from_fn(SEATS, |seat| state.private[seat].hand),
            stock: state.hidden.stock,
            table: None,
            component: None,
        });
    }

    fn legal(view: View<'_, Self>, moves: &mut Vec<Action>) {
        let public = view.public;
        match public.phase {
            Phase::Before | Phase::Over => {}
            Phase::Play => {
                let open = public.legal_places();
                for card in view.own.hand {
                    moves.extend(open.iter().map(|place| public.action(card, place)));
                }
            }
            Phase::Claim => {
                let open = public.last.map(|last| last.unclaimed).unwrap_or_default();
                moves.extend(open.iter().map(Action::Claim));
                moves.push(Action::Done);
            }
        }
    }

    fn apply(state: &mut State<Self>, action: Action, events: &mut impl EventSink) {
        match action {
            Action::Place(card, place) | Action::Cover(card, place) => {
                turn::play(state, card, place, events);
            }
            Action::Claim(one) => {
                if let Some(last) = &mut state.public.last {
                    last.unclaimed.move_to(one, &mut last.claimed);
                }
            }
            Action::Done => turn::settle(state, events),
        }
    }

    fn totals(public: &Public) -> BySeat<Score> {
        if public.phase == Phase::Over { turn::scores(public) } else { BySeat::new(SEATS) }
    }

    /// Deals the unseen cards at random to the opponent's hand and the stock, since to this seat
    /// all distributions are equally likely.
    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        let stock = Pack::EMPTY;
        let mut state = view.known(SEATS, Hidden { stock });
        let other = opponent(view.seat);
        let unseen = Self::unseen(view);
        let hand = unseen.choose(view.public.held[other], rng);
        state.private[other].hand = hand;
        state.hidden.stock = Pack::shuffled(unseen - hand, rng);
        state
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        if view.public.phase == Phase::Before {
            return Cards::EMPTY;
        }
        pack() - view.public.seen() - view.own.hand
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        if state.public.phase == Phase::Before {
            return Vec::new();
        }
        let mut places: Vec<Cards> = state.private.iter().map(|own| own.hand).collect();
        places.push(state.hidden.stock.set());
        places.push(state.public.square.faces());
        places.push(state.public.square.beneath());
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
        why_not::why_not(view, spot)
    }

    fn random(view: View<'_, Self>, moves: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        let public = view.public;
        if public.phase == Phase::Play {
            let card = view.own.hand.any(rng);
            let open = public.legal_places();
            let place = open.iter().nth(below(rng, open.len() as u32) as usize);
            return public.action(
                card.expect("whoever is to play has a card"),
                place.expect("there are as many places as cards to play"),
            );
        }
        moves.clear();
        Self::legal(view, moves);
        moves[below(rng, moves.len() as u32) as usize]
    }
}
