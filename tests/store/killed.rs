//! A program that is killed while playing loses at most one action.
//!
//! The test runs itself as the program to be killed: with [`FOLDER`] set, it plays and saves as the
//! window does, one state per frame, and prints the number of actions after each.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use misere::games::GAMES;
use misere::rules::Next;
use misere::rules::options::HouseRules;
use misere::store::{Disk, Origin, Player, SaveThread, Saved, Step, Store, now, read};
use misere::table::Setup;

/// Environment variable that makes the test the program to be killed: the folder to play in.
const FOLDER: &str = "MISERE_KILLED_FOLDER";

/// Environment variable with the duration of each flush of its disk, in milliseconds.
const FLUSH: &str = "MISERE_KILLED_FLUSH";

/// The time between two actions; the fastest computer players act in every frame.
const FRAME: Duration = Duration::from_millis(8);

#[test]
fn a_killed_program_loses_at_most_one_action() {
    attack(15, 0);
    attack(15, 100);
}

/// `cargo test --no-default-features --test store -- --ignored --nocapture a_thousand`
#[test]
#[ignore = "takes ten minutes"]
fn a_thousand_killed_programs_lose_at_most_one_action_each() {
    attack(1000, 0);
    attack(1000, 100);
}

/// The program to be killed. Does nothing without the variables.
#[test]
fn killed_program() {
    let (Some(folder), Ok(flush)) = (std::env::var_os(FOLDER), std::env::var(FLUSH)) else {
        return;
    };
    let flush = Duration::from_millis(flush.parse().expect("a number"));
    play(&Store::within(Path::new(&folder)), flush);
}

fn file(store: &Store) -> PathBuf {
    store.games_path().join("game.ron")
}

/// Plays until it is killed.
fn play(store: &Store, flush: Duration) {
    let lock = store.lock().expect("one program at a time");
    store.tidy(&lock);
    let disk = Disk::with(move |step| {
        if step != Step::Write {
            thread::sleep(flush);
        }
        Ok(())
    });
    let saving = SaveThread::start(disk, || {});
    let entry = &GAMES[0];
    let setup = Setup {
        seats: entry.usual,
        rules: HouseRules::default(),
        seed: 7,
        dealer: None,
    };
    let mut session = entry.start(&setup).expect("the usual rules");
    let path = file(store);
    let players = (0..entry.usual).map(|_| Player::Person(String::new()));
    let mut saved = Saved {
        name: String::new(),
        saved_at: now(),
        players: players.collect(),
        evening: None,
        seal: None,
        origin: Origin::New,
        hints: 0,
        session: entry.start(&setup).expect("the usual rules"),
    };
    std::mem::swap(&mut saved.session, &mut session);
    let mut out = std::io::stdout();
    loop {
        match saved.session.next() {
            Next::Deal(_) | Next::Reshuffle(_) => saved.session.shuffle(),
            Next::Act(_) => {
                let action = saved.session.moves().remove(0).text;
                saved.session.play(&action).expect("a legal action");
            }
            Next::Over => loop {
                thread::sleep(FRAME);
            },
        }
        saving.write(&path, saved.to_ron());
        writeln!(out, "played {}", saved.session.at()).expect("somebody listens");
        out.flush().expect("somebody listens");
        thread::sleep(FRAME);
        // Computer players wait for this, a frame at a time.
        while saving.is_behind() {
            thread::sleep(FRAME);
        }
    }
}

/// Kills this many programs, each after a different time, and counts how many actions each has
/// lost.
fn attack(kills: u64, flush: u64) {
    let mut lost = [0; 2];
    let mut noted = 0;
    for kill in 0..kills {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        // Between the first frame and the end of the third flush.
        let time = Duration::from_millis(kill * 37 % 400);
        let played = kill_after(folder.path(), flush, time);
        let before = steps(&store).unwrap_or(0);
        // The next start applies the note.
        store.tidy(&store.lock().expect("a killed program has no lock"));
        let kept = match steps(&store) {
            None if played <= 1 => 0,
            kept => kept.unwrap_or_else(|| panic!("kill {kill}: of {played} steps none is left")),
        };
        noted += usize::from(kept > before);
        let missing = played.saturating_sub(kept);
        assert!(
            missing <= 1,
            "kill {kill}: of {played} steps, {kept} are left"
        );
        lost[missing] += 1;
        let names = fs::read_dir(store.games_path()).into_iter().flatten();
        let games = names.filter(|file| {
            let path = file.as_ref().expect("a file").path();
            path.extension()
                .is_some_and(|end| end == misere::store::EXTENSION)
        });
        assert!(games.count() <= 1, "kill {kill}: a copy was made");
    }
    println!(
        "{kills} kills with flushes of {flush} ms: {} lost nothing, {} lost one step; \
         in {noted}, a note was carried out",
        lost[0], lost[1]
    );
}

/// The number of steps in the file, if there is one. It must load.
fn steps(store: &Store) -> Option<usize> {
    let path = file(store);
    let saved = path.exists().then(|| read(&path));
    saved.map(|saved| saved.expect("a complete file").session.at())
}

/// Starts the program and kills it this long after its first action. Returns the number of steps that
/// it had reported.
fn kill_after(folder: &Path, flush: u64, time: Duration) -> usize {
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "killed::killed_program", "--nocapture"])
        .env(FOLDER, folder)
        .env(FLUSH, flush.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this test starts again");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let mut played = 0;
    let mut line = String::new();
    let mut number = |line: &str| {
        if let Some((_, number)) = line.trim_end().rsplit_once("played ") {
            played = number.parse().expect("a number");
        }
    };
    while !line.contains("played ") {
        line.clear();
        let read = out.read_line(&mut line).expect("text");
        assert!(read > 0, "the program ended early");
    }
    number(&line);
    thread::sleep(time);
    // On Unix, this is SIGKILL.
    child.kill().expect("it still runs");
    child.wait().expect("it is dead");
    for line in out.lines() {
        number(&line.expect("text"));
    }
    played
}
