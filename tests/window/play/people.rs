//! Several people at one window.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::Level;
use misere::games::BotSession;
use misere::rules::Seat;
use misere::rules::scene::{Gesture, SpotId, ZoneId};
use misere::store::{Player, Saved};
use misere::ui::App;

use super::person::*;
use crate::frames::until;

/// A game of Ada against two computer players.
pub fn game_of_ada(session: Box<dyn BotSession>) -> Saved {
    let bot = |name: &str| Player::Computer(name.into(), Level::Novice.into());
    Saved {
        saved_at: 1_795_000_000,
        ..Saved::new(vec![Player::Person("Ada".into()), bot("Anton"), bot("Carla")], session)
    }
}

/// Opens a game of Finis with these people, and computer players in the other seats.
pub fn finis_with(folder: &tempfile::TempDir, people: &[&str]) -> Harness<'static, App> {
    finis_with_settings(folder, people, SETTINGS)
}

/// Like `finis_with`, with other settings.
pub fn finis_with_settings(folder: &tempfile::TempDir, people: &[&str], settings: &str) -> Harness<'static, App> {
    let store = quick_store(folder);
    let names = people.iter().map(|name| format!("Person(\"{name}\")"));
    let bots = (people.len()..3).map(|seat| format!("Computer(\"Bot {seat}\", \"easy\")"));
    let players: Vec<String> = names.chain(bots).collect();
    let games = format!("games: {{\"finis\": (players: [{}], rules: \"(passing: Off)\")}}", players.join(", "));
    let played = "played: [\"finis\"]";
    let settings = format!("{}, {played}, {games})", settings.trim_end_matches(')'));
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    let mut harness = open(&store);
    press(&mut harness, "Finis");
    press(&mut harness, "Start game");
    harness
}

/// Waits until the curtain hides the hands.
pub fn wait_for_curtain(harness: &mut Harness<'_, App>) {
    until(harness, "a curtain", |harness| harness.query_by_label("Show my cards").is_some());
}

/// Checks that no card of the two people is named.
pub fn all_hands_are_hidden(harness: &Harness<'_, App>) {
    for seat in [Seat::new(0), Seat::new(1)] {
        let scene = session(harness).scene(seat);
        let hand = scene.zone(ZoneId::hand(seat)).expect("a hand");
        for spot in &hand.spots {
            let name = name_at(hand, spot.id);
            assert!(harness.query_by_label(&name).is_none(), "{name} is named");
        }
    }
}

/// Performs the first legal action of a seat with the pointer.
pub fn act_for(harness: &mut Harness<'_, App>, seat: Seat) {
    let moves = session(harness).moves();
    let scene = session(harness).scene(seat);
    match moves[0].gesture {
        Gesture::Choose { zone, cards } => {
            let zone = scene.zone(zone).expect("a zone").clone();
            for card in cards {
                press(harness, &name_at(&zone, SpotId::Card(card)));
            }
            let choice = scene.card_choice.expect("something to confirm");
            press(harness, &choice.label(cards.len()).for_programs());
        }
        Gesture::Carry { from, .. } => touch(harness, &scene, from),
        other => panic!("{other:?}"),
    }
}
