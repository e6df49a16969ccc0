//! Playing to win as few points as possible.

use super::outlook::{Lane, Outlook, chance, lacks, last_trick, power};
use super::weights;
use crate::cards::Card;
use crate::rules::View;
use crate::rules::fosdick::Fosdick;

/// What each card costs: the points that it is likely to win now, and the harm that the cards kept
/// may do.
pub(super) struct Costs<'a> {
    pub view: View<'a, Fosdick>,
    pub outlook: &'a Outlook,
    /// The harm that the cards in hand may do, by suit.
    harm: [f32; 4],
    /// What lies in the trick, and what it counts beside.
    table: f32,
    /// The points of an average trick to come.
    usual: f32,
    /// The last trick's points.
    last: f32,
    /// How strong the hand is for the last trick: the sum over its cards, by suit.
    strength: [f32; 4],
}

impl<'a> Costs<'a> {
    pub fn new(view: View<'a, Fosdick>, outlook: &'a Outlook) -> Self {
        let public = view.public;
        let contract = &public.contract;
        let first = if public.tricks == 0 {
            contract.first_trick as f32
        } else {
            0.0
        };
        let left = view.own.hand.len() as f32;
        let own = contract.worth(view.own.hand) as f32;
        let usual = (outlook.at_large + own) / left;
        let mut harm = [0.0; 4];
        for (suit, harm) in harm.iter_mut().enumerate() {
            *harm = suit_harm(outlook, suit, outlook.own[suit], usual);
        }
        let last = last_trick(contract);
        let mut strength = [0.0; 4];
        if last != 0.0 {
            for (suit, strength) in strength.iter_mut().enumerate() {
                *strength = end_strength(outlook, suit, outlook.own[suit], 1.0, last);
            }
        }
        Self {
            view,
            outlook,
            harm,
            table: contract.worth(public.trick.set()) as f32 + first,
            usual,
            last,
            strength,
        }
    }

    pub fn of(&self, card: Card) -> f32 {
        let public = self.view.public;
        let o = self.outlook;
        let suit = card.suit().index();
        let strength = public.options.card_order.strength(card);
        let bit: Lane = 1 << strength;
        let (below, above) = o.around(suit, u32::from(strength));
        let leads = public.trick.is_empty();
        let follows = public
            .trick
            .led()
            .is_none_or(|led| led.suit() == card.suit());
        let wins = if follows && (leads || strength > public.best.1) {
            let chance = chance(o.later[suit], o.holders[suit], below as f32, above);
            if leads {
                chance * weights::LED_WINS
            } else {
                chance
            }
        } else {
            0.0
        };
        let led = public.trick.led().map_or(suit, |led| led.suit().index());
        let own = o.worth(suit, bit);
        let points = self.table + own;
        let mut cost = 0.0;
        if wins > 0.0 {
            let lead = if leads {
                weights::LEAD
            } else {
                weights::LEAD_FOLLOWING
            };
            cost += wins * (points + self.to_fall(suit, bit, below) + lead * self.usual);
        }
        cost -= (1.0 - wins)
            * weights::GIVEN
            * (own
                + if leads {
                    self.to_fall(led, 1 << 15, o.out[led].count_ones() as usize)
                } else {
                    0.0
                });
        let kept = o.own[suit] & !bit;
        let (mu, void) = if leads {
            (weights::KEPT_LEADING, weights::VOID)
        } else if follows {
            (weights::KEPT_FOLLOWING, 0.0)
        } else {
            (weights::KEPT_THROWING, weights::VOID_THROWING)
        };
        cost += mu * (suit_harm(o, suit, kept, self.usual) - self.harm[suit]);
        if kept == 0 {
            cost -= void * self.usual;
        }
        cost -= weights::RANK * f32::from(strength) * if self.last < 0.0 { -1.0 } else { 1.0 };
        if self.last != 0.0 {
            let situation = if leads {
                weights::LAST_LEADING
            } else if follows {
                weights::LAST_FOLLOWING
            } else {
                weights::LAST_THROWING
            };
            let out = o.out[led].count_ones() as f32;
            let stays = if suit == led && out > 0.0 {
                1.0 - lacks(o.holders[led], out - 1.0)
            } else {
                1.0
            };
            let strength: f32 = self.strength.iter().sum::<f32>() - self.strength[suit]
                + end_strength(o, suit, kept, stays, self.last);
            cost += self.last * situation * self.last_trick(wins, strength);
            if kept == 0 {
                cost -= if leads {
                    weights::LAST_VOID_LEADING
                } else if follows {
                    0.0
                } else {
                    weights::LAST_VOID_THROWING
                } * self.last.abs();
            }
        }
        cost
    }

    /// The points that those after this seat are likely to add if it wins.
    fn to_fall(&self, suit: usize, bit: Lane, below: usize) -> f32 {
        let o = self.outlook;
        let mut points = 0.0;
        let later = o.later[suit];
        let under = o.worth(suit, o.out[suit] & (bit - 1));
        if under > 0.0 {
            points += under * (weights::FORCED * later as f32 / below as f32).min(1.0);
        }
        // Whoever has none of the suit throws what hurts.
        let elsewhere = o.at_large - o.worth(suit, o.out[suit]);
        if elsewhere > 0.0 {
            let out = o.out[suit].count_ones() as f32;
            let void = (o.to_come - later) as f32 + later as f32 * lacks(o.holders[suit], out);
            points += weights::DUMPED * void * elsewhere / o.others as f32;
        }
        points
    }

    /// The chance to win the last trick after a card that wins this one so often and is itself
    /// so strong.
    fn last_trick(&self, wins: f32, strength: f32) -> f32 {
        let left = self.view.own.hand.len() - 1;
        let mean = strength / left as f32;
        let (on, off) = match left {
            1 => (weights::ON_LEAD_1, weights::OFF_LEAD_1),
            2 => (weights::ON_LEAD_2, weights::OFF_LEAD_2),
            _ => (weights::ON_LEAD, weights::OFF_LEAD),
        };
        mean * (wins * on + (1.0 - wins) * off)
    }
}

/// The points that these cards of a suit are likely to win in tricks to come.
pub(super) fn suit_harm(o: &Outlook, suit: usize, lane: Lane, usual: f32) -> f32 {
    let out = o.out[suit];
    let holders = o.holders[suit];
    let elsewhere = o.at_large - o.worth(suit, out);
    let dumps = weights::DUMPED_LATER * elsewhere / o.others as f32;
    if out == 0 {
        return weights::STUCK * dumps * lane.count_ones() as f32;
    }
    let mut harm = 0.0;
    let mut guard = 1.0;
    let mut rest = lane;
    while rest != 0 {
        let strength = rest.trailing_zeros();
        rest &= rest - 1;
        let bit: Lane = 1 << strength;
        let (below, above) = o.around(suit, strength);
        let wins = chance(holders, holders, below as f32, above);
        let under = o.worth(suit, out & (bit - 1));
        let mut utility = dumps + weights::OWN_PENALTY * o.worth(suit, bit);
        if under > 0.0 {
            utility += under * (weights::FORCED_LATER * holders as f32 / below as f32).min(1.0);
        }
        harm += guard * wins * utility;
        if above > 0 && below < 2 {
            harm -= usual
                * if below == 0 {
                    weights::EXIT
                } else {
                    weights::NEAR_EXIT
                };
        }
        guard *= weights::GUARD;
    }
    harm
}

/// How strong cards of a suit are for the last trick: the more cards are out above one, and the
/// fewer below, the weaker it is.
pub(super) fn end_strength(o: &Outlook, suit: usize, lane: Lane, stays: f32, last: f32) -> f32 {
    let (strong, weak) = if last > 0.0 {
        (weights::STRONG_LAST, weights::WEAK_LAST)
    } else {
        (weights::STRONG_WANTED, weights::WEAK_WANTED)
    };
    let strong = 1.0 - stays * (1.0 - strong);
    let mut sum = 0.0;
    let mut rest = lane;
    while rest != 0 {
        let (_, above) = o.around(suit, rest.trailing_zeros());
        rest &= rest - 1;
        sum += power(strong, above);
        if above > 0 {
            sum -= weak;
        }
    }
    sum
}
