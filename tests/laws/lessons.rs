//! The lessons, proved against the rules of their games.

use misere_engine::rules::{Message, Next};
use misere_games::lessons::{LEARNER, Lesson, Proof, Task};
use misere_games::{BotSession, Entry, GAMES, entry};

use crate::lesson_check::check;

fn lesson(entry: &Entry) -> Lesson {
    let lesson = Lesson::of(entry).unwrap_or_else(|| panic!("{} has no lesson", entry.id));
    lesson.unwrap_or_else(|error| panic!("assets/games/{}/lesson.ron: {error}", entry.id))
}

/// Every position can be reached, every answer matches the step, every claim with a proof is true,
/// every card named in a text is visible, and every text fits.
#[test]
fn every_lesson_agrees_with_the_rules() {
    for entry in GAMES {
        let lesson = lesson(entry);
        if let Err(error) = check(entry, &lesson) {
            panic!("assets/games/{}/lesson.ron: {error}", entry.id);
        }
    }
}

/// A lesson is played, not just read: it has several things to try, and at least one mistake with
/// its own reply.
#[test]
fn every_lesson_is_played() {
    for entry in GAMES {
        let lesson = lesson(entry);
        let tasks = lesson.steps.iter().filter(|step| step.task != Task::Read);
        assert!(tasks.count() >= 3, "{}", entry.id);
        let mut plays = lesson.steps.iter().map(|step| match &step.task {
            Task::Play { wrong, .. } => wrong.len(),
            Task::Read | Task::Answer { .. } => 0,
        });
        assert!(plays.any(|wrong| wrong > 0), "{}", entry.id);
        assert!(lesson.steps.iter().any(|step| !step.proofs.is_empty()), "{}", entry.id);
    }
}

/// A damaged lesson is detected, and the error names the step.
#[test]
fn a_lesson_that_disagrees_with_the_rules_is_refused() {
    let entry = entry("finis").expect("a game");
    let sound = lesson(entry);
    let broken = |change: &dyn Fn(&mut Lesson)| {
        let mut lesson = sound.clone();
        change(&mut lesson);
        let error = check(entry, &lesson).expect_err("a fault");
        assert!(error.starts_with("step "), "{error}");
        error
    };
    let play = |lesson: &mut Lesson| {
        let is_play = |step: &misere_games::lessons::LessonStep| matches!(step.task, Task::Play { .. });
        lesson.steps.iter().position(is_play).expect("a play")
    };
    let error = broken(&|lesson| {
        let place = play(lesson);
        if let Task::Play { right, .. } = &mut lesson.steps[place].task {
            right[0] = "play 2C".into();
        }
    });
    assert!(error.contains("`play 2C` is not legal"), "{error}");
    let error = broken(&|lesson| {
        let place = play(lesson);
        if let Task::Play { right, refused, .. } = &mut lesson.steps[place].task {
            refused.insert(right[0].clone(), Message::raw("No."));
        }
    });
    assert!(error.contains("nothing against"), "{error}");
    let proved = |lesson: &mut Lesson| {
        let mut steps = lesson.steps.iter_mut();
        let step = steps.find(|step| !step.proofs.is_empty());
        step.expect("a proof").proofs[0] = Proof::Points(0, 99.0);
    };
    assert!(broken(&proved).contains("expected 99"));
    let error = broken(&|lesson| {
        lesson.steps[0].text = lesson.steps[1].text.clone();
    });
    assert!(error.contains("not in sight"), "{error}");
    let error = broken(&|lesson| {
        lesson.steps[0].text = Message::raw("word ".repeat(100));
    });
    assert!(error.contains("expected at most"), "{error}");
    let error = Lesson::read(entry.id, "(steps: [(name: \"a-gap\", table: (seats: 4, dealer: 0, hands: []))])");
    let error = error.expect_err("words are missing").to_string();
    assert_eq!(error, "step 1: there is no message `a-gap-title`");
    let mut short = sound.clone();
    short.steps.remove(1);
    let error = check(entry, &short).expect_err("words are left over");
    assert!(error.ends_with(" is not used"), "{error}");
    let error = broken(&|lesson| {
        let deal = lesson.steps[0].table.as_mut().expect("a table");
        deal.hands[0] = "2C".into();
    });
    assert!(error.contains("2C is dealt twice or not in this pack"), "{error}");
    let error = broken(&|lesson| {
        let deal = lesson.steps[0].table.as_mut().expect("a table");
        deal.actions.push("play 2C".into());
    });
    assert!(error.contains("2C"), "{error}");
}

/// Prints the positions of the lessons, for lesson authors: `cargo test --test laws -- --ignored
/// --nocapture positions_of_lessons`.
#[test]
#[ignore = "prints"]
fn positions_of_lessons() {
    let wanted = std::env::var("MISERE_LESSON").unwrap_or_default();
    for entry in GAMES.iter().filter(|entry| entry.id.contains(&wanted)) {
        let path = crate::common::in_repository(&format!("assets/games/{}/lesson.ron", entry.id));
        let text = std::fs::read_to_string(path).expect("the lesson’s file");
        let lesson = match Lesson::read(entry.id, &text) {
            Ok(lesson) => lesson,
            Err(error) => {
                println!("!! {}: {error}", entry.id);
                continue;
            }
        };
        for (place, step) in lesson.steps.iter().enumerate() {
            println!("== {} step {}: {}", entry.id, place + 1, step.title.for_programs());
            match lesson.table(entry, place) {
                Ok(mut session) => {
                    print(session.as_ref());
                    for action in step.actions() {
                        println!("-- {action}");
                        match session.play(action) {
                            Ok(()) => print(session.as_ref()),
                            Err(error) => println!("   {error}"),
                        }
                    }
                }
                Err(error) => println!("   {error}"),
            }
        }
        if let Err(error) = check(entry, &lesson) {
            println!("!! {}: {error}", entry.id);
        }
    }
}

fn print(session: &dyn BotSession) {
    for zone in session.scene(LEARNER).zones {
        let cards: Vec<String> = zone
            .spots
            .iter()
            .map(|spot| match spot.card() {
                Some(card) => format!("{card}"),
                None => "·".into(),
            })
            .collect();
        let (label, note) = (zone.label.for_programs(), zone.note.for_programs());
        println!("   {label}: {} {note}", cards.join(" "));
    }
    if let Next::Act(seat) = session.next() {
        let moves = session.moves();
        let moves: Vec<&str> = moves.iter().take(20).map(|one| &*one.text).collect();
        println!("   next {seat}: {}", moves.join(", "));
    } else {
        println!("   totals {:?}", session.totals());
    }
}
