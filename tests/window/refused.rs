//! A click or drag that does nothing says why.

use egui::{Event, Modifiers, PointerButton, Pos2, vec2};
use misere::games::entry;
use misere::rules::scene::{Face, Scene, SpotId, ZoneId};
use misere::table::Move;
use misere::ui::board::{BoardAction, lay};

use super::layout::{course, published};
use super::stage::{Show, Stage, VIEWER, moves, names};

/// Presses at a point, moves on by `by`, and lets go; returns what the person did.
fn press(stage: &mut Stage, scene: &Scene, moves: &[Move], at: Pos2, by: f32) -> Vec<BoardAction> {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let to = at + vec2(by, 0.0);
    let events = [Event::PointerMoved(at), button(at, true), Event::PointerMoved(to), button(to, false)];
    let mut done = Vec::new();
    for event in events {
        stage.show(Show { scene, moves, why_not: &|_| None, holding: false, events: vec![event] });
        done.extend_from_slice(stage.done());
    }
    done
}

fn center(scene: &Scene, stage: &Stage, spot: SpotId) -> Pos2 {
    let layout = lay(scene, VIEWER, &names(), stage.room(), 1.0);
    let placed = layout.placed.iter().find(|one| one.spot.id == spot);
    placed.expect("a spot").pose.center
}

/// Regression: nothing was said about a card of the discard pile that could not be taken (SC-4).
#[test]
fn a_card_that_cannot_be_taken_is_refused() {
    let combo = entry("seven_card_combo").expect("an entry of the menu");
    let mut stage = Stage::new(vec2(1066.0, 744.0));
    let mut refused = 0;
    course(combo, &published(3, 3), 1, |session| {
        let (scene, moves) = (session.scene(VIEWER), moves(session));
        let takes = moves.iter().any(|one| one.text.starts_with("take"));
        let pile = scene.zone(ZoneId::PILE).and_then(|pile| pile.spots.last());
        let Some(spot) = pile.map(|spot| spot.id).filter(|_| takes) else { return };
        assert!(session.why_not(VIEWER, spot).is_some(), "the rules say why");
        let at = center(&scene, &stage, spot);
        for by in [0.0, 60.0] {
            let done = press(&mut stage, &scene, &moves, at, by);
            assert_eq!(done, [BoardAction::Refused(spot)], "moved by {by}");
        }
        refused += 1;
    });
    assert!(refused > 0, "no packet to take from");
}

/// Regression: nothing was said about a free place while no card was chosen (GA-3).
#[test]
fn a_place_for_a_card_asks_for_the_card_first() {
    let garbo = entry("garbo").expect("an entry of the menu");
    let mut stage = Stage::new(vec2(1066.0, 744.0));
    let mut asked = 0;
    course(garbo, &published(2, 3), 1, |session| {
        let (scene, moves) = (session.scene(VIEWER), moves(session));
        let spots = scene.zones.iter().flat_map(|zone| &zone.spots);
        let free = spots.clone().find(|spot| spot.face == Face::Empty);
        if let Some(spot) = free.map(|spot| spot.id).filter(|_| !moves.is_empty()) {
            let at = center(&scene, &stage, spot);
            let done = press(&mut stage, &scene, &moves, at, 0.0);
            let [BoardAction::RefusedBecause(why)] = &done[..] else {
                panic!("{done:?}");
            };
            assert_eq!(why.render(&names()), "Choose a card first.");
            asked += 1;
        }
    });
    assert!(asked > 0, "no free place");
}
