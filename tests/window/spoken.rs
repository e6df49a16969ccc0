//! Law 8: at every table, a screen reader finds every zone by its label, with its note, and every
//! spot that the person may use.

use std::collections::HashMap;

use egui::accesskit::{Action, Node, NodeId, Role, TreeUpdate};
use egui::{Id, vec2};
use misere::games::{GAMES, entry};
use misere::rules::options::read_rules;
use misere::rules::scene::{Anchor, Face, Gesture, Group, Mark, Scene, SeatInfo, SpotId, Target, Zone, ZoneId};
use misere::rules::{Message, Names, Score};
use misere::table::{Move, Setup};
use misere::ui::board::read_table;

use super::layout::{course, published};
use super::play::person::capitalized;
use super::stage::{Show, Stage, VIEWER, moves, names, nodes};

#[test]
fn every_zone_is_spoken_with_its_note_and_every_spot_that_can_be_used() {
    let mut reader = Reader::new();
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let setup = published(seats, 7);
            course(entry, &setup, 5, |session| {
                reader.check(entry.id, &session.scene(VIEWER), &moves(session));
            });
        }
    }
}

/// Regression: covered cards had no name, so that they could not be claimed without a pointer.
#[test]
fn a_covered_card_of_garbo_can_be_claimed_without_a_pointer() {
    let garbo = entry("garbo").expect("an entry of the menu");
    let rules = read_rules(garbo.fields(2), "(claims: ByHand)").expect("house rules");
    let mut reader = Reader::new();
    let mut claims = 0;
    for seed in 0..4 {
        let setup = Setup { rules: rules.clone(), ..published(2, seed) };
        course(garbo, &setup, 1, |session| {
            let moves = moves(session);
            let covered = |one: &Move| matches!(one.gesture, Gesture::Touch(SpotId::Under(..)));
            if moves.iter().any(covered) {
                reader.check("garbo", &session.scene(VIEWER), &moves);
                claims += 1;
            }
        });
    }
    assert!(claims > 5, "only {claims} covered cards could be claimed");
}

/// Regression: a prompt that is a sentence was read with two full stops.
#[test]
fn every_sentence_of_the_table_ends_with_one_full_stop_and_points_are_penalties_unless_negative() {
    let players = [-1, 0, 1].map(|points| SeatInfo { total: Score::points(points), ..SeatInfo::default() });
    let prompt = Message::raw("Your hand is hidden.");
    let scene = Scene { prompt, players: players.to_vec(), ..Scene::default() };
    let names = Names::new(["Anna", "Berta", "Carl"]);
    assert_eq!(
        read_table(&scene, VIEWER, &names).render(&names),
        "Your hand is hidden. Scores: Anna −1 point; Berta 0 penalty points; Carl 1 penalty point."
    );
}

/// Regression: a used-up stock had no name, so that it could not be drawn from without a pointer
/// (SC-8).
#[test]
fn a_stock_that_is_used_up_can_be_drawn_from_without_a_pointer() {
    let combo = entry("seven_card_combo").expect("an entry of the menu");
    let mut reader = Reader::new();
    let mut draws = 0;
    course(combo, &published(4, 0), 1, |session| {
        let (mut scene, moves) = (session.scene(VIEWER), moves(session));
        for zone in &mut scene.zones {
            // The top card remains, as the place where it lay.
            if zone.id == ZoneId::STOCK && moves.iter().any(|one| one.text == "draw stock") {
                zone.spots.drain(..zone.spots.len() - 1);
                zone.spots[0].face = Face::Empty;
                draws += 1;
            }
        }
        reader.check("seven_card_combo", &scene, &moves);
    });
    assert!(draws > 0, "nobody could draw from the stock");
}

/// Regression: "1 points" was announced.
#[test]
fn one_point_is_spoken_in_the_singular() {
    let finis = entry("finis").expect("an entry of the menu");
    let session = finis.start(&published(4, 1)).expect("the usual rules");
    let mut scene = session.scene(VIEWER);
    let mut reader = Reader::new();
    for (total, spoken) in [(1, "Ann, 1 penalty point"), (2, "Ann, 2 penalty points")] {
        scene.players[1] = SeatInfo { total: Score::points(total), ..SeatInfo::default() };
        let nodes = reader.nodes(&scene, &[]);
        let said = nodes.values().any(|node| [node.label(), node.value()].contains(&Some(spoken)));
        assert!(said, "nobody hears “{spoken}”");
    }
}

/// Regression: chosen cards were exposed only by a description, and no card said why it could not
/// be played.
#[test]
fn every_card_of_the_hand_says_where_it_lies_and_what_can_be_done_with_it() {
    let mut stage = Stage::new(vec2(1066.0, 800.0));
    let mut refused = 0;
    for entry in GAMES {
        course(entry, &published(entry.usual, 3), 1, |session| {
            let (scene, moves) = (session.scene(VIEWER), moves(session));
            if moves.is_empty() {
                return;
            }
            let reason = |spot| session.why_not(VIEWER, spot);
            let nodes = nodes(stage.show(Show {
                scene: &scene,
                moves: &moves,
                why_not: &reason,
                holding: false,
                events: Vec::new(),
            }));
            let zone = scene.zones.iter().find(|zone| zone.anchor == Anchor::OwnHand);
            let Some(zone) = zone else { return };
            for (place, spot) in zone.spots.iter().enumerate() {
                let node = &nodes[&Id::unique(("spot", spot.id)).accesskit_id()];
                let told = node.description().expect("a description");
                let name = format!("{}: {:?}: {told}", entry.id, spot.id);
                assert!(told.starts_with(&zone.label.render(&names())), "{name}");
                let size = zone.spots.len();
                assert!(told.contains(&format!("{} of {size}", place + 1)), "{name}");
                assert_eq!(node.position_in_set(), Some(place), "{name}");
                assert_eq!(node.size_of_set(), Some(size), "{name}");
                let choosable = scene.card_choice.as_ref().map(|one| one.zone) == Some(zone.id);
                assert_eq!(node.is_selected(), choosable.then_some(false), "{name}");
                let begins = |one: &Move| spots_of(one.gesture).first() == Some(&spot.id);
                let playable = moves.iter().any(begins);
                if choosable || scene.blind {
                    continue;
                }
                assert_eq!(told.ends_with(", playable"), playable, "{name}");
                assert_eq!(told.contains("not playable"), !playable, "{name}");
                if let Some(reason) = session.why_not(VIEWER, spot.id) {
                    let words = reason.render(&names());
                    assert!(told.contains(&words), "{name}");
                    refused += 1;
                }
            }
        });
    }
    assert!(refused > 50, "only {refused} cards could not be played");
}

/// Regression: a hint, a card just received and a combination were all spoken as "marked".
#[test]
fn every_mark_on_a_card_is_spoken_in_its_own_words() {
    let finis = entry("finis").expect("an entry of the menu");
    let mut dealt = None;
    course(finis, &published(4, 1), 1, |session| {
        let scene = session.scene(VIEWER);
        let hand = scene.zone(ZoneId::hand(VIEWER));
        if hand.is_some_and(|hand| !hand.spots.is_empty()) {
            dealt.get_or_insert(scene);
        }
    });
    let dealt = dealt.expect("a hand");
    let mut reader = Reader::new();
    for (mark, groups, spoken) in [
        (Mark::Hint, 0, "suggested"),
        (Mark::Received, 0, "just received"),
        (Mark::Combined, 0, "in a combination"),
        (Mark::Combined, 1, "in combination a"),
        (Mark::Combined, 2, "in combinations a and b"),
        (Mark::Matched, 0, "part of a match"),
        (Mark::Latest, 0, "placed last"),
    ] {
        let mut scene = dealt.clone();
        let hand = scene.zone_mut(ZoneId::hand(VIEWER)).expect("a hand");
        let spot = &mut hand.spots[0];
        spot.mark = Some(mark);
        spot.groups = Group::ALL[..groups].to_vec();
        let id = Id::unique(("spot", spot.id)).accesskit_id();
        let nodes = reader.nodes(&scene, &[]);
        let told = nodes[&id].description().expect("a description");
        let parts: Vec<&str> = told.split(", ").collect();
        assert!(parts.contains(&spoken), "{mark:?}: {told}");
    }
}

/// Regression: scores and the prompt were read before the table.
#[test]
fn the_table_is_read_from_the_others_over_the_middle_to_the_own_hand() {
    let mut stage = Stage::new(vec2(1066.0, 800.0));
    for entry in GAMES {
        for seats in entry.seats.clone() {
            course(entry, &published(seats, 5), 9, |session| {
                let (scene, moves) = (session.scene(VIEWER), moves(session));
                let frame = stage.show(Show {
                    scene: &scene,
                    moves: &moves,
                    why_not: &|_| None,
                    holding: false,
                    events: Vec::new(),
                });
                let update = frame.platform_output.accesskit_update.expect("a tree");
                let order = in_reading_order(&update);
                let place = |id: Id| order.iter().position(|node| *node == id.accesskit_id());
                let rank = |zone: &Zone| match zone.anchor.seat() {
                    _ if zone.anchor == Anchor::OwnHand => 3,
                    Some(seat) if seat == VIEWER => 3,
                    Some(_) => 1,
                    None => 2,
                };
                let mut read: Vec<(usize, u8)> = scene
                    .zones
                    .iter()
                    .filter_map(|zone| Some((place(Id::unique(("zone", zone.id)))?, rank(zone))))
                    .collect();
                assert_eq!(read.len(), scene.zones.len(), "{}", entry.id);
                if let Some(prompt) = place(Id::unique("prompt")) {
                    assert!(!scene.prompt.is_empty());
                    read.push((prompt, 2));
                    read.sort_unstable();
                    let after = read.iter().skip_while(|(at, _)| *at != prompt);
                    assert!(after.skip(1).all(|(_, rank)| *rank == 3), "{}", entry.id);
                }
                read.sort_unstable();
                let ranks: Vec<u8> = read.iter().map(|(_, rank)| *rank).collect();
                assert!(ranks.is_sorted(), "{}: {ranks:?}", entry.id);
            });
        }
    }
}

/// All nodes of a tree, parents before their children.
fn in_reading_order(update: &TreeUpdate) -> Vec<NodeId> {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let root = update.tree.as_ref().expect("a tree").root;
    let (mut order, mut open) = (Vec::new(), vec![root]);
    while let Some(id) = open.pop() {
        order.push(id);
        if let Some(node) = nodes.get(&id) {
            open.extend(node.children().iter().rev());
        }
    }
    order
}

/// A simulated screen reader at a board.
struct Reader(Stage);

impl Reader {
    fn new() -> Self {
        Self(Stage::new(vec2(1066.0, 800.0)))
    }

    fn check(&mut self, game: &str, scene: &Scene, moves: &[Move]) {
        let names = names();
        let nodes = self.nodes(scene, moves);
        for zone in &scene.zones {
            let label = capitalized(&zone.label.render(&names));
            let group = nodes.values().find(|node| {
                matches!(node.role(), Role::Group | Role::ListBox) && node.label().is_some_and(|said| said == label)
            });
            let Some(group) = group else {
                panic!("{game}: nobody is told of “{label}”");
            };
            assert!(!label.is_empty(), "{game}: {:?}", zone.id);
            let note = Some(zone.note.render(&names)).filter(|note| !note.is_empty());
            assert_eq!(group.description().map(str::to_owned), note, "{game}: {label}");
        }
        for one in moves {
            for spot in spots_of(one.gesture) {
                let id = Id::unique(("spot", spot)).accesskit_id();
                let node = nodes.get(&id).filter(|node| {
                    node.supports_action(Action::Click) && node.label().is_some_and(|said| !said.is_empty())
                });
                assert!(node.is_some(), "{game}: {} with {spot:?}", one.text);
            }
        }
    }

    fn nodes(&mut self, scene: &Scene, moves: &[Move]) -> HashMap<NodeId, Node> {
        nodes(self.0.show(Show { scene, moves, why_not: &|_| None, holding: false, events: Vec::new() }))
    }
}

/// The spots that a gesture needs.
fn spots_of(gesture: Gesture) -> Vec<SpotId> {
    match gesture {
        Gesture::Touch(spot) | Gesture::Carry { from: spot, to: Target::Zone(_) } => vec![spot],
        Gesture::Carry { from, to: Target::Spot(to) } => vec![from, to],
        Gesture::Choose { cards, .. } => cards.into_iter().map(SpotId::Card).collect(),
        Gesture::Press(_) => Vec::new(),
    }
}
