//! One frame of the table: what lies where, and what can be touched, carried or chosen.

use egui::Rect;

use super::input::BoardInput;
use super::layout::{PlacedSpot, TableLayout};
use crate::rules::scene::{Anchor, Arrangement, ButtonId, Face, Gesture, Scene, SpotId, Target, ZoneId};
use crate::table::Move;

/// Everything that drawing and input share in one frame.
#[derive(Clone, Copy)]
pub(super) struct TableFrame<'a> {
    pub input: &'a BoardInput<'a>,
    /// The scene of the input, with the hand in the order that the viewer likes.
    pub scene: &'a Scene,
    pub layout: &'a TableLayout,
    /// All the room that the table has.
    pub rect: Rect,
    /// In seconds.
    pub now: f64,
    /// Set if all cards of the trick lie where they were played.
    pub has_landed: bool,
    /// Set if the cloth has neither light nor weave.
    pub is_plain: bool,
    /// Set while cards are still with the dealer.
    pub is_dealing: bool,
    /// The time that a card needs, in seconds.
    pub motion: f32,
}

impl<'a> TableFrame<'a> {
    /// Tells whether a person can do anything with the spot, now or later.
    pub fn is_touchable(&self, placed: &PlacedSpot) -> bool {
        if self.input.inert {
            return false;
        }
        if self.asked(placed).is_some() {
            return true;
        }
        let moves = self.input.moves;
        let own = placed.anchor == Anchor::OwnHand;
        if self.scene.blind && !moves.is_empty() {
            // Finding the legal ones is up to the person.
            return own || placed.anchor == Anchor::Center && placed.spot.face != Face::Empty;
        }
        let spot = placed.spot.id;
        let involved = moves.iter().any(|candidate| match candidate.gesture {
            Gesture::Touch(touched) => touched == spot,
            Gesture::Carry { from, to } => from == spot || to == Target::Spot(spot),
            Gesture::Choose { .. } | Gesture::Press(_) => false,
        });
        let choose = self.scene.card_choice.as_ref();
        let chosen_from = choose.is_some_and(|choose| choose.zone == placed.zone);
        own || involved || (chosen_from && !moves.is_empty())
    }

    /// Tells whether the viewer is offered things to choose from in the middle.
    pub fn has_choices(&self) -> bool {
        self.scene.zones.iter().any(|zone| zone.arrangement == Arrangement::Choices)
    }

    /// Tells whether a card can be carried to a spot.
    pub fn is_target(&self, spot: SpotId) -> bool {
        let leads_there = |candidate: &Move| match candidate.gesture {
            Gesture::Carry { to, .. } => to == Target::Spot(spot),
            Gesture::Touch(_) | Gesture::Choose { .. } | Gesture::Press(_) => false,
        };
        self.input.moves.iter().any(leads_there)
    }

    /// The legal moves that begin with touching a spot.
    pub fn starts(&self, spot: SpotId) -> impl Iterator<Item = &'a Move> {
        let begins = move |candidate: &&Move| match candidate.gesture {
            Gesture::Touch(from) | Gesture::Carry { from, .. } => from == spot,
            Gesture::Choose { .. } | Gesture::Press(_) => false,
        };
        self.input.moves.iter().filter(begins)
    }

    pub fn carries(&self, spot: SpotId) -> bool {
        self.starts(spot).any(|candidate| matches!(candidate.gesture, Gesture::Carry { .. }))
    }

    /// The action of carrying a spot to a target that fits.
    pub fn carry(&self, spot: SpotId, fits: impl Fn(Target) -> bool) -> Option<String> {
        let mut moves = self.starts(spot);
        let found = moves.find(|candidate| self.target(candidate.gesture).is_some_and(&fits));
        found.map(|found| found.text.clone())
    }

    /// Where a gesture carries a card. A card outside the hand that needs only a touch can also be
    /// dragged into the hand.
    pub fn target(&self, gesture: Gesture) -> Option<Target> {
        match gesture {
            Gesture::Carry { to, .. } => Some(to),
            Gesture::Touch(spot) => {
                let hand = self.layout.own_hand()?.zone;
                let zone = self.layout.find(spot)?.zone;
                (zone != hand && !self.scene.blind).then_some(Target::Zone(hand))
            }
            Gesture::Choose { .. } | Gesture::Press(_) => None,
        }
    }

    pub fn press(&self, button: ButtonId) -> Option<String> {
        self.action(|gesture| gesture == Gesture::Press(button))
    }

    /// The action whose gesture fits.
    pub fn action(&self, fits: impl Fn(Gesture) -> bool) -> Option<String> {
        let mut moves = self.input.moves.iter();
        let found = moves.find(|candidate| fits(candidate.gesture));
        found.map(|found| found.text.clone())
    }

    pub fn can_choose(&self, spot: SpotId) -> bool {
        let choose = self.scene.card_choice.as_ref();
        let zone = choose.map(|choose| choose.zone);
        matches!(spot, SpotId::Card(_)) && zone.is_some() && self.layout.find(spot).map(|placed| placed.zone) == zone
    }

    /// Tells whether cards of this zone can be chosen for a set now.
    pub fn is_chosen_from(&self, zone: ZoneId) -> bool {
        let choose = self.scene.card_choice.as_ref();
        !self.input.moves.is_empty() && choose.is_some_and(|choose| choose.zone == zone)
    }

    pub fn target_rect(&self, target: Target) -> Option<Rect> {
        match target {
            Target::Zone(id) => self.layout.area(id).map(|area| area.rect),
            Target::Spot(spot) => {
                let placed = self.layout.find(spot)?;
                Some(placed.pose.bounds().expand(4.0))
            }
        }
    }
}
