//! `misere host` and `misere join`, with guests in Python that were written from `docs/online.md` alone.

use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::python::python;
use crate::running::Running;
use crate::{Folder, json, lines, printed, refused};

const GUEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/online/guest.py");

/// A table of this game in this file; returns it with the invitations that it prints.
fn host(game: &str, save: &str) -> (Running, Vec<String>) {
    let mut host = Running::start(
        Command::new(crate::PROGRAM)
            .args(["host", "--game", game, "--bot", "easy", "--save", save])
            .stdout(Stdio::piped()),
    );
    let invitations = host.lines_until(|line| line.contains("\"table\""));
    let invitations = invitations.iter().map(|line| json(line));
    let invitations = invitations.filter(|line| line["event"] == "invitation");
    let texts = invitations.filter_map(|line| line["text"].as_str().map(str::to_owned));
    (host, texts.collect())
}

/// A table of Mismatch with a seat for one friend, and these arguments more.
fn host_of_one(more: &[&str]) -> Running {
    Running::start(
        Command::new(crate::PROGRAM)
            .args(["host", "--game", "mismatch", "--friends", "1"])
            .args(["--bot", "easy"])
            .args(more)
            .stdout(Stdio::piped()),
    )
}

fn python_guest(invitation: &str, name: &str) -> Running {
    Running::start(Command::new(python()).args([GUEST, invitation, name]).stdout(Stdio::piped()))
}

#[test]
fn guests_in_python_play_whole_games_over_tcp() {
    for game in ["mismatch", "finis"] {
        let folder = Folder::new();
        let (saved, kept) = (folder.path("host.misere"), folder.path("guest.misere"));
        let (mut host, invitations) = host(game, &saved);
        let (last, others) = invitations.split_last().expect("invitations");
        let guests = others.iter().zip(["Berta", "Carl", "Dora"]);
        let guests: Vec<Running> = guests.map(|(text, name)| python_guest(text, name)).collect();
        let joined = printed(&["join", last, "--name", "Emil", "--random", "--save", &kept]);
        let seen = lines(&joined);
        for event in ["invited", "table", "news", "ask"] {
            assert!(seen.iter().any(|line| line["event"] == event), "{event}: {joined}");
        }
        let over = seen.iter().find(|line| line["event"] == "over");
        let over = over.expect("an end");
        assert_eq!(over["unfair"], serde_json::Value::Null);
        for guest in guests {
            let (status, said) = guest.end();
            assert!(status.success(), "{said}");
            assert!(json(&said)["steps"].as_u64() > Some(10), "{said}");
        }
        let end = host.lines_until(|line| line.contains("\"over\""));
        assert!(end.last().is_some_and(|line| line.contains("\"over\"")), "{end:?}");
        let checks = [&saved, &kept].map(|file| printed(&["check", file]));
        let [one, other] = checks.map(|check| check.split_once(": ").expect("a path").1.to_owned());
        let (same, others) = other
            .split_once("a guest's program wrote: Fair play, checked by your program. ")
            .expect("the guest's own check");
        assert!(one.starts_with(same) && same.contains("seal"), "both have the same game, cut and seal: {one}{other}");
        assert!(others.ends_with(" and what a guest's program found\n"), "{others}");
        assert!(one.contains("finished"), "{one}");
    }
}

/// The program of the host ends in the middle of a game, and the same command goes on with it.
#[test]
fn a_table_goes_on_after_its_host_was_killed() {
    let folder = Folder::new();
    let saved = folder.path("host.misere");
    let (mut first, invitations) = host("mismatch", &saved);
    let [seat, ..] = &invitations[..] else {
        panic!("invitations");
    };
    let guests: Vec<Running> = invitations[1..].iter().map(|text| python_guest(text, "Berta")).collect();
    let kept = folder.path("guest");
    let mut join = Running::start(
        Command::new(crate::PROGRAM).args(["join", seat, "--keep", &kept]).stdin(Stdio::piped()).stdout(Stdio::piped()),
    );
    // The guest that answers nothing keeps the game from going on.
    join.lines_until(|line| line.contains("\"ask\""));
    first.lines_until(|line| line.contains("\"playing\""));
    drop(first);
    drop(guests);
    let (mut second, again) = host("mismatch", &saved);
    assert_eq!(again.len(), invitations.len());
    drop(join);
    // The address has changed with the port, so the guest gets it anew, and its seat by its key.
    let back = [&again[0], "--keep", &kept, "--random"];
    let mut join = Running::start(Command::new(crate::PROGRAM).arg("join").args(back).stdout(Stdio::piped()));
    let said = join.lines_until(|line| line.contains("\"news\""));
    assert!(said.iter().any(|line| line.contains("\"playing\"")), "{said:?}");
    second.lines_until(|line| line.contains("\"here\""));
}

/// Regression: a disk on which the game could not be written ended the table without a goodbye.
#[test]
fn a_table_goes_on_once_its_game_can_be_written() {
    let folder = Folder::new();
    let saved = folder.path("host.misere");
    let mut host = host_of_one(&["--save", &saved]);
    let lines = host.lines_until(|line| line.contains("\"invitation\""));
    let invitation = json(lines.last().expect("an invitation"))["text"].as_str().expect("a text").to_owned();
    std::fs::create_dir(&saved).expect("a folder in place of the file");
    let mut join =
        Running::start(Command::new(crate::PROGRAM).args(["join", &invitation, "--random"]).stdout(Stdio::piped()));
    host.lines_until(|line| line.contains("\"playing\""));
    std::thread::sleep(Duration::from_millis(500));
    std::fs::remove_dir(&saved).expect("an empty folder");
    let end = join.lines_until(|line| line.contains("\"over\""));
    assert!(end.last().is_some_and(|line| line.contains("\"over\"")), "{end:?}");
    assert!(printed(&["check", &saved]).contains("finished"));
}

/// The program of the host ends after the cut, before anything of the game was written.
#[test]
fn a_game_of_which_nothing_was_kept_begins_again_from_the_same_cut() {
    let folder = Folder::new();
    let (saved, kept) = (folder.path("host.misere"), folder.path("guest"));
    let start = || {
        let mut host = host_of_one(&["--save", &saved]);
        let lines = host.lines_until(|line| line.contains("\"invitation\""));
        let invitation = json(lines.last().expect("an invitation"));
        (host, invitation["text"].as_str().expect("a text").to_owned())
    };
    let (mut first, invitation) = start();
    std::fs::create_dir(&saved).expect("a folder in place of the file");
    let join = Running::start(
        Command::new(crate::PROGRAM)
            .args(["join", &invitation, "--keep", &kept])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped()),
    );
    first.lines_until(|line| line.contains("\"playing\""));
    drop(first);
    drop(join);
    std::fs::remove_dir(&saved).expect("an empty folder");
    let (_second, invitation) = start();
    let played = printed(&["join", &invitation, "--keep", &kept, "--random"]);
    let over = lines(&played).into_iter().find(|line| line["event"] == "over");
    assert_eq!(over.expect("an end")["unfair"], serde_json::Value::Null);
}

#[test]
fn a_spectator_is_told_what_lies_open() {
    let mut host = host_of_one(&[]);
    let said = host.lines_until(|line| line.contains("\"spectators\",\"text\""));
    let text = |event: &str| {
        let lines = said.iter().map(|line| json(line));
        let found = lines.into_iter().find(|line| line["event"] == event);
        found.expect("an invitation")["text"].as_str().expect("a text").to_owned()
    };
    let mut watching = Running::start(
        Command::new(crate::PROGRAM)
            .args(["join", &text("spectators"), "--name", "Otto"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped()),
    );
    host.lines_until(|line| line.contains("Otto"));
    printed(&["join", &text("invitation"), "--random"]);
    let seen = watching.lines_until(|line| line.contains("\"over\""));
    let seen: Vec<serde_json::Value> = seen.iter().map(|line| json(line)).collect();
    let invited = seen.iter().find(|line| line["event"] == "invited");
    assert_eq!(invited.expect("a table")["seat"], serde_json::Value::Null);
    let news: Vec<&serde_json::Value> = seen.iter().filter(|line| line["event"] == "news").collect();
    assert!(news.iter().any(|line| line.to_string().contains("??")), "hidden cards");
    assert!(news.iter().any(|line| line["told"][0].is_string()), "words");
    assert!(seen.iter().all(|line| line["event"] != "ask"));
    let over = seen.last().expect("an end");
    assert_eq!(over["unfair"], serde_json::Value::Null);
}

#[cfg(feature = "online")]
#[test]
fn a_whole_game_over_the_internet_needs_no_relay_on_one_computer() {
    let folder = Folder::new();
    let saved = folder.path("host.misere");
    let way = ["--internet", "--relay", "none", "--not-nearby"];
    let place = ["--listen", "127.0.0.1:0", "--save", &saved];
    let mut host = host_of_one(&[&way[..], &place].concat());
    let lines_of_host = host.lines_until(|line| line.contains("\"invitation\""));
    let invitation = json(lines_of_host.last().expect("an invitation"));
    let invitation = invitation["text"].as_str().expect("a text");
    let way = ["--relay", "none", "--not-nearby", "--random"];
    let played = printed(&[&["join", invitation][..], &way].concat());
    let over = lines(&played).into_iter().find(|line| line["event"] == "over");
    assert_eq!(over.expect("an end")["unfair"], serde_json::Value::Null);
}

#[cfg(not(feature = "online"))]
#[test]
fn a_program_without_the_internet_says_so() {
    let (status, error) = refused(&["host", "--game", "finis", "--internet"]);
    assert_eq!(status, 2);
    assert!(error.contains("--features online"), "{error}");
}

#[test]
fn wrong_arguments_are_refused() {
    let (status, error) = refused(&["join", "misere:join-1-ABC"]);
    assert_eq!(status, 2);
    assert!(error.contains("not a complete invitation"), "{error}");
    let (status, error) = refused(&["host", "--game", "finis", "--listen", "nowhere"]);
    assert_eq!(status, 2);
    assert!(error.contains("nowhere"), "{error}");
    let (status, error) = refused(&["host", "--game", "finis", "--seats", "3", "--friends", "4"]);
    assert_eq!(status, 2);
    assert!(error.contains("expected at most 3"), "{error}");
}

#[test]
fn invitations_that_nobody_can_use_are_refused() {
    for (argument, address) in [
        ("--address", "1.2.3.4"),
        ("--address", "1.2.3.4:99999"),
        ("--address", "1.2.3.4:0"),
        ("--address", ":7763"),
        ("--address", "::1:7763"),
        ("--address", "0.0.0.0:7763"),
        ("--address", "[::]:7763"),
        ("--listen", "0.0.0.0:0"),
    ] {
        let (status, error) = refused(&["host", "--game", "finis", argument, address]);
        assert_eq!(status, 2, "{error}");
        assert!(error.contains(address), "{error}");
        if argument == "--address" {
            let (_, error) = refused(&["host", "--game", "finis", "--internet", argument, address]);
            assert!(error.contains(address), "{error}");
        }
    }
}

#[test]
fn a_host_that_cannot_listen_says_why_in_its_language() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().expect("an address").to_string();
    let host = ["host", "--game", "finis", "--language", "de"];
    for (more, reason) in [
        (["--listen", &taken], "schon von einem anderen Programm benutzt"),
        (["--listen", "nowhere"], "„nowhere“ ist keine Adresse dieses Computers"),
        (["--address", "1.2.3.4"], "Unter „1.2.3.4“ können andere dich nicht erreichen"),
    ] {
        let (status, error) = refused(&[&host[..], &more].concat());
        assert_eq!(status, 2, "{error}");
        assert!(error.contains(reason), "{error}");
    }
}

/// A table with one friend who is to act; returns both, and the first lines of each.
fn under_way(saved: &str, kept: &str, name: &str) -> [(Running, Vec<String>); 2] {
    let mut host = host_of_one(&["--save", saved]);
    let mut said = host.lines_until(|line| line.contains("\"invitation\""));
    let invitation = json(said.last().expect("an invitation"))["text"].as_str().expect("a text").to_owned();
    let mut join = Running::start(
        Command::new(env!("CARGO_BIN_EXE_misere"))
            .args(["join", &invitation, "--keep", kept, "--name", name])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped()),
    );
    let heard = join.lines_until(|line| line.contains("\"ask\""));
    said.extend(host.lines_until(|line| line.contains("\"playing\"")));
    [(host, said), (join, heard)]
}

#[test]
fn both_sides_print_the_seal_and_names_that_command_nothing() {
    let folder = Folder::new();
    let both = under_way(&folder.path("host.misere"), &folder.path("guest"), "Eve\u{202e}\u{2066}");
    let seals = both.each_ref().map(|(_, lines)| {
        assert!(!lines.iter().any(|line| line.contains(['\u{202e}', '\u{2066}'])), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("202e")), "{lines:?}");
        let lines = lines.iter().map(|line| json(line));
        let seals = lines.filter_map(|line| line["seal"].as_str().map(str::to_owned));
        let mut seals: Vec<String> = seals.collect();
        seals.dedup();
        seals
    });
    assert_eq!(seals[0].len(), 1);
    assert_eq!(seals[0], seals[1]);
}

#[cfg(unix)]
#[test]
fn files_with_secrets_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let (saved, kept) = (folder.path("host.misere"), folder.path("guest"));
    let table = format!("{saved}.table");
    let mode = |path: &str| std::fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    let both = under_way(&saved, &kept, "Berta");
    assert_eq!([mode(&table), mode(&kept)], [0o600; 2]);
    drop(both);
    // Files of an older version are closed to others when they are written again.
    for path in [&table, &kept] {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).expect("a file");
    }
    let _both = under_way_again(&saved, &kept);
    assert_eq!(mode(&table), 0o600);
}

/// The table of these files once more.
#[cfg(unix)]
fn under_way_again(saved: &str, kept: &str) -> [Running; 2] {
    let mut host = host_of_one(&["--save", saved]);
    let said = host.lines_until(|line| line.contains("\"invitation\""));
    let invitation = json(said.last().expect("an invitation"))["text"].as_str().expect("a text").to_owned();
    let mut join = Running::start(
        Command::new(env!("CARGO_BIN_EXE_misere"))
            .args(["join", &invitation, "--keep", kept])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped()),
    );
    join.lines_until(|line| line.contains("\"ask\""));
    [host, join]
}

#[cfg(unix)]
#[test]
fn whoever_is_told_to_end_says_goodbye() {
    use nix::sys::signal::Signal;
    let folder = Folder::new();
    let [(mut host, _), (join, _)] = under_way(&folder.path("host.misere"), &folder.path("guest"), "Berta");
    join.signal(Signal::SIGTERM);
    host.lines_until(|line| line.contains("\"away\""));
    assert_eq!(join.end().0.code(), Some(130));
    drop(host);
    let [mut host, mut join] = under_way_again(&folder.path("host.misere"), &folder.path("guest"));
    host.lines_until(|line| line.contains("\"here\""));
    host.signal(Signal::SIGTERM);
    join.lines_until(|line| line.contains("\"host_left\""));
    assert_eq!(host.end().0.code(), Some(130));
}

#[test]
fn a_guest_is_told_that_the_host_cannot_be_reached() {
    let folder = Folder::new();
    let kept = folder.path("guest");
    let mut host = host_of_one(&[]);
    let said = host.lines_until(|line| line.contains("\"invitation\""));
    let invitation = json(said.last().expect("an invitation"))["text"].as_str().expect("a text").to_owned();
    drop(host);
    let mut join = Running::start(
        Command::new(env!("CARGO_BIN_EXE_misere"))
            .args(["join", &invitation, "--keep", &kept])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped()),
    );
    let said = join.lines_until(|line| line.contains("\"unreachable\""));
    assert_eq!(json(said.last().expect("a line"))["event"], "standing");
}

/// A club's table: the same people, with the names that the organiser gave them.
#[test]
fn an_evening_is_one_game_after_the_other_with_the_same_people() {
    let folder = Folder::new();
    let saved = folder.path("1.misere");
    let mut host = host_of_one(&["--save", &saved, "--evening", "2", "--names", "Berta"]);
    let invited = host.lines_until(|line| line.contains("\"invitation\""));
    let invitation = json(invited.last().expect("a line"));
    assert_eq!((&invitation["name"], invitation["time"].is_u64()), (&"Berta".into(), true));
    let joined = printed(&["join", invitation["text"].as_str().expect("a text"), "--random", "--evening", "2"]);
    let over = lines(&joined).into_iter().filter(|line| line["event"] == "over");
    let verdicts: Vec<_> = over.map(|line| line["verdict"].clone()).collect();
    assert_eq!(verdicts, ["fair", "fair"], "{joined}");
    let (status, said) = host.end();
    assert!(status.success(), "{said}");
    let all = printed(&["standings", "--json", &saved, &folder.path("1-2.misere")]);
    let berta =
        json(&all)["standings"].as_array().expect("a list").iter().find(|line| line["name"] == "Berta").cloned();
    assert_eq!(berta.map(|line| line["games"].clone()), Some(2.into()), "{all}");
}
