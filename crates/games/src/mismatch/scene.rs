//! The scene of Mismatch: penalty piles, marked matches and previews.

use super::matches::{Match, Matches, lowest};
use super::{Mismatch, Options, Public, standing};
use crate::Stake;
use crate::text::{mismatch as texts, table};
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::options::Choice;
use misere_engine::rules::scene::{Anchor, Arrangement, Fact, Mark, Preview, Scene, Spot, SpotId, Zone, ZoneId};
use misere_engine::rules::tricks::{Trick, carry};
use misere_engine::rules::{Message, Score, Seat, View};
use misere_engine::table::Watch;

pub(super) fn scene(view: View<'_, Mismatch>) -> Scene {
    let public = view.public;
    let hand = view.own.hand;
    let hands = public.hands(view.seat, hand, hand);
    let mut scene = public.scene(hands, |seat| pile(public, seat));
    if let Some(trick) = scene.zone_mut(ZoneId::TRICK) {
        mark_matches(public, &public.trick, trick);
        scene.zones.push(waste(public));
    }
    if let Some(last) = &mut scene.previous_trick {
        mark_matches(public, &public.previous.trick, &mut last.zone);
        if let Some((penalty, reason)) = penalty_of_last(public) {
            last.points = penalty;
            last.note = reason;
        }
    }
    scene.prompt = prompt(view);
    scene.facts = facts(view);
    scene.previews = previews(view);
    scene
}

/// Who would get what for the trick under way.
pub(super) fn stake(_: &dyn Watch, scene: &Scene) -> Stake {
    let standing = scene.facts.iter().find(|fact| fact.label == texts::fact_trick());
    Stake { text: standing.map(|fact| fact.value.clone()).unwrap_or_default(), decides: false }
}

/// Marks the cards of a trick that match.
fn mark_matches(public: &Public, trick: &Trick, zone: &mut Zone) {
    let matches = Matches::of(trick.set(), public.options.ace_in_runs);
    let cards = matches.each().fold(Cards::EMPTY, |all, found| all | found.cards());
    for (spot, &card) in zone.spots.iter_mut().zip(trick.cards()) {
        spot.mark = cards.contains(card).then_some(Mark::Matched);
    }
}

/// A penalty pile (MM-7): the single cards first, then one back for each ten.
fn pile(public: &Public, seat: Seat) -> Zone {
    let pile = &public.piles[seat];
    let up = pile.face_up.iter().map(Spot::up);
    let down = Spot::backs(ZoneId::taken(seat), pile.face_down.len());
    let note = match (pile.points(), pile.counters) {
        (0, 0) => Message::EMPTY,
        (points, 0) => texts::penalty(points),
        (points, count) => texts::penalty_with_counters(points, count as usize),
    };
    let label = texts::penalty_pile(seat);
    Zone::taken(seat, label, up.chain(down).collect()).with_note(note)
}

fn waste(public: &Public) -> Zone {
    let backs = Spot::backs(ZoneId::PILE, public.waste.len());
    let note = if public.waste.is_empty() { Message::EMPTY } else { texts::waste() };
    let (anchor, arrangement) = (Anchor::Corner, Arrangement::Pile);
    Zone::new(ZoneId::PILE, anchor, arrangement, texts::waste_pile(), backs).with_note(note)
}

/// The penalty for the last trick, and why.
fn penalty_of_last(public: &Public) -> Option<(Score, Message)> {
    let (trick, ace) = (&public.previous.trick, public.options.ace_in_runs);
    let (_, found) = standing(trick, ace)?;
    let penalty = Score::points(found.penalty(ace));
    let reason = if found.matched {
        let matches = Matches::of(trick.set(), ace);
        texts::worth_of_matches(penalty, matches.each().map(Match::in_sentence))
    } else {
        texts::worth_of_lowest(penalty, lowest(trick.set())?)
    };
    Some((penalty, reason))
}

/// The effect of each card if it were played now. A lead has none yet.
fn previews(view: View<'_, Mismatch>) -> Vec<Preview> {
    let public = view.public;
    if !public.in_deal() || public.turn != view.seat || public.trick.is_empty() {
        return Vec::new();
    }
    let cards = view.own.hand.iter();
    cards.filter_map(|card| preview(view, card)).collect()
}

/// `No match: so far 10 penalty points to {2}`.
fn preview(view: View<'_, Mismatch>, card: Card) -> Option<Preview> {
    let public = view.public;
    let ace = public.options.ace_in_runs;
    let mut trick = public.trick;
    trick.push(view.seat, card);
    let matches = Matches::of(trick.set(), ace);
    let made = || matches.each().filter(|found| found.cards().contains(card));
    let mut words: Vec<Message> = made().map(Match::words).collect();
    if words.is_empty() {
        words.push(texts::no_match());
    }
    let with = made().fold(Cards::EMPTY, |all, found| all | found.cards());
    let (to, found) = standing(&trick, ace)?;
    let penalty = found.penalty(ace);
    let points = Score::points(penalty);
    let is_last = trick.len() == public.totals.seats();
    let text = match (to == view.seat, is_last) {
        (true, true) => texts::points_to_you(words, points),
        (true, false) => texts::so_far_to_you(words, points),
        (false, true) => texts::points_to(words, points, to),
        (false, false) => texts::so_far_to(words, points, to),
    };
    Some(Preview {
        gesture: carry(card),
        text,
        points: Some(penalty),
        spots: (with & public.trick.set()).iter().map(SpotId::Card).collect(),
    })
}

fn facts(view: View<'_, Mismatch>) -> Vec<Fact> {
    let public = view.public;
    let Options { deals, target, ace_in_runs } = public.options;
    let mut facts = Vec::new();
    if public.deal == 0 {
        return facts;
    }
    let number = public.deal as usize;
    let deal = match deals {
        Some(deals) => table::number_of(number, deals as usize),
        None => table::number(number),
    };
    facts.push(Fact::reading_on(table::fact_deal(), deal));
    // A lead alone says nothing yet.
    if let Some((to, found)) = public.standing().filter(|_| public.trick.len() > 1) {
        let points = Score::points(found.penalty(ace_in_runs));
        facts.push(if to == view.seat {
            Fact::new(texts::fact_trick(), texts::trick_to_you(points)).own()
        } else {
            Fact::new(texts::fact_trick(), texts::trick_to(points, to))
        });
    }
    if let Some(target) = target {
        let target = table::at_penalty_points(Score::points(target));
        let ends = if public.has_reached_target() { table::fact_game_ended() } else { table::fact_game_ends() };
        facts.push(Fact::reading_on(ends, target));
    }
    if ace_in_runs != Options::USUAL.ace_in_runs {
        facts.push(Fact::new(texts::fact_ace(), ace_in_runs.label()));
    }
    facts
}

fn prompt(view: View<'_, Mismatch>) -> Message {
    let public = view.public;
    if public.in_deal() && public.turn == view.seat && !public.trick.is_empty() {
        return texts::play_any();
    }
    public.prompt(view.seat, view.own.hand)
}
