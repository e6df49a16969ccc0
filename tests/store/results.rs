//! The results file: lines that are added, damaged, torn, removed and restored.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use misere_engine::rules::Next;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::Setup;
use misere_games::entry;
use misere_players::bots::Estimate;
use misere_players::review::{Mark, Review, Verdict, fingerprint};
use misere_store::{
    Disk, DiskStep, FinishedGame, Origin, ResultLine, Results, ResultsReader, ReviewedGame, Saved, Store, Writer,
    open_example,
};

const LONG: Duration = Duration::from_secs(20);

fn finished() -> Saved {
    open_example(entry("finis").expect("a game"), true).expect("an example")
}

fn result(file: &str, time: u64) -> FinishedGame {
    let mut saved = finished();
    saved.saved_at = time;
    FinishedGame::of(&saved, &PathBuf::from(file)).expect("a game that is over")
}

fn add(store: &Store, records: &[ResultLine]) {
    let writer = Writer::start(store.disk(), || ());
    records.iter().for_each(|record| store.add_result(&writer, record));
    assert!(writer.wait(LONG), "the results are written");
}

fn read(store: &Store) -> Results {
    read_with(store, &[])
}

fn read_with(store: &Store, unsaved: &[String]) -> Results {
    let reader = ResultsReader::new(store.results_path());
    reader.read().expect("results");
    reader.at_once(unsaved).expect("results").0
}

fn times(results: &Results) -> Vec<u64> {
    results.games.iter().map(|game| game.result.time).collect()
}

#[test]
fn a_result_holds_what_statistics_need_and_reads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    assert!(read(&store).games.is_empty(), "no file is no error");
    let mut saved = finished();
    (saved.hints, saved.origin) = (3, Origin::Copy);
    let result = FinishedGame::of(&saved, &PathBuf::from("7-finis.misere")).expect("over");
    assert_eq!(result.game, "finis");
    assert_eq!(result.players, saved.players);
    assert_eq!((result.hints, result.origin), (3, Origin::Copy));
    assert_eq!(result.undos, saved.session.undo_count());
    assert!(result.id.starts_with("7-finis/"), "{}", result.id);
    assert!(result.lowest_wins && result.rules.is_empty());
    assert!(result.places.contains(&1));
    add(&store, &[ResultLine::Game(result.clone())]);
    let text = fs::read_to_string(store.results_path()).expect("a file");
    assert_eq!(text.lines().count(), 1);
    assert!(text.starts_with("{\"version\":1,\"kind\":\"game\",") && text.ends_with("}\n"));
    assert_eq!(read(&store).games[0].result, result);
    let mut half = finished();
    half.session.go_to(5);
    assert_eq!(FinishedGame::of(&half, &PathBuf::from("half.misere")), None);
}

#[test]
fn a_damaged_line_is_reported_and_nothing_else_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    add(&store, &[ResultLine::Game(result("a", 1)), ResultLine::Game(result("b", 2))]);
    let text = fs::read_to_string(store.results_path()).expect("a file");
    let [first, second] = [0, 1].map(|place| text.lines().nth(place).expect("a line"));
    let wrong = [
        &first[..40],
        "{\"version\":2,\"kind\":\"game\"}",
        &first.replacen("\"places\":[", "\"places\":[9,", 1),
        "not JSON",
    ];
    let mut content = wrong.join("\n").into_bytes();
    content.extend(b"\n\xff\xfe\n");
    content.extend(format!("\n{first}\n{second}\n").into_bytes());
    fs::write(store.results_path(), content).expect("writing");
    let results = read(&store);
    assert_eq!(times(&results), [1, 2]);
    let lines: Vec<usize> = results.damaged.iter().map(|line| line.line).collect();
    assert_eq!(lines, [1, 2, 3, 4, 5]);
    for (place, words) in [(1, "format version 2: expected 1"), (2, "places: expected 4")] {
        let reason = &results.damaged[place].reason;
        assert!(reason.contains(words), "{reason}");
    }
}

#[test]
fn a_torn_line_does_not_swallow_the_next_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    add(&store, &[ResultLine::Game(result("a", 1))]);
    let path = store.results_path();
    let text = fs::read_to_string(&path).expect("a file");
    fs::write(&path, format!("{text}{}", &text[..50])).expect("writing");
    add(&store, &[ResultLine::Game(result("b", 2))]);
    let results = read(&store);
    assert_eq!(times(&results), [1, 2]);
    assert_eq!(results.damaged.len(), 1);
    assert_eq!(results.damaged[0].line, 2);
}

#[test]
fn two_windows_add_their_lines_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    thread::scope(|scope| {
        for window in 0..2 {
            let store = &store;
            scope.spawn(move || {
                let writer = Writer::start(store.disk(), || ());
                for time in 0..50 {
                    let time = 2 * time + window;
                    store.add_result(&writer, &ResultLine::Game(result(&format!("game {time}"), time)));
                    if time % 7 == 0 {
                        assert!(writer.wait(LONG));
                    }
                }
            });
        }
    });
    let results = read(&store);
    assert_eq!(times(&results), (0..100).collect::<Vec<u64>>());
    assert_eq!(results.damaged, []);
}

#[test]
fn a_game_that_is_finished_again_counts_once_with_its_last_result() {
    // With a clock that was set back, the last result has the older time.
    for times in [[1, 3], [3, 1], [2, 2]] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let [first, last] = times.map(|time| result("a", time));
        let last = FinishedGame { undos: 9, ..last };
        add(&store, &[ResultLine::Game(first), ResultLine::Game(last.clone())]);
        let results = read(&store);
        assert_eq!(results.games.len(), 1);
        assert_eq!(results.games[0].result, last);
    }
}

/// Regression: every visit to a page read all results again, and above 64 MiB none were left.
#[test]
fn results_are_read_on_from_where_they_were_read_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let reader = ResultsReader::new(store.results_path());
    let now = |unsaved: &[String]| reader.at_once(unsaved).expect("results");
    assert!(now(&[]).0.games.is_empty());
    let game = |name: &str, time| ResultLine::Game(result(name, time));
    add(&store, &[game("b", 2), game("c", 3)]);
    assert_eq!(times(&now(&[]).0), [2, 3]);
    // A game that is finished again, with its review, and one that is still to be written.
    add(&store, &[game("b", 5), game("a", 1)]);
    let text = fs::read_to_string(store.results_path()).expect("a file");
    let unsaved = text.lines().next().expect("a line").to_owned();
    assert_eq!(times(&now(&[]).0), [1, 3, 5]);
    assert_eq!(times(&now(&[unsaved]).0), [1, 2, 3]);
    assert_eq!(times(&now(&[]).0), [1, 3, 5], "it was not added");
    // The end of a torn line arrives later.
    let (begun, rest) = text.split_at(text.len() / 2 + 30);
    fs::write(store.results_path(), begun).expect("writing");
    let torn = now(&[]).0;
    assert_eq!((torn.damaged.len(), torn.damaged[0].line), (1, 3));
    fs::write(store.results_path(), [begun, rest].concat()).expect("writing");
    assert_eq!((times(&now(&[]).0), now(&[]).0.damaged), (vec![1, 3, 5], Vec::new()));
    // Another file, longer or not, is read from its beginning.
    let lines: Vec<&str> = text.lines().rev().collect();
    fs::write(store.results_path(), format!("{}\n", lines.join("\n\n"))).expect("writing");
    assert_eq!(times(&now(&[]).0), [1, 2, 3]);
    fs::write(store.results_path(), format!("{}\n", lines[0])).expect("writing");
    assert_eq!(times(&now(&[]).0), [1]);
    fs::remove_file(store.results_path()).expect("removing");
    assert!(now(&[]).0.games.is_empty());
    // A line without an end takes no memory, and the ones after it count.
    fs::write(store.results_path(), [&[b'x'; 3 << 20][..], b"\n", lines[0].as_bytes()].concat()).expect("writing");
    assert!(!now(&[]).1, "that is too much to wait for");
    let found = read(&store);
    assert_eq!((times(&found), found.damaged.len()), (vec![1], 1));
}

/// Regression: of 30 games finished on a slow disk, 17 did not count until somebody opened them.
#[test]
fn finished_games_without_a_result_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let saved = finished();
    let files = ["1-finis.misere", "2-finis.misere", "3-finis.misere"].map(|name| store.games_path().join(name));
    let [mut counted, mut renamed, mut missing] = [saved.copy(), saved.copy(), saved.copy()];
    for (saved, undone) in [&mut counted, &mut renamed, &mut missing].into_iter().zip(1..) {
        saved.session.set_undo_count(undone);
    }
    for (path, saved) in files.iter().zip([&counted, &renamed, &missing]) {
        store.write(path, saved).expect("writing");
    }
    let of = |saved: &Saved, path: &Path| FinishedGame::of(saved, path).expect("over");
    add(&store, &[ResultLine::Game(of(&counted, &files[0]))]);
    let seed = saved.session.seed();
    let candidates: Vec<(PathBuf, u64)> = files.iter().map(|path| (path.clone(), seed)).collect();
    let reader = ResultsReader::new(store.results_path());
    let log = of(&missing, &files[2]).log;
    let found = reader.missing(&candidates).expect("results");
    // All three have the same log, so the game that counts stands for its copies under other names.
    assert_eq!(log, of(&counted, &files[0]).log);
    assert_eq!(found, []);
    fs::remove_file(store.results_path()).expect("removing");
    let found = reader.missing(&candidates[2..]).expect("results");
    assert_eq!(found, [of(&missing, &files[2])]);
    add(&store, &found.into_iter().map(ResultLine::Game).collect::<Vec<_>>());
    assert_eq!(reader.missing(&candidates).expect("results"), []);
}

/// Restoring adds the removed lines at the end of the file, below newer ones.
#[test]
fn a_restored_result_does_not_replace_a_newer_one_of_the_same_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let games = ["a", "b"].map(|name| ResultLine::Game(result(name, 1)));
    add(&store, &games);
    store.reset_results().expect("removed");
    let again = FinishedGame { undos: 9, ..result("a", 2) };
    add(&store, &[ResultLine::Game(again.clone())]);
    store.restore_results().expect("restored");
    let results = read(&store);
    assert_eq!(times(&results), [1, 2]);
    assert_eq!(results.games[1].result, again);
    assert_eq!(results.damaged, []);
}

#[test]
fn results_on_a_full_disk_are_written_once_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let full = Arc::new(AtomicBool::new(true));
    let is_full = full.clone();
    let disk = Disk::with(move |step| match step {
        DiskStep::Write if is_full.load(Ordering::Relaxed) => Err(io::ErrorKind::StorageFull.into()),
        _ => Ok(()),
    });
    let store = Store::within(folder.path()).on(disk);
    let writer = Writer::start(store.disk(), || ());
    store.add_result(&writer, &ResultLine::Game(result("a", 1)));
    assert!(!writer.wait(LONG), "the disk is full");
    assert!(writer.lines_error(&store.results_path()).is_some() && writer.is_waiting());
    assert_eq!(times(&read_with(&store, &writer.pending_lines(&store.results_path()))), [1], "it counts");
    full.store(false, Ordering::Relaxed);
    assert!(writer.wait(LONG));
    assert!(writer.lines_error(&store.results_path()).is_none());
    assert_eq!(times(&read(&store)), [1]);
}

#[test]
fn removed_results_can_be_restored_beside_new_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    add(&store, &[ResultLine::Game(result("a", 1))]);
    store.reset_results().expect("removed");
    assert!(read(&store).games.is_empty());
    store.restore_results().expect("restored");
    assert_eq!(times(&read(&store)), [1]);
    store.reset_results().expect("removed");
    add(&store, &[ResultLine::Game(result("b", 2))]);
    store.restore_results().expect("restored");
    assert_eq!(times(&read(&store)), [1, 2]);
    store.restore_results().expect("nothing is left to restore");
    store.reset_results().expect("removed");
    let lock = store.lock().expect("nobody has it");
    store.tidy(&lock);
    store.restore_results().expect("nothing is left to restore");
    assert!(read(&store).games.is_empty(), "the next start forgets them");
}

#[test]
fn a_review_is_added_to_the_result_of_the_same_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let saved = finished();
    let past = saved.session.past();
    let own = past.iter().enumerate().find_map(|(step, past)| {
        let act = past.act.as_ref()?;
        (act.seat.index() == 0 && act.action.starts_with("play ")).then_some((step, act))
    });
    let (step, act) = own.expect("the person plays");
    let verdict = Verdict {
        step,
        deal: 1,
        seat: 0,
        played: act.action.clone(),
        best: act.action.clone(),
        options: 3,
        mark: Some(Mark::Mistake),
        loss: Estimate::exact(0.4),
        points: Estimate::exact(0.5),
        expected: Estimate::exact(0.5),
        worlds: 64,
        exact: false,
        lead: 0.0,
        for_the_game: false,
        as_good: Vec::new(),
    };
    let review = Review {
        log: fingerprint(&*saved.session),
        seats: vec![0],
        worlds: 64,
        deals: 4,
        verdicts: vec![verdict],
        reports: Vec::new(),
    };
    let file = PathBuf::from("a");
    let reviewed = ReviewedGame::of(&saved, &file, &review, 9).expect("over");
    let [decisions] = &reviewed.seats[0].decisions[..] else {
        panic!("one kind of decision");
    };
    assert!(["lead", "follow"].contains(&decisions.kind.as_str()));
    assert_eq!((decisions.count, decisions.mistakes), (1, 1));
    add(&store, &[ResultLine::Review(reviewed.clone()), ResultLine::Game(result("a", 1))]);
    assert_eq!(read(&store).games[0].review.as_ref(), Some(&reviewed));
    let other = FinishedGame { log: "another".into(), ..result("a", 2) };
    add(&store, &[ResultLine::Game(other)]);
    assert_eq!(read(&store).games[0].review, None, "another course of the game");
}

#[test]
fn hints_and_origin_are_kept_with_the_game_and_old_saves_have_none() {
    let path = PathBuf::from("here.misere");
    let mut saved = finished();
    let old = saved.to_ron();
    assert!(!old.contains("hints:") && !old.contains("origin:"));
    (saved.hints, saved.origin) = (4, Origin::PlayedOn);
    let again = Saved::from_ron(&saved.to_ron(), &path).expect("what was written");
    assert_eq!((again.hints, again.origin), (4, Origin::PlayedOn));
    let again = Saved::from_ron(&old, &path).expect("an old save");
    assert_eq!((again.hints, again.origin), (0, Origin::New));
}

#[test]
fn a_moon_is_remembered_with_its_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let games = (0..500).map(moon_shooters);
    let mut finished = games.filter_map(|saved| FinishedGame::of(&saved, "a.misere".as_ref()));
    let moon = finished.find(|game| !game.moons.is_empty()).expect("a moon in 500 games");
    add(&store, &[ResultLine::Game(moon.clone()), ResultLine::Game(FinishedGame { moons: vec![4], ..moon.clone() })]);
    let results = read(&store);
    assert_eq!((&results.games[0].result, results.damaged.len()), (&moon, 1));
}

/// A game in which the first seat wins what it can, and the others give it all hearts.
fn moon_shooters(seed: u64) -> Saved {
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed, dealer: None };
    let mut session = entry("acorn_hearts").expect("a game").start(&setup).expect("a game");
    while session.next() != Next::Over {
        let Next::Act(seat) = session.next() else {
            session.shuffle();
            continue;
        };
        let rank = |text: &str| {
            let card = text.strip_prefix("play ").unwrap_or_default();
            let rank = "789TJQKA".find(card.get(..1).unwrap_or("7")).unwrap_or_default();
            let heart = if card.ends_with('H') { 10 } else { 0 };
            if seat.index() == 0 { rank } else { 10 + heart - rank }
        };
        let moves = session.moves();
        let best = moves.iter().max_by_key(|one| rank(&one.text)).expect("a legal action");
        session.play(&best.text).expect("a legal action");
    }
    let players = open_example(entry("acorn_hearts").expect("a game"), true).expect("an example").players;
    Saved { players, session, ..finished() }
}
