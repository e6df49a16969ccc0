//! Programs of external bots end with Misère, however it ends.

use std::os::unix::process::ExitStatusExt as _;
use std::process::{Command, ExitStatus, Stdio};

use nix::sys::signal::Signal;

use crate::Folder;
use crate::running::{Running, Written};

/// A program that never answers and ignores signals and the end of its input. It and the child that
/// it starts say so on the standard error.
const STUBBORN: &str = "
trap '' HUP INT TERM
stay() { echo \"the $1 stays\" >&2; while true; do sleep 1; done; }
stay child &
stay parent
";

/// A run whose external bot never decides.
struct StuckRun {
    misere: Running,
    errors: Written,
    _folder: Folder,
}

impl StuckRun {
    fn start() -> Self {
        let folder = Folder::new();
        let script = folder.file("bot.sh", STUBBORN);
        let mut misere = Running::start(
            Command::new(crate::PROGRAM)
                .args(["simulate", "--game", "finis", "--jobs", "1"])
                .args(["--bots", &format!("exec:sh '{script}',easy,easy,easy")])
                .stdout(Stdio::null())
                .stderr(Stdio::piped()),
        );
        let errors = misere.errors();
        errors.wait_for_all(["the child stays", "the parent stays"]);
        Self { misere, errors, _folder: folder }
    }

    /// Checks that no process of the bot is left, and returns Misère's exit status.
    fn end(self) -> ExitStatus {
        let (status, _) = self.misere.end();
        self.errors.wait_for_end();
        status
    }
}

#[test]
fn a_bot_ends_when_misere_is_told_to_end() {
    let run = StuckRun::start();
    run.misere.signal(Signal::SIGTERM);
    // Shells report this as 143.
    assert_eq!(run.end().signal(), Some(15));
}

#[test]
fn a_bot_ends_when_misere_is_killed() {
    let run = StuckRun::start();
    run.misere.signal(Signal::SIGKILL);
    assert_eq!(run.end().signal(), Some(9));
}

#[test]
fn a_bot_ends_when_ctrl_c_is_pressed_twice() {
    let run = StuckRun::start();
    run.misere.signal(Signal::SIGINT);
    run.misere.signal(Signal::SIGINT);
    assert_eq!(run.end().code(), Some(130));
}

#[test]
fn a_bot_ends_when_ctrl_c_is_pressed_once() {
    let run = StuckRun::start();
    run.misere.signal(Signal::SIGINT);
    assert_eq!(run.end().code(), Some(130));
}

/// Variable that makes [`interrupted_test`] start a program and wait to be killed.
const INTERRUPTED: &str = "MISERE_INTERRUPTED_TEST";

/// A test that is killed. Does nothing without the variable.
#[test]
fn interrupted_test() {
    if std::env::var_os(INTERRUPTED).is_some() {
        let _run = Running::start(Command::new(crate::PROGRAM).args([
            "simulate",
            "--game",
            "finis",
            "--games",
            "1000000000000",
        ]));
        eprintln!("it runs");
        std::io::stdin().read_line(&mut String::new()).expect("text");
    }
}

/// Regression: a simulation without end took all processors for ever.
#[test]
fn a_test_that_is_killed_leaves_no_process_behind() {
    let mut test = Running::start(
        Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "signals::interrupted_test", "--nocapture"])
            .env(INTERRUPTED, "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped()),
    );
    let errors = test.errors();
    errors.wait_for_all(["it runs"]);
    test.signal(Signal::SIGKILL);
    // The program has the same standard error.
    errors.wait_for_end();
}
