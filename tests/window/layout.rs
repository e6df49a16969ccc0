//! Nothing at the table is cut off or wrongly covered: for every game and number of players, in
//! windows from the smallest to the largest, with cards of every size.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use misere::games::{BotSession, Entry, GAMES};
use misere::rules::options::HouseRules;
use misere::rules::scene::{Anchor, Arrangement, Scene, Zone, ZoneId};
use misere::rules::{Names, Next, Seat};
use misere::table::Setup;
use misere::ui::board::lay;
use misere::ui::board::layout::{Note, PlacedSpot, TableLayout};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng};

use super::sizes::report;

/// The room for the board in windows of several sizes, in points at the program's own zoom: 800 ×
/// 600, 1280 × 800, 1920 × 1080 and 3840 × 1600 pixels below the toolbar, the first three also with
/// a side panel, and the third with the aim above the table.
const ROOMS: [Vec2; 8] = [
    vec2(1066.0, 744.0),
    vec2(1280.0, 744.0),
    vec2(1396.0, 729.0),
    vec2(1920.0, 744.0),
    vec2(646.0, 744.0),
    vec2(860.0, 744.0),
    vec2(976.0, 729.0),
    vec2(1396.0, 681.0),
];

/// Card sizes, as in the settings.
const SCALES: [f32; 4] = [0.6, 1.0, 1.4, 2.0];

/// Allowed overlap in points, since corners are rounded and cards are slightly rotated.
const TOUCH: f32 = 6.0;

#[test]
fn nothing_at_the_table_is_cut_off_or_covered() {
    let mut scenes = 0;
    let mut faults = Vec::new();
    for entry in GAMES {
        for seats in entry.seats.clone() {
            for seed in 0..2 {
                let setup = published(seats, seed);
                let mut before = Scene::default();
                course(entry, &setup, 3, |session| {
                    let scene = session.scene(Seat::new(0));
                    let mut held = scene.clone();
                    held.hold_previous_trick(&std::mem::replace(&mut before, scene.clone()));
                    for (room, scale) in rooms_and_scales() {
                        let rect = Rect::from_min_size(pos2(0.0, 56.0), room);
                        let scenes = [&scene, &held];
                        let shown = if scale == 1.0 { 2 } else { 1 };
                        for scene in scenes.into_iter().take(shown) {
                            let layout = lay(scene, Seat::new(0), &Names::default(), rect, scale);
                            let place = || {
                                format!(
                                    "{}, {seats} players, seed {seed}, step {}, {room:?}, cards × \
                                     {scale}",
                                    entry.id,
                                    session.at()
                                )
                            };
                            let fault = check(&layout, rect, scene).err();
                            faults.extend(fault.map(|what| format!("{}: {what}", place())));
                        }
                    }
                    scenes += 1;
                });
            }
        }
    }
    report(&faults);
    assert!(scenes > 1000, "only {scenes} tables were looked at");
}

fn rooms_and_scales() -> impl Iterator<Item = (Vec2, f32)> {
    let of = |room| SCALES.into_iter().map(move |scale| (room, scale));
    ROOMS.into_iter().flat_map(of)
}

/// A table with the usual rules.
pub fn published(seats: usize, seed: u64) -> Setup {
    Setup { seats, rules: HouseRules::default(), seed, dealer: None }
}

/// Calls `look` at every `stride`-th position of a random game, up to its third deal.
pub fn course(entry: &Entry, setup: &Setup, stride: usize, mut look: impl FnMut(&dyn BotSession)) {
    let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
    let mut session = entry.start(setup).expect("house rules that fit");
    while session.next() != Next::Over && session.deal_number() < 3 && session.at() < 400 {
        match session.next() {
            Next::Act(_) => {
                let moves = session.moves();
                let chosen = moves[rng.random_range(0..moves.len())].text.clone();
                session.play(&chosen).expect("a legal action");
            }
            _ => session.shuffle(),
        }
        if session.at().is_multiple_of(stride) {
            look(&*session);
        }
    }
}

/// The first thing that is cut off or covered, if anything is.
pub fn check(layout: &TableLayout, rect: Rect, scene: &Scene) -> Result<(), String> {
    let name = |placed: &PlacedSpot| format!("{:?} of {:?}", placed.spot.id, placed.zone);
    for placed in &layout.placed {
        let bounds = placed.pose.bounds();
        if !rect.expand(TOUCH).contains_rect(bounds) {
            return Err(format!("{} is cut off: {bounds:?}", name(placed)));
        }
    }
    for plate in &layout.plates {
        if !rect.contains_rect(plate.bounds()) {
            return Err(format!("the plate of {:?} is cut off", plate.seat));
        }
        for other in layout.plates.iter().filter(|other| other.seat < plate.seat) {
            if plate.bounds().intersects(other.bounds()) {
                return Err(format!("{:?} and {:?} share a place", plate.seat, other.seat));
            }
        }
        for placed in &layout.placed {
            // Card backs are behind their own plate.
            let covers = |rect| meet(placed.pose.bounds(), rect);
            if placed.zone != ZoneId::hand(plate.seat) && (covers(plate.rect) || covers(plate.face)) {
                return Err(format!("{} covers {:?}’s plate", name(placed), plate.seat));
            }
        }
    }
    let offers = scene.card_choice.is_some() || !scene.buttons.is_empty();
    let has_choices = scene.zones.iter().any(|zone| zone.arrangement == Arrangement::Choices);
    // While cards are passed, nothing is at stake yet.
    let is_passing = scene.zones.iter().any(|zone| matches!(zone.anchor, Anchor::Before(_)));
    if layout.stake.is_positive() && !offers && !has_choices && !is_passing {
        // A text, at least this wide.
        let wide = layout.stake.left() + 100.0 * layout.text;
        let line = layout.stake.with_max_x(wide);
        if let Some(placed) = layout.placed.iter().find(|placed| meet(placed.pose.bounds(), line)) {
            return Err(format!("{} covers what matters most", name(placed)));
        }
    }
    for (suit, sign) in &layout.signs {
        if !rect.contains_rect(*sign) {
            return Err(format!("the sign of {} is cut off", suit.name()));
        }
        let covers = |placed: &&PlacedSpot| meet(placed.pose.bounds(), *sign);
        if let Some(placed) = layout.placed.iter().find(covers) {
            return Err(format!("{} covers the sign of {}", name(placed), suit.name()));
        }
    }
    if !scene.prompt.is_empty() {
        // A line of text, at least this wide.
        let prompt = Rect::from_center_size(layout.prompt, vec2(120.0, 24.0) * layout.text);
        for placed in &layout.placed {
            if meet(placed.pose.bounds(), prompt) {
                return Err(format!("{} covers the prompt", name(placed)));
            }
        }
    }
    let noted = |zone: &&Zone| {
        if let Anchor::Beside(seat) = zone.anchor {
            return layout.plate(seat).is_some();
        }
        let words = zone.note.render(&Names::default());
        layout.notes.iter().any(|note| note.words == words)
    };
    let mut zones = scene.zones.iter().filter(|zone| !zone.note.is_empty());
    if let Some(zone) = zones.find(|zone| !noted(zone)) {
        return Err(format!("{:?} of {:?} is not shown", zone.note, zone.id));
    }
    // In small type, with this upper bound on the average width of a letter.
    let size = |note: &Note| {
        let lines = note.words.lines();
        let widest = lines.clone().map(|line| line.chars().count()).max();
        layout.text * vec2(7.2 * widest.unwrap_or_default() as f32, 18.0 * lines.count() as f32)
    };
    let room = |note: &Note| note.anchor.anchor_size(note.at, size(note));
    for (place, note) in layout.notes.iter().enumerate() {
        let bounds = room(note);
        let mut others = layout.notes[..place].iter();
        if let Some(other) = others.find(|other| meet(room(other), bounds)) {
            return Err(format!("“{}” covers “{}”", note.words, other.words));
        }
        if !rect.contains_rect(bounds) {
            return Err(format!("“{}” is cut off", note.words));
        }
        let covered = layout.placed.iter().find(|placed| {
            let bare = bounds.shrink2(vec2(0.0, 2.0));
            meet(placed.pose.bounds(), bare)
        });
        if let Some(placed) = covered {
            let card = placed.pose.bounds();
            let name = name(placed);
            return Err(format!("“{}” at {bounds} lies under {name} at {card}", note.words));
        }
        let mut plates = layout.plates.iter();
        if let Some(plate) = plates.find(|plate| meet(plate.rect, bounds)) {
            return Err(format!("“{}” lies under {:?}’s plate", note.words, plate.seat));
        }
    }
    for (place, one) in layout.placed.iter().enumerate() {
        for other in &layout.placed[..place] {
            if one.zone != other.zone && meet(one.pose.bounds(), other.pose.bounds()) {
                return Err(format!("{} covers {}", name(one), name(other)));
            }
        }
    }
    Ok(())
}

/// Tells whether two things overlap by more than their rims.
fn meet(a: Rect, b: Rect) -> bool {
    let shared = a.intersect(b).size();
    shared.min_elem() > TOUCH
}

#[test]
fn what_meets_is_told_from_what_does_not() {
    let square = |x: f32| Rect::from_min_size(Pos2::new(x, 0.0), Vec2::splat(20.0));
    assert!(meet(square(0.0), square(10.0)));
    assert!(!meet(square(0.0), square(15.0)));
    assert!(!meet(square(0.0), square(40.0)));
}
