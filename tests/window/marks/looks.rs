//! Cards in the hand: all states can be told apart in shades of gray.

use egui::{Event, Id, Key, Modifiers, Pos2, Rect, Shape};
use image::DynamicImage;
use misere::games::entry;
use misere::rules::scene::{Gesture, Group, Mark, Scene, Spot, SpotId};
use misere::table::Move;
use misere::ui::board::layout::{PlacedSpot, RAISE};
use misere::ui::deck::ASPECT;

use super::{ROOMS, button, first_pass, laid, moved, on_card, show};
use crate::layout::{course, published};
use crate::stage::{Stage, VIEWER, moves};

/// Difference above which shades of gray can be told apart.
const SHADES: u8 = 30;

/// Number of differing pixels that are noticed at a glance.
const PIXELS: usize = 100;

#[test]
fn the_looks_of_a_card_differ_without_colors() {
    let looks = looks();
    for (at, (one, gray)) in looks.iter().enumerate() {
        for (other, against) in &looks[..at] {
            let far = |pair: &(&u8, &u8)| pair.0.abs_diff(*pair.1) > SHADES;
            let differing = gray.iter().zip(against).filter(far).count();
            assert!(differing > PIXELS, "{one} and {other}: {differing} pixels");
        }
    }
}

/// Gray pictures of one card in every state.
fn looks() -> Vec<(&'static str, Vec<u8>)> {
    let (scene, moves) = first_pass("four_mad_queens");
    let mut stage = Stage::new(ROOMS[0]);
    let layout = laid(&scene, &stage);
    let own = layout.own_hand().expect("a hand").zone;
    let mut cards = layout.placed.iter().filter(|placed| placed.zone == own);
    let card = cards.nth(4).expect("a card");
    let changed = |change: fn(&mut Spot)| {
        let mut scene = scene.clone();
        let mut spots = scene.zones.iter_mut().flat_map(|zone| &mut zone.spots);
        change(spots.find(|spot| spot.id == card.spot.id).expect("a card"));
        scene
    };
    let dim = changed(|spot| spot.dim = true);
    let hinted = changed(|spot| spot.mark = Some(Mark::Hint));
    let received = changed(|spot| spot.mark = Some(Mark::Received));
    let combined = changed(|spot| {
        spot.mark = Some(Mark::Combined);
        spot.groups.push(Group::ALL[0]);
    });
    let touch = [Move { gesture: Gesture::Touch(card.spot.id), ..moves[0].clone() }];
    let grip = on_card(card.pose, 0.1, 0.5);
    let away = moved(Pos2::new(2.0, 2.0));
    let click = [button(grip, true), button(grip, false), away.clone()].concat();
    let mut look = |scene: &Scene, moves: &[Move], events: &[Event]| {
        for event in events {
            stage.show(show(scene, moves, vec![event.clone()]));
        }
        gray(&mut stage, scene, moves, card)
    };
    let mut looks = vec![
        ("playable", look(&scene, &moves, &away)),
        ("not playable", look(&dim, &moves, &away)),
        ("suggested", look(&hinted, &moves, &away)),
        ("just received", look(&received, &moves, &away)),
        ("in a combination", look(&combined, &moves, &away)),
        ("offered", look(&scene, &touch, &away)),
        ("under the pointer", look(&scene, &moves, &moved(grip))),
        ("chosen", look(&scene, &moves, &click)),
    ];
    stage.release();
    stage.show(show(&scene, &moves, vec![arrow()]));
    stage.focus(Id::unique(("spot", card.spot.id)));
    looks.push(("focused", gray(&mut stage, &scene, &moves, card)));
    looks
}

/// Regression: on a face-down pile, the focus was a white line on a white edge, and took the place
/// of the mark that says that the pile can be touched.
#[test]
fn the_focus_lies_around_a_card_and_leaves_its_mark() {
    let (scene, moves, pile) = touched_pile();
    let mut stage = Stage::new(ROOMS[0]);
    let layout = laid(&scene, &stage);
    let card = layout.find(pile).expect("a pile").pose;
    stage.show(show(&scene, &moves, vec![arrow()]));
    let mut lines = |focus: Id| {
        stage.show(show(&scene, &moves, Vec::new()));
        stage.focus(focus);
        stage.show(show(&scene, &moves, Vec::new()));
        let frame = stage.show(show(&scene, &moves, Vec::new()));
        let around = |shape: &Shape| match shape {
            Shape::Path(path) if path.closed => {
                let points = Rect::from_points(&path.points);
                let is_here = points.center().distance(card.center) < 12.0;
                let out = (points.width() - card.width) / 2.0;
                is_here.then_some((out, path.stroke.clone()))
            }
            _ => None,
        };
        let shapes = frame.shapes.iter();
        let lines: Vec<_> = shapes.filter_map(|one| around(&one.shape)).collect();
        lines
    };
    let unfocused = lines(Id::NULL);
    let focused = lines(Id::unique(("spot", pile)));
    let [(out, mark)] = &unfocused[..] else {
        panic!("{unfocused:?} is not a mark");
    };
    assert!(out.abs() < 0.1, "the mark is on the edge");
    assert!(focused.iter().any(|line| &line.1 == mark), "no mark");
    let rings = focused.iter().filter(|line| &line.1 != mark);
    let inner = rings.map(|(out, line)| out - line.width / 2.0);
    // The dark line separates the light one from the card.
    let gap = inner.reduce(f32::max).expect("a ring");
    assert!(gap > 2.0, "the light line is {gap} from the edge");
}

/// A table of Seven Card Combo with a face-down pile that can be touched.
fn touched_pile() -> (Scene, Vec<Move>, SpotId) {
    let entry = entry("seven_card_combo").expect("an entry of the menu");
    let mut found = None;
    course(entry, &published(3, 3), 1, |session| {
        let (scene, moves) = (session.scene(VIEWER), moves(session));
        let touched = moves.iter().find_map(|one| match one.gesture {
            Gesture::Touch(spot @ SpotId::Hidden(..)) => Some(spot),
            _ => None,
        });
        if let Some(pile) = touched {
            found = Some((scene, moves, pile));
        }
    });
    found.expect("a pile to draw from")
}

/// A key that shows the focus.
fn arrow() -> Event {
    Event::Key { key: Key::ArrowRight, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

/// A gray picture of a card and the room into which it rises.
fn gray(stage: &mut Stage, scene: &Scene, moves: &[Move], card: &PlacedSpot) -> Vec<u8> {
    let frame = stage.show_settled(|| show(scene, moves, Vec::new()));
    let mut area = card.strip.expand(4.0);
    area.min.y -= card.pose.width * ASPECT * (RAISE + 0.05);
    let [x, y, wide, tall] = [area.left(), area.top(), area.width(), area.height()].map(|side| side as u32);
    let picture = DynamicImage::ImageRgba8(stage.picture(&frame));
    picture.crop_imm(x, y, wide, tall).to_luma8().into_raw()
}

/// Regression: a raised card below Garbo's square had its index under the prompt.
#[test]
fn the_prompt_does_not_cover_a_card_raised_below_a_grid() {
    let garbo = entry("garbo").expect("an entry of the menu");
    let mut checked = 0;
    course(garbo, &published(2, 3), 1, |session| {
        let scene = session.scene(VIEWER);
        for room in ROOMS {
            let layout = laid(&scene, &Stage::new(room));
            let own = layout.own_hand().expect("a hand").zone;
            let held = layout.placed.iter().filter(|placed| placed.zone == own);
            for placed in held {
                let raised = layout.raise * placed.pose.width * ASPECT;
                let top = placed.pose.bounds().top() - raised;
                let below = top - layout.prompt_room.bottom();
                // The prompt is lower than its room, and the index begins below the edge of its card.
                let least = -0.05 * placed.pose.width * ASPECT;
                assert!(below > least, "{room:?}: {below} of {least}");
                checked += 1;
            }
        }
    });
    assert!(checked > 20, "only {checked} cards");
}
