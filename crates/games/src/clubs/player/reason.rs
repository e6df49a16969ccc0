//! Reasons for a card, in one sentence: for the seat itself, or for everyone else from public
//! knowledge.

use super::above;
use crate::clubs::{Clubs, JACK, Play, Public, answers, strength, tally};
use crate::text::{clubs as texts, table};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::{Message, Score, View};

pub(super) fn public_reason(public: &Public, play: Play) -> Option<Message> {
    if public.tricks + 1 == public.hand_size() {
        return Some(table::last_card());
    }
    visible(public, Cards::of(play.card), play)
}

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
    let out = !(public.seen() | hand);
    let higher = |suit: Suit| (above(suit, strength(card, suit)) & out).len();
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
    let others = [Suit::Diamonds, Suit::Hearts, Suit::Spades];
    let others = others.into_iter().filter(|&suit| suit != named);
    let others: Vec<usize> = others.map(higher).collect();
    if others.iter().all(|&other| other < can_beat) {
        texts::easiest_to_lose(named, can_beat)
    } else if others.iter().all(|&other| other > can_beat) {
        texts::easier_to_win(named, can_beat)
    } else {
        texts::clubs_can_be_kept(named, can_beat)
    }
}

/// The sentence for someone who sees the table and these cards of the hand.
fn visible(public: &Public, hand: Cards, Play { card, named }: Play) -> Option<Message> {
    let suit = public.suit.or(named).unwrap_or(card.suit());
    let leads = public.trick.is_empty();
    let last = public.trick.len() + 1 == public.seats();
    let strength = strength(card, suit);
    let wins = leads || strength > public.best.1;
    let trick = public.trick.set() | Cards::of(card);
    if !wins {
        return Some(if card == JACK {
            texts::jack_goes()
        } else if public.trick.set().contains(JACK) {
            texts::leaves_jack()
        } else if !answers(suit).contains(card) {
            texts::can_go()
        } else {
            texts::cannot_win()
        });
    }
    if last {
        let worth = tally(trick);
        return (worth > 0).then(|| texts::wins_worth(Score::points(worth)));
    }
    let out = !(public.seen() | hand);
    if !above(suit, strength).intersects(out) {
        let may_get_jack = trick.contains(JACK) || out.contains(JACK);
        return Some(if may_get_jack {
            texts::unbeatable()
        } else {
            texts::wins_without_jack()
        });
    }
    if leads && card.suit() == Suit::Clubs {
        return Some(match named {
            Some(named) if named != Suit::Clubs => texts::need_not_play_club(named),
            _ => texts::everyone_plays_club(),
        });
    }
    None
}
