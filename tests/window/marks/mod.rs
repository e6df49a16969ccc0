//! The marks at the table: the crown of the card that takes a trick, the slots for cards to be passed,
//! and the looks of cards in the hand, each of which can be told without colors.

mod looks;
mod slots;

use std::collections::BTreeSet;

use egui::accesskit::Node;
use egui::emath::Rot2;
use egui::{Event, FullOutput, Id, Modifiers, PointerButton, Pos2, Rect, Shape, Vec2, vec2};
use misere::games::{GAMES, entry};
use misere::rules::scene::Scene;
use misere::table::Move;
use misere::ui::board::lay;
use misere::ui::board::layout::{PlacedSpot, Pose, TableLayout};
use misere::ui::deck::ASPECT;

use super::layout::{course, published};
use super::sizes::report;
use super::stage::{Show, Stage, VIEWER, moves, names, nodes};

/// The room for the table in windows of 800 × 600 and 1280 × 800 pixels, in points.
const ROOMS: [Vec2; 2] = [vec2(1066.0, 744.0), vec2(1280.0, 744.0)];

/// The extent of the index from the card's upper left corner, in card widths and heights.
const INDEX: Vec2 = vec2(0.2, 0.29);

/// The games without tricks.
const WITHOUT_TRICKS: [&str; 2] = ["garbo", "seven_card_combo"];

/// Calls `look` at every finished trick of some random games, as it is held on the table, with a
/// name for reports.
fn finished_tricks(mut look: impl FnMut(&Scene, &str)) {
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let (mut seen, mut before) = (0, Scene::default());
            course(entry, &published(seats, 3), 1, |session| {
                let mut scene = session.scene(VIEWER);
                let number = scene.previous_trick.as_ref().map_or(0, |last| last.number);
                if number != seen && number > 0 {
                    scene.hold_previous_trick(&before);
                    let place = format!("{}, {seats} players, trick {number}", entry.id);
                    look(&scene, &place);
                }
                seen = number;
                before = session.scene(VIEWER);
            });
        }
    }
}

fn show<'a>(scene: &'a Scene, moves: &'a [Move], events: Vec<Event>) -> Show<'a> {
    Show { scene, moves, why_not: &|_| None, holding: false, events }
}

fn laid(scene: &Scene, stage: &Stage) -> TableLayout {
    lay(scene, VIEWER, &names(), stage.room(), 1.0)
}

/// The cards of the finished trick on the table.
fn trick<'a>(layout: &'a TableLayout, scene: &Scene) -> Vec<&'a PlacedSpot> {
    let last = scene.previous_trick.as_ref().expect("a finished trick");
    let placed = layout.placed.iter();
    placed.filter(|one| one.zone == last.zone.id).collect()
}

/// The point on a card at these fractions of its width and height from its upper left corner.
fn on_card(pose: Pose, across: f32, down: f32) -> Pos2 {
    let size = vec2(pose.width, pose.width * ASPECT);
    pose.center + Rot2::from_angle(pose.angle) * (vec2(across - 0.5, down - 0.5) * size)
}

/// The crowns in a frame: a disk on the upper edge of a card, and three triangles within it.
fn crowns<'a>(frame: &FullOutput, cards: &[&'a PlacedSpot]) -> Vec<(&'a PlacedSpot, Rect)> {
    let mut crowns = Vec::new();
    for pair in frame.shapes.windows(2) {
        let (Shape::Circle(disk), Shape::Mesh(points)) = (&pair[0].shape, &pair[1].shape) else { continue };
        let bounds = disk.visual_bounding_rect();
        let is_crown = points.indices.len() == 9 && bounds.contains_rect(points.calc_bounds());
        let on_edge = |card: &&&PlacedSpot| {
            let edge = on_card(card.pose, 0.5, 0.0);
            edge.distance(disk.center) < disk.radius
        };
        if let Some(card) = cards.iter().find(on_edge).filter(|_| is_crown) {
            crowns.push((*card, bounds));
        }
    }
    crowns
}

#[test]
fn the_card_that_takes_a_finished_trick_wears_a_crown_and_says_so() {
    let mut faults = Vec::new();
    let mut games = BTreeSet::new();
    for room in ROOMS {
        let mut stage = Stage::new(room);
        finished_tricks(|scene, place| {
            games.insert(place.split(',').next().expect("a name").to_owned());
            let layout = laid(scene, &stage);
            let cards = trick(&layout, scene);
            let to = scene.previous_trick.as_ref().map(|last| last.to);
            let wins = |card: &PlacedSpot| card.spot.seat == to;
            let mut shown = show(scene, &[], Vec::new());
            shown.holding = true;
            let frame = stage.show(shown);
            let crowns = crowns(&frame, &cards);
            if crowns.len() != 1 || !wins(crowns[0].0) {
                faults.push(format!("{place}, {room:?}: {} crowns", crowns.len()));
            }
            for (_, crown) in &crowns {
                let mut hidden =
                    cards.iter().filter(|card| index(card.pose).iter().any(|point| crown.contains(*point)));
                if let Some(card) = hidden.next() {
                    let card = card.spot.id;
                    faults.push(format!("{place}, {room:?}: the crown covers {card:?}"));
                }
            }
            let nodes = nodes(frame);
            for card in cards {
                let id = Id::unique(("spot", card.spot.id)).accesskit_id();
                let said = nodes.get(&id).and_then(Node::description);
                if said.is_some_and(|said| said.ends_with("takes the trick")) != wins(card) {
                    faults.push(format!("{place}: {:?} says {said:?}", card.spot.id));
                }
            }
        });
    }
    report(&faults);
    let with_tricks = GAMES.iter().map(|entry| entry.id.to_owned());
    let with_tricks = with_tricks.filter(|id| !WITHOUT_TRICKS.contains(&id.as_str()));
    assert_eq!(games, with_tricks.collect());
}

/// Points all over the index of a card.
fn index(pose: Pose) -> Vec<Pos2> {
    let steps = || (0..=6).map(|step| step as f32 / 6.0);
    let down = |x: f32| steps().map(move |y| on_card(pose, x * INDEX.x, y * INDEX.y));
    steps().flat_map(down).collect()
}

#[test]
fn no_card_of_a_finished_trick_covers_the_index_of_another() {
    let mut faults = Vec::new();
    for room in ROOMS {
        let stage = Stage::new(room);
        finished_tricks(|scene, place| {
            let layout = laid(scene, &stage);
            let cards = trick(&layout, scene);
            for (at, below) in cards.iter().enumerate() {
                let index = index(below.pose);
                let covers = |above: &&&PlacedSpot| index.iter().any(|point| above.pose.covers(*point));
                if let Some(above) = cards[at + 1..].iter().find(covers) {
                    let (above, below) = (above.spot.id, below.spot.id);
                    faults.push(format!("{place}, {room:?}: {above:?} covers {below:?}"));
                }
            }
        });
    }
    report(&faults);
}

/// A pointer movement to a point.
fn moved(to: Pos2) -> Vec<Event> {
    vec![Event::PointerMoved(to)]
}

/// A press or release of the mouse button.
fn button(pos: Pos2, pressed: bool) -> Vec<Event> {
    vec![Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }]
}

/// The table of four players at which the viewer first chooses cards to be passed.
fn first_pass(game: &str) -> (Scene, Vec<Move>) {
    let entry = entry(game).expect("an entry of the menu");
    let mut found = None;
    course(entry, &published(4, 3), 1, |session| {
        let (scene, moves) = (session.scene(VIEWER), moves(session));
        if scene.card_choice.is_some() && !moves.is_empty() && found.is_none() {
            found = Some((scene, moves));
        }
    });
    found.expect("cards to be passed")
}
