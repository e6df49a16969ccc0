//! Reasons for an action, in one sentence for the seat itself. Each sentence follows from the rules and
//! the cards that the seat sees, so it is true no matter who acts and why.

use super::card_count::{CardCount, last_trick_cost};
use super::moon::Goal;
use super::penalty_holders::PenaltyHolders;
use crate::fosdick::{Action, Fosdick, Moon, Public};
use crate::text::{fosdick as texts, table};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::{Message, Rules, Seat, View};

/// The sentence for the seat itself, if there is a simple one.
pub(super) fn reason(view: View<'_, Fosdick>, action: Action) -> Option<Message> {
    match action {
        Action::Pass(cards) => pass(view, cards),
        Action::Bid(bid) => moon_in_hand(view, bid),
        Action::Play(card) => play(view, card),
    }
}

fn pass(view: View<'_, Fosdick>, cards: Cards) -> Option<Message> {
    let hand = view.own.hand;
    let public = view.public;
    let emptied = Suit::ALL.into_iter().find(|&suit| {
        let (had, goes) = (hand.of_suit(suit), cards.of_suit(suit));
        !had.is_empty() && had == goes
    });
    let contract = &public.contract;
    let worst = cards.iter().max_by_key(|&card| contract.worth(Cards::of(card)))?;
    if let Some(suit) = emptied {
        return Some(texts::none_left(suit));
    }
    let strength = |card: Card| public.options.card_order.strength(card);
    if contract.worth(Cards::of(worst)) > 0 {
        let kept = (hand - cards).of_suit(worst.suit());
        let top = kept.iter().max_by_key(|&card| strength(card));
        let above = top.filter(|&card| strength(card) > strength(worst));
        let before = public.after(public.receiver(view.seat)) == view.seat;
        return Some(match above.filter(|_| before) {
            Some(top) => texts::passed_before(worst, top.rank()),
            None => texts::is_penalty_card(worst),
        });
    }
    let goes = cards.iter().map(strength);
    let stays = (hand - cards).iter().map(strength);
    if last_trick_cost(contract) < 0.0 {
        (goes.max() <= stays.min()).then(texts::keeps_none_lower)
    } else {
        (goes.min() >= stays.max()).then(texts::keeps_none_higher)
    }
}

/// The consequences of a bid for the moon, or of none.
pub(super) fn moon(public: &Public, bid: bool) -> Message {
    let contract = &public.contract;
    let all = contract.score(contract.worth(contract.penalties()));
    if bid { texts::moon_pays(all) } else { texts::moon_costs(all) }
}

/// The cards that speak for a bid for the moon, or against it.
fn moon_in_hand(view: View<'_, Fosdick>, bid: bool) -> Option<Message> {
    let count = CardCount::new(view);
    let held = Suit::ALL.into_iter().filter(|suit| count.own[suit.index()] != 0);
    let cards = held.map(|suit| {
        let (own, out) = (count.own[suit.index()], count.out[suit.index()]);
        let above = |cards: u16, limit: u16| (cards & !(u16::MAX >> limit.leading_zeros())).count_ones() as usize;
        (suit, if bid { above(own, out) } else { above(out, own) })
    });
    let (suit, most) = cards.max_by_key(|(_, number)| *number)?;
    match (bid, most) {
        (true, 2..) => Some(texts::nobody_beats(most, suit)),
        (false, 1..) => Some(texts::higher_than_yours(most, suit)),
        _ => None,
    }
}

fn play(view: View<'_, Fosdick>, card: Card) -> Option<Message> {
    let public = view.public;
    let hand = view.own.hand;
    let playable = public.playable(hand);
    let suit = card.suit();
    if playable.len() == 1 {
        return Some(if hand.len() == 1 { table::last_card_of_yours() } else { texts::only_one(suit) });
    }
    let count = CardCount::new(view);
    if stopped_shooter(view, card).is_some() {
        return Some(texts::stops_moon());
    }
    if takes_lead(public, card) && Goal::of(view, &count) == Goal::Shoot {
        return Some(texts::may_win_all());
    }
    let from_table = reason_from_table(view, &count, card);
    // In some cases the hand explains more.
    let order = public.options.card_order;
    let strength = |card: Card| order.strength(card);
    let highest_loser = || {
        let losing = playable.iter().filter(|&other| !takes_lead(public, other));
        losing.max_by_key(|&other| strength(other))
    };
    let last = hand.of_suit(card.suit()).len() == 1;
    match (public.trick.led(), &from_table) {
        (None, _) if last && count.out[card.suit().index()] != 0 => Some(texts::last_of_suit(suit)),
        (Some(led), _)
            if led.suit() != card.suit()
                && last
                && count.out[card.suit().index()] != 0
                && public.contract.worth(Cards::of(card)) == 0 =>
        {
            Some(texts::discard_last_of_suit(led.suit(), suit))
        }
        (Some(_), Some(TableReason::Loses)) if highest_loser() == Some(card) => Some(texts::highest_that_loses(suit)),
        (Some(_), None) if count.to_come == 0 => {
            let forced = playable.iter().all(|other| takes_lead(public, other));
            let highest = playable.iter().max_by_key(|&other| strength(other)) == Some(card);
            (forced && highest).then(texts::wins_anyway)
        }
        _ => from_table.map(TableReason::sentence),
    }
}

/// A reason that follows from the card and the table alone.
enum TableReason {
    /// The card cannot win the trick, and the table tells no more.
    Loses,
    Other(Message),
}

impl TableReason {
    fn sentence(self) -> Message {
        match self {
            Self::Loses => texts::cannot_win(),
            Self::Other(sentence) => sentence,
        }
    }
}

/// Tells whether a card leads or beats the trick so far.
pub(super) fn takes_lead(public: &Public, card: Card) -> bool {
    let strength = public.options.card_order.strength(card);
    let beats = |led: Card| led.suit() == card.suit() && strength > public.best.1;
    public.trick.led().is_none_or(beats)
}

/// The seats that play after this one in the current trick.
fn to_come(view: View<'_, Fosdick>) -> impl Iterator<Item = Seat> {
    let public = view.public;
    let after = std::iter::successors(Some(public.after(view.seat)), |&seat| Some(public.after(seat)));
    after.take(public.seats() - 1 - public.trick.len())
}

/// The seat that has won all penalty cards so far, if this card ensures that one goes to another seat.
pub(super) fn stopped_shooter(view: View<'_, Fosdick>, card: Card) -> Option<Seat> {
    let public = view.public;
    let PenaltyHolders::One(shooter) = PenaltyHolders::of(public) else { return None };
    let could = match public.contract.moon {
        Moon::None | Moon::OneMore => false,
        Moon::Announced => public.bids.contains(shooter),
        Moon::Silent => true,
    };
    let lies = public.trick.set() | Cards::of(card);
    let ahead = if takes_lead(public, card) { view.seat } else { public.best.0 };
    let stopped =
        ahead != shooter && lies.intersects(public.contract.penalties()) && to_come(view).all(|seat| seat != shooter);
    (could && stopped && shooter != view.seat).then_some(shooter)
}

/// Tells whether a card takes the lead for a bidder who can still shoot the moon.
pub(super) fn shoots_as_bid(view: View<'_, Fosdick>, card: Card) -> bool {
    let public = view.public;
    let can_shoot = PenaltyHolders::of(public).allow_moon_by(view.seat);
    public.bids.contains(view.seat) && can_shoot && takes_lead(public, card)
}

fn reason_from_table(view: View<'_, Fosdick>, count: &CardCount, card: Card) -> Option<TableReason> {
    let sentence = match view.public.trick.led() {
        None => lead(view, count, card),
        Some(led) if led.suit() != card.suit() => Some(discard(view, count, led.suit(), card)),
        Some(_) if !takes_lead(view.public, card) => {
            return Some(lose(view, card).map_or(TableReason::Loses, TableReason::Other));
        }
        Some(_) => beat(view, count, card),
    };
    sentence.map(TableReason::Other)
}

/// The numbers of outstanding cards of its suit below and above a card.
pub(super) fn around(view: View<'_, Fosdick>, count: &CardCount, card: Card) -> (usize, usize) {
    let strength = view.public.options.card_order.strength(card);
    count.around(card.suit().index(), u32::from(strength))
}

/// The points of the trick so far, including a card.
pub(super) fn points(public: &Public, card: Card) -> i32 {
    let first = match public.tricks {
        0 => public.contract.first_trick_points,
        _ => 0,
    };
    public.contract.worth(public.trick.set() | Cards::of(card)) + first
}

fn lead(view: View<'_, Fosdick>, count: &CardCount, card: Card) -> Option<Message> {
    let suit = card.suit();
    let (below, above) = around(view, count, card);
    let has_penalties = count.points(suit.index(), count.out[suit.index()]) > 0.0;
    let contract = &view.public.contract;
    let counts_cards = contract.worth(view.public.pack()) > 0;
    let is_free = above == 0 && points(view.public, card) == 0;
    if above > 0 && below == 0 {
        Some(texts::no_lower_out(suit))
    } else if above > below {
        Some(texts::more_higher_out(suit))
    } else if is_free && below > 0 && counts_cards && !has_penalties && !may_be_discarded_on(view, suit) {
        Some(texts::wins_no_penalty(suit))
    } else if is_free && !counts_cards && contract.last_trick_points > 0 {
        Some(texts::wins_for_nothing())
    } else {
        (above > 0).then(|| texts::higher_is_out(suit))
    }
}

fn discard(view: View<'_, Fosdick>, count: &CardCount, led: Suit, card: Card) -> Message {
    let contract = &view.public.contract;
    let (below, above) = around(view, count, card);
    if contract.worth(Cards::of(card)) > 0 {
        texts::gives_away(led, card)
    } else if above == 0 && below > 0 && last_trick_cost(contract) >= 0.0 {
        texts::discards_highest(led, card, card.suit())
    } else {
        texts::can_go(led)
    }
}

/// Tells whether a later player who has none of the suit may discard a penalty card.
pub(super) fn may_be_discarded_on(view: View<'_, Fosdick>, suit: Suit) -> bool {
    let public = view.public;
    let elsewhere = (Fosdick::unseen(view) & public.contract.penalties()) - Cards::suit(suit);
    lacks_suit_later(view, suit) && !elsewhere.is_empty()
}

/// Tells whether a later player is known to have none of the suit.
pub(super) fn lacks_suit_later(view: View<'_, Fosdick>, suit: Suit) -> bool {
    to_come(view).any(|seat| view.public.voids[seat].contains(suit))
}

/// The sentence for a card that follows suit and cannot win, if there is more to say.
fn lose(view: View<'_, Fosdick>, card: Card) -> Option<Message> {
    let public = view.public;
    let suit = card.suit();
    let contract = &public.contract;
    let points = points(public, card);
    if contract.worth(Cards::of(card)) > 0 {
        Some(texts::goes_to_another())
    } else if points > 0 {
        Some(texts::loses_points(contract.score(points)))
    } else if may_be_discarded_on(view, suit) {
        Some(texts::loses_before_discard(suit))
    } else {
        None
    }
}

/// Tells whether anything but the last trick counts.
pub(super) fn counts_early(public: &Public) -> bool {
    let contract = &public.contract;
    contract.worth(public.pack()) > 0 || contract.first_trick_points > 0
}

/// The sentence for a card that follows suit and beats the trick so far.
fn beat(view: View<'_, Fosdick>, count: &CardCount, card: Card) -> Option<Message> {
    let suit = card.suit();
    let public = view.public;
    let (_, above) = around(view, count, card);
    if count.to_come == 0 || above == 0 {
        // Where only the last trick counts, there is no talk of points in others.
        return if !counts_early(public) {
            let cost = last_trick_cost(&public.contract);
            if cost > 0.0 { Some(texts::wins_for_nothing()) } else { (cost < 0.0).then(texts::wins_the_lead) }
        } else if points(public, card) > 0 {
            None
        } else if count.to_come == 0 {
            Some(texts::wins_without_points())
        } else {
            Some(texts::no_points_yet())
        };
    }
    Some(texts::higher_is_out(suit))
}
