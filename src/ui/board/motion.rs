//! Animation: compares where everything lies now with where it lay before. Each card can change
//! course at any time, and nothing moves once everything has arrived.

use std::collections::HashMap;

use egui::Pos2;

use super::layout::{Area, PlacedSpot, Pose, TableLayout};
use crate::cards::Card;
use crate::rules::scene::{Anchor, Arrangement, Face, Scene, Spot, SpotId};

/// The identity of a spot while it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A card that shows its face, wherever it lies.
    Card(Card),
    /// Anything else, by its spot.
    Spot(SpotId),
}

/// Returns the identity of a spot.
pub fn key(spot: &Spot) -> Key {
    match spot.face {
        Face::Up(card) => Key::Card(card),
        Face::Down | Face::Empty | Face::Sign(_) => Key::Spot(spot.id),
    }
}

/// The movement of a card from one pose to another.
#[derive(Clone, Copy, Debug)]
struct Travel {
    from: Pose,
    to: Pose,
    start: f64,
}

/// A card that is leaving the table.
#[derive(Clone, Copy, Debug)]
pub struct Leaving {
    /// The face it shows.
    pub face: Face,
    travel: Travel,
}

/// The poses of everything on the table, moving or at rest.
#[derive(Default)]
pub struct Motion {
    travels: HashMap<Key, Travel>,
    leaving: Vec<Leaving>,
    last_trick: u32,
    /// Whether any cards were held face down before: if so, no new deal has begun.
    held: bool,
    extent: Option<egui::Rect>,
    seconds: f32,
    began: bool,
}

impl Motion {
    /// Takes in the current table; everything that lies elsewhere than before starts to move.
    pub fn follow(
        &mut self,
        scene: &Scene,
        layout: &TableLayout,
        extent: egui::Rect,
        now: f64,
        seconds: f32,
    ) {
        self.seconds = seconds;
        // After a resize, or on a table just opened, nothing moves.
        let jump = self.extent != Some(extent) || !self.began;
        self.extent = Some(extent);
        self.began = true;
        let dealing = !jump && !self.held && layout.placed.len() > 8;
        self.held = layout
            .placed
            .iter()
            .any(|placed| is_held(placed) && placed.spot.face == Face::Down);
        let mut next = HashMap::with_capacity(layout.placed.len());
        for (i, placed) in layout.placed.iter().enumerate() {
            let key = key(&placed.spot);
            let to = placed.pose;
            let travel = match self.travels.get(&key) {
                _ if jump => Travel::rest(to, now),
                Some(travel) if travel.to == to => *travel,
                Some(travel) => Travel {
                    from: travel.at(now, seconds),
                    to,
                    start: now,
                },
                None => Travel {
                    from: origin(placed, layout),
                    to,
                    start: if dealing { now + i as f64 * 0.012 } else { now },
                },
            };
            next.insert(key, travel);
        }
        let last = scene.last_trick.as_ref();
        if let Some(last) = last.filter(|last| !jump && last.number != self.last_trick)
            && let Some(home) = layout.home(last.to)
        {
            for spot in &last.zone.spots {
                let key = key(spot);
                if let Some(travel) = self.travels.get(&key).filter(|_| !next.contains_key(&key)) {
                    let to = Pose {
                        width: home.width * 0.8,
                        ..home
                    };
                    let travel = Travel {
                        from: travel.at(now, seconds),
                        to,
                        start: now,
                    };
                    self.leaving.push(Leaving {
                        face: spot.face,
                        travel,
                    });
                }
            }
        }
        self.last_trick = last.map_or(0, |last| last.number);
        self.leaving
            .retain(|leaving| !jump && !leaving.travel.is_done(now, seconds));
        self.travels = next;
    }

    /// The current pose of a spot.
    pub fn pose(&self, placed: &PlacedSpot, now: f64) -> Pose {
        self.travels
            .get(&key(&placed.spot))
            .map_or(placed.pose, |travel| travel.at(now, self.seconds))
    }

    /// The cards that are leaving the table, with their poses.
    pub fn leaving(&self, now: f64) -> impl Iterator<Item = (Face, Pose)> + '_ {
        self.leaving
            .iter()
            .map(move |leaving| (leaving.face, leaving.travel.at(now, self.seconds)))
    }

    /// Starts a movement where the person dropped the card.
    pub fn put(&mut self, key: Key, center: Pos2, now: f64) {
        if let Some(travel) = self.travels.get_mut(&key) {
            travel.from = Pose {
                center,
                ..travel.to
            };
            travel.start = now;
        }
    }

    /// Whether anything is moving.
    pub fn is_moving(&self, now: f64) -> bool {
        let moving = |travel: &Travel| !travel.is_done(now, self.seconds);
        self.travels.values().any(moving) || !self.leaving.is_empty()
    }

    /// Ends all movements at once.
    pub fn settle(&mut self) {
        self.leaving.clear();
        for travel in self.travels.values_mut() {
            travel.from = travel.to;
        }
    }
}

impl Travel {
    const fn rest(pose: Pose, now: f64) -> Self {
        Self {
            from: pose,
            to: pose,
            start: now,
        }
    }

    fn at(&self, now: f64, seconds: f32) -> Pose {
        if self.is_done(now, seconds) {
            return self.to;
        }
        let t = ((now - self.start).max(0.0) as f32 / seconds).clamp(0.0, 1.0);
        let t = egui::emath::easing::cubic_out(t);
        Pose {
            center: self.from.center + (self.to.center - self.from.center) * t,
            angle: self.from.angle + (self.to.angle - self.from.angle) * t,
            width: self.from.width + (self.to.width - self.from.width) * t,
        }
    }

    fn is_done(&self, now: f64, seconds: f32) -> bool {
        self.from == self.to || seconds <= 0.0 || now - self.start >= f64::from(seconds)
    }
}

fn is_held(placed: &PlacedSpot) -> bool {
    matches!(placed.anchor, Anchor::OwnHand | Anchor::Hand(_))
}

/// The pose from which a new spot comes.
fn origin(placed: &PlacedSpot, layout: &TableLayout) -> Pose {
    if let Some(home) = placed.spot.seat.and_then(|seat| layout.home(seat)) {
        return home;
    }
    // New cards in a hand come from the middle, where they were dealt or passed.
    let ring = |area: &&Area| area.arrangement == Arrangement::Ring;
    match layout.areas.iter().find(ring) {
        Some(middle) if is_held(placed) => Pose::straight(middle.rect.center(), placed.pose.width),
        None if is_held(placed) => Pose::straight(placed.pose.center, placed.pose.width),
        _ => placed.pose,
    }
}
