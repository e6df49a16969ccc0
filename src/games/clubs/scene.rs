//! The scene of Clubs, and the gestures and sentences for its actions.

use super::{Clubs, Opening, Play, Public, TWO, tally};
use crate::cards::{Card, Cards, Suit};
use crate::rules::scene::{
    Anchor, Arrangement, Fact, Gesture, Scene, Spot, SpotId, Target, Zone, ZoneId,
};
use crate::rules::tricks::{carry, spoken_play};
use crate::rules::words::count;
use crate::rules::{Message, Score, Spoken, View};
use crate::text::clubs as texts;

/// The card that lies on the table until the last trick is won.
pub(super) const TABLE_CARD: ZoneId = ZoneId::new("apart");

/// The suits that a led club can be named as.
pub(super) const SUITS: ZoneId = ZoneId::new("suits");

pub(super) fn scene(view: View<'_, Clubs>) -> Scene {
    let public = view.public;
    let clubs = Cards::suit(Suit::Clubs);
    let hand = view.own.hand;
    let hands = public.hands(view.seat, hand, public.playable(hand));
    let mut scene = public.scene(hands, |seat| public.won_by(seat, "clubs", clubs));
    if public.in_deal() {
        for (player, &taken) in scene.players.iter_mut().zip(public.taken.iter()) {
            player.note = format!("tally {}", signed(Score::points(tally(taken))));
        }
    }
    if public.has_table_card() {
        let zone = Zone::new(
            TABLE_CARD,
            Anchor::LowerRight,
            Arrangement::Pile,
            "the card on the table, for the winner of the last trick",
            Spot::backs(TABLE_CARD, 1),
        );
        scene.zones.push(zone.with_note("table card"));
    }
    if may_name(view) {
        let signs = Suit::ALL.map(Spot::sign).to_vec();
        let (anchor, arrangement) = (Anchor::Reach, Arrangement::Choices);
        let zone = Zone::new(SUITS, anchor, arrangement, "suits to name", signs);
        let note = "Put a club on the suit you name";
        scene.zones.push(zone.with_note(note));
    }
    if let Some(trick) = scene.zone_mut(ZoneId::TRICK) {
        show_suit(trick, public.suit);
    }
    if let Some(last) = &mut scene.last_trick {
        last.note = worth_of_last(public);
        show_suit(&mut last.zone, public.last_suit);
    }
    scene.prompt = prompt(view);
    scene.facts = facts(public);
    scene
}

/// Shows the suit of a trick beside its cards.
fn show_suit(trick: &mut Zone, suit: Option<Suit>) {
    trick.sign = suit;
    trick.note = suit.map_or_else(String::new, |suit| format!("a trick of {}", suit.name()));
}

/// Whether the viewer can lead a club now and name what it counts as (CL-3).
fn may_name(view: View<'_, Clubs>) -> bool {
    let public = view.public;
    leads(view)
        && public.can_name()
        && public
            .playable(view.own.hand)
            .intersects(Cards::suit(Suit::Clubs))
}

/// Whether it is the viewer's turn to lead.
fn leads(view: View<'_, Clubs>) -> bool {
    view.public.in_deal() && view.public.turn == view.seat && view.public.suit.is_none()
}

/// The effect of the last trick on its winner's tally.
fn worth_of_last(public: &Public) -> String {
    let table = public.last_table.map_or(Cards::EMPTY, Cards::of);
    let worth = tally(public.last.trick.set() | table);
    let points = count(signed(Score::points(worth)), "point");
    match public.last_table {
        Some(card) => format!("{points}, with the {} from the table", card.name()),
        None => points,
    }
}

/// A score with its sign, also if positive: `+2`.
fn signed(score: Score) -> String {
    let plus = if score > Score::ZERO { "+" } else { "" };
    format!("{plus}{score}")
}

fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = Vec::new();
    if public.deal == 0 {
        return facts;
    }
    let options = &public.options;
    facts.push(Fact::new("Deal", public.deal.to_string()));
    if let Some(suit) = public.suit {
        facts.push(Fact::new("Suit of the trick", suit.name()));
    }
    if options.scramble {
        let tally = Score::points(options.scramble_at);
        facts.push(Fact::new("Scramble", format!("at {tally}")));
    }
    let target = Score::points(options.target);
    facts.push(Fact::new("Game ends", format!("at {target}")));
    facts
}

fn prompt(view: View<'_, Clubs>) -> String {
    let public = view.public;
    if !public.in_deal() || public.turn != view.seat {
        return public.prompt(view.seat, view.own.hand);
    }
    let Some(suit) = public.suit else {
        return prompt_to_lead(view);
    };
    match answer(view.own.hand, suit) {
        Some(kinds) => format!("Your turn: play {kinds}"),
        None if suit == Suit::Clubs => "You have no clubs: play any card".into(),
        None => format!("You have no {} or clubs: play any card", suit.name()),
    }
}

fn prompt_to_lead(view: View<'_, Clubs>) -> String {
    let what = match opening_card(view) {
        Some(card) => format!("play the {}", card.name()),
        None => "play any card".into(),
    };
    let naming = match (may_name(view), opening_card(view)) {
        (false, _) => "",
        (true, Some(_)) => " and name the suit of the trick",
        (true, None) => "; if it is a club, name the suit of the trick",
    };
    format!("Your lead: {what}{naming}")
}

/// The card that the viewer is obliged to lead now (CL-2).
fn opening_card(view: View<'_, Clubs>) -> Option<Card> {
    let public = view.public;
    if public.is_opening() && public.options.opening == Opening::LeadLowestClub {
        public.playable(view.own.hand).first()
    } else {
        None
    }
}

/// The kinds of cards with which a hand can follow the suit of a trick: `a diamond or a club`.
fn answer(hand: Cards, suit: Suit) -> Option<String> {
    let held = |suit: Suit| !hand.of_suit(suit).is_empty();
    let both = suit != Suit::Clubs && held(suit) && held(Suit::Clubs);
    if both {
        return Some(format!("a {} or a club", suit.singular()));
    }
    let only = [suit, Suit::Clubs].into_iter().find(|&suit| held(suit))?;
    Some(format!("a {}", only.singular()))
}

pub(super) fn gesture(view: View<'_, Clubs>, action: Play) -> Gesture {
    match action.named {
        Some(suit) if view.public.can_name() => Gesture::Carry {
            from: SpotId::Card(action.card),
            to: Target::Spot(SpotId::Suit(suit)),
        },
        _ => carry(action.card),
    }
}

pub(super) fn spoken(view: View<'_, Clubs>, action: Play) -> Spoken {
    let (seat, card) = (view.seat, action.card);
    match action.named {
        Some(suit) if view.public.can_name() => Spoken::new(
            texts::lead_and_name(card, suit),
            texts::led_and_named(seat, card, suit),
            texts::leading_and_naming(card, suit),
        ),
        _ if view.public.suit.is_none() => Spoken::new(
            texts::lead(card),
            texts::led(seat, card),
            texts::leading(card),
        ),
        _ => spoken_play(seat, card),
    }
}

pub(super) fn why_not(view: View<'_, Clubs>, spot: SpotId) -> Option<Message> {
    let (public, hand) = (view.public, view.own.hand);
    if matches!(spot, SpotId::Suit(_)) && may_name(view) {
        return Some(texts::choose_club_first());
    }
    public.why_not(view.seat, hand, spot, |card| {
        if public.playable(hand).contains(card) {
            None
        } else {
            Some(duty(public, hand))
        }
    })
}

/// The obligation of a hand that may not play every card now (CL-2, CL-4).
fn duty(public: &Public, hand: Cards) -> Message {
    let Some(suit) = public.suit else {
        return if hand.contains(TWO) {
            texts::two_of_clubs_opens()
        } else {
            texts::three_of_clubs_opens()
        };
    };
    let (has_suit, has_club) = (
        !hand.of_suit(suit).is_empty(),
        !hand.of_suit(Suit::Clubs).is_empty(),
    );
    match suit {
        Suit::Clubs => texts::follow_clubs(),
        _ if has_suit && has_club => texts::follow_suit_or_club(suit),
        _ if has_suit => texts::follow_suit(suit),
        _ => texts::follow_with_club(suit),
    }
}
