//! The scene of Clubs, and the gestures and sentences for its actions.

use super::{Clubs, JACK, Opening, Play, Public, TWO, tally};
use crate::Stake;
use crate::text::{clubs as texts, table, tricks};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::scene::{Anchor, Arrangement, Fact, Gesture, Scene, Spot, SpotId, Target, Zone, ZoneId};
use misere_engine::rules::tricks::{carry, spoken_play, still_out, tricks_after};
use misere_engine::rules::{Message, Score, Spoken, View};
use misere_engine::table::Watch;

/// The card that lies on the table until the last trick is won.
pub(super) const TABLE_CARD: ZoneId = ZoneId::new("apart");

/// The suits that a led club can be named as.
pub(super) const SUITS: ZoneId = ZoneId::new("suits");

pub(super) fn scene(view: View<'_, Clubs>) -> Scene {
    let public = view.public;
    let clubs = Cards::suit(Suit::Clubs);
    let hand = view.own.hand;
    let hands = public.hands(view.seat, hand, public.playable(hand));
    let mut scene = public.scene(hands, |seat| public.won_by(seat, texts::clubs_won(seat), clubs));
    if public.in_deal() {
        for (player, &taken) in scene.players.iter_mut().zip(public.taken.iter()) {
            player.note = texts::tally(Score::points(tally(taken)));
        }
    }
    if public.has_table_card() {
        let zone = Zone::new(
            TABLE_CARD,
            Anchor::LowerRight,
            Arrangement::Pile,
            texts::table_card_place(),
            Spot::backs(TABLE_CARD, 1),
        );
        scene.zones.push(zone.with_note(texts::table_card()));
    }
    if may_name(view) {
        let signs = Suit::ALL.map(Spot::sign).to_vec();
        let (anchor, arrangement) = (Anchor::Reach, Arrangement::Choices);
        let zone = Zone::new(SUITS, anchor, arrangement, texts::suits_to_name(), signs);
        scene.zones.push(zone.with_note(texts::put_on_suit()));
    }
    if let Some(trick) = scene.zone_mut(ZoneId::TRICK) {
        show_suit(trick, public.suit);
    }
    if let Some(last) = &mut scene.previous_trick {
        last.points = points_of_last(public);
        last.note = worth_of_last(public, last.points);
        show_suit(&mut last.zone, public.last_suit);
    }
    scene.prompt = prompt(view);
    scene.facts = facts(public);
    scene
}

/// The jack until it is played, then the clubs that are still out.
pub(super) fn stake(_: &dyn Watch, scene: &Scene) -> Stake {
    let Some(after) = tricks_after(scene) else { return Stake::default() };
    let out = still_out(scene, Cards::suit(Suit::Clubs));
    let text = if out.contains(JACK) {
        tricks::still_out([tricks::card_out(JACK)])
    } else if !out.is_empty() {
        tricks::still_out([tricks::clubs_out(out.len())])
    } else {
        Message::EMPTY
    };
    Stake { text, decides: after == 0 }
}

/// Shows the suit of a trick beside its cards.
fn show_suit(trick: &mut Zone, suit: Option<Suit>) {
    trick.sign = suit;
    trick.note = suit.map(texts::trick_of).unwrap_or_default();
}

/// Tells whether the viewer can lead a club now and name what it counts as (CL-3).
fn may_name(view: View<'_, Clubs>) -> bool {
    let public = view.public;
    leads(view) && public.can_name() && public.playable(view.own.hand).intersects(Cards::suit(Suit::Clubs))
}

/// Tells whether it is the viewer's turn to lead.
fn leads(view: View<'_, Clubs>) -> bool {
    view.public.in_deal() && view.public.turn == view.seat && view.public.suit.is_none()
}

/// The effect of the last trick on its winner's tally.
fn points_of_last(public: &Public) -> Score {
    let table = public.last_table.map_or(Cards::EMPTY, Cards::of);
    Score::points(tally(public.previous.trick.set() | table))
}

/// The effect of the last trick on its winner's tally, in words.
fn worth_of_last(public: &Public, worth: Score) -> Message {
    match public.last_table {
        Some(card) => texts::worth_with_card(worth, card),
        None => texts::worth(worth),
    }
}

fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = Vec::new();
    if public.deal == 0 {
        return facts;
    }
    let options = &public.options;
    let deal = table::number(public.deal as usize);
    facts.push(Fact::reading_on(table::fact_deal(), deal));
    if let Some(suit) = public.suit {
        facts.push(Fact::new(texts::fact_suit(), texts::suit_of_trick(suit)));
    }
    if options.scramble {
        let tally = texts::at_tally(Score::points(options.scramble_at));
        facts.push(Fact::reading_on(texts::fact_scramble(), tally));
    }
    let target = table::at_points(Score::points(options.target));
    let ends = if public.is_over() { table::fact_game_ended() } else { table::fact_game_ends() };
    facts.push(Fact::reading_on(ends, target));
    facts
}

fn prompt(view: View<'_, Clubs>) -> Message {
    let (public, hand) = (view.public, view.own.hand);
    if !public.in_deal() || public.turn != view.seat {
        return public.prompt(view.seat, hand);
    }
    let Some(suit) = public.suit else { return prompt_to_lead(view) };
    let (has_suit, has_club) = followers(hand, suit);
    match suit {
        Suit::Clubs if has_club => texts::play_suit(suit),
        Suit::Clubs => texts::no_clubs(),
        _ if has_suit && has_club => texts::play_suit_or_club(suit),
        _ if has_suit => texts::play_suit(suit),
        _ if has_club => texts::play_suit(Suit::Clubs),
        _ => texts::no_suit_or_clubs(suit),
    }
}

fn prompt_to_lead(view: View<'_, Clubs>) -> Message {
    match (opening_card(view), may_name(view)) {
        (Some(card), true) => texts::lead_card_and_name(card),
        (Some(card), false) => texts::lead_card(card),
        (None, true) => texts::lead_any_or_name(),
        (None, false) => tricks::lead_any(),
    }
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

/// Tells whether a hand has cards of the suit of the trick, and clubs.
fn followers(hand: Cards, suit: Suit) -> (bool, bool) {
    let has = |suit| !hand.of_suit(suit).is_empty();
    (has(suit), has(Suit::Clubs))
}

pub(super) fn gesture(view: View<'_, Clubs>, action: Play) -> Gesture {
    match action.named {
        Some(suit) if view.public.can_name() => {
            Gesture::Carry { from: SpotId::Card(action.card), to: Target::Spot(SpotId::Suit(suit)) }
        }
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
        _ if view.public.suit.is_none() => Spoken::new(texts::lead(card), texts::led(seat, card), texts::leading(card)),
        _ => spoken_play(seat, card),
    }
}

pub(super) fn why_not(view: View<'_, Clubs>, spot: SpotId) -> Option<Message> {
    let (public, hand) = (view.public, view.own.hand);
    if matches!(spot, SpotId::Suit(_)) && may_name(view) {
        return Some(texts::choose_club_first());
    }
    public.why_not(view.seat, hand, spot, |card| {
        if public.playable(hand).contains(card) { None } else { Some(duty(public, hand)) }
    })
}

/// The obligation of a hand that may not play every card now (CL-2, CL-4).
fn duty(public: &Public, hand: Cards) -> Message {
    let Some(suit) = public.suit else {
        return if hand.contains(TWO) { texts::two_of_clubs_opens() } else { texts::three_of_clubs_opens() };
    };
    let (has_suit, has_club) = followers(hand, suit);
    match suit {
        Suit::Clubs => texts::follow_clubs(),
        _ if has_suit && has_club => texts::follow_suit_or_club(suit),
        _ if has_suit => texts::follow_suit(suit),
        _ => texts::follow_with_club(suit),
    }
}
