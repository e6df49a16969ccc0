//! The features of passes, bids and cards for a learned policy.

use super::card_count::{CardCount, Lane, last_trick_cost};
use super::{Costs, moon, pass, shipped, tuning};
use crate::bots::Learning;
use crate::bots::learned::{Choices, Features, PATTERNS, Tables, pattern};
use crate::cards::{Card, Cards, Suit};
use crate::rules::fosdick::{Action, CardOrder, Contract, Fosdick, Phase};
use crate::rules::{Rules, View};

/// Increase in score for a card that the heuristic considers cheaper by all the points of a deal.
const SHARPNESS: f32 = 40.0;

/// Like [`SHARPNESS`], when shooting the moon, where costs have no unit.
const SHOOTING_SHARPNESS: f32 = 4.0;

/// The score of a bid that is certain to succeed, relative to one that the heuristic just barely
/// makes. Small, so that training tries bids of all kinds.
const BIDDING_SHARPNESS: f32 = 8.0;

/// Kinds of plays: leading, beating the trick, staying under it, discarding; shooting the moon,
/// stopping a shooter.
const KINDS: usize = 6;
/// Cards of a suit, up to seven.
const NEAR: usize = 8;
/// Cards in hand, from one to ten.
const SIZES: usize = 10;
/// Seats that are still to play.
const LATER: usize = 6;
/// Points, up to three.
const POINTS: usize = 4;
/// Players, from three to six.
const SEATS: usize = 4;
/// Suits, of which hearts and spades differ from the others in most games.
const SUITS: usize = 4;
/// Sets of cards of a suit, from the seven to the ace.
const HELD: usize = 256;
/// Orders of the cards.
const ORDERS: usize = 2;
/// Cards in hand, in pairs.
const PAIRS: usize = 4;
/// Chances that a bid succeeds, in tenths.
const CHANCES: usize = 11;

/// The dimensions of each table.
const TABLES: Tables<17> = Tables::new([
    &[KINDS, SIZES, SEATS],
    &[KINDS, NEAR, NEAR, SIZES],
    &[KINDS, NEAR, LATER, POINTS, POINTS],
    &[KINDS, NEAR, 9, POINTS, LATER],
    &[KINDS, 5, 5, NEAR, NEAR],
    &[KINDS, 8, SIZES, SEATS],
    &[KINDS, 5, 5, SIZES, 3],
    &[KINDS, 3, 3, POINTS, 3, POINTS],
    &[KINDS, NEAR, NEAR, LATER, SEATS],
    &[SEATS],
    &[ORDERS, SUITS, HELD, SEATS],
    &[KINDS, SUITS, PATTERNS, NEAR],
    &[KINDS, PAIRS, PATTERNS, NEAR],
    &[KINDS, LATER, PATTERNS, NEAR],
    &[SEATS],
    &[CHANCES, SEATS, 2],
    &[ORDERS, SUITS, HELD, SEATS],
]);

pub(super) const LEARNING: Learning<Fosdick> = Learning {
    weights: TABLES.weights(),
    version: 4,
    rate: 0.1,
    describe,
    shipped: |public| shipped::policy(public.options.component(public.deal)),
    // Compendium uses the policies of its component games.
    is_trained: |game| game != Fosdick::Compendium,
};

/// Lists the legal actions with their features.
fn describe(view: View<'_, Fosdick>, moves: &mut Vec<Action>, choices: &mut Choices) -> bool {
    match view.public.phase {
        Phase::Passing => describe_passes(view, moves, choices),
        Phase::Bidding => describe_bids(view, moves, choices),
        // There are too few deals with a bid to learn how to play them.
        Phase::Playing if !moon::bid_stands(view.public) => {
            describe_plays(view, moves, choices);
        }
        Phase::Playing | Phase::Between => return false,
    }
    true
}

/// Lists the playable cards.
fn describe_plays(view: View<'_, Fosdick>, moves: &mut Vec<Action>, choices: &mut Choices) {
    let playable = view.public.playable(view.own.hand);
    if let Some(only) = playable.first().filter(|_| playable.len() == 1) {
        moves.push(Action::Play(only));
        choices.push(Features::only());
        return;
    }
    let count = CardCount::new(view);
    let describer = Describer::new(view, &count);
    for card in playable {
        moves.push(Action::Play(card));
        choices.push(describer.features(card));
    }
}

/// Lists the passes, described by the cards that are kept in each suit.
fn describe_passes(view: View<'_, Fosdick>, moves: &mut Vec<Action>, choices: &mut Choices) {
    Fosdick::legal(view, moves);
    let seats = view.public.seats() - 3;
    let sharpness = sharpness(&view.public.contract);
    for (&action, harm) in moves.iter().zip(pass::harms(view, moves)) {
        let mut features = Features::new(-sharpness * harm, TABLES.index(9, [seats]));
        if let Action::Pass(cards) = action {
            add_suits(view, view.own.hand - cards, 10, &mut features);
        }
        choices.push(features);
    }
}

/// Lists both bidding choices, described by the hand and the chance of winning everything.
fn describe_bids(view: View<'_, Fosdick>, moves: &mut Vec<Action>, choices: &mut Choices) {
    Fosdick::legal(view, moves);
    let seats = view.public.seats() - 3;
    let trust = TABLES.index(14, [seats]);
    for &action in &*moves {
        choices.push(if action == Action::Bid(true) {
            let chance = moon::chance(view, &CardCount::new(view));
            let mut features = Features::new(BIDDING_SHARPNESS * (chance - tuning::BID), trust);
            let rivals = usize::from(!view.public.bids.is_empty());
            let tenths = (chance * 10.0) as usize;
            features.add(TABLES.index(15, [tenths, seats, rivals]));
            add_suits(view, view.own.hand, 16, &mut features);
            features
        } else {
            Features::new(0.0, trust)
        });
    }
}

/// Looks cards up in a table, suit by suit.
fn add_suits(view: View<'_, Fosdick>, cards: Cards, table: usize, features: &mut Features) {
    let order = match view.public.options.card_order {
        CardOrder::AceHigh => 0,
        CardOrder::French => 1,
    };
    let seats = view.public.seats() - 3;
    for suit in Suit::ALL {
        let held = usize::from(cards.ranks_of(suit) >> 5);
        features.add(TABLES.index(table, [order, suit.index(), held, seats]));
    }
}

/// The factor that turns points of a deal into scores.
fn sharpness(contract: &Contract) -> f32 {
    let all = contract.worth(contract.penalties()) + contract.first_trick_points;
    SHARPNESS / (all as f32 + last_trick_cost(contract).abs()).max(1.0)
}

/// Describes cards; holds what is the same for all of them.
struct Describer<'a> {
    view: View<'a, Fosdick>,
    count: &'a CardCount,
    costs: Costs<'a>,
    /// The factor that turns costs into scores.
    sharpness: f32,
    /// The number of cards in hand, minus 1.
    size: usize,
    seats: usize,
    /// The points of the trick so far.
    table: usize,
    /// By suit, the number of cards with none out above them.
    masters: [usize; 4],
    /// By suit, the number of cards with none out below them.
    exits: [usize; 4],
    /// By suit, its [`pattern`].
    patterns: [usize; 4],
}

impl<'a> Describer<'a> {
    fn new(view: View<'a, Fosdick>, count: &'a CardCount) -> Self {
        let public = view.public;
        let contract = &public.contract;
        let first = if public.tricks == 0 {
            contract.first_trick_points
        } else {
            0
        };
        let costs = Costs::new(view, count);
        let sharpness = match costs {
            Costs::Shoot(..) => SHOOTING_SHARPNESS,
            Costs::Avoid(_) | Costs::Stop(..) => sharpness(contract),
        };
        let ends = |suit: usize| {
            let (own, out) = (count.own[suit], count.out[suit]);
            let top = 16 - out.leading_zeros();
            let masters = (u32::from(own) >> top).count_ones();
            let exits = own & out.wrapping_sub(1) & !out;
            let exits = if out == 0 { 0 } else { exits.count_ones() };
            (masters as usize, exits as usize)
        };
        let ends: [(usize, usize); 4] = std::array::from_fn(ends);
        Self {
            view,
            count,
            costs,
            sharpness,
            size: view.own.hand.len() - 1,
            seats: public.seats() - 3,
            table: (contract.worth(public.trick.set()) + first) as usize,
            masters: ends.map(|(masters, _)| masters),
            exits: ends.map(|(_, exits)| exits),
            patterns: std::array::from_fn(|suit| {
                let (own, out) = (count.own[suit], count.out[suit]);
                pattern(own.into(), (own | out).into())
            }),
        }
    }

    fn features(&self, card: Card) -> Features {
        let (count, public) = (self.count, self.view.public);
        let suit = card.suit().index();
        let strength = public.options.card_order.strength(card);
        let bit: Lane = 1 << strength;
        let (below, above) = count.around(suit, u32::from(strength));
        let led = public.trick.led().map_or(suit, |led| led.suit().index());
        let leads = public.trick.is_empty();
        let follows = led == suit;
        let over = follows && strength > public.best.1;
        let kind = match self.costs {
            Costs::Shoot(..) => 4,
            Costs::Stop(..) => 5,
            Costs::Avoid(_) if leads => 0,
            Costs::Avoid(_) if over => 1,
            Costs::Avoid(_) if follows => 2,
            Costs::Avoid(_) => 3,
        };
        let later = if follows {
            count.later[led]
        } else {
            count.to_come
        };
        let own = count.points(suit, bit) as usize;
        let length = count.own[suit].count_ones() as usize;
        let lower = (count.own[suit] & (bit - 1)).count_ones() as usize;
        let higher = length - 1 - lower;
        let out = count.out[suit].count_ones() as usize;
        let under = count.points(suit, count.out[suit] & (bit - 1)) as usize;
        let beyond = count.points(suit, count.out[suit] >> strength << strength) as usize;
        let elsewhere = (count.points_out as usize).saturating_sub(under + beyond);
        let end = match (above, below) {
            (0, _) => 0,
            (_, 0) => 1,
            _ => 2,
        };
        let masters = self.masters.iter().sum::<usize>() - usize::from(end == 0);
        let exits = self.exits.iter().sum::<usize>() - usize::from(end == 1);
        let (size, seats) = (self.size, self.seats);

        let score = -self.sharpness * self.costs.of(card);
        let mut features = Features::new(score, TABLES.index(0, [kind, size, seats]));
        features.add(TABLES.index(1, [kind, above, below, size]));
        features.add(TABLES.index(2, [kind, above, later, self.table, own]));
        features.add(TABLES.index(3, [kind, length - 1, out, own, count.holders[suit]]));
        features.add(TABLES.index(4, [kind, lower, higher, above, below]));
        features.add(TABLES.index(
            5,
            [kind, usize::from(strength).saturating_sub(5), size, seats],
        ));
        features.add(TABLES.index(6, [kind, masters, exits, size, end]));
        features.add(TABLES.index(7, [kind, under, beyond, elsewhere, end, self.table]));
        features.add(TABLES.index(8, [kind, above, below, later, seats]));
        let (pattern, place) = (self.patterns[suit], below + lower);
        features.add(TABLES.index(11, [kind, suit, pattern, place]));
        features.add(TABLES.index(12, [kind, size.div_ceil(2), pattern, place]));
        features.add(TABLES.index(13, [kind, later, pattern, place]));
        features
    }
}
