//! The scene of Mismatch: penalty piles, marked matches and previews.

use super::matches::{self, Matches, lowest};
use super::{Mismatch, Options, Public, standing};
use crate::cards::{Card, Cards};
use crate::rules::options::Choice;
use crate::rules::scene::{
    Anchor, Arrangement, Fact, Mark, Preview, Scene, Spot, SpotId, Zone, ZoneId,
};
use crate::rules::tricks::{Trick, carry};
use crate::rules::words::{count, name, whose};
use crate::rules::{Seat, View};

pub(super) fn scene(view: View<'_, Mismatch>) -> Scene {
    let public = view.public;
    let hand = view.own.hand;
    let hands = public.hands(view.seat, hand, hand);
    let mut scene = public.scene(hands, |seat| pile(public, seat));
    if let Some(trick) = scene.zone_mut(ZoneId::TRICK) {
        mark_matches(public, &public.trick, trick);
        scene.zones.push(waste(public));
    }
    if let Some(last) = &mut scene.last_trick {
        mark_matches(public, &public.last.trick, &mut last.zone);
        last.note = penalty_of_last(public).unwrap_or_default();
    }
    scene.prompt = prompt(view);
    scene.facts = facts(view);
    scene.previews = previews(view);
    scene
}

/// Marks the cards of a trick that match.
fn mark_matches(public: &Public, trick: &Trick, zone: &mut Zone) {
    let matches = Matches::of(trick.set(), public.options.ace_in_runs);
    let cards = matches
        .each()
        .fold(Cards::EMPTY, |all, found| all | found.cards());
    for (spot, &card) in zone.spots.iter_mut().zip(trick.cards()) {
        spot.mark = cards.contains(card).then_some(Mark::Matched);
    }
}

/// A penalty pile (MM-7): the single cards first, then one back for each ten.
fn pile(public: &Public, seat: Seat) -> Zone {
    let pile = &public.piles[seat];
    let up = pile.face_up.iter().map(Spot::up);
    let down = Spot::backs(ZoneId::taken(seat), pile.face_down.len());
    let points = match pile.points() {
        0 => String::new(),
        points => format!("penalty {points}"),
    };
    let note = match pile.counters {
        0 => points,
        n => format!("{points}, with {}", count(n, "counter")),
    };
    let label = format!("{} penalty pile", whose(seat));
    Zone::taken(seat, label, up.chain(down).collect()).with_note(note)
}

fn waste(public: &Public) -> Zone {
    let backs = Spot::backs(ZoneId::PILE, public.waste.len());
    let note = if public.waste.is_empty() { "" } else { "waste" };
    let (anchor, arrangement) = (Anchor::Corner, Arrangement::Pile);
    Zone::new(ZoneId::PILE, anchor, arrangement, "the waste pile", backs).with_note(note)
}

/// The penalty for the last trick, and why.
fn penalty_of_last(public: &Public) -> Option<String> {
    let (trick, ace) = (&public.last.trick, public.options.ace_in_runs);
    let (_, found) = standing(trick, ace)?;
    let why = if found.matched {
        matches::list(Matches::of(trick.set(), ace).each())
    } else {
        format!("the {}, the lowest card", lowest(trick.set())?.name())
    };
    let penalty = count(found.penalty(ace), "penalty point");
    Some(format!("{penalty} for {why}"))
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
    let mut words = matches::words(made(), false);
    if words.is_empty() {
        words.push_str("No match");
    }
    let with = made().fold(Cards::EMPTY, |all, found| all | found.cards());
    let (to, found) = standing(&trick, ace)?;
    let penalty = found.penalty(ace);
    let whom = whom(view.seat, to);
    let so_far = if trick.len() < public.totals.seats() {
        "so far "
    } else {
        ""
    };
    Some(Preview {
        gesture: carry(card),
        text: format!(
            "{words}: {so_far}{} to {whom}",
            count(penalty, "penalty point")
        ),
        points: Some(penalty),
        spots: (with & public.trick.set())
            .iter()
            .map(SpotId::Card)
            .collect(),
    })
}

/// A seat as named for the viewer at the end of a clause.
fn whom(viewer: Seat, seat: Seat) -> String {
    if seat == viewer {
        "you".into()
    } else {
        name(seat)
    }
}

fn facts(view: View<'_, Mismatch>) -> Vec<Fact> {
    let public = view.public;
    let Options {
        deals,
        target,
        ace_in_runs,
    } = public.options;
    let mut facts = Vec::new();
    if public.deal == 0 {
        return facts;
    }
    let deal = match deals {
        Some(deals) => format!("{} of {deals}", public.deal),
        None => public.deal.to_string(),
    };
    facts.push(Fact::new("Deal", deal));
    // A lead alone says nothing yet.
    if let Some((to, found)) = public.standing().filter(|_| public.trick.len() > 1) {
        let penalty = count(found.penalty(ace_in_runs), "penalty point");
        let so_far = format!("so far {penalty} to {}", whom(view.seat, to));
        facts.push(Fact::new("This trick", so_far));
    }
    if let Some(target) = target {
        facts.push(Fact::new(
            "Game ends",
            format!("at {}", count(target, "penalty point")),
        ));
    }
    if ace_in_runs != Options::USUAL.ace_in_runs {
        facts.push(Fact::new("Ace in runs", ace_in_runs.label()));
    }
    facts
}

fn prompt(view: View<'_, Mismatch>) -> String {
    let public = view.public;
    if public.in_deal() && public.turn == view.seat && !public.trick.is_empty() {
        return "Your turn: play any card".into();
    }
    public.prompt(view.seat, view.own.hand)
}
