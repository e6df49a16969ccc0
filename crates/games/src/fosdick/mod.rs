//! The Fosdick family, by Howard Fosdick: Four Bad Queens, Four Mad Queens, Slippery Paws, Finis,
//! Cruel Fate, Acorn Hearts, and Compendium, which plays one deal of each. One engine serves them
//! all; the contract of a deal defines what counts in it.
//!
//! Readings settled: who leads and in which direction (FO-2); the passing cycle for every number of players and in
//! Compendium (FO-3, CO-1); bids are on unless switched off, and each seat may bid whatever the others said (FB-2); a
//! deal is decided only by what everyone can see (FO-5, see [`Rules::decided`]).

mod action;
mod chart;
mod form;
mod imagine;
mod options;
pub(crate) mod player;
mod scene;
mod scoring;
mod stake;
mod state;

use std::hint::select_unpredictable;

use rand::Rng;

pub use action::Action;
pub use chart::{
    ACORN_HEARTS, COMPENDIUM, CRUEL_FATE, Contract, FINIS, FOUR_BAD_QUEENS, FOUR_MAD_QUEENS, Moon, SLIPPERY_PAWS,
};
pub use options::{CardOrder, Direction, Options, Passing};
pub use state::{Private, Public};

use misere_engine::cards::{Card, Cards, Pack, below};
use misere_engine::rules::options::Form;
use misere_engine::rules::scene::{Gesture, Scene, SpotId};
pub use misere_engine::rules::tricks::Phase;
use misere_engine::rules::tricks::TrickState;
use misere_engine::rules::{
    BySeat, Event, EventSink, Message, Next, Rules, Score, Seat, Seats, Spoken, State, View, Wins,
};

/// A game of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fosdick {
    /// Leave the four queens to the others (FB).
    FourBadQueens,
    /// Dodge the queens, the red ones most, and the last trick (FM).
    FourMadQueens,
    /// The first trick, the last one and the queen of spades cost (SP).
    SlipperyPaws,
    /// Only the last trick counts (FI).
    Finis,
    /// The last trick is the one to win (CF).
    CruelFate,
    /// Hearts and the queen of spades, with a moon that nobody bids (AH).
    AcornHearts,
    /// All of them, one after the other (CO).
    Compendium,
}

impl Fosdick {
    /// The games of Compendium's six deals, in order (CO-1).
    pub const COMPONENTS: [Self; 6] =
        [Self::FourBadQueens, Self::FourMadQueens, Self::SlipperyPaws, Self::Finis, Self::CruelFate, Self::AcornHearts];
}

impl Rules for Fosdick {
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Private;
    type Hidden = ();

    const WINS: Wins = Wins::Lowest;

    fn id(self) -> &'static str {
        self.entry().id
    }

    fn form(self, seats: usize) -> Form<Options> {
        Options::form(self, seats)
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        let public = Public {
            options: *options,
            contract: options.contract(1),
            table: TrickState::new(seats, dealer, state::pack(seats).len() / seats),
            passed_by: 0,
            chosen: Seats::default(),
            bids: Seats::default(),
            first_winner: dealer,
        };
        State::new(public, seats, ())
    }

    #[inline]
    fn next(public: &Public) -> Next {
        public.table.next(public.pack(), || public.is_over())
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seats = public.seats();
        let hands = public.table.deal(pack);
        public.contract = public.options.contract(public.deal);
        public.passed_by = public.options.passed_by(public.deal, seats);
        public.bids = Seats::default();
        public.turn = public.leader();
        state.private = BySeat::from_fn(seats, |seat| Private { hand: hands[seat], ..Private::default() });
        let component = match public.options.game {
            Self::Compendium => Some(public.options.component(public.deal).id()),
            _ => None,
        };
        public.note_deal(hands, None, component, events);
        if public.passed_by > 0 {
            public.phase = Phase::Passing;
        } else {
            begin_play(public);
        }
    }

    fn legal(view: View<'_, Self>, moves: &mut Vec<Action>) {
        match view.public.phase {
            Phase::Between => {}
            Phase::Passing => {
                let count = view.public.options.pass_count as usize;
                moves.extend(view.own.hand.subsets(count).map(Action::Pass));
            }
            Phase::Bidding => moves.extend([Action::Bid(true), Action::Bid(false)]),
            Phase::Playing => {
                moves.extend(view.public.playable(view.own.hand).iter().map(Action::Play));
            }
        }
    }

    // Rollouts spend their time here; calls would cost them a fifth (`cargo bench --bench rollouts`).
    #[inline(always)]
    fn apply(state: &mut State<Self>, action: Action, events: &mut impl EventSink) {
        match action {
            Action::Pass(cards) => pass(state, cards, events),
            Action::Bid(bid) => {
                let public = &mut state.public;
                if bid {
                    public.bids.insert(public.turn);
                }
                public.turn = public.after(public.turn);
                if public.turn == public.leader() {
                    public.phase = Phase::Playing;
                }
            }
            Action::Play(card) => play(state, card, events),
        }
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        imagine::imagine(view, rng)
    }

    fn worlds(view: View<'_, Self>) -> Option<u64> {
        if view.public.phase == Phase::Playing { Some(imagine::worlds(view)) } else { None }
    }

    fn ask_at_once(public: &mut Public, seat: Seat) -> bool {
        let may_choose = public.phase == Phase::Passing && !public.chosen.contains(seat);
        if may_choose {
            public.turn = seat;
        }
        may_choose
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        if !view.public.in_deal() {
            return Cards::EMPTY;
        }
        view.public.pack() - view.public.seen() - view.own.hand - view.own.gave
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        let public = &state.public;
        let hands = state.private.iter().map(|own| own.hand);
        let mut places = public.whereabouts(hands);
        if public.phase == Phase::Passing {
            places.extend(state.private.iter().map(|own| own.gave));
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

    fn decided(public: &Public) -> bool {
        scoring::is_decided(public)
    }

    fn can_claim(view: View<'_, Self>) -> bool {
        scoring::wins_the_rest(view)
    }

    #[inline]
    fn random(view: View<'_, Self>, _: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        match view.public.phase {
            Phase::Playing => {
                let card = view.public.playable(view.own.hand).any(rng);
                Action::Play(card.expect("the seat to act has a card"))
            }
            Phase::Passing => {
                let count = view.public.options.pass_count as usize;
                Action::Pass(view.own.hand.draw(count, rng))
            }
            Phase::Bidding | Phase::Between => Action::Bid(below(rng, 2) == 1),
        }
    }
}

/// Starts the bidding if the contract has bids (FB-2), or else the first trick.
fn begin_play(public: &mut Public) {
    public.turn = public.leader();
    public.phase = if public.contract.moon == Moon::Announced { Phase::Bidding } else { Phase::Playing };
}

fn pass(state: &mut State<Fosdick>, cards: Cards, events: &mut impl EventSink) {
    let public = &mut state.public;
    let own = &mut state.private[public.turn];
    own.hand -= cards;
    own.gave = cards;
    public.chosen.insert(public.turn);
    if let Some(next) = public.order().find(|&seat| !public.chosen.contains(seat)) {
        public.turn = next;
        return;
    }
    public.chosen = Seats::default();
    for from in public.order() {
        let to = public.receiver(from);
        let cards = state.private[from].gave;
        state.private[to].hand |= cards;
        state.private[to].got = cards;
        events.note(|| Event::Passed { from, to, cards });
    }
    begin_play(public);
}

#[inline(always)]
fn play(state: &mut State<Fosdick>, card: Card, events: &mut impl EventSink) {
    let public = &mut state.public;
    let seat = public.turn;
    state.private[seat].hand.remove(card);
    let follows = public.trick.following().contains(card);
    let strength = public.options.card_order.strength(card);
    let strength = select_unpredictable(follows, strength, 0);
    let lacked = public.trick.lacked_by(card);
    let next = public.after(seat);
    let Some(winner) = public.play(card, strength, lacked, next) else { return };
    if public.tricks == 0 {
        public.first_winner = winner;
    }
    public.award(winner, None, events);
    if state.private[winner].hand.is_empty() {
        scoring::score(public, events);
    }
}
