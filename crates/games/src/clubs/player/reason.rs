//! Reasons for a card, in one sentence for the seat itself.

use super::above;
use crate::clubs::{Clubs, JACK, Play, Public, answers, strength, tally};
use crate::text::{clubs as texts, table};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::{Message, Score, View};

pub(super) fn reason(view: View<'_, Clubs>, play: Play) -> Option<Message> {
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
            table::last_card_of_yours()
        } else if public.is_opening() {
            texts::opens()
        } else if public.suit.is_none() {
            return None;
        } else {
            texts::only_follower()
        });
    }
    visible(public, hand, play)
}

/// The sentence for a seat that leads a club and names a suit.
fn naming(public: &Public, hand: Cards, card: Card, named: Suit) -> Message {
    let out = out(public, hand);
    let higher = |suit| higher(out, card, suit);
    let can_beat = higher(named);
    if can_beat == 0 {
        let may_get_jack = card == JACK || out.contains(JACK);
        return match (named, may_get_jack) {
            (Suit::Clubs, true) => texts::unbeatable_as_clubs(),
            (Suit::Clubs, false) => texts::unbeatable_without_jack_as_clubs(),
            (_, true) => texts::unbeatable_as(named),
            (_, false) => texts::unbeatable_without_jack_as(named),
        };
    }
    if named == Suit::Clubs {
        return texts::beatable_as_clubs(can_beat);
    }
    if is_easiest_to_lose(public, hand, card, named) {
        texts::easiest_to_lose(named, can_beat)
    } else if other_plain_suits(named).all(|other| higher(other) > can_beat) {
        texts::easier_to_win(named, can_beat)
    } else {
        texts::clubs_can_be_kept(named, can_beat)
    }
}

/// The cards that a seat with this hand does not see.
pub(super) fn out(public: &Public, hand: Cards) -> Cards {
    !(public.seen() | hand)
}

/// The number of unseen cards that beat a card in a trick of this suit.
fn higher(out: Cards, card: Card, suit: Suit) -> usize {
    (above(suit, strength(card, suit)) & out).len()
}

fn other_plain_suits(named: Suit) -> impl Iterator<Item = Suit> {
    let plain = [Suit::Diamonds, Suit::Hearts, Suit::Spades];
    plain.into_iter().filter(move |&suit| suit != named)
}

/// Tells whether more unseen cards beat a club in a trick of this plain suit than in one of any other.
pub(super) fn is_easiest_to_lose(public: &Public, hand: Cards, card: Card, named: Suit) -> bool {
    let out = out(public, hand);
    let can_beat = higher(out, card, named);
    can_beat > 0 && other_plain_suits(named).all(|other| higher(out, card, other) < can_beat)
}

/// The sentence for a card that names nothing.
fn visible(public: &Public, hand: Cards, Play { card, named }: Play) -> Option<Message> {
    let suit = public.suit.or(named).unwrap_or(card.suit());
    let leads = public.trick.is_empty();
    let last = public.trick.len() + 1 == public.seats();
    let strength = strength(card, suit);
    let wins = leads || strength > public.best.1;
    let trick = public.trick.set() | Cards::of(card);
    let out = out(public, hand);
    let worth = tally(trick);
    if !wins {
        return Some(if card == JACK {
            texts::jack_goes()
        } else if public.trick.set().contains(JACK) {
            texts::leaves_jack()
        } else if !answers(suit).contains(card) {
            texts::can_go()
        } else if worth < 0 {
            texts::cannot_win_cost(Score::points(-worth))
        } else if !last && out.contains(JACK) {
            texts::dodges_jack()
        } else {
            texts::cannot_win()
        });
    }
    if last {
        return (worth > 0).then(|| texts::wins_worth(Score::points(worth)));
    }
    let higher = above(suit, strength) & out;
    if higher.is_empty() {
        let may_get_jack = trick.contains(JACK) || out.contains(JACK);
        return Some(if may_get_jack { texts::unbeatable() } else { texts::wins_without_jack() });
    }
    if leads && card.suit() == Suit::Clubs {
        return Some(texts::everyone_plays_club());
    }
    let can_follow = answers(suit) & out;
    (2 * higher.len() > can_follow.len()).then(texts::likely_beaten)
}
