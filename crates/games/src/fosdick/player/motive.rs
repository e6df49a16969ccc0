//! The motive of a seat, in one sentence for everyone at the table. Each sentence follows from the
//! rules and the cards that may be told, so it is true no matter what the seat thought.

use super::card_count::{CardCount, last_trick_cost, win_chance};
use super::moon::Goal;
use super::reason::{
    around, counts_early, lacks_suit_later, may_be_discarded_on, moon, points, shoots_as_bid, stopped_shooter,
    takes_lead,
};
use crate::fosdick::{Action, Fosdick, Private, Public};
use crate::text::{fosdick as texts, table};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::{Message, Seat, View};
use misere_players::bots::Motive;

/// The motive for an action, from public knowledge and, if it may be told, from the seat's own.
pub(super) fn motive(public: &Public, own: Option<&Private>, seat: Seat, action: Action) -> Option<Motive> {
    match action {
        Action::Pass(cards) => Some(Motive::Whole(pass(public, own?.hand, seat, cards)?)),
        Action::Bid(bid) => Some(Motive::Because(moon(public, bid))),
        Action::Play(_) if public.tricks + 1 == public.hand_size() => Some(Motive::Because(table::last_card())),
        Action::Play(card) => {
            // Without the hand, everyone sees this card of it and no other.
            let visible = Private { hand: Cards::of(card), ..Private::default() };
            let view = View { seat, public, own: own.unwrap_or(&visible) };
            let play = Play { view, count: CardCount::new(view), card, hand: own.map(|own| own.hand) };
            Some(Motive::Whole(play.motive()?))
        }
    }
}

fn pass(public: &Public, hand: Cards, who: Seat, cards: Cards) -> Option<Message> {
    let is_emptied = |suit: &Suit| {
        let goes = cards.of_suit(*suit);
        !goes.is_empty() && goes == hand.of_suit(*suit)
    };
    if let Some(suit) = Suit::ALL.into_iter().find(is_emptied) {
        return Some(texts::motive_pass_suit(who, suit));
    }
    let contract = &public.contract;
    let worst = cards.iter().max_by_key(|&card| contract.worth(Cards::of(card)))?;
    if contract.worth(Cards::of(worst)) > 0 {
        return Some(texts::motive_pass_penalty(who, worst));
    }
    let strength = |card: Card| public.options.card_order.strength(card);
    let goes = cards.iter().map(strength);
    let stays = (hand - cards).iter().map(strength);
    if last_trick_cost(contract) < 0.0 {
        (goes.max() <= stays.min()).then(|| texts::motive_pass_low(who))
    } else {
        (goes.min() >= stays.max()).then(|| texts::motive_pass_high(who))
    }
}

/// Probability above which a seat counts on something.
const LIKELY: f32 = 0.6;

/// The stakes of a deal besides the cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stakes {
    /// Cards count, and perhaps tricks too.
    Cards,
    /// Only winning the last trick costs anything.
    LastTrickCosts,
    /// Only winning the last trick spares anything.
    LastTrickSpares,
}

impl Stakes {
    fn of(public: &Public) -> Self {
        if counts_early(public) {
            Self::Cards
        } else if last_trick_cost(&public.contract) < 0.0 {
            Self::LastTrickSpares
        } else {
            Self::LastTrickCosts
        }
    }
}

/// A card that a seat plays, with what may be told about it.
struct Play<'a> {
    view: View<'a, Fosdick>,
    count: CardCount,
    card: Card,
    /// The hand with the card, if it may be told.
    hand: Option<Cards>,
}

impl Play<'_> {
    fn motive(&self) -> Option<Message> {
        let (who, card, suit) = (self.view.seat, self.card, self.card.suit());
        let public = self.view.public;
        if let Some(shooter) = stopped_shooter(self.view, card) {
            return Some(texts::motive_stops_moon(who, card, shooter));
        }
        let led = public.trick.led().map(Card::suit);
        let has_others = self.hand.is_none_or(|hand| public.playable(hand).len() > 1);
        if led == Some(suit) && !has_others {
            return Some(texts::motive_only_one(who, card, suit));
        }
        if shoots_as_bid(self.view, card) {
            return Some(texts::motive_as_bid(who, card));
        }
        let takes_lead = takes_lead(public, card);
        let may_shoot = || Goal::of(self.view, &self.count) == Goal::Shoot;
        if self.hand.is_some() && takes_lead && may_shoot() {
            return Some(texts::motive_may_win_all(who, card));
        }
        match (led, takes_lead) {
            (None, _) => Some(self.lead().unwrap_or_else(|| self.height())),
            (Some(led), _) if led != suit => Some(self.discard(led)),
            (Some(_), false) => Some(self.stay_below()),
            (Some(_), true) => Some(self.beat().unwrap_or_else(|| self.height())),
        }
    }

    /// The height of a card that takes the lead, as far as everyone knows it.
    fn height(&self) -> Message {
        let (_, above) = around(self.view, &self.count, self.card);
        if above == 0 || self.view.public.trick.len() + 1 == self.view.public.seats() {
            texts::motive_nobody_beats(self.view.seat, self.card)
        } else {
            texts::motive_higher_out(self.view.seat, self.card, self.card.suit())
        }
    }

    fn stakes(&self) -> Stakes {
        Stakes::of(self.view.public)
    }

    /// Tells whether it is the last card of its suit in the hand, while others are out.
    fn is_last_of_suit(&self) -> bool {
        let suit = self.card.suit();
        let is_last = |hand: Cards| hand.of_suit(suit).len() == 1;
        self.hand.is_some_and(is_last) && self.count.out[suit.index()] != 0
    }

    /// Tells whether no card of the hand that could be played is higher, or lower.
    fn is_extreme(&self, is_beyond: fn(u8, u8) -> bool) -> bool {
        let public = self.view.public;
        let strength = |card: Card| public.options.card_order.strength(card);
        let own = strength(self.card);
        let is_extreme = |hand: Cards| {
            let mut playable = public.playable(hand).iter();
            playable.all(|other| !is_beyond(strength(other), own))
        };
        self.hand.is_some_and(is_extreme)
    }

    fn lead(&self) -> Option<Message> {
        let (who, card, suit) = (self.view.seat, self.card, self.card.suit());
        let (below, above) = around(self.view, &self.count, card);
        let out = self.count.points(suit.index(), self.count.out[suit.index()]);
        let is_free = above == 0 && points(self.view.public, card) == 0;
        match self.stakes() {
            Stakes::LastTrickSpares if above > below => Some(texts::motive_lead_early(who, card)),
            Stakes::LastTrickSpares => None,
            _ if self.is_last_of_suit() => Some(texts::motive_lead_last_of_suit(who, card, suit)),
            _ if above > 0 && below == 0 => Some(texts::motive_lead_lowest(who, card, suit)),
            _ if above > below => Some(texts::motive_lead_low(who, card, suit)),
            Stakes::LastTrickCosts if is_free => Some(texts::motive_lead_before_last(who, card)),
            Stakes::Cards if is_free && below > 0 && out <= 0.0 && !lacks_suit_later(self.view, suit) => {
                Some(texts::motive_lead_safely(who, card, suit))
            }
            _ => None,
        }
    }

    fn discard(&self, led: Suit) -> Message {
        let (who, card, suit) = (self.view.seat, self.card, self.card.suit());
        let public = self.view.public;
        let (below, above) = around(self.view, &self.count, card);
        let only_wins = above == 0 && below > 0;
        if public.contract.worth(Cards::of(card)) > 0 {
            return if self.count.to_come == 0 {
                texts::motive_give_to(who, led, card, public.best.0)
            } else {
                texts::motive_give_away(who, led, card)
            };
        }
        match self.stakes() {
            Stakes::LastTrickCosts if only_wins || self.is_extreme(|other, own| other > own) => {
                texts::motive_throw_before_last(who, led, card)
            }
            Stakes::LastTrickSpares if self.is_extreme(|other, own| other < own) => {
                texts::motive_throw_lowest(who, led, card)
            }
            Stakes::Cards if only_wins => texts::motive_throw_highest(who, led, card, suit),
            Stakes::Cards if self.is_last_of_suit() => texts::motive_throw_last_of_suit(who, led, card, suit),
            _ => texts::motive_throw(who, led, card),
        }
    }

    /// The card of the seat that wins so far.
    fn best(&self) -> Card {
        let trick = &self.view.public.trick;
        let mut plays = trick.plays();
        let best = plays.find(|(seat, _)| *seat == self.view.public.best.0);
        best.map_or(self.card, |(_, card)| card)
    }

    /// The sentence for a card that follows suit and cannot win.
    fn stay_below(&self) -> Message {
        let (who, card, suit) = (self.view.seat, self.card, self.card.suit());
        let public = self.view.public;
        let contract = &public.contract;
        let (best, points) = (self.best(), points(public, card));
        if contract.worth(Cards::of(card)) > 0 {
            return texts::motive_slip_under(who, card, best);
        }
        if points > 0 {
            return texts::motive_stay_below_points(who, card, best, contract.score(points));
        }
        if may_be_discarded_on(self.view, suit) {
            return texts::motive_stay_below_discards(who, card, best, suit);
        }
        let strength = |card: Card| public.options.card_order.strength(card);
        let losing = |hand: Cards| {
            let below = public.playable(hand).iter();
            let below = below.filter(|&other| !takes_lead(public, other));
            below.map(strength).collect::<Vec<_>>()
        };
        let others = self.hand.map(losing).unwrap_or_default();
        let is_highest = others.iter().all(|&other| other <= strength(card));
        if others.len() > 1 && is_highest && self.stakes() != Stakes::LastTrickSpares {
            return texts::motive_highest_below(who, card, best, suit);
        }
        texts::motive_stay_below(who, card, best)
    }

    /// The sentence for a card that follows suit and beats the trick so far.
    fn beat(&self) -> Option<Message> {
        let (who, card, suit) = (self.view.seat, self.card, self.card.suit());
        let public = self.view.public;
        let is_free = points(public, card) == 0;
        let stakes = self.stakes();
        if self.count.to_come == 0 {
            let is_forced = |hand: Cards| {
                let mut playable = public.playable(hand).iter();
                playable.all(|other| takes_lead(public, other))
            };
            if stakes != Stakes::LastTrickSpares && self.hand.is_some_and(is_forced) {
                return Some(if self.is_extreme(|other, own| other > own) {
                    texts::motive_highest_anyway(who, card, self.best(), suit)
                } else {
                    texts::motive_had_to_win(who, card, self.best())
                });
            }
            return match stakes {
                Stakes::Cards => is_free.then(|| texts::motive_win_free(who, card)),
                Stakes::LastTrickCosts => Some(texts::motive_win_before_last(who, card)),
                Stakes::LastTrickSpares => Some(texts::motive_win_to_lead(who, card)),
            };
        }
        let (below, above) = around(self.view, &self.count, card);
        if above == 0 {
            return match stakes {
                Stakes::Cards => is_free.then(|| texts::motive_unbeatable(who, card)),
                Stakes::LastTrickCosts => Some(texts::motive_win_before_last(who, card)),
                Stakes::LastTrickSpares => Some(texts::motive_win_to_lead(who, card)),
            };
        }
        let index = suit.index();
        let (later, holders) = (self.count.later[index], self.count.holders[index]);
        let beaten = 1.0 - win_chance(later, holders, below as f32, above);
        let hopes = beaten > LIKELY && stakes != Stakes::LastTrickSpares;
        hopes.then(|| texts::motive_hope(who, card, suit))
    }
}
