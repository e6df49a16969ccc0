use egui::Pos2;
use misere::games::{BotSession, entry};
use misere::rules::scene::{Anchor, Scene, Zone};
use misere::rules::{Next, Seat};
use misere::store::open_example;
use misere::ui::board::lay;
use misere::ui::for_tests::board::*;

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

    /// A board on which a deal begins.
    fn dealing(seconds: f32) -> Self {
        let finis = entry("finis").expect("a game");
        let mut session = open_example(finis, false).expect("an example").session;
        while !matches!(session.next(), Next::Deal(_)) {
            play(session.as_mut());
        }
        session.shuffle();
        let mut table = Self::new(seconds);
        table.show(session.scene(Seat::new(0)));
        table
    }

    fn show(&mut self, scene: Scene) {
        let viewer = Seat::new(0);
        self.layout = lay(&scene, viewer, &Default::default(), self.extent, 1.0);
        self.scene = scene;
        self.follow();
    }

    fn follow(&mut self) {
        let (scene, layout) = (&self.scene, &self.layout);
        self.motion.follow(scene, layout, self.extent, self.now, self.seconds);
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

fn play(session: &mut dyn BotSession) {
    let action = session.moves()[0].text.clone();
    session.play(&action).expect("a legal action");
}

#[test]
fn cards_are_dealt_one_by_one_within_six_tenths_of_a_second() {
    let mut table = Watched::dealing(SECONDS);
    let cards = table.undealt();
    assert!(cards > 8, "{cards} cards are still with the dealer");
    table.pass(0.2);
    assert!((1..cards).contains(&table.undealt()) && table.motion.is_dealing(table.now));
    table.pass(0.38);
    assert!(table.undealt() == 0 && !table.motion.is_dealing(table.now));
    assert!(table.motion.is_moving(table.now));
    table.pass(0.03);
    assert!(!table.motion.is_moving(table.now));
}

#[test]
fn a_deal_that_is_ended_waits_for_nothing() {
    let mut table = Watched::dealing(SECONDS);
    assert!(table.motion.is_dealing(table.now));
    table.motion.settle();
    assert!(!table.motion.is_dealing(table.now));
}

/// Regression: a toolbar that got a second row in the second frame ended the deal at once.
#[test]
fn a_deal_goes_on_when_the_room_changes() {
    let mut table = Watched::dealing(SECONDS);
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
    let mut table = Watched::dealing(SECONDS);
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
    let places: Vec<_> = places.map(|placed| table.motion.place(placed, table.now)).collect();
    let slides = |place: &Place| matches!(place, Place::Flying(flight) if flight.slides);
    assert!(places.iter().all(slides), "{places:?}");
}

#[test]
fn without_motion_everything_is_at_its_place_at_once() {
    let table = Watched::dealing(0.0);
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
    let number = table.scene.previous_trick_number();
    let mut before = table.scene.clone();
    while session.scene(Seat::new(0)).previous_trick_number() == number {
        before = session.scene(Seat::new(0));
        play(session.as_mut());
    }
    let scene = session.scene(Seat::new(0));
    let mut held = scene.clone();
    held.hold_previous_trick(&before);
    table.show(held);
    assert_eq!(table.motion.leaving(table.now).count(), 0);
    assert!(table.motion.is_moving(table.now));
    table.pass(1.0);
    assert!(!table.motion.is_moving(table.now));
    let cards = scene.previous_trick.as_ref().expect("a trick").zone.spots.len();
    table.show(scene);
    assert_eq!(table.motion.leaving(table.now).count(), cards);
    table.motion.settle();
    assert!(!table.motion.is_moving(table.now));
}
