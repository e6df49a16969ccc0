//! Avoiding points: what a card costs if the seat tries to win as few points as possible.

use std::cell::OnceCell;

use super::card_count::{CardCount, SuitBits, bits, last_trick_cost, power, void_chance, win_chance};
use super::tuning;
use crate::fosdick::Fosdick;
use misere_engine::cards::Card;
use misere_engine::rules::View;

/// A bit above all cards of a suit, below which all of them are.
const ABOVE_ALL: SuitBits = 1 << 15;

/// The costs of cards: the points that a card is likely to win now, and the harm that the cards kept may do later.
pub(super) struct AvoidCosts<'a> {
    pub view: View<'a, Fosdick>,
    pub count: &'a CardCount,
    /// By suit, the harm that the cards in hand may do, once it was needed.
    harm: [OnceCell<(SuitHarm, f32)>; 4],
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
        let first = if public.tricks == 0 { contract.first_trick_points as f32 } else { 0.0 };
        let left = view.own.hand.len() as f32;
        let own = contract.worth(view.own.hand) as f32;
        let average = (count.points_out + own) / left;
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
            harm: Default::default(),
            table: contract.worth(public.trick.set()) as f32 + first,
            average,
            last,
            strength,
        }
    }

    /// The cost of a card: the sum of the terms below, whose order is fixed because rounding may
    /// decide between cards of nearly equal cost.
    pub fn of(&self, card: Card) -> f32 {
        let played = &self.played(card);
        let cost = self.trick_cost(played) + self.kept_cost(played) - self.void_value(played) - self.tie_break(played);
        if self.last == 0.0 {
            return cost;
        }
        cost + self.last_trick_cost(played) - self.last_void_value(played)
    }

    /// A card as played to the current trick.
    fn played(&self, card: Card) -> PlayedCard {
        let public = self.view.public;
        let count = self.count;
        let suit = card.suit().index();
        let strength = public.options.card_order.strength(card);
        let bit: SuitBits = 1 << strength;
        let (below, above) = count.around(suit, u32::from(strength));
        let (led, role) = match public.trick.led() {
            None => (suit, Role::Leading),
            Some(led) if led.suit() == card.suit() => (suit, Role::Following),
            Some(led) => (led.suit().index(), Role::Discarding),
        };
        let chance = || win_chance(count.later[suit], count.holders[suit], below as f32, above);
        let wins = match role {
            Role::Leading => chance() * tuning::LED_WINS,
            Role::Following if strength > public.best.1 => chance(),
            Role::Following | Role::Discarding => 0.0,
        };
        PlayedCard { suit, led, strength, bit, below, kept: count.own[suit] & !bit, role, wins }
    }

    /// The points and the lead that the card may win, less the points that it may give to others.
    fn trick_cost(&self, played: &PlayedCard) -> f32 {
        let &PlayedCard { suit, bit, below, role, wins, .. } = played;
        let own = self.count.points(suit, bit);
        let mut cost = 0.0;
        if wins > 0.0 {
            let points = self.table + own;
            let lead = role.weights().lead;
            cost += wins * (points + self.added_later(suit, bit, below) + lead * self.average);
        }
        let added = match role {
            Role::Leading => {
                let out = self.count.out[suit].count_ones() as usize;
                self.added_later(suit, ABOVE_ALL, out)
            }
            Role::Following | Role::Discarding => 0.0,
        };
        cost - (1.0 - wins) * tuning::GIVEN * (own + added)
    }

    /// The change in the harm that the cards kept may do.
    fn kept_cost(&self, played: &PlayedCard) -> f32 {
        let (harm, of_all) = self.harm[played.suit].get_or_init(|| {
            let harm = SuitHarm::new(self.count, played.suit, self.average);
            let of_all = harm.of(self.count.own[played.suit]);
            (harm, of_all)
        });
        played.role.weights().kept * (harm.of(played.kept) - of_all)
    }

    /// The value of having no card of the suit left.
    fn void_value(&self, played: &PlayedCard) -> f32 {
        match played.kept {
            0 => played.role.weights().void * self.average,
            _ => 0.0,
        }
    }

    /// The value of playing strong cards first, or weak ones where the last trick is wanted.
    fn tie_break(&self, played: &PlayedCard) -> f32 {
        tuning::RANK * f32::from(played.strength) * if self.last < 0.0 { -1.0 } else { 1.0 }
    }

    /// The cost of the last trick of the deal, by the chance to win it with the cards kept.
    fn last_trick_cost(&self, played: &PlayedCard) -> f32 {
        let &PlayedCard { suit, led, kept, role, wins, .. } = played;
        let count = self.count;
        let out = count.out[led].count_ones() as f32;
        let stays = if suit == led && out > 0.0 { 1.0 - void_chance(count.holders[led], out - 1.0) } else { 1.0 };
        let strength: f32 =
            self.strength.iter().sum::<f32>() - self.strength[suit] + end_strength(count, suit, kept, stays, self.last);
        self.last * role.weights().last * self.last_trick_chance(wins, strength)
    }

    /// The value for the last trick of having no card of the suit left.
    fn last_void_value(&self, played: &PlayedCard) -> f32 {
        match played.kept {
            0 => played.role.weights().last_void * self.last.abs(),
            _ => 0.0,
        }
    }

    /// The points that later seats are likely to add if this one wins.
    fn added_later(&self, suit: usize, bit: SuitBits, below: usize) -> f32 {
        let count = self.count;
        let mut points = 0.0;
        let later = count.later[suit];
        let under = count.points(suit, count.out[suit] & (bit - 1));
        if under > 0.0 {
            points += under * (tuning::FORCED * later as f32 / below as f32).min(1.0);
        }
        // Seats without the suit discard penalty cards.
        let elsewhere = count.points_out - count.points(suit, count.out[suit]);
        if elsewhere > 0.0 {
            let out = count.out[suit].count_ones() as f32;
            let void = (count.to_come - later) as f32 + later as f32 * void_chance(count.holders[suit], out);
            points += tuning::DUMPED * void * elsewhere / count.others as f32;
        }
        points
    }

    /// The chance to win the last trick, given the chance to win this one and the strength of the cards kept.
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

/// A card as played to the current trick.
struct PlayedCard {
    suit: usize,
    /// The suit led, by this card or before it.
    led: usize,
    strength: u8,
    bit: SuitBits,
    /// The number of lower cards of its suit that are out.
    below: usize,
    kept: SuitBits,
    role: Role,
    /// The chance that it wins the trick.
    wins: f32,
}

/// A card's role in the trick.
#[derive(Clone, Copy)]
enum Role {
    Leading,
    Following,
    Discarding,
}

/// The weights of the terms of a card's cost, see [`tuning`].
struct Weights {
    /// The cost of winning the trick and with it the lead, in averages.
    lead: f32,
    /// The weight of the harm of the cards kept.
    kept: f32,
    /// The value of a void, in averages.
    void: f32,
    /// The weight of the last trick.
    last: f32,
    /// The value of a void for the last trick, as a share of its points.
    last_void: f32,
}

impl Role {
    const fn weights(self) -> &'static Weights {
        match self {
            Self::Leading => &Weights {
                lead: tuning::LEAD,
                kept: tuning::KEPT_LEADING,
                void: tuning::VOID,
                last: tuning::LAST_LEADING,
                last_void: tuning::LAST_VOID_LEADING,
            },
            Self::Following => &Weights {
                lead: tuning::LEAD_FOLLOWING,
                kept: tuning::KEPT_FOLLOWING,
                void: 0.0,
                last: tuning::LAST_FOLLOWING,
                last_void: 0.0,
            },
            Self::Discarding => &Weights {
                // A discard never wins.
                lead: 0.0,
                kept: tuning::KEPT_DISCARDING,
                void: tuning::VOID_DISCARDING,
                last: tuning::LAST_DISCARDING,
                last_void: tuning::LAST_VOID_DISCARDING,
            },
        }
    }
}

/// The points that a seat's cards of a suit are likely to win in later tricks.
pub(super) struct SuitHarm {
    cards: [CardHarm; 13],
    /// The cost of each card if the others hold none of the suit.
    stuck: Option<f32>,
}

/// The part of a card in the harm of its suit.
#[derive(Clone, Copy, Default)]
struct CardHarm {
    /// The chance that it wins a trick, and the points that it then wins.
    wins: f32,
    points: f32,
    /// The value of a card with which the lead can be given away.
    exit: f32,
}

impl SuitHarm {
    /// `average` is the points of an average trick.
    pub fn new(count: &CardCount, suit: usize, average: f32) -> Self {
        let out = count.out[suit];
        let holders = count.holders[suit];
        let elsewhere = count.points_out - count.points(suit, out);
        let dumps = tuning::DUMPED_LATER * elsewhere / count.others as f32;
        let mut cards = [CardHarm::default(); 13];
        if out == 0 {
            return Self { cards, stuck: Some(tuning::STUCK * dumps) };
        }
        for strength in bits(count.own[suit]) {
            let bit: SuitBits = 1 << strength;
            let (below, above) = count.around(suit, strength);
            let under = count.points(suit, out & (bit - 1));
            let mut points = dumps + tuning::OWN_PENALTY * count.points(suit, bit);
            if under > 0.0 {
                points += under * (tuning::FORCED_LATER * holders as f32 / below as f32).min(1.0);
            }
            let exit = match below {
                0 if above > 0 => average * tuning::EXIT,
                1 if above > 0 => average * tuning::NEAR_EXIT,
                _ => 0.0,
            };
            cards[strength as usize] =
                CardHarm { wins: win_chance(holders, holders, below as f32, above), points, exit };
        }
        Self { cards, stuck: None }
    }

    /// The harm if the seat has only these of its cards.
    pub fn of(&self, cards: SuitBits) -> f32 {
        if let Some(each) = self.stuck {
            return each * cards.count_ones() as f32;
        }
        let mut harm = 0.0;
        let mut guard = 1.0;
        for strength in bits(cards) {
            let card = &self.cards[strength as usize];
            harm += guard * card.wins * card.points;
            harm -= card.exit;
            guard *= tuning::GUARD;
        }
        harm
    }
}

/// The strength of these cards of a suit for the last trick. The more cards are out above one, the weaker it is.
///
/// `stays` is the chance that the cards out above it are still out after the current trick. `last` is the cost of
/// winning the last trick; if it is negative, the trick is wanted, and other constants apply.
pub(super) fn end_strength(count: &CardCount, suit: usize, cards: SuitBits, stays: f32, last: f32) -> f32 {
    let (strong, weak) = if last > 0.0 {
        (tuning::STRONG_LAST, tuning::WEAK_LAST)
    } else {
        (tuning::STRONG_WANTED, tuning::WEAK_WANTED)
    };
    let strong = 1.0 - stays * (1.0 - strong);
    let mut sum = 0.0;
    for strength in bits(cards) {
        let (_, above) = count.around(suit, strength);
        sum += power(strong, above);
        if above > 0 {
            sum -= weak;
        }
    }
    sum
}
