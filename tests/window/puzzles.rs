//! Puzzles as a person solves them: by pointer and by keyboard, right or wrong, and with the answer shown.

use egui::accesskit::{Live, Role};
use egui::{Key, Rect, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::cards::Card;
use misere::games::{self, GAMES, open_puzzle};
use misere::puzzles::Puzzle;
use misere::rules::{Names, Seat};
use misere::store::{Origin, Store};
use misere::ui::board::{BoardAction, lay};
use misere::ui::{App, Command, PageId, PuzzleCommand};

use super::layout::check;
use super::play::person::{capitalized, click_at, drag, focused, open, press, quick_store, run, says};
use super::sizes::report;

/// The files of a person whose puzzles are not rated, and come in the order of their lists.
fn unrated_store(folder: &tempfile::TempDir) -> Store {
    let store = quick_store(folder);
    let path = store.settings_path();
    let settings = std::fs::read_to_string(&path).expect("reading");
    let settings = settings.trim_end_matches(')');
    std::fs::write(&path, format!("{settings}, rate_puzzles: false)")).expect("writing");
    store
}

/// The room for a table beside the panel in a window of 800 × 600 pixels, in points.
const ROOM: Vec2 = vec2(714.0, 748.0);

/// Opens the first puzzle of Finis from Home.
pub fn first(harness: &mut Harness<'_, App>) -> Puzzle {
    press(harness, "Puzzles");
    press(harness, "Finis");
    press(harness, "Next puzzle");
    harness.run();
    assert!(matches!(harness.state().page(), PageId::Puzzle(..)));
    games::puzzles("finis").remove(0)
}

/// The name of the card that an action plays.
fn card(action: &str) -> String {
    let code = action.strip_prefix("play ").expect("a card is played");
    let card: Card = code.parse().expect("a card");
    capitalized(&card.name())
}

pub fn play(harness: &mut Harness<'_, App>, action: &str) {
    let action = BoardAction::Play(action.into());
    run(harness, PuzzleCommand::Board(action));
}

pub fn is_solved(harness: &Harness<'_, App>, puzzle: &Puzzle) -> bool {
    let progress = &harness.state().settings().puzzles;
    progress.is_solved(&puzzle.game, puzzle.key())
}

/// The reason why the answer of a puzzle is right.
fn reason(puzzle: &Puzzle) -> String {
    let session = open_puzzle(puzzle).expect("it opens");
    let reason = session.reason(&puzzle.answer).expect("an action");
    reason.expect("shipped puzzles have a reason").for_programs()
}

#[test]
fn a_wrong_try_says_what_it_costs_and_the_right_one_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = unrated_store(&folder);
    let mut harness = open(&store);
    let puzzle = first(&mut harness);
    let (wrong, _) = &puzzle.losses[0];
    press(&mut harness, &card(wrong));
    assert!(harness.query_by_label("Not quite.").is_some());
    assert!(says(&harness, "penalty points more"));
    assert!(harness.query_by_label(&card(wrong)).is_some(), "it is back");
    assert!(!is_solved(&harness, &puzzle));
    press(&mut harness, &card(&puzzle.answer));
    harness.run();
    assert!(harness.query_by_label("Right.").is_some());
    assert!(says(&harness, &reason(&puzzle)));
    assert!(says(&harness, "Extra penalty points") && harness.query_by_label("best").is_some());
    assert!(says(&harness, ", your try"));
    assert!(is_solved(&harness, &puzzle));
    // The progress survives closing the window.
    drop(harness);
    let mut harness = open(&store);
    assert!(is_solved(&harness, &puzzle));
    press(&mut harness, "Puzzles");
    assert!(says(&harness, "Finis, puzzle 2"));
    press(&mut harness, "Finis");
    assert!(says(&harness, "Puzzle 1, easy, solved"));
    assert!(says(&harness, "Puzzle 2, easy, not solved"));
    press(&mut harness, "Next puzzle");
    let second = games::puzzles("finis").remove(1);
    assert_eq!(harness.state().puzzle(), Some(("finis", second.key())));
}

#[test]
fn a_card_dragged_to_the_middle_is_a_try_and_elsewhere_is_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let puzzle = first(&mut harness);
    let home = |harness: &Harness<'_, App>, action: &str| {
        let name = card(action);
        harness.get_by_label(&name).rect().center()
    };
    let middle = pos2(440.0, 400.0);
    let (wrong, _) = &puzzle.losses[0];
    let at = home(&harness, wrong);
    drag(&mut harness, at, pos2(60.0, 620.0));
    assert!(harness.query_by_label("Not quite.").is_none());
    drag(&mut harness, at, middle);
    assert!(harness.query_by_label("Not quite.").is_some());
    assert_eq!(home(&harness, wrong), at, "it is back in the hand");
    let at = home(&harness, &puzzle.answer);
    drag(&mut harness, at, middle);
    assert!(harness.query_by_label("Right.").is_some());
    assert!(is_solved(&harness, &puzzle));
}

#[test]
fn an_answer_that_was_shown_is_not_solved_and_can_be_tried_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let puzzle = first(&mut harness);
    press(&mut harness, "Show answer");
    harness.run();
    assert!(harness.query_by_label("The answer:").is_some());
    assert!(says(&harness, &reason(&puzzle)));
    assert!(!is_solved(&harness, &puzzle));
    press(&mut harness, "Try again");
    harness.run();
    assert!(harness.query_by_label("Show answer").is_some());
    play(&mut harness, &puzzle.answer);
    assert!(is_solved(&harness, &puzzle));
    press(&mut harness, "Next puzzle");
    assert_ne!(harness.state().puzzle(), Some(("finis", puzzle.key())));
    run(&mut harness, PuzzleCommand::Story);
    assert!(says(&harness, "The deal so far") && says(&harness, "Deal 1"));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(matches!(harness.state().page(), PageId::Puzzle(..)), "the dialog closes");
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().page(), PageId::PuzzlesOf("finis"));
}

/// Regression: the second click of a double click on “Show answer” went on to the next puzzle.
#[test]
fn a_double_click_shows_the_answer_and_goes_no_further() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&unrated_store(&folder));
    let puzzle = first(&mut harness);
    let at = harness.get_by_label("Show answer").rect().shrink(4.0);
    for point in [at.left_center(), at.center(), at.right_center()] {
        click_at(&mut harness, point);
        click_at(&mut harness, point);
        assert!(harness.query_by_label("The answer:").is_some());
        assert_eq!(harness.state().puzzle(), Some(("finis", puzzle.key())));
        press(&mut harness, "Try again");
        harness.run();
    }
    press(&mut harness, "Show answer");
    let next = harness.get_by_label("Next puzzle").rect().center();
    click_at(&mut harness, next);
    click_at(&mut harness, next);
    let second = games::puzzles("finis").remove(1);
    assert_eq!(harness.state().puzzle(), Some(("finis", second.key())));
    assert!(harness.query_by_label("The answer:").is_none());
}

/// Regression: Escape left the puzzle.
#[test]
fn escape_returns_from_the_previous_trick_before_it_leaves_the_puzzle() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let puzzle = PageId::Puzzle("finis", first(&mut harness).key());
    press(&mut harness, "Previous trick");
    for screen in [puzzle, PageId::PuzzlesOf("finis")] {
        harness.key_press(Key::Escape);
        harness.run();
        assert_eq!(harness.state().page(), screen);
        assert!(!says(&harness, "Back to the puzzle"));
    }
}

#[test]
fn the_rules_are_a_key_away_and_lead_back_to_the_puzzle() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let puzzle = first(&mut harness);
    harness.key_press(Key::F1);
    harness.run();
    assert_eq!(harness.state().page(), PageId::Rules("finis"));
    press(&mut harness, "Back to the puzzle");
    assert!(matches!(harness.state().page(), PageId::Puzzle(..)));
    assert_eq!(harness.state().puzzle(), Some(("finis", puzzle.key())));
}

#[test]
fn a_puzzle_is_played_on_as_a_game_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    let puzzle = first(&mut harness);
    play(&mut harness, &puzzle.answer);
    press(&mut harness, "Play on from here");
    assert_eq!(harness.state().page(), PageId::TABLE);
    drop(harness);
    let saved = store.list().pop().expect("a file");
    let saved = saved.into_game().expect("a game that can be read");
    let steps: Vec<String> = puzzle.steps().map(Into::into).collect();
    assert!(saved.session.steps().starts_with(&steps));
    assert!(saved.players[puzzle.seat].is_person());
    assert_eq!(saved.origin, Origin::PlayedOn, "practice, for statistics");
    assert_eq!((saved.session.undo_count(), saved.undo_count()), (1, 0));
}

#[test]
fn a_puzzle_is_solved_with_the_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let key = |harness: &mut Harness<'_, App>, key| {
        harness.key_press(key);
        harness.run();
    };
    run(&mut harness, Command::Show(PageId::PUZZLES));
    assert_eq!(focused(&harness).as_deref(), Some("Next puzzle"));
    key(&mut harness, Key::Enter);
    let (id, at) = harness.state().puzzle().expect("a puzzle");
    let puzzles = games::puzzles(id);
    let puzzle = puzzles.iter().find(|one| one.key() == at).expect("listed");
    // Tab leads from the table to the buttons, where the answer can be requested.
    for _ in 0..8 {
        if focused(&harness).as_deref() == Some("Show answer") {
            break;
        }
        key(&mut harness, Key::Tab);
    }
    assert_eq!(focused(&harness).as_deref(), Some("Show answer"));
    key(&mut harness, Key::Enter);
    assert!(says(&harness, &reason(puzzle)));
    assert_eq!(focused(&harness).as_deref(), Some("Next puzzle"));
    key(&mut harness, Key::Enter);
    assert_ne!(harness.state().puzzle(), Some((id, at)));
    // A card is played with arrows and Enter.
    run(&mut harness, Command::Begin(PageId::Puzzle("finis", games::puzzles("finis")[0].key())));
    let answer = games::puzzles("finis").remove(0).answer;
    for _ in 0..14 {
        if focused(&harness) == Some(card(&answer)) {
            break;
        }
        key(&mut harness, Key::ArrowRight);
    }
    assert_eq!(focused(&harness), Some(card(&answer)));
    key(&mut harness, Key::Enter);
    assert!(harness.query_by_label("Right.").is_some());
}

#[test]
fn the_question_and_every_verdict_are_announced() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let puzzle = first(&mut harness);
    play(&mut harness, &puzzle.losses[0].0);
    play(&mut harness, &puzzle.answer);
    let live = |node: &AccessKitNode<'_>| node.role() == Role::Label && node.live() == Live::Polite;
    let nodes = harness.query_all(by().predicate(live));
    let heard: Vec<String> = nodes.filter_map(|node| node.accesskit_node().value()).collect();
    let heard = heard.join(" ");
    for words in ["Find the play.", "Not quite. ", "Right. ", &reason(&puzzle)] {
        assert!(heard.contains(words), "{words}: {heard}");
    }
}

#[test]
fn every_puzzle_fits_beside_the_panel_in_the_smallest_window() {
    let rect = Rect::from_min_size(pos2(0.0, 52.0), ROOM);
    let mut faults = Vec::new();
    for entry in GAMES {
        for (place, puzzle) in games::puzzles(entry.id).iter().enumerate() {
            let session = open_puzzle(puzzle).expect("it opens");
            let seat = Seat::new(puzzle.seat);
            let scene = session.scene(seat);
            let layout = lay(&scene, seat, &Names::default(), rect, 1.0);
            let fault = check(&layout, rect, &scene).err();
            faults.extend(fault.map(|what| format!("{}, puzzle {}: {what}", entry.id, place + 1)));
        }
    }
    report(&faults);
}

/// If the head of Home has no room for its buttons, they are in a menu.
#[test]
fn puzzles_are_reached_from_home_in_the_smallest_window_and_the_largest_interface() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.ron"), "(zoom: 200)").expect("writing");
    let mut harness = open(&Store::within(folder.path()));
    for width in [533.0, 400.0] {
        harness.set_size(vec2(width, 400.0));
        harness.run();
        let window = harness.ctx.content_rect();
        for name in ["Puzzles", "Settings"] {
            let shown = harness.query_by_label(name).map(|node| node.rect());
            assert!(shown.is_none_or(|rect| window.contains_rect(rect)), "{name}");
        }
        if harness.query_by_label("Puzzles").is_none() {
            press(&mut harness, "Menu");
        }
        press(&mut harness, "Puzzles");
        harness.run();
        assert_eq!(harness.state().page(), PageId::PUZZLES);
        press(&mut harness, "Home");
    }
}
