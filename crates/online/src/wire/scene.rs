//! Scenes as data. A scene is all that a guest draws.

use misere_engine::cards::{Card, Suit};
use misere_engine::rules::scene::{
    Aim, Anchor, Arrangement, Button, ButtonId, CardChoice, Face, Fact, Group, Mark, Preview,
    RecapLine, Scene, SeatInfo, Spot, SpotId, TakenTrick, ValueTable, Zone, ZoneId,
};
use misere_engine::rules::{Score, Wins};
use misere_games as games;
use serde::{Deserialize, Serialize};

use super::gesture::{GRID, WireGesture, WireSpotId, WireZoneId};
use super::text::{Decoder, Encoder, Text, suit};
use super::{WireError, is_default};

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
    pub last_trick: Option<WireTrick>,
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
            aim: scene
                .aim
                .as_ref()
                .map(|aim| (aim.game.to_owned(), self.text(&aim.text))),
            prompt: self.text(&scene.prompt),
            facts: scene.facts.iter().map(|fact| self.fact(fact)).collect(),
            buttons: scene
                .buttons
                .iter()
                .map(|button| (button.id.0, self.text(&button.label)))
                .collect(),
            card_choice: scene.card_choice.as_ref().map(|choice| WireChoice {
                zone: choice.zone.into(),
                count: (choice.count.0 as u8, choice.count.1 as u8),
                labels: self.texts(&choice.labels),
            }),
            last_trick: scene.last_trick.as_ref().map(|last| WireTrick {
                number: last.number,
                zone: self.zone(&last.zone),
                to: last.to.index() as u8,
                halves: last.points.in_halves(),
                note: self.text(&last.note),
            }),
            previews: scene.previews.iter().map(|one| self.preview(one)).collect(),
            recap: scene
                .recap
                .iter()
                .map(|line| (self.text(&line.text), ids(&line.spots)))
                .collect(),
            values: (
                self.text(&scene.values.heading),
                scene
                    .values
                    .rows
                    .iter()
                    .map(|(name, value)| (self.text(name), *value))
                    .collect(),
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

/// The maximum number of zones of a scene, and of spots of a zone.
const MOST_ZONES: usize = 64;
const MOST_SPOTS: usize = 256;

impl Decoder<'_> {
    /// The scene that was sent.
    ///
    /// # Errors
    /// Returns an error if it holds what no scene does.
    pub fn scene(&self, scene: &WireScene) -> Result<Scene, WireError> {
        if scene.zones.len() > MOST_ZONES || scene.players.len() != self.seats {
            return Err(WireError::Scene);
        }
        let zones = scene.zones.iter().map(|zone| self.zone(zone));
        let players = scene.players.iter().map(|info| self.info(info));
        let facts = scene.facts.iter().map(|fact| self.fact(fact));
        let buttons = scene.buttons.iter().map(|(id, label)| {
            let (id, label) = (ButtonId(*id), self.text(label)?);
            Ok(Button { id, label })
        });
        let previews = scene.previews.iter().map(|one| self.preview(one));
        let recap = scene.recap.iter().map(|(text, spots)| {
            let (text, spots) = (self.text(text)?, self.spots(spots)?);
            Ok(RecapLine { text, spots })
        });
        let (heading, rows) = &scene.values;
        let rows = rows
            .iter()
            .map(|(name, value)| Ok((self.text(name)?, *value)));
        Ok(Scene {
            zones: zones.collect::<Result<_, _>>()?,
            players: players.collect::<Result<_, _>>()?,
            wins: wins(scene.lowest_wins),
            aim: match &scene.aim {
                Some((game, text)) => Some(Aim {
                    game: games::entry(game).ok_or(WireError::Game)?.id,
                    text: self.text(text)?,
                }),
                None => None,
            },
            prompt: self.text(&scene.prompt)?,
            facts: facts.collect::<Result<_, _>>()?,
            buttons: buttons.collect::<Result<_, WireError>>()?,
            card_choice: match &scene.card_choice {
                Some(choice) => Some(self.choice(choice)?),
                None => None,
            },
            last_trick: match &scene.last_trick {
                Some(last) => Some(TakenTrick {
                    number: last.number,
                    zone: self.zone(&last.zone)?,
                    to: self.seat(last.to)?,
                    points: Score::halves(last.halves),
                    note: self.text(&last.note)?,
                }),
                None => None,
            },
            previews: previews.collect::<Result<_, _>>()?,
            recap: recap.collect::<Result<_, WireError>>()?,
            values: ValueTable {
                heading: self.text(heading)?,
                rows: rows.collect::<Result<_, WireError>>()?,
            },
            blind: scene.blind,
        })
    }

    fn zone(&self, zone: &WireZone) -> Result<Zone, WireError> {
        if zone.spots.len() > MOST_SPOTS {
            return Err(WireError::Scene);
        }
        let id = self.zone_id(&zone.id)?;
        let spots = zone.spots.iter().map(|spot| self.spot(spot));
        let mut decoded = Zone::new(
            id,
            self.anchor(zone.anchor)?,
            self.arrangement(zone.arrangement)?,
            self.text(&zone.label)?,
            spots.collect::<Result<_, _>>()?,
        );
        decoded.note = self.text(&zone.note)?;
        decoded.sign = zone.sign.map(suit).transpose()?;
        decoded.secret = zone.secret;
        Ok(decoded)
    }

    fn spot(&self, spot: &WireSpot) -> Result<Spot, WireError> {
        let id = self.spot_id(&spot.id)?;
        let face = match (spot.face, id) {
            (None, SpotId::Card(card)) => Face::Up(card),
            (None, _) | (Some(WireFace::Down), _) => Face::Down,
            (Some(WireFace::Up(card)), _) => Face::Up(card),
            (Some(WireFace::Empty), _) => Face::Empty,
            (Some(WireFace::Sign(letter)), _) => Face::Sign(suit(letter)?),
        };
        let groups = spot.groups.chars().map(|letter| {
            let mut all = Group::ALL.into_iter();
            all.find(|group| group.name() == letter)
                .ok_or(WireError::Scene)
        });
        Ok(Spot {
            id,
            face,
            seat: spot.seat.map(|seat| self.seat(seat)).transpose()?,
            sideways: spot.sideways,
            dim: spot.dim,
            mark: spot.mark.map(|mark| match mark {
                WireMark::Hint => Mark::Hint,
                WireMark::Received => Mark::Received,
                WireMark::Combined => Mark::Combined,
                WireMark::Matched => Mark::Matched,
                WireMark::Latest => Mark::Latest,
            }),
            groups: groups.collect::<Result<_, _>>()?,
        })
    }

    fn spots(&self, spots: &[WireSpotId]) -> Result<Vec<SpotId>, WireError> {
        spots.iter().map(|spot| self.spot_id(spot)).collect()
    }

    fn info(&self, info: &WireSeatInfo) -> Result<SeatInfo, WireError> {
        Ok(SeatInfo {
            total: Score::halves(info.total),
            running: info.running.map(Score::halves),
            dealer: info.dealer,
            turn: info.turn,
            note: self.text(&info.note)?,
        })
    }

    fn fact(&self, fact: &WireFact) -> Result<Fact, WireError> {
        let (label, value) = (self.text(&fact.label)?, self.text(&fact.value)?);
        Ok(if fact.reads_on {
            Fact::reading_on(label, value)
        } else {
            Fact::new(label, value)
        })
    }

    fn choice(&self, choice: &WireChoice) -> Result<CardChoice, WireError> {
        let (least, most) = choice.count;
        // A choice has a label.
        if least > most || choice.labels.is_empty() {
            return Err(WireError::Scene);
        }
        Ok(CardChoice {
            zone: self.zone_id(&choice.zone)?,
            count: (least.into(), most.into()),
            labels: self.texts(&choice.labels)?,
        })
    }

    fn preview(&self, preview: &WirePreview) -> Result<Preview, WireError> {
        Ok(Preview {
            gesture: self.gesture(&preview.gesture)?,
            text: self.text(&preview.text)?,
            points: preview.points,
            spots: self.spots(&preview.spots)?,
        })
    }

    fn anchor(&self, anchor: WireAnchor) -> Result<Anchor, WireError> {
        Ok(match anchor {
            WireAnchor::OwnHand => Anchor::OwnHand,
            WireAnchor::Hand(seat) => Anchor::Hand(self.seat(seat)?),
            WireAnchor::Beside(seat) => Anchor::Beside(self.seat(seat)?),
            WireAnchor::Before(seat) => Anchor::Before(self.seat(seat)?),
            WireAnchor::Center => Anchor::Center,
            WireAnchor::Column(column) if column < 16 => Anchor::Column(column),
            WireAnchor::Column(_) => return Err(WireError::Scene),
            WireAnchor::Reach => Anchor::Reach,
            WireAnchor::Right => Anchor::Right,
            WireAnchor::LowerRight => Anchor::LowerRight,
            WireAnchor::Corner => Anchor::Corner,
        })
    }

    fn arrangement(&self, arrangement: WireArrangement) -> Result<Arrangement, WireError> {
        let is_small = |(first, last): (i8, i8)| {
            first <= last && first.unsigned_abs() < GRID && last.unsigned_abs() < GRID
        };
        Ok(match arrangement {
            WireArrangement::Fan => Arrangement::Fan,
            WireArrangement::Row => Arrangement::Row,
            WireArrangement::Bundle => Arrangement::Bundle,
            WireArrangement::Pile => Arrangement::Pile,
            WireArrangement::Ring => Arrangement::Ring,
            WireArrangement::Grid { rows, columns } if is_small(rows) && is_small(columns) => {
                Arrangement::Grid { rows, columns }
            }
            WireArrangement::Grid { .. } => return Err(WireError::Scene),
            WireArrangement::Choices => Arrangement::Choices,
        })
    }

    pub(super) fn zone_id(&self, id: &WireZoneId) -> Result<ZoneId, WireError> {
        let name = super::gesture::zone_name(&id.name)?;
        let seat = id.seat.map(|seat| self.seat(seat)).transpose()?;
        Ok(ZoneId { name, seat })
    }
}

/// Which total wins.
pub(super) const fn wins(lowest: bool) -> Wins {
    if lowest { Wins::Lowest } else { Wins::Highest }
}
