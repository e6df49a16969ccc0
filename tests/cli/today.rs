//! `misere today`.

use std::fs;

use misere_engine::rules::Next;
use misere_games::alike;
use misere_players::bots::{Bot, Level};
use misere_store::today::DayDeal;
use misere_store::{Date, Origin, Saved};

use crate::{Folder, json, printed, refused};

/// A Monday.
const DAY: &str = "2026-11-23";

/// The first attempt at the deal of the day, played to the end by Medium. The action with this number is another
/// one than its player decides on.
fn attempt(other: Option<usize>) -> Saved {
    let date: Date = DAY.parse().expect("a date");
    let deal = DayDeal::of(date);
    let mut saved = deal.start(&["Ada".into()], Origin::Today(date));
    // The evening of that day, whatever the clock says.
    saved.saved_at = 1_795_460_000;
    let mut bots = vec![Bot::from(deal.opponents); deal.setup.seats];
    bots[DayDeal::SEAT.index()] = Level::Medium.into();
    let stop = false.into();
    let session = saved.session.as_mut();
    let mut left = other;
    while let Some(number) = left {
        match session.next() {
            Next::Act(seat) => {
                let job = session.think_alike(bots[seat.index()]);
                let decided = job.expect("somebody is to act")(&stop);
                let moves = session.moves();
                let another = moves.iter().find(|one| one.text != decided);
                let is_now = number == 0 && seat != DayDeal::SEAT && another.is_some();
                let action = another.filter(|_| is_now).map_or(decided, |one| one.text.clone());
                session.play(&action).expect("legal");
                left = if is_now { None } else { Some(number.saturating_sub(1)) };
            }
            _ => session.shuffle(),
        }
    }
    assert!(alike::play_out(session, &bots, &stop));
    saved
}

#[test]
fn the_deal_of_a_day_is_shown_with_its_result() {
    let folder = Folder::new();
    let mut saved = attempt(None);
    saved.saved_at = 1_795_438_861;
    let file = folder.file("game.misere", &saved.to_ron());
    let result = misere_store::FinishedGame::of(&saved, file.as_ref()).expect("it is over");
    let record = serde_json::to_string(&misere_store::ResultLine::Game(result)).expect("JSON");
    let line = record.replacen('{', "{\"version\":1,", 1);
    let results = folder.file("results.jsonl", &line);
    let shown = printed(&["today", "--date", DAY, "--file", &results]);
    for part in
        ["Monday, 2026-11-23: Finis, 4 players, against easy", "deal code: finis/4/", "Misère, 2026-11-23: Finis, "]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert!(shown.contains(" 23=") && shown.contains("\n 30"), "{shown}");
    let found = json(&printed(&["today", "--date", DAY, "--file", &results, "--json"]));
    assert_eq!((&found["game"], &found["result"]["in_time"]), (&json("\"finis\""), &json("true")));
    assert_eq!(found["streak"]["longest"], 1);
    let none = folder.file("none.jsonl", "");
    assert!(printed(&["today", "--date", DAY, "--file", &none]).contains("not played yet"));
    assert!(refused(&["today", "--date", "2026-11-31"]).1.contains("expected a day such as 2026-11-26"));
}

#[test]
fn a_first_attempt_is_checked_and_a_forged_one_refused_with_its_reason() {
    let folder = Folder::new();
    let file = folder.file("game.misere", &attempt(None).to_ron());
    let found = printed(&["today", "--check", &file]);
    assert!(found.contains("the deal of 2026-11-23, complete and legal"), "{found}");
    let forged = folder.file("forged.misere", &attempt(Some(9)).to_ron());
    let (status, error) = refused(&["today", "--check", &forged]);
    assert_eq!(status, 1);
    assert!(error.contains("as the players of version"), "{error}");
    let refuses = |change: fn(&mut Saved), words: &str| {
        let mut saved = attempt(None);
        change(&mut saved);
        let file = folder.path("changed.misere");
        fs::write(&file, saved.to_ron()).expect("a file");
        let (_, error) = refused(&["today", "--check", &file]);
        assert!(error.contains(words), "{error}");
    };
    refuses(|saved| saved.hints = 1, "expected none in the first attempt");
    refuses(|saved| saved.session.set_undo_count(1), "expected none in the first attempt");
    refuses(|saved| saved.session.go_to(20), "expected a finished one");
    refuses(|saved| saved.origin = Origin::New, "origin new: expected today");
    refuses(|saved| saved.origin = Origin::Today("2026-11-30".parse().expect("a date")), "not the deal of 2026-11-30");
    refuses(|saved| saved.saved_at -= 86_400, "before its day: expected");
    refuses(|saved| saved.players.swap(0, 1), "expected a person in seat 0 against easy");
}

#[test]
fn computer_players_play_days_and_a_new_game_can_be_written() {
    let folder = Folder::new();
    let days = printed(&["today", "--date", DAY, "--bot", "easy", "--days", "2"]);
    assert_eq!(days.lines().count(), 3, "{days}");
    assert!(days.contains("2026-11-24  slippery_paws     medium"), "{days}");
    let reviewed = printed(&["today", "--date", DAY, "--bot", "easy", "--review"]);
    let (day, band) = (reviewed.lines().nth(1), reviewed.lines().nth(2));
    assert_eq!(day, days.lines().nth(1));
    let band = band.expect("a line for the game");
    assert!(band.starts_with("finis             1 day") && band.contains("  like "), "{band}");
    let file = folder.path("new.misere");
    printed(&["today", "--date", DAY, "--save", &file]);
    assert!(printed(&["check", &file]).contains("finis, 4 players, 0 steps, in progress"));
    let (_, error) = refused(&["today", "--save", &file]);
    assert!(error.contains("new.misere"), "{error}");
    // Regression: the last day of all came four times.
    let days = printed(&["today", "--date", "9999-12-30", "--bot", "easy", "--days", "5"]);
    assert_eq!(days.lines().count(), 3, "{days}");
}
