//! Lessons as a person follows them: from Home to the first game, with right and wrong tries, by pointer
//! and by keyboard, and resumed where they were left.

use std::time::Duration;

use egui::accesskit::{Live, Role};
use egui::{Key, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::bots::Level;
use misere::games::{Entry, GAMES, entry};
use misere::lessons::{LEARNER, Lesson, LessonStep, Task};
use misere::rules::{Names, Next};
use misere::store::{Player, Store, names};
use misere::text::Language;
use misere::ui::board::BoardAction;
use misere::ui::settings::{Coach, LessonProgress, Pace, Settings};
use misere::ui::{App, Command, LessonCommand, PageId};

use super::play::person::{enlarge, focused, newcomers_store, press};
use crate::app::app;
use crate::words::change;

fn lesson(entry: &Entry) -> Lesson {
    let lesson = Lesson::of(entry).expect("a lesson");
    lesson.expect("a lesson that can be read")
}

/// Opens the window with frames so long that no waiting is needed.
fn open(store: &Store) -> Harness<'static, App> {
    let own = store.clone();
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_step_dt(0.6)
        .with_max_steps(2000)
        .build_eframe(move |creation| app(&creation.egui_ctx, own));
    harness.input_mut().max_texture_side = Some(1024);
    harness.run();
    harness
}

fn learn(harness: &mut Harness<'_, App>, entry: &Entry) {
    press(harness, &format!("Learn {}", entry.title));
    assert!(matches!(harness.state().page(), PageId::Lesson(_)));
}

/// The names of the players in a step.
fn names_in(lesson: &Lesson, step: usize) -> Names {
    let mut tables = lesson.steps[..=step].iter().rev();
    let deal = tables.find_map(|step| step.table.as_ref());
    let seats = deal.expect("a table").seats;
    names(&Settings::default().players(seats, &[]), Language::ENGLISH)
}

/// Tells whether a button can be pressed.
fn is_enabled(harness: &Harness<'_, App>, name: &str) -> bool {
    let node = harness.query_by_label(name);
    node.is_some_and(|node| !node.accesskit_node().is_disabled())
}

/// Waits until all preparatory actions have been shown.
fn settle(harness: &mut Harness<'_, App>) {
    for _ in 0..400 {
        harness.step();
        // Home asks for a frame at midnight.
        let rests = harness.output().viewport_output.values().map(|viewport| viewport.repaint_delay);
        if rests.min().is_none_or(|rest| rest > Duration::from_secs(1)) {
            return;
        }
    }
    panic!("the lesson does not come to rest");
}

fn on_board(harness: &mut Harness<'_, App>, action: &str) {
    let action = BoardAction::Play(action.into());
    let command = LessonCommand::Board(action);
    harness.state_mut().command(command);
    settle(harness);
}

fn says(harness: &Harness<'_, App>, words: &str) -> bool {
    harness.query_by_label(words).is_some()
}

/// The height of what is out of sight of the widget with this rectangle.
fn cut_off(harness: &Harness<'_, App>, rect: Rect) -> f32 {
    let shown = harness.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let mut widgets = layers.flat_map(|(_, widgets)| widgets);
        let widget = widgets.find(|widget| widget.rect.center().distance(rect.center()) < 1.0);
        widget.expect("the widget").interact_rect
    });
    (rect.height() - shown.height()).round()
}

/// Tries the wrong answers, then the right one; each gets its reply.
fn solve(harness: &mut Harness<'_, App>, step: &LessonStep, names: &Names) {
    match &step.task {
        Task::Read => {}
        Task::Play { right, reply, wrong, .. } => {
            for (action, reply) in wrong {
                on_board(harness, action);
                assert!(says(harness, "Not quite."), "{action}");
                assert!(says(harness, &reply.render(names)), "{reply:?}");
                assert!(!is_enabled(harness, "Continue"), "{action}");
            }
            on_board(harness, &right[0]);
            assert!(says(harness, "Right."), "{}", right[0]);
            assert!(says(harness, &reply.render(names)), "{reply:?}");
        }
        Task::Answer { choices, right, .. } => {
            let label = |place: usize| choices[place].0.render(names);
            let wrong = usize::from(*right == 0);
            press(harness, &label(wrong));
            settle(harness);
            assert!(says(harness, "Not quite."), "{}", label(wrong));
            press(harness, "Show me");
            settle(harness);
            assert!(says(harness, &choices[*right].1.render(names)));
        }
    }
}

#[test]
fn every_lesson_can_be_followed_from_home_to_a_game_against_easy_players() {
    for entry in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = open(&newcomers_store(&folder));
        learn(&mut harness, entry);
        let lesson = lesson(entry);
        let count = lesson.steps.len();
        for (place, step) in lesson.steps.iter().enumerate() {
            settle(&mut harness);
            let names = names_in(&lesson, place);
            assert!(says(&harness, &format!("Step {} of {count}", place + 1)));
            let title = step.title.render(&names);
            assert!(says(&harness, &title), "{title}");
            assert!(says(&harness, &step.text.render(&names)), "{:?}", step.text);
            solve(&mut harness, step, &names);
            if place + 1 < count {
                press(&mut harness, "Continue");
            }
        }
        // The coach is offered once.
        press(&mut harness, "Tell me");
        assert_eq!(harness.state().settings().coach, Some(Coach::Mistakes));
        assert!(!says(&harness, "Tell me"));
        press(&mut harness, "Play a game");
        assert_eq!(harness.state().page(), PageId::TABLE);
        let session = harness.state().session().expect("a game");
        assert_eq!((session.id(), session.seats()), (entry.id, entry.usual));
        drop(harness);
        let saved = Store::within(folder.path()).list().pop().expect("a file");
        let saved = saved.into_game().expect("a game that can be read");
        let easy = |player: &Player| match player {
            Player::Person(_) => true,
            Player::Computer(_, bot) => bot.level == Level::Easy,
            Player::Program(..) | Player::Friend(..) => false,
        };
        assert!(saved.players.iter().all(easy), "{:?}", saved.players);
    }
}

#[test]
fn a_card_against_the_rules_stays_in_the_hand_and_the_lesson_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    learn(&mut harness, entry("finis").expect("a game"));
    press(&mut harness, "Continue");
    settle(&mut harness);
    press(&mut harness, "Ace of spades");
    assert!(says(&harness, "Not allowed."));
    assert!(says(&harness, "Ace of spades"));
    press(&mut harness, "Eight of hearts");
    settle(&mut harness);
    assert!(says(&harness, "Right."));
    assert!(is_enabled(&harness, "Continue"));
}

/// Regression: a lesson earned a step of a medal, and nothing told of it.
#[test]
fn the_end_of_a_lesson_shows_the_medal_with_the_step_that_it_has_earned_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    let finis = entry("finis").expect("a game");
    let lesson = lesson(finis);
    let last = lesson.steps.len() - 1;
    let medal = "Medal for Finis: 1 of 5 steps";
    let follow = |harness: &mut Harness<'_, App>| {
        harness.state_mut().command(Command::Begin(PageId::Lesson("finis")));
        for _ in 0..last {
            settle(harness);
            assert!(!says(harness, medal), "too early");
            harness.state_mut().command(LessonCommand::Next);
        }
        settle(harness);
        solve(harness, &lesson.steps[last], &names_in(&lesson, last));
    };
    follow(&mut harness);
    assert!(says(&harness, medal) && says(&harness, "Next step: Play a game of Finis"));
    follow(&mut harness);
    assert!(!says(&harness, medal), "once");
    harness.state_mut().command(Command::Begin(PageId::Lesson("finis")));
    settle(&mut harness);
    harness.state_mut().command(LessonCommand::Next);
    settle(&mut harness);
    change(&mut harness, |settings| assert!(settings.has_learned("finis"), "it stays learned"));
    change(&mut harness, |settings| {
        settings.goals = false;
        settings.lessons.clear();
    });
    follow(&mut harness);
    assert!(!says(&harness, medal), "where medals are hidden");
}

/// Regression: the reply told how the last trick ended before it was played.
#[test]
fn a_reply_comes_when_what_follows_has_been_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    learn(&mut harness, entry("finis").expect("a game"));
    press(&mut harness, "Continue");
    settle(&mut harness);
    change(&mut harness, |settings| settings.pace = Pace::Slow);
    let play = BoardAction::Play("play 8H".into());
    harness.state_mut().command(LessonCommand::Board(play));
    harness.run_steps(2);
    assert!(!says(&harness, "Right."));
    settle(&mut harness);
    assert!(says(&harness, "Right."));
}

/// Regression: after the last trick of a deal, the lesson ended with an empty table.
#[test]
fn a_step_after_the_last_trick_still_shows_it() {
    let cruel = entry("cruel_fate").expect("a game");
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    learn(&mut harness, cruel);
    let lesson = lesson(cruel);
    for (place, step) in lesson.steps.iter().enumerate().take(lesson.steps.len() - 2) {
        settle(&mut harness);
        solve(&mut harness, step, &names_in(&lesson, place));
        press(&mut harness, "Continue");
    }
    settle(&mut harness);
    assert!(harness.query_by_label("Ten of spades").is_some());
}

#[test]
fn a_lesson_is_followed_with_the_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    learn(&mut harness, entry("finis").expect("a game"));
    let key = |harness: &mut Harness<'_, App>, key| {
        harness.key_press(key);
        settle(harness);
    };
    // Enter goes on; then the focus is at the table.
    settle(&mut harness);
    key(&mut harness, Key::Enter);
    assert_eq!(harness.state().lesson(), Some(("finis", 1)));
    for _ in 0..12 {
        if focused(&harness).as_deref() == Some("King of hearts") {
            break;
        }
        key(&mut harness, Key::ArrowRight);
    }
    assert_eq!(focused(&harness).as_deref(), Some("King of hearts"));
    key(&mut harness, Key::Enter);
    assert!(says(&harness, "Right."));
    assert_eq!(focused(&harness).as_deref(), Some("Continue"));
    key(&mut harness, Key::Enter);
    // A question has the focus on its first answer.
    assert_eq!(harness.state().lesson(), Some(("finis", 2)));
    assert_eq!(focused(&harness).as_deref(), Some("You"));
    key(&mut harness, Key::Enter);
    assert!(says(&harness, "Right."));
    key(&mut harness, Key::Escape);
    assert_eq!(harness.state().page(), PageId::HOME);
}

#[test]
fn a_lesson_is_resumed_where_it_was_left_and_begins_anew_after_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = newcomers_store(&folder);
    let mut harness = open(&store);
    let mismatch = entry("mismatch").expect("a game");
    learn(&mut harness, mismatch);
    for _ in 0..2 {
        harness.state_mut().command(LessonCommand::Next);
        settle(&mut harness);
    }
    // Home shows that it has begun, with the focus on the game.
    harness.key_press(Key::Escape);
    settle(&mut harness);
    let resumed = "Continue lesson, step 3: Mismatch";
    assert_eq!(focused(&harness).as_deref(), Some("Mismatch"));
    press(&mut harness, resumed);
    assert_eq!(harness.state().lesson(), Some(("mismatch", 2)));
    drop(harness);
    let mut harness = open(&store);
    press(&mut harness, resumed);
    assert!(says(&harness, "Step 3 of 8"));
    press(&mut harness, "Back");
    assert_eq!(harness.state().lesson(), Some(("mismatch", 1)));
    for _ in 0..6 {
        harness.state_mut().command(LessonCommand::Next);
        settle(&mut harness);
    }
    let lessons = &harness.state().settings().lessons;
    assert_eq!(lessons.get("mismatch"), Some(&LessonProgress::Done));
    press(&mut harness, "Home");
    // Home no longer offers it, but the form of the game and its rules do.
    assert!(!says(&harness, "Learn Mismatch") && !says(&harness, resumed));
    press(&mut harness, "Mismatch");
    press(&mut harness, "Learn (3 min)");
    assert_eq!(harness.state().lesson(), Some(("mismatch", 0)));
    press(&mut harness, "Rules");
    press(&mut harness, "Learn");
    assert!(matches!(harness.state().page(), PageId::Lesson(_)));
}

/// The text of a step is announced when it opens, and so is each reply.
#[test]
fn steps_and_replies_are_announced() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    let finis = entry("finis").expect("a game");
    learn(&mut harness, finis);
    settle(&mut harness);
    let announced = |harness: &Harness<'_, App>| -> String {
        let live = |node: &AccessKitNode<'_>| node.role() == Role::Label && node.live() == Live::Polite;
        let nodes = harness.query_all(by().predicate(live));
        let words = nodes.filter_map(|node| node.accesskit_node().value());
        words.collect::<Vec<_>>().join(" ")
    };
    let lesson = lesson(finis);
    assert!(announced(&harness).contains(&lesson.steps[0].text.for_programs()));
    press(&mut harness, "Continue");
    settle(&mut harness);
    press(&mut harness, "Ace of spades");
    settle(&mut harness);
    let heard = announced(&harness);
    assert!(heard.contains("the nine of hearts"), "{heard}");
    assert!(heard.contains("Not allowed. You hold hearts"), "{heard}");
}

/// In the smallest window, no text of a lesson needs scrolling, even with its longest reply.
#[test]
fn all_words_of_a_lesson_are_in_sight_in_the_smallest_window() {
    for entry in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = open(&newcomers_store(&folder));
        harness.set_size(vec2(1066.0, 800.0));
        harness.run();
        learn(&mut harness, entry);
        let lesson = lesson(entry);
        for (place, step) in lesson.steps.iter().enumerate() {
            settle(&mut harness);
            let names = names_in(&lesson, place);
            let last = place + 1 == lesson.steps.len();
            let buttons = harness.get_by_label("Back").rect().top();
            for words in ["Back", "Continue", "Play a game", "Puzzles"] {
                let button = harness.query_by_label(words);
                let right = button.map_or(0.0, |button| button.rect().right());
                let margin = harness.ctx.content_rect().right() - 16.0;
                assert!(right <= margin, "{}: {words} {right}", entry.id);
            }
            let bottom = |harness: &Harness<'_, App>, words: &str| harness.get_by_label(words).rect().bottom();
            assert!(bottom(&harness, &step.text.render(&names)) < buttons);
            if let Task::Play { wrong, .. } = &step.task {
                for (action, reply) in wrong {
                    on_board(&mut harness, action);
                    let reply = reply.render(&names);
                    assert!(bottom(&harness, &reply) < buttons, "{}: {reply}", entry.id);
                }
            }
            if let Task::Answer { choices, .. } = &step.task {
                for (at, (_, reply)) in choices.iter().enumerate() {
                    let command = LessonCommand::Answer(at);
                    harness.state_mut().command(command);
                    settle(&mut harness);
                    let reply = reply.render(&names);
                    if says(&harness, &reply) {
                        assert!(bottom(&harness, &reply) < buttons, "{}: {reply}", entry.id);
                    }
                }
            }
            if !last {
                harness.state_mut().command(LessonCommand::Next);
            }
        }
    }
}

/// Regression: above the table, the panel stayed three lines high and cut the text off.
#[test]
fn the_panel_above_the_table_is_as_high_as_its_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    enlarge(&mut harness);
    let clubs = entry("clubs").expect("a game");
    learn(&mut harness, clubs);
    let lesson = lesson(clubs);
    for (place, step) in lesson.steps.iter().enumerate() {
        settle(&mut harness);
        assert!(says(&harness, "Learn Clubs") && says(&harness, "Rules"));
        let text = step.text.render(&names_in(&lesson, place));
        let text = harness.get_by_label(&text).rect();
        assert_eq!(cut_off(&harness, text), 0.0, "step {}", place + 1);
        if place + 1 < lesson.steps.len() {
            let next = LessonCommand::Next;
            harness.state_mut().command(next);
        }
    }
}

/// Regression: cards looked playable in steps that are only read, and took the focus from
/// “Continue” when clicked.
#[test]
fn a_step_without_a_try_offers_no_cards_and_enter_continues_even_after_a_click() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    learn(&mut harness, entry("clubs").expect("a game"));
    settle(&mut harness);
    let is_playable = |node: &AccessKitNode<'_>| {
        let name = node.label().unwrap_or_default();
        node.role() == Role::Button && name.contains(" of ")
    };
    assert!(harness.query(by().predicate(is_playable)).is_none());
    assert!(harness.query_by_label_contains("Put a club on").is_none());
    assert!(harness.query_by_label_contains("You, ").is_some());
    assert!(harness.query_by_label_contains(", to play").is_none());
    press(&mut harness, "King of clubs");
    settle(&mut harness);
    assert_eq!(focused(&harness), None);
    harness.key_press(Key::Enter);
    settle(&mut harness);
    assert_eq!(harness.state().lesson(), Some(("clubs", 1)));
}

#[test]
fn the_rules_are_a_key_away_and_lead_back_to_the_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    learn(&mut harness, entry("finis").expect("a game"));
    press(&mut harness, "Continue");
    settle(&mut harness);
    harness.key_press(Key::F1);
    settle(&mut harness);
    assert_eq!(harness.state().page(), PageId::Rules("finis"));
    press(&mut harness, "Back to the lesson");
    assert_eq!(harness.state().lesson(), Some(("finis", 1)));
    assert!(matches!(harness.state().page(), PageId::Lesson(_)));
}

/// In a step that asks for an action, it is the learner's turn.
#[test]
fn the_learner_is_the_one_who_is_asked() {
    for entry in GAMES {
        let lesson = lesson(entry);
        for (place, step) in lesson.steps.iter().enumerate() {
            let mut session = lesson.table(entry, place).expect("a position");
            for action in &step.before {
                session.play(action).expect("a legal action");
            }
            if matches!(step.task, Task::Play { .. }) {
                assert_eq!(session.next(), Next::Act(LEARNER), "{}", entry.id);
            }
        }
    }
}
