//! Spoken descriptions: where a spot is, and the whole table.

use crate::rules::scene::{Anchor, Arrangement, Face, Mark, Scene, Spot, SpotId, Zone};
use crate::rules::words::{count, list, scored, sentence};
use crate::rules::{Names, Seat};
use crate::text::board as texts;

/// Where a spot lies: its zone, and its position there or its owner.
pub(super) fn place(
    spot: &Spot,
    zone: &Zone,
    (place, count): (usize, usize),
    names: &Names,
) -> Vec<String> {
    let place = match (spot.id, zone.arrangement, spot.seat) {
        (SpotId::At(row, column), ..) => format!("row {row}, column {column}"),
        (_, Arrangement::Ring, Some(seat)) => texts::card_of(seat).render(names),
        _ => format!("{} of {count}", place + 1),
    };
    vec![zone.label.render(names), place]
}

/// The marks on a spot, in words.
pub(super) fn marks(spot: &Spot) -> Vec<String> {
    let alone = match spot.mark {
        None => None,
        Some(Mark::Hint) => Some("suggested"),
        Some(Mark::Received) => Some("just received"),
        Some(Mark::Combined) => spot.groups.is_empty().then_some("in a combination"),
        Some(Mark::Matched) => Some("part of a match"),
        Some(Mark::Latest) => Some("placed last"),
    };
    let mut words: Vec<String> = alone.into_iter().map(str::to_owned).collect();
    if !spot.groups.is_empty() {
        let groups = spot.groups.iter().map(|group| group.name().to_string());
        let groups: Vec<String> = groups.collect();
        let noun = match groups.len() {
            1 => "combination",
            _ => "combinations",
        };
        words.push(format!("in {noun} {}", list(&groups, "and")));
    }
    words
}

/// Reads the table out: whose turn it is, what lies where, and the scores.
pub fn read_table(scene: &Scene, viewer: Seat, names: &Names) -> String {
    let mut parts = vec![scene.prompt.render(names)];
    let mut zones: Vec<&Zone> = scene.zones.iter().collect();
    zones.sort_by_key(|zone| !is_own(zone, viewer));
    parts.extend(zones.into_iter().map(|zone| {
        let label = sentence(&zone.label.render(names));
        let note = if zone.note.is_empty() {
            String::new()
        } else {
            format!(" ({})", zone.note.render(names))
        };
        format!("{label}{note}: {}", content(zone, names))
    }));
    let scores = scene.players.iter().enumerate().map(|(index, player)| {
        let total = player.running.unwrap_or(player.total);
        let (name, score) = (names.of(Seat::new(index)), scored(total, scene.wins));
        if player.note.is_empty() {
            format!("{name} {score}")
        } else {
            format!("{name} {score}, {}", player.note.render(names))
        }
    });
    let scores: Vec<String> = scores.collect();
    parts.push(format!("Scores: {}", scores.join("; ")));
    let facts = scene.facts.iter();
    parts.extend(facts.map(|fact| fact.text().render(names)));
    // Some parts are sentences already.
    let parts: Vec<&str> = parts
        .iter()
        .map(|part| part.trim_end_matches('.'))
        .collect();
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(". ") + "."
}

fn is_own(zone: &Zone, viewer: Seat) -> bool {
    zone.anchor == Anchor::OwnHand || zone.anchor.seat() == Some(viewer)
}

/// The content of a zone: the cards by name, and how many are face down.
fn content(zone: &Zone, names: &Names) -> String {
    let mut items: Vec<String> = Vec::new();
    let mut backs = 0;
    for spot in &zone.spots {
        match (spot.face, zone.arrangement, spot.seat) {
            (Face::Up(card), Arrangement::Ring, Some(seat)) => {
                items.push(texts::card_by(card, seat).render(names));
            }
            (Face::Up(card), ..) => items.push(card.name()),
            (Face::Sign(suit), ..) => items.push(suit.name().into()),
            (Face::Down, ..) => backs += 1,
            (Face::Empty, ..) => {}
        }
    }
    if backs > 0 {
        items.push(format!("{} face down", count(backs, "card")));
    }
    if items.is_empty() {
        "nothing".into()
    } else {
        items.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Message;
    use crate::rules::scene::SeatInfo;

    /// Regression: a prompt that is a sentence was read with two full stops.
    #[test]
    fn every_sentence_of_the_table_ends_with_one_full_stop() {
        let scene = Scene {
            prompt: Message::raw("Your hand is hidden."),
            players: vec![SeatInfo::default()],
            ..Scene::default()
        };
        let names = Names::new(["Anna"]);
        assert_eq!(
            read_table(&scene, Seat::new(0), &names),
            "Your hand is hidden. Scores: Anna 0 penalty points."
        );
    }
}
