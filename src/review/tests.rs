//! What a review promises.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::walk::Deal;
use super::*;
use crate::arena::any_twin;
use crate::bots::{Effort, History, Policy, judge};
use crate::games::{self, BotSession, Entry};
use crate::rules::combo::Combo;
use crate::rules::fosdick::Fosdick;
use crate::rules::garbo::Garbo;
use crate::rules::options::HouseRules;
use crate::rules::{Next, Seat};
use crate::table::{Session as _, Setup, Step, Table};

static NEVER: AtomicBool = AtomicBool::new(false);

fn setup(seats: usize) -> Setup {
    Setup {
        seats,
        rules: HouseRules::default(),
        seed: 3,
        dealer: None,
    }
}

/// Plays with the first legal action each time, which is often a bad one.
fn play_badly(game: &mut dyn BotSession, most: usize) {
    for _ in 0..most {
        game.shuffle();
        let Some(first) = game.moves().first().cloned() else {
            return;
        };
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
    Request {
        worlds,
        ..Request::new(seats, vec![None; number])
    }
}

fn reviewed(game: &dyn BotSession, worlds: u32) -> Review {
    let job = game.review(request(game.seats(), worlds));
    job(&NEVER, &mut |_| ()).expect("nobody stops it")
}

/// A verdict is the same, to the last digit, in every world that the seat cannot tell from the true
/// one.
#[test]
fn hidden_cards_do_not_change_a_verdict() {
    let asked =
        twins_agree(Fosdick::AcornHearts, 4) + twins_agree(Combo, 4) + twins_agree(Garbo, 2);
    assert!(asked > 60, "{asked}");
}

/// The number of decisions of a deal that were judged again with hidden cards swapped.
fn twins_agree<R: Policy>(game: R, seats: usize) -> u32 {
    let mut table = Table::new(game, &setup(seats)).expect("the published rules");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut asked = 0;
    while !matches!(table.next(), Next::Over | Next::Deal(_)) || table.at() == 0 {
        table.shuffle();
        let Next::Act(seat) = table.next() else {
            continue;
        };
        let moves = table.legal();
        let action = moves[moves.len() / 2];
        let twin = any_twin(&table, seat, &mut rng).filter(|_| moves.len() > 1);
        if let Some((_, twin)) = twin {
            assert_eq!(judged(&table, action), judged(&twin, action));
            asked += 1;
        }
        table.take(Step::Act(action)).expect("a legal action");
    }
    asked
}

/// The judgement of an action in the present deal, as a review makes it.
fn judged<R: Policy>(
    table: &Table<R>,
    action: R::Action,
) -> Option<crate::bots::Judgement<R::Action>> {
    let Next::Act(seat) = table.next() else {
        return None;
    };
    let mut before = table.clone();
    before.go_to(0);
    let yardstick = Deal {
        number: 1,
        step: 0,
        before: before.state().clone(),
        pack: crate::cards::Pack::EMPTY,
        acts: Vec::new(),
        scores: table.totals(),
    };
    let yardstick = yardstick.yardstick(&request(table.seats(), 1), &NEVER)?;
    let mut past = History::default();
    table.retrace(|state, action| past.note(&state.public, action));
    let effort = Effort {
        worlds: 2,
        steps: &STEPS,
    };
    judge(
        table.view(seat),
        &past,
        action,
        &yardstick,
        effort,
        5,
        &NEVER,
    )
}

#[test]
fn the_same_request_gives_the_same_review() {
    let game = bad_game(games::entry("finis").expect("a game"), usize::MAX);
    assert_eq!(reviewed(&*game, 2), reviewed(&*game, 2));
}

#[test]
fn a_review_has_every_choice_and_every_deal_of_every_game() {
    for entry in games::GAMES {
        let most = if entry.id == "compendium" { 40 } else { 60 };
        let mut game = bad_game(entry, most);
        let review = reviewed(&*game, 1);
        let deals = game.sheet().rows;
        let scored: Vec<f64> = deals
            .iter()
            .map(|row| row.scores[Seat::new(0)].as_f64())
            .collect();
        let reported: Vec<f64> = review.reports.iter().map(|report| report.scored).collect();
        assert_eq!(reported, scored, "{}", entry.id);
        let mut choices = Vec::new();
        for step in 0..finished_steps(&*game) {
            game.go_to(step);
            let is_own = game.next() == Next::Act(Seat::new(0));
            if is_own && game.moves().len() > 1 {
                choices.push(step);
            }
        }
        let judged: Vec<usize> = review.verdicts.iter().map(|one| one.step).collect();
        assert_eq!(judged, choices, "{}", entry.id);
    }
}

/// What is still being played stays secret.
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
        assert!(
            !one.is_best() && one.loss.mean > 2.0 * one.loss.error,
            "{one:?}"
        );
        let sentence = one.sentence.as_deref().expect("a marked decision has one");
        assert!(sentence.contains(&one.best_spoken), "{sentence}");
    }
    let best = review.verdicts.iter().filter(|one| one.is_best());
    assert!(best.clone().count() > 0);
    for one in best {
        assert_eq!((one.mark, one.loss.mean, &one.sentence), (None, 0.0, &None));
    }
}

#[test]
fn luck_and_skill_add_up_to_the_lead_over_par() {
    let game = bad_game(games::entry("clubs").expect("a game"), 52);
    let review = reviewed(&*game, 1);
    assert!(!review.reports.is_empty());
    for report in &review.reports {
        let lead = report.scored - report.par.mean;
        assert!(
            (report.luck.mean + report.skill.mean - lead).abs() < 1e-9,
            "{report:?}"
        );
    }
    let all: f64 = review.reports.iter().map(|report| report.luck.mean).sum();
    assert!((all - review.total(0, Side::Luck).mean).abs() < 1e-9);
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
