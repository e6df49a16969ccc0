//! The tables of weights, and their dimensions.

use misere_players::bots::learned::{PATTERNS, Tables};

/// Kinds of plays, see [`Kind`](super::Kind).
pub(super) const KINDS: usize = 6;
/// Ends of a suit, see [`End`](super::End).
pub(super) const ENDS: usize = 3;
/// Cards of a suit, up to seven.
pub(super) const NEAR: usize = 8;
/// Cards, up to four.
pub(super) const FEW: usize = 5;
/// Cards of a suit that are out, up to eight.
pub(super) const OUT: usize = 9;
/// Cards in hand, from one to ten.
pub(super) const SIZES: usize = 10;
/// Cards in hand, in pairs.
pub(super) const PAIRS: usize = 4;
/// Seats that are still to play, or that may hold a suit.
pub(super) const LATER: usize = 6;
/// Points, up to three.
pub(super) const POINTS: usize = 4;
/// Points, up to two.
pub(super) const FEW_POINTS: usize = 3;
/// Players, from three to six.
pub(super) const SEATS: usize = 4;
/// Suits, of which hearts and spades differ from the others in most games.
pub(super) const SUITS: usize = 4;
/// Strengths of cards, from the seven to the ace.
pub(super) const STRENGTHS: usize = 8;
/// Sets of cards of a suit, from the seven to the ace.
pub(super) const HELD: usize = 1 << STRENGTHS;
/// Two cases: winning every penalty card can be good for a seat, or cannot.
pub(super) const MOONS: usize = 2;
/// The seats that can still shoot the moon, see [`shooters`](super::shooters).
pub(super) const SHOOTERS: usize = 4;
/// Cards kept in passing, up to nine.
pub(super) const KEPT: usize = 10;
/// Suits of which none is kept in passing.
pub(super) const VOIDS: usize = 5;
/// Orders of the cards.
pub(super) const ORDERS: usize = 2;
/// Chances that a bid succeeds, in tenths.
pub(super) const CHANCES: usize = 11;
/// Two cases: another seat has bid, or none has.
pub(super) const RIVALS: usize = 2;

/// The smallest number of players.
pub(super) const LEAST_SEATS: usize = 3;
/// The strength of a seven, the lowest card that the tables tell apart.
pub(super) const LOWEST: u8 = 5;

/// Trust in the heuristic for a card, by the size of the hand.
pub(super) const PLAY_TRUST: usize = 0;
/// Cards of the suit out above and below, by the size of the hand.
pub(super) const OUT_AROUND_BY_SIZE: usize = 1;
/// Points of the trick and of the card, by the seats and cards that may beat it.
pub(super) const POINTS_AT_STAKE: usize = 2;
/// Cards of the suit in hand and out, and the seats that may hold it.
pub(super) const SUIT_SHARES: usize = 3;
/// Cards of the suit in hand and out, below and above.
pub(super) const ALL_AROUND: usize = 4;
/// The card's strength.
pub(super) const STRENGTH: usize = 5;
/// Other cards in hand that are sure to win or to lose.
pub(super) const SURE_CARDS: usize = 6;
/// Penalty points out below, above and elsewhere.
pub(super) const PENALTIES_OUT: usize = 7;
/// Cards of the suit out above and below, by the seats to come.
pub(super) const OUT_AROUND_BY_LATER: usize = 8;
/// Trust in the heuristic for passes.
pub(super) const PASS_TRUST: usize = 9;
/// Cards of a suit kept in passing.
pub(super) const PASS_KEPT: usize = 10;
/// Place in the suit's pattern, by suit.
pub(super) const PATTERN_BY_SUIT: usize = 11;
/// Place in the suit's pattern, by the size of the hand.
pub(super) const PATTERN_BY_SIZE: usize = 12;
/// Place in the suit's pattern, by the seats to come.
pub(super) const PATTERN_BY_LATER: usize = 13;
/// Trust in the heuristic for bids.
pub(super) const BID_TRUST: usize = 14;
/// The estimated chance that a bid succeeds.
pub(super) const BID_CHANCE: usize = 15;
/// Cards of a suit in a bidder's hand.
pub(super) const BID_SUIT: usize = 16;
/// Cards of a suit passed.
pub(super) const PASS_GIVEN: usize = 17;
/// Cards kept in passing that are sure to win, those that may lose, and suits of which none is kept.
pub(super) const PASS_SHAPE: usize = 18;

/// The dimensions of each table. Shipped policies depend on them and on the order of the tables.
pub(super) const TABLES: Tables<19> = {
    let mut tables: [&[usize]; 19] = [&[]; 19];
    tables[PLAY_TRUST] = &[SHOOTERS, KINDS, SIZES, SEATS];
    tables[OUT_AROUND_BY_SIZE] = &[KINDS, NEAR, NEAR, SIZES];
    tables[POINTS_AT_STAKE] = &[SHOOTERS, KINDS, NEAR, LATER, POINTS, POINTS];
    tables[SUIT_SHARES] = &[KINDS, NEAR, OUT, POINTS, LATER];
    tables[ALL_AROUND] = &[KINDS, FEW, FEW, NEAR, NEAR];
    tables[STRENGTH] = &[SHOOTERS, KINDS, STRENGTHS, SIZES, SEATS];
    tables[SURE_CARDS] = &[SHOOTERS, KINDS, FEW, FEW, SIZES, ENDS];
    tables[PENALTIES_OUT] = &[KINDS, FEW_POINTS, FEW_POINTS, POINTS, ENDS, POINTS];
    tables[OUT_AROUND_BY_LATER] = &[KINDS, NEAR, NEAR, LATER, SEATS];
    tables[PASS_TRUST] = &[MOONS, SEATS];
    tables[PASS_KEPT] = &[MOONS, ORDERS, SUITS, HELD, SEATS];
    tables[PATTERN_BY_SUIT] = &[KINDS, SUITS, PATTERNS, NEAR];
    tables[PATTERN_BY_SIZE] = &[KINDS, PAIRS, PATTERNS, NEAR];
    tables[PATTERN_BY_LATER] = &[KINDS, LATER, PATTERNS, NEAR];
    tables[BID_TRUST] = &[SEATS];
    tables[BID_CHANCE] = &[CHANCES, SEATS, RIVALS];
    tables[BID_SUIT] = &[ORDERS, SUITS, HELD, SEATS];
    tables[PASS_GIVEN] = &[MOONS, SUITS, HELD, SEATS];
    tables[PASS_SHAPE] = &[MOONS, KEPT, KEPT, VOIDS, SEATS];
    Tables::new(tables)
};
