//! Challenges in files, with what only this computer knows about them.

use std::fs;
use std::path::Path;

use super::*;

/// Its text, and which entries are whose.
#[test]
fn a_kept_challenge_reads_back_with_what_only_this_computer_knows() {
    let path = Path::new("kept.misere");
    let reread = |kept: &KeptChallenge| KeptChallenge::from_file(&kept.to_file(), path).expect("what was written");
    let first = finish(new_game("finis", 5), Level::Easy);
    let first = Challenge::of(&first).expect("a challenge");
    // Berta receives it, plays it, and keeps her first result.
    let mut kept = KeptChallenge::received(first.clone());
    assert_eq!((reread(&kept).own(), reread(&kept).is_made), (None, false));
    let mut game = finish(first.start(&"Berta".into()), Level::Medium);
    let play = Challenge::of(&game).expect("a reply");
    kept.add_own(&play).expect("the same challenge");
    game.saved_at += 60;
    let later = Challenge::of(&game).expect("a reply");
    kept.add_own(&later).expect("the same challenge");
    assert_eq!((kept.own(), kept.challenge.entries.len()), (Some(1), 2));
    assert!(!kept.is_to_be_proved(0), "Ada played by the clock");
    assert!(!kept.is_to_be_proved(1), "Berta played here");
    // The same play comes back under another name.
    let mut renamed = play.clone();
    renamed.entries[0].name = "Mallory".into();
    assert_eq!(kept.challenge.merge(&renamed), Ok(0));
    // Carl replies.
    let carl = finish(first.start(&"Carl".into()), Level::Easy);
    let carl = Challenge::of(&carl).expect("a reply");
    assert_eq!(kept.challenge.merge(&carl), Ok(1));
    assert!(kept.is_to_be_proved(2));
    assert!(kept.check(2, &RUNNING).expect("nobody stops it").is_ok());
    kept.note_proved(2);
    kept.name_own("Bertha".into());
    kept.remove(0);
    let again = reread(&kept);
    assert_eq!((again.own(), again.is_made), (Some(0), false));
    assert!(!again.is_to_be_proved(0) && !again.is_to_be_proved(1));
    let names = again.challenge.entries.iter().map(|entry| entry.name.shown());
    assert_eq!(names.collect::<Vec<_>>(), ["Bertha", "Carl"]);
    let made = KeptChallenge::made(first);
    assert_eq!((reread(&made).own(), reread(&made).is_made), (Some(0), true));
}

#[test]
fn a_kept_challenge_remembers_that_nobody_had_played() {
    let path = Path::new("kept.misere");
    let reread = |kept: &KeptChallenge| KeptChallenge::from_file(&kept.to_file(), path).expect("what was written");
    let empty = Challenge::of(&new_game("finis", 5)).expect("a challenge");
    let reply = Challenge::of(&finish(empty.start(&"Berta".into()), Level::Medium)).expect("a reply");
    let mut forged = reply.clone();
    forged.entries[0].alike = false;
    forged.entries[0].time += 1;
    for mut kept in [KeptChallenge::received(empty.clone()), KeptChallenge::made(empty)] {
        kept.merge(&reply).expect("the same challenge");
        let mut again = reread(&kept);
        again.merge(&forged).expect("the same challenge");
        let results = reread(&again).challenge.results(&RUNNING).expect("nobody stops it");
        assert_eq!((results.checked.len(), results.refused.len()), (1, 1));
    }
    // A file that an earlier version has written.
    let kept = KeptChallenge::made(reply);
    let old = kept.to_file().replace("made before anybody had played\n", "");
    assert!(kept.challenge.is_alike && !old.contains("before"));
    assert!(KeptChallenge::from_file(&old, path).expect("sound").challenge.is_alike);
}

/// Replies may come before the challenger has kept the challenge, or its game before another.
#[test]
fn the_game_that_a_challenge_was_made_from_comes_first_whenever_it_arrives() {
    let first = Challenge::of(&finish(new_game("finis", 5), Level::Easy)).expect("a challenge");
    let reply = |name: &str, level| {
        let game = finish(first.start(&name.into()), level);
        Challenge::of(&game).expect("a reply")
    };
    let mut kept = KeptChallenge::received(reply("Berta", Level::Medium));
    kept.add_own(&reply("Carl", Level::Easy)).expect("the same challenge");
    kept.note_proved(0);
    assert_eq!(kept.merge(&first), Ok(1));
    let names = kept.challenge.entries.iter().map(|entry| entry.name.shown());
    assert_eq!(names.collect::<Vec<_>>(), ["Ada", "Berta", "Carl"]);
    assert_eq!(kept.own(), Some(2));
    for index in 0..3 {
        assert!(!kept.is_to_be_proved(index));
        assert!(kept.check(index, &RUNNING).expect("nobody stops it").is_ok());
    }
}

#[test]
fn lines_of_a_kept_challenge_that_make_no_sense_are_ignored() {
    let path = Path::new("kept.misere");
    let made = KeptChallenge::made(with_reply("finis"));
    let file = made.to_file();
    for (from, to) in [
        ("own: 0", "own: 7"),
        ("own: 0", "own: -1"),
        ("proved: 0", "proved: x 9 18446744073709551616"),
        ("made here", "\u{202e}made here"),
    ] {
        assert!(file.contains(from), "{file}");
        let kept = KeptChallenge::from_file(&file.replacen(from, to, 1), path);
        let kept = kept.expect("a sound challenge");
        assert_eq!(kept.challenge.entries.len(), 2);
        assert_eq!(kept.own().is_none(), from.starts_with("own"), "{to}");
    }
    let cut = &file[..file.len() / 2];
    assert!(KeptChallenge::from_file(cut, path).is_err());
}

#[test]
fn challenges_are_listed_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    assert_eq!(store.challenges(&[]), []);
    let kept = KeptChallenge::made(with_reply("finis"));
    let id = kept.challenge.id();
    fs::create_dir_all(store.challenges_path()).expect("a folder");
    fs::write(store.challenge_path(id), kept.to_file()).expect("written");
    fs::write(store.challenges_path().join("other.misere"), "").expect("written");
    assert_eq!(store.challenges(&[]), [id]);
    let path = store.challenge_path(id);
    let found = KeptChallenge::from_file(&read_kept(&path).expect("a file"), &path).expect("a challenge");
    assert_eq!(found.challenge.id(), id);
}
