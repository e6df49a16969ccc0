//! A child process that communicates by lines of text. This is the only place where a process is
//! started, and it takes a person's [`Consent`].

use std::convert::Infallible;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::consent::{Changed, Consent};
use super::group::ProcessGroup;
use misere_engine::encoding::without_mark;
use misere_engine::printable::escaped;

/// Grace period for a program to end after its input is closed.
const GRACE_PERIOD: Duration = Duration::from_millis(500);

/// Time limit for a killed program to end, which a hanging disk can delay.
const KILL_LIMIT: Duration = Duration::from_secs(1);

/// The longest line that a program may write, in bytes.
const LONGEST_LINE: u64 = 64 * 1024;

/// The number of lines kept until the game reads them; a program that writes more has to wait.
const KEPT_LINES: usize = 16;

/// The number of messages that may wait for a program to read them.
pub(super) const MOST_UNREAD: usize = 64;

/// A line longer than [`LONGEST_LINE`]. Nothing is read after it.
#[derive(Debug)]
pub struct LineTooLong;

/// The reason why a program was not started.
#[derive(Debug, Error)]
pub enum StartError {
    /// It is not what the person has allowed.
    #[error(transparent)]
    Changed(#[from] Changed),
    /// The system could not start it.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// A running program, with a thread for each direction, so that a program that does not read or
/// does not write cannot block a game.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Taken when it is killed.
    group: Option<ProcessGroup>,
    /// Lines for the program to read.
    pub input: SyncSender<String>,
    /// Lines that the program wrote.
    pub output: Receiver<Result<String, LineTooLong>>,
    /// Set if its first answer is still to come.
    pub starting: bool,
    /// Disconnected when all of its errors have been shown.
    errors_end: Receiver<Infallible>,
}

impl Process {
    /// Starts a program, if it is still what the person has allowed.
    pub fn start(consent: &Consent) -> Result<Self, StartError> {
        consent.check()?;
        let mut shell = shell(consent.command());
        if let Some(folder) = consent.folder() {
            shell.current_dir(folder);
        }
        shell.stdin(Stdio::piped()).stdout(Stdio::piped());
        if io::stderr().is_terminal() {
            shell.stderr(Stdio::piped());
        }
        let (mut child, group) = ProcessGroup::spawn(&mut shell)?;
        let (input, to_write) = sync_channel::<String>(MOST_UNREAD);
        let (read, output) = sync_channel(KEPT_LINES);
        if let Some(mut stdin) = child.stdin.take() {
            thread::spawn(move || {
                for line in to_write {
                    if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || {
                let mut stdout = BufReader::new(stdout);
                while let Some(line) = next_line(&mut stdout) {
                    let is_last = line.is_err();
                    if read.send(line).is_err() || is_last {
                        return;
                    }
                }
            });
        }
        let (errors_go_on, errors_end) = channel();
        if let Some(stderr) = child.stderr.take() {
            thread::spawn(move || {
                show_errors(stderr);
                drop(errors_go_on);
            });
        }
        Ok(Self { child, group: Some(group), input, output, starting: true, errors_end })
    }
}

/// Returns the next line that is not empty, unless the output has ended.
pub fn next_line(output: &mut impl BufRead) -> Option<Result<String, LineTooLong>> {
    loop {
        let mut line = Vec::new();
        let mut limited = output.by_ref().take(LONGEST_LINE + 1);
        if limited.read_until(b'\n', &mut line).ok()? == 0 {
            return None;
        }
        if limited.limit() == 0 {
            return Some(Err(LineTooLong));
        }
        // Some systems put a byte order mark before the first line.
        let line = String::from_utf8_lossy(without_mark(&line));
        let line = line.trim().to_owned();
        if !line.is_empty() {
            return Some(Ok(line));
        }
    }
}

/// Shows the errors of a program, line by line, so that they cannot command the terminal.
fn show_errors(errors: impl Read) {
    let mut errors = BufReader::new(errors);
    let mut line = Vec::new();
    while let Ok(1..) = errors.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line);
        let text = escaped(text.trim_end_matches(['\r', '\n']));
        // Nothing is left to be done if the terminal is gone.
        let _ = writeln!(io::stderr(), "{text}");
        line.clear();
    }
}

/// Closes the program's input, which asks it to end, then kills it and everything that it has
/// started, even if the program itself has ended. Waits for a limited time.
impl Drop for Process {
    fn drop(&mut self) {
        self.input = sync_channel(1).0;
        wait(&mut self.child, GRACE_PERIOD);
        self.group = None;
        // It may have left its group.
        let _ = self.child.kill();
        wait(&mut self.child, KILL_LIMIT);
        let _ = self.errors_end.recv_timeout(KILL_LIMIT);
    }
}

/// Waits for a process to end, but not longer than the limit.
fn wait(child: &mut Child, limit: Duration) {
    let until = Instant::now() + limit;
    while matches!(child.try_wait(), Ok(None)) && Instant::now() < until {
        thread::sleep(Duration::from_millis(5));
    }
}

#[cfg(unix)]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", command]);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}
