//! A program that is killed while playing loses at most one action.
//!
//! The test runs itself as the program to be killed: with [`FOLDER`] set, it plays and saves as the
//! window does, one state per frame, and prints the number of actions after each.

use std::ffi::OsStr;
#[cfg(target_os = "linux")]
use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use misere_engine::rules::Next;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::Setup;
use misere_games::GAMES;
use misere_store::{Disk, DiskStep, Player, Saved, Store, Writer, read};

/// Environment variable that makes the test the program to be killed: the folder to play in.
const FOLDER: &str = "MISERE_KILLED_FOLDER";

/// Environment variable with the duration of each flush of its disk, in milliseconds.
const FLUSH: &str = "MISERE_KILLED_FLUSH";

/// Environment variable with the name of the saved game.
const NAME: &str = "MISERE_KILLED_NAME";

/// The time between two actions; the fastest computer players act in every frame.
const FRAME: Duration = Duration::from_millis(8);

#[test]
fn a_killed_program_loses_at_most_one_action() {
    attack(15, 0, "game.misere");
    attack(15, 100, "game.misere");
}

/// Regression: the note did not fit, or named another file.
#[test]
fn a_killed_program_loses_at_most_one_action_of_a_game_of_any_name() {
    attack(8, 100, "x".repeat(243) + ".misere");
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::ffi::OsStringExt as _;
        attack(8, 100, OsString::from_vec(b"\xe9\xff.misere".into()));
    }
}

/// `cargo test --test store -- --ignored --nocapture a_thousand`
#[test]
#[ignore = "takes ten minutes"]
fn a_thousand_killed_programs_lose_at_most_one_action_each() {
    attack(1000, 0, "game.misere");
    attack(1000, 100, "game.misere");
}

/// The program to be killed. Does nothing without the variables.
#[test]
fn killed_program() {
    let (Some(folder), Ok(flush)) = (std::env::var_os(FOLDER), std::env::var(FLUSH)) else { return };
    let flush = Duration::from_millis(flush.parse().expect("a number"));
    // Ends with the test that started it, even if that is killed itself.
    thread::spawn(|| {
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        std::process::exit(0);
    });
    let store = Store::within(Path::new(&folder));
    let path = file(&store, &std::env::var_os(NAME).expect("a name"));
    play(&store, &path, flush);
}

fn file(store: &Store, name: &OsStr) -> PathBuf {
    store.games_path().join(name)
}

/// Plays until it is killed.
fn play(store: &Store, path: &Path, flush: Duration) {
    let lock = store.lock().expect("one program at a time");
    store.tidy(&lock);
    let disk = Disk::with(move |step| {
        if step != DiskStep::Write {
            thread::sleep(flush);
        }
        Ok(())
    });
    let saving = Writer::start(disk, || {});
    let entry = &GAMES[0];
    let setup = Setup { seats: entry.usual, rules: HouseRules::default(), seed: 7, dealer: None };
    let mut session = entry.start(&setup).expect("the usual rules");
    let players = (0..entry.usual).map(|_| Player::Person("".into()));
    let mut saved = Saved::new(players.collect(), entry.start(&setup).expect("the usual rules"));
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
                thread::park();
            },
        }
        saving.write(path, saved.to_ron());
        writeln!(out, "played {}", saved.session.at()).expect("somebody listens");
        out.flush().expect("somebody listens");
        thread::sleep(FRAME);
        // Computer players wait for this, a frame at a time.
        while saving.is_behind() {
            thread::sleep(FRAME);
        }
    }
}

/// Kills this many programs that play a game in a file of this name, each after a different time, and
/// counts how many actions each has lost.
fn attack(kills: u64, flush: u64, name: impl AsRef<OsStr>) {
    let name = name.as_ref();
    let mut lost = [0; 2];
    let mut noted = 0;
    for kill in 0..kills {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        // Between the first frame and the end of the third flush.
        let time = Duration::from_millis(kill * 37 % 400);
        let path = file(&store, name);
        let played = kill_after(folder.path(), name, flush, time);
        let before = steps(&path).unwrap_or(0);
        // The next start applies the note.
        store.tidy(&store.lock().expect("a killed program has no lock"));
        let kept = match steps(&path) {
            None if played <= 1 => 0,
            kept => kept.unwrap_or_else(|| panic!("kill {kill}: of {played} steps none is left")),
        };
        noted += usize::from(kept > before);
        let missing = played.saturating_sub(kept);
        assert!(missing <= 1, "kill {kill}: of {played} steps, {kept} are left");
        lost[missing] += 1;
        assert!(store.list().len() <= 1, "kill {kill}: a copy was made");
    }
    println!(
        "{kills} kills with flushes of {flush} ms: {} lost nothing, {} lost one step; \
         in {noted}, a note was carried out",
        lost[0], lost[1]
    );
}

/// The number of steps in the file, if there is one. It must load.
fn steps(path: &Path) -> Option<usize> {
    let saved = path.exists().then(|| read(path));
    saved.map(|saved| saved.expect("a complete file").session.at())
}

/// Starts the program and kills it this long after its first action. Returns the number of steps that
/// it had reported.
fn kill_after(folder: &Path, name: &OsStr, flush: u64, time: Duration) -> usize {
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "killed::killed_program", "--nocapture"])
        .env(FOLDER, folder)
        .env(NAME, name)
        .env(FLUSH, flush.to_string())
        .stdin(Stdio::piped())
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
    // At any moment, which no event tells.
    thread::sleep(time);
    // On Unix, this is SIGKILL.
    child.kill().expect("it still runs");
    child.wait().expect("it is dead");
    for line in out.lines() {
        number(&line.expect("text"));
    }
    played
}
