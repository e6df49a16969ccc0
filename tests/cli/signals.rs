//! Programs of external bots end with Misère, however it ends.

use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::Folder;

/// A program that never answers and ignores signals and the end of its input. It and the child that
/// it starts keep writing to the file `ticks`.
const STUBBORN: &str = "
trap '' HUP INT TERM
tick() { while echo $1 >> 'FOLDER/ticks'; do sleep 0.02; done; }
tick child &
tick parent
";

/// A run whose external bot never decides.
struct StuckRun {
    misere: Child,
    folder: Folder,
}

impl StuckRun {
    fn start() -> Self {
        let folder = Folder::new();
        let script = STUBBORN.replace("FOLDER", &folder.path(""));
        let bots = format!(
            "exec:sh '{}',easy,easy,easy",
            folder.file("bot.sh", &script)
        );
        let misere = Command::new(env!("CARGO_BIN_EXE_misere"))
            .args(["simulate", "--game", "finis", "--jobs", "1"])
            .args(["--bots", &bots])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let run = Self { misere, folder };
        run.wait_until("the bot starts", |ticks| {
            ticks.contains("child") && ticks.contains("parent")
        });
        run
    }

    fn ticks(&self) -> String {
        fs::read_to_string(self.folder.path("ticks")).unwrap_or_default()
    }

    fn wait_until(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        let until = Instant::now() + Duration::from_secs(10);
        while !is_so(&self.ticks()) {
            assert!(Instant::now() < until, "{what}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn signal(&self, name: &str) {
        let kill = format!("kill -s {name} {}", self.misere.id());
        let sent = Command::new("sh").args(["-c", &kill]).status();
        assert!(sent.expect("a shell").success(), "{kill}");
    }

    /// Checks that no process of the bot is left, and returns Misère's exit status.
    fn end(mut self) -> ExitStatus {
        let status = self.misere.wait().expect("it was started");
        // The bot is killed by another process, which needs a moment.
        thread::sleep(Duration::from_millis(200));
        let then = self.ticks().len();
        thread::sleep(Duration::from_millis(200));
        assert_eq!(self.ticks().len(), then, "the bot still runs");
        status
    }
}

#[test]
fn a_bot_ends_when_misere_is_told_to_end() {
    let run = StuckRun::start();
    run.signal("TERM");
    // Shells report this as 143.
    assert_eq!(run.end().signal(), Some(15));
}

#[test]
fn a_bot_ends_when_misere_is_killed() {
    let run = StuckRun::start();
    run.signal("KILL");
    assert_eq!(run.end().signal(), Some(9));
}

#[test]
fn a_bot_ends_when_ctrl_c_is_pressed_twice() {
    let run = StuckRun::start();
    run.signal("INT");
    thread::sleep(Duration::from_millis(100));
    run.signal("INT");
    assert_eq!(run.end().code(), Some(130));
}

#[test]
fn a_bot_ends_when_ctrl_c_is_pressed_once() {
    let run = StuckRun::start();
    run.signal("INT");
    assert_eq!(run.end().code(), Some(130));
}
