//! Reading and checking a scene that was sent.

use misere_engine::rules::scene::{
    Aim, Anchor, Arrangement, Button, ButtonId, CardChoice, Face, Fact, Group, Mark, Preview, RecapLine, Scene,
    SeatInfo, Spot, SpotId, TakenTrick, ValueTable, Zone, ZoneId,
};
use misere_engine::rules::{Score, Wins};
use misere_games as games;

use super::WireError;
use super::gesture::{GRID, WireSpotId, WireZoneId};
use super::scene::{
    WireAnchor, WireArrangement, WireChoice, WireFace, WireFact, WireMark, WirePreview, WireScene, WireSeatInfo,
    WireSpot, WireZone,
};
use super::text::{Decoder, suit};

/// The maximum number of zones of a scene, of spots in all of them together, of each kind of lines of text, and of
/// buttons and previews. A window draws that many in a frame; `bounds` in `tests/online` shows how many real games have.
pub(super) const MOST_ZONES: usize = 64;
pub(super) const MOST_SPOTS: usize = 320;
pub(super) const MOST_LINES: usize = 64;
pub(super) const MOST_CHOICES: usize = 256;

impl Decoder<'_> {
    /// The scene that was sent.
    ///
    /// # Errors
    /// Returns an error if it holds what no scene does.
    pub fn scene(&self, scene: &WireScene) -> Result<Scene, WireError> {
        if scene.players.len() != self.seats {
            return Err(WireError::Scene);
        }
        let previous = scene.previous_trick.iter().map(|last| &last.zone);
        let spots: usize = scene.zones.iter().chain(previous).map(|zone| zone.spots.len()).sum();
        let lines = scene.facts.len().max(scene.recap.len()).max(scene.values.1.len());
        let choices = scene.buttons.len().max(scene.previews.len());
        if scene.zones.len() > MOST_ZONES || spots > MOST_SPOTS || lines > MOST_LINES || choices > MOST_CHOICES {
            return Err(WireError::TooMuch);
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
        let rows = rows.iter().map(|(name, value)| Ok((self.text(name)?, *value)));
        Ok(Scene {
            zones: zones.collect::<Result<_, _>>()?,
            players: players.collect::<Result<_, _>>()?,
            wins: wins(scene.lowest_wins),
            aim: match &scene.aim {
                Some((game, text)) => {
                    Some(Aim { game: games::entry(game).ok_or(WireError::Game)?.id, text: self.text(text)? })
                }
                None => None,
            },
            prompt: self.text(&scene.prompt)?,
            facts: facts.collect::<Result<_, _>>()?,
            buttons: buttons.collect::<Result<_, WireError>>()?,
            card_choice: match &scene.card_choice {
                Some(choice) => Some(self.choice(choice)?),
                None => None,
            },
            previous_trick: match &scene.previous_trick {
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
            values: ValueTable { heading: self.text(heading)?, rows: rows.collect::<Result<_, WireError>>()? },
            blind: scene.blind,
        })
    }

    fn zone(&self, zone: &WireZone) -> Result<Zone, WireError> {
        self.count(1 + zone.spots.len())?;
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
            all.find(|group| group.name() == letter).ok_or(WireError::Scene)
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
        self.count(spots.len())?;
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
        let read = if fact.reads_on { Fact::reading_on(label, value) } else { Fact::new(label, value) };
        Ok(if fact.own { read.own() } else { read })
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
        let is_small =
            |(first, last): (i8, i8)| first <= last && first.unsigned_abs() < GRID && last.unsigned_abs() < GRID;
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
const fn wins(lowest: bool) -> Wins {
    if lowest { Wins::Lowest } else { Wins::Highest }
}
