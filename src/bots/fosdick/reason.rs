//! Why an action is a good one, in a sentence for a person, from what the seat knows.

use super::outlook::{Outlook, chance, last_trick};
use super::sweep::{Aim, chance_to_sweep};
use crate::cards::{Card, Cards, Suit};
use crate::rules::View;
use crate::rules::fosdick::{Deed, Fosdick};

/// So likely is likely.
const LIKELY: f32 = 0.6;

/// The sentence; none where nothing simple speaks for the action.
pub(super) fn reason(view: View<'_, Fosdick>, deed: Deed) -> Option<String> {
    match deed {
        Deed::Pass(cards) => pass(view, cards),
        Deed::Bid(bid) => Some(moon(view, bid)),
        Deed::Play(card) => play(view, card),
    }
}

fn pass(view: View<'_, Fosdick>, cards: Cards) -> Option<String> {
    let hand = view.own.hand;
    let emptied = Suit::ALL.into_iter().find(|&suit| {
        let (had, goes) = (hand.of_suit(suit), cards.of_suit(suit));
        !had.is_empty() && had == goes
    });
    let contract = &view.public.contract;
    let worst = cards
        .iter()
        .max_by_key(|&card| contract.worth(Cards::of(card)))?;
    if let Some(suit) = emptied {
        let suit = suit.name();
        return Some(format!(
            "It leaves you without {suit}, so you can shed cards on them."
        ));
    }
    if contract.worth(Cards::of(worst)) > 0 {
        let name = worst.name();
        return Some(format!("The {name} counts against whoever wins it."));
    }
    let wanted = last_trick(contract) < 0.0;
    Some(if wanted {
        "It keeps the cards that can win the last trick.".into()
    } else {
        "These are the cards most likely to win tricks that you do not want.".into()
    })
}

fn moon(view: View<'_, Fosdick>, bid: bool) -> String {
    let chance = 100.0 * chance_to_sweep(view, &Outlook::new(view));
    if bid {
        format!("You would win everything that counts about {chance:.0} times in a hundred.")
    } else if chance < 1.0 {
        "You would hardly ever win everything that counts.".into()
    } else {
        format!("You would win everything that counts only about {chance:.0} times in a hundred.")
    }
}

fn play(view: View<'_, Fosdick>, card: Card) -> Option<String> {
    let public = view.public;
    let playable = public.playable(view.own.hand);
    if playable.len() == 1 {
        return Some(if view.own.hand.len() == 1 {
            "It is your last card.".into()
        } else {
            let suit = card.suit().singular();
            format!("It is your only {suit}, and you must follow.")
        });
    }
    let outlook = Outlook::new(view);
    match Aim::of(view, &outlook) {
        Aim::Sweep => return Some("You may yet win everything that counts.".into()),
        Aim::Stop(..) => {
            return Some("Somebody else may be winning everything that counts.".into());
        }
        Aim::Shed => {}
    }
    match public.trick.led() {
        None => lead(view, &outlook, card),
        Some(led) if led.suit() != card.suit() => Some(shed(view, led.suit(), card)),
        Some(_) => follow(view, &outlook, card, playable),
    }
}

fn lead(view: View<'_, Fosdick>, o: &Outlook, card: Card) -> Option<String> {
    let suit = card.suit();
    let strength = view.public.options.card_order.strength(card);
    let (below, above) = o.around(suit.index(), u32::from(strength));
    let alone = view.own.hand.of_suit(suit).len() == 1;
    let plural = suit.name();
    let single = suit.singular();
    if above > 0 && below == 0 {
        Some(format!(
            "No lower {single} is out, so whoever has one must go over it."
        ))
    } else if alone && below + above > 0 {
        Some(format!(
            "It is your last {single}: then you can shed cards on {plural}."
        ))
    } else if above > 0 && below < above {
        Some(format!(
            "It is a low {single}, and more of the {plural} out lie above it."
        ))
    } else if above == 0 && below > 0 && o.worth(suit.index(), o.out[suit.index()]) == 0.0 {
        Some(format!("It wins, but none of the {plural} out counts."))
    } else {
        None
    }
}

fn shed(view: View<'_, Fosdick>, led: Suit, card: Card) -> String {
    let (name, led) = (card.name(), led.name());
    if view.public.contract.worth(Cards::of(card)) > 0 {
        format!("You have no {led}, so you can give away the {name}.")
    } else if view.own.hand.of_suit(card.suit()).len() == 1 {
        let single = card.suit().singular();
        format!("You have no {led}, and it is your last {single}.")
    } else {
        let which = if last_trick(&view.public.contract) < 0.0 {
            "a low card"
        } else {
            "a card that may win later"
        };
        format!("You have no {led}, so you can get rid of {which}.")
    }
}

fn follow(view: View<'_, Fosdick>, o: &Outlook, card: Card, playable: Cards) -> Option<String> {
    let public = view.public;
    let order = public.options.card_order;
    let strength = order.strength(card);
    let winning = public.best.1;
    let suit = card.suit();
    if strength < winning {
        let lower = |other: &Card| order.strength(*other) < winning;
        let highest = playable
            .iter()
            .filter(lower)
            .max_by_key(|&c| order.strength(c));
        return Some(if highest == Some(card) && playable.len() > 1 {
            let single = suit.singular();
            format!("It is your highest {single} that cannot win the trick.")
        } else {
            "It cannot win the trick.".into()
        });
    }
    let first = if public.tricks == 0 {
        public.contract.first_trick
    } else {
        0
    };
    let points = public.contract.worth(public.trick.set()) + first;
    if o.to_come == 0 {
        let forced = playable.iter().all(|other| order.strength(other) > winning);
        return Some(match (points > 0, forced) {
            (false, _) => "The trick is worth nothing, so a high card can go.".into(),
            (true, true) => "You win the trick whatever you play, so a high card can go.".into(),
            (true, false) => return None,
        });
    }
    let (below, above) = o.around(suit.index(), u32::from(strength));
    let (later, holders) = (o.later[suit.index()], o.holders[suit.index()]);
    let beaten = 1.0 - chance(later, holders, below as f32, above);
    if above == 0 {
        return (points == 0).then(|| "Nothing that counts lies in the trick yet.".into());
    }
    (beaten > LIKELY).then(|| "Somebody after you is likely to go over it.".into())
}
