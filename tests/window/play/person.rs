//! A person's actions in the window, found by accessible names.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::games::{BotSession, Entry, menu};
use misere::rules::scene::{Face, Gesture, Scene, SpotId, Target, Zone, ZoneId};
use misere::rules::{Next, Seat};
use misere::store::{Saved, Store};
use misere::table::Move;
use misere::ui::settings::Settings;
use misere::ui::{AnyCommand, App, PageId, change_settings};

use crate::app::app;
use crate::frames::until;

/// Fast opponents and no motion, so that tests need not wait.
pub const SETTINGS: &str = "(motion: None, pace: Fast, trick: Short, shade: Dark, review_games: false)";

/// Plays a game from Home to its result, and closes and resumes it on the way.
pub fn play_through(entry: &Entry) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    press(&mut harness, entry.title);
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    assert_eq!(harness.state().page(), PageId::TABLE);
    let mut acts = 0;
    while !harness.state().is_over() {
        wait(&mut harness);
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
            acts += 1;
            if acts == 9 {
                // Closes the window in the middle of everything, and opens it again.
                let steps = session(&harness).steps();
                drop(harness);
                let kept = store.list().pop().expect("the game's file");
                let kept = kept.into_game().expect("a game that can be read").session.steps();
                assert_eq!(kept, steps, "{} was not saved", entry.id);
                harness = open(&store);
                press(&mut harness, &format!("Resume {}", entry.title));
                // The computer players continue at once.
                let resumed = session(&harness).steps();
                assert!(resumed.starts_with(&steps), "{} was not resumed", entry.id);
            }
        }
    }
    wait(&mut harness);
    assert!(harness.query_by_label("Rematch").is_some());
    let totals = session(&harness).totals();
    drop(harness);
    let file = store.list().pop().expect("the game's file");
    let saved = file.into_game().expect("a game that can be read");
    assert_eq!(saved.session.next(), Next::Over);
    assert_eq!(saved.session.totals(), totals);
}

pub fn open(store: &Store) -> Harness<'static, App> {
    let own = store.clone();
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(2000)
        .build_eframe(move |creation| app(&creation.egui_ctx, own));
    // Cards as small as possible, for speed.
    harness.input_mut().max_texture_side = Some(1024);
    harness.run();
    harness
}

/// Unfolds the house rules of a form.
pub fn unfold_rules(harness: &mut Harness<'_, App>) {
    harness.get_by_label_contains("House rules:").click();
    harness.run();
}

/// The files of a person who has played every game.
pub fn quick_store(folder: &tempfile::TempDir) -> Store {
    let played: Vec<&str> = menu().iter().map(|entry| entry.id).collect();
    let settings = SETTINGS.trim_end_matches(')');
    store_with(folder, &format!("{settings}, played: {played:?})"))
}

/// The files of a person who has played nothing yet.
pub fn newcomers_store(folder: &tempfile::TempDir) -> Store {
    store_with(folder, SETTINGS)
}

fn store_with(folder: &tempfile::TempDir, settings: &str) -> Store {
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    Store::within(folder.path())
}

/// Writes a game to a new file.
pub fn add_game(store: &Store, saved: &Saved) -> PathBuf {
    let path = store.new_path(saved.session.id());
    store.write(&path, saved).expect("writing");
    path
}

/// Tells whether anything with these words is on the screen.
pub fn says(harness: &Harness<'_, App>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

/// The name of the focused control.
pub fn focused(harness: &Harness<'_, App>) -> Option<String> {
    let has_focus = |node: &AccessKitNode<'_>| node.is_focused();
    let node = harness.query_all(by().predicate(has_focus)).next_back();
    node?.accesskit_node().label()
}

/// Runs a command, as if the person had asked for it.
pub fn run(harness: &mut Harness<'_, App>, command: impl Into<AnyCommand>) {
    harness.state_mut().command(command);
    harness.run();
}

pub fn strike(harness: &mut Harness<'_, App>, key: Key) {
    strike_with(harness, Modifiers::NONE, key);
}

pub fn strike_with(harness: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.step();
    harness.step();
}

pub fn press(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).click();
    harness.step();
    harness.step();
}

/// Presses a button; returns the text that it copied.
pub fn copied(harness: &mut Harness<'_, App>, name: &str) -> String {
    harness.get_by_label(name).click();
    for _ in 0..10 {
        harness.step();
        for command in &harness.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                return text.clone();
            }
        }
    }
    panic!("{name} copies nothing");
}

/// Makes the window 1280 × 800 pixels large, with the interface at 150 %.
pub fn enlarge(harness: &mut Harness<'_, App>) {
    let settings = Settings { zoom: 150, ..harness.state().settings().clone() };
    harness.state_mut().command(change_settings(|kept| *kept = settings));
    for _ in 0..3 {
        let points = vec2(1280.0, 800.0) / harness.ctx.zoom_factor();
        harness.set_size(points);
        harness.step();
    }
}

/// Presses a button in the menu “More…” of a result or a saved game.
pub fn press_more(harness: &mut Harness<'_, App>, name: &str) {
    press(harness, "More…");
    press(harness, name);
}

/// Chooses the player of a seat, counted from 1.
pub fn seat(harness: &mut Harness<'_, App>, seat: usize, who: &str) {
    press(harness, &format!("Player at seat {seat}"));
    press(harness, who);
}

/// Gives all seats but the first to the fastest computer players.
pub fn choose_easy(harness: &mut Harness<'_, App>) {
    choose_easy_from(harness, 2);
}

/// Gives all seats from `first` on to the fastest computer players.
pub fn choose_easy_from(harness: &mut Harness<'_, App>, first: usize) {
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

pub fn session<'a>(harness: &'a Harness<'_, App>) -> &'a dyn BotSession {
    harness.state().own_session().expect("a game of one’s own at the table")
}

pub fn own_hand(harness: &Harness<'_, App>) -> Zone {
    let seat = Seat::new(0);
    let scene = session(harness).scene(seat);
    scene.zone(ZoneId::hand(seat)).expect("a hand").clone()
}

/// The first card that can be played by naming a suit.
pub fn naming_card(harness: &Harness<'_, App>) -> Option<SpotId> {
    let moves = session(harness).moves();
    moves.iter().find_map(|one| match one.gesture {
        Gesture::Carry { from, to: Target::Spot(SpotId::Suit(_)) } => Some(from),
        _ => None,
    })
}

/// Tells whether the person in the first seat is to act, and not the table by itself.
pub fn is_asked(harness: &Harness<'_, App>) -> bool {
    let session = session(harness);
    let is_routine = matches!(&session.moves()[..], [only] if only.is_routine);
    session.next() == Next::Act(Seat::new(0)) && !is_routine
}

/// Performs a legal action with the pointer.
pub fn act(harness: &mut Harness<'_, App>) {
    let moves = session(harness).moves();
    let chosen = &moves[(session(harness).at() * 7) % moves.len()];
    click_through(harness, chosen);
}

/// Performs this legal action with clicks.
pub fn click_through(harness: &mut Harness<'_, App>, chosen: &Move) {
    let scene = session(harness).scene(Seat::new(0));
    let before = session(harness).at();
    match chosen.gesture {
        Gesture::Choose { zone, cards } => {
            let zone = scene.zone(zone).expect("the zone to choose from").clone();
            for card in cards {
                press(harness, &name_at(&zone, SpotId::Card(card)));
            }
            let choice = scene.card_choice.expect("something to confirm");
            press(harness, &choice.label(cards.len()).for_programs());
        }
        Gesture::Press(id) => {
            let button = scene.buttons.iter().find(|button| button.id == id);
            press(harness, &button.expect("a button").label.for_programs());
        }
        Gesture::Touch(spot) => touch(harness, &scene, spot),
        Gesture::Carry { from, to } => {
            touch(harness, &scene, from);
            // If several places are legal, the card waits for one of them.
            if session(harness).at() == before
                && let Target::Spot(spot) = to
            {
                touch(harness, &scene, spot);
            }
        }
    }
    let done = session(harness).steps().get(before).cloned();
    assert_eq!(done.as_ref(), Some(&chosen.text));
}

pub fn touch(harness: &mut Harness<'_, App>, scene: &Scene, spot: SpotId) {
    let zone = scene
        .zones
        .iter()
        .find(|zone| zone.spots.iter().any(|other| other.id == spot))
        .unwrap_or_else(|| panic!("{spot:?} lies nowhere"));
    press(harness, &name_at(zone, spot));
}

/// Returns the accessible name of a spot.
pub fn name_at(zone: &Zone, spot: SpotId) -> String {
    let found = zone.spots.iter().find(|other| other.id == spot);
    let name = match (found.map(|spot| spot.face), spot) {
        (Some(Face::Up(card)), _) => card.name(),
        (Some(Face::Sign(suit)), _) => format!("name {}", suit.name()),
        (Some(Face::Empty), SpotId::At(row, column)) => format!("place {row} {column}").replace('-', "−"),
        (Some(Face::Down | Face::Empty), SpotId::Hidden(..)) => {
            format!("top of {}", zone.label.for_programs())
        }
        other => panic!("{other:?} has no name"),
    };
    capitalized(&name)
}

/// The line above the hand.
pub fn prompt(harness: &Harness<'_, App>) -> Option<String> {
    let node = harness.get_by_role(Role::Status);
    node.accesskit_node().label()
}

/// Tells whether the prompt at the table contains these words.
pub fn prompt_says(harness: &Harness<'_, App>, words: &str) -> bool {
    let says =
        |node: &AccessKitNode<'_>| node.role() == Role::Status && node.label().is_some_and(|said| said.contains(words));
    harness.query(by().predicate(says)).is_some()
}

/// Returns the button that continues after a score sheet, if one is shown.
pub fn next(harness: &Harness<'_, App>) -> Option<&'static str> {
    ["Next deal", "Next round"].into_iter().find(|name| harness.query_by_label(name).is_some())
}

/// Continues after a score sheet; returns whether one was shown.
pub fn go_on(harness: &mut Harness<'_, App>) -> bool {
    let next = next(harness);
    if let Some(name) = next {
        // The dialog takes its place in its first frames.
        harness.run_steps(3);
        press(harness, name);
    }
    next.is_some()
}

/// Waits until the person is to act or a score sheet is shown.
pub fn wait(harness: &mut Harness<'_, App>) {
    harness.step();
    until(harness, "a turn or a score sheet", |harness| {
        let is_over = ["Rematch", "Done"].into_iter().any(|name| harness.query_by_label(name).is_some());
        is_asked(harness) || next(harness).is_some() || is_over
    });
}

/// Plays the game at the table to its end.
pub fn play_to_the_end(harness: &mut Harness<'_, App>) {
    while !harness.state().is_over() {
        wait(harness);
        if !go_on(harness) && is_asked(harness) {
            act(harness);
        }
    }
    wait(harness);
}

/// The game that was saved last.
pub fn newest(store: &Store) -> Saved {
    let newest = store.list().into_iter().next().expect("a saved game");
    newest.into_game().expect("a game that can be read")
}

/// Begins a game, by its title, against the fastest computer players, until the person is to act.
pub fn begin(folder: &tempfile::TempDir, title: &str) -> Harness<'static, App> {
    let mut harness = open(&quick_store(folder));
    press(&mut harness, title);
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    wait(&mut harness);
    harness
}

/// Opens a game of Acorn Hearts without passing, with the person to act.
pub fn at_table(folder: &tempfile::TempDir) -> Harness<'static, App> {
    at_table_with(folder, SETTINGS)
}

/// Like `at_table`, with other settings.
pub fn at_table_with(folder: &tempfile::TempDir, settings: &str) -> Harness<'static, App> {
    let players = "[Person(\"You\"), Computer(\"A\", \"easy\"), Computer(\"B\", \"easy\"), Computer(\"C\", \"easy\")]";
    let games = format!("games: {{\"acorn_hearts\": (players: {players}, rules: \"(passing: Off)\")}}");
    let played = "played: [\"acorn_hearts\"]";
    let settings = format!("{}, {played}, {games})", settings.trim_end_matches(')'));
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    let mut harness = open(&Store::within(folder.path()));
    press(&mut harness, "Acorn Hearts");
    press(&mut harness, "Start game");
    wait(&mut harness);
    harness
}

pub fn drag(harness: &mut Harness<'_, App>, from: Pos2, to: Pos2) {
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

/// Returns the name of a card that can be played.
pub fn playable(harness: &Harness<'_, App>) -> String {
    let moves = session(harness).moves();
    let Gesture::Carry { from: SpotId::Card(card), .. } = moves[0].gesture else {
        panic!("a card is to be played");
    };
    name_at(&own_hand(harness), SpotId::Card(card))
}

/// A name as it stands at the beginning of a line.
pub fn capitalized(name: &str) -> String {
    let first = name.chars().next().map_or(0, char::len_utf8);
    name[..first].to_uppercase() + &name[first..]
}

/// Presses the pointer and lets it go at a place.
pub fn click_at(harness: &mut Harness<'_, App>, at: Pos2) {
    harness.hover_at(at);
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run();
}
