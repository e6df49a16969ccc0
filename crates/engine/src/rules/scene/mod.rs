//! A seat's picture of the table, as data: which cards lie where, and which gestures are legal.
//!
//! A game says what lies where, never how it looks; a window draws any scene and moves cards by
//! comparing two of them. Texts are messages.

mod fields;
mod gesture;
mod sent;
mod spot;
mod zone;
mod zone_id;

pub use fields::is_default;
pub use gesture::{Button, ButtonId, CardChoice, Gesture, Target};
pub use spot::{Face, Group, Mark, Spot, SpotId};
pub use zone::{Anchor, Arrangement, Zone, sorted};
pub use zone_id::ZoneId;

use serde::{Deserialize, Serialize};

use self::fields::{halves, lowest_wins};
use super::{Message, Score, Seat, Wins};
use crate::text::table;

/// Everything that one seat sees of the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize + Default + PartialEq"))]
pub struct Scene<T = Message> {
    /// Where cards lie.
    pub zones: Vec<Zone<T>>,
    /// The public facts of each player.
    pub players: Vec<SeatInfo<T>>,
    /// Which total wins; filled in by the table.
    #[serde(rename = "lowest_wins", with = "lowest_wins")]
    pub wins: Wins,
    /// The aim of the deal, if the house rules or the deal may change what the menu says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aim: Option<Aim<T>>,
    /// The text that says what to do: `Your turn: follow hearts`
    #[serde(default, skip_serializing_if = "is_default")]
    pub prompt: T,
    /// Short facts for the toolbar: deal, passing, the suit of the trick.
    pub facts: Vec<Fact<T>>,
    /// The buttons that can be pressed now.
    #[serde(default, skip_serializing_if = "is_default")]
    pub buttons: Vec<Button<T>>,
    /// The set of cards that can be chosen now.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card_choice: Option<CardChoice<T>>,
    /// The trick taken most recently, shown until the player has seen it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub previous_trick: Option<TakenTrick<T>>,
    /// The effects of legal gestures, where the rules allow knowing them in advance, shown while a
    /// card hovers. Only for the seat to act.
    #[serde(default, skip_serializing_if = "is_default")]
    pub previews: Vec<Preview<T>>,
    /// The effects of the last action, one line each.
    #[serde(default, skip_serializing_if = "is_default")]
    pub recap: Vec<RecapLine<T>>,
    /// A small table for reference.
    #[serde(default, skip_serializing_if = "is_default")]
    pub values: ValueTable<T>,
    /// Set if finding the legal gestures is part of the game (GA-8). If so, they are not marked, listed or spoken in
    /// advance: anything in the middle can be touched, and a wrong gesture is refused in words.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blind: bool,
}

impl Scene {
    /// The trick in the middle, in games that have tricks.
    pub fn trick(&self) -> Option<&Zone> {
        self.zone(ZoneId::TRICK)
    }

    /// The cards that a seat holds.
    pub fn hand(&self, seat: Seat) -> Option<&Zone> {
        self.zone(ZoneId::hand(seat))
    }

    /// The cards that a seat has won.
    pub fn taken(&self, seat: Seat) -> Option<&Zone> {
        self.zone(ZoneId::taken(seat))
    }

    /// The cards that a seat has laid down for another one.
    pub fn packet(&self, seat: Seat) -> Option<&Zone> {
        self.zone(ZoneId::packet(seat))
    }

    /// The pile of discarded cards.
    pub fn pile(&self) -> Option<&Zone> {
        self.zone(ZoneId::PILE)
    }

    pub fn zone(&self, id: ZoneId) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// The zone with this name, mutably.
    pub fn zone_mut(&mut self, id: ZoneId) -> Option<&mut Zone> {
        self.zones.iter_mut().find(|zone| zone.id == id)
    }

    /// Shows the table as it was before the previous trick was taken: with its cards still in the middle, without the
    /// zone of choices, and with the points and piles of then, which the last trick of a deal clears away.
    pub fn hold_previous_trick(&mut self, before: &Self) {
        self.hold_points(before);
        let Some(trick) = self.previous_trick.as_ref().map(|last| last.zone.clone()) else { return };
        let lay = |spot: &Spot| trick.spots.iter().any(|other| other.card() == spot.card());
        self.zones.retain(|zone| zone.arrangement != Arrangement::Choices);
        for zone in &mut self.zones {
            zone.spots.retain(|spot| spot.card().is_none() || !lay(spot));
        }
        match self.zone_mut(trick.id) {
            Some(zone) => *zone = trick,
            None => self.zones.push(trick),
        }
    }

    /// Shows the points and piles of another moment.
    pub fn hold_points(&mut self, before: &Self) {
        for (player, before) in self.players.iter_mut().zip(&before.players) {
            player.total = before.total;
            player.running = before.running;
            player.note = before.note.clone();
        }
        let won = before.zones.iter().filter(|zone| matches!(zone.anchor, Anchor::Beside(_)));
        let gone: Vec<Zone> = won.filter(|zone| self.zone(zone.id).is_none()).cloned().collect();
        self.zones.extend(gone);
    }

    /// Marks these spots as a hint. All others keep their marks.
    pub fn suggest(&mut self, spots: &[SpotId]) {
        let all = self.zones.iter_mut().flat_map(|zone| &mut zone.spots);
        for spot in all.filter(|spot| spots.contains(&spot.id)) {
            spot.mark = Some(Mark::Hint);
        }
    }

    /// Turns up the cards that are face up in the same zone of another seat's scene.
    pub fn reveal(&mut self, other: &Self) {
        for zone in &mut self.zones {
            let Some(shown) = other.zone(zone.id) else { continue };
            if shown.spots.len() != zone.spots.len() {
                continue;
            }
            for (spot, shown) in zone.spots.iter_mut().zip(&shown.spots) {
                if let (Face::Down, Some(card)) = (spot.face, shown.card()) {
                    spot.face = Face::Up(card);
                    if matches!(spot.id, SpotId::Hidden(..)) {
                        spot.id = SpotId::Card(card);
                    }
                }
            }
        }
    }

    /// Turns secret cards face down.
    pub fn hide_cards(&mut self) {
        for zone in self.zones.iter_mut().filter(|zone| zone.secret) {
            zone.hide_cards();
        }
    }

    /// Turns secret cards face down and withdraws everything offered to the viewer.
    pub fn conceal(&mut self) {
        self.hide_cards();
        self.withdraw_offers();
        self.prompt = Message::EMPTY;
    }

    /// Removes everything that the viewer could choose or press.
    pub fn withdraw_offers(&mut self) {
        self.zones.retain(|zone| zone.arrangement != Arrangement::Choices);
        self.previews.clear();
        self.card_choice = None;
        self.buttons.clear();
    }

    /// The number of the previous trick; 0 if there is none.
    pub fn previous_trick_number(&self) -> u32 {
        self.previous_trick.as_ref().map_or(0, |last| last.number)
    }
}

/// A small table for reference: `hearts` 2.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValueTable<T = Message> {
    /// The heading: `A match gives away`.
    pub heading: T,
    /// A name and a number for each line.
    pub rows: Vec<(T, i32)>,
}

/// The aim of a deal, for players who are new to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim<T = Message> {
    /// The id of the game that the deal plays, in a game made of several.
    pub game: String,
    /// The aim, in one line.
    pub text: T,
}

/// A fact with its label: `Passing` `to the left`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact<T = Message> {
    /// The heading.
    pub label: T,
    pub value: T,
    /// Set if the value reads on from the label: `Deal 1 of 4`, but `Suit of the trick: hearts`.
    #[serde(default, skip_serializing_if = "is_default")]
    reads_on: bool,
    /// Set if it is about the viewer, so that it is another one or none for others.
    #[serde(default, skip_serializing_if = "is_default")]
    own: bool,
}

impl Fact {
    /// A value under its label.
    pub const fn new(label: Message, value: Message) -> Self {
        Self { label, value, reads_on: false, own: false }
    }

    /// A value that reads on from the label, such as a number or a limit: `Game ends at 50`.
    pub const fn reading_on(label: Message, value: Message) -> Self {
        Self { label, value, reads_on: true, own: false }
    }

    /// Makes it one about the viewer, such as the worth of the viewer's hand.
    #[must_use]
    pub fn own(mut self) -> Self {
        self.own = true;
        self
    }

    /// Tells whether it is about the viewer. All others are the same for everybody.
    pub const fn is_own(&self) -> bool {
        self.own
    }

    /// The label and the value.
    pub fn text(&self) -> Message {
        let (label, value) = (self.label.clone(), self.value.clone());
        if self.reads_on { table::fact_reading_on(label, value) } else { table::fact(label, value) }
    }
}

/// The effect that a gesture would have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview<T = Message> {
    pub gesture: Gesture,
    /// Its effect: `gives 24 points to Berta`.
    pub text: T,
    /// The points at stake, if they can be counted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Option<i32>,
    /// The spots that they come from.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spots: Vec<SpotId>,
}

/// A line about the last action, and the spots that it refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecapLine<T = Message> {
    pub text: T,
    pub spots: Vec<SpotId>,
}

/// The public facts of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize + Default + PartialEq"))]
pub struct SeatInfo<T = Message> {
    /// The total before this deal.
    #[serde(with = "halves")]
    pub total: Score,
    /// The score so far, shown instead of the total if the deal is the whole game.
    #[serde(default, skip_serializing_if = "is_default", with = "halves::maybe")]
    pub running: Option<Score>,
    /// Set if this is the dealer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dealer: bool,
    /// Set if it is this player's turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: bool,
    /// A word or two: `bid the moon`, a running tally.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: T,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize + Default + PartialEq"))]
pub struct TakenTrick<T = Message> {
    /// The trick's number in the game, which distinguishes it from the one before.
    pub number: u32,
    /// The cards, as they lay.
    pub zone: Zone<T>,
    /// The seat that took them.
    pub to: Seat,
    /// The points that they bring or cost it.
    #[serde(rename = "halves", with = "halves")]
    pub points: Score,
    /// Set if it completes a moon, so that its seat gets no points at the end of the deal, and all others do.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moon: bool,
    /// Its value, to follow “takes the trick: ”, or empty: `2 penalty points`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: T,
}

impl TakenTrick {
    pub fn holds(&self, spot: SpotId) -> bool {
        self.zone.spots.iter().any(|other| other.id == spot)
    }
}
