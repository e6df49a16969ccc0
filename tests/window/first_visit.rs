//! The page of a game that has never been played, and what the form becomes afterwards.

use egui::accesskit::Role;
use egui::{Color32, Key, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use misere::games::{GAMES, entry};
use misere::rules::options::Value;
use misere::store::{Store, open_example};
use misere::ui::settings::{GameSetup, LessonProgress, Settings};
use misere::ui::{App, Command, LessonCommand, PageId, change_settings};

use super::play::person::*;

/// The headings below the title.
fn headings(harness: &Harness<'_, App>) -> Vec<String> {
    let parts = by().predicate(|node| node.role() == Role::Heading && node.level() == Some(2));
    let parts = harness.query_all(parts);
    let names = parts.filter_map(|node| node.accesskit_node().label());
    names.collect()
}

#[test]
fn a_game_never_played_shows_three_pictures_and_two_ways_to_begin() {
    for entry in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = open(&newcomers_store(&folder));
        press(&mut harness, entry.title);
        harness.run();
        assert_eq!(headings(&harness), ["The aim", "A turn", "The catch"], "{}", entry.id);
        for picture in entry.introduction {
            let caption = (picture.caption)().for_programs();
            assert!(says(&harness, &caption), "{}: {caption}", entry.id);
        }
        let [learn, play] = ["Learn (3 min)", "Play now"].map(|name| harness.get_by_label(name).rect());
        assert!((learn.center().y - play.center().y).abs() < 1.0, "{}", entry.id);
        assert!(says(&harness, "House rules:"));
        assert!(harness.query_by_label("Player at seat 2").is_none(), "players are folded");
        harness.key_press(Key::Enter);
        harness.run_steps(3);
        assert_eq!(harness.state().page(), PageId::TABLE, "Enter starts {}", entry.id);
    }
}

#[test]
fn after_the_first_game_the_page_is_the_form_even_if_the_game_was_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = newcomers_store(&folder);
    let mut harness = open(&store);
    press(&mut harness, "Finis");
    press(&mut harness, "Play now");
    assert_eq!(harness.state().page(), PageId::TABLE);
    run(&mut harness, Command::Show(PageId::SAVED));
    press_more(&mut harness, "Delete");
    press(&mut harness, "Home");
    press(&mut harness, "Finis");
    harness.run();
    assert!(harness.query_by_label("Play now").is_none());
    assert!(harness.query_by_label("Player at seat 2").is_some());
    assert!(harness.query_by_label("Start game").is_some());
    assert!(harness.query_by_label("Learn").is_some());
}

#[test]
fn a_game_among_the_saved_ones_has_been_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = newcomers_store(&folder);
    let clubs = entry("clubs").expect("a game");
    let saved = open_example(clubs, true).expect("an example");
    add_game(&store, &saved);
    let mut harness = open(&store);
    press(&mut harness, "Clubs");
    assert!(harness.query_by_label("Start game").is_some());
}

#[test]
fn the_place_where_a_lesson_was_left_is_offered_before_and_after_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    press(&mut harness, "Learn Finis");
    harness.state_mut().command(LessonCommand::Next);
    harness.run_steps(2);
    assert_eq!(harness.state().settings().lessons.get("finis"), Some(&LessonProgress::Step(1)));
    press(&mut harness, "Home");
    press(&mut harness, "Finis");
    let resume = "Continue lesson, step 2";
    assert!(harness.query_by_label(resume).is_some(), "on the first visit");
    press(&mut harness, "Play now");
    press(&mut harness, "Home");
    assert!(harness.query_by_label("Continue lesson, step 2: Finis").is_some(), "at Home");
    press(&mut harness, "Finis");
    assert!(harness.query_by_label("Start game").is_some());
    press(&mut harness, resume);
    assert_eq!(harness.state().lesson(), Some(("finis", 1)));
}

#[test]
fn folded_house_rules_open_as_soon_as_they_differ() {
    for store in [quick_store, newcomers_store] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = open(&store(&folder));
        press(&mut harness, "Mismatch");
        assert!(harness.query_by_label("Deals: less").is_none(), "folded");
        press(&mut harness, "House rules: as published");
        harness.run();
        harness.get_by_label("Deals: less").click_accesskit();
        harness.run();
        assert!(says(&harness, "House rules: 1 changed"));
        press(&mut harness, "Home");
        press(&mut harness, "Mismatch");
        harness.run();
        assert!(harness.query_by_label("Deals: less").is_some(), "open");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    let polignac = GameSetup {
        players: Settings::default().players(4, &[]),
        rules: entry("four_bad_queens").expect("a game").presets[0].rules.into(),
    };
    run(&mut harness, change_settings(|settings| _ = settings.games.insert("four_bad_queens".into(), polignac)));
    press(&mut harness, "Four Bad Queens");
    harness.run();
    assert!(says(&harness, "House rules: Polignac"));
    let fields = entry("four_bad_queens").expect("a game").fields(4);
    assert!(fields.iter().any(|field| matches!(field.usual, Value::Toggle(_))));
    assert!(says(&harness, "Penalty rank"));
}

#[test]
fn other_players_than_usual_are_unfolded() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    harness.set_size(vec2(1280.0, 1600.0));
    harness.run();
    press(&mut harness, "Clubs");
    press(&mut harness, "Players: You, Berta, Konrad and Ottilie");
    harness.run();
    seat(&mut harness, 2, "Hard");
    press(&mut harness, "Home");
    press(&mut harness, "Clubs");
    harness.run();
    assert!(harness.query_by_label("Player at seat 2").is_some());
}

/// The number of buttons filled with the accent, in a dark window without high contrast.
fn filled(harness: &Harness<'_, App>) -> usize {
    let accent = Color32::from_rgb(0xe6, 0xac, 0x45);
    let shapes = harness.output().shapes.iter();
    let is_filled = |shape: &Shape| match shape {
        Shape::Rect(rect) => {
            let is_plain = rect.fill.r().abs_diff(accent.r()) < 24
                && rect.fill.g().abs_diff(accent.g()) < 24
                && rect.fill.b().abs_diff(accent.b()) < 40;
            is_plain && rect.rect.height() >= 30.0 && rect.rect.width() >= 60.0
        }
        _ => false,
    };
    shapes.filter(|clipped| is_filled(&clipped.shape)).count()
}

#[test]
fn no_page_has_more_than_one_yellow_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Store = newcomers_store(&folder);
    crate::statistics::fill(&store);
    for (id, finished) in [("clubs", true), ("garbo", false), ("mismatch", false)] {
        let saved = open_example(entry(id).expect("a game"), finished).expect("an example");
        add_game(&store, &saved);
    }
    let mut harness = open(&store);
    harness.set_size(vec2(1280.0, 1600.0));
    harness.run();
    let mut seen = Vec::new();
    let mut look = |harness: &mut Harness<'_, App>, page: &str, expected: usize| {
        harness.run();
        assert_eq!(filled(harness), expected, "{page}");
        seen.push(page.to_owned());
    };
    look(&mut harness, "Home", 1);
    for (page, expected) in [("Puzzles", 1), ("Statistics", 1), ("Saved games", 0), ("Settings", 0)] {
        press(&mut harness, page);
        look(&mut harness, page, expected);
        press(&mut harness, "Home");
    }
    for (game, page) in [("Finis", "first visit"), ("Clubs", "form")] {
        press(&mut harness, game);
        look(&mut harness, page, 1);
        press(&mut harness, "Rules");
        look(&mut harness, "rules", 1);
        press(&mut harness, "Home");
    }
    press(&mut harness, "Learn Finis");
    look(&mut harness, "lesson", 1);
    press(&mut harness, "Home");
    press(&mut harness, "Resume Mismatch");
    wait(&mut harness);
    harness.key_press(Key::Escape);
    look(&mut harness, "menu", 1);
    assert_eq!(seen.len(), 11);
}
