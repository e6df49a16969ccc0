//! The coach: says after a play that surely costs something that it does, and lets it be taken back; otherwise silent.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::cards::Card;
use misere::games::entry;
use misere::review::{Advice, Mark};
use misere::rules::options::HouseRules;
use misere::rules::scene::{Anchor, Spot};
use misere::rules::{Next, Seat};
use misere::store::{FinishedGame, Origin, Player, Saved, Store, names};
use misere::table::{Move, Setup};
use misere::text::Language;
use misere::ui::{App, Command, GameRequest, PageId};

use super::frames::{Wakes, until, until_saved};
use super::play::people::game_of_ada;
use super::play::person::*;

/// As in [`SETTINGS`], with the coach.
const COACHED: &str = "(motion: None, pace: Fast, trick: Short, shade: Dark, review_games: false, played: [\"finis\"], \
                       coach: Some(Mistakes))";

/// What the coach says to an action in a position, asked as the window asks.
fn advice(saved: &Saved, action: &str) -> Option<Advice> {
    let session = saved.session.as_ref();
    let seed = session.seed() ^ session.at() as u64;
    session.coach(action, Mark::Mistake, seed)?(&AtomicBool::new(false))
}

/// A game of Ada in which she may give points away, how, and an action that costs nothing. It is looked for once.
fn blunder() -> (Saved, Move, Move, Advice) {
    static FOUND: OnceLock<(String, Advice)> = OnceLock::new();
    let (text, said) = FOUND.get_or_init(look_for_blunder);
    let saved = Saved::from_ron(text, "finis.misere".as_ref()).expect("what was written");
    let moves = saved.session.moves();
    let find = |action: &str| moves.iter().find(|one| one.text == action).expect("a legal action").clone();
    let [bad, best] = [&said.comment.played, &said.comment.best].map(|action| find(action));
    (saved, bad, best, said.clone())
}

fn look_for_blunder() -> (String, Advice) {
    let entry = entry("finis").expect("a game");
    let setup = Setup { seats: 3, rules: HouseRules::default(), seed: 4, dealer: None };
    let mut saved = game_of_ada(entry.start(&setup).expect("the usual rules"));
    loop {
        let session = &mut saved.session;
        let moves = session.moves();
        let own = matches!(session.next(), Next::Act(seat) if seat == Seat::new(0));
        if own
            && (3..20).contains(&moves.len())
            && let Some(said) = moves.iter().find_map(|one| advice(&saved, &one.text))
        {
            return (saved.to_ron(), said);
        }
        let session = &mut saved.session;
        assert_ne!(session.next(), Next::Over, "nothing to give away");
        session.shuffle();
        if let Some(chosen) = moves.get(session.at() * 7 % moves.len().max(1)) {
            session.play(&chosen.text).expect("a legal action");
        }
    }
}

/// Opens a game at the table with these settings. Time stands still there, so that the coach is never late.
fn seated(folder: &tempfile::TempDir, saved: &Saved, settings: &str) -> (Harness<'static, App>, Store) {
    let store = Store::within(folder.path());
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    let path = add_game(&store, saved);
    let mut harness = open(&store);
    run(&mut harness, GameRequest::Open(path));
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now);
    (harness, store)
}

/// The game in its file.
fn kept(store: &Store) -> Saved {
    store.list().pop().expect("the game").into_game().expect("a game that can be read")
}

fn is_speaking(harness: &Harness<'_, App>) -> bool {
    says(harness, "Go on (Enter)")
}

/// Plays an action, and waits until the coach has judged it; returns whether it speaks.
fn is_commented(harness: &mut Harness<'_, App>, action: &Move) -> bool {
    let at = session(harness).at();
    let tricks = |harness: &Harness<'_, App>| session(harness).scene(Seat::new(0)).previous_trick_number();
    let before = tricks(harness);
    click_through(harness, action);
    // A trick that is complete is seen for half a second, and the coach has 0.15 seconds more.
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now + if tricks(harness) > before { 0.55 } else { 0.1 });
    let goes_on = |harness: &Harness<'_, App>| session(harness).at() > at + 1 || is_asked(harness);
    until(harness, "a comment or another action", |harness| is_speaking(harness) || goes_on(harness));
    is_speaking(harness)
}

#[test]
fn a_play_that_gives_points_away_can_be_taken_back_before_anybody_plays() {
    let (saved, bad, best, said) = blunder();
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, store) = seated(&folder, &saved, COACHED);
    let before = session(&harness).steps();
    assert!(is_commented(&mut harness, &bad));
    let names = names(&saved.players, Language::ENGLISH);
    assert!(says(&harness, &said.sentence.render(&names)), "{:?}", said.sentence);
    assert_eq!(session(&harness).at(), before.len() + 1, "everybody waits");
    // It is kept at once, and counts as help.
    until_saved(&mut harness);
    assert_eq!((kept(&store).coach.as_slice(), kept(&store).hints), (&[said.comment.clone()][..], 1));
    strike(&mut harness, Key::U);
    assert!(!is_speaking(&harness));
    let session = session(&harness);
    assert_eq!((session.at(), &session.steps()[..before.len()]), (before.len(), &before[..]));
    assert_eq!(session.scene(Seat::new(0)), saved.session.scene(Seat::new(0)), "the same position");
    // The better action needs no comment, and the same action none again.
    assert!(!is_commented(&mut harness, &best));
    until_saved(&mut harness);
    assert_eq!(kept(&store).coach, [said.comment], "opened again, it still knows");
}

/// Regression: the cards that a pass brought were seen before it was taken back, and made the comment on it false.
#[test]
fn cards_that_a_pass_brings_are_not_seen_before_it_stands() {
    // Ada is the last to pass.
    let last_to_pass = |dealer: usize| {
        let setup = Setup { seats: 3, rules: HouseRules::default(), seed: 4, dealer: Some(Seat::new(dealer)) };
        let mut saved = game_of_ada(entry("finis").expect("a game").start(&setup).expect("the usual rules"));
        saved.session.shuffle();
        while saved.session.next() != Next::Act(Seat::new(0)) {
            let pass = saved.session.moves()[0].text.clone();
            saved.session.play(&pass).expect("a legal pass");
        }
        (saved.session.at() == 3).then_some(saved)
    };
    let saved = (0..3).find_map(last_to_pass).expect("somebody is the last");
    let moves = saved.session.moves();
    let bad = moves.iter().find(|one| advice(&saved, &one.text).is_some()).expect("a pass that costs something");
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = seated(&folder, &saved, COACHED);
    let hand = |harness: &Harness<'_, App>| {
        let scene = session(harness).scene(Seat::new(0));
        let hand = scene.zones.into_iter().find(|zone| zone.anchor == Anchor::OwnHand).expect("a hand");
        hand.spots.iter().filter_map(Spot::card).collect::<Vec<Card>>()
    };
    let before = hand(&harness);
    assert!(is_commented(&mut harness, bad));
    let new: Vec<Card> = hand(&harness).into_iter().filter(|card| !before.contains(card)).collect();
    assert_eq!(new.len(), 3);
    let seen = |harness: &Harness<'_, App>, card: Card| {
        let code = card.to_string();
        let ranks = ["7 Seven", "8 Eight", "9 Nine", "T Ten", "J Jack", "Q Queen", "K King", "A Ace"];
        let suits = ["C clubs", "D diamonds", "H hearts", "S spades"];
        let find =
            |words: &[&'static str], letter| words.iter().find_map(|word| word.strip_prefix(letter)).expect("a letter");
        let [rank, suit] = [find(&ranks, &code[..1]), find(&suits, &code[1..])];
        harness.query_all_by_label_contains(&format!("{} of{suit}", rank.trim())).count() > 0
    };
    // Neither on the table, nor by having it read, by a hint or by asking why.
    for key in [None, Some(Key::T), Some(Key::H), Some(Key::W)] {
        if let Some(key) = key {
            strike(&mut harness, key);
            harness.step();
        }
        let shown = super::frames::shown(&harness);
        assert!(new.iter().all(|card| !seen(&harness, *card)), "{key:?}: {new:?} of {shown}");
    }
    assert!(is_speaking(&harness));
    strike(&mut harness, Key::Enter);
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now + 0.1);
    harness.run_steps(3);
    assert!(new.iter().all(|card| seen(&harness, *card)), "{new:?} of {}", super::frames::shown(&harness));
}

#[test]
fn the_game_goes_on_after_a_comment_by_key_and_by_button() {
    let (saved, bad, ..) = blunder();
    for by_key in [true, false] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut harness, _) = seated(&folder, &saved, COACHED);
        assert!(is_commented(&mut harness, &bad));
        let at = session(&harness).at();
        if by_key {
            strike(&mut harness, Key::Enter);
        } else {
            press(&mut harness, "Go on (Enter)");
        }
        assert!(!is_speaking(&harness));
        let now = harness.ctx.input(|input| input.time);
        harness.input_mut().time = Some(now + 2.0);
        until(&mut harness, "the next action", |harness| session(harness).at() > at || is_asked(harness));
        assert_eq!(session(&harness).undo_count(), 0);
    }
}

#[test]
fn nothing_moves_while_the_coach_waits_for_an_answer() {
    let (saved, bad, ..) = blunder();
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = seated(&folder, &saved, COACHED);
    assert!(is_commented(&mut harness, &bad));
    until_saved(&mut harness);
    let now = harness.ctx.input(|input| input.time);
    for later in 1..20 {
        harness.input_mut().time = Some(now + f64::from(later));
        harness.step();
    }
    let rests = harness.output().viewport_output.values().map(|viewport| viewport.repaint_delay);
    assert!(rests.min().is_none_or(|rest| rest > Duration::from_secs(60)), "no frame is due");
    assert!(is_speaking(&harness));
}

#[test]
fn the_coach_is_silent_where_results_are_compared_and_until_it_is_chosen() {
    let (saved, bad, ..) = blunder();
    let silent = |saved: &Saved, settings: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut harness, store) = seated(&folder, saved, settings);
        let at = session(&harness).at();
        click_through(&mut harness, &bad);
        let wakes = Wakes::of(&harness.ctx);
        for _ in 0..10 {
            harness.step();
            wakes.wait();
        }
        assert!(!is_speaking(&harness) && session(&harness).at() > at);
        until_saved(&mut harness);
        assert!(kept(&store).coach.is_empty());
    };
    silent(&saved, &COACHED.replace("Some(Mistakes)", "Some(Off)"));
    silent(&saved, &COACHED.replace(", coach: Some(Mistakes)", ""));
    silent(&saved, &COACHED.replace("coach: Some(Mistakes)", "coach: Some(Mistakes), hints: false"));
    let date = "2026-11-23".parse().expect("a date");
    let challenge =
        misere::challenge::Challenge::of(&saved).map_or(Origin::Today(date), |one| Origin::Challenge(one.id()));
    for origin in [Origin::Today(date), challenge] {
        silent(&Saved { origin, ..saved.copy() }, COACHED);
    }
    let mut shared = saved.copy();
    shared.players[2] = Player::Friend("Carla".into(), String::new());
    silent(&shared, COACHED);
}

#[test]
fn a_game_with_the_coach_counts_as_helped() {
    let (mut saved, .., said) = blunder();
    saved.coach.push(said.comment);
    saved.hints = 1;
    let entry = entry("finis").expect("a game");
    assert_eq!(entry.id, saved.session.id());
    while saved.session.next() != Next::Over {
        saved.session.shuffle();
        if let Some(first) = saved.session.moves().first() {
            saved.session.play(&first.text).expect("a legal action");
        }
    }
    let again = Saved::from_ron(&saved.to_ron(), "finis.misere".as_ref()).expect("what was written");
    let finished = FinishedGame::of(&again, "finis.misere".as_ref()).expect("a finished game");
    assert_eq!((finished.coached, finished.hints), (1, 1));
}

#[test]
fn the_review_shows_what_was_said_and_taken_back() {
    let (mut saved, bad, best, said) = blunder();
    saved.coach.push(said.comment);
    saved.session.play(&best.text).expect("a legal action");
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, store) = seated(&folder, &saved, COACHED);
    let path = store.list().pop().expect("the game").path;
    run(&mut harness, Command::Show(PageId::Review(path)));
    press(&mut harness, "Decisions");
    let words = format!("you took it back: {}", bad.spoken.noun.for_programs());
    assert!(says(&harness, &words), "{words}");
}

#[test]
fn a_hint_is_thought_about_longer_until_it_is_stopped_or_sure() {
    let (saved, ..) = blunder();
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = seated(&folder, &saved, COACHED);
    strike(&mut harness, Key::M);
    assert!(!says(&harness, "How your choices compare"), "there is no hint yet");
    press(&mut harness, "Hint");
    until(&mut harness, "a hint", |harness| !prompt_says(harness, "Thinking about a hint"));
    strike(&mut harness, Key::M);
    let is_sure = |harness: &Harness<'_, App>| {
        says(harness, "No other choice can be as good") || says(harness, "These values are exact")
    };
    assert!(says(&harness, "Stop (M)") != is_sure(&harness));
    if says(&harness, "Stop (M)") {
        assert!(says(&harness, "How your choices compare"));
        strike(&mut harness, Key::M);
        assert!(says(&harness, "Think longer (M)") != is_sure(&harness));
    }
}
