//! Tests of the end of a deal and of a game: what decided it, what was special, and the story.

use std::sync::atomic::AtomicBool;

use egui::{Key, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::Estimate;
use misere::cards::Card;
use misere::games::{Entry, Unit, entry, menu};
use misere::review::{MOMENTS, Mark, Request, Review};
use misere::rules::{Score, Seat, Seats};
use misere::store::{Origin, Player, Saved, Store, names, open_example, write_review};
use misere::table::{Decisive, best_play, decisive, play_at, turning_points};
use misere::text::Language;
use misere::ui::{App, Command, GameRequest, PageId};

use super::frames::until;
use super::play::person::*;

/// Opens the finished example of a game, with a review beside its file if there is one.
fn opened(store: &Store, id: &str, review: impl FnOnce(&Saved) -> Option<Review>) -> Harness<'static, App> {
    let saved = open_example(entry(id).expect("a game"), true).expect("an example");
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
    let mut seats = Seats::default();
    seats.insert(Seat::new(0));
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
fn at_each_result(mut look: impl FnMut(&Entry, &Saved, &mut Harness<'static, App>)) {
    for game in menu() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = opened(&quick_store(&folder), game.id, |_| None);
        let saved = open_example(game, true).expect("an example");
        look(game, &saved, &mut harness);
    }
}

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
        let words = words.unwrap_or_else(|| format!("{} point", play.points));
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
            assert!(play.lines.iter().all(|line| line.cards.iter().all(is_in_trick)), "{}: {play:?}", game.id);
            let sum = play.lines.iter().map(|line| line.points.in_halves()).sum::<i32>();
            assert!(play.lines.is_empty() || sum == play.points.in_halves(), "{}: {play:?}", game.id);
            told += usize::from(!play.lines.is_empty());
        }
    }
    assert!(told > 20, "only {told} tricks have reasons");
}

/// The places and points of all players are told, the best first.
#[test]
fn a_result_names_the_place_of_every_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = opened(&quick_store(&folder), "mismatch", |_| None);
    assert!(says(&harness, "You win") && says(&harness, "41 points ahead"));
    for line in ["1st: You, 123 points", "2nd: Konrad, 164 points", "4th: Berta, 180 points"] {
        assert!(says(&harness, line), "{line}");
    }
    assert!(says(&harness, "Choose your face"));
}

/// A press ends what moves in a result, and does nothing else.
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
    harness.drag_at(rematch);
    harness.step();
    harness.drop_at(rematch);
    // Time stands still, so that nothing comes to rest by itself; cards may still be drawn in the background.
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now);
    until(&mut harness, "rest", |harness| !is_moving(harness));
    assert!(harness.state().is_over(), "no rematch");
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

/// Until a review has found better ones, and without any, the moments are those in which points were won and lost.
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
