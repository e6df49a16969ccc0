//! A seat's view of the table as JSON, as `docs/bots.md` describes it.

use serde_json::{Value, json};

use misere_engine::rules::scene::{Face, Scene, Spot, SpotId, Zone};

pub fn view(scene: &Scene) -> Value {
    let zones: Vec<Value> = scene.zones.iter().map(zone).collect();
    let players = scene.players.iter().map(|player| {
        json!({
            "total": player.total,
            "dealer": player.dealer,
            "turn": player.turn,
            "note": player.note.for_programs(),
        })
    });
    let facts = scene.facts.iter();
    let facts = facts.map(|fact| {
        let (label, value) = (fact.label.for_programs(), fact.value.for_programs());
        json!({ "label": label, "value": value })
    });
    json!({
        "zones": zones,
        "players": players.collect::<Vec<_>>(),
        "facts": facts.collect::<Vec<_>>(),
    })
}

fn zone(zone: &Zone) -> Value {
    let mut json = json!({ "zone": zone.id.name, "note": zone.note.for_programs() });
    if let Some(seat) = zone.id.seat {
        json["seat"] = seat.index().into();
    }
    json["spots"] = zone.spots.iter().map(spot).collect();
    json
}

fn spot(spot: &Spot) -> Value {
    let mut json = match spot.face {
        Face::Up(card) => json!({ "card": card }),
        Face::Down => json!({ "card": "??" }),
        Face::Empty => json!({ "card": null }),
        Face::Sign(suit) => json!({ "suit": suit.letter() }),
    };
    if let Some(seat) = spot.seat {
        json["seat"] = seat.index().into();
    }
    match spot.id {
        SpotId::At(row, column) => json["at"] = json!([row, column]),
        SpotId::Under(row, column) => json["under"] = json!([row, column]),
        SpotId::Card(_) | SpotId::Hidden(..) | SpotId::Suit(_) => {}
    }
    json
}
