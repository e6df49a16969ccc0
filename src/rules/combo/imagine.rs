//! Worlds that a seat cannot rule out.
//!
//! What a seat knows of the others’ cards is what it saw of how they came about: whose packets
//! held the cards that came to the pile, who drew which card from it, what its left neighbour took
//! of its own packet, which cards made a new stock. So a round is told anew, turn by turn, with
//! chance in place of all that the seat did not see: the order of the pack and of each new stock,
//! which cards went into a packet, and which of them were taken. A world is the end of such a
//! tale, complete with what the others remember, and *every tale that shows this seat just what
//! it saw is equally likely*: the odds that hold if the others choose their cards blindly.
//!
//! To tell only such tales, cards are exchanged as they come to light. Cards that the seat has
//! never seen are all alike to it, and so are those of one new stock ([`Tale::kinds`]): if one of
//! them is to come out of a hand, it changes places, throughout the tale, with one that the hand
//! holds. The more of them a hand holds the likelier it is that one comes out of it; hence a tale
//! is kept with that chance, and otherwise begun again. A card with a place of its own must be in
//! the hand that it comes out of, or the tale is begun again too. What truly happened is always
//! among the tales, so one is found.

use rand::Rng;

use super::state::{DEALT, MOST_SEATS};
use super::{Combo, HANDS, Hidden, Own, Phase, Private};
use crate::cards::{Card, Cards, Pack, below};
use crate::rules::{BySeat, Seat, State, View};

/// See the head of this file.
pub(super) fn imagine(view: View<'_, Combo>, rng: &mut impl Rng) -> State<Combo> {
    if view.public.phase == Phase::Between {
        return State {
            public: view.public.clone(),
            private: BySeat::new(view.public.seats()),
            hidden: Hidden { stock: Pack::EMPTY },
        };
    }
    loop {
        if let Some(world) = Tale::told(view, rng) {
            return world;
        }
    }
}

/// The most new stocks in a round, with some to spare: four players draw 72 cards at most, the
/// first stock has 35 and each new one eleven or more (SC-8).
const MOST_STOCKS: usize = 5;

/// A round told to a seat, up to some point of a turn.
struct Tale<'a> {
    view: View<'a, Combo>,
    /// The others’ hands.
    hands: [Cards; MOST_SEATS],
    /// What each of the others remembers.
    own: [[Own; HANDS]; MOST_SEATS],
    /// The packet of the turn told.
    packet: Cards,
    /// The packet of the turn before, or what is left of it in the next player’s hands.
    before: Cards,
    /// The stock, the last card on top.
    stock: Pack,
    /// The cards without a place of their own: not seen by the seat since they were hidden.
    alike: Cards,
    /// Cards that may change places if both are still alike: those never in a new stock, then
    /// those of each new stock that did not get into a later one.
    kinds: [Cards; 1 + MOST_STOCKS],
    /// The turn in which each kind was shuffled.
    since: [usize; 1 + MOST_STOCKS],
    /// The kind of the stock.
    newest: usize,
}

impl<'a> Tale<'a> {
    /// Tells a round up to the seat’s present; none if what comes about is not what it saw.
    fn told(view: View<'a, Combo>, rng: &mut impl Rng) -> Option<State<Combo>> {
        let public = view.public;
        let mut tale = Self::begun(view, rng);
        for turn in 0..=public.at {
            if turn == public.at && public.phase == Phase::Discard {
                break;
            }
            tale.before = tale.packet;
            tale.packet = tale.packet_laid(turn, rng)?;
            tale.look(turn, rng);
            tale.draw(turn, rng);
        }
        Some(tale.world())
    }

    /// The deal: the seat knows its own cards and the one turned up.
    fn begun(view: View<'a, Combo>, rng: &mut impl Rng) -> Self {
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

    /// A player lays down a packet: the cards in it that came to light later, and any others.
    fn packet_laid(&mut self, turn: usize, rng: &mut impl Rng) -> Option<Cards> {
        let public = self.view.public;
        let (seat, hand) = (public.seat_of(turn), public.hand_of(turn));
        if seat == self.view.seat {
            return Some(self.view.own.turns[hand].laid);
        }
        let come = self.came_to_light(turn);
        // Those with a place of their own come first: the others cannot be where these are.
        let placed = come - self.alike;
        if !self.hands[seat.index()].contains_all(placed) {
            return None;
        }
        let mut out = placed;
        for card in come & self.alike {
            let kind = self.kind_of(card);
            let alike = (self.hands[seat.index()] & self.alike & self.kinds[kind]) - out;
            let others = self.hands[seat.index()].len() - out.len();
            let place = below(rng, others as u32) as usize;
            let other = alike.nth(place)?;
            self.exchange(card, other, self.since[kind]);
            out.insert(card);
        }
        self.alike -= come;
        let hidden = usize::from(public.turns[turn].packet) - come.len();
        let packet = out | (self.hands[seat.index()] - out).choose(hidden, rng);
        self.hands[seat.index()] -= packet;
        self.own[seat.index()][hand].laid = packet;
        Some(packet)
    }

    /// What the seat has seen of another player’s packet: all of it if it got it, otherwise what
    /// was left.
    fn came_to_light(&self, turn: usize) -> Cards {
        let View { seat, public, own } = self.view;
        let next = turn + 1;
        if next > public.at || next == public.at && public.phase == Phase::Discard {
            return Cards::EMPTY;
        }
        let mut come = public.turns[next].left;
        if public.seat_of(next) == seat {
            come |= own.turns[public.hand_of(next)].took;
            if next == public.at {
                come |= own.offered;
            }
        }
        come
    }

    /// A player looks at the packet before him, takes of it, and lays the rest on the pile.
    fn look(&mut self, turn: usize, rng: &mut impl Rng) {
        let public = self.view.public;
        let (seat, hand) = (public.seat_of(turn), public.hand_of(turn));
        let seen = &public.turns[turn];
        self.before -= seen.left;
        if seat == self.view.seat {
            self.before -= self.view.own.turns[hand].took;
            return;
        }
        let took = self.before.choose(usize::from(seen.taken), rng);
        self.before -= took;
        self.hands[seat.index()] |= took;
        self.own[seat.index()][hand].took = took;
    }

    /// A player draws, and turns up a card if he leaves no pile.
    fn draw(&mut self, turn: usize, rng: &mut impl Rng) {
        let public = self.view.public;
        let seat = public.seat_of(turn);
        let seen = &public.turns[turn];
        let mut stock = usize::from(seen.stock);
        if !seen.refill.is_empty() {
            let before = usize::from(seen.before);
            self.draw_stock(turn, before, !seen.refill);
            self.refill(turn, rng);
            stock -= before;
        }
        self.draw_stock(turn, stock, self.kinds[self.newest]);
        if seat != self.view.seat {
            self.hands[seat.index()] |= seen.piled;
        }
        if let Some(card) = seen.turned {
            self.bring_up(card);
        }
    }

    /// So many cards, of these, are drawn from the stock.
    fn draw_stock(&mut self, turn: usize, count: usize, of: Cards) {
        let public = self.view.public;
        let (seat, hand) = (public.seat_of(turn), public.hand_of(turn));
        if seat == self.view.seat {
            for card in self.view.own.turns[hand].drew & of {
                self.bring_up(card);
            }
            return;
        }
        for _ in 0..count {
            let card = self.stock.pop().expect("as many as were drawn");
            self.hands[seat.index()].insert(card);
            self.own[seat.index()][hand].drew.insert(card);
        }
    }

    /// The top card of the stock comes to light.
    fn bring_up(&mut self, card: Card) {
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

    /// Two cards change places wherever they have been since a turn.
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

    /// The end of the tale.
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
        State {
            public: public.clone(),
            private,
            hidden: Hidden { stock: self.stock },
        }
    }
}

fn exchange(cards: &mut Cards, a: Card, b: Card) {
    if cards.contains(a) != cards.contains(b) {
        *cards = cards.swapped(a, b);
    }
}

/// The cards that a seat was dealt: its hand, with every turn undone.
fn dealt(view: View<'_, Combo>) -> Cards {
    let public = view.public;
    let first = public.seat_of(0).steps_to(view.seat, public.seats());
    let turns = view.own.turns.iter().enumerate().rev();
    turns.fold(view.own.hand, |hand, (of, own)| {
        let seen = &public.turns[first + of * public.seats()];
        (hand - own.took - own.drew - seen.piled) | own.laid
    })
}
