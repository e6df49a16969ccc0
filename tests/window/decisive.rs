//! Tests of the play that is shown at the end of a deal or of a game.

use egui_kittest::kittest::Queryable as _;
use misere::cards::{Card, Suit};
use misere::games::{entry, menu};
use misere::rules::{Next, Score, Seat, Wins};
use misere::store::{Saved, names, open_example};
use misere::table::{Decisive, Move, Setup, SheetLine, best_play, decisive, play_at, turning_points};
use misere::text::Language;
use misere::ui::PageId;

use super::ending::{at_each_result, opened};
use super::frames::until;
use super::play::person::*;

/// The play that a result shows before any review.
fn shown_play(saved: &Saved) -> Decisive {
    let own = Seat::new(0);
    let play = if saved.session.leaders().contains(&own) {
        best_play(&mut *saved.session.copy(), own)
    } else {
        decisive(&mut *saved.session.copy(), Some(own))
    };
    play.expect("somebody scored")
}

/// Every game has something to tell at its end: a play with one to seven cards, which leads to its moment.
#[test]
fn a_result_shows_what_decided_the_game() {
    at_each_result(|game, saved, harness| {
        let play = shown_play(saved);
        assert!((1..=7).contains(&play.cards.len()), "{}: {:?}", game.id, play.cards);
        let names = names(&saved.players, Language::ENGLISH);
        // A line without words tells its cards.
        let told = play.lines.iter().map(|line| &line.why).find(|why| !why.is_empty());
        let words = play.act.as_ref().or(told).map(|words| words.render(&names));
        let words = words.unwrap_or_else(|| {
            let unit = if saved.session.wins() == Wins::Lowest { "penalty point" } else { "point" };
            format!("{} {unit}", play.points)
        });
        assert!(harness.query_all_by_label_contains(&words).count() > 0, "{}: {words}", game.id);
        assert!(says(harness, "Rematch"), "{}", game.id);
        harness.query_all_by_label_contains(&words).last().expect("the play").click_accesskit();
        harness.run_steps(3);
        assert!(matches!(harness.state().page(), PageId::Review(_)), "{}", game.id);
    });
}

/// Regression: a gift of 16 points had “decided” a game that was won by 23.
#[test]
fn only_what_changes_the_winners_decided_a_game() {
    let mut decided = Vec::new();
    at_each_result(|game, saved, harness| {
        let (totals, wins) = (saved.session.totals(), saved.session.wins());
        let play = shown_play(saved);
        let mut without = totals;
        for seat in &play.seats {
            without[*seat] = totals[*seat] - play.points;
        }
        let is_feat = play.trick.is_none() && play.points == Score::ZERO;
        let decides = is_feat || wins.winners(&without) != wins.winners(&totals);
        assert_eq!(says(harness, "What decided it"), decides, "{}: {play:?}", game.id);
        decided.push(decides);
    });
    assert!(decided.contains(&true) && decided.contains(&false), "{decided:?}");
}

/// Regression: a trick of 14 points had “decided” a game that was lost by 101.
#[test]
fn what_would_not_have_won_the_game_only_cost_most() {
    for (id, heading) in [("clubs", "What cost you most"), ("compendium", "What decided it")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = opened(&quick_store(&folder), id, |_| None);
        until(&mut harness, heading, |harness| says(harness, heading));
    }
}

/// Regression: in Clubs, a trick of 4 points had decided a game that was lost by 101, while its story told one of 14.
#[test]
fn what_decided_a_lost_game_is_no_smaller_than_what_its_story_tells() {
    for game in menu() {
        let saved = open_example(game, true).expect("an example");
        let session = &saved.session;
        let (leaders, totals, wins) = (session.leaders(), session.totals(), session.wins());
        for seat in Seat::all(session.seats()).filter(|seat| !leaders.contains(seat)) {
            let Some(play) = decisive(&mut *session.copy(), Some(seat)).filter(|play| play.trick.is_some()) else {
                continue;
            };
            assert!(play.seat == seat || leaders.contains(&play.seat), "{}: {play:?}", game.id);
            let decides = |play: &Decisive| {
                let mut without = totals;
                without[play.seat] = totals[play.seat] - play.points;
                wins.winners(&without) != leaders
            };
            let told = turning_points(&mut *session.copy(), seat, 3).into_iter().map(|(_, told)| told);
            let own_losses = told.filter(|told| told.seat == seat && wins.worth(told.points) < Score::ZERO);
            for told in own_losses.filter(|told| !decides(&play) || decides(told)) {
                let size = |play: &Decisive| play.points.in_halves().abs();
                assert!(size(&play) >= size(&told), "{}: {play:?} and {told:?}", game.id);
            }
        }
    }
}

/// Regression: in a deal of Clubs that ended at −29 points, a trick of 4 had decided it.
#[test]
fn what_decided_a_deal_is_worth_much_of_it() {
    let (mut shown, mut left_out) = (0, 0);
    for game in menu() {
        let saved = open_example(game, true).expect("an example");
        let deals: Vec<u32> = saved.session.past().iter().map(|done| done.deal).collect();
        let ends = (1..=deals.len()).filter(|step| deals.get(*step) != Some(&deals[step - 1]));
        for end in ends {
            let mut session = saved.session.copy();
            session.go_to(end);
            let rows = session.sheet().rows;
            let Some(row) = rows.last() else { continue };
            let most = row.scores.iter().map(|score| score.in_halves().abs()).max().unwrap_or_default();
            let is_feat = row.lines.iter().any(|line| line.points == Score::ZERO && !line.cards.is_empty());
            match decisive(&mut *session, None).filter(|play| play.trick.is_some() && !is_feat) {
                Some(play) if play.points != Score::ZERO => {
                    assert!(3 * play.points.in_halves().abs() >= most, "{}: {play:?} of {most}", game.id);
                    shown += 1;
                }
                Some(_) => {}
                None => left_out += 1,
            }
        }
    }
    assert!(shown > 10 && left_out > 0, "{shown} shown, {left_out} left out");
}

/// Regression: the last card of a hand was praised as the best play.
#[test]
fn the_best_play_was_a_choice() {
    for game in menu() {
        let saved = open_example(game, true).expect("an example");
        let past = saved.session.past();
        for seat in Seat::all(saved.session.seats()) {
            let mut session = saved.session.copy();
            let Some(play) = best_play(&mut *session, seat).filter(|play| play.act.is_some()) else { continue };
            let acts = past[..play.step].iter().enumerate().rev();
            let mut own = acts.filter(|(_, done)| done.act.as_ref().is_some_and(|act| act.seat == seat));
            let (step, _) = own.next().expect("an action of the seat");
            session.go_to(step);
            let is_whole_deal = play.lines.iter().any(|line| line.cards.is_empty());
            assert!(session.moves().len() > 1 || is_whole_deal, "{}: {play:?}", game.id);
        }
    }
}

/// Regression: a run of seven cards was shown with five, and not in its order.
#[test]
fn a_run_is_shown_whole_and_in_its_order() {
    let saved = open_example(entry("seven_card_combo").expect("a game"), true).expect("an example");
    let mut runs = 0;
    for end in 1..=saved.session.steps().len() {
        let mut session = saved.session.copy();
        session.go_to(end);
        let Some(play) = decisive(&mut *session, None) else { continue };
        let of_line = play.lines.first().map_or(0, |line| line.cards.len());
        assert_eq!(play.cards.len(), of_line.clamp(1, 7), "{play:?}");
        let mut ranks: Vec<usize> = play.cards.iter().map(|(_, card)| card.rank() as usize).collect();
        let follows = |pair: &[usize]| pair[1] == (pair[0] + 1) % 13;
        let is_in_order = ranks.windows(2).all(follows);
        ranks.sort_unstable();
        let breaks = ranks.windows(2).filter(|pair| !follows(pair)).count()
            + usize::from(!follows(&[ranks[ranks.len() - 1], ranks[0]]));
        if ranks.len() > 2 && breaks == 1 {
            assert!(is_in_order, "{play:?}");
            runs += 1;
        }
    }
    assert!(runs > 0, "the example has a deal that is decided by a run");
}

/// Regression: under a trick stood everything that its winner had got in the deal.
#[test]
fn a_trick_is_told_by_its_own_reasons_alone() {
    let mut told = 0;
    for game in menu() {
        let saved = open_example(game, true).expect("an example");
        let mut session = saved.session.copy();
        let steps = 0..session.steps().len();
        let plays: Vec<_> = steps.filter_map(|step| play_at(&mut *session, step)).collect();
        let decided = [None, Some(Seat::new(0))].map(|of_game| decisive(&mut *saved.session.copy(), of_game));
        for play in plays.into_iter().chain(decided.into_iter().flatten()).filter(|play| play.trick.is_some()) {
            let is_in_trick = |card: Card| play.cards.iter().any(|(_, played)| *played == card);
            // A moon stands for all tricks of its deal.
            let is_own = |line: &SheetLine| line.points == Score::ZERO || line.cards.iter().all(is_in_trick);
            assert!(play.lines.iter().all(is_own), "{}: {play:?}", game.id);
            let sum = play.lines.iter().map(|line| line.points.in_halves()).sum::<i32>();
            assert!(play.lines.is_empty() || sum == play.points.in_halves(), "{}: {play:?}", game.id);
            told += usize::from(!play.lines.is_empty());
        }
    }
    assert!(told > 20, "only {told} tricks have reasons");
}

/// Regression: a moon in the first deal had decided a game that its player lost.
#[test]
fn a_moon_of_somebody_who_does_not_win_decides_no_game() {
    let saved = open_example(entry("four_bad_queens").expect("a game"), true).expect("an example");
    let winners = saved.session.leaders();
    let rows = saved.session.sheet().rows;
    let moons: Vec<Seat> = rows.iter().filter_map(|row| row.feat()).map(|feat| feat.seat).collect();
    assert!(moons.iter().any(|seat| !winners.contains(seat)));
    for loser in moons {
        let play = decisive(&mut *saved.session.copy(), Some(loser)).expect("somebody scored");
        let is_feat = play.trick.is_none() && play.points == Score::ZERO;
        assert!(!is_feat || winners.contains(&play.seat), "{loser:?}: {play:?}");
    }
}

/// Regression: a trick of a deal in which somebody shot the moon was said to have cost them points.
#[test]
fn a_moon_stands_for_the_tricks_whose_points_it_turned_over() {
    let saved = open_example(entry("four_bad_queens").expect("a game"), true).expect("an example");
    let rows = saved.session.sheet().rows;
    let moon = rows.iter().find(|row| row.lines.iter().any(|line| line.points == Score::ZERO && line.cards.len() > 3));
    let moon = moon.expect("a deal with a moon");
    let seat = Seat::new(0);
    assert_ne!(moon.scores[seat], Score::ZERO, "the moon of another");
    // It was decided by no card that somebody happened to play last.
    let mut session = saved.session.copy();
    let last = session.past().iter().rposition(|done| done.deal == moon.deal).expect("its last step");
    session.go_to(last + 1);
    let decided = decisive(&mut *session, None).expect("the moon");
    let feat = moon.lines.iter().find(|line| line.points == Score::ZERO);
    assert_eq!((decided.lines.first(), decided.act), (feat, None));
    let plays = turning_points(&mut *saved.session.copy(), seat, 20);
    let told: Vec<_> = plays.into_iter().filter(|(_, play)| play.deal == moon.deal).collect();
    let [(false, play)] = &told[..] else { panic!("{told:?}") };
    assert_eq!((play.points, moon.scores[play.seat]), (Score::ZERO, Score::ZERO));
    let best = best_play(&mut *saved.session.copy(), seat).expect("a play");
    assert!(best.deal != moon.deal, "{best:?}");
    for step in 0..saved.session.at() {
        let play = play_at(&mut *saved.session.copy(), step);
        let of_moon = play.filter(|play| play.deal == moon.deal);
        assert!(of_moon.is_none_or(|play| play.points == Score::ZERO), "step {step}");
    }
}

#[test]
fn the_trick_that_makes_a_moon_is_told_and_no_other() {
    let saved = open_example(entry("four_bad_queens").expect("a game"), true).expect("an example");
    let rows = saved.session.sheet().rows;
    let moons: Vec<_> = rows.iter().filter_map(|row| Some((row.deal, row.feat()?.seat))).collect();
    let mut session = saved.session.copy();
    let mut made = Vec::new();
    for step in 1..=saved.session.at() {
        session.go_to(step);
        let scene = session.scene(Seat::new(0));
        let Some(last) = scene.previous_trick.filter(|last| last.moon) else { continue };
        if matches!(session.next(), Next::Act(_)) {
            assert!(scene.players[last.to.index()].note.for_programs().ends_with("shot the moon"), "step {step}");
        }
        made.push((session.deal_number(), last.to));
    }
    made.dedup();
    assert!(!moons.is_empty());
    assert_eq!(made, moons);
}

/// A moon can be made before the last trick: here by a seat that takes what it can, while the others give it their hearts.
#[test]
fn a_moon_in_the_middle_of_a_deal_is_told_at_once() {
    let game = entry("acorn_hearts").expect("a game");
    let shooter = Seat::new(0);
    let card = |one: &Move| one.text[5..].parse::<Card>().ok();
    let rank = |one: &&Move| card(one).map_or(0, |card| card.rank().index());
    let mut told = 0;
    for seed in 0..2_000 {
        let setup = Setup { seats: 3, rules: game.usual_rules(3), seed, dealer: None };
        let mut session = game.start(&setup).expect("the usual rules");
        session.shuffle();
        let mut made = None;
        while let Next::Act(seat) = session.next() {
            let moves = session.moves();
            let is_safe = |one: &&Move| card(one).is_some_and(|card| card.suit() != Suit::Hearts);
            let chosen = if seat == shooter {
                moves.iter().max_by_key(rank)
            } else {
                moves.iter().min_by_key(|one| (is_safe(one), rank(one)))
            };
            session.play(&chosen.expect("a legal play").text.clone()).expect("a legal play");
            let scene = session.scene(seat);
            let is_made = scene.previous_trick.as_ref().is_some_and(|last| last.moon && last.to == shooter);
            if is_made && made.is_none() && matches!(session.next(), Next::Act(_)) {
                made = Some(scene.players[shooter.index()].note.for_programs());
            }
        }
        if let Some(note) = made {
            told += 1;
            assert_eq!(note, "shot the moon");
            assert_eq!(session.sheet().rows[0].feat().map(|line| line.seat), Some(shooter));
        }
    }
    assert!(told > 0);
}

/// Regression: tricks of a deal in which somebody bid for the moon and failed were told with points that did not count.
#[test]
fn a_failed_bid_is_told_by_the_trick_that_ended_it() {
    let game = entry("four_bad_queens").expect("a game");
    let mut failed = 0;
    for seed in 0..12 {
        let setup = Setup { seats: 4, rules: game.usual_rules(4), seed, dealer: None };
        let mut session = game.start(&setup).expect("the usual rules");
        while session.sheet().rows.len() < 2 && session.next() != Next::Over {
            if let Next::Act(seat) = session.next() {
                let moves = session.moves();
                let is_bid = |one: &&Move| one.text == "moon";
                let bid = moves.iter().find(is_bid).filter(|_| seat.index() == seed as usize % 4);
                let others: Vec<&Move> = moves.iter().filter(|one| !is_bid(one)).collect();
                let chosen = bid.unwrap_or(others[(seed as usize + session.at()) % others.len()]).text.clone();
                session.play(&chosen).expect("a legal move");
            } else {
                session.shuffle();
            }
        }
        for row in session.sheet().rows {
            let lines = row.lines.iter().filter(|line| line.cards.is_empty() && line.points > Score::ZERO);
            let is_failed = |line: &&SheetLine| line.points == row.scores[line.seat];
            let Some(bid) = lines.clone().find(is_failed).filter(|_| lines.count() == 1) else { continue };
            failed += 1;
            for seat in Seat::all(4) {
                let plays = turning_points(&mut *session.copy(), seat, 99);
                let of_deal = plays.iter().filter(|(_, play)| play.deal == row.deal);
                let told: Vec<_> = of_deal.filter(|(_, play)| play.seat == bid.seat).collect();
                let [(gained, play)] = &told[..] else { panic!("{seed}: {told:?}") };
                assert_eq!(*gained, seat != bid.seat, "{seed}");
                assert_eq!((play.points, &play.lines[..]), (bid.points, std::slice::from_ref(bid)), "{seed}");
                assert!(play.trick.is_some() && play.winner.is_some(), "{seed}: {play:?}");
            }
        }
    }
    assert!(failed > 2, "only {failed}");
}
