//! The public part of a deal of tricks.

use std::hint::select_unpredictable;
use std::iter::repeat_n;

use super::{Suits, Trick};
use crate::cards::{Card, Cards, Pack};
use crate::rules::unseen::Need;
use crate::rules::{BySeat, Event, EventSink, Field, Next, Score, Seat, TableCard};

/// The stage that a deal has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before a deal, or after the last one.
    Between,
    /// The seats choose cards to pass, in order of play.
    Passing,
    Bidding,
    /// Tricks are played.
    Playing,
}

/// The trick completed most recently, which is not necessarily the last of its deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PreviousTrick {
    pub trick: Trick,
    /// The number of tricks completed in the whole game, this one included; 0 before the first.
    pub number: u32,
    /// The seat that won it.
    pub winner: Seat,
}

/// Everything that everyone at the table knows of a trick game.
#[derive(Clone, Debug, PartialEq)]
pub struct TrickState {
    /// The number of the current or last deal, from 1; 0 before the first.
    pub deal: u32,
    /// The dealer of that deal, or of the first.
    pub dealer: Seat,
    /// The stage of the deal.
    pub phase: Phase,
    /// The seat to act; meaningless between deals.
    pub turn: Seat,
    /// The number of cards dealt to each seat.
    hand_size: usize,
    /// The trick on the table.
    pub trick: Trick,
    /// The seat that is winning it, with the strength of its card.
    pub best: (Seat, u8),
    /// The number of tricks completed in this deal.
    pub tricks: usize,
    /// The trick completed most recently.
    pub previous: PreviousTrick,
    /// The cards that each seat has won in this deal.
    pub taken: BySeat<Cards>,
    /// The cards that each seat has played in this deal.
    pub played: BySeat<Cards>,
    /// The suits that each seat has shown to lack.
    pub voids: BySeat<Suits>,
    /// The totals after the last scored deal.
    pub totals: BySeat<Score>,
}

impl TrickState {
    /// A game before its first deal, in which each seat will get `hand_size` cards.
    pub fn new(seats: usize, dealer: Seat, hand_size: usize) -> Self {
        Self {
            deal: 0,
            dealer,
            phase: Phase::Between,
            turn: dealer,
            hand_size,
            trick: Trick::EMPTY,
            best: (dealer, 0),
            tricks: 0,
            previous: PreviousTrick { trick: Trick::EMPTY, number: 0, winner: dealer },
            taken: BySeat::new(seats),
            played: BySeat::new(seats),
            voids: BySeat::new(seats),
            totals: BySeat::new(seats),
        }
    }

    /// The number of players.
    pub const fn seats(&self) -> usize {
        self.totals.seats()
    }

    /// The number of cards dealt to each seat.
    pub const fn hand_size(&self) -> usize {
        self.hand_size
    }

    /// Tells whether a deal is in progress.
    pub const fn in_deal(&self) -> bool {
        !matches!(self.phase, Phase::Between)
    }

    /// The next step of the game, given the cards that are shuffled for a deal. `is_over` is only called between deals.
    #[inline]
    pub fn next(&self, cards: Cards, is_over: impl FnOnce() -> bool) -> Next {
        match self.phase {
            Phase::Between if is_over() => Next::Over,
            Phase::Between => Next::Deal(cards),
            Phase::Passing | Phase::Bidding | Phase::Playing => Next::Act(self.turn),
        }
    }

    /// The number of cards that a seat holds.
    pub fn held(&self, seat: Seat) -> usize {
        if self.in_deal() { self.hand_size - self.played[seat].len() } else { 0 }
    }

    /// All cards played in this deal.
    #[inline]
    pub fn seen(&self) -> Cards {
        union(&self.played)
    }

    /// All cards won in this deal.
    pub fn won(&self) -> Cards {
        union(&self.taken)
    }

    /// Starts the next deal, card by card. The deal passes to the left, the seat there is to
    /// lead, and the cards left over stay in the pack.
    pub fn deal(&mut self, pack: &Pack) -> BySeat<Cards> {
        self.deal_packets(pack, repeat_n(1, self.hand_size))
    }

    /// Starts the next deal like [`TrickState::deal`], but in packets of these sizes.
    pub fn deal_packets(&mut self, pack: &Pack, packets: impl IntoIterator<Item = usize>) -> BySeat<Cards> {
        let seats = self.seats();
        if self.deal > 0 {
            self.dealer = self.dealer.left(seats);
        }
        self.deal += 1;
        self.phase = Phase::Playing;
        self.turn = self.dealer.left(seats);
        self.trick = Trick::EMPTY;
        self.tricks = 0;
        self.taken = BySeat::new(seats);
        self.played = BySeat::new(seats);
        self.voids = BySeat::new(seats);
        let mut hands = BySeat::<Cards>::new(seats);
        let mut cards = pack.iter();
        for packet in packets {
            for step in 1..=seats {
                let seat = self.dealer.clockwise(step, seats);
                let dealt: Cards = cards.by_ref().take(packet).copied().collect();
                hands[seat] |= dealt;
            }
        }
        hands
    }

    /// Reports a deal in which these hands were dealt, with the card left over, if any.
    pub fn note_deal(
        &self, hands: BySeat<Cards>, table: Option<TableCard>, component: Option<&'static str>,
        events: &mut impl EventSink,
    ) {
        events.note(|| Event::Deal {
            deal: self.deal,
            dealer: self.dealer,
            hands,
            stock: Pack::EMPTY,
            table,
            component,
        });
    }

    /// Plays a card of the seat whose turn it is, and passes the turn to `next`. Returns the winner
    /// of the trick if this completes it.
    ///
    /// The stronger card wins; the strength is 0 for a card that cannot win the trick.
    /// `lacked` are the suits that the seat shows to lack by playing it.
    #[inline(always)]
    pub fn play(&mut self, card: Card, strength: u8, lacked: Suits, next: Seat) -> Option<Seat> {
        let seat = self.turn;
        let wins = self.trick.is_empty() | (strength > self.best.1);
        // Cards are unpredictable, so rollouts are much faster without a branch here.
        self.best = select_unpredictable(wins, (seat, strength), self.best);
        self.voids[seat] = self.voids[seat] | lacked;
        self.add_card(card, next).then_some(self.best.0)
    }

    /// Adds a card of the seat whose turn it is to the trick, and passes the turn to `next`.
    /// Returns whether this completes the trick, which is then in `last` and has no winner yet.
    #[inline]
    pub fn add_card(&mut self, card: Card, next: Seat) -> bool {
        let seat = self.turn;
        self.played[seat].insert(card);
        if self.trick.len() + 1 < self.seats() {
            self.trick.push(seat, card);
            self.turn = next;
            return false;
        }
        // Copied before the last card is added, because a copy right after the write would stall on it.
        self.previous.trick = self.trick;
        self.trick = Trick::EMPTY;
        self.previous.trick.push(seat, card);
        self.previous.number += 1;
        true
    }

    /// Gives the trick just completed to its winner, who leads next. The detail appears only in traces.
    #[inline]
    pub fn award(&mut self, winner: Seat, detail: Option<Field>, events: &mut impl EventSink) {
        self.previous.winner = winner;
        let trick = &self.previous.trick;
        events.note(|| Event::Trick { winner, cards: trick.pack(), detail });
        self.tricks += 1;
        self.taken[winner] |= trick.set();
        self.turn = winner;
    }

    /// Ends the deal and adds its scores to the totals.
    pub fn score(&mut self, scores: BySeat<Score>, events: &mut impl EventSink) {
        self.phase = Phase::Between;
        for (total, score) in self.totals.iter_mut().zip(scores.iter()) {
            *total += *score;
        }
        events.note(|| Event::Score { deal: self.deal, scores, totals: self.totals });
    }

    /// The numbers of cards that the other seats hold, as a viewer knows them, with the suits that they cannot hold.
    pub fn needs(&self, viewer: Seat) -> BySeat<Need> {
        BySeat::from_fn(self.seats(), |seat| Need {
            count: if seat == viewer { 0 } else { self.held(seat) },
            void: self.voids[seat],
        })
    }

    /// The places of all cards of the deal, given the hands; empty between deals.
    pub fn whereabouts(&self, hands: impl Iterator<Item = Cards>) -> Vec<Cards> {
        if !self.in_deal() {
            return Vec::new();
        }
        let open = self.taken.iter().copied().chain([self.trick.set()]);
        hands.chain(open).collect()
    }
}

fn union(sets: &BySeat<Cards>) -> Cards {
    sets.iter().fold(Cards::EMPTY, |all, &cards| all | cards)
}
