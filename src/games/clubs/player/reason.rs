//! Why a card is good, in one sentence: for the seat itself, or for everyone else from public
//! knowledge.

use super::above;
use crate::cards::{Card, Cards, Suit};
use crate::games::clubs::{Clubs, JACK, Play, Public, answers, strength, tally};
use crate::rules::{View, words};

/// The sentence for the other seats, if public knowledge explains the play.
pub(super) fn public_reason(public: &Public, play: Play) -> Option<String> {
    if public.tricks + 1 == public.hand_size() {
        return Some("It is the last card.".into());
    }
    visible(public, Cards::of(play.card), play)
}

/// The sentence for the seat itself, if there is a simple one.
pub(super) fn reason(view: View<'_, Clubs>, play: Play) -> Option<String> {
    let public = view.public;
    let hand = view.own.hand;
    if let Some(named) = play.named
        && public.can_name()
    {
        return Some(naming(public, hand, play.card, named));
    }
    let playable = public.playable(hand);
    if playable.len() == 1 {
        return Some(if hand.len() == 1 {
            "It is your last card.".into()
        } else if public.is_opening() {
            "It is the lowest club dealt, so you must open with it.".into()
        } else if public.suit.is_none() {
            return None;
        } else {
            "It is the only card you can follow with.".into()
        });
    }
    visible(public, hand, play)
}

/// The sentence for a seat that leads a club and names a suit.
fn naming(public: &Public, hand: Cards, card: Card, named: Suit) -> String {
    let out = !(public.seen() | hand);
    let higher = |suit: Suit| (above(suit, strength(card, suit)) & out).len();
    let (name, can_beat) = (named.name(), higher(named));
    let duty = match named {
        Suit::Clubs => "everyone who has a club must play one".into(),
        _ => format!("whoever has clubs but no {name} must play a club"),
    };
    if can_beat == 0 {
        let wins = certain_win(card == JACK || out.contains(JACK));
        return format!("{wins}, and {duty}.");
    }
    let cards = words::count(can_beat, "card");
    if named == Suit::Clubs {
        let duty = words::sentence(&duty);
        return format!("{duty}, and {cards} still out can beat yours.");
    }
    let others = [Suit::Diamonds, Suit::Hearts, Suit::Spades];
    let others = others.into_iter().filter(|&suit| suit != named);
    let others: Vec<usize> = others.map(higher).collect();
    if others.iter().all(|&other| other < can_beat) {
        format!(
            "More cards still out can beat it with {name} named ({can_beat}) than with any other \
             suit, so the trick is easiest to lose."
        )
    } else if others.iter().all(|&other| other > can_beat) {
        format!(
            "Fewer cards still out can beat it with {name} named ({can_beat}) than with the other \
             plain suits, so the trick is easier to win."
        )
    } else {
        let singular = named.singular();
        format!(
            "With {name} named, whoever has a {singular} can keep their clubs, and {cards} still \
             out can beat yours."
        )
    }
}

/// The sentence about a card that no card still out can beat.
const fn certain_win(may_get_jack: bool) -> &'static str {
    if may_get_jack {
        "No card still out can beat it"
    } else {
        "It wins a trick without the jack of clubs"
    }
}

/// The sentence for someone who sees the table and these cards of the hand.
fn visible(public: &Public, hand: Cards, Play { card, named }: Play) -> Option<String> {
    let suit = public.suit.or(named).unwrap_or(card.suit());
    let leads = public.trick.is_empty();
    let last = public.trick.len() + 1 == public.seats();
    let strength = strength(card, suit);
    let wins = leads || strength > public.best.1;
    let trick = public.trick.set() | Cards::of(card);
    if !wins {
        return Some(if card == JACK {
            "The jack of clubs goes to another player.".into()
        } else if public.trick.set().contains(JACK) {
            "It leaves the jack of clubs to another player.".into()
        } else if !answers(suit).contains(card) {
            "It cannot win the trick, so it can go.".into()
        } else {
            "It cannot win the trick.".into()
        });
    }
    if last {
        let worth = tally(trick);
        let points = words::count(worth, "point");
        return (worth > 0).then(|| format!("It wins the trick, which is worth {points}."));
    }
    let out = !(public.seen() | hand);
    if !above(suit, strength).intersects(out) {
        let wins = certain_win(trick.contains(JACK) || out.contains(JACK));
        return Some(format!("{wins}."));
    }
    if leads && card.suit() == Suit::Clubs {
        return Some(match named {
            Some(named) if named != Suit::Clubs => {
                let (suit, singular) = (named.name(), named.singular());
                format!("With {suit} named, whoever has a {singular} need not play a club.")
            }
            _ => "Everyone who has a club must play one.".into(),
        });
    }
    None
}
