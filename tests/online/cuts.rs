//! Cuts that are given up and begun anew: each guest shows its words once, unless its person agrees to another cut.

use std::time::Duration;

use misere_engine::seal::Recuts;
use misere_engine::text::Language;
use misere_games::entry;
use misere_online::guest::{Ended, Guest, GuestFile, Question, Standing};
use misere_online::{Phase, Presence};
use misere_players::bots::Level;
use misere_store::{Fairness, Player, Unfair};
use serde_json::json;

use super::rewriting::{last, tell};
use super::rig::{Rig, players};

/// A table at which everybody sits.
fn seated() -> Rig {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 3), 3);
    sit(&mut rig);
    rig
}

/// Plays without the host until everybody sits.
fn sit(rig: &mut Rig) {
    for _ in 0..1000 {
        if rig.table.host.is_ready() {
            return;
        }
        rig.step_without_host();
    }
    panic!("not everybody sits: {:?}", rig.table.host.table());
}

/// Starts the cut; what the guests are told about it is still under way.
fn start(rig: &mut Rig) {
    rig.start();
    rig.run_host();
}

/// Starts a cut in which the last guest never shows its words, and waits until the host gives it up.
fn give_up(rig: &mut Rig) {
    start(rig);
    rig.cut(2);
    rig.chairs[2].is_off = true;
    rig.settle();
    rig.pass(Duration::from_secs(29));
    rig.settle();
    assert_eq!(rig.table.host.table().phase, Phase::Cutting);
    rig.pass(Duration::from_secs(1));
    rig.settle();
    assert_eq!(rig.table.host.table().phase, Phase::Lobby);
}

#[test]
fn a_cut_whose_guest_is_gone_ends_by_itself_and_names_it() {
    let mut rig = seated();
    give_up(&mut rig);
    let recuts = rig.table.host.table().recuts;
    assert_eq!((recuts.count, recuts.missing.len()), (1, 1));
    assert_eq!(recuts.missing[0], "Guest 3");
    for chair in &rig.chairs[..2] {
        assert_eq!(chair.questions, [Question::Recut]);
        assert!(!chair.guest.is_seated());
        assert_eq!(chair.guest.recuts(), &recuts);
    }
    // Nobody sits down again unasked, not even a program that was killed.
    rig.chairs[2].is_off = false;
    rig.kill_guest(0);
    for _ in 0..200 {
        rig.step();
    }
    assert!(!rig.table.host.is_ready());
    assert_eq!(rig.table.host.table().phase, Phase::Lobby);
    assert_eq!(rig.chairs[0].guest.question(), Some(Question::Recut));
}

#[test]
fn a_repeated_cut_is_counted_in_the_verdict_and_in_the_save() {
    let mut rig = seated();
    for chair in &mut rig.chairs {
        chair.agrees = true;
    }
    give_up(&mut rig);
    rig.chairs[2].is_off = false;
    sit(&mut rig);
    give_up(&mut rig);
    rig.chairs[2].is_off = false;
    rig.play(200_000);
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("an end");
        assert_eq!(finished.check.verdict, Fairness::Fair, "{}", chair.seat);
        assert_eq!((finished.check.recuts.count, finished.check.recuts.missing.len()), (2, 1));
        let saved = finished.saved.as_ref().expect("a game");
        let text = saved.to_ron();
        assert!(text.contains("recuts: (") && text.contains("\"Guest 3\""), "{text}");
        let told = misere_store::recuts(&finished.check.recuts).expect("words");
        assert_eq!(
            told.in_language(Language::ENGLISH),
            "The cut was repeated twice: the words of Guest 3 were missing."
        );
    }
}

/// A computer player can have the seat of whoever keeps the others from beginning: by not sitting down, or by sitting down
/// and not cutting, again and again.
#[test]
fn a_friend_who_does_not_sit_down_or_does_not_cut_is_overdue() {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 3), 3);
    let late = rig.chairs[2].seat;
    let patience = Duration::from_secs(rig.table.host.table().patience);
    rig.switch_off(2);
    rig.pass(2 * patience);
    assert!(rig.table.host.overdue().is_empty(), "nobody waits");
    while rig.table.host.table().seats.iter().filter(|seat| seat.commit.is_some()).count() < 2 {
        rig.step_without_host();
    }
    rig.pass(patience - Duration::from_secs(1));
    assert!(rig.table.host.overdue().is_empty(), "not yet");
    rig.pass(Duration::from_secs(1));
    assert_eq!(rig.table.host.overdue(), [late]);
    rig.chairs[2].is_off = false;
    sit(&mut rig);
    assert!(rig.table.host.overdue().is_empty());
    for chair in &mut rig.chairs {
        chair.agrees = true;
    }
    give_up(&mut rig);
    assert!(rig.table.host.overdue().is_empty(), "once can be an accident");
    rig.chairs[2].is_off = false;
    sit(&mut rig);
    start(&mut rig);
    rig.chairs[2].is_off = true;
    rig.call(2, Guest::leave);
    rig.settle();
    assert_eq!(rig.table.host.overdue(), [late], "whoever leaves has not cut either");
    let bot = Player::Computer("Bot".into(), Level::Easy.into());
    rig.call_host(|host| host.give_seat(late, bot));
    assert!(rig.table.host.overdue().is_empty());
    rig.chairs.pop();
    rig.play(200_000);
    for chair in &rig.chairs {
        let check = &chair.finished.as_ref().expect("an end").check;
        assert_eq!((check.verdict, check.recuts.count), (Fairness::Fair, 2));
    }
}

#[test]
fn a_guest_who_leaves_during_the_cut_is_named() {
    let mut rig = seated();
    start(&mut rig);
    rig.chairs[1].is_off = true;
    rig.call(1, Guest::leave);
    rig.settle();
    let table = rig.table.host.table();
    assert_eq!((table.phase, table.recuts.count), (Phase::Lobby, 1));
    assert_eq!(table.recuts.missing[0], "Guest 2");
    assert_eq!(rig.table.host.presence(rig.chairs[1].seat), Presence::Open);
}

/// A host that has seen the cards and does not like them begins again from an older file.
#[test]
fn another_cut_is_refused_once_the_host_can_know_the_cards() {
    let mut rig = seated();
    let before = rig.table.host.file().to_text();
    rig.play_until_turn(0);
    rig.settle();
    for chair in &mut rig.chairs {
        chair.agrees = true;
    }
    go_back(&mut rig, &before);
    for _ in 0..2000 {
        rig.step();
    }
    assert!(!rig.table.host.is_ready(), "nobody sits down again");
    assert!(rig.session().is_none());
    for chair in &rig.chairs {
        assert_eq!(chair.guest.standing(), Standing::Ended(Ended::Recut), "{}", chair.seat);
    }
    // Neither does a program that was started again, nor one whose person tries again.
    rig.kill_guest(0);
    rig.call(1, Guest::try_again);
    for _ in 0..2000 {
        rig.step();
    }
    for chair in &rig.chairs {
        assert_eq!(chair.guest.standing(), Standing::Ended(Ended::Recut), "{}", chair.seat);
    }
}

/// A host that gives up a cut without naming anybody whose words are missing, or without counting it.
#[test]
fn a_cut_is_repeated_only_for_a_reason() {
    let reasons = [
        (json!(null), None),
        (json!({ "count": 1, "missing": [] }), None),
        (json!({ "count": 0, "missing": ["Guest 3"] }), None),
        (json!({ "count": 1, "missing": ["Guest 3"] }), Some(Question::Recut)),
    ];
    for (recuts, question) in reasons {
        let mut rig = seated();
        start(&mut rig);
        rig.cut(2);
        rig.settle();
        let shown = rig.said.iter().filter(|frame| String::from_utf8_lossy(frame).contains("\"open\""));
        assert!(shown.count() >= 2, "two guests have shown their words");
        let mut table = last(&rig, 0, "table");
        assert_eq!(table["phase"], "cutting");
        for (field, value) in [("phase", json!("lobby")), ("round", json!(2)), ("seal", json!(null))] {
            table[field] = value;
        }
        if !recuts.is_null() {
            table["recuts"] = recuts;
        }
        tell(&mut rig, 0, &json!({ "table": table }));
        let guest = &rig.chairs[0].guest;
        assert_eq!(guest.question(), question);
        let refused = Standing::Ended(Ended::Recut);
        assert_eq!(guest.standing(), if question.is_some() { Standing::Joined } else { refused });
    }
}

/// A host that says that the game whose cards it knows was over, and begins another one.
#[test]
fn another_game_before_the_end_needs_consent_and_is_told() {
    let mut rig = seated();
    let before = rig.table.host.file().to_text();
    rig.play_until_turn(0);
    let after = before.replace("\"game_number\": 1", "\"game_number\": 2");
    assert_ne!(before, after);
    go_back(&mut rig, &after);
    for _ in 0..500 {
        rig.step();
    }
    assert!(!rig.table.host.is_ready());
    for chair in &mut rig.chairs {
        assert_eq!(chair.questions, [Question::BrokenOff], "{}", chair.seat);
        chair.agrees = true;
        chair.plays = true;
    }
    rig.play(200_000);
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("an end");
        assert_eq!(finished.check.verdict, Fairness::Fair);
        assert!(finished.check.after_broken_off);
    }
}

/// Tells the first guest another game, round and phase of the table.
fn tell_table(rig: &mut Rig, game: u32, round: u32, phase: &str) {
    let mut table = last(rig, 0, "table");
    for (field, value) in [("game", json!(game)), ("round", json!(round)), ("phase", json!(phase))] {
        table[field] = value;
    }
    if phase == "lobby" {
        table["seal"] = json!(null);
    }
    tell(rig, 0, &json!({ "table": table }));
}

/// A host that skips a game, so that the one whose cards it knows does not seem to be the last.
#[test]
fn a_game_in_between_does_not_stand_for_consent() {
    for between in ["playing", "over", "lobby"] {
        let mut rig = seated();
        rig.play_until_turn(0);
        tell_table(&mut rig, 2, 2, between);
        tell_table(&mut rig, 3, 3, "lobby");
        let guest = &rig.chairs[0].guest;
        assert_eq!(guest.question(), Some(Question::BrokenOff), "{between}");
        assert!(!guest.is_seated());
        rig.said.clear();
        rig.pass(Duration::from_secs(5));
        let sits = rig.said.iter().any(|frame| String::from_utf8_lossy(frame).contains("\"round\":3"));
        assert!(!sits, "{between}");
    }
}

#[test]
fn games_and_cuts_are_counted_up() {
    for (game, round) in [(0, 1), (1, 0), (0, 9)] {
        let mut rig = seated();
        rig.play_until_turn(0);
        tell_table(&mut rig, game, round, "playing");
        assert_eq!(rig.chairs[0].guest.standing(), Standing::Ended(Ended::Recut), "{game} {round}");
    }
}

/// A host that says that another game goes on, so that the guest seems to have come later.
#[test]
fn cards_without_the_words_of_a_guest_who_was_there_are_not_fair() {
    let mut rig = seated();
    rig.play_until_turn(0);
    rig.change = Some(("\"game\":1,".to_owned(), "\"game\":2,".to_owned(), false));
    rig.chairs[0].plays = true;
    for index in 0..3 {
        rig.cut(index);
    }
    rig.play(200_000);
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("an end");
        assert_eq!(finished.check.verdict, Fairness::Unfair(Unfair::Words), "{}", chair.seat);
        assert!(finished.check.after_broken_off);
    }
}

/// Goes on with an older file of the table, without the game.
fn go_back(rig: &mut Rig, file: &str) {
    file.clone_into(&mut rig.disk.lock().expect("a disk").text);
    rig.saved = None;
    rig.saved_file = None;
    rig.kill_host();
}

/// A killed host goes on with the same cut, so that no honest one ever has to ask for another.
#[test]
fn a_host_killed_during_the_cut_goes_on_with_it() {
    let mut rig = seated();
    start(&mut rig);
    let seal = rig.table.host.table().seal;
    assert!(rig.table.host.is_ready() && !rig.table.host.can_start(), "one cut at a time");
    rig.kill_host();
    let table = rig.table.host.table();
    assert_eq!((table.phase, table.seal), (Phase::Cutting, seal));
    rig.play(200_000);
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("an end");
        assert_eq!((finished.check.verdict, finished.check.recuts.count), (Fairness::Fair, 0));
    }
}

/// A host that counts fewer repetitions in the file than there were.
#[test]
fn repetitions_that_the_file_hides_are_found_out() {
    let mut rig = seated();
    rig.cheat_at_end = Some(|saved| {
        let mut other = saved.copy();
        other.seal = saved.seal.clone().map(|seal| seal.after(Recuts::default()));
        other.to_ron()
    });
    for chair in &mut rig.chairs {
        chair.agrees = true;
    }
    give_up(&mut rig);
    rig.chairs[2].is_off = false;
    rig.play(200_000);
    for chair in &rig.chairs[..2] {
        let finished = chair.finished.as_ref().expect("an end");
        assert_eq!(finished.check.verdict, Fairness::Unfair(Unfair::Recuts));
    }
}

/// The seat file of another version of the table is not mixed up with this one.
#[test]
fn a_kept_seat_is_only_for_its_own_invitation() {
    let rig = seated();
    let file = GuestFile::from_text(&rig.chairs[0].file).expect("a file");
    let own = file.invitation.clone();
    assert!(file.clone().with_address_of(&own).is_some());
    let other = &rig.chairs[1].guest.file().invitation;
    assert!(file.with_address_of(other).is_none());
}
