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

/// A card that is leaving the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaving {
    pub face: Face,
    travel: Travel,
}

/// The poses of everything on the table, moving or at rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    travels: HashMap<Key, Travel>,
    leaving: Vec<Leaving>,
    points: Option<PointsFlight>,
    /// The number of the last trick that has been gathered.
    previous_trick: u32,
    /// Set if any cards were held face down before: then no new deal has begun.
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
        // On a table just opened, nothing moves, unless the deal begins.
        let begins = !self.began && is_fresh(scene, layout);
        let jump = !self.began && !begins;
        // After a resize, only what was moving goes on.
        let resized = self.began && self.extent != Some(extent);
        self.extent = Some(extent);
        self.began = true;
        let is_dealt = begins || !jump && !self.held && layout.placed.len() > 8;
        let mut dealing = is_dealt.then(|| Dealing::new(scene, layout, now, seconds));
        self.held = layout
            .placed
            .iter()
            .any(|placed| placed.is_in_hand() && placed.spot.face == Face::Down);
        let mut next = HashMap::with_capacity(layout.placed.len());
        for placed in &layout.placed {
            let key = key(&placed.spot);
            let to = placed.pose;
            let travel = match self.travels.get(&key) {
                _ if jump => Travel::rest(to, now),
                Some(travel) if travel.to == to => *travel,
                Some(travel) if now < travel.start => Travel { to, ..*travel },
                Some(travel) if resized && !travel.is_done(now, seconds) => {
                    Travel { to, ..*travel }
                }
                _ if resized => Travel::rest(to, now),
                Some(travel) => Travel {
                    from: travel.at(now, seconds),
                    to,
                    start: now,
                    turns: false,
                },
                None => {
                    let dealt = dealing.as_mut().and_then(|dealing| dealing.next(placed));
                    let (from, start) = dealt.unwrap_or_else(|| (origin(placed, layout), now));
                    let thrown = placed.spot.seat.is_some();
                    Travel {
                        from,
                        to,
                        start,
                        turns: (dealt.is_some() || thrown) && placed.spot.card().is_some(),
                    }
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
        self.leaving
            .retain(|leaving| !resized && !leaving.travel.is_done(now, seconds));
        self.travels = next;
    }

    /// Starts to move a trick to the seat that took it, and its points with it. Cards that lie
    /// elsewhere on the table from now on find their own way.
    fn gather(
        &mut self,
        last: &TakenTrick,
        layout: &TableLayout,
        next: &HashMap<Key, Travel>,
        now: f64,
    ) {
        let Some(plate) = layout.plate(last.to) else {
            return;
        };
        // The cards shrink until they are as high as the plate.
        let to = Pose::straight(plate.rect.center(), plate.rect.height() / ASPECT);
        for spot in &last.zone.spots {
            let key = key(spot);
            if let Some(travel) = self.travels.get(&key).filter(|_| !next.contains_key(&key)) {
                let travel = Travel {
                    from: travel.at(now, self.seconds),
                    to,
                    start: now,
                    turns: false,
                };
                self.leaving.push(Leaving {
                    face: spot.face,
                    travel,
                });
            }
        }
        let trick = layout.area(last.zone.id);
        let from = trick.map_or(plate.rect.center(), |trick| trick.rect.center());
        self.points = PointsFlight::new(last.points, from, plate.rect, now, self.seconds);
    }

    pub fn pose(&self, placed: &PlacedSpot, now: f64) -> Pose {
        self.travels
            .get(&key(&placed.spot))
            .map_or(placed.pose, |travel| travel.at(now, self.seconds))
    }

    pub fn place(&self, placed: &PlacedSpot, now: f64) -> Place {
        match self.travels.get(&key(&placed.spot)) {
            Some(travel) if !travel.is_done(now, self.seconds) => travel.place(now, self.seconds),
            _ => Place::Lying(placed.pose),
        }
    }

    pub fn leaving(&self, now: f64) -> impl Iterator<Item = (Face, Flight)> + '_ {
        let flight = move |leaving: &Leaving| {
            let flight = leaving.travel.flight(now, self.seconds);
            (leaving.face, flight)
        };
        self.leaving.iter().map(flight)
    }

    pub const fn points(&self) -> Option<&PointsFlight> {
        self.points.as_ref()
    }

    /// Starts a movement where the person dropped the card.
    pub fn put(&mut self, key: Key, center: Pos2, now: f64) {
        if let Some(travel) = self.travels.get_mut(&key) {
            travel.from = Pose {
                center,
                ..travel.to
            };
            travel.start = now;
            travel.turns = false;
        }
    }

    pub fn is_moving(&self, now: f64) -> bool {
        let moving = |travel: &Travel| !travel.is_done(now, self.seconds);
        self.travels.values().any(moving) || !self.leaving.is_empty() || self.points.is_some()
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
        Some(middle) if placed.is_in_hand() => {
            Pose::straight(middle.rect.center(), placed.pose.width)
        }
        None if placed.is_in_hand() => Pose::straight(placed.pose.center, placed.pose.width),
        _ => placed.pose,
    }
}

#[cfg(test)]
mod tests {
    use super::super::lay;
    use super::*;
    use crate::games::entry;
    use crate::rules::scene::{Anchor, Zone};
    use crate::rules::{Next, Seat};
    use crate::store::open_example;
    use crate::table::Session;

    const SECONDS: f32 = 0.24;

    /// A board whose time is set by hand.
    struct Watched {
        motion: Motion,
        scene: Scene,
        layout: TableLayout,
        extent: egui::Rect,
        now: f64,
        seconds: f32,
    }

    impl Watched {
        fn new(seconds: f32) -> Self {
            let extent = egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(1280.0, 800.0));
            let scene = Scene::default();
            Self {
                motion: Motion::default(),
                layout: lay(&scene, Seat::new(0), &Default::default(), extent, 1.0),
                scene,
                extent,
                now: 0.0,
                seconds,
            }
        }

        fn show(&mut self, scene: Scene) {
            let viewer = Seat::new(0);
            self.layout = lay(&scene, viewer, &Default::default(), self.extent, 1.0);
            self.scene = scene;
            self.follow();
        }

        fn follow(&mut self) {
            let (scene, layout) = (&self.scene, &self.layout);
            self.motion
                .follow(scene, layout, self.extent, self.now, self.seconds);
        }

        fn pass(&mut self, seconds: f64) {
            self.now += seconds;
            self.follow();
        }

        fn undealt(&self) -> usize {
            let place = |placed: &&PlacedSpot| self.motion.place(placed, self.now);
            let all = self.layout.placed.iter();
            all.filter(|placed| place(placed) == Place::Undealt).count()
        }
    }

    fn play(session: &mut dyn Session) {
        let action = session.moves()[0].text.clone();
        session.play(&action).expect("a legal action");
    }

    /// A game that is about to deal.
    fn before_a_deal() -> crate::store::Saved {
        let mut saved = open_example(entry("finis").expect("a game"), false).expect("an example");
        while !matches!(saved.session.next(), Next::Deal(_)) {
            play(saved.session.as_mut());
        }
        saved
    }

    #[test]
    fn cards_are_dealt_one_by_one_within_six_tenths_of_a_second() {
        let mut saved = before_a_deal();
        saved.session.shuffle();
        let mut table = Watched::new(SECONDS);
        table.show(saved.session.scene(Seat::new(0)));
        let cards = table.undealt();
        assert!(cards > 8, "{cards} cards are still with the dealer");
        table.pass(0.2);
        assert!((1..cards).contains(&table.undealt()));
        table.pass(0.38);
        assert_eq!(table.undealt(), 0);
        assert!(table.motion.is_moving(table.now));
        table.pass(0.03);
        assert!(!table.motion.is_moving(table.now));
    }

    /// Regression: a toolbar that got a second row in the second frame ended the deal at once.
    #[test]
    fn a_deal_goes_on_when_the_room_changes() {
        let mut saved = before_a_deal();
        saved.session.shuffle();
        let mut table = Watched::new(SECONDS);
        table.show(saved.session.scene(Seat::new(0)));
        table.pass(0.1);
        let undealt = table.undealt();
        table.extent.min.y += 30.0;
        table.show(table.scene.clone());
        assert_eq!(table.undealt(), undealt);
        table.pass(0.6);
        assert!(!table.motion.is_moving(table.now));
        table.extent.min.y -= 30.0;
        table.show(table.scene.clone());
        assert!(!table.motion.is_moving(table.now), "a table at rest moves");
    }

    /// Regression: when a hand changed while it was dealt, the rest of it left the dealer at once.
    #[test]
    fn a_deal_goes_on_when_a_hand_changes() {
        let mut saved = before_a_deal();
        saved.session.shuffle();
        let mut table = Watched::new(SECONDS);
        table.show(saved.session.scene(Seat::new(0)));
        table.pass(0.05);
        let undealt = table.undealt();
        let mut scene = table.scene.clone();
        let others = |zone: &&mut Zone| matches!(zone.anchor, Anchor::Hand(_));
        let hand = scene.zones.iter_mut().find(others).expect("a hand");
        hand.spots.truncate(hand.spots.len() - 1);
        table.show(scene);
        assert_eq!(table.undealt(), undealt - 1);
        table.pass(0.6);
        assert!(!table.motion.is_moving(table.now));
    }

    /// Regression: they flew above the card that was just played.
    #[test]
    fn cards_that_close_a_gap_in_the_hand_slide() {
        let saved = open_example(entry("finis").expect("a game"), false);
        let session = saved.expect("an example").session;
        let mut table = Watched::new(SECONDS);
        table.show(session.scene(Seat::new(0)));
        table.pass(1.0);
        let mut scene = table.scene.clone();
        let own = |zone: &&mut Zone| zone.anchor == Anchor::OwnHand;
        let hand = scene.zones.iter_mut().find(own).expect("a hand");
        hand.spots.remove(0);
        table.show(scene);
        table.pass(0.05);
        let own = |placed: &&PlacedSpot| placed.anchor == Anchor::OwnHand;
        let places = table.layout.placed.iter().filter(own);
        let places: Vec<_> = places
            .map(|placed| table.motion.place(placed, table.now))
            .collect();
        let slides = |place: &Place| matches!(place, Place::Flying(flight) if flight.slides);
        assert!(places.iter().all(slides), "{places:?}");
    }

    #[test]
    fn without_motion_everything_is_at_its_place_at_once() {
        let mut saved = before_a_deal();
        saved.session.shuffle();
        let mut table = Watched::new(0.0);
        table.show(saved.session.scene(Seat::new(0)));
        assert_eq!(table.undealt(), 0);
        assert!(!table.motion.is_moving(table.now));
    }

    #[test]
    fn a_trick_is_gathered_when_it_no_longer_lies_on_the_table() {
        let saved = open_example(entry("finis").expect("a game"), false);
        let mut session = saved.expect("an example").session;
        let mut table = Watched::new(SECONDS);
        table.show(session.scene(Seat::new(0)));
        table.pass(1.0);
        let number = table.scene.last_trick_number();
        while session.scene(Seat::new(0)).last_trick_number() == number {
            play(session.as_mut());
        }
        let scene = session.scene(Seat::new(0));
        let mut held = scene.clone();
        held.hold_previous_trick();
        table.show(held);
        assert_eq!(table.motion.leaving.len(), 0);
        assert!(table.motion.is_moving(table.now));
        table.pass(1.0);
        assert!(!table.motion.is_moving(table.now));
        let cards = scene
            .previous_trick
            .as_ref()
            .expect("a trick")
            .zone
            .spots
            .len();
        table.show(scene);
        assert_eq!(table.motion.leaving.len(), cards);
        table.motion.settle();
        assert!(!table.motion.is_moving(table.now));
    }
}
