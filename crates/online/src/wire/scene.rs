//! Scenes as data. A scene is all that a guest draws.

use misere_engine::cards::{Card, Suit};
use misere_engine::rules::scene::{
    Anchor, Arrangement, Face, Fact, Mark, Preview, Scene, SeatInfo, Spot, SpotId, Zone,
};
use misere_engine::rules::{Score, Wins};
use serde::{Deserialize, Serialize};

use super::gesture::{WireGesture, WireSpotId, WireZoneId};
use super::is_default;
use super::text::{Encoder, Text};

/// See [`Scene`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireScene {
    pub zones: Vec<WireZone>,
    pub players: Vec<WireSeatInfo>,
    pub lowest_wins: bool,
    /// The id of the game that the deal plays, and its aim.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aim: Option<(String, Text)>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub prompt: Text,
    pub facts: Vec<WireFact>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub buttons: Vec<(u8, Text)>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub card_choice: Option<WireChoice>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub previous_trick: Option<WireTrick>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub previews: Vec<WirePreview>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub recap: Vec<(Text, Vec<WireSpotId>)>,
    /// The heading and the rows of a small table for reference.
    #[serde(default, skip_serializing_if = "is_default")]
    pub values: (Text, Vec<(Text, i32)>),
    #[serde(default, skip_serializing_if = "is_default")]
    pub blind: bool,
}

/// See [`Zone`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireZone {
    pub id: WireZoneId,
    pub anchor: WireAnchor,
    pub arrangement: WireArrangement,
    #[serde(default, skip_serializing_if = "is_default")]
    pub label: Text,
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: Text,
    #[serde(default, skip_serializing_if = "is_default")]
    pub sign: Option<char>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub secret: bool,
    pub spots: Vec<WireSpot>,
}

/// See [`Anchor`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireAnchor {
    OwnHand,
    Hand(u8),
    Beside(u8),
    Before(u8),
    Center,
    Column(u8),
    Reach,
    Right,
    LowerRight,
    Corner,
}

/// See [`Arrangement`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireArrangement {
    Fan,
    Row,
    Bundle,
    Pile,
    Ring,
    Grid { rows: (i8, i8), columns: (i8, i8) },
    Choices,
}

/// See [`Spot`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireSpot {
    pub id: WireSpotId,
    /// Left out for a card that names its spot, and for a face-down card named by its place.
    #[serde(default, skip_serializing_if = "is_default")]
    pub face: Option<WireFace>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub seat: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub sideways: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub dim: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub mark: Option<WireMark>,
    /// Letters from `a` to `f`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub groups: String,
}

/// See [`Face`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireFace {
    Up(Card),
    Down,
    Empty,
    Sign(char),
}

/// See [`Mark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireMark {
    Hint,
    Received,
    Combined,
    Matched,
    Latest,
}

/// See [`SeatInfo`]. Points are counted in halves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireSeatInfo {
    pub total: i32,
    #[serde(default, skip_serializing_if = "is_default")]
    pub running: Option<i32>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub dealer: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: Text,
}

/// See [`Fact`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireFact {
    pub label: Text,
    pub value: Text,
    #[serde(default, skip_serializing_if = "is_default")]
    pub reads_on: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub own: bool,
}

/// See [`CardChoice`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireChoice {
    pub zone: WireZoneId,
    pub count: (u8, u8),
    pub labels: Vec<Text>,
}

/// See [`TakenTrick`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireTrick {
    pub number: u32,
    pub zone: WireZone,
    pub to: u8,
    pub halves: i32,
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: Text,
}

/// See [`Preview`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WirePreview {
    pub gesture: WireGesture,
    pub text: Text,
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Option<i32>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub spots: Vec<WireSpotId>,
}

impl Encoder {
    /// A scene as data.
    pub fn scene(self, scene: &Scene) -> WireScene {
        WireScene {
            zones: scene.zones.iter().map(|zone| self.zone(zone)).collect(),
            players: scene.players.iter().map(|info| self.info(info)).collect(),
            lowest_wins: scene.wins == Wins::Lowest,
            aim: scene.aim.as_ref().map(|aim| (aim.game.to_owned(), self.text(&aim.text))),
            prompt: self.text(&scene.prompt),
            facts: scene.facts.iter().map(|fact| self.fact(fact)).collect(),
            buttons: scene.buttons.iter().map(|button| (button.id.0, self.text(&button.label))).collect(),
            card_choice: scene.card_choice.as_ref().map(|choice| WireChoice {
                zone: choice.zone.into(),
                count: (choice.count.0 as u8, choice.count.1 as u8),
                labels: self.texts(&choice.labels),
            }),
            previous_trick: scene.previous_trick.as_ref().map(|last| WireTrick {
                number: last.number,
                zone: self.zone(&last.zone),
                to: last.to.index() as u8,
                halves: last.points.in_halves(),
                note: self.text(&last.note),
            }),
            previews: scene.previews.iter().map(|one| self.preview(one)).collect(),
            recap: scene.recap.iter().map(|line| (self.text(&line.text), ids(&line.spots))).collect(),
            values: (
                self.text(&scene.values.heading),
                scene.values.rows.iter().map(|(name, value)| (self.text(name), *value)).collect(),
            ),
            blind: scene.blind,
        }
    }

    fn zone(self, zone: &Zone) -> WireZone {
        WireZone {
            id: zone.id.into(),
            anchor: anchor(zone.anchor),
            arrangement: arrangement(zone.arrangement),
            label: self.text(&zone.label),
            note: self.text(&zone.note),
            sign: zone.sign.map(Suit::letter),
            secret: zone.secret,
            spots: zone.spots.iter().map(spot).collect(),
        }
    }

    fn info(self, info: &SeatInfo) -> WireSeatInfo {
        WireSeatInfo {
            total: info.total.in_halves(),
            running: info.running.map(Score::in_halves),
            dealer: info.dealer,
            turn: info.turn,
            note: self.text(&info.note),
        }
    }

    fn fact(self, fact: &Fact) -> WireFact {
        WireFact {
            label: self.text(&fact.label),
            value: self.text(&fact.value),
            reads_on: fact.reads_on(),
            own: fact.is_own(),
        }
    }

    fn preview(self, preview: &Preview) -> WirePreview {
        WirePreview {
            gesture: preview.gesture.into(),
            text: self.text(&preview.text),
            points: preview.points,
            spots: ids(&preview.spots),
        }
    }
}

fn ids(spots: &[SpotId]) -> Vec<WireSpotId> {
    spots.iter().copied().map(Into::into).collect()
}

fn spot(spot: &Spot) -> WireSpot {
    let face = match (spot.id, spot.face) {
        (SpotId::Card(card), Face::Up(up)) if card == up => None,
        (SpotId::Hidden(..), Face::Down) => None,
        (_, Face::Up(card)) => Some(WireFace::Up(card)),
        (_, Face::Down) => Some(WireFace::Down),
        (_, Face::Empty) => Some(WireFace::Empty),
        (_, Face::Sign(suit)) => Some(WireFace::Sign(suit.letter())),
    };
    WireSpot {
        id: spot.id.into(),
        face,
        seat: spot.seat.map(|seat| seat.index() as u8),
        sideways: spot.sideways,
        dim: spot.dim,
        mark: spot.mark.map(|mark| match mark {
            Mark::Hint => WireMark::Hint,
            Mark::Received => WireMark::Received,
            Mark::Combined => WireMark::Combined,
            Mark::Matched => WireMark::Matched,
            Mark::Latest => WireMark::Latest,
        }),
        groups: spot.groups.iter().map(|group| group.name()).collect(),
    }
}

const fn anchor(anchor: Anchor) -> WireAnchor {
    match anchor {
        Anchor::OwnHand => WireAnchor::OwnHand,
        Anchor::Hand(seat) => WireAnchor::Hand(seat.index() as u8),
        Anchor::Beside(seat) => WireAnchor::Beside(seat.index() as u8),
        Anchor::Before(seat) => WireAnchor::Before(seat.index() as u8),
        Anchor::Center => WireAnchor::Center,
        Anchor::Column(column) => WireAnchor::Column(column),
        Anchor::Reach => WireAnchor::Reach,
        Anchor::Right => WireAnchor::Right,
        Anchor::LowerRight => WireAnchor::LowerRight,
        Anchor::Corner => WireAnchor::Corner,
    }
}

const fn arrangement(arrangement: Arrangement) -> WireArrangement {
    match arrangement {
        Arrangement::Fan => WireArrangement::Fan,
        Arrangement::Row => WireArrangement::Row,
        Arrangement::Bundle => WireArrangement::Bundle,
        Arrangement::Pile => WireArrangement::Pile,
        Arrangement::Ring => WireArrangement::Ring,
        Arrangement::Grid { rows, columns } => WireArrangement::Grid { rows, columns },
        Arrangement::Choices => WireArrangement::Choices,
    }
}
