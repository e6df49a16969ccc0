//! Clubs, by Alex Chen, James Cook and Patrick LaVictoire, for three or four players: win clubs,
//! but never the jack of them (CL-1 to CL-9).
//!
//! Readings settled: with `HolderLeadsAny`, the holder of the three leads any card, just as the holder of the two would
//! (CL-2); with `declare` off, a club led always names clubs and is written that way (CL-3); a seat that follows with a
//! club shows nothing about the plain suit, and one that plays neither shows that it lacks both (CL-4). The first
//! leader reveals to everyone who holds the lowest club; `imagine.rs` draws the conclusions. A deal is never called
//! decided (FO-5), because every card taken counts; but whoever wins all that is left may claim it.

mod imagine;
mod options;
mod play;
pub(crate) mod player;
mod scene;
mod scoring;
mod state;

use rand::Rng;

pub use options::{Opening, Options};
pub use play::Play;
pub use scoring::{DealResult, JACK, scrambled, tally};
pub use state::{Hidden, Phase, Private, Public, answers, strength};

use super::{Entry, Picture, Unit, files};
use crate::text::clubs as texts;
use misere_engine::cards::{Card, Cards, Pack, Rank, Suit, below};
use misere_engine::rules::options::Form;
use misere_engine::rules::scene::{Gesture, Scene, SpotId};
use misere_engine::rules::tricks::{Suits, TrickState};
use misere_engine::rules::{
    BySeat, EventSink, Message, Next, Rules, Score, Seat, Spoken, State, TableCard, View, Wins,
};

pub const ENTRY: Entry = Entry {
    id: "clubs",
    title: "Clubs",
    aim: texts::aim,
    minutes: 25,
    unit: Unit::Deal,
    credit: texts::credit,
    rules_version: 1,
    files: files::CLUBS,
    emblem: "9C TC +JC KC AC",
    seats: 3..=4,
    usual: 4,
    introduction: &[
        Picture { cards: "8C=+2 KC=+2 | JC=-11 | 9H=-1 5D=-1", caption: texts::introduction_aim },
        Picture { cards: "trick 9D QC* 4D JD", caption: texts::introduction_turn },
        Picture { cards: "4C=-3 AC=-3 7C=-3 | JC=+10", caption: texts::introduction_catch },
    ],
    stake: scene::stake,
    presets: &[],
    game: &Clubs,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clubs;

/// The lowest club, which opens (CL-2).
pub const TWO: Card = Card::new(Rank::Two, Suit::Clubs);

/// The club that opens when the two lies on the table (CL-2).
pub const THREE: Card = Card::new(Rank::Three, Suit::Clubs);

impl Rules for Clubs {
    type Options = Options;
    type Action = Play;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;

    const WINS: Wins = Wins::Highest;

    fn id(self) -> &'static str {
        "clubs"
    }

    fn form(self, _seats: usize) -> Form<Options> {
        Options::form()
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        let public = Public {
            options: *options,
            table: TrickState::new(seats, dealer, 52 / seats),
            opener: dealer,
            suit: None,
            last_suit: None,
            last_table: None,
        };
        State::new(public, seats, Hidden::default())
    }

    fn next(public: &Public) -> Next {
        public.table.next(Cards::FULL, || public.is_over())
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seats = public.seats();
        let hands = public.table.deal(pack);
        let table = pack.get(seats * public.hand_size()).copied();
        let opens = if table == Some(TWO) { THREE } else { TWO };
        let (opener, _) =
            hands.each().find(|(_, hand)| hand.contains(opens)).expect("at most one card is not in a hand");
        public.opener = opener;
        public.turn = opener;
        public.suit = None;
        state.private = BySeat::from_fn(seats, |seat| Private { hand: hands[seat] });
        state.hidden.table = table;
        let table = table.map(|card| TableCard { card, open: false });
        public.note_deal(hands, table, None, events);
    }

    fn legal(view: View<'_, Self>, moves: &mut Vec<Play>) {
        let public = view.public;
        if !public.in_deal() {
            return;
        }
        for card in public.playable(view.own.hand) {
            if public.suit.is_some() || card.suit() != Suit::Clubs {
                moves.push(Play::plain(card));
            } else if public.can_name() {
                moves.extend(Suit::ALL.map(|suit| Play::naming(card, suit)));
            } else {
                moves.push(Play::naming(card, Suit::Clubs));
            }
        }
    }

    fn apply(state: &mut State<Self>, action: Play, events: &mut impl EventSink) {
        let public = &mut state.public;
        let Play { card, named } = action;
        let seat = public.turn;
        state.private[seat].hand.remove(card);
        let suit = *public.suit.get_or_insert(named.unwrap_or(card.suit()));
        let strength = strength(card, suit);
        let mut lacked = Suits::EMPTY;
        if strength == 0 {
            // The seat played neither the suit nor a club, so it has none of either (CL-4).
            lacked.insert(suit);
            lacked.insert(Suit::Clubs);
        }
        let next = seat.left(public.seats());
        if let Some(winner) = public.play(card, strength, lacked, next) {
            take_trick(state, winner, events);
        }
    }

    /// A seat that leads wins every trick to come if no card that it does not see beats any of its own,
    /// whatever suit is named.
    fn can_claim(view: View<'_, Self>) -> bool {
        let (public, hand) = (view.public, view.own.hand);
        let leads = public.in_deal() && public.trick.is_empty() && public.turn == view.seat;
        if !leads || hand.len() < 2 {
            return false;
        }
        let unseen = imagine::unseen(view);
        let is_unbeaten = |card: Card, suit: Suit| {
            let mut rivals = unseen.iter();
            rivals.all(|rival| strength(rival, suit) < strength(card, suit))
        };
        hand.iter().all(|card| {
            let is_named = card.suit() == Suit::Clubs && public.options.declare;
            let mut suits = Suit::ALL.into_iter();
            suits.all(|suit| (!is_named && suit != card.suit()) || is_unbeaten(card, suit))
        })
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        imagine::imagine(view, rng)
    }

    fn worlds(view: View<'_, Self>) -> Option<u64> {
        if view.public.in_deal() { Some(imagine::worlds(view)) } else { None }
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        imagine::unseen(view)
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        let hands = state.private.iter().map(|own| own.hand);
        let mut places = state.public.whereabouts(hands);
        places.extend(state.hidden.table.map(Cards::of));
        places
    }

    fn scene(view: View<'_, Self>) -> Scene {
        scene::scene(view)
    }

    fn gesture(view: View<'_, Self>, action: Play) -> Gesture {
        scene::gesture(view, action)
    }

    fn spoken(view: View<'_, Self>, action: Play) -> Spoken {
        scene::spoken(view, action)
    }

    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Message> {
        scene::why_not(view, spot)
    }

    fn random(view: View<'_, Self>, _moves: &mut Vec<Play>, rng: &mut impl Rng) -> Play {
        let public = view.public;
        let cards = public.playable(view.own.hand);
        let clubs = cards.of_suit(Suit::Clubs);
        let names = if public.can_name() { 4 } else { 1 };
        // Clubs come first in a set, so a ticket determines the card and the suit it names.
        let tickets = clubs.len() * names + (cards.len() - clubs.len());
        let ticket = below(rng, tickets as u32) as usize;
        let (place, mut named) = if ticket < clubs.len() * names {
            (ticket / names, Some(Suit::ALL[ticket % names]))
        } else {
            (ticket - clubs.len() * (names - 1), None)
        };
        if public.suit.is_some() {
            named = None;
        }
        let card = cards.nth(place).expect("the seat to act has a card");
        Play { card, named }
    }
}

/// Gives the complete trick to its winner. After the last trick the winner also gets the table
/// card and the deal is scored (CL-6, CL-7).
fn take_trick(state: &mut State<Clubs>, winner: Seat, events: &mut impl EventSink) {
    let public = &mut state.public;
    public.award(winner, None, events);
    public.last_suit = public.suit.take();
    public.last_table = None;
    if public.tricks == public.hand_size() {
        public.last_table = state.hidden.table.take();
        let table = public.last_table.map_or(Cards::EMPTY, Cards::of);
        public.taken[winner] |= table;
        scoring::score(public, events);
    }
}
