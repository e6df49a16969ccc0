//! Avoiding points: what a card costs if the seat tries to win as few points as possible.

use super::card_count::{CardCount, Lane, chance, lacks, last_trick_cost, power};
use super::tuning;
use crate::cards::Card;
use crate::rules::View;
use crate::rules::fosdick::Fosdick;

/// The costs of cards: the points that a card is likely to win now, and the harm that the cards kept
/// may do later.
pub(super) struct AvoidCosts<'a> {
    pub view: View<'a, Fosdick>,
    pub count: &'a CardCount,
    /// The harm that the cards in hand may do, by suit.
    harm: [f32; 4],
    /// The points of the trick so far.
    table: f32,
    /// The points of an average later trick.
    average: f32,
    /// The points of the last trick.
    last: f32,
    /// The strength of the hand for the last trick, by suit: a sum over its cards.
    strength: [f32; 4],
}

impl<'a> AvoidCosts<'a> {
    pub fn new(view: View<'a, Fosdick>, count: &'a CardCount) -> Self {
        let public = view.public;
        let contract = &public.contract;
        let first = if public.tricks == 0 {
            contract.first_trick_points as f32
        } else {
            0.0
        };
        let left = view.own.hand.len() as f32;
        let own = contract.worth(view.own.hand) as f32;
        let average = (count.points_out + own) / left;
        let mut harm = [0.0; 4];
        for (suit, harm) in harm.iter_mut().enumerate() {
            *harm = suit_harm(count, suit, count.own[suit], average);
        }
        let last = last_trick_cost(contract);
        let mut strength = [0.0; 4];
        if last != 0.0 {
            for (suit, strength) in strength.iter_mut().enumerate() {
                *strength = end_strength(count, suit, count.own[suit], 1.0, last);
            }
        }
        Self {
            view,
            count,
            harm,
            table: contract.worth(public.trick.set()) as f32 + first,
            average,
            last,
            strength,
        }
    }

    /// The cost of a card.
    pub fn of(&self, card: Card) -> f32 {
        let public = self.view.public;
        let count = self.count;
        let suit = card.suit().index();
        let strength = public.options.card_order.strength(card);
        let bit: Lane = 1 << strength;
        let (below, above) = count.around(suit, u32::from(strength));
        let leads = public.trick.is_empty();
        let follows = public
            .trick
            .led()
            .is_none_or(|led| led.suit() == card.suit());
        let wins = if follows && (leads || strength > public.best.1) {
            let chance = chance(count.later[suit], count.holders[suit], below as f32, above);
            if leads {
                chance * tuning::LED_WINS
            } else {
                chance
            }
        } else {
            0.0
        };
        let led = public.trick.led().map_or(suit, |led| led.suit().index());
        let own = count.points(suit, bit);
        let points = self.table + own;
        let mut cost = 0.0;
        if wins > 0.0 {
            let lead = if leads {
                tuning::LEAD
            } else {
                tuning::LEAD_FOLLOWING
            };
            cost += wins * (points + self.added_later(suit, bit, below) + lead * self.average);
        }
        cost -= (1.0 - wins)
            * tuning::GIVEN
            * (own
                + if leads {
                    self.added_later(led, 1 << 15, count.out[led].count_ones() as usize)
                } else {
                    0.0
                });
        let kept = count.own[suit] & !bit;
        let (kept_factor, void) = if leads {
            (tuning::KEPT_LEADING, tuning::VOID)
        } else if follows {
            (tuning::KEPT_FOLLOWING, 0.0)
        } else {
            (tuning::KEPT_DISCARDING, tuning::VOID_DISCARDING)
        };
        cost += kept_factor * (suit_harm(count, suit, kept, self.average) - self.harm[suit]);
        if kept == 0 {
            cost -= void * self.average;
        }
        cost -= tuning::RANK * f32::from(strength) * if self.last < 0.0 { -1.0 } else { 1.0 };
        if self.last != 0.0 {
            let situation = if leads {
                tuning::LAST_LEADING
            } else if follows {
                tuning::LAST_FOLLOWING
            } else {
                tuning::LAST_DISCARDING
            };
            let out = count.out[led].count_ones() as f32;
            let stays = if suit == led && out > 0.0 {
                1.0 - lacks(count.holders[led], out - 1.0)
            } else {
                1.0
            };
            let strength: f32 = self.strength.iter().sum::<f32>() - self.strength[suit]
                + end_strength(count, suit, kept, stays, self.last);
            cost += self.last * situation * self.last_trick_chance(wins, strength);
            if kept == 0 {
                cost -= if leads {
                    tuning::LAST_VOID_LEADING
                } else if follows {
                    0.0
                } else {
                    tuning::LAST_VOID_DISCARDING
                } * self.last.abs();
            }
        }
        cost
    }

    /// The points that later seats are likely to add if this one wins.
    fn added_later(&self, suit: usize, bit: Lane, below: usize) -> f32 {
        let count = self.count;
        let mut points = 0.0;
        let later = count.later[suit];
        let under = count.points(suit, count.out[suit] & (bit - 1));
        if under > 0.0 {
            points += under * (tuning::FORCED * later as f32 / below as f32).min(1.0);
        }
        // Seats without the suit discard cards that count.
        let elsewhere = count.points_out - count.points(suit, count.out[suit]);
        if elsewhere > 0.0 {
            let out = count.out[suit].count_ones() as f32;
            let void =
                (count.to_come - later) as f32 + later as f32 * lacks(count.holders[suit], out);
            points += tuning::DUMPED * void * elsewhere / count.others as f32;
        }
        points
    }

    /// The chance to win the last trick, given the chance to win this one and the strength of the
    /// cards kept.
    fn last_trick_chance(&self, wins: f32, strength: f32) -> f32 {
        let left = self.view.own.hand.len() - 1;
        let mean = strength / left as f32;
        let (on, off) = match left {
            1 => (tuning::ON_LEAD_1, tuning::OFF_LEAD_1),
            2 => (tuning::ON_LEAD_2, tuning::OFF_LEAD_2),
            _ => (tuning::ON_LEAD, tuning::OFF_LEAD),
        };
        mean * (wins * on + (1.0 - wins) * off)
    }
}

/// The points that these cards of a suit are likely to win in later tricks.
pub(super) fn suit_harm(count: &CardCount, suit: usize, lane: Lane, average: f32) -> f32 {
    let out = count.out[suit];
    let holders = count.holders[suit];
    let elsewhere = count.points_out - count.points(suit, out);
    let dumps = tuning::DUMPED_LATER * elsewhere / count.others as f32;
    if out == 0 {
        return tuning::STUCK * dumps * lane.count_ones() as f32;
    }
    let mut harm = 0.0;
    let mut guard = 1.0;
    let mut rest = lane;
    while rest != 0 {
        let strength = rest.trailing_zeros();
        rest &= rest - 1;
        let bit: Lane = 1 << strength;
        let (below, above) = count.around(suit, strength);
        let wins = chance(holders, holders, below as f32, above);
        let under = count.points(suit, out & (bit - 1));
        let mut points = dumps + tuning::OWN_PENALTY * count.points(suit, bit);
        if under > 0.0 {
            points += under * (tuning::FORCED_LATER * holders as f32 / below as f32).min(1.0);
        }
        harm += guard * wins * points;
        if above > 0 && below < 2 {
            harm -= average
                * if below == 0 {
                    tuning::EXIT
                } else {
                    tuning::NEAR_EXIT
                };
        }
        guard *= tuning::GUARD;
    }
    harm
}

/// The strength of these cards of a suit for the last trick. The more cards are out above one, the
/// weaker it is.
pub(super) fn end_strength(
    count: &CardCount,
    suit: usize,
    lane: Lane,
    stays: f32,
    last: f32,
) -> f32 {
    let (strong, weak) = if last > 0.0 {
        (tuning::STRONG_LAST, tuning::WEAK_LAST)
    } else {
        (tuning::STRONG_WANTED, tuning::WEAK_WANTED)
    };
    let strong = 1.0 - stays * (1.0 - strong);
    let mut sum = 0.0;
    let mut rest = lane;
    while rest != 0 {
        let (_, above) = count.around(suit, rest.trailing_zeros());
        rest &= rest - 1;
        sum += power(strong, above);
        if above > 0 {
            sum -= weak;
        }
    }
    sum
}
