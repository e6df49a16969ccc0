//! What a seat sees of the table of Mismatch, and how it is touched.

use super::matches::{self, Matches, lowest};
use super::{Mismatch, Options, Play, Public, standing};
use crate::cards::{Card, Cards};
use crate::rules::options::Choice;
use crate::rules::scene::{
    Anchor, Arrangement, Fact, Gesture, Preview, Scene, SeatInfo, Spot, SpotId, Swept, Target,
    Zone, ZoneId, sorted,
};
use crate::rules::tricks::{LastTrick, Trick};
use crate::rules::words::{self, count, does, name, whose};
use crate::rules::{Reason, Seat, View};

pub(super) fn scene(view: View<'_, Mismatch>) -> Scene {
    let public = view.public;
    let seats = || Seat::all(public.totals.seats());
    let mut zones: Vec<Zone> = seats().map(|seat| hand(view, seat)).collect();
    if public.in_deal() {
        zones.push(trick(public, &public.trick));
        zones.extend(seats().map(|seat| pile(public, seat)));
        zones.push(waste(public));
    }
    Scene {
        zones,
        players: seats()
            .map(|seat| SeatInfo {
                total: public.totals[seat],
                dealer: seat == public.dealer && public.deal > 0,
                turn: public.in_deal() && seat == public.turn,
                ..SeatInfo::default()
            })
            .collect(),
        prompt: prompt(view),
        facts: facts(view),
        previews: previews(view),
        swept: (public.last.number > 0 && (public.tricks > 0 || !public.in_deal()))
            .then(|| swept(public))
            .flatten(),
        ..Scene::default()
    }
}

fn hand(view: View<'_, Mismatch>, seat: Seat) -> Zone {
    if seat == view.seat {
        return Zone::own_hand(seat, sorted(view.own.hand).map(Spot::up).collect());
    }
    Zone::hidden_hand(seat, view.public.held(seat))
}

/// A trick, with the cards marked that match.
fn trick(public: &Public, trick: &Trick) -> Zone {
    let matches = Matches::of(trick.set(), public.options.ace_in_runs);
    let cards = matches
        .each()
        .fold(Cards::EMPTY, |all, found| all | found.cards());
    let spots = trick
        .plays()
        .map(|(seat, card)| Spot::up(card).of(seat).marked(cards.contains(card)))
        .collect();
    Zone::trick(spots)
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

fn swept(public: &Public) -> Option<Swept> {
    let LastTrick { trick, number, .. } = &public.last;
    let ace = public.options.ace_in_runs;
    let (to, found) = standing(trick, ace)?;
    let why = if found.matched {
        matches::list(Matches::of(trick.set(), ace).each())
    } else {
        format!("the {}, the lowest card", lowest(trick.set())?.name())
    };
    let penalty = count(found.penalty(ace), "penalty point");
    Some(Swept {
        number: *number,
        zone: self::trick(public, trick),
        to,
        note: format!("{penalty} for {why}"),
    })
}

/// What each card would bring about if it were played now; a lead brings nothing yet.
fn previews(view: View<'_, Mismatch>) -> Vec<Preview> {
    let public = view.public;
    if !public.in_deal() || public.turn != view.seat || public.trick.is_empty() {
        return Vec::new();
    }
    let cards = view.own.hand.iter();
    cards.filter_map(|card| preview(view, card)).collect()
}

/// `Two spades, run 7-8-9: 50 to you`, `No match: so far 10 to {2}`.
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
    let whom = if to == view.seat {
        "you".to_owned()
    } else {
        name(to)
    };
    let so_far = if trick.len() < public.totals.seats() {
        "so far "
    } else {
        ""
    };
    Some(Preview {
        gesture: gesture(Play(card)),
        text: format!("{words}: {so_far}{penalty} to {whom}"),
        points: Some(penalty),
        spots: (with & public.trick.set())
            .iter()
            .map(SpotId::Card)
            .collect(),
    })
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
    if let Some(target) = target {
        facts.push(Fact::new("Target", target.to_string()));
    }
    if ace_in_runs != Options::PUBLISHED.ace_in_runs {
        facts.push(Fact::new("Ace in runs", ace_in_runs.label()));
    }
    // Of a lead alone there is nothing to tell.
    if let Some((to, found)) = public.standing().filter(|_| public.trick.len() > 1) {
        let penalty = found.penalty(ace_in_runs);
        let so_far = if to == view.seat {
            format!("{penalty} to you")
        } else {
            format!("{penalty} to {}", name(to))
        };
        facts.push(Fact::new("So far", so_far));
    }
    facts
}

fn prompt(view: View<'_, Mismatch>) -> String {
    let public = view.public;
    let turn = public.turn;
    match (turn == view.seat, public.trick.is_empty()) {
        _ if !public.in_deal() => String::new(),
        (true, true) => "Your lead: play any card".into(),
        (true, false) => "Your turn: play any card".into(),
        (false, true) => does(turn, "leads"),
        (false, false) => does(turn, "plays"),
    }
}

pub(super) const fn gesture(action: Play) -> Gesture {
    Gesture::Carry {
        from: SpotId::Card(action.0),
        to: Target::Zone(ZoneId::TRICK),
    }
}

/// Any card may be played (MM-2): there is nothing to explain but whose turn it is.
pub(super) fn why_not(view: View<'_, Mismatch>, spot: SpotId) -> Option<Reason> {
    let public = view.public;
    match spot {
        SpotId::Card(card)
            if public.in_deal() && public.turn != view.seat && view.own.hand.contains(card) =>
        {
            Some(words::turn_of(public.turn).into())
        }
        _ => None,
    }
}
