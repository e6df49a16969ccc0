//! Spoken descriptions: where a spot is, and the whole table.

use super::plates::scored;
use crate::rules::scene::{Anchor, Arrangement, Face, Fact, Mark, Scene, Spot, SpotId, Zone};
use crate::rules::{Message, Names, Seat};
use crate::text::board as texts;

/// Where a spot lies: its zone, and its position there or its owner.
pub(super) fn place(spot: &Spot, zone: &Zone, (place, count): (usize, usize)) -> [Message; 2] {
    let place = match (spot.id, zone.arrangement, spot.seat) {
        (SpotId::At(row, column), ..) => texts::row_and_column(row, column),
        (_, Arrangement::Ring, Some(seat)) => texts::card_of(seat),
        _ => texts::place_of(place + 1, count),
    };
    [zone.label.clone(), place]
}

/// The marks on a spot, in words.
pub(super) fn marks(spot: &Spot) -> Vec<Message> {
    let alone = match spot.mark {
        None => None,
        Some(Mark::Hint) => Some(texts::suggested()),
        Some(Mark::Received) => Some(texts::just_received()),
        Some(Mark::Combined) if spot.groups.is_empty() => Some(texts::combined()),
        Some(Mark::Combined) => None,
        Some(Mark::Matched) => Some(texts::matched()),
        Some(Mark::Latest) => Some(texts::placed_last()),
    };
    let mut marks: Vec<Message> = alone.into_iter().collect();
    if !spot.groups.is_empty() {
        let letters = spot.groups.iter();
        let letters = letters.map(|group| texts::combination(group.name().to_string()));
        marks.push(texts::in_combinations(spot.groups.len(), letters));
    }
    marks
}

/// Reads the table out: whose turn it is, what lies where, and the scores.
pub fn read_table(scene: &Scene, viewer: Seat, names: &Names) -> Message {
    let mut zones: Vec<&Zone> = scene.zones.iter().collect();
    zones.sort_by_key(|zone| !is_own(zone, viewer));
    let zones = zones.into_iter().map(|zone| {
        let (label, content) = (zone.label.clone(), content(zone));
        if zone.note.is_empty() {
            texts::zone(label, content)
        } else {
            texts::zone_with_note(label, zone.note.clone(), content)
        }
    });
    let scores = scene.players.iter().enumerate().map(|(index, player)| {
        let total = player.running.unwrap_or(player.total);
        let (name, score) = (names.of(Seat::new(index)), scored(total, scene.wins));
        if player.note.is_empty() {
            texts::score(name, score)
        } else {
            texts::score_with_note(name, score, player.note.clone())
        }
    });
    let scores = texts::scores(scores);
    let facts = scene.facts.iter().map(Fact::text);
    let prompt = std::iter::once(scene.prompt.clone());
    let parts = prompt.chain(zones).chain([scores]).chain(facts);
    // Some parts are sentences already.
    let parts = parts.filter(|part| !part.is_empty()).map(texts::part);
    texts::whole_table(parts)
}

fn is_own(zone: &Zone, viewer: Seat) -> bool {
    zone.anchor == Anchor::OwnHand || zone.anchor.seat() == Some(viewer)
}

/// The content of a zone: the cards by name, and how many are face down.
fn content(zone: &Zone) -> Message {
    let mut items = Vec::new();
    let mut backs = 0;
    for spot in &zone.spots {
        match (spot.face, zone.arrangement, spot.seat) {
            (Face::Up(card), Arrangement::Ring, Some(seat)) => {
                items.push(texts::card_by(card, seat));
            }
            (Face::Up(card), ..) => items.push(texts::card(card)),
            (Face::Sign(suit), ..) => items.push(texts::suit(suit)),
            (Face::Down, ..) => backs += 1,
            (Face::Empty, ..) => {}
        }
    }
    if backs > 0 {
        items.push(texts::face_down(backs));
    }
    if items.is_empty() { texts::nothing() } else { texts::content(items) }
}
