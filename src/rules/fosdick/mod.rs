//! The Fosdick family: Four Bad Queens, Four Mad Queens, Slippery Paws, Finis, Cruel Fate, Acorn
//! Hearts, and Compendium, which plays one deal of each. One engine; a deal's contract says what
//! counts in it.
//!
//! Games by Howard Fosdick. Readings settled: who leads and which way round (FO-2), the passing
//! cycle for every number of players and in Compendium (FO-3, CO-1), bids on unless switched off
//! and each free to bid whatever the others said (FB-2), decided deals (FO-5, see
//! [`Rules::decided`]): only what everyone can see decides.

mod action;
mod imagine;
mod options;
mod scene;
mod scoring;
mod state;

use std::hint::select_unpredictable;

use rand::Rng;

pub use action::Action;
pub use options::{CardOrder, Contract, Direction, Options, Passing, Sweep};
pub use state::{Phase, Private, Public};

use super::options::Form;
use super::scene::{Gesture, Scene, SpotId};
use super::tricks::Trick;
use super::{BySeat, Event, EventSink, Next, Reason, Rules, Score, Seat, Seats, State, View, Wins};
use crate::cards::{Card, Cards, Pack, below};

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
    /// The games of Compendium's deals, in order (CO-1).
    pub const COMPONENTS: [Self; 6] = [
        Self::FourBadQueens,
        Self::FourMadQueens,
        Self::SlipperyPaws,
        Self::Finis,
        Self::CruelFate,
        Self::AcornHearts,
    ];

    /// What people call it.
    pub const fn title(self) -> &'static str {
        match self {
            Self::FourBadQueens => "Four Bad Queens",
            Self::FourMadQueens => "Four Mad Queens",
            Self::SlipperyPaws => "Slippery Paws",
            Self::Finis => "Finis",
            Self::CruelFate => "Cruel Fate",
            Self::AcornHearts => "Acorn Hearts",
            Self::Compendium => "Compendium",
        }
    }
}

impl Rules for Fosdick {
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Private;
    type Hidden = ();

    const WINS: Wins = Wins::Lowest;

    fn id(self) -> &'static str {
        match self {
            Self::FourBadQueens => "four_bad_queens",
            Self::FourMadQueens => "four_mad_queens",
            Self::SlipperyPaws => "slippery_paws",
            Self::Finis => "finis",
            Self::CruelFate => "cruel_fate",
            Self::AcornHearts => "acorn_hearts",
            Self::Compendium => "compendium",
        }
    }

    fn form(self, seats: usize) -> Form<Options> {
        Options::form(self, seats)
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        let public = Public {
            options: *options,
            contract: options.contract(1),
            deal: 0,
            dealer,
            phase: Phase::Between,
            turn: dealer,
            passed_by: 0,
            bids: Seats::default(),
            trick: Trick::EMPTY,
            best: (dealer, 0),
            tricks: 0,
            winners: (dealer, dealer),
            swept: (Trick::EMPTY, 0),
            taken: BySeat::new(seats),
            played: BySeat::new(seats),
            voids: BySeat::new(seats),
            totals: BySeat::new(seats),
        };
        State {
            public,
            private: BySeat::new(seats),
            hidden: (),
        }
    }

    #[inline]
    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::Between if public.is_over() => Next::Over,
            Phase::Between => Next::Deal(public.pack()),
            _ => Next::Act(public.turn),
        }
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seats = public.seats();
        if public.deal > 0 {
            public.dealer = public.dealer.left(seats);
        }
        public.deal += 1;
        public.contract = public.options.contract(public.deal);
        public.passed_by = public.options.passed_by(public.deal, seats);
        public.bids = Seats::default();
        public.tricks = 0;
        public.trick = Trick::EMPTY;
        public.taken = BySeat::new(seats);
        public.played = BySeat::new(seats);
        public.voids = BySeat::new(seats);
        public.turn = public.leader();

        state.private = BySeat::new(seats);
        let mut seat = public.dealer;
        for &card in pack.iter() {
            seat = seat.left(seats);
            state.private[seat].hand.insert(card);
        }
        let private = &state.private;
        events.note(|| Event::Deal {
            deal: public.deal,
            dealer: public.dealer,
            hands: BySeat::from_fn(seats, |seat| private[seat].hand),
            stock: Pack::EMPTY,
            table: None,
            component: (public.options.game == Self::Compendium)
                .then(|| public.options.component(public.deal).id()),
        });
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
        let placed = view.public.phase == Phase::Playing;
        placed.then(|| imagine::worlds(view))
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        if view.public.phase == Phase::Between {
            return Cards::EMPTY;
        }
        let played = view
            .public
            .played
            .iter()
            .fold(Cards::EMPTY, |all, &cards| all | cards);
        view.public.pack() - played - view.own.hand - view.own.gave
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        let public = &state.public;
        if public.phase == Phase::Between {
            return Vec::new();
        }
        let mut places: Vec<Cards> = state.private.iter().map(|own| own.hand).collect();
        if public.phase == Phase::Passing {
            places.extend(state.private.iter().map(|own| own.gave));
        }
        places.extend(public.taken.iter());
        places.push(public.trick.set());
        places
    }

    fn scene(view: View<'_, Self>) -> Scene {
        scene::scene(view)
    }

    fn gesture(view: View<'_, Self>, action: Action) -> Gesture {
        scene::gesture(view, action)
    }

    fn spoken(view: View<'_, Self>, action: Action) -> String {
        scene::spoken(view, action)
    }

    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Reason> {
        scene::why_not(view, spot)
    }

    fn decided(public: &Public) -> bool {
        scoring::is_decided(public)
    }

    fn random(view: View<'_, Self>, _: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        let mut any = |cards: Cards| cards.any(rng).expect("whoever is to act has a card");
        match view.public.phase {
            Phase::Playing => Action::Play(any(view.public.playable(view.own.hand))),
            Phase::Passing => {
                let mut chosen = Cards::EMPTY;
                for _ in 0..view.public.options.pass_count {
                    chosen.insert(any(view.own.hand - chosen));
                }
                Action::Pass(chosen)
            }
            Phase::Bidding | Phase::Between => Action::Bid(below(rng, 2) == 1),
        }
    }
}

/// After the passing: bids where the contract has them (FB-2), then the first lead.
fn begin_play(public: &mut Public) {
    public.turn = public.leader();
    public.phase = if public.contract.sweep == Sweep::Announced {
        Phase::Bidding
    } else {
        Phase::Playing
    };
}

fn pass(state: &mut State<Fosdick>, cards: Cards, events: &mut impl EventSink) {
    let public = &mut state.public;
    let own = &mut state.private[public.turn];
    own.hand -= cards;
    own.gave = cards;
    public.turn = public.after(public.turn);
    if public.turn != public.leader() {
        return;
    }
    for from in public.order() {
        let to = public.receiver(from);
        let cards = state.private[from].gave;
        state.private[to].hand |= cards;
        state.private[to].got = cards;
        events.note(|| Event::Passed { from, to, cards });
    }
    begin_play(public);
}

fn play(state: &mut State<Fosdick>, card: Card, events: &mut impl EventSink) {
    let public = &mut state.public;
    let seat = public.turn;
    state.private[seat].hand.remove(card);
    public.played[seat].insert(card);
    let played = (seat, public.options.card_order.strength(card));
    match public.trick.led() {
        None => public.best = played,
        Some(led) => {
            // Nobody can predict cards: a playout is much quicker without branches on them.
            let led = led.suit();
            let follows = card.suit() == led;
            let wins = follows & (played.1 > public.best.1);
            public.best = select_unpredictable(wins, played, public.best);
            let voids = public.voids[seat];
            public.voids[seat] = select_unpredictable(follows, voids, voids.with(led));
        }
    }
    if public.trick.len() + 1 < public.seats() {
        public.trick.push(seat, card);
        public.turn = public.after(seat);
        return;
    }
    // Copied before its last card goes in: a copy waits for what has just been written.
    public.swept.0 = public.trick;
    public.trick = Trick::EMPTY;
    public.swept.0.push(seat, card);
    public.swept.1 += 1;
    let winner = public.best.0;
    let trick = &public.swept.0;
    events.note(|| Event::Trick {
        winner,
        cards: trick.pack(),
        penalty: None,
    });
    if public.tricks == 0 {
        public.winners.0 = winner;
    }
    public.winners.1 = winner;
    public.tricks += 1;
    public.taken[winner] |= trick.set();
    public.turn = winner;
    if state.private[winner].hand.is_empty() {
        public.phase = Phase::Between;
        scoring::score(public, events);
    }
}
