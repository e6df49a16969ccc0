//! Animation: compares where everything lies now with where it lay before. Each card can change
//! course at any time, and nothing moves once everything has arrived.

use std::collections::HashMap;

use egui::Pos2;

use super::deal::{Dealing, is_fresh};
use super::flight::{Flight, Place, Travel};
use super::layout::{Area, PlacedSpot, Pose, TableLayout};
use super::points::PointsFlight;
use crate::cards::Card;
use crate::rules::scene::{Arrangement, Face, Scene, Spot, SpotId, TakenTrick};
use crate::ui::deck::ASPECT;

/// The time that points need, relative to the time that a card needs: usually, and after the last trick of a deal.
const SLOW: f32 = 2.0;
const HURRIED: f32 = 1.25;

/// The identity of a spot while it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A card that shows its face, wherever it lies.
    Card(Card),
    /// Anything else, by its spot.
    Spot(SpotId),
}

pub fn key(spot: &Spot) -> Key {
    match spot.face {
        Face::Up(card) => Key::Card(card),
        Face::Down | Face::Empty | Face::Sign(_) => Key::Spot(spot.id),
    }
}

/// The poses of everything on the table, moving or at rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    travels: HashMap<Key, Travel>,
    /// The cards that are leaving the table.
    leaving: Vec<(Face, Travel)>,
    points: Option<PointsFlight>,
    /// The number of the trick gathered most recently.
    previous_trick: u32,
    /// Set if any cards were held face down before: then no new deal has begun.
    held: bool,
    extent: Option<egui::Rect>,
    seconds: f32,
    began: bool,
}

impl Motion {
    /// Takes in the current table; everything that lies elsewhere than before starts to move.
    pub fn follow(&mut self, scene: &Scene, layout: &TableLayout, extent: egui::Rect, now: f64, seconds: f32) {
        self.seconds = seconds;
        // On a table just opened, nothing moves, unless the deal begins.
        let begins = !self.began && is_fresh(scene, layout);
        let jump = !self.began && !begins;
        // After a resize, only what was moving goes on.
        let resized = self.began && self.extent != Some(extent);
        self.extent = Some(extent);
        self.began = true;
        let is_dealt = begins || !jump && !self.held && layout.placed.len() > 8;
        let mut dealing = is_dealt.then(|| Dealing::new(scene, layout, now, seconds));
        self.held = layout.placed.iter().any(|placed| placed.is_in_hand() && placed.spot.face == Face::Down);
        let mut next = HashMap::with_capacity(layout.placed.len());
        for placed in &layout.placed {
            let key = key(&placed.spot);
            let to = placed.pose;
            let travel = match self.travels.get(&key) {
                _ if jump => Travel::rest(to, now),
                Some(travel) if travel.to == to => *travel,
                Some(travel) if now < travel.start => Travel { to, ..*travel },
                Some(travel) if resized && !travel.is_done(now, seconds) => Travel { to, ..*travel },
                _ if resized => Travel::rest(to, now),
                Some(travel) => Travel { from: travel.at(now, seconds), to, start: now, turns: false },
                None => {
                    let dealt = dealing.as_mut().and_then(|dealing| dealing.next(placed));
                    let (from, start) = dealt.unwrap_or_else(|| (origin(placed, layout), now));
                    let thrown = placed.spot.seat.is_some();
                    Travel { from, to, start, turns: (dealt.is_some() || thrown) && placed.spot.card().is_some() }
                }
            };
            next.insert(key, travel);
        }
        if let Some(last) = &scene.previous_trick
            && last.number != self.previous_trick
            && !is_held(last, layout)
        {
            self.previous_trick = last.number;
            if !jump && !resized {
                self.gather(last, layout, &next, now);
            }
        }
        self.points.take_if(|points| resized || points.is_done(now));
        self.leaving.retain(|(_, travel)| !resized && !travel.is_done(now, seconds));
        self.travels = next;
    }

    /// Starts to move a trick to the seat that took it, and its points with it. Cards that lie
    /// elsewhere on the table from now on find their own way.
    fn gather(&mut self, last: &TakenTrick, layout: &TableLayout, next: &HashMap<Key, Travel>, now: f64) {
        let Some(plate) = layout.plate(last.to) else { return };
        // The cards shrink until they are as high as the plate.
        let to = Pose::straight(plate.rect.center(), plate.rect.height() / ASPECT);
        for spot in &last.zone.spots {
            let key = key(spot);
            if let Some(travel) = self.travels.get(&key).filter(|_| !next.contains_key(&key)) {
                let travel = Travel { from: travel.at(now, self.seconds), to, start: now, turns: false };
                self.leaving.push((spot.face, travel));
            }
        }
        let trick = layout.area(last.zone.id);
        let from = trick.map_or(plate.rect.center(), |trick| trick.rect.center());
        // After the last trick, a dialog waits for them.
        let is_last = !layout.placed.iter().any(PlacedSpot::is_in_hand);
        let seconds = self.seconds * if is_last { HURRIED } else { SLOW };
        self.points = PointsFlight::new(last.points, from, plate.rect, now, seconds);
    }

    pub fn pose(&self, placed: &PlacedSpot, now: f64) -> Pose {
        self.travels.get(&key(&placed.spot)).map_or(placed.pose, |travel| travel.at(now, self.seconds))
    }

    pub fn place(&self, placed: &PlacedSpot, now: f64) -> Place {
        match self.travels.get(&key(&placed.spot)) {
            Some(travel) if !travel.is_done(now, self.seconds) => travel.place(now, self.seconds),
            _ => Place::Lying(placed.pose),
        }
    }

    pub fn leaving(&self, now: f64) -> impl Iterator<Item = (Face, Flight)> + '_ {
        self.leaving.iter().map(move |(face, travel)| (*face, travel.flight(now, self.seconds)))
    }

    pub const fn points(&self) -> Option<&PointsFlight> {
        self.points.as_ref()
    }

    /// Starts a movement where the person dropped the card.
    pub fn put(&mut self, key: Key, center: Pos2, now: f64) {
        if let Some(travel) = self.travels.get_mut(&key) {
            travel.from = Pose { center, ..travel.to };
            travel.start = now;
            travel.turns = false;
        }
    }

    /// Tells whether any card is still with the dealer.
    pub fn is_dealing(&self, now: f64) -> bool {
        let waits = |travel: &Travel| !travel.is_done(now, self.seconds) && now < travel.start;
        self.travels.values().any(waits)
    }

    pub fn is_moving(&self, now: f64) -> bool {
        let moving = |travel: &Travel| !travel.is_done(now, self.seconds);
        let mut leaving = self.leaving.iter().map(|(_, travel)| travel);
        let points = self.points.as_ref().is_some_and(|points| !points.is_done(now));
        self.travels.values().any(moving) || leaving.any(moving) || points
    }

    /// Tells whether the trick with this number, 0 for none, and its points have come to the seat that took it.
    pub fn has_gathered(&self, trick: u32, now: f64) -> bool {
        let is_known = trick == 0 || trick == self.previous_trick;
        self.seconds <= 0.0 || !self.began || is_known && !self.is_moving(now)
    }

    /// Ends all movements at once.
    pub fn settle(&mut self) {
        self.leaving.clear();
        self.points = None;
        for travel in self.travels.values_mut() {
            travel.from = travel.to;
        }
    }
}

/// Tells whether the trick still lies where it was played.
fn is_held(trick: &TakenTrick, layout: &TableLayout) -> bool {
    let lies = |placed: &PlacedSpot| placed.zone == trick.zone.id && trick.holds(placed.spot.id);
    layout.placed.iter().any(lies)
}

/// The pose from which a new spot comes.
fn origin(placed: &PlacedSpot, layout: &TableLayout) -> Pose {
    if let Some(home) = placed.spot.seat.and_then(|seat| layout.home(seat)) {
        return home;
    }
    // New cards in a hand come from the middle, where they were dealt or passed.
    let ring = |area: &&Area| area.arrangement == Arrangement::Ring;
    match layout.areas.iter().find(ring) {
        Some(middle) if placed.is_in_hand() => Pose::straight(middle.rect.center(), placed.pose.width),
        None if placed.is_in_hand() => Pose::straight(placed.pose.center, placed.pose.width),
        _ => placed.pose,
    }
}
