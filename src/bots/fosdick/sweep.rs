//! Taking everything, and stopping whoever tries.

use super::outlook::{Lane, Outlook, power};
use super::shed::Costs;
use super::weights;
use crate::cards::Card;
use crate::rules::fosdick::{Fosdick, Phase, Public, Sweep};
use crate::rules::{Seat, View};

/// What a seat is up to in a deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Aim {
    /// To win as few points as possible.
    Shed,
    /// To win everything that counts.
    Sweep,
    /// To keep this seat from winning everything, which it is so likely to do.
    Stop(Seat, f32),
}

impl Aim {
    /// What the seat whose turn it is had best be up to.
    pub fn of(view: View<'_, Fosdick>, outlook: &Outlook) -> Self {
        let public = view.public;
        match public.contract.sweep {
            Sweep::None | Sweep::OneMore => Self::Shed,
            Sweep::Announced => announced(view),
            Sweep::Silent => silent(view, outlook),
        }
    }
}

/// Who has won cards that count: nobody, one seat, or several.
pub(super) fn holder(public: &Public) -> Result<Option<Seat>, ()> {
    let penalties = public.contract.penalties();
    let mut holders = public
        .taken
        .each()
        .filter(|(_, taken)| taken.intersects(penalties));
    match (holders.next(), holders.next()) {
        (first, None) => Ok(first.map(|(seat, _)| seat)),
        _ => Err(()),
    }
}

fn announced(view: View<'_, Fosdick>) -> Aim {
    let public = view.public;
    if public.bids.is_empty() {
        return Aim::Shed;
    }
    match holder(public) {
        Err(()) => Aim::Shed,
        Ok(Some(seat)) if !public.bids.contains(seat) => Aim::Shed,
        Ok(Some(seat)) if seat != view.seat => Aim::Stop(seat, weights::ALARM),
        Ok(_) if public.bids.contains(view.seat) => Aim::Sweep,
        Ok(_) => {
            let bidder = public.order().find(|&seat| public.bids.contains(seat));
            Aim::Stop(bidder.expect("somebody bid"), weights::ALARM)
        }
    }
}

fn silent(view: View<'_, Fosdick>, outlook: &Outlook) -> Aim {
    let public = view.public;
    match holder(public) {
        Err(()) => Aim::Shed,
        Ok(Some(seat)) if seat != view.seat => {
            let played = public.tricks as f32 / public.hand_size() as f32;
            let leads = public
                .trick
                .plays()
                .next()
                .is_some_and(|(first, _)| first == seat);
            Aim::Stop(
                seat,
                if leads {
                    (played * weights::ALARM_LEADING).min(0.95)
                } else {
                    weights::MOON_FEARED
                },
            )
        }
        Ok(_) => {
            if hopes(view, outlook) > weights::SHOOT {
                Aim::Sweep
            } else {
                Aim::Shed
            }
        }
    }
}

/// A guess how likely the seat wins every card that counts and is not yet won.
pub(super) fn chance_to_sweep(view: View<'_, Fosdick>, o: &Outlook) -> f32 {
    let public = view.public;
    let leads =
        public.trick.is_empty() && (public.phase == Phase::Playing || public.leader() == view.seat);
    // That it draws every card that counts, that it wins every trick, that it keeps the lead.
    let (mut draws, mut all, mut keeps) = (1.0, 1.0, 1.0f32);
    for suit in 0..4 {
        let (own, out) = (o.own[suit], o.out[suit]);
        if out == 0 {
            continue;
        }
        let top = 16 - out.leading_zeros();
        let masters = (own >> top).count_ones() as usize;
        let low = own & ((1 << top) - 1);
        let cards = out.count_ones() as usize;
        let holders = o.holders[suit].max(1);
        let drawn = power(at_most(masters, cards, holders), holders);
        if low != 0 {
            all *= drawn;
        }
        let penalties = o.penalties(suit);
        let open = (penalties & out).count_ones();
        if penalties & low != 0 || open > 1 {
            draws *= drawn;
        } else if open == 1 {
            draws *= if masters == 0 {
                0.0
            } else {
                at_most(masters - 1, cards - 1, holders)
            };
        }
        if !leads && masters == 0 {
            keeps *= weights::OFF_LEAD_HOPE;
        }
    }
    if !public.trick.is_empty() {
        let best = surest(view, o);
        keeps = if public.trick.set().intersects(public.contract.penalties()) {
            best
        } else {
            best + (1.0 - best) * keeps
        };
    }
    f32::max(draws, all) * keeps
}

/// How well a seat that has all that counts so far stands for taking the rest: above 0 it is more
/// likely than not.
fn hopes(view: View<'_, Fosdick>, o: &Outlook) -> f32 {
    let public = view.public;
    let mut losers = 0.0;
    let mut open = 0.0;
    let mut weak = 0.0;
    let mut low_penalties = 0.0;
    for suit in 0..4 {
        let (own, out) = (o.own[suit], o.out[suit]);
        if out == 0 {
            continue;
        }
        let top = 16 - out.leading_zeros();
        let masters = (own >> top).count_ones() as usize;
        let low = own & ((1 << top) - 1);
        let holders = o.holders[suit].max(1);
        let drawn = power(
            at_most(masters, out.count_ones() as usize, holders),
            holders,
        );
        losers += low.count_ones() as f32 * (1.0 - drawn);
        if masters == 0 && own != 0 {
            weak += 1.0;
        }
        let penalties = o.penalties(suit);
        open += (penalties & out).count_ones() as f32;
        low_penalties += (1.0 - drawn) * (penalties & low).count_ones() as f32;
    }
    let per_card = losers / view.own.hand.len() as f32;
    let mut hope =
        2.1 + 0.25 * losers - 5.2 * per_card - 0.29 * open - 0.13 * weak - 0.3 * low_penalties;
    if !public.trick.is_empty() {
        let counts = public.trick.set().intersects(public.contract.penalties());
        let missed = 1.0 - surest(view, o);
        hope -= 0.2 + if counts { 3.9 } else { 0.25 } * missed;
    }
    hope
}

/// How likely the surest card wins the trick on the table.
fn surest(view: View<'_, Fosdick>, o: &Outlook) -> f32 {
    let playable = view.public.playable(view.own.hand);
    let wins = playable.iter().map(|card| Try::new(view, o, card).wins);
    wins.fold(0.0, f32::max)
}

/// The chance that of so many cards dealt among `holders` one of them has at most `most`.
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

/// What a card costs whoever is to win everything: the less surely it wins what counts, the more.
pub(super) fn taking(view: View<'_, Fosdick>, o: &Outlook, card: Card) -> f32 {
    let c = Try::new(view, o, card);
    let lost = (1.0 - c.wins) * c.penalty;
    let lead = if c.wins > 0.0 { 0.0 } else { 0.2 };
    // Tall cards are kept for later, and long suits.
    lost * 10.0 + (1.0 - c.wins) * lead + 0.01 * c.strength + c.dearth * 0.02
}

/// What a card costs whoever is to stop this seat: less the more likely it brings a card that
/// counts to anybody but the sweeper, and as much as it costs otherwise.
pub(super) fn stopping(costs: &Costs<'_>, (sweeper, alarm): (Seat, f32), card: Card) -> f32 {
    let (view, o) = (costs.view, costs.outlook);
    let public = view.public;
    let all = public.contract.worth(public.contract.penalties()) as f32 * alarm;
    let c = Try::new(view, o, card);
    let others = if public.trick.is_empty() {
        0.3
    } else if public.best.0 == sweeper {
        0.1
    } else if public.trick.plays().any(|(seat, _)| seat == sweeper) {
        1.0
    } else {
        0.5
    };
    let stopped = c.penalty * (c.wins + (1.0 - c.wins) * others);
    let given = if c.counts {
        (1.0 - c.wins) * (1.0 - others)
    } else {
        0.0
    };
    all * (given * weights::STOP_GIVEN - stopped * weights::STOP_WON
        + weights::STOP_STRENGTH * c.strength)
        + weights::STOP_COST * costs.of(card)
}

/// What comes of a card.
struct Try {
    /// How likely it wins the trick against seats that do their best.
    wins: f32,
    /// How likely the trick then holds a card that counts.
    penalty: f32,
    counts: bool,
    strength: f32,
    /// How few of its suit are out.
    dearth: f32,
}

impl Try {
    fn new(view: View<'_, Fosdick>, o: &Outlook, card: Card) -> Self {
        let public = view.public;
        let suit = card.suit().index();
        let strength = public.options.card_order.strength(card);
        let bit: Lane = 1 << strength;
        let (_, above) = o.around(suit, u32::from(strength));
        let follows = public
            .trick
            .led()
            .is_none_or(|led| led.suit() == card.suit());
        let wins = if follows && (public.trick.is_empty() || strength > public.best.1) {
            let holders = o.holders[suit].max(1) as f32;
            power(1.0 - o.later[suit] as f32 / holders, above)
        } else {
            0.0
        };
        let penalties = public.contract.penalties();
        let counts = o.penalties(suit) & bit != 0;
        let penalty = if counts || public.trick.set().intersects(penalties) {
            1.0
        } else if o.to_come > 0 {
            let led = public.trick.led().map_or(suit, |led| led.suit().index());
            let here = if o.penalties(led) & o.out[led] != 0 {
                0.6
            } else {
                0.0
            };
            let void = o.to_come - o.later[led];
            let there = if o
                .out
                .iter()
                .enumerate()
                .any(|(s, out)| s != led && o.penalties(s) & out != 0)
            {
                0.15 + 0.5 * void as f32
            } else {
                0.0
            };
            (here + there).min(1.0)
        } else {
            0.0
        };
        Self {
            wins,
            penalty,
            counts,
            strength: f32::from(strength),
            dearth: 8.0 - o.out[suit].count_ones() as f32,
        }
    }
}
