//! Tests of the count at the end of a game.

use egui::{Key, pos2};
use egui_kittest::Harness;
use misere::games::menu;
use misere::rules::{Score, Seat};
use misere::store::{Origin, Saved, names, open_example};
use misere::text::Language;
use misere::ui::{App, GameRequest};
use tempfile::TempDir;

use super::frames::until;
use super::long_names::texts;
use super::play::person::*;

/// The finished example of a game, opened just now while things move.
fn opened(folder: &TempDir, saved: &Saved) -> Harness<'static, App> {
    let store = quick_store(folder);
    let settings = SETTINGS.replace("motion: None", "motion: Normal");
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    let path = add_game(&store, saved);
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    harness
}

/// The part of a frame that is checked.
#[derive(Debug)]
struct Frame {
    /// The deal that is being counted.
    deal: Option<String>,
    /// Set if it is said who has won.
    says_winner: bool,
    /// All words.
    words: Vec<String>,
    /// The numbers, from left to right.
    numbers: Vec<String>,
}

fn look(harness: &Harness<'_, App>) -> Frame {
    let mut texts = texts(harness);
    texts.sort_by(|(_, one), (_, other)| one.left().total_cmp(&other.left()));
    let is_deal = |words: &&String| {
        let number = words.strip_prefix("Deal ").or_else(|| words.strip_prefix("Round "));
        // A deal of Compendium has the name of the game that it plays.
        let number = number.or_else(|| words.split_once("  ").map(|(number, _)| number));
        number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    let words: Vec<String> = texts.into_iter().map(|(words, _)| words).collect();
    let says_winner =
        words.iter().any(|words| [" win", " wins", " win together"].iter().any(|end| words.ends_with(end)));
    Frame {
        // The story names deals, too.
        deal: words.iter().find(is_deal).filter(|_| !says_winner).cloned(),
        says_winner,
        numbers: words
            .iter()
            .filter(|words| words.starts_with(|first: char| "−0123456789½".contains(first)))
            .cloned()
            .collect(),
        words,
    }
}

fn finished() -> impl Iterator<Item = (&'static str, Saved)> {
    menu().iter().map(|game| {
        let saved = open_example(game, true).expect("an example");
        (game.id, Saved { origin: Origin::New, ..saved })
    })
}

#[test]
fn points_are_counted_deal_by_deal_and_those_of_the_last_card_by_card_before_it_is_said_who_wins() {
    for (id, saved) in finished() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = opened(&folder, &saved);
        let mut counting = Vec::new();
        for _ in 0..400 {
            harness.step();
            let frame = look(&harness);
            if frame.says_winner && !counting.is_empty() {
                break;
            }
            counting.push(frame);
        }
        let rows = saved.session.sheet().rows;
        let deals: Vec<_> = counting.iter().filter_map(|frame| frame.deal.clone()).collect();
        assert_eq!(!deals.is_empty(), rows.len() > 1, "{id}: {deals:?}");
        assert_eq!(deals.first() != deals.last(), rows.len() > 2, "{id}: {deals:?}");
        let names = names(&saved.players, Language::ENGLISH);
        let lines = rows.last().expect("a deal").lines.iter();
        let reasons: Vec<_> =
            lines.filter(|line| line.points != Score::ZERO).map(|line| line.why.render(&names)).collect();
        let is_told = |why: &String| {
            counting
                .iter()
                .flat_map(|frame| &frame.words)
                .any(|words| words.to_lowercase().contains(&why.to_lowercase()))
        };
        // Of many only some are told, and a step of the harness is longer than one of a short count.
        let told = reasons.iter().filter(|why| is_told(why)).count();
        assert!(told >= reasons.len().min(4) / 2, "{id}: {told} of {reasons:?}");
        // In the order of the places, after the cheers for one's own victory.
        let (totals, places) = (saved.session.totals(), saved.session.places());
        let mut seats: Vec<Seat> = Seat::all(totals.seats()).collect();
        seats.sort_by_key(|seat| (places[*seat], *seat));
        let expected: Vec<String> = seats.iter().map(|seat| totals[*seat].to_string()).collect();
        until(&mut harness, "the totals", |harness| {
            let end = look(harness);
            assert!(end.says_winner && end.deal.is_none(), "{id}: {end:?}");
            let shown: Vec<_> = end.numbers.iter().filter(|number| expected.contains(number)).cloned().collect();
            shown.windows(expected.len()).any(|shown| shown == expected)
        });
    }
}

#[test]
fn a_press_ends_the_count() {
    let (_, saved) = finished().last().expect("a game");
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened(&folder, &saved);
    until(&mut harness, "the count", |harness| look(harness).deal.is_some());
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    let end = look(&harness);
    assert!(end.says_winner && end.deal.is_none(), "{end:?}");
}

/// Regression: a press did nothing while the points of a deal were counted.
#[test]
fn a_press_ends_the_count_of_a_deal() {
    let (_, mut saved) = finished().find(|(id, _)| *id == "acorn_hearts").expect("a game");
    let end = saved.session.past().iter().position(|done| done.deal == 2).expect("a second deal");
    saved.session.go_to(end);
    saved.session.forget_undone();
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened(&folder, &saved);
    until(&mut harness, "the end of the deal", |harness| says(harness, "Next deal"));
    // A dialog that opens by itself takes no answer at first.
    let words = |harness: &Harness<'_, App>| texts(harness).into_iter().map(|(words, _)| words).collect::<Vec<_>>();
    let opened = words(&harness);
    click_at(&mut harness, pos2(4.0, 4.0));
    harness.step();
    let counted = words(&harness);
    harness.run_steps(200);
    assert_eq!(counted, words(&harness));
    assert_ne!(opened, counted, "nothing was counted");
}

/// The end of a deal says who leads, and where everybody's points came from.
#[test]
fn the_end_of_a_deal_tells_the_reasons_for_points() {
    let mut told = 0;
    for (id, mut saved) in finished() {
        let Some(end) = saved.session.past().iter().position(|done| done.deal == 2) else { continue };
        saved.session.go_to(end);
        saved.session.forget_undone();
        let row = saved.session.sheet().rows.pop().expect("a deal");
        if row.feat().is_some() {
            continue;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let store = quick_store(&folder);
        let path = add_game(&store, &saved);
        let mut harness = open(&store);
        harness.state_mut().command(GameRequest::Open(path));
        harness.run_steps(4);
        let names = names(&saved.players, Language::ENGLISH);
        for seat in Seat::all(row.scores.seats()) {
            let mut lines: Vec<_> =
                row.lines.iter().filter(|line| line.seat == seat && line.points != Score::ZERO).collect();
            // Of many, the greatest are named, and the others counted.
            if lines.len() > 4 {
                lines.sort_by_key(|line| std::cmp::Reverse(line.points.in_halves().abs()));
                assert!(says(&harness, &format!("{} more", lines.split_off(3).len())), "{id}");
            }
            for line in lines {
                let why = line.why.render(&names);
                assert!(says(&harness, &why), "{id}: {why}");
                told += 1;
            }
        }
        assert!(says(&harness, "Deal 1") || says(&harness, "Round 1"), "{id}");
        match saved.session.leaders()[..] {
            [leader] if leader == Seat::new(0) => assert!(says(&harness, "You lead"), "{id}"),
            [leader] => assert!(says(&harness, &format!("{} leads", names.of(leader))), "{id}"),
            _ => assert!(says(&harness, " lead together") || says(&harness, "All level"), "{id}"),
        }
    }
    assert!(told > 20, "{told}");
}
