//! Reviews of games, except for their honesty, which `verdicts.rs` tests.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::Pack;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Rules as _, Seat, Seats};
use misere_engine::table::Setup;
use misere_games::fosdick::{Fosdick, Options};
use misere_games::laws::Dice;
use misere_games::{self as games, BotSession, Entry};
use misere_players::bots::{DealScale, Effort, History, Judge};
use misere_players::play::random_deals;
use misere_players::review::{LuckOrSkill, Request, Review, finished_steps};
use rand::SeedableRng;

static NEVER: AtomicBool = AtomicBool::new(false);

fn setup(seats: usize) -> Setup {
    Setup { seats, rules: HouseRules::default(), seed: 3, dealer: None }
}

/// Plays with the first legal action each time, which is often a bad one.
fn play_badly(game: &mut dyn BotSession, most: usize) {
    for _ in 0..most {
        game.shuffle();
        let Some(first) = game.moves().first().cloned() else { return };
        game.play(&first.text).expect("a legal action");
    }
}

fn bad_game(entry: &Entry, most: usize) -> Box<dyn BotSession> {
    let mut game = entry.start(&setup(entry.usual)).expect("the usual table");
    play_badly(&mut *game, most);
    game
}

/// A request for seat 0.
fn request(number: usize, worlds: u32) -> Request {
    let mut seats = Seats::default();
    seats.insert(Seat::new(0));
    Request { worlds, ..Request::new(seats, vec![None; number]) }
}

fn reviewed(game: &dyn BotSession, worlds: u32) -> Review {
    let job = game.review(request(game.seats(), worlds));
    job(&NEVER, &mut |_| ()).expect("nobody stops it")
}

#[test]
fn the_same_request_gives_the_same_review() {
    let game = bad_game(games::entry("finis").expect("a game"), usize::MAX);
    assert_eq!(reviewed(&*game, 2), reviewed(&*game, 2));
}

/// Regression: the number of results overflowed.
#[test]
fn a_decision_can_be_judged_with_any_number_of_worlds() {
    let mut dice = Dice::seed_from_u64(1);
    let mut state = Fosdick::start(&Options::usual(Fosdick::Finis, 4), 4, Seat::new(0));
    let ends = random_deals(&state, 2, &mut dice, &NEVER).expect("nobody stops it");
    let scale = DealScale::new::<Fosdick>(state.view(Seat::new(0)), &ends);
    let pack = Pack::shuffled(state.public.pack(), &mut dice);
    Fosdick::deal(&mut state, &pack, &mut ());
    let Next::Act(seat) = Fosdick::next(&state.public) else {
        panic!("nobody is to act");
    };
    let (view, mut moves) = (state.view(seat), Vec::new());
    Fosdick::legal(view, &mut moves);
    let effort = Effort { worlds: u32::MAX, steps: &[], seed: 1 };
    let judge = Judge { view, past: &History::default(), scale: &scale, bots: &[], stop: &AtomicBool::new(true) };
    for action in moves {
        assert_eq!(judge.judge(action, effort), None);
    }
}

#[test]
fn a_review_has_every_deal_of_every_game_and_every_choice_until_somebody_can_claim_the_rest() {
    for entry in games::GAMES {
        let most = if entry.id == "compendium" { 40 } else { 60 };
        let mut game = bad_game(entry, most);
        let review = reviewed(&*game, 1);
        let deals = game.sheet().rows;
        let scored: Vec<f64> = deals.iter().map(|row| row.scores[Seat::new(0)].as_f64()).collect();
        let reported: Vec<f64> = review.reports.iter().map(|report| report.scored).collect();
        assert_eq!(reported, scored, "{}", entry.id);
        let decisions = game.decisions();
        let mut choices = Vec::new();
        let mut claimed_deal = None;
        for step in 0..finished_steps(&*game) {
            game.go_to(step);
            if game.claim().is_some() {
                claimed_deal = Some(game.deal_number());
            }
            let is_own = game.next() == Next::Act(Seat::new(0));
            let is_open = claimed_deal != Some(game.deal_number());
            if is_own && is_open && game.moves().len() > 1 {
                choices.push(step);
            }
        }
        let judged: Vec<usize> = review.verdicts.iter().map(|one| one.step).collect();
        assert_eq!(judged, choices, "{}", entry.id);
        assert_eq!(decisions[0], choices, "{}", entry.id);
    }
}

/// Regression: cards that the computer played after a claim counted as mistakes of the person.
#[test]
fn nothing_is_judged_once_somebody_can_claim_the_rest() {
    let entry = games::entry("acorn_hearts").expect("a game");
    let after_claims = (0..8).map(|seed| {
        let setup = Setup { seed, ..setup(entry.usual) };
        let mut game = entry.start(&setup).expect("the usual table");
        let mut choices_after_claims = Vec::new();
        let mut claimed_deal = None;
        while game.deal_number() < 2 || matches!(game.next(), Next::Act(_)) {
            game.shuffle();
            if game.claim().is_some() {
                claimed_deal = Some(game.deal_number());
            }
            let moves = game.moves();
            if moves.len() > 1 && claimed_deal == Some(game.deal_number()) {
                choices_after_claims.push(game.at());
            }
            game.play(&moves[0].text).expect("a legal action");
        }
        let decisions = game.decisions().concat();
        let judged = reviewed(&*game, 1).verdicts;
        for step in &choices_after_claims {
            assert!(!decisions.contains(step), "{seed}: {step}");
            assert!(judged.iter().all(|one| one.step != *step), "{seed}: {step}");
        }
        choices_after_claims.len()
    });
    assert!(after_claims.sum::<usize>() > 0, "no claim left a choice");
}

/// The deal in progress stays secret.
#[test]
fn the_deal_in_progress_is_not_reviewed() {
    let entry = games::entry("finis").expect("a game");
    let game = bad_game(entry, 60);
    assert!(matches!(game.next(), Next::Act(_)));
    let review = reviewed(&*game, 1);
    let end = finished_steps(&*game);
    assert!(end > 0 && end < game.at());
    assert!(review.verdicts.iter().all(|one| one.step < end));
    assert_eq!(reviewed(&*bad_game(entry, 5), 1).verdicts, []);
}

#[test]
fn bad_play_is_marked_and_the_best_play_never() {
    let game = bad_game(games::entry("finis").expect("a game"), usize::MAX);
    let review = reviewed(&*game, 16);
    let marked = review.verdicts.iter().filter(|one| one.mark.is_some());
    assert!(marked.clone().count() > 0);
    for one in marked {
        assert!(!one.is_best() && one.loss.mean > 2.0 * one.loss.error(), "{one:?}");
        let words = game.verdict_words(one).expect("a decision of the game");
        let sentence = words.sentence.expect("a marked decision has one");
        let (sentence, best) = (sentence.for_programs(), words.best.noun.for_programs());
        let begins = sentence.to_lowercase().starts_with(&best);
        assert!(begins && sentence.contains(" was better"), "{sentence}");
    }
    let best = review.verdicts.iter().filter(|one| one.is_best());
    assert!(best.clone().count() > 0);
    for one in best {
        assert_eq!((one.mark, one.loss.mean, one.for_the_game), (None, 0.0, false));
        let words = game.verdict_words(one).expect("a decision of the game");
        assert_eq!((words.sentence, words.played), (None, words.best));
    }
}

/// Regression: values on which all sampled worlds agreed had a margin of 0, though some came out
/// otherwise.
#[test]
fn in_reviews_only_exact_values_have_no_margin() {
    for entry in games::GAMES {
        let most = if entry.id == "compendium" { 40 } else { 60 };
        let review = reviewed(&*bad_game(entry, most), 2);
        for one in &review.verdicts {
            let place = format!("{}: {one:?}", entry.id);
            for value in [one.loss, one.points] {
                assert_eq!(value.is_exact(), one.exact, "{place}");
                assert_eq!(value.margin() == 0.0, value.is_exact(), "{place}");
            }
            assert_eq!(one.expected.margin() == 0.0, one.expected.is_exact(), "{place}");
        }
        for one in &review.reports {
            for value in [one.master, one.par, one.luck, one.skill] {
                assert!(value.margin() > 0.0, "{}: {one:?}", entry.id);
            }
        }
    }
}

/// Once everyone can see that no score can change any more, there is nothing to estimate (FO-5).
#[test]
fn the_value_of_a_decided_deal_is_exact_fo_5() {
    let entry = games::entry("four_bad_queens").expect("a game");
    let mut game = bad_game(entry, usize::MAX);
    let review = reviewed(&*game, 2);
    let mut decided = 0;
    for one in &review.verdicts {
        game.go_to(one.step);
        assert_eq!(one.expected.is_exact(), game.decided(), "{one:?}");
        if game.decided() {
            let report = review.reports.iter().find(|report| report.deal == one.deal);
            assert_eq!(one.expected.mean, report.expect("a report").scored, "{one:?}");
            assert!(one.exact && one.is_best(), "{one:?}");
            decided += 1;
        }
    }
    assert!(decided > 0);
}

#[test]
fn luck_and_skill_add_up_to_the_lead_over_par() {
    let game = bad_game(games::entry("clubs").expect("a game"), 52);
    let review = reviewed(&*game, 1);
    assert!(!review.reports.is_empty());
    for report in &review.reports {
        let lead = report.scored - report.par.mean;
        assert!((report.luck.mean + report.skill.mean - lead).abs() < 1e-9, "{report:?}");
    }
    let all: f64 = review.reports.iter().map(|report| report.luck.mean).sum();
    assert!((all - review.total(0, LuckOrSkill::Luck).mean).abs() < 1e-9);
}

#[test]
fn a_stopped_review_gives_nothing() {
    let game = bad_game(games::entry("finis").expect("a game"), usize::MAX);
    let stop = AtomicBool::new(false);
    let mut found = 0;
    let job = game.review(request(4, 1));
    let review = job(&stop, &mut |progress| {
        assert!(progress.done <= progress.of);
        found += 1;
        stop.store(found == 3, std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!((review, found), (None, 3));
}

#[test]
fn progress_ends_when_all_is_done() {
    let game = bad_game(games::entry("finis").expect("a game"), usize::MAX);
    let mut last = (0, 1);
    let review = game.review(request(4, 1))(&NEVER, &mut |progress| {
        assert!(progress.done > last.0);
        last = (progress.done, progress.of);
    });
    assert!(review.is_some());
    assert_eq!(last.0, last.1);
}
