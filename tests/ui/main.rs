//! The window as a person uses it: every game of the menu from Home to its result, by the names
//! that a screen reader speaks; drags; saving and resuming.

mod programs;

use std::time::{Duration, Instant};

use egui::{Key, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::{Entry, GAMES, Sitting, entry};
use misere::rules::scene::{Choose, Face, Gesture, Scene, SpotId, Target, Zone, ZoneId};
use misere::rules::{Next, Seat};
use misere::store::Store;
use misere::ui::{App, Screen};

/// Quick opponents, no motion: what takes time is not what is tested here.
const SETTINGS: &str = "(motion: None, pace: Fast, trick: Short, shade: Dark)";

fn open(store: &Store) -> Harness<'static, App> {
    let own = store.clone();
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(40)
        .build_eframe(move |creation| App::new(&creation.egui_ctx, own));
    harness.input_mut().max_texture_side = Some(8192);
    harness.run();
    harness
}

fn quick_store(folder: &tempfile::TempDir) -> Store {
    std::fs::write(folder.path().join("settings.ron"), SETTINGS).expect("writing the settings");
    Store::within(folder.path())
}

fn press(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).click();
    harness.step();
    harness.step();
}

/// Chooses who sits at a seat, the first being 1.
fn seat(harness: &mut Harness<'_, App>, seat: usize, who: &str) {
    press(harness, &format!("Player at seat {seat}"));
    press(harness, who);
}

/// Against the quickest computer players.
fn choose_easy(harness: &mut Harness<'_, App>) {
    choose_easy_from(harness, 2);
}

/// The same, from a seat on.
fn choose_easy_from(harness: &mut Harness<'_, App>, first: usize) {
    let sits = |harness: &Harness<'_, App>, place: usize| {
        let name = format!("Player at seat {place}");
        harness.query_by_label(&name).is_some()
    };
    for place in first.. {
        if !sits(harness, place) {
            break;
        }
        seat(harness, place, "Easy");
    }
    harness.run();
}

fn session<'a>(harness: &'a Harness<'_, App>) -> &'a dyn Sitting {
    harness.state().session().expect("a game at the table")
}

/// Is the person at the first seat asked for an action?
fn is_asked(harness: &Harness<'_, App>) -> bool {
    session(harness).next() == Next::Act(Seat::new(0))
}

/// Does a lawful action with the pointer, finding everything by its name.
fn act(harness: &mut Harness<'_, App>) {
    let scene = session(harness).scene(Seat::new(0));
    let moves = session(harness).moves();
    let before = session(harness).at();
    let chosen = &moves[(before * 7) % moves.len()];
    match chosen.gesture {
        Gesture::Choose { zone, cards } => {
            let zone = scene.zone(zone).expect("the zone to choose from").clone();
            for card in cards {
                press(harness, &name_at(&zone, SpotId::Card(card)));
            }
            let Choose { confirm, .. } = scene.choose.expect("something to confirm");
            press(harness, &confirm);
        }
        Gesture::Press(id) => {
            let button = scene.buttons.iter().find(|button| button.id == id);
            press(harness, &button.expect("a button").label);
        }
        Gesture::Touch(spot) => touch(harness, &scene, spot),
        Gesture::Carry { from, to } => {
            touch(harness, &scene, from);
            // Where several places are lawful the card waits for one of them.
            if session(harness).at() == before
                && let Target::Spot(spot) = to
            {
                touch(harness, &scene, spot);
            }
        }
    }
    assert_ne!(session(harness).at(), before, "{} did nothing", chosen.text);
}

fn touch(harness: &mut Harness<'_, App>, scene: &Scene, spot: SpotId) {
    let zone = scene
        .zones
        .iter()
        .find(|zone| zone.spots.iter().any(|other| other.id == spot))
        .unwrap_or_else(|| panic!("{spot:?} lies nowhere"));
    press(harness, &name_at(zone, spot));
}

/// The name that a screen reader speaks for a spot.
fn name_at(zone: &Zone, spot: SpotId) -> String {
    let found = zone.spots.iter().find(|other| other.id == spot);
    let name = match (found.map(|spot| spot.face), spot) {
        (Some(Face::Up(card)), _) => card.name(),
        (Some(Face::Sign(suit)), _) => format!("name {}", suit.name()),
        (Some(Face::Empty), SpotId::At(row, column)) => format!("place {row} {column}"),
        (Some(Face::Down), _) if zone.id == ZoneId::Stock => "stock".to_owned(),
        other => panic!("{other:?} has no name"),
    };
    let mut letters = name.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}

/// The button that goes on from a score sheet.
fn next(harness: &Harness<'_, App>) -> Option<&'static str> {
    ["Next deal", "Next round"]
        .into_iter()
        .find(|name| harness.query_by_label(name).is_some())
}

/// Goes on from a score sheet, if there is one.
fn go_on(harness: &mut Harness<'_, App>) -> bool {
    let next = next(harness);
    if let Some(name) = next {
        press(harness, name);
    }
    next.is_some()
}

/// Lets the computer players play until the person is asked, or a sheet is shown.
fn wait(harness: &mut Harness<'_, App>) {
    let begun = Instant::now();
    loop {
        harness.step();
        let asked = is_asked(harness);
        let sheet = next(harness).is_some() || harness.query_by_label("Play again").is_some();
        if asked || sheet {
            return;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "nothing happens any more"
        );
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn play_through(entry: &Entry) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    press(&mut harness, entry.title);
    assert_eq!(harness.state().screen(), Screen::NewGame);
    choose_easy(&mut harness);
    press(&mut harness, "Start");
    assert_eq!(harness.state().screen(), Screen::Table);
    let mut acts = 0;
    while !harness.state().is_over() {
        wait(&mut harness);
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
            acts += 1;
            if acts == 9 {
                // Close the window in the middle of everything, and open it again.
                let steps = session(&harness).steps();
                drop(harness);
                let kept = store.list().pop().expect("the game's file");
                let kept = kept.game.expect("a game that can be read").session.steps();
                assert_eq!(kept, steps, "{} was not saved", entry.id);
                harness = open(&store);
                press(&mut harness, &format!("Resume {}", entry.title));
                // The computer players go on at once.
                let resumed = session(&harness).steps();
                assert!(resumed.starts_with(&steps), "{} was not resumed", entry.id);
            }
        }
    }
    wait(&mut harness);
    assert!(harness.query_by_label("Play again").is_some());
    let totals = session(&harness).totals();
    drop(harness);
    let file = store.list().pop().expect("the game's file");
    let saved = file.game.expect("a game that can be read");
    assert_eq!(saved.session.next(), Next::Over);
    assert_eq!(saved.session.totals(), totals);
}

#[test]
fn every_game_is_played_from_home_to_its_result_and_resumed_on_the_way() {
    for entry in GAMES {
        play_through(entry);
    }
}

/// At a table of Acorn Hearts without passing, with the person to play.
fn at_table(folder: &tempfile::TempDir) -> Harness<'static, App> {
    let players = "[Person(\"You\"), Computer(\"A\", \"easy\"), Computer(\"B\", \"easy\"), Computer(\"C\", \"easy\")]";
    let games =
        format!("games: {{\"acorn_hearts\": (players: {players}, rules: \"(passing: Off)\")}}");
    let settings = format!("{}, {games})", SETTINGS.trim_end_matches(')'));
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    let mut harness = open(&Store::within(folder.path()));
    press(&mut harness, "Acorn Hearts");
    press(&mut harness, "Start");
    wait(&mut harness);
    harness
}

fn drag(harness: &mut Harness<'_, App>, from: Pos2, to: Pos2) {
    harness.hover_at(from);
    harness.drag_at(from);
    harness.step();
    for part in [0.2, 0.5, 0.8, 1.0] {
        harness.hover_at(from.lerp(to, part));
        harness.step();
    }
    harness.drop_at(to);
    harness.step();
    harness.step();
}

/// A card that may be played, by its name.
fn playable(harness: &Harness<'_, App>) -> String {
    let moves = session(harness).moves();
    let Gesture::Carry {
        from: SpotId::Card(card),
        ..
    } = moves[0].gesture
    else {
        panic!("a card is to be played");
    };
    let scene = session(harness).scene(Seat::new(0));
    name_at(
        scene.zone(ZoneId::Hand(Seat::new(0))).expect("a hand"),
        SpotId::Card(card),
    )
}

#[test]
fn a_card_dragged_to_the_middle_is_played_and_dragged_elsewhere_it_returns() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = session(&harness).at();
    let name = playable(&harness);
    let home = harness.get_by_label(&name).rect();
    drag(&mut harness, home.center(), Pos2::new(60.0, 620.0));
    assert_eq!(session(&harness).at(), before);
    assert_eq!(harness.get_by_label(&name).rect(), home);
    drag(&mut harness, home.center(), Pos2::new(640.0, 330.0));
    assert!(session(&harness).at() > before, "{name} was not played");
}

#[test]
fn a_card_is_played_with_the_keyboard_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = session(&harness).at();
    let name = playable(&harness);
    harness.get_by_label(&name).focus();
    harness.step();
    harness.key_press(Key::Enter);
    harness.step();
    harness.step();
    assert!(session(&harness).at() > before, "{name} was not played");
    wait(&mut harness);
    harness.key_press(Key::U);
    harness.step();
    harness.step();
    assert_eq!(session(&harness).at(), before);
    assert_eq!(session(&harness).taken_back(), 1);
}

/// Whoever has only a keyboard need not look for the hand: an arrow goes there.
#[test]
fn arrows_find_the_hand_and_go_along_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    for (arrow, first) in [(Key::ArrowRight, true), (Key::ArrowLeft, false)] {
        wait(&mut harness);
        // The window follows.
        harness.run();
        let before = session(&harness).at();
        let focused = |harness: &Harness<'_, App>| harness.ctx.memory(egui::Memory::focused);
        harness.ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
        harness.step();
        assert_eq!(focused(&harness), None);
        harness.key_press(arrow);
        harness.step();
        harness.step();
        let found = focused(&harness).expect("a card of the hand");
        if session(&harness).moves().len() > 1 {
            let (on, back) = if first {
                (Key::ArrowRight, Key::ArrowLeft)
            } else {
                (Key::ArrowLeft, Key::ArrowRight)
            };
            for (arrow, there) in [(on, false), (back, true)] {
                harness.key_press(arrow);
                harness.step();
                harness.step();
                assert_eq!(focused(&harness) == Some(found), there);
            }
        }
        harness.key_press(Key::Enter);
        harness.step();
        harness.step();
        assert!(session(&harness).at() > before, "nothing was played");
    }
}

#[test]
fn a_card_that_may_not_be_played_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    // Sooner or later a suit must be followed.
    loop {
        let scene = session(&harness).scene(Seat::new(0));
        let hand = scene.zone(ZoneId::Hand(Seat::new(0))).expect("a hand");
        if let Some(dim) = hand
            .spots
            .iter()
            .find(|spot| spot.dim)
            .filter(|_| is_asked(&harness))
        {
            let name = name_at(hand, dim.id);
            let before = session(&harness).at();
            press(&mut harness, &name);
            assert_eq!(session(&harness).at(), before);
            let words = harness.query_by_label_contains("so play one");
            assert!(words.is_some(), "{name}: no reason");
            return;
        }
        assert!(
            !harness.state().is_over(),
            "no suit had to be followed in a whole game"
        );
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
        }
        wait(&mut harness);
    }
}

#[test]
fn a_hint_says_what_and_why_and_then_what_everything_else_may_bring() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = session(&harness).at();
    press(&mut harness, "Hint");
    let begun = Instant::now();
    while harness
        .query_by_label_contains("Thinking about a hint")
        .is_some()
    {
        assert!(begun.elapsed() < Duration::from_secs(30), "no hint comes");
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
    }
    // What to do, as a voice says it, and a sentence.
    let moves = session(&harness).moves();
    let told = moves.iter().filter(|one| {
        let words = format!("{}. ", misere::ui::board::sentence(&one.spoken));
        harness.query_by_label_contains(&words).is_some()
    });
    assert_eq!(told.count(), 1, "one action is told");
    press(&mut harness, "Hint");
    harness.step();
    assert!(harness.query_by_label("What it may bring").is_some());
    press(&mut harness, "Close");
    harness.step();
    assert!(harness.query_by_label("What it may bring").is_none());
    assert_eq!(session(&harness).at(), before, "nothing was played");
    harness.state_mut().settings().hints = false;
    harness.key_press(Key::W);
    harness.step();
    harness.step();
    let words = harness.query_by_label_contains("Hints are switched off");
    assert!(words.is_some(), "why is a hint too");
}

#[test]
fn a_deleted_game_can_be_put_back_and_an_unreadable_one_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = at_table(&folder);
    drop(harness);
    let store = Store::within(folder.path());
    let broken = store.games_path().join("1-broken.ron");
    std::fs::write(&broken, "(misere: 1,\n name: 7)").expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Saved games");
    assert!(harness.query_by_label_contains("1-broken.ron:2:").is_some());
    assert_eq!(store.list().len(), 2);
    harness
        .get_all_by_label("Delete")
        .next()
        .expect("a button")
        .click();
    harness.step();
    harness.step();
    assert_eq!(store.list().len(), 1);
    harness.step();
    press(&mut harness, "Undo");
    assert_eq!(store.list().len(), 2);
    assert_eq!(
        std::fs::read_to_string(&broken).expect("reading"),
        "(misere: 1,\n name: 7)"
    );
}

#[test]
fn two_people_at_one_machine_do_not_see_each_others_hands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, entry("finis").expect("a game").title);
    seat(&mut harness, 2, "Person");
    choose_easy_from(&mut harness, 3);
    press(&mut harness, "Start");
    let mut curtains = 0;
    for _ in 0..2000 {
        harness.step();
        std::thread::sleep(Duration::from_millis(1));
        if harness.query_by_label("Show my cards").is_some() {
            let visible = |name: &str| harness.query_by_label(name).is_some();
            for seat in [Seat::new(0), Seat::new(1)] {
                let scene = session(&harness).scene(seat);
                let hand = scene.zone(ZoneId::Hand(seat)).expect("a hand");
                for spot in &hand.spots {
                    assert!(!visible(&name_at(hand, spot.id)), "a hidden card is named");
                }
            }
            press(&mut harness, "Show my cards");
            curtains += 1;
        }
        if curtains == 4 {
            return;
        }
        if let Next::Act(seat) = session(&harness).next()
            && seat.index() < 2
            && harness.query_by_label("Show my cards").is_none()
            && curtains > 0
        {
            act_for(&mut harness, seat);
        }
    }
    panic!("only {curtains} curtains");
}

fn act_for(harness: &mut Harness<'_, App>, seat: Seat) {
    let moves = session(harness).moves();
    let scene = session(harness).scene(seat);
    match moves[0].gesture {
        Gesture::Choose { zone, cards } => {
            let zone = scene.zone(zone).expect("a zone").clone();
            for card in cards {
                press(harness, &name_at(&zone, SpotId::Card(card)));
            }
            press(
                harness,
                &scene.choose.expect("something to confirm").confirm,
            );
        }
        Gesture::Carry { from, .. } => touch(harness, &scene, from),
        other => panic!("{other:?}"),
    }
}
