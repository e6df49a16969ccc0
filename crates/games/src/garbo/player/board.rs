//! Compact positions of Garbo's level two for the exact search: up to 16 places and 16 cards by number, with a table of
//! the points that every card would give away at every place, updated move by move.

use crate::garbo::{Garbo, Place, Places, SIZE, in_line, within_suit_reach};
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::{Rules, View};

/// The maximum number of moves: eight cards on sixteen places.
pub const MAX_MOVES: usize = SIZE * SIZE / 2;

/// With this few places left, the cheapest card is tried first.
const GREEDY_PLACES: u8 = 3;

/// The points that a hand will give away, as a percentage of the average over all places. Fitted as
/// the mean slope of the true value six to nine cards before the end.
const ESTIMATE_PERCENT: i32 = 50;

/// A card and a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Move {
    card: u8,
    place: u8,
}

#[derive(Clone, Copy, Default)]
pub struct OrderedMove {
    pub mv: Move,
    /// The points given away now.
    pub given: i32,
    /// Moves with less weight are tried first.
    pub weight: i32,
}

/// A suit and a rank.
type Kind = (u8, u8);

/// The parts of level two that do not change.
pub struct Board {
    places: [Place; SIZE],
    cards: [Card; SIZE],
    kinds: [Kind; SIZE],
    /// For each place, the places within suit reach.
    near: [u16; SIZE],
    /// For each place, the places in line.
    line: [u16; SIZE],
    /// The card at each place before it is covered.
    beneath: [Kind; SIZE],
    of_suit: [u16; 4],
    of_rank: [u16; 8],
    suit_values: [i32; 4],
    rank_values: [i32; 8],
}

/// A position, small enough to be copied for every move.
#[derive(Clone, Copy)]
pub struct Position {
    /// The places not yet covered.
    open: u16,
    /// The hands, with that of the player to move first.
    hands: [u16; 2],
    /// The points that each card of both hands would give away at each open place (GA-4, GA-6).
    costs: [[i16; SIZE]; SIZE],
    /// A hash that distinguishes positions of the same deal.
    pub key: u64,
}

impl Position {
    /// The number of places not yet covered.
    pub const fn open(&self) -> u8 {
        self.open.count_ones() as u8
    }

    const fn cost(&self, card: usize, place: usize) -> i32 {
        self.costs[card][place] as i32
    }

    /// The points that all cards of a hand would give away at a place.
    fn sum(&self, hand: u16, place: usize) -> i32 {
        bits(hand).map(|card| self.cost(card, place)).sum()
    }
}

impl Board {
    /// The board and the position for the seat to move, once the stock is dealt out.
    pub fn of(view: View<'_, Garbo>) -> (Self, Position) {
        let public = view.public;
        let (square, options) = (&public.square, &public.options);
        let (own, theirs) = (view.own.hand, Garbo::unseen(view));
        let mut board = Self {
            places: [Place::FIRST; SIZE],
            cards: [Card::new(Rank::Ace, Suit::Spades); SIZE],
            kinds: [(0, 0); SIZE],
            near: [0; SIZE],
            line: [0; SIZE],
            beneath: [(0, 0); SIZE],
            of_suit: [0; 4],
            of_rank: [0; 8],
            suit_values: Suit::ALL.map(|suit| options.suit_value(suit)),
            rank_values: [0; 8],
        };
        for rank in Cards::from_rank_up(Rank::Seven).of_suit(Suit::Spades) {
            let (_, number) = kind(rank);
            board.rank_values[usize::from(number)] = options.rank_value(rank.rank());
        }
        let mut position = Position { open: 0, hands: [0; 2], costs: [[0; SIZE]; SIZE], key: 0 };
        for (at, card) in (own | theirs).iter().enumerate() {
            let (suit, rank) = kind(card);
            board.cards[at] = card;
            board.kinds[at] = (suit, rank);
            board.of_suit[usize::from(suit)] |= 1 << at;
            board.of_rank[usize::from(rank)] |= 1 << at;
            position.hands[usize::from(theirs.contains(card))] |= 1 << at;
        }
        let numbered = |set: Places| {
            let places = square.taken().iter().enumerate();
            let within = places.filter(|&(_, place)| set.contains(place));
            within.fold(0, |bits, (at, _)| bits | 1 << at)
        };
        position.open = numbered(square.uncovered());
        for (at, place) in square.taken().iter().enumerate() {
            board.places[at] = place;
            board.near[at] = numbered(within_suit_reach(place, options.suit_reach));
            board.line[at] = numbered(in_line(place));
            board.beneath[at] = square.card(place).map_or((0, 0), kind);
            for (costs, card) in position.costs.iter_mut().zip(own | theirs) {
                let matches = square.matches(card, place, options.suit_reach);
                costs[at] = matches.points(card, options) as i16;
            }
        }
        (board, position)
    }

    pub fn named(&self, Move { card, place }: Move) -> (Card, Place) {
        (self.cards[usize::from(card)], self.places[usize::from(place)])
    }

    pub fn after(&self, position: &Position, Move { card, place }: Move) -> Position {
        let (card, place) = (usize::from(card), usize::from(place));
        let mut next = *position;
        next.open &= !(1 << place);
        next.hands = [position.hands[1], position.hands[0] & !(1 << card)];
        next.key ^= KEYS[card][place];
        self.update_costs(&mut next, self.kinds[card], place, 1);
        self.update_costs(&mut next, self.beneath[place], place, -1);
        next
    }

    /// Adds or removes what a face-up card at a place costs later cards.
    fn update_costs(&self, position: &mut Position, (suit, rank): Kind, place: usize, sign: i16) {
        let left = position.hands[0] | position.hands[1];
        let (suit, rank) = (usize::from(suit), usize::from(rank));
        for (cards, places, value) in [
            (self.of_suit[suit], self.near[place], self.suit_values[suit]),
            (self.of_rank[rank], self.line[place], self.rank_values[rank]),
        ] {
            let more = sign * value as i16;
            for card in bits(cards & left) {
                for at in bits(places & position.open) {
                    position.costs[card][at] += more;
                }
            }
        }
    }

    /// The points that a face-up card at a place costs another card played elsewhere.
    fn match_of(&self, (suit, rank): Kind, place: usize, card: usize, at: usize) -> i32 {
        let reach = |places: &[u16; SIZE]| places[place] >> at & 1 == 1;
        if suit == self.kinds[card].0 && reach(&self.near) {
            self.suit_values[usize::from(suit)]
        } else if rank == self.kinds[card].1 && reach(&self.line) {
            self.rank_values[usize::from(rank)]
        } else {
            0
        }
    }

    /// The value of a position with at most two places left to the player to move.
    pub fn last_two(&self, position: &Position) -> i32 {
        let [own, theirs] = position.hands.map(|hand| hand.trailing_zeros() as usize);
        let one = position.open.trailing_zeros() as usize;
        match position.open() {
            0 => return 0,
            1 => return -position.cost(own, one),
            _ => {}
        }
        let other = (position.open & (position.open - 1)).trailing_zeros() as usize;
        let first_on = |place: usize, last: usize| {
            position.cost(theirs, last) - position.cost(own, place)
                + self.match_of(self.kinds[own], place, theirs, last)
                - self.match_of(self.beneath[place], place, theirs, last)
        };
        first_on(one, other).max(first_on(other, one))
    }

    /// Lists the moves of the player to move, weighted by the heuristic, and returns their number.
    pub fn moves(&self, position: &Position, list: &mut [OrderedMove; MAX_MOVES]) -> usize {
        let [own, theirs] = position.hands;
        let open = position.open();
        let mut count = 0;
        // The threat of an open card of each kind to the opponent, minus that to this player.
        let more =
            |kind: u16, value: i32| ((kind & theirs).count_ones() as i32 - (kind & own).count_ones() as i32) * value;
        let suits: [i32; 4] = std::array::from_fn(|n| more(self.of_suit[n], self.suit_values[n]));
        let ranks: [i32; 8] = std::array::from_fn(|n| more(self.of_rank[n], self.rank_values[n]));
        for place in bits(position.open) {
            let near = (self.near[place] & position.open).count_ones() as i32;
            let line = (self.line[place] & position.open).count_ones() as i32;
            let threat = |(suit, rank): Kind| near * suits[usize::from(suit)] + line * ranks[usize::from(rank)];
            let saved = if open > GREEDY_PLACES {
                let both = position.sum(own, place) - position.sum(theirs, place);
                both - threat(self.beneath[place])
            } else {
                0
            };
            for card in bits(own) {
                let given = position.cost(card, place);
                let weight = if open > GREEDY_PLACES {
                    let (suit, rank) = self.kinds[card];
                    let itself =
                        near * self.suit_values[usize::from(suit)] + line * self.rank_values[usize::from(rank)];
                    let later = saved - given + threat((suit, rank)) + itself;
                    2 * (i32::from(open) - 1) * given - later
                } else {
                    given
                };
                let (card, place) = (card as u8, place as u8);
                list[count] = OrderedMove { mv: Move { card, place }, given, weight };
                count += 1;
            }
        }
        count
    }

    /// An estimate of the value of a position to the player to move.
    pub fn estimate(&self, position: &Position) -> i32 {
        let [own, theirs] = position.hands;
        let more = |place| position.sum(theirs, place) - position.sum(own, place);
        let more: i32 = bits(position.open).map(more).sum();
        more * ESTIMATE_PERCENT / (100 * i32::from(position.open()).max(1))
    }
}

/// The numbers of a card's suit and rank, counting ranks from the seven.
const fn kind(card: Card) -> Kind {
    let rank = card.rank().index() - Rank::Seven.index();
    (card.suit().index() as u8, rank as u8)
}

/// The indices of the bits that are set.
fn bits(set: u16) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let place = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(place)
    })
}

/// Zobrist keys for each card at each place, from the finalizer of SplitMix64.
static KEYS: [[u64; SIZE]; SIZE] = {
    let mut keys = [[0; SIZE]; SIZE];
    let mut n = 0;
    while n < SIZE * SIZE {
        let mut mixed = (n as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        keys[n / SIZE][n % SIZE] = mixed ^ mixed >> 31;
        n += 1;
    }
    keys
};
