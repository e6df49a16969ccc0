//! The features of passes, bids and cards for a learned policy.

mod tables;

use std::sync::LazyLock;

use self::tables::*;
use super::card_count::{CardCount, SuitBits, card_bits, last_trick_cost};
use super::penalty_holders::PenaltyHolders;
use super::{Costs, card_count, moon, pass, tuning};
use crate::fosdick::{Action, Contract, Fosdick, Moon, Phase, Public};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::{Rules, View};
use misere_players::bots::Learning;
use misere_players::bots::learned::{Choices, Features, ShippedPolicy, pattern};

/// Increase in score for a card that the heuristic considers cheaper by all the points of a deal.
const SHARPNESS: f32 = 40.0;

/// Like [`SHARPNESS`], when shooting the moon, where costs have no unit.
const SHOOTING_SHARPNESS: f32 = 4.0;

/// The score of a bid that is certain to succeed, relative to one that the heuristic just barely
/// makes. Small, so that training tries bids of all kinds.
const BIDDING_SHARPNESS: f32 = 8.0;

pub const LEARNING: Learning<Fosdick> = Learning {
    weights: TABLES.weights(),
    version: 5,
    rate: 0.1,
    describe,
    shipped: |public| shipped(public.options.component(public.deal)),
    guides: |public| public.options.game == Fosdick::Finis,
    // Compendium uses the policies of its component games.
    is_trained: |game| game != Fosdick::Compendium,
};

/// The policies, in the order of [`Fosdick::COMPONENTS`].
static SHIPPED: LazyLock<[ShippedPolicy; 6]> =
    LazyLock::new(|| Fosdick::COMPONENTS.map(|game| ShippedPolicy::new(game.entry().files.policy)));

pub fn shipped(game: Fosdick) -> Option<&'static ShippedPolicy> {
    let index = Fosdick::COMPONENTS.iter().position(|&one| one == game)?;
    Some(&SHIPPED[index])
}

/// A card played to avoid points, by what it does in the trick; or one played for another goal.
#[derive(Clone, Copy)]
enum Kind {
    Lead,
    Beat,
    StayUnder,
    Discard,
    Shoot,
    Stop,
}

/// An end of its suit: no card of it that is out is higher than a card, or none is lower.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Top,
    Bottom,
    Neither,
}

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
    if let Some(only) = playable.first()
        && playable.len() == 1
    {
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

/// Lists the passes.
fn describe_passes(view: View<'_, Fosdick>, moves: &mut Vec<Action>, choices: &mut Choices) {
    Fosdick::legal(view, moves);
    let public = view.public;
    let sharpness = sharpness(&public.contract);
    let moon = match public.contract.moon {
        Moon::None | Moon::OneMore => 0,
        Moon::Announced | Moon::Silent => 1,
    };
    let trust = TABLES.index(PASS_TRUST, [moon, seats(public)]);
    for (&action, harm) in moves.iter().zip(pass::harms(view, moves)) {
        let mut features = Features::new(-sharpness * harm, trust);
        if let Action::Pass(passed) = action {
            describe_pass(view, passed, moon, &mut features);
        }
        choices.push(features);
    }
}

/// Describes a pass by the cards kept and passed in each suit, and the shape of the hand kept.
fn describe_pass(view: View<'_, Fosdick>, passed: Cards, moon: usize, features: &mut Features) {
    let public = view.public;
    let (order, seats) = (public.options.card_order, seats(public));
    let kept = view.own.hand - passed;
    for suit in Suit::ALL {
        let (keeps, gives, suit) = (held(kept, suit), held(passed, suit), suit.index());
        features.add(TABLES.index(PASS_KEPT, [moon, order as usize, suit, keeps, seats]));
        features.add(TABLES.index(PASS_GIVEN, [moon, suit, gives, seats]));
    }
    let out = card_bits(public.pack() - kept, order);
    let (mut masters, mut losers, mut voids) = (0, 0, 0);
    for (kept, out) in card_bits(kept, order).into_iter().zip(out) {
        let (sure, low) = card_count::masters(kept, out);
        masters += sure;
        // Each sure trick probably draws a card that would beat a lower one.
        losers += (low.count_ones() as usize).saturating_sub(sure);
        voids += usize::from(kept == 0);
    }
    features.add(TABLES.index(PASS_SHAPE, [moon, masters, losers, voids, seats]));
}

/// Lists both bidding choices, described by the hand and the chance of a moon.
fn describe_bids(view: View<'_, Fosdick>, moves: &mut Vec<Action>, choices: &mut Choices) {
    Fosdick::legal(view, moves);
    let seats = seats(view.public);
    let trust = TABLES.index(BID_TRUST, [seats]);
    for &action in &*moves {
        choices.push(if action == Action::Bid(true) {
            let chance = moon::moon_chance(view, &CardCount::new(view));
            let mut features = Features::new(BIDDING_SHARPNESS * (chance - tuning::BID), trust);
            let rivals = usize::from(!view.public.bids.is_empty());
            let tenths = (chance * 10.0) as usize;
            features.add(TABLES.index(BID_CHANCE, [tenths, seats, rivals]));
            let order = view.public.options.card_order as usize;
            for suit in Suit::ALL {
                let held = held(view.own.hand, suit);
                features.add(TABLES.index(BID_SUIT, [order, suit.index(), held, seats]));
            }
            features
        } else {
            Features::new(0.0, trust)
        });
    }
}

/// The coordinate for the cards of a suit.
const fn held(cards: Cards, suit: Suit) -> usize {
    (cards.ranks_of(suit) >> LOWEST) as usize
}

/// The coordinate for the number of players.
fn seats(public: &Public) -> usize {
    public.seats() - LEAST_SEATS
}

/// The factor that turns points of a deal into scores.
fn sharpness(contract: &Contract) -> f32 {
    let all = contract.worth(contract.penalties()) + contract.first_trick_points;
    SHARPNESS / (all as f32 + last_trick_cost(contract).abs()).max(1.0)
}

/// The coordinate for who can still shoot the moon without a bid: nobody, anybody, only this seat, or only another one.
fn shooters(view: View<'_, Fosdick>) -> usize {
    if view.public.contract.moon != Moon::Silent {
        return 0;
    }
    match PenaltyHolders::of(view.public) {
        PenaltyHolders::Several => 0,
        PenaltyHolders::Nobody => 1,
        PenaltyHolders::One(seat) if seat == view.seat => 2,
        PenaltyHolders::One(_) => 3,
    }
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
    /// The coordinate for the number of players.
    seats: usize,
    /// The seats that can still shoot the moon, see [`shooters()`].
    shooters: usize,
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
        let first = if public.tricks == 0 { contract.first_trick_points } else { 0 };
        let costs = Costs::new(view, count);
        let sharpness = match costs {
            Costs::Shoot(..) => SHOOTING_SHARPNESS,
            Costs::Avoid(_) | Costs::Stop(..) => sharpness(contract),
        };
        let ends = |suit: usize| {
            let (own, out) = (count.own[suit], count.out[suit]);
            let (masters, _) = card_count::masters(own, out);
            let exits = own & out.wrapping_sub(1) & !out;
            let exits = if out == 0 { 0 } else { exits.count_ones() };
            (masters, exits as usize)
        };
        let ends: [(usize, usize); 4] = std::array::from_fn(ends);
        Self {
            view,
            count,
            costs,
            sharpness,
            size: view.own.hand.len() - 1,
            seats: seats(public),
            shooters: shooters(view),
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
        let bit: SuitBits = 1 << strength;
        let (below, above) = count.around(suit, u32::from(strength));
        let led = public.trick.led().map_or(suit, |led| led.suit().index());
        let leads = public.trick.is_empty();
        let follows = led == suit;
        let beats = follows && strength > public.best.1;
        let kind = match self.costs {
            Costs::Shoot(..) => Kind::Shoot,
            Costs::Stop(..) => Kind::Stop,
            Costs::Avoid(_) if leads => Kind::Lead,
            Costs::Avoid(_) if beats => Kind::Beat,
            Costs::Avoid(_) if follows => Kind::StayUnder,
            Costs::Avoid(_) => Kind::Discard,
        } as usize;
        let later = if follows { count.later[led] } else { count.to_come };
        let own = count.points(suit, bit) as usize;
        let length = count.own[suit].count_ones() as usize;
        let lower = (count.own[suit] & (bit - 1)).count_ones() as usize;
        let higher = length - 1 - lower;
        let out = count.out[suit].count_ones() as usize;
        let under = count.points(suit, count.out[suit] & (bit - 1)) as usize;
        let beyond = count.points(suit, count.out[suit] >> strength << strength) as usize;
        let elsewhere = (count.points_out as usize).saturating_sub(under + beyond);
        let end = match (above, below) {
            (0, _) => End::Top,
            (_, 0) => End::Bottom,
            _ => End::Neither,
        };
        let masters = self.masters.iter().sum::<usize>() - usize::from(end == End::Top);
        let exits = self.exits.iter().sum::<usize>() - usize::from(end == End::Bottom);
        let end = end as usize;
        let rank = strength.saturating_sub(LOWEST).into();
        let (pattern, place) = (self.patterns[suit], below + lower);
        let (size, seats, table) = (self.size, self.seats, self.table);
        let shooters = self.shooters;
        let pairs = size.div_ceil(2);

        let score = -self.sharpness * self.costs.of(card);
        let trust = TABLES.index(PLAY_TRUST, [shooters, kind, size, seats]);
        let mut features = Features::new(score, trust);
        features.add(TABLES.index(OUT_AROUND_BY_SIZE, [kind, above, below, size]));
        features.add(TABLES.index(POINTS_AT_STAKE, [shooters, kind, above, later, table, own]));
        features.add(TABLES.index(SUIT_SHARES, [kind, length - 1, out, own, count.holders[suit]]));
        features.add(TABLES.index(ALL_AROUND, [kind, lower, higher, above, below]));
        features.add(TABLES.index(STRENGTH, [shooters, kind, rank, size, seats]));
        features.add(TABLES.index(SURE_CARDS, [shooters, kind, masters, exits, size, end]));
        features.add(TABLES.index(PENALTIES_OUT, [kind, under, beyond, elsewhere, end, table]));
        features.add(TABLES.index(OUT_AROUND_BY_LATER, [kind, above, below, later, seats]));
        features.add(TABLES.index(PATTERN_BY_SUIT, [kind, suit, pattern, place]));
        features.add(TABLES.index(PATTERN_BY_SIZE, [kind, pairs, pattern, place]));
        features.add(TABLES.index(PATTERN_BY_LATER, [kind, later, pattern, place]));
        features
    }
}
