//! A host that cheats is found out by every guest's own program.

use std::path::Path;

use misere_engine::rules::Next;
use misere_engine::seal::{Seal, SealedSeed};
use misere_games::entry;
use misere_store::{Saved, Unfair};

use super::rig::{Rig, players};

fn copy(saved: &Saved) -> Saved {
    Saved::from_ron(&saved.to_ron(), Path::new("a.misere")).expect("a game")
}

/// Another game with these cards.
fn played_again(saved: &Saved, last: bool) -> String {
    let mut other = copy(saved);
    other.session.go_to(0);
    other.session.forget_undone();
    while other.session.next() != Next::Over {
        other.session.shuffle();
        let moves = other.session.moves();
        let action = if last { moves.last() } else { moves.first() };
        if let Some(action) = action {
            other.session.play(&action.text).expect("a legal action");
        }
    }
    other.to_ron()
}

fn verdicts(prepare: impl FnOnce(&mut Rig)) -> Vec<Option<Unfair>> {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 3), 3);
    prepare(&mut rig);
    rig.play(200_000);
    let finished = rig.chairs.iter().map(|chair| chair.finished.as_ref().expect("an end"));
    finished.map(|finished| finished.check.verdict.unfair()).collect()
}

#[test]
fn an_honest_host_passes_every_check() {
    assert_eq!(verdicts(|_| {}), [None; 3]);
}

#[test]
fn a_host_that_changes_its_sealed_secret_is_found_out() {
    let cheat = |sealed: SealedSeed| Seal::new(12345, 678).cut(sealed.cut());
    assert_eq!(verdicts(|rig| rig.cheat_at_cut = Some(cheat)), [Some(Unfair::Seal); 3]);
}

#[test]
fn a_host_that_leaves_out_words_is_found_out() {
    let cheat = |sealed: SealedSeed| sealed.seal().cut("words of the host");
    assert_eq!(verdicts(|rig| rig.cheat_at_cut = Some(cheat)), [Some(Unfair::Words); 3]);
}

#[test]
fn a_host_that_shows_other_cards_than_it_kept_is_found_out() {
    let cheat = |saved: &Saved| played_again(saved, false);
    assert_eq!(verdicts(|rig| rig.cheat_at_end = Some(cheat)), [Some(Unfair::Course); 3]);
    let cheat = |saved: &Saved| played_again(saved, true);
    assert_eq!(verdicts(|rig| rig.cheat_at_end = Some(cheat)), [Some(Unfair::Course); 3]);
}

#[test]
fn a_file_that_is_damaged_or_of_another_game_is_found_out() {
    let cheat = |saved: &Saved| saved.to_ron().replacen("play ", "ploy ", 1);
    assert_eq!(verdicts(|rig| rig.cheat_at_end = Some(cheat)), [Some(Unfair::File); 3]);
    let cheat = |_: &Saved| {
        let example = misere_store::open_example(entry("clubs").expect("a game"), true);
        example.expect("an example").to_ron()
    };
    assert_eq!(verdicts(|rig| rig.cheat_at_end = Some(cheat)), [Some(Unfair::Game); 3]);
}

/// A guest cannot wait for the others' words and then choose its own.
#[test]
fn a_guest_that_changes_its_words_loses_its_seat() {
    use misere_online::guest::{Ended, GuestFile, Standing};
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 1), 3);
    while !rig.table.host.is_ready() {
        rig.step();
    }
    let text = rig.chairs[0].file.replace("words of 3", "other words");
    let file = GuestFile::from_text(&text).expect("a file");
    let seat = rig.chairs[0].seat;
    rig.table.call(|host| host.start(Seal::new(1, 2)).expect("everybody is ready"));
    rig.run_host();
    rig.cut(0);
    rig.chairs[0].guest = misere_online::guest::Guest::new(file, false);
    for _ in 0..50 {
        rig.step();
    }
    // Its program does not even try, because the host shows that other words were fixed.
    assert_eq!(rig.chairs[0].guest.standing(), Standing::Joined);
    assert!(rig.session().is_none(), "the game waits for the words that were fixed");
    rig.say_to_host(
        0,
        r#"{"n":50,"ack":0,"message":{"open":{"round":1,"words":"x","nonce":"00000000000000000000000000000000"}}}"#,
    );
    assert_eq!(rig.table.host.presence(seat), misere_online::Presence::Open);
    assert_eq!(rig.chairs[0].guest.standing(), Standing::Ended(Ended::Closed(misere_online::Closed::WrongWords)));
}
