//! Scenes and legal actions as data, and one check of those that were sent.

use std::collections::HashSet;
use std::convert::Infallible;

use misere_engine::rules::scene::{Anchor, Arrangement, CardChoice, Gesture, Scene, SpotId, Target, Zone, ZoneId};
use misere_engine::rules::{Seat, Spoken};
use misere_engine::table::Move;
use misere_games as games;

use super::WireError;
use super::text::{Decoder, Encoder, Text};

/// The most zones of a scene. A window draws that many in a frame; `bounds` in `tests/online` shows how many real games
/// have, here and below.
pub const MOST_ZONES: usize = 64;
/// The most spots in all zones together.
pub const MOST_SPOTS: usize = 320;
/// The most lines of text of each kind.
pub const MOST_LINES: usize = 64;
/// The most buttons or previews.
pub const MOST_CHOICES: usize = 256;

/// Beyond any place of a grid.
const GRID: u8 = 64;

/// Beyond any column in the middle.
const COLUMNS: u8 = 16;

/// The cards that can be chosen at once at most.
const MOST_CHOSEN: usize = u8::MAX as usize;

/// The legal actions that are said in words at most.
const MOST_SPOKEN: usize = 500;

/// The longest text of an action, in bytes.
pub(super) const LONGEST_ACTION: usize = 200;

impl Encoder {
    /// A scene as data.
    pub fn scene(self, scene: &Scene) -> Scene<Text> {
        let Ok(scene) = scene.try_map(&mut |text| Ok::<_, Infallible>(self.text(text)));
        scene
    }

    /// Legal actions as data.
    pub fn moves(self, moves: &[Move]) -> Vec<Move<Text>> {
        let are_spoken = moves.len() <= MOST_SPOKEN;
        let legal = |legal: &Move| Move {
            text: legal.text.clone(),
            gesture: legal.gesture,
            spoken: if are_spoken { self.spoken(&legal.spoken) } else { Spoken::default() },
            is_routine: legal.is_routine,
        };
        moves.iter().map(legal).collect()
    }

    fn spoken(self, spoken: &Spoken) -> Spoken<Text> {
        let Ok(spoken) = spoken.try_map(&mut |text| Ok::<_, Infallible>(self.text(text)));
        spoken
    }
}

impl Decoder<'_> {
    /// The legal action that was sent.
    ///
    /// # Errors
    /// Returns an error if its text is too long, or its gesture or words are wrong.
    pub fn legal(&self, legal: &Move<Text>) -> Result<Move, WireError> {
        let is_plain = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
        self.count(1)?;
        if legal.text.len() > LONGEST_ACTION || !legal.text.bytes().all(is_plain) {
            return Err(WireError::Action);
        }
        self.check_gesture(legal.gesture)?;
        Ok(Move {
            text: legal.text.clone(),
            gesture: legal.gesture,
            spoken: legal.spoken.try_map(&mut |text| self.text(text))?,
            is_routine: legal.is_routine,
        })
    }

    /// The scene that was sent.
    ///
    /// # Errors
    /// Returns an error if it holds what no scene does.
    pub fn scene(&self, scene: &Scene<Text>) -> Result<Scene, WireError> {
        if scene.players.len() != self.seats {
            return Err(WireError::Scene);
        }
        let previous = scene.previous_trick.iter().map(|last| &last.zone);
        let zones = scene.zones.iter().chain(previous);
        let spots: usize = zones.clone().map(|zone| zone.spots.len()).sum();
        let lines = scene.facts.len().max(scene.recap.len()).max(scene.values.rows.len());
        let choices = scene.buttons.len().max(scene.previews.len());
        if scene.zones.len() > MOST_ZONES || spots > MOST_SPOTS || lines > MOST_LINES || choices > MOST_CHOICES {
            return Err(WireError::TooMuch);
        }
        for zone in zones {
            self.check_zone(zone)?;
        }
        // A window tells them apart by their names.
        let (mut zones, mut spots) = (HashSet::new(), HashSet::new());
        for zone in &scene.zones {
            if !zones.insert(zone.id) || !zone.spots.iter().all(|spot| spots.insert(spot.id)) {
                return Err(WireError::Scene);
            }
        }
        if scene.aim.as_ref().is_some_and(|aim| games::entry(&aim.game).is_none()) {
            return Err(WireError::Game);
        }
        if let Some(choice) = &scene.card_choice {
            self.check_choice(choice)?;
        }
        if let Some(last) = &scene.previous_trick {
            self.check_seat(Some(last.to))?;
        }
        for preview in &scene.previews {
            self.check_gesture(preview.gesture)?;
            self.check_spots(&preview.spots)?;
        }
        for line in &scene.recap {
            self.check_spots(&line.spots)?;
        }
        scene.try_map(&mut |text| self.text(text))
    }

    fn check_zone(&self, zone: &Zone<Text>) -> Result<(), WireError> {
        let is_small =
            |(first, last): (i8, i8)| first <= last && first.unsigned_abs() < GRID && last.unsigned_abs() < GRID;
        self.count(1 + zone.spots.len())?;
        self.check_zone_id(zone.id)?;
        self.check_seat(zone.anchor.seat())?;
        if matches!(zone.anchor, Anchor::Column(COLUMNS..)) {
            return Err(WireError::Scene);
        }
        match zone.arrangement {
            Arrangement::Grid { rows, columns } if !is_small(rows) || !is_small(columns) => {
                return Err(WireError::Scene);
            }
            _ => {}
        }
        for spot in &zone.spots {
            self.check_spot_id(spot.id)?;
            self.check_seat(spot.seat)?;
        }
        Ok(())
    }

    fn check_choice(&self, choice: &CardChoice<Text>) -> Result<(), WireError> {
        let (least, most) = choice.count;
        // A choice has a label.
        if least > most || most > MOST_CHOSEN || choice.labels.is_empty() {
            return Err(WireError::Scene);
        }
        self.check_zone_id(choice.zone)
    }

    fn check_gesture(&self, gesture: Gesture) -> Result<(), WireError> {
        match gesture {
            Gesture::Touch(spot) => self.check_spot_id(spot),
            Gesture::Carry { from, to } => {
                self.check_spot_id(from)?;
                match to {
                    Target::Zone(zone) => self.check_zone_id(zone),
                    Target::Spot(spot) => self.check_spot_id(spot),
                }
            }
            Gesture::Choose { zone, .. } => self.check_zone_id(zone),
            Gesture::Press(_) => Ok(()),
        }
    }

    fn check_spots(&self, spots: &[SpotId]) -> Result<(), WireError> {
        self.count(spots.len())?;
        spots.iter().try_for_each(|spot| self.check_spot_id(*spot))
    }

    /// Checks the name of a spot.
    ///
    /// # Errors
    /// Returns an error if no table has it.
    pub fn check_spot_id(&self, id: SpotId) -> Result<(), WireError> {
        match id {
            SpotId::Card(_) | SpotId::Suit(_) => Ok(()),
            SpotId::Hidden(zone, _) => self.check_zone_id(zone),
            SpotId::At(row, column) | SpotId::Under(row, column) => {
                let is_small = row.unsigned_abs() < GRID && column.unsigned_abs() < GRID;
                if is_small { Ok(()) } else { Err(WireError::Scene) }
            }
        }
    }

    fn check_zone_id(&self, id: ZoneId) -> Result<(), WireError> {
        self.check_seat(id.seat)
    }

    fn check_seat(&self, seat: Option<Seat>) -> Result<(), WireError> {
        if seat.is_none_or(|seat| seat.index() < self.seats) { Ok(()) } else { Err(WireError::Seat) }
    }
}
