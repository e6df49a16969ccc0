//! Tests of the end of a deal and of a game: its result, and its story.

use std::sync::atomic::AtomicBool;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, Queryable as _};
use misere::bots::Estimate;
use misere::games::{Entry, Unit, entry, menu};
use misere::review::{MOMENTS, Mark, Request, Review};
use misere::rules::{Seat, Seats};
use misere::store::{Origin, Player, SQUARES, Saved, Store, names, open_example, share_line, write_review};
use misere::table::{Decisive, decisive, turning_points};
use misere::text::Language;
use misere::ui::{App, Command, GameRequest, PageId};

use super::frames::until;
use super::long_names::texts;
use super::play::person::*;

/// Opens the finished example of a game, with a review beside its file if there is one.
pub fn opened(store: &Store, id: &str, review: impl FnOnce(&Saved) -> Option<Review>) -> Harness<'static, App> {
    let saved = open_example(entry(id).expect("a game"), true).expect("an example");
    opened_as(store, saved, review)
}

/// Opens a finished game, with a review beside its file if there is one.
fn opened_as(store: &Store, saved: Saved, review: impl FnOnce(&Saved) -> Option<Review>) -> Harness<'static, App> {
    let saved = Saved { origin: Origin::New, ..saved };
    let path = add_game(store, &saved);
    if let Some(review) = review(&saved) {
        write_review(&path, &review).expect("writing");
    }
    let mut harness = open(store);
    harness.state_mut().command(GameRequest::Open(path));
    for _ in 0..40 {
        harness.step();
    }
    harness
}

/// A review in which the fourth decision of the first seat cost something and the sixth was right.
fn reviewed(saved: &Saved) -> Review {
    reviewed_for(saved, Seat::new(0))
}

/// Such a review for another seat.
fn reviewed_for(saved: &Saved, seat: Seat) -> Review {
    let mut seats = Seats::default();
    seats.insert(seat);
    let request = Request { worlds: 1, ..Request::new(seats, saved.players.iter().map(Player::bot).collect()) };
    let review = saved.session.review(request);
    let mut review = review(&AtomicBool::new(false), &mut |_| {}).expect("a review");
    let session = &mut saved.session.copy();
    for verdict in &mut review.verdicts {
        verdict.best.clone_from(&verdict.played);
        verdict.expected = Estimate::sampled(1.0, 1.0);
        verdict.loss = Estimate::exact(0.0);
        (verdict.mark, verdict.lead) = (None, 0.0);
    }
    let verdict = &mut review.verdicts[3];
    session.go_to(verdict.step);
    let moves = session.moves();
    let other = moves.iter().find(|one| one.text != verdict.played);
    let other = other.expect("a decision");
    verdict.best.clone_from(&other.text);
    verdict.loss = Estimate::exact(0.4);
    verdict.mark = Some(Mark::Mistake);
    verdict.points = Estimate::exact(2.5);
    review.verdicts[5].lead = 4.0;
    review
}

/// Opens the finished example of each game, one after the other, and gives `look` its window.
pub fn at_each_result(mut look: impl FnMut(&Entry, &Saved, &mut Harness<'static, App>)) {
    for game in menu() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = opened(&quick_store(&folder), game.id, |_| None);
        let saved = open_example(game, true).expect("an example");
        look(game, &saved, &mut harness);
    }
}

/// The places and points of all players are told, the best first.
#[test]
fn a_result_names_the_place_of_every_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened(&quick_store(&folder), "mismatch", |_| None);
    assert!(says(&harness, "You win") && says(&harness, "41 points ahead"));
    for line in ["1st: You, 123 points", "2nd: Konrad, 164 points", "4th: Berta, 180 points"] {
        assert!(says(&harness, line), "{line}");
    }
    // The faces are shown there.
    press(&mut harness, "Choose your face");
    harness.run_steps(4);
    let faces = harness.get_by_role_and_label(Role::RadioButton, "Your initials").rect();
    assert!(harness.ctx.content_rect().contains_rect(faces), "{faces}");
    press(&mut harness, "Portrait 3");
    harness.run_steps(4);
    assert_eq!(harness.state().settings().face, Some(14));
    assert!(!says(&harness, "Choose your face"));
}

/// Regression: once the game was reviewed, the story told its decisions alone, and a pass that led to a moon as a mistake.
#[test]
fn the_story_keeps_a_moon_of_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut saved = open_example(entry("four_bad_queens").expect("a game"), true).expect("an example");
    let rows = saved.session.sheet().rows;
    let moon = rows[0].feat().expect("a moon").seat;
    saved.players.swap(0, moon.index());
    let harness = opened_as(&quick_store(&folder), saved, |saved| Some(reviewed_for(saved, moon)));
    assert!(says(&harness, "You: Shot the moon"));
    assert!(!says(&harness, "Your costliest decision"));
}

/// A press ends the count of a result, a second one what moves after it, and neither does anything else.
#[test]
fn a_press_ends_the_motion_of_a_result() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.ron"), "(review_games: false)").expect("writing");
    let store = Store::within(folder.path());
    let saved = open_example(entry("mismatch").expect("a game"), true).expect("an example");
    let path = add_game(&store, &saved);
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    harness.run_steps(4);
    let is_moving = |harness: &Harness<'_, App>| harness.ctx.has_requested_repaint();
    assert!(is_moving(&harness));
    let rematch = harness.get_by_label("Rematch").rect().center();
    for ends_all in [false, true] {
        harness.drag_at(rematch);
        harness.step();
        harness.drop_at(rematch);
        harness.step();
        assert!(says(&harness, "You win"), "{:?}", texts(&harness));
        assert!(ends_all || is_moving(&harness), "nothing moves after the count");
    }
    // Time stands still, so that nothing comes to rest by itself; cards may still be drawn in the background.
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now);
    until(&mut harness, "rest", |harness| !is_moving(harness));
    assert!(harness.state().is_over(), "no rematch");
}

/// Regression: where a press and its release came in one frame, the second of two led into a rematch.
#[test]
fn two_quick_presses_do_not_lead_past_a_result() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.ron"), "(review_games: false)").expect("writing");
    let store = Store::within(folder.path());
    let path = add_game(&store, &open_example(entry("mismatch").expect("a game"), true).expect("an example"));
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    harness.run_steps(4);
    let pos = harness.get_by_label("Rematch").rect().center();
    for _ in 0..3 {
        let button = |pressed| {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            Event::PointerButton { pos, button, pressed, modifiers }
        };
        harness.input_mut().events.extend([Event::PointerMoved(pos), button(true), button(false)]);
        harness.step();
        assert!(harness.state().is_over(), "a rematch");
    }
}

/// The squares beside the result are those of the line that a press on them copies.
#[test]
fn a_row_of_squares_tells_every_deal_and_copies_the_result() {
    let saved = open_example(entry("four_bad_queens").expect("a game"), true).expect("an example");
    let line = share_line(&saved).expect("a line").in_language(Language::ENGLISH);
    let count = |square: char| line.chars().filter(|one| *one == square).count();
    let (best, all) = (count(SQUARES[0]), SQUARES.map(count).iter().sum::<usize>());
    assert_eq!(all, saved.session.sheet().rows.len());
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened_as(&quick_store(&folder), saved, |_| None);
    let name = format!("Copy result, Best in {best} of {all}");
    harness.get_by_label(&name).click();
    let copied = |harness: &Harness<'_, App>| {
        let commands = &harness.output().platform_output.commands;
        commands.iter().any(|one| matches!(one, OutputCommand::CopyText(text) if *text == line))
    };
    until(&mut harness, "the line", copied);
}

/// The deal of a moon ends like a game.
#[test]
fn a_moon_has_a_stage() {
    let mut saved = open_example(entry("four_bad_queens").expect("a game"), true).expect("an example");
    let end = saved.session.past().iter().position(|done| done.deal == 2).expect("a second deal");
    saved.session.go_to(end);
    saved.session.forget_undone();
    let moon = saved.session.sheet().rows[0].feat().expect("a moon").seat;
    saved.players.swap(0, moon.index());
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened_as(&quick_store(&folder), saved, |_| None);
    assert!(says(&harness, "You shot the moon") && says(&harness, "Deal 1 of 4"), "{:?}", texts(&harness));
    assert!(!says(&harness, "Total"), "a form");
    press(&mut harness, "Next deal");
    until(&mut harness, "the next deal", |harness| !says(harness, "You shot the moon"));
}

/// Regression: of a long count every second part was named, beside the points of two; and where several seats got points
/// for one reason, it was told of each.
#[test]
fn each_part_of_the_last_deal_is_counted_with_its_own_points() {
    for (id, begins, at_once, least) in [("garbo", "You: ", 1, 2), ("cruel_fate", "Did not win the last trick", 3, 1)] {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.ron"), "(review_games: false)").expect("writing");
        let store = Store::within(folder.path());
        let path = add_game(&store, &open_example(entry(id).expect("a game"), true).expect("an example"));
        let mut harness = open(&store);
        harness.state_mut().command(GameRequest::Open(path));
        let mut told = 0;
        until(&mut harness, "the end of the count", |harness| {
            let texts: Vec<String> = texts(harness).into_iter().map(|(words, _)| words).collect();
            let gains = texts.iter().filter(|text| text.starts_with('+')).count();
            if gains > 0 && texts.iter().any(|text| text.starts_with(begins)) {
                assert_eq!(gains, at_once, "{id}: {texts:?}");
                told += 1;
            }
            told >= least
        });
    }
}

/// Regression: a result began as far down as the one before had been scrolled, below the names and what decided the game.
#[test]
fn a_result_opens_at_its_top_whatever_the_one_before_was_scrolled_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = opened(&store, "finis", |_| None);
    harness.set_size(vec2(800.0, 300.0));
    harness.run_steps(6);
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    let decided = decisive(&mut *saved.session.copy(), Some(Seat::new(0))).expect("somebody scored");
    let why = decided.lines[0].why.render(&names(&saved.players, Language::ENGLISH));
    let top = |harness: &Harness<'_, App>| {
        let mut tiles = harness.query_all_by_label_contains(&why);
        tiles.next().expect("what decided the game").rect().top()
    };
    let before = top(&harness);
    strike(&mut harness, Key::End);
    harness.run_steps(6);
    assert!(top(&harness) < before, "nothing to scroll");
    let next = add_game(&store, &Saved { origin: Origin::New, ..saved });
    harness.state_mut().command(GameRequest::Open(next));
    harness.run_steps(40);
    assert_eq!(top(&harness), before);
}

/// Regression: a click beside a dialog removed the focus, and Enter did nothing any more.
#[test]
fn enter_presses_the_main_button_of_a_dialog_after_a_click_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened(&quick_store(&folder), "finis", |_| None);
    let beside = Pos2::new(20.0, 400.0);
    harness.drag_at(beside);
    harness.step();
    harness.drop_at(beside);
    harness.step();
    strike(&mut harness, Key::Enter);
    harness.run_steps(3);
    assert!(!harness.state().is_over(), "a rematch");
}

#[test]
fn the_story_of_a_game_leads_to_its_moments() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = opened(&store, "finis", |saved| Some(reviewed(saved)));
    assert!(says(&harness, "The story of this game"));
    assert!(says(&harness, "it cost about 2.5 points"));
    assert!(says(&harness, "A close call"), "a third moment");
    let best = "anything else would have cost about 4 points";
    harness.get_by_label_contains(best).click_accesskit();
    for _ in 0..3 {
        harness.step();
    }
    assert!(matches!(harness.state().page(), PageId::Review(_)));
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    let step = reviewed(&saved).verdicts[5].step;
    let place = position(&harness);
    assert!(place.contains(&format!(" step {step} of ")), "{place}");
    // Back at the result, the story is still there.
    harness.state_mut().command(Command::Show(PageId::TABLE));
    for _ in 0..3 {
        harness.step();
    }
    assert!(says(&harness, "The story of this game"));
}

/// Without a review, the moments are those in which points were won and lost.
#[test]
fn three_moments_are_told_as_soon_as_a_game_is_over() {
    let own = Seat::new(0);
    at_each_result(|game, saved, harness| {
        let plays = turning_points(&mut *saved.session.copy(), own, MOMENTS);
        assert_eq!(plays.len(), MOMENTS, "{}", game.id);
        assert!(plays.is_sorted_by_key(|(_, play)| play.step), "{}", game.id);
        let past = saved.session.past();
        let names = names(&saved.players, Language::ENGLISH);
        let mut told = Vec::new();
        for (_, play) in &plays {
            let act = past[play.step].act.as_ref().expect("an action");
            assert_eq!(Some(&act.spoken.done), play.act.as_ref(), "{}", game.id);
            // In Garbo, points come at once from the other's card.
            let is_cause = if game.id == "garbo" { act.seat != play.seat } else { act.seat == own };
            assert!(is_cause, "{}: {done}", game.id, done = act.spoken.order.for_programs());
            let done = act.spoken.done.render(&names);
            let place = if saved.session.deal_number() == 1 {
                done
            } else {
                // In the middle of a sentence.
                format!("{} {}: {}", unit(game), play.deal, done.replacen("You", "you", 1))
            };
            assert!(says(harness, &place), "{}: {place}, but {}", game.id, super::frames::shown(harness));
            told.push((place, play.step));
        }
        assert!(says(harness, "The story of this game"), "{}", game.id);
        let (place, step) = &told[2];
        harness.get_by_label_contains(place).click_accesskit();
        harness.run_steps(3);
        assert!(matches!(harness.state().page(), PageId::Review(_)), "{}", game.id);
        assert!(position(harness).contains(&format!(" step {step} of ")), "{}: {}", game.id, position(harness));
    });
}

/// The position that the review shows: `Deal 1, step 9 of 144`.
fn position(harness: &Harness<'_, App>) -> String {
    let line = harness.get_by_label("Position");
    let place = egui_kittest::kittest::NodeT::accesskit_node(&line).value();
    place.expect("a position")
}

fn unit(game: &Entry) -> &'static str {
    match game.unit {
        Unit::Deal => "Deal",
        Unit::Round => "Round",
    }
}

/// The play that cost most and the one that did most for the seat are among its turning points.
#[test]
fn turning_points_have_the_greatest_loss_and_the_greatest_gain() {
    for id in ["acorn_hearts", "four_bad_queens", "slippery_paws", "clubs"] {
        let saved = open_example(entry(id).expect("a game"), true).expect("an example");
        let wins = saved.session.wins();
        for own in Seat::all(saved.session.seats()) {
            let told = |most| turning_points(&mut *saved.session.copy(), own, most);
            let gained = |(is_gain, play): &(bool, Decisive)| {
                let points = wins.worth(play.points).in_halves() * if play.seat == own { 1 } else { -1 };
                assert_eq!(points > 0, *is_gain, "{id}, {own}");
                points
            };
            let is_choice = |(_, play): &(bool, Decisive)| {
                let mut session = saved.session.copy();
                session.go_to(play.step);
                session.moves().len() > 1
            };
            let (few, mut all) = (told(MOMENTS), told(usize::MAX));
            let choices = all.iter().filter(|play| is_choice(play)).count();
            assert!(all.len() > MOMENTS && choices > 0, "{id}, {own}");
            if choices >= MOMENTS {
                all.retain(is_choice);
            }
            let ends = |plays: &[(bool, Decisive)]| {
                let points = plays.iter().map(gained);
                (points.clone().filter(|points| *points < 0).min(), points.filter(|points| *points > 0).max())
            };
            assert_eq!(ends(&few), ends(&all), "{id}, {own}");
        }
    }
}

#[test]
fn mistakes_are_one_press_away_from_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = opened(&store, "finis", |saved| Some(reviewed(saved)));
    harness.get_by_label("Learn from your mistakes").click_accesskit();
    for _ in 0..3 {
        harness.step();
    }
    assert!(matches!(harness.state().page(), PageId::Review(_)));
    assert!(says(&harness, "Skip"), "the first mistake is presented");
}

#[test]
fn a_finished_game_is_reviewed_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(motion: None, pace: Fast, trick: Short)";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing");
    let store = Store::within(folder.path());
    let mut harness = opened(&store, "finis", |_| None);
    until(&mut harness, "looking for moments", |harness| says(harness, "Looking for the moments that mattered"));
    // The review goes on where it was begun.
    press(&mut harness, "Review");
    assert!(matches!(harness.state().page(), PageId::Review(_)));
    press(&mut harness, "Decisions");
    assert!(harness.query_by_label("Judge decisions").is_none());
}

/// Regression: everything moved and changed its size when the review had found the story.
#[test]
fn nothing_moves_when_the_story_comes() {
    for (wide, tall) in [(800.0, 600.0), (1200.0, 725.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.ron"), "(motion: None)").expect("writing");
        let mut harness = opened(&Store::within(folder.path()), "finis", |_| None);
        harness.set_size(vec2(wide, tall));
        harness.run_steps(8);
        let before = texts(&harness);
        assert!(!says(&harness, "you played"), "there already");
        until(&mut harness, "the story", |harness| says(harness, "you played"));
        harness.run_steps(8);
        let after = texts(&harness);
        let moved = before.iter().filter(|(words, rect)| {
            let mut there = after.iter().filter(|(other, _)| other == words).peekable();
            there.peek().is_some() && !there.any(|(_, other)| (rect.min - other.min).length() < 1.0)
        });
        let moved: Vec<_> = moved.collect();
        assert!(moved.is_empty() && before.len() > 20, "{wide} × {tall}: {moved:?} in {after:?}");
    }
}

/// Regression: the review took the time that the picture of a victory needs to move.
#[test]
fn the_review_begins_once_nothing_moves_any_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let saved = open_example(entry("garbo").expect("a game"), true).expect("an example");
    let path = add_game(&store, &saved);
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    let is_reviewing = |harness: &Harness<'_, App>| says(harness, "Looking for the moments that mattered");
    let time = |harness: &Harness<'_, App>| harness.ctx.input(|input| input.time);
    until(&mut harness, "the result", |harness| says(harness, "Rematch"));
    let begins = time(&harness);
    while time(&harness) < begins + 2.0 {
        assert!(!is_reviewing(&harness));
        harness.step();
    }
    until(&mut harness, "looking for moments", is_reviewing);
}

/// Regression: where no trick is held, the result covered the last card before anybody could look at it.
#[test]
fn the_last_card_of_garbo_is_looked_at_before_the_result_covers_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let settings = std::fs::read_to_string(store.settings_path()).expect("the settings");
    std::fs::write(store.settings_path(), settings.replace("pace: Fast", "pace: Natural")).expect("writing");
    let mut saved = open_example(entry("garbo").expect("a game"), true).expect("an example");
    saved.origin = Origin::New;
    saved.session.go_to(saved.session.at() - 1);
    saved.session.forget_undone();
    let path = add_game(&store, &saved);
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    until(&mut harness, "the table", |harness| harness.state().page() == PageId::TABLE);
    if is_asked(&harness) {
        act(&mut harness);
    }
    until(&mut harness, "the end", |harness| harness.state().is_over());
    harness.step();
    assert!(harness.query_by_label("Rematch").is_none(), "the result covers the last card");
    until(&mut harness, "the result", |harness| harness.query_by_label("Rematch").is_some());
}

/// Everybody has met once, and the person was ahead.
const EARLIER: &str = r#"{"version":1,"kind":"game","id":"a/1","time":1790000000,"game":"clubs","players":[{"Person":""},{"Computer":["Berta","easy"]},{"Computer":["Konrad","easy"]},{"Computer":["Ottilie","easy"]}],"scores":[9,5,3,1],"places":[1,2,3,4],"lowest_wins":false,"deals":2,"undos":0,"hints":0,"log":"x"}"#;

#[test]
fn a_result_tells_the_record_against_an_opponent() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(quick_store(&folder).results_path(), EARLIER).expect("writing");
    let mut harness = begin(&folder, "Finis");
    play_to_the_end(&mut harness);
    let places = session(&harness).places();
    let own = places[Seat::new(0)];
    let records = (1..).zip(["Berta", "Konrad", "Ottilie"]).filter_map(|(seat, name)| {
        let other = places[Seat::new(seat)];
        let is_told = own != other && (own == 1 || other == 1);
        let record = if own < other { "2 ahead, 0 behind" } else { "1 ahead, 1 behind" };
        is_told.then(|| format!("Against {name} so far: {record}"))
    });
    let records: Vec<String> = records.collect();
    assert!(!records.is_empty() && says(&harness, &records[0]), "{records:?}, {}", super::frames::shown(&harness));
}

/// Checks that the play and the moments of a result are above the row of this button.
pub fn is_whole(harness: &Harness<'_, App>, button: &str) {
    let row = harness.get_by_label(button).rect();
    // Both say what happened and where; the cards of the table behind them do not.
    let told = |node: &egui_kittest::kittest::AccessKitNode<'_>| node.label().is_some_and(|label| label.contains(": "));
    let told = harness.query_all(By::new().role(Role::Button).predicate(told));
    let rects: Vec<_> = told.map(|node| node.rect()).collect();
    assert!(rects.len() > 1 && rects.iter().all(|rect| rect.bottom() <= row.top()), "{rects:?} {row}");
}

/// Regression: the pictures of the story were cut off where a result had much to tell.
#[test]
fn every_result_fits_into_the_smallest_window() {
    for game in menu() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = opened(&quick_store(&folder), game.id, |_| None);
        harness.set_size(vec2(800.0, 600.0));
        harness.run_steps(20);
        is_whole(&harness, "Rematch");
    }
}

/// Regression: after other pages, a click within one frame opened the menu of a result behind it.
#[test]
fn the_menu_of_a_result_opens_in_front_of_it_after_other_pages_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened(&quick_store(&folder), "finis", |_| None);
    let click = |harness: &mut Harness<'_, App>| {
        let pos = harness.get_by_label("More…").rect().center();
        let button = |pressed| {
            let modifiers = Modifiers::NONE;
            Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers }
        };
        harness.input_mut().events.extend([Event::PointerMoved(pos), button(true), button(false)]);
        harness.run_steps(4);
    };
    for _ in 0..2 {
        click(&mut harness);
        let [item, button] = ["Challenge a friend", "Rematch"].map(|label| {
            let at = harness.get_by_label(label).rect().center();
            harness.ctx.layer_id_at(at).expect("a layer")
        });
        assert_ne!(item, button, "the menu lies in front");
        click(&mut harness);
        assert!(harness.query_by_label("Challenge a friend").is_none());
        run(&mut harness, Command::Show(PageId::HOME));
        run(&mut harness, Command::Show(PageId::TABLE));
        harness.run_steps(4);
    }
}
