//! Shooting the moon, that is, trying to win every penalty card, and stopping a seat that does.

use super::avoid::AvoidCosts;
use super::card_count::{CardCount, SuitBits, masters, power};
use super::penalty_holders::PenaltyHolders;
use super::tuning;
use crate::fosdick::{Fosdick, Moon, Phase, Public};
use misere_engine::cards::Card;
use misere_engine::rules::{Seat, View};

/// A seat's goal in a deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Goal {
    /// To win as few points as possible.
    Avoid,
    /// To shoot the moon.
    Shoot,
    /// To keep this seat from the moon, with the probability that it is trying to.
    Stop(Seat, f32),
}

impl Goal {
    /// The best goal for the seat whose turn it is.
    pub fn of(view: View<'_, Fosdick>, count: &CardCount) -> Self {
        let public = view.public;
        match public.contract.moon {
            Moon::None | Moon::OneMore => Self::Avoid,
            Moon::Announced => goal_with_bids(view),
            Moon::Silent => goal_without_bids(view, count),
        }
    }
}

/// Tells whether a seat has bid for the moon, and no other has won a penalty card.
pub(super) fn bid_stands(public: &Public) -> bool {
    !public.bids.is_empty()
        && match PenaltyHolders::of(public) {
            PenaltyHolders::Nobody => true,
            PenaltyHolders::One(seat) => public.bids.contains(seat),
            PenaltyHolders::Several => false,
        }
}

/// Tells whether a seat is feared to shoot the moon: it has bid to, or it alone has won more than half of the points.
pub(super) fn is_feared(public: &Public) -> bool {
    match public.contract.moon {
        Moon::None | Moon::OneMore => false,
        Moon::Announced => bid_stands(public),
        Moon::Silent => {
            let contract = &public.contract;
            let all = contract.worth(contract.penalties());
            match PenaltyHolders::of(public) {
                PenaltyHolders::One(seat) => 2 * contract.worth(public.taken[seat]) > all,
                PenaltyHolders::Nobody | PenaltyHolders::Several => false,
            }
        }
    }
}

fn goal_with_bids(view: View<'_, Fosdick>) -> Goal {
    let public = view.public;
    if public.bids.is_empty() {
        return Goal::Avoid;
    }
    match PenaltyHolders::of(public) {
        PenaltyHolders::Several => Goal::Avoid,
        PenaltyHolders::One(seat) if !public.bids.contains(seat) => Goal::Avoid,
        PenaltyHolders::One(seat) if seat != view.seat => Goal::Stop(seat, tuning::ALARM),
        _ if public.bids.contains(view.seat) => Goal::Shoot,
        _ => {
            let bidder = public.order().find(|&seat| public.bids.contains(seat));
            Goal::Stop(bidder.expect("somebody bid"), tuning::ALARM)
        }
    }
}

fn goal_without_bids(view: View<'_, Fosdick>, count: &CardCount) -> Goal {
    let public = view.public;
    match PenaltyHolders::of(public) {
        PenaltyHolders::Several => Goal::Avoid,
        PenaltyHolders::One(seat) if seat != view.seat => {
            let played = public.tricks as f32 / public.hand_size() as f32;
            let leads = public.trick.plays().next().is_some_and(|(first, _)| first == seat);
            Goal::Stop(
                seat,
                if leads {
                    (played * tuning::ALARM_LEADING).min(tuning::ALARM_LEADING_MOST)
                } else {
                    tuning::MOON_FEARED
                },
            )
        }
        _ => {
            if prospects(view, count) > tuning::SHOOT {
                Goal::Shoot
            } else {
                Goal::Avoid
            }
        }
    }
}

/// The estimated chance that the seat wins every penalty card that is not yet won.
pub(super) fn moon_chance(view: View<'_, Fosdick>, count: &CardCount) -> f32 {
    let public = view.public;
    let leads = public.trick.is_empty() && (public.phase == Phase::Playing || public.leader() == view.seat);
    // The chances of drawing every penalty card, of winning every trick, and of keeping the lead.
    let (mut draws, mut all, mut keeps) = (1.0, 1.0, 1.0f32);
    for suit in 0..4 {
        let (own, out) = (count.own[suit], count.out[suit]);
        if out == 0 {
            continue;
        }
        let (masters, low) = masters(own, out);
        let cards = out.count_ones() as usize;
        let holders = count.holders[suit].max(1);
        let drawn = power(at_most(masters, cards, holders), holders);
        if low != 0 {
            all *= drawn;
        }
        let penalties = count.penalties(suit);
        let open = (penalties & out).count_ones();
        if penalties & low != 0 || open > 1 {
            draws *= drawn;
        } else if open == 1 {
            draws *= if masters == 0 { 0.0 } else { at_most(masters - 1, cards - 1, holders) };
        }
        if !leads && masters == 0 {
            keeps *= tuning::OFF_LEAD_HOPE;
        }
    }
    if !public.trick.is_empty() {
        let best = best_chance(view, count);
        keeps =
            if public.trick.set().intersects(public.contract.penalties()) { best } else { best + (1.0 - best) * keeps };
    }
    f32::max(draws, all) * keeps
}

/// The prospects of a moon by a seat that alone has won penalty cards, or could; above 0 it is more likely than not.
fn prospects(view: View<'_, Fosdick>, count: &CardCount) -> f32 {
    let public = view.public;
    let mut losers = 0.0;
    let mut open = 0.0;
    let mut weak = 0.0;
    let mut low_penalties = 0.0;
    for suit in 0..4 {
        let (own, out) = (count.own[suit], count.out[suit]);
        if out == 0 {
            continue;
        }
        let (masters, low) = masters(own, out);
        let holders = count.holders[suit].max(1);
        let drawn = power(at_most(masters, out.count_ones() as usize, holders), holders);
        losers += low.count_ones() as f32 * (1.0 - drawn);
        if masters == 0 && own != 0 {
            weak += 1.0;
        }
        let penalties = count.penalties(suit);
        open += (penalties & out).count_ones() as f32;
        low_penalties += (1.0 - drawn) * (penalties & low).count_ones() as f32;
    }
    let per_card = losers / view.own.hand.len() as f32;
    let mut score = tuning::PROSPECTS + tuning::PROSPECTS_LOSERS * losers
        - tuning::PROSPECTS_LOSER_SHARE * per_card
        - tuning::PROSPECTS_OUT * open
        - tuning::PROSPECTS_WEAK_SUIT * weak
        - tuning::PROSPECTS_PENALTY_LOSERS * low_penalties;
    if !public.trick.is_empty() {
        let has_penalty = public.trick.set().intersects(public.contract.penalties());
        let missed = 1.0 - best_chance(view, count);
        let at_stake = if has_penalty { tuning::PROSPECTS_LOST_PENALTY } else { tuning::PROSPECTS_LOST_TRICK };
        score -= tuning::PROSPECTS_NOT_LEADING + at_stake * missed;
    }
    score
}

/// The best chance of any playable card to win the current trick.
fn best_chance(view: View<'_, Fosdick>, count: &CardCount) -> f32 {
    let playable = view.public.playable(view.own.hand);
    let wins = playable.iter().map(|card| CardForecast::new(view, count, card).wins);
    wins.fold(0.0, f32::max)
}

/// The chance that one of `holders` seats gets at most `most` of a number of cards dealt among them.
fn at_most(most: usize, cards: usize, holders: usize) -> f32 {
    let p = 1.0 / holders as f32;
    let mut term = power(1.0 - p, cards);
    if holders == 1 {
        return if cards <= most { 1.0 } else { 0.0 };
    }
    let mut sum = 0.0;
    for k in 0..=most.min(cards) {
        sum += term;
        term *= (cards - k) as f32 / (k + 1) as f32 * p / (1.0 - p);
    }
    sum
}

/// The cost of a card to a seat that shoots the moon; it is higher the more likely the card loses
/// a trick with a penalty card.
pub(super) fn shooting_cost(view: View<'_, Fosdick>, count: &CardCount, card: Card) -> f32 {
    let forecast = CardForecast::new(view, count, card);
    let lost = (1.0 - forecast.wins) * forecast.penalty;
    let lead = if forecast.wins > 0.0 { 0.0 } else { tuning::SHOOT_LEAD };
    // High cards and long suits are kept for later.
    lost * tuning::SHOOT_LOST
        + (1.0 - forecast.wins) * lead
        + tuning::SHOOT_STRENGTH * forecast.strength
        + (SUIT_SIZE - forecast.out) * tuning::SHOOT_GONE
}

/// The number of cards of a suit in the usual pack, from the seven to the ace.
const SUIT_SIZE: f32 = 8.0;

/// The cost of a card to a seat that stops a shooter. It is lower the more likely the card brings a penalty card to
/// anyone else, and the more the cards kept may do so later; part of the card's usual cost is added.
pub(super) fn stopping_cost(costs: &AvoidCosts<'_>, (shooter, alarm): (Seat, f32), card: Card) -> f32 {
    let (view, count) = (costs.view, costs.count);
    let public = view.public;
    let all = public.contract.worth(public.contract.penalties()) as f32 * alarm;
    let forecast = CardForecast::new(view, count, card);
    let escapes = escapes(view, count, shooter, card);
    let given = if forecast.is_penalty { 1.0 - escapes } else { 0.0 };
    let suit = card.suit().index();
    let bit: SuitBits = 1 << public.options.card_order.strength(card);
    let before = stop_chance(count, suit, count.own[suit]);
    let lost = before - stop_chance(count, suit, count.own[suit] & !bit);
    let (held, strength, cost) = match public.contract.moon {
        Moon::Announced => (tuning::STOP_BID_HOLD, tuning::STOP_BID_STRENGTH, tuning::STOP_BID_COST),
        _ => (tuning::STOP_HOLD, tuning::STOP_STRENGTH, tuning::STOP_COST),
    };
    all * (given * tuning::STOP_GIVEN - forecast.penalty * escapes * tuning::STOP_WON
        + held * lost
        + strength * forecast.strength)
        + cost * costs.of(card)
}

/// The chance that the trick escapes the shooter if this card is played to it.
fn escapes(view: View<'_, Fosdick>, count: &CardCount, shooter: Seat, card: Card) -> f32 {
    let public = view.public;
    let suit = public.trick.led().unwrap_or(card).suit();
    let strength = public.options.card_order.strength(card);
    let leads = public.trick.is_empty();
    let takes = card.suit() == suit && (leads || strength > public.best.1);
    let best = if takes { strength } else { public.best.1 };
    let (_, above) = count.around(suit.index(), u32::from(best));
    let holders = count.holders[suit.index()].max(1) as f32;
    let has_played = public.trick.plays().any(|(seat, _)| seat == shooter);
    if has_played {
        if takes || public.best.0 != shooter {
            return 1.0;
        }
        // One of the seats still to play may beat the shooter.
        let later = count.later[suit.index()] as f32 / holders;
        return tuning::STOP_HELP * (1.0 - power(1.0 - later, above));
    }
    if public.voids[shooter].contains(suit) {
        return 1.0;
    }
    // The shooter has more of the strong cards than others.
    let share = (tuning::SHOOTER_SHARE / holders).min(1.0);
    power(1.0 - share, above)
}

/// The chance that these cards of a suit win a later trick against a shooter who leads from the top.
fn stop_chance(count: &CardCount, suit: usize, cards: SuitBits) -> f32 {
    let out = count.out[suit];
    if cards == 0 || out == 0 {
        return 0.0;
    }
    let top = cards.ilog2();
    let (_, above) = count.around(suit, top);
    let guards = cards.count_ones() as usize - 1;
    let guarded = if guards >= above { 1.0 } else { tuning::STOP_BARE };
    guarded * power(tuning::STOP_ABOVE, above)
}

/// The likely outcome of playing a card.
struct CardForecast {
    /// The chance to win the trick against seats that do their best.
    wins: f32,
    /// The chance that the trick then contains a penalty card.
    penalty: f32,
    /// Set if the card itself is a penalty card.
    is_penalty: bool,
    strength: f32,
    /// The number of cards of its suit that are out.
    out: f32,
}

impl CardForecast {
    fn new(view: View<'_, Fosdick>, count: &CardCount, card: Card) -> Self {
        let public = view.public;
        let suit = card.suit().index();
        let strength = public.options.card_order.strength(card);
        let bit: SuitBits = 1 << strength;
        let (_, above) = count.around(suit, u32::from(strength));
        let follows = public.trick.led().is_none_or(|led| led.suit() == card.suit());
        let wins = if follows && (public.trick.is_empty() || strength > public.best.1) {
            let holders = count.holders[suit].max(1) as f32;
            power(1.0 - count.later[suit] as f32 / holders, above)
        } else {
            0.0
        };
        let penalties = public.contract.penalties();
        let is_penalty = count.penalties(suit) & bit != 0;
        let penalty = if is_penalty || public.trick.set().intersects(penalties) {
            1.0
        } else if count.to_come > 0 {
            let led = public.trick.led().map_or(suit, |led| led.suit().index());
            let here = if count.penalties(led) & count.out[led] != 0 { tuning::FALLS } else { 0.0 };
            let void = count.to_come - count.later[led];
            let there =
                if count.out.iter().enumerate().any(|(suit, out)| suit != led && count.penalties(suit) & out != 0) {
                    tuning::DISCARDED + tuning::DISCARDED_BY_VOID * void as f32
                } else {
                    0.0
                };
            (here + there).min(1.0)
        } else {
            0.0
        };
        Self { wins, penalty, is_penalty, strength: f32::from(strength), out: count.out[suit].count_ones() as f32 }
    }
}
