//! “Your games”: what a person has not tried yet, each one click from what does it.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::Level;
use misere::store::{Goal, Player};
use misere::ui::{App, Command, PageId};

use super::play::person::*;
use super::statistics::{at_statistics, fill};
use super::words::change;

/// Chooses a goal with the keyboard, since it may be below the window.
fn choose(harness: &mut Harness<'_, App>, goal: &Goal) {
    run(harness, Command::Show(PageId::GOALS));
    let name = goal.label().for_programs();
    harness.get_by_label(&name).focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
}

#[test]
fn a_newcomer_finds_everything_and_each_goal_leads_to_what_does_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    press(&mut harness, "Statistics");
    harness.run();
    press(&mut harness, "Your games");
    harness.run();
    assert_eq!(harness.state().page(), PageId::GOALS);
    assert!(!says(&harness, "Done: "));
    for goal in Goal::all() {
        choose(&mut harness, &goal);
        let screen = harness.state().page();
        match &goal {
            Goal::Lesson(entry) => assert_eq!(screen, PageId::Lesson(entry.id)),
            Goal::Play(entry) => assert_eq!(screen, PageId::NewGame(entry.id)),
            Goal::Beat(level) => {
                let PageId::NewGame(id) = screen else {
                    panic!("{goal:?}: {screen:?}");
                };
                let players = &harness.state().settings().games[id].players;
                let (person, others) = players.split_first().expect("players");
                let is_of_level = |player: &Player| match player {
                    Player::Computer(_, bot) => bot.level == *level,
                    _ => false,
                };
                assert!(person.is_person() && others.iter().all(is_of_level));
            }
            Goal::Moon => assert_eq!(screen, PageId::NewGame("acorn_hearts")),
            Goal::ClaimByHand => {
                assert_eq!(screen, PageId::NewGame("garbo"));
                let rules = &harness.state().settings().games["garbo"].rules;
                assert!(rules.contains("ByHand"), "{rules}");
            }
            Goal::Today => assert_eq!(screen, PageId::TODAY),
            Goal::Challenge => assert_ne!(screen, PageId::GOALS),
            Goal::Review => assert_eq!(screen, PageId::SAVED),
        }
        if !matches!(goal, Goal::Lesson(_)) {
            assert!(says(&harness, "Back to your games"), "{goal:?}");
        }
    }
    assert_eq!(Level::OPPONENTS.len(), 5);
}

#[test]
fn what_is_done_is_folded_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_statistics(&folder);
    press(&mut harness, "Your games");
    harness.run();
    // Three games played, two levels beaten, and a review.
    let all = Goal::all().len();
    let folded = format!("Done: 6 of {all}");
    assert!(harness.query_by_label("Play a game of Finis").is_none());
    assert!(harness.query_by_label("Win a game against Easy").is_none());
    assert!(harness.query_by_label("Win a game against Master").is_some());
    let fold = harness.get_by_label(&folded);
    fold.focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert!(says(&harness, "Play a game of Finis"));
}

#[test]
fn whoever_wants_no_goals_can_hide_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    fill(&store);
    let mut harness = open(&store);
    change(&mut harness, |settings| settings.goals = false);
    press(&mut harness, "Statistics");
    harness.run();
    assert!(says(&harness, "24 games") && !says(&harness, "Your games"));
}
