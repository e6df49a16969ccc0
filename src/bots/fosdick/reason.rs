//! Why an action is a good one, in a sentence for a person: from what the seat knows, or from what
//! everyone knows. Every sentence states what the rules and the cards in sight make certain, so
//! that it is true whoever acted, and however he came to it.

use super::outlook::{Outlook, chance, last_trick};
use super::sweep::{Aim, holder};
use crate::cards::{Card, Cards, Suit};
use crate::rules::fosdick::{Action, Fosdick, Private, Public, Sweep};
use crate::rules::{Rules, Seat, View};

/// So likely is likely.
const LIKELY: f32 = 0.6;

/// The sentence for the seat itself; none where nothing simple speaks for the action. A bid is
/// better told by what it brings.
pub(super) fn reason(view: View<'_, Fosdick>, action: Action) -> Option<String> {
    match action {
        Action::Pass(cards) => pass(view, cards),
        Action::Bid(_) => None,
        Action::Play(card) => play(view, card),
    }
}

/// The sentence for the others; none where nothing that all see speaks for the action.
pub(super) fn account(public: &Public, seat: Seat, action: Action) -> Option<String> {
    match action {
        Action::Pass(_) => None,
        Action::Bid(bid) => Some(moon(public, bid)),
        Action::Play(_) if public.tricks + 1 == public.hand_size() => {
            Some("It is the last card.".into())
        }
        Action::Play(card) => {
            // Of the hand all see this card and no other.
            let own = Private {
                hand: Cards::of(card),
                ..Private::default()
            };
            let own = &own;
            let view = View { seat, public, own };
            let outlook = Outlook::new(view);
            stops(view, card)
                .or_else(|| announced(view, card))
                .or_else(|| open(view, &outlook, card))
        }
    }
}

fn pass(view: View<'_, Fosdick>, cards: Cards) -> Option<String> {
    let hand = view.own.hand;
    let public = view.public;
    let emptied = Suit::ALL.into_iter().find(|&suit| {
        let (had, goes) = (hand.of_suit(suit), cards.of_suit(suit));
        !had.is_empty() && had == goes
    });
    let contract = &public.contract;
    let worst = cards
        .iter()
        .max_by_key(|&card| contract.worth(Cards::of(card)))?;
    if let Some(suit) = emptied {
        let suit = suit.name();
        return Some(format!(
            "It empties your {suit}, unless you are passed some."
        ));
    }
    let strength = |card: Card| public.options.card_order.strength(card);
    if contract.worth(Cards::of(worst)) > 0 {
        let kept = (hand - cards).of_suit(worst.suit());
        let top = kept.iter().max_by_key(|&card| strength(card));
        let above = top.filter(|&card| strength(card) > strength(worst));
        let before = public.after(public.receiver(view.seat)) == view.seat;
        return Some(match above.filter(|_| before) {
            Some(top) => format!(
                "The {} is a card that counts; unless you lead, it lies there before you play the {}.",
                worst.name(),
                top.rank().name()
            ),
            None => format!("The {} is a card that counts.", worst.name()),
        });
    }
    let goes = cards.iter().map(strength);
    let stays = (hand - cards).iter().map(strength);
    if last_trick(contract) < 0.0 {
        (goes.max() <= stays.min()).then(|| "You keep no card lower than these.".into())
    } else {
        (goes.min() >= stays.max()).then(|| "You keep no card higher than these.".into())
    }
}

fn moon(public: &Public, bid: bool) -> String {
    let contract = &public.contract;
    let all = contract.score(contract.worth(contract.penalties()));
    if bid {
        format!("Whoever announces it and wins all that counts scores 0, and everyone else {all}.")
    } else {
        format!("Whoever announces it and does not win all that counts scores {all}.")
    }
}

fn play(view: View<'_, Fosdick>, card: Card) -> Option<String> {
    let public = view.public;
    let hand = view.own.hand;
    let playable = public.playable(hand);
    let single = card.suit().singular();
    if playable.len() == 1 {
        return Some(if hand.len() == 1 {
            "It is your last card.".into()
        } else {
            format!("It is your only {single}, and you must follow.")
        });
    }
    let outlook = Outlook::new(view);
    if let Some(reason) = stops(view, card) {
        return Some(reason);
    }
    if takes_lead(public, card) && Aim::of(view, &outlook) == Aim::Sweep {
        return Some("You may yet win everything that counts.".into());
    }
    let open = open(view, &outlook, card);
    // What is better told by the hand.
    let order = public.options.card_order;
    let strength = |card: Card| order.strength(card);
    let last = hand.of_suit(card.suit()).len() == 1;
    match (public.trick.led(), &open) {
        (None, _) if last && outlook.out[card.suit().index()] != 0 => {
            let plural = card.suit().name();
            Some(format!(
                "It is your last {single}, so you can throw other cards on {plural} led later."
            ))
        }
        (Some(led), _)
            if led.suit() != card.suit() && last && public.contract.worth(Cards::of(card)) == 0 =>
        {
            let led = led.suit().singular();
            Some(format!(
                "There is no {led} to follow with, and it is your last {single}."
            ))
        }
        (Some(_), Some(reason)) if reason == LOSES => {
            let losing = playable.iter().filter(|&other| !takes_lead(public, other));
            let highest = losing.max_by_key(|&other| strength(other)) == Some(card);
            Some(if highest {
                format!("It is your highest {single} that cannot win the trick.")
            } else {
                LOSES.into()
            })
        }
        (Some(_), None) if outlook.to_come == 0 => {
            let forced = playable.iter().all(|other| takes_lead(public, other));
            let highest = playable.iter().max_by_key(|&other| strength(other)) == Some(card);
            (forced && highest)
                .then(|| "You win the trick whatever you play, so your highest can go.".into())
        }
        _ => open,
    }
}

const LOSES: &str = "It cannot win the trick.";

/// Does a card lead, or beat those on the table?
fn takes_lead(public: &Public, card: Card) -> bool {
    let strength = public.options.card_order.strength(card);
    let beats = |led: Card| led.suit() == card.suit() && strength > public.best.1;
    public.trick.led().is_none_or(beats)
}

/// Who plays after this seat in the trick on the table.
fn to_come(view: View<'_, Fosdick>) -> impl Iterator<Item = Seat> {
    let public = view.public;
    let after = std::iter::successors(Some(public.after(view.seat)), |&seat| {
        Some(public.after(seat))
    });
    after.take(public.seats() - 1 - public.trick.len())
}

/// A card that counts goes, whatever follows, to somebody else than the one who has won all so
/// far.
fn stops(view: View<'_, Fosdick>, card: Card) -> Option<String> {
    let public = view.public;
    let sweeper = holder(public).ok()??;
    let could = match public.contract.sweep {
        Sweep::None | Sweep::OneMore => false,
        Sweep::Announced => public.bids.contains(sweeper),
        Sweep::Silent => true,
    };
    let lies = public.trick.set() | Cards::of(card);
    let ahead = match takes_lead(public, card) {
        true => view.seat,
        false => public.best.0,
    };
    let stopped = ahead != sweeper
        && lies.intersects(public.contract.penalties())
        && to_come(view).all(|seat| seat != sweeper);
    (could && stopped && sweeper != view.seat)
        .then(|| "With it, nobody can win everything that counts any more.".into())
}

/// The seat has announced that it will win everything, and still can.
fn announced(view: View<'_, Fosdick>, card: Card) -> Option<String> {
    let public = view.public;
    let alone = holder(public).is_ok_and(|seat| seat.is_none_or(|seat| seat == view.seat));
    (public.bids.contains(view.seat) && alone && takes_lead(public, card))
        .then(|| "All that counts may yet be won, as was announced.".into())
}

/// What the card and the table say, whatever else is in the hand.
fn open(view: View<'_, Fosdick>, outlook: &Outlook, card: Card) -> Option<String> {
    match view.public.trick.led() {
        None => lead(view, outlook, card),
        Some(led) if led.suit() != card.suit() => Some(shed(view, outlook, led.suit(), card)),
        Some(_) => follow(view, outlook, card),
    }
}

/// How many cards of its suit are out below a card, and how many above.
fn around(view: View<'_, Fosdick>, o: &Outlook, card: Card) -> (usize, usize) {
    let strength = view.public.options.card_order.strength(card);
    o.around(card.suit().index(), u32::from(strength))
}

/// What the trick counts so far with a card in it.
fn points(public: &Public, card: Card) -> i32 {
    let first = match public.tricks {
        0 => public.contract.first_trick,
        _ => 0,
    };
    public.contract.worth(public.trick.set() | Cards::of(card)) + first
}

fn lead(view: View<'_, Fosdick>, o: &Outlook, card: Card) -> Option<String> {
    let suit = card.suit();
    let (below, above) = around(view, o, card);
    let (plural, single) = (suit.name(), suit.singular());
    let counts = o.worth(suit.index(), o.out[suit.index()]) > 0.0;
    if above > 0 && below == 0 {
        Some(format!(
            "No lower {single} is out, so whoever has one must go over it."
        ))
    } else if above > below {
        Some(format!(
            "More of the {plural} out lie above it than below it."
        ))
    } else if above == 0 && below > 0 && !counts && points(view.public, card) == 0 {
        Some(format!("It wins, but none of the {plural} out counts."))
    } else {
        None
    }
}

fn shed(view: View<'_, Fosdick>, o: &Outlook, led: Suit, card: Card) -> String {
    let (name, led) = (card.name(), led.singular());
    let contract = &view.public.contract;
    let (below, above) = around(view, o, card);
    let can = if contract.worth(Cards::of(card)) > 0 {
        "can be given away"
    } else if above == 0 && below > 0 && last_trick(contract) >= 0.0 {
        "can go, which nothing out beats"
    } else {
        "can go"
    };
    format!("There is no {led} to follow with, so the {name} {can}.")
}

fn follow(view: View<'_, Fosdick>, o: &Outlook, card: Card) -> Option<String> {
    let public = view.public;
    let suit = card.suit();
    let contract = &public.contract;
    let points = points(public, card);
    if !takes_lead(public, card) {
        let elsewhere = (Fosdick::unseen(view) & contract.penalties()) - Cards::suit(suit);
        let void = to_come(view).any(|seat| public.voids[seat].contains(suit));
        return Some(if contract.worth(Cards::of(card)) > 0 {
            format!("It gives the {} to somebody else.", card.name())
        } else if points > 0 {
            let points = contract.score(points);
            format!("It cannot win the trick, which counts {points} so far.")
        } else if void && !elsewhere.is_empty() {
            format!(
                "It cannot win the trick, and somebody to come has no {}: a card that counts may \
                 fall.",
                suit.name()
            )
        } else {
            LOSES.into()
        });
    }
    if o.to_come == 0 {
        return (points == 0).then(|| "It wins a trick that counts nothing.".into());
    }
    let (below, above) = around(view, o, card);
    if above == 0 {
        return (points == 0).then(|| "Nothing that counts lies in the trick yet.".into());
    }
    let (later, holders) = (o.later[suit.index()], o.holders[suit.index()]);
    let beaten = 1.0 - chance(later, holders, below as f32, above);
    (beaten > LIKELY).then(|| format!("A higher {} is still out.", suit.singular()))
}
