//! Verdicts in the review: stored ones are shown at once, lead to their positions, and can be
//! retried.

use egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::bots::Estimate;
use misere::games::entry;
use misere::review::{DealReport, Mark, Review, Verdict, fingerprint};
use misere::rules::Seat;
use misere::rules::scene::{Gesture, SpotId, ZoneId};
use misere::store::{Saved, Store, open_example, read_review, write_review};
use misere::ui::{App, PageId};

use super::frames::until;
use super::play::person::*;
use super::presses::drags::{INTERRUPTIONS, let_go, pick_up};

/// Opens the verdicts on a finished game, which are kept beside it.
fn open_verdicts(store: &Store, saved: &Saved, review: &Review) -> Harness<'static, App> {
    let path = add_game(store, saved);
    write_review(&path, review).expect("writing");
    assert!(read_review(&path, &*saved.session).is_some());
    let mut harness = open(store);
    press(&mut harness, "Saved games");
    press_more(&mut harness, "Review");
    harness.step();
    assert!(matches!(harness.state().page(), PageId::Review(_)));
    press(&mut harness, "Decisions");
    harness.step();
    harness
}

/// A finished game with a mistake by the person, as if Master had found it.
fn with_mistake(folder: &tempfile::TempDir) -> Opened {
    // The first lead or discard: any card may be played.
    with_mistake_among(folder, |legal, held| legal > 3 && legal == held)
}

/// A review opened at a game with a mistake.
struct Opened {
    harness: Harness<'static, App>,
    verdict: Verdict,
    /// The names of the card played and of the better one.
    names: [String; 2],
    /// The sentence on the mistake.
    sentence: String,
    /// The name of a card that may not be played instead, if there is one, and the reason.
    illegal: Option<(String, String)>,
    /// The name of a card about as good as the better one, if there is one.
    as_good: Option<String>,
}

/// Opens a game with a mistake at the first decision whose numbers of legal cards and of cards fit.
fn with_mistake_among(folder: &tempfile::TempDir, fits: impl Fn(usize, usize) -> bool) -> Opened {
    let store = quick_store(folder);
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    let mut session = saved.session.copy();
    let past = session.past();
    let own = |step: &usize| {
        let act = past[*step].act.as_ref();
        act.is_some_and(|act| act.seat == Seat::new(0) && !act.is_secret)
    };
    let own_hand = ZoneId::hand(Seat::new(0));
    let mut steps = (0..past.len()).filter(own);
    let step = steps.find(|step| {
        session.go_to(*step);
        let scene = session.scene(Seat::new(0));
        let held = scene.zone(own_hand).map_or(0, |hand| hand.spots.len());
        fits(session.moves().len(), held)
    });
    let step = step.expect("a decision");
    session.go_to(step);
    let moves = session.moves();
    let played = past[step].act.as_ref().expect("an action");
    let best = moves.iter().find(|one| one.text != played.action);
    let best = best.expect("another action");
    let others = moves.iter().map(|one| one.text.clone());
    let others = others.filter(|text| ![&played.action, &best.text].contains(&text));
    let verdict = Verdict {
        step,
        deal: past[step].deal,
        seat: 0,
        played: played.action.clone(),
        best: best.text.clone(),
        options: moves.len(),
        mark: Some(Mark::Mistake),
        loss: Estimate::sampled(0.4, 0.04),
        points: Estimate::exact(0.5),
        expected: Estimate::sampled(0.5, 0.1),
        worlds: 64,
        exact: false,
        lead: 0.0,
        for_the_game: false,
        as_good: others.take(1).collect(),
    };
    let review = Review {
        log: fingerprint(&*saved.session),
        seats: vec![0],
        worlds: 64,
        deals: 4,
        verdicts: vec![verdict.clone()],
        reports: Vec::new(),
    };
    let scene = session.scene(Seat::new(0));
    let hand = scene.zone(own_hand).expect("a hand");
    let name = |text: &str| {
        let found = moves.iter().find(|one| one.text == text).expect("legal");
        let Gesture::Carry { from, .. } = found.gesture else {
            panic!("a card is played");
        };
        assert!(matches!(from, SpotId::Card(_)));
        name_at(hand, from)
    };
    let names = [name(&verdict.played), name(&verdict.best)];
    let as_good = verdict.as_good.first().map(|text| name(text));
    let mut illegal = hand.spots.iter().filter(|spot| spot.dim);
    let illegal = illegal.next().map(|spot| {
        let reason = session.why_not(Seat::new(0), spot.id);
        (name_at(hand, spot.id), reason.expect("a reason").for_programs())
    });
    let words = session.verdict_words(&verdict).expect("a decision");
    let sentence = words.sentence.expect("a sentence").for_programs();
    let better = format!("{} was better by 0.5 penalty points.", words.best.noun.for_programs());
    assert!(sentence.to_lowercase().starts_with(&better), "{sentence}");
    let harness = open_verdicts(&store, &saved, &review);
    Opened { harness, verdict, names, sentence, illegal, as_good }
}

#[test]
fn kept_verdicts_are_shown_at_once_and_lead_to_their_positions() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake(&folder);
    let (mut harness, verdict, [_, best]) = (opened.harness, opened.verdict, opened.names);
    assert!(harness.query_by_label("Judge decisions").is_none());
    let says = |harness: &Harness<'_, App>, words: &str| {
        let mut found = harness.query_all_by_label_contains(words);
        found.next().is_some()
    };
    assert!(says(&harness, "1 decision, 1 mistake"));
    let title = format!("Mistake in deal {}: ", verdict.deal);
    harness.get_by_label_contains(&title).click();
    for _ in 0..3 {
        harness.step();
    }
    let line = harness.get_by_label("Position");
    let place = line.accesskit_node().value().expect("a position");
    assert!(place.contains(&format!(" step {} of ", verdict.step)), "{place}");
    assert!(prompt_says(&harness, &opened.sentence));
    let marked = |name: &str| {
        let node = harness.get_by_label(name);
        let words = node.accesskit_node().description().unwrap_or_default();
        words.contains("suggested")
    };
    assert!(marked(&best), "{best} is not outlined");
}

#[test]
fn thinking_longer_makes_a_verdict_surer_until_it_is_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_mistake(&folder).harness;
    assert!(!says(&harness, "Think longer"), "no decision is shown");
    harness.get_by_label_contains("Mistake in deal").click();
    harness.run_steps(3);
    let before = "This decision lost 0.5 points, in 64 results.";
    assert!(says(&harness, before));
    strike(&mut harness, Key::M);
    assert!(says(&harness, "Stop (M)"));
    until(&mut harness, "a surer verdict", |harness| !says(harness, before));
    strike(&mut harness, Key::End);
    harness.run_steps(3);
    assert!(!says(&harness, "Stop (M)"), "another position ends it");
}

#[test]
fn a_decision_leads_to_puzzles_on_its_theme() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake(&folder);
    let mut harness = opened.harness;
    harness.get_by_label_contains("Mistake in deal").click();
    harness.run_steps(3);
    press(&mut harness, "More like this");
    harness.run_steps(4);
    let PageId::PuzzlesOf(id) = harness.state().page() else { panic!("{:?}", harness.state().page()) };
    assert!(says(&harness, "searched"), "a search in {id}");
    press(&mut harness, "Cancel");
}

/// Regression: luck and skill were told as averages and margins of error.
#[test]
fn luck_and_skill_are_told_in_words_and_their_margins_one_click_further() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    let past = saved.session.past();
    let mut session = saved.session.copy();
    let mut report = |deal: u32, luck, skill| DealReport {
        deal,
        step: past.iter().position(|step| step.deal == deal).expect("a step"),
        seat: 0,
        scored: {
            let mut total = |deal| {
                let end = past.iter().rposition(|step| step.deal == deal);
                session.go_to(end.map_or(0, |end| end + 1));
                session.totals()[Seat::new(0)].as_f64()
            };
            total(deal) - total(deal - 1)
        },
        master: Estimate::sampled(0.5, 0.1),
        par: Estimate::sampled(0.8, 0.1),
        luck: Estimate::sampled(luck, 0.1),
        skill: Estimate::sampled(skill, 0.1),
        usual: 4.0,
    };
    let review = Review {
        log: fingerprint(&*saved.session),
        seats: vec![0],
        worlds: 64,
        deals: 4,
        verdicts: Vec::new(),
        reports: vec![report(1, 0.3, -0.5), report(2, 1.0, 0.1)],
    };
    let mut harness = open_verdicts(&store, &saved, &review);
    let says = |harness: &Harness<'_, App>, words: &str| {
        let mut found = harness.query_all_by_label_contains(words);
        found.next().is_some()
    };
    for words in [
        "All deals",
        "Good cards: worth 1.3 points.",
        "With your cards, Master would have scored 0.4 points better.",
        "Deal 1",
        "Good cards: worth 0.3 points.",
        "With your cards, Master would have scored 0.5 points better.",
    ] {
        assert!(harness.query_by_label(words).is_some(), "{words}");
    }
    let is_number = |harness: &Harness<'_, App>| says(harness, "±") || says(harness, "average ");
    assert!(!is_number(&harness));
    let button = harness.get_by_label("Numbers and margins").rect();
    press(&mut harness, "Numbers and margins");
    harness.step();
    assert!(is_number(&harness));
    assert!(says(&harness, "inaccuracy from 0.4, mistake from 1, blunder from 2;"));
    // A second click is on the button again.
    assert_eq!(harness.get_by_label("Numbers and margins").rect(), button);
    press(&mut harness, "Numbers and margins");
    harness.step();
    assert!(!is_number(&harness));
}

#[test]
fn a_mistake_is_presented_until_the_better_play_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake(&folder);
    let (mut harness, [played, best]) = (opened.harness, opened.names);
    press(&mut harness, "Learn from your mistakes");
    harness.step();
    assert!(prompt_says(&harness, "Find the better play"));
    press(&mut harness, &played);
    harness.step();
    assert!(prompt_says(&harness, "That is what was played"));
    assert!(harness.query_by_label("Finish").is_none());
    let middle = egui::pos2(440.0, 330.0);
    let card = harness.get_by_label(&best).rect();
    pick_up(&mut harness, card, middle);
    let_go(&mut harness, middle);
    harness.step();
    assert!(prompt_says(&harness, &format!("Right. {}", opened.sentence)));
    // Enter goes on, after a drag too.
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert!(harness.query_by_label("Position").is_some(), "the lesson ends");
    assert!(prompt_says(&harness, "You found the better play in 1 of 1."));
}

/// Regression: *Why?* at a judged decision explained the action before it.
#[test]
fn why_at_a_judged_decision_says_what_was_better() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_mistake(&folder).harness;
    harness.get_by_label_contains("Mistake in deal").click();
    harness.run_steps(3);
    press(&mut harness, "Why?");
    harness.run_steps(2);
    assert!(prompt_says(&harness, " was better by "));
}

/// The rest of the deal can be seen as it might have gone with the better play, and the game itself stays as it was.
#[test]
fn what_if_shows_another_course_of_the_deal_and_leads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake(&folder);
    let mut harness = opened.harness;
    assert!(!says(&harness, "What if?"), "no decision is shown");
    harness.get_by_label_contains("Mistake in deal").click();
    harness.run_steps(3);
    let position = |harness: &Harness<'_, App>| harness.get_by_label("Position").accesskit_node().value();
    let before = position(&harness);
    press(&mut harness, "What if?");
    harness.run_steps(2);
    assert!(prompt_says(&harness, "One way it might have gone."));
    assert!(!says(&harness, "Mistake in deal"), "verdicts on another course");
    let end = position(&harness);
    strike(&mut harness, Key::End);
    harness.run_steps(3);
    assert!(position(&harness) != end && prompt_says(&harness, "In this deal, "));
    strike(&mut harness, Key::Escape);
    harness.run_steps(3);
    assert_eq!(position(&harness), before);
    assert!(says(&harness, "Mistake in deal") && says(&harness, "What if?"));
}

/// Regression: a card that cost no more than the best one was called wrong.
#[test]
fn a_play_as_good_as_the_best_is_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake_among(&folder, |legal, held| legal > 2 && legal == held);
    let (mut harness, as_good) = (opened.harness, opened.as_good);
    press(&mut harness, "Learn from your mistakes");
    harness.step();
    press(&mut harness, &as_good.expect("a third card"));
    harness.step();
    assert!(prompt_says(&harness, "Right: that is about as good"));
    assert!(harness.query_by_label("Finish").is_some(), "solved");
}

#[test]
fn a_drag_in_a_review_ends_with_what_it_began_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake(&folder);
    let (mut harness, [_, best]) = (opened.harness, opened.names);
    press(&mut harness, "Learn from your mistakes");
    harness.step();
    let middle = egui::pos2(440.0, 330.0);
    // The page that led to the review does not lead back to it.
    let interruptions = INTERRUPTIONS.into_iter().filter(|(what, _)| *what != "another page");
    for (what, interrupt) in interruptions {
        let card = harness.get_by_label(&best).rect();
        pick_up(&mut harness, card, middle);
        interrupt(&mut harness);
        let_go(&mut harness, middle);
        assert!(!prompt_says(&harness, "Right."), "{what}");
        harness.run();
    }
    let card = harness.get_by_label(&best).rect();
    pick_up(&mut harness, card, middle);
    let_go(&mut harness, middle);
    assert!(prompt_says(&harness, "Right."), "the drag itself");
}

/// Regression: a card that may not be played did nothing.
#[test]
fn a_card_that_may_not_be_tried_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake_among(&folder, |legal, held| legal > 1 && legal < held);
    let (mut harness, illegal) = (opened.harness, opened.illegal);
    press(&mut harness, "Learn from your mistakes");
    harness.step();
    let (card, reason) = illegal.expect("a card that may not be played");
    press(&mut harness, &card);
    harness.step();
    assert!(prompt_says(&harness, &reason), "{reason}");
    assert!(harness.query_by_label("Finish").is_none(), "not solved");
}

/// Regression: the second click of a double click on “Show answer” stopped learning.
#[test]
fn a_double_click_shows_the_better_play_and_goes_no_further() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = with_mistake(&folder);
    let (mut harness, sentence) = (opened.harness, opened.sentence);
    press(&mut harness, "Learn from your mistakes");
    harness.step();
    let at = harness.get_by_label("Show answer").rect().right_center() - vec2(4.0, 0.0);
    for _ in 0..2 {
        harness.hover_at(at);
        harness.drag_at(at);
        harness.drop_at(at);
        harness.step();
    }
    assert!(prompt_says(&harness, &sentence));
    assert!(harness.query_by_label("Finish").is_some(), "still learning");
}

/// Regression: Escape left the review.
#[test]
fn escape_stops_learning_before_it_leaves_the_review() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_mistake(&folder).harness;
    press(&mut harness, "Learn from your mistakes");
    harness.step();
    assert!(harness.query_by_label("Skip").is_some());
    // The panel of verdicts is open again afterwards, and closes before the review.
    let review = harness.state().page();
    assert!(matches!(review, PageId::Review(_)));
    for (screen, has_panel) in [(review.clone(), true), (review, false), (PageId::SAVED, false)] {
        harness.key_press(egui::Key::Escape);
        harness.run();
        assert_eq!(harness.state().page(), screen);
        assert!(harness.query_by_label("Skip").is_none(), "still learning");
        let learn = harness.query_by_label("Learn from your mistakes");
        assert_eq!(learn.is_some(), has_panel);
    }
}

/// Regression: “Decisions” and “Why?” did nothing visible while a mistake was being retried, and
/// the caption of a chart stood alone.
#[test]
fn nothing_is_offered_that_has_no_effect() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_mistake(&folder).harness;
    let caption = harness.query_by_label_contains("Expected penalty points");
    assert!(caption.is_none(), "one decision makes no chart");
    press(&mut harness, "Learn from your mistakes");
    harness.step();
    let is_disabled = |name: &str| {
        let node = harness.get_by_label(name);
        node.accesskit_node().is_disabled()
    };
    assert!(is_disabled("Decisions") && is_disabled("Why?"));
}

#[test]
fn in_a_narrow_window_the_panel_takes_the_place_of_the_table_and_its_controls() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_mistake(&folder).harness;
    assert!(harness.query_by_label("Position").is_some());
    enlarge(&mut harness);
    harness.run();
    assert!(harness.query_by_label("Position").is_none());
    press(&mut harness, "Close");
    harness.run();
    assert!(harness.query_by_label("Position").is_some());
}

#[test]
fn judging_can_be_canceled_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    add_game(&store, &saved);
    let mut harness = open(&store);
    for name in ["Saved games", "More…", "Review", "Decisions", "Judge decisions"] {
        press(&mut harness, name);
        harness.step();
    }
    assert!(harness.query_by_label("Judge decisions").is_none());
    press(&mut harness, "Cancel");
    harness.step();
    assert!(harness.query_by_label("Judge decisions").is_some());
}
