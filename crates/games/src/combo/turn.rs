//! The deal, and the steps of a turn (SC-1 to SC-8).

use super::state::DEALT;
use super::{Combo, Phase, Public, scoring};
use crate::text::combo as texts;
use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{BySeat, Event, EventSink, Field, Source, State, TableCard};

/// Deals four cards each, one by one from the dealer’s left; the next card begins the pile (SC-1).
pub(super) fn begin_round(state: &mut State<Combo>, pack: &Pack, events: &mut impl EventSink) {
    let last = &state.public;
    let seats = last.seats();
    let dealer = match last.round {
        0 => last.dealer,
        _ => last.dealer.left(seats),
    };
    let (round, totals) = (last.round + 1, last.totals);
    state.public = Public { round, totals, phase: Phase::Discard, ..Public::new(last.options, seats, dealer) };
    state.private = BySeat::new(seats);
    let (hands, rest) = pack.split_at(DEALT * seats);
    for (index, &card) in hands.iter().enumerate() {
        let seat = dealer.clockwise(1 + index % seats, seats);
        state.private[seat].hand.insert(card);
    }
    let (&opening, stock) = rest.split_first().expect("the pack has more than the hands");
    state.hidden.stock = stock.iter().rev().copied().collect();
    let public = &mut state.public;
    public.opening = Some(opening);
    public.pile.push(opening);
    public.stock = stock.len();
    let private = &state.private;
    events.note(|| Event::Deal {
        deal: round,
        dealer,
        hands: BySeat::from_fn(seats, |seat| private[seat].hand),
        stock: stock.iter().copied().collect(),
        table: Some(TableCard { card: opening, open: true }),
        component: None,
    });
}

/// Lays down a packet (SC-3), then gives the neighbor’s packet to look at.
pub(super) fn discard(state: &mut State<Combo>, cards: Cards) {
    let public = &mut state.public;
    let seat = public.turn();
    let hand = public.hand_of(public.at);
    public.turns[public.at].packet_len = cards.len() as u8;
    let own = &mut state.private[seat];
    own.hand -= cards;
    own.packet = cards;
    own.turns[hand].laid = cards;
    public.phase = Phase::Draw;
    if let Some(giver) = public.giver() {
        public.phase = Phase::Take;
        let packet = std::mem::take(&mut state.private[giver].packet);
        state.private[seat].offered = packet;
    }
}

/// Takes cards of the neighbor’s packet; the rest of the need comes from the stock (SC-4).
pub(super) fn take(state: &mut State<Combo>, cards: Cards, events: &mut impl EventSink) {
    let public = &mut state.public;
    let seat = public.turn();
    let hand = public.hand_of(public.at);
    public.turns[public.at].taken_len = cards.len() as u8;
    public.due = public.need();
    let own = &mut state.private[seat];
    own.offered -= cards;
    own.hand |= cards;
    own.turns[hand].took = cards;
    if !cards.is_empty() {
        events.note(|| Event::Draw { seat, from: Source::Packet, cards: cards.iter().collect() });
    }
    supply(state, events);
}

/// Lays a card of the packet on the pile, in any order (SC-4).
pub(super) fn lay(state: &mut State<Combo>, card: Card, events: &mut impl EventSink) {
    let public = &mut state.public;
    let seat = public.turn();
    state.private[seat].offered.remove(card);
    public.turns[public.at].laid_on_pile.insert(card);
    public.pile.push(card);
    proceed(state, events);
}

/// Draws a card from the stock, which is replenished if it is empty (SC-5).
pub(super) fn draw_stock(state: &mut State<Combo>, events: &mut impl EventSink) {
    state.public.due = 1;
    supply(state, events);
}

/// Draws the top card of the pile (SC-5).
pub(super) fn draw_pile(state: &mut State<Combo>, events: &mut impl EventSink) {
    let public = &mut state.public;
    let seat = public.turn();
    let card = public.pile.pop();
    let card = card.expect("only a pile with a card is drawn from");
    public.turns[public.at].drawn_from_pile.insert(card);
    state.private[seat].hand.insert(card);
    events.note(|| Event::Draw { seat, from: Source::Pile, cards: [card].into_iter().collect() });
    proceed(state, events);
}

/// Draws the cards that are due from the stock, as far as it goes. If it runs out, drawing
/// continues when there is a new stock (SC-8).
fn supply(state: &mut State<Combo>, events: &mut impl EventSink) {
    let public = &mut state.public;
    let seat = public.turn();
    let hand = public.hand_of(public.at);
    let mut drawn = Pack::EMPTY;
    while public.due > drawn.len()
        && let Some(card) = state.hidden.stock.pop()
    {
        drawn.push(card);
    }
    public.due -= drawn.len();
    public.stock -= drawn.len();
    public.turns[public.at].drawn_from_stock += drawn.len() as u8;
    let own = &mut state.private[seat];
    own.hand |= drawn.set();
    own.turns[hand].drew |= drawn.set();
    if !drawn.is_empty() {
        events.note(|| Event::Draw { seat, from: Source::Stock, cards: drawn });
    }
    if public.due == 0 {
        proceed(state, events);
    }
}

/// Makes a new stock of the whole pile except its top card (SC-8).
pub(super) fn refill(state: &mut State<Combo>, pack: &Pack, events: &mut impl EventSink) {
    let public = &mut state.public;
    let turn = &mut public.turns[public.at];
    turn.refill = pack.set();
    turn.drawn_before_refill = turn.drawn_from_stock;
    let top = public.pile.pop().expect("a pile of one card makes no stock");
    public.pile = [top].into_iter().collect();
    public.stock = pack.len();
    state.hidden.stock = pack.iter().rev().copied().collect();
    events.note(|| refilled(*pack));
    supply(state, events);
}

/// Moves on after a card was drawn or laid: to the next one or to the end of the turn.
fn proceed(state: &mut State<Combo>, events: &mut impl EventSink) {
    let public = &mut state.public;
    if public.need() > 0 {
        return;
    }
    if public.offered() > 0 {
        public.phase = Phase::Lay;
        return;
    }
    if public.pile.is_empty() {
        let card = state.hidden.stock.pop();
        let card = card.expect("stock and pile together never hold fewer than twelve cards");
        public.stock -= 1;
        public.pile.push(card);
        public.turns[public.at].turned = Some(card);
        events.note(|| turned_up(card));
    }
    public.at += 1;
    public.phase = Phase::Discard;
    if public.at == public.round_turns() {
        scoring::settle(state, events);
    }
}

/// The event of a new stock, given top first.
pub fn refilled(stock: Pack) -> Event {
    Event::Special { name: "refill", fields: vec![Field::hidden("stock", stock)], words: texts::reshuffled() }
}

/// The event of a new discard pile.
pub fn turned_up(card: Card) -> Event {
    Event::Special { name: "turn_up", fields: vec![Field::open("card", card)], words: texts::turned_up(card) }
}
