//! The largest messages and games that a guest accepts, beside those that there are.

use std::sync::atomic::AtomicBool;

use misere_engine::rules::options::read_rules;
use misere_engine::rules::{Next, Seat};
use misere_engine::table::Setup;
use misere_games::{BotSession, Entry, menu};
use misere_players::bots::{Level, Limit};
use serde_json::{Value, json};

use misere_online::for_tests::*;

/// The most of each kind that was seen, with the limit.
#[derive(Debug, Default)]
struct Most {
    zones: usize,
    spots: usize,
    lines: usize,
    choices: usize,
    pieces: usize,
    story: usize,
}

impl Most {
    /// Notes what a seat of this game is sent.
    fn note(&mut self, session: &dyn BotSession, seat: usize, catalog: &Catalog, story: &mut Story) {
        let encoder = Encoder { english: true };
        let known = Known { at: story.steps.len(), rows: story.rows.len(), ..Known::default() };
        let (parts, state) = from_place(session, Place::Seat(Seat::new(seat)), None, known, encoder);
        for log in parts.iter().chain([&state.log]) {
            let decoder = Decoder::new(catalog, session.seats());
            assert_eq!(story.add(log, &decoder), Ok(true));
            self.pieces = self.pieces.max(decoder.pieces());
        }
        let decoder = Decoder::new(catalog, session.seats());
        read_position(&state, Seat::new(seat), &decoder).expect("a position");
        let scene = &state.scene;
        let previous = scene.previous_trick.iter().map(|last| last.zone.spots.len());
        let spots = scene.zones.iter().map(|zone| zone.spots.len()).chain(previous).sum();
        self.zones = self.zones.max(scene.zones.len());
        self.spots = self.spots.max(spots);
        self.lines = self.lines.max(scene.facts.len()).max(scene.recap.len()).max(scene.values.rows.len());
        self.choices = self.choices.max(scene.buttons.len()).max(scene.previews.len());
        self.pieces = self.pieces.max(decoder.pieces());
        self.story = self.story.max(story.weight());
    }
}

/// Plays a whole game with quick computer players.
fn play(most: &mut Most, entry: &'static Entry, seats: usize, rules: &str, catalog: &Catalog) {
    let rules = read_rules(entry.fields(seats), rules).expect("rules");
    let rules = entry.complete(seats, &rules).expect("rules");
    let mut session = entry.start(&Setup { seats, rules, seed: 7, dealer: None }).expect("a game");
    let mut story = Story::default();
    loop {
        match session.next() {
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(seat) => {
                let moves = session.moves();
                let quick = |session: &dyn BotSession| session.think(Level::Novice.into(), Limit::Worlds(1), 7);
                let action = if moves.len() > 500 {
                    moves[0].text.clone()
                } else {
                    quick(&*session).expect("a decision")(&AtomicBool::new(false))
                };
                if seat.index() == 0 {
                    most.note(&*session, 0, catalog, &mut story);
                }
                session.play(&action).expect("a legal action");
            }
            Next::Over => break,
        }
    }
    most.note(&*session, 0, catalog, &mut story);
}

/// Each bound leaves room for four times as much as the largest table of any game needs, and two times for messages.
#[test]
fn the_bounds_have_room_for_every_game() {
    let catalog = Catalog::new();
    let mut most = Most::default();
    for entry in menu() {
        for seats in [*entry.seats.start(), entry.usual, *entry.seats.end()] {
            play(&mut most, entry, seats, "()", &catalog);
        }
    }
    let finis = menu().iter().find(|entry| entry.id == "finis").expect("a game");
    play(&mut most, finis, 3, "(pass_count: 4, passing: Left)", &catalog);
    println!("{most:?}");
    assert!(2 * most.zones <= MOST_ZONES && 2 * most.spots <= MOST_SPOTS, "{most:?}");
    assert!(2 * most.lines <= MOST_LINES && 2 * most.choices <= MOST_CHOICES, "{most:?}");
    assert!(2 * most.pieces <= MOST_PIECES && 4 * most.story <= MOST_BYTES, "{most:?}");
}

/// A state of a game that has begun, as JSON.
fn state() -> Value {
    let entry = menu().iter().find(|entry| entry.id == "finis").expect("a game");
    let rules = entry.usual_rules(4);
    let mut session = entry.start(&Setup { seats: 4, rules, seed: 7, dealer: None }).expect("a game");
    session.shuffle();
    let place = Place::Seat(Seat::new(0));
    let (_, state) = from_place(&*session, place, None, Known::default(), Encoder::default());
    serde_json::to_value(state).expect("plain data")
}

/// The reason for which a state is refused after this change.
fn refused(change: impl FnOnce(&mut Value)) -> Option<WireError> {
    let mut value = state();
    change(&mut value);
    let state: State = serde_json::from_value(value).expect("a state");
    let catalog = Catalog::new();
    read_position(&state, Seat::new(0), &Decoder::new(&catalog, 4)).err()
}

#[test]
fn scenes_beyond_the_bounds_are_refused() {
    assert_eq!(refused(|_| {}), None);
    let zone = state()["scene"]["zones"][0].clone();
    let zones = |count: usize, spots: usize| -> Vec<Value> {
        let names = ["apart", "hand", "packet", "pile", "square", "stock", "suits", "taken", "trick"];
        let zone = |number: usize| {
            let mut zone = zone.clone();
            zone["id"] = json!({ "name": names[number % 9], "seat": number / 9 % 4 });
            let at = |spot: usize| ((number * spots + spot) % 10_000) as i32;
            zone["spots"] =
                (0..spots).map(|spot| json!({ "id": { "at": [at(spot) / 100 - 50, at(spot) % 100 - 50] } })).collect();
            zone
        };
        (0..count).map(zone).collect()
    };
    let fact = json!({ "label": { "raw": "x" }, "value": { "raw": "x" } });
    let fact = state()["scene"]["facts"].get(0).cloned().unwrap_or(fact);
    assert_eq!(refused(|state| state["scene"]["zones"] = zones(10, 32).into()), None);
    let [first, second] = [0, 1].map(|place| zones(2, 3)[place].clone());
    let mut alike = second.clone();
    alike["spots"][2]["id"] = first["spots"][0]["id"].clone();
    assert_eq!(refused(|state| state["scene"]["zones"] = vec![first.clone(), second].into()), None);
    // Regression: a window took these for one another.
    assert_eq!(
        refused(|state| state["scene"]["zones"] = vec![first.clone(), first.clone()].into()),
        Some(WireError::Scene)
    );
    assert_eq!(refused(|state| state["scene"]["zones"] = vec![first, alike].into()), Some(WireError::Scene));
    assert_eq!(refused(|state| state["scene"]["zones"] = zones(64, 256).into()), Some(WireError::TooMuch));
    assert_eq!(refused(|state| state["scene"]["zones"] = zones(2, 256).into()), Some(WireError::TooMuch));
    assert_eq!(refused(|state| state["scene"]["facts"] = vec![fact; 2200].into()), Some(WireError::TooMuch));
    let button = json!([0, { "raw": "x" }]);
    assert_eq!(refused(|state| state["scene"]["buttons"] = vec![button; 2200].into()), Some(WireError::TooMuch));
    let deep = json!({ "id": "engine/events/took-trick", "args": vec![json!({ "seat": 0 }); 30_000] });
    assert_eq!(refused(|state| state["scene"]["prompt"] = deep), Some(WireError::TooMuch));
    let why = json!([{ "card": "QS" }, { "raw": "x".repeat(400) }]);
    assert_eq!(refused(|state| state["why_not"] = vec![why; 1000].into()), Some(WireError::TooMuch));
}

/// Rows and steps without end, all of them sound, and small on the wire.
#[test]
fn what_is_kept_of_a_game_ends_somewhere() {
    let catalog = Catalog::new();
    let row = json!({
        "deal": 1, "dealer": 0, "scores": [0, 0, 0, 0], "totals": [0, 0, 0, 0], "lines": vec![json!([0, 0, {}, []]); 6_000],
    });
    let news = json!({ "events": [vec![json!([]); 15_000]], "told": [[0, {}], [0, {}]] });
    for (rows, news) in [(vec![row], Vec::new()), (Vec::new(), vec![news])] {
        let mut story = Story::default();
        let mut messages = 0;
        let mut most = 0;
        loop {
            let log = json!({ "from": story.steps.len(), "news": news, "rows_from": story.rows.len(), "rows": rows });
            let log = serde_json::from_value(log).expect("a log");
            match story.add(&log, &Decoder::new(&catalog, 4)) {
                Ok(is_whole) => assert!(is_whole),
                Err(error) => {
                    assert_eq!(error, WireError::Log);
                    break;
                }
            }
            most = story.weight();
            messages += 1;
        }
        assert!((5..1000).contains(&messages) && most <= MOST_BYTES, "{messages} {most}");
    }
}
