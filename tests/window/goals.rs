//! Medals: what a person has reached in each game, and the way to each next step.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::Level;
use misere::games::entry;
use misere::store::{Goal, Player};
use misere::ui::{App, Command, PageId};

use super::play::person::*;
use super::statistics::fill;
use super::words::change;

/// Chooses a control of the page with the keyboard, since it may be below the window.
fn choose(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
}

#[test]
fn a_newcomer_finds_a_medal_for_each_game_and_its_first_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    press(&mut harness, "Medals");
    harness.run();
    assert_eq!(harness.state().page(), PageId::GOALS);
    assert!(says(&harness, "Learn Finis in its lesson"));
    for entry in misere::games::menu() {
        run(&mut harness, Command::Show(PageId::GOALS));
        choose(&mut harness, &format!("{}, 0 of 5 steps", entry.title));
        press(&mut harness, &format!("Learn {} in its lesson", entry.title));
        harness.run();
        assert_eq!(harness.state().page(), PageId::Lesson(entry.id));
    }
    for (goal, page) in [(Goal::Today, PageId::TODAY), (Goal::Review, PageId::SAVED)] {
        run(&mut harness, Command::Show(PageId::GOALS));
        choose(&mut harness, &goal.label().for_programs());
        assert_eq!(harness.state().page(), page);
        assert!(says(&harness, "Back to medals"), "{goal:?}");
    }
}

#[test]
fn a_medal_fills_and_its_next_step_begins_with_a_click() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    fill(&store);
    let mut harness = open(&store);
    change(&mut harness, |settings| {
        for id in ["finis", "garbo"] {
            settings.lessons.insert(id.into(), misere::ui::settings::LessonProgress::Done);
        }
    });
    press(&mut harness, "Medals");
    harness.run();
    choose(&mut harness, "Finis, 4 of 5 steps");
    assert!(says(&harness, "Win 3 games in a row"));
    // Whoever has won needs no lesson first.
    choose(&mut harness, "Clubs, 2 of 5 steps");
    press(&mut harness, "Win against Hard or better");
    harness.run();
    assert_eq!(harness.state().page(), PageId::NewGame("clubs"));
    let players = &harness.state().settings().games["clubs"].players;
    let is_hard = |player: &Player| matches!(player, Player::Computer(_, bot) if bot.level == Level::Hard);
    assert!(players[0].is_person() && players[1..].iter().all(is_hard), "{players:?}");
    let garbo = entry("garbo").expect("a game");
    run(&mut harness, Command::Show(PageId::GOALS));
    choose(&mut harness, "Garbo, 1 of 5 steps");
    press(&mut harness, &Goal::Play(garbo).label().for_programs());
    harness.run();
    assert_eq!(harness.state().page(), PageId::NewGame("garbo"));
}

#[test]
fn whoever_wants_no_medals_can_hide_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    assert!(says(&harness, "Medals"));
    change(&mut harness, |settings| settings.goals = false);
    harness.run();
    assert!(!says(&harness, "Medals"));
}
