//! Samples a state that a seat cannot rule out.
//!
//! A seat knows part of the history of the others' cards: which packets held the cards that were laid on the pile, who
//! drew which card from it, what the left neighbor took from the seat's own packet, and which cards became a new stock.
//! The sampler therefore plays the round again, turn by turn, with chance in place of everything that the seat did not
//! see: the order of the pack and of each new stock, the cards put into a packet, and the cards taken from it. The
//! sampled state is the end of such a round, complete with what the others remember, and *every round that shows this
//! seat exactly what it saw is equally likely*, which holds if the others choose their cards blindly.
//!
//! To sample only such rounds, cards are exchanged when they are revealed. Cards that the seat has never seen are
//! interchangeable, and so are those of one new stock ([`SampledRound::kinds`]): if one of them has to come from a
//! hand, it is exchanged, throughout the round, with one that the hand holds. The more of them a hand holds, the
//! likelier it is that one comes from it; hence the round is kept with that probability and otherwise sampled again. A
//! card whose place is known must be in the hand that it comes from, or else the round is sampled again as well. The
//! true round is always among the possible ones, so the sampling terminates.

use rand::Rng;

use super::state::{DEALT, MOST_SEATS};
use super::{Combo, HANDS, Hidden, Phase, Private, PrivateTurn};
use misere_engine::cards::{Card, Cards, Pack, below};
use misere_engine::rules::{BySeat, Seat, State, View};

/// Samples one of the states that this seat cannot rule out, as the module describes.
pub(super) fn imagine(view: View<'_, Combo>, rng: &mut impl Rng) -> State<Combo> {
    if view.public.phase == Phase::Between {
        let stock = Pack::EMPTY;
        return view.known(view.public.seats(), Hidden { stock });
    }
    loop {
        if let Some(world) = SampledRound::sample(view, rng) {
            return world;
        }
    }
}

/// An upper bound on the number of new stocks in a round: four players draw at most 72 cards, the
/// first stock has 35, and each new one has at least eleven (SC-8).
const MOST_STOCKS: usize = 5;

/// A round sampled for a seat, up to some point of a turn.
struct SampledRound<'a> {
    view: View<'a, Combo>,
    /// The others’ hands.
    hands: [Cards; MOST_SEATS],
    /// The turns as each of the others saw them.
    own: [[PrivateTurn; HANDS]; MOST_SEATS],
    /// The packet of the turn being sampled.
    packet: Cards,
    /// The packet of the turn before, or the rest of it in the next player’s hands.
    before: Cards,
    /// The stock, the last card on top.
    stock: Pack,
    /// The interchangeable cards: those that the seat has not seen since they were hidden.
    alike: Cards,
    /// The classes of cards that may be exchanged while interchangeable: those never in a new
    /// stock, then those of each new stock that did not get into a later one.
    kinds: [Cards; 1 + MOST_STOCKS],
    /// The turn in which each kind was shuffled.
    since: [usize; 1 + MOST_STOCKS],
    /// The kind of the stock.
    newest: usize,
}

impl<'a> SampledRound<'a> {
    /// Samples a round up to the present, or `None` if it contradicts what the seat saw.
    fn sample(view: View<'a, Combo>, rng: &mut impl Rng) -> Option<State<Combo>> {
        let public = view.public;
        let mut round = Self::deal(view, rng);
        for turn in 0..=public.at {
            if turn == public.at && public.phase == Phase::Discard {
                break;
            }
            round.before = round.packet;
            round.packet = round.lay_packet(turn, rng)?;
            round.take(turn, rng);
            round.draw(turn, rng);
        }
        Some(round.world())
    }

    /// Deals the round. The seat knows its own cards and the one turned up.
    fn deal(view: View<'a, Combo>, rng: &mut impl Rng) -> Self {
        let public = view.public;
        let opening = public.opening.into_iter().collect();
        let hidden = Cards::FULL - dealt(view) - opening;
        let mut stock = Pack::shuffled(hidden, rng);
        let mut hands = [Cards::EMPTY; MOST_SEATS];
        for seat in Seat::all(public.seats()).filter(|&seat| seat != view.seat) {
            hands[seat.index()] = (0..DEALT).filter_map(|_| stock.pop()).collect();
        }
        let mut kinds = [Cards::EMPTY; 1 + MOST_STOCKS];
        kinds[0] = Cards::FULL;
        Self {
            view,
            hands,
            own: Default::default(),
            packet: Cards::EMPTY,
            before: Cards::EMPTY,
            stock,
            alike: hidden,
            kinds,
            since: [0; 1 + MOST_STOCKS],
            newest: 0,
        }
    }

    /// Chooses a player’s packet: the cards in it that were revealed later, and any others.
    fn lay_packet(&mut self, turn: usize, rng: &mut impl Rng) -> Option<Cards> {
        let public = self.view.public;
        let (seat, hand) = (public.seat_of(turn), public.hand_of(turn));
        if seat == self.view.seat {
            return Some(self.view.own.turns[hand].laid);
        }
        let revealed = self.revealed(turn);
        // Cards whose place is known come first, because no others can be in that place.
        let placed = revealed - self.alike;
        if !self.hands[seat.index()].contains_all(placed) {
            return None;
        }
        let mut out = placed;
        for card in revealed & self.alike {
            let kind = self.kind_of(card);
            let alike = (self.hands[seat.index()] & self.alike & self.kinds[kind]) - out;
            let others = self.hands[seat.index()].len() - out.len();
            let place = below(rng, others as u32) as usize;
            let other = alike.nth(place)?;
            self.exchange(card, other, self.since[kind]);
            out.insert(card);
        }
        self.alike -= revealed;
        let hidden = usize::from(public.turns[turn].packet_len) - revealed.len();
        let packet = out | (self.hands[seat.index()] - out).choose(hidden, rng);
        self.hands[seat.index()] -= packet;
        self.own[seat.index()][hand].laid = packet;
        Some(packet)
    }

    /// The cards of another player’s packet that the seat has seen: all of it if it received the
    /// packet, and otherwise those laid on the pile.
    fn revealed(&self, turn: usize) -> Cards {
        let View { seat, public, own } = self.view;
        let next = turn + 1;
        if next > public.at || next == public.at && public.phase == Phase::Discard {
            return Cards::EMPTY;
        }
        let mut revealed = public.turns[next].laid_on_pile;
        if public.seat_of(next) == seat {
            revealed |= own.turns[public.hand_of(next)].took;
            if next == public.at {
                revealed |= own.offered;
            }
        }
        revealed
    }

    /// Lets a player take cards from the packet before it and lay the rest on the pile.
    fn take(&mut self, turn: usize, rng: &mut impl Rng) {
        let public = self.view.public;
        let (seat, hand) = (public.seat_of(turn), public.hand_of(turn));
        let seen = &public.turns[turn];
        self.before -= seen.laid_on_pile;
        if seat == self.view.seat {
            self.before -= self.view.own.turns[hand].took;
            return;
        }
        let took = self.before.choose(usize::from(seen.taken_len), rng);
        self.before -= took;
        self.hands[seat.index()] |= took;
        self.own[seat.index()][hand].took = took;
    }

    /// Lets a player draw, and turn up a card if there is no pile left.
    fn draw(&mut self, turn: usize, rng: &mut impl Rng) {
        let public = self.view.public;
        let seat = public.seat_of(turn);
        let seen = &public.turns[turn];
        let mut stock = usize::from(seen.drawn_from_stock);
        if !seen.refill.is_empty() {
            let before = usize::from(seen.drawn_before_refill);
            self.draw_stock(turn, before, !seen.refill);
            self.refill(turn, rng);
            stock -= before;
        }
        self.draw_stock(turn, stock, self.kinds[self.newest]);
        if seat != self.view.seat {
            self.hands[seat.index()] |= seen.drawn_from_pile;
        }
        if let Some(card) = seen.turned {
            self.reveal(card);
        }
    }

    /// Draws `count` cards from the stock. Those that the seat itself drew are among `of`.
    fn draw_stock(&mut self, turn: usize, count: usize, of: Cards) {
        let public = self.view.public;
        let (seat, hand) = (public.seat_of(turn), public.hand_of(turn));
        if seat == self.view.seat {
            for card in self.view.own.turns[hand].drew & of {
                self.reveal(card);
            }
            return;
        }
        for _ in 0..count {
            let card = self.stock.pop().expect("as many as were drawn");
            self.hands[seat.index()].insert(card);
            self.own[seat.index()][hand].drew.insert(card);
        }
    }

    /// Reveals that the top card of the stock is this one.
    fn reveal(&mut self, card: Card) {
        if let Some(&top) = self.stock.last() {
            self.exchange(card, top, self.since[self.newest]);
        }
        self.stock.pop();
        self.alike.remove(card);
    }

    fn refill(&mut self, turn: usize, rng: &mut impl Rng) {
        let cards = self.view.public.turns[turn].refill;
        for kind in &mut self.kinds {
            *kind -= cards;
        }
        self.newest += 1;
        self.kinds[self.newest] = cards;
        self.since[self.newest] = turn;
        self.alike |= cards;
        self.stock = Pack::shuffled(cards, rng);
    }

    fn kind_of(&self, card: Card) -> usize {
        let kind = self.kinds.iter().position(|kind| kind.contains(card));
        kind.expect("every card is of a kind")
    }

    /// Exchanges two cards wherever they have been since a turn.
    fn exchange(&mut self, a: Card, b: Card, since: usize) {
        if a == b {
            return;
        }
        for card in self.stock.iter_mut() {
            *card = card.swapped(a, b);
        }
        exchange(&mut self.packet, a, b);
        exchange(&mut self.before, a, b);
        for hand in &mut self.hands {
            exchange(hand, a, b);
        }
        let public = self.view.public;
        for seat in Seat::all(public.seats()) {
            for (hand, own) in self.own[seat.index()].iter_mut().enumerate() {
                let turn = public.seat_of(0).steps_to(seat, public.seats()) + hand * public.seats();
                if turn >= since {
                    exchange(&mut own.laid, a, b);
                    exchange(&mut own.took, a, b);
                    exchange(&mut own.drew, a, b);
                }
            }
        }
    }

    fn world(self) -> State<Combo> {
        let View { seat, public, own } = self.view;
        let mut private = BySeat::from_fn(public.seats(), |seat| Private {
            hand: self.hands[seat.index()],
            turns: self.own[seat.index()],
            ..Private::default()
        });
        if public.phase == Phase::Discard {
            private[public.turn().right(public.seats())].packet = self.packet;
        } else {
            private[public.turn()].packet = self.packet;
            private[public.turn()].offered = self.before;
        }
        private[seat] = *own;
        State { public: public.clone(), private, hidden: Hidden { stock: self.stock } }
    }
}

fn exchange(cards: &mut Cards, a: Card, b: Card) {
    if cards.contains(a) != cards.contains(b) {
        *cards = cards.swapped(a, b);
    }
}

/// The cards dealt to the seat: its hand with every turn undone.
fn dealt(view: View<'_, Combo>) -> Cards {
    let public = view.public;
    let first = public.seat_of(0).steps_to(view.seat, public.seats());
    let turns = view.own.turns.iter().enumerate().rev();
    turns.fold(view.own.hand, |hand, (of, own)| {
        let seen = &public.turns[first + of * public.seats()];
        (hand - own.took - own.drew - seen.drawn_from_pile) | own.laid
    })
}
