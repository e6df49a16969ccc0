//! The open part of a table: the same for every seat, whoever looks. Spectators get nothing else.
//!
//! Everything is made from what the seats may know, and kept only where all of them agree.

use misere_engine::rules::scene::{Arrangement, Face, Fact, Scene, SeatInfo, Spot, SpotId, Zone};
use misere_engine::rules::{Message, Seat};
use misere_games::BotSession;
use serde_json::{Map, Value};

/// A card that a line of a trace hides.
const HIDDEN: &str = "??";

/// The table without anything that only some seats see, drawn from the side of the first seat.
pub fn scene(session: &dyn BotSession) -> Scene {
    let all = Seat::all(session.seats()).map(|seat| session.scene(seat));
    let all: Vec<Scene> = all.collect();
    let Some(first) = all.first() else { return Scene::default() };
    let zones = first.zones.iter().filter_map(|own| zone(own, &all));
    let players = (0..first.players.len()).map(|index| info(index, &all));
    let recap = first.recap.iter().filter(|line| {
        let mut scenes = all.iter();
        scenes.all(|scene| scene.recap.contains(line))
    });
    Scene {
        zones: zones.collect(),
        players: players.collect(),
        wins: first.wins,
        aim: common(&all, |scene| scene.aim.clone()),
        previous_trick: common(&all, |scene| scene.previous_trick.clone()),
        recap: recap.cloned().collect(),
        values: common(&all, |scene| scene.values.clone()),
        blind: common(&all, |scene| scene.blind),
        facts: facts(&all),
        prompt: prompt(&all),
        buttons: Vec::new(),
        card_choice: None,
        previews: Vec::new(),
    }
}

/// The lines of a trace from step `since` on, with every card hidden that is hidden from any seat.
pub fn lines(session: &dyn BotSession, since: usize) -> Vec<Value> {
    let all = Seat::all(session.seats()).map(|seat| {
        let lines = session.lines(seat, since).take();
        let lines = lines.lines().map(serde_json::from_str);
        lines.collect::<Result<Vec<Value>, _>>().expect("traces are JSON")
    });
    let all: Vec<Vec<Value>> = all.collect();
    let count = all.iter().map(Vec::len).min().unwrap_or(0);
    let line = |index: usize| {
        let each: Vec<&Value> = all.iter().map(|lines| &lines[index]).collect();
        value(&each)
    };
    (0..count).map(line).collect()
}

/// The facts about the game. Whoever one of them is about has it in other words, as one of their own.
fn facts(scenes: &[Scene]) -> Vec<Fact> {
    let each = scenes.iter().map(|scene| {
        let facts = scene.facts.iter();
        facts.filter(|fact| !fact.is_own()).cloned().collect()
    });
    each.max_by_key(Vec::len).unwrap_or_default()
}

/// The prompt of those who wait.
fn prompt(scenes: &[Scene]) -> Message {
    let waiting = scenes.iter().enumerate().filter(|(seat, scene)| {
        let info = scene.players.get(*seat);
        info.is_some_and(|info| !info.turn)
    });
    let waiting: Vec<&Scene> = waiting.map(|(_, scene)| scene).collect();
    common(&waiting, |scene| scene.prompt.clone())
}

/// The value that all these have alike; the usual one if they differ.
fn common<A, T: Default + PartialEq>(all: &[A], part: impl Fn(&A) -> T) -> T {
    let mut parts = all.iter().map(part);
    let first = parts.next().unwrap_or_default();
    if parts.all(|other| other == first) { first } else { T::default() }
}

/// A zone, if all see it and it is not there to choose from.
fn zone(first: &Zone, scenes: &[Scene]) -> Option<Zone> {
    let all = scenes.iter().map(|scene| scene.zone(first.id));
    let all: Vec<&Zone> = all.collect::<Option<_>>()?;
    if all.iter().any(|zone| zone.arrangement == Arrangement::Choices) {
        return None;
    }
    let count = all.iter().map(|zone| zone.spots.len()).min()?;
    let spot = |place: usize| {
        let each: Vec<&Spot> = all.iter().map(|zone| &zone.spots[place]).collect();
        spot(&each, || Spot::down(first.id, place))
    };
    // Hands lie in other orders for their owners, so that a single card in the same place would tell something.
    let is_shown = all.iter().all(|zone| lies_alike(zone, first));
    let spots = if all.iter().any(|zone| zone.secret) && !is_shown {
        Spot::backs(first.id, count)
    } else {
        (0..count).map(spot).collect()
    };
    // Its owner calls it another name.
    let owner = first.id.seat.map_or(0, Seat::index);
    let other = &all[(owner + 1) % all.len()];
    Some(Zone {
        id: first.id,
        anchor: first.anchor,
        arrangement: first.arrangement,
        label: other.label.clone(),
        note: common(&all, |zone| zone.note.clone()),
        sign: common(&all, |zone| zone.sign),
        secret: first.secret,
        spots,
    })
}

/// Tells whether the same cards lie in the same places.
fn lies_alike(one: &Zone, other: &Zone) -> bool {
    let faces = |zone: &Zone| -> Vec<(SpotId, Face)> {
        let spots = zone.spots.iter();
        spots.map(|spot| (spot.id, spot.face)).collect()
    };
    faces(one) == faces(other)
}

/// A spot that all see alike, or its back.
fn spot(each: &[&Spot], back: impl Fn() -> Spot) -> Spot {
    let mut open = back();
    let Some(first) = each.first() else { return open };
    if each.iter().any(|spot| spot.id != first.id) {
        return open;
    }
    open.id = first.id;
    open.face = match common(each, |spot| Some(spot.face)) {
        Some(face) => face,
        None => Face::Down,
    };
    if let (SpotId::Card(_), Face::Down) = (open.id, open.face) {
        return back();
    }
    open.seat = common(each, |spot| spot.seat);
    open.sideways = common(each, |spot| spot.sideways);
    open.dim = common(each, |spot| spot.dim);
    open.mark = common(each, |spot| spot.mark);
    open
}

fn info(index: usize, scenes: &[Scene]) -> SeatInfo {
    let each = scenes.iter().filter_map(|scene| scene.players.get(index));
    let each: Vec<&SeatInfo> = each.collect();
    SeatInfo {
        total: common(&each, |info| info.total),
        running: common(&each, |info| info.running),
        dealer: common(&each, |info| info.dealer),
        turn: common(&each, |info| info.turn),
        note: common(&each, |info| info.note.clone()),
    }
}

/// A value of which each seat was told its own version: what is hidden from any of them is hidden.
fn value(each: &[&Value]) -> Value {
    let Some(first) = each.first() else { return Value::Null };
    if each.iter().all(|other| other == first) {
        return (*first).clone();
    }
    let arrays: Option<Vec<&Vec<Value>>> = each.iter().map(|value| value.as_array()).collect();
    if let Some(arrays) = arrays {
        let count = arrays.iter().map(|array| array.len()).min().unwrap_or(0);
        let item = |index: usize| {
            let each: Vec<&Value> = arrays.iter().map(|array| &array[index]).collect();
            value(&each)
        };
        return (0..count).map(item).collect();
    }
    let objects: Option<Vec<&Map<String, Value>>> = each.iter().map(|value| value.as_object()).collect();
    if let Some(objects) = objects {
        let fields = objects[0].keys().filter_map(|name| {
            let each: Option<Vec<&Value>> = objects.iter().map(|object| object.get(name)).collect();
            Some((name.clone(), value(&each?)))
        });
        return Value::Object(fields.collect());
    }
    let texts = each.iter().filter_map(|value| value.as_str());
    let hidden = texts.max_by_key(|text| text.matches(HIDDEN).count());
    match hidden {
        Some(text) if text.contains(HIDDEN) => text.into(),
        _ => Value::Null,
    }
}
