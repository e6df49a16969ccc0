//! Programs that a test starts, and that end with it, however it ends.

use std::fs::File;
use std::io::Read;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use nix::pty::{OpenptyResult, Winsize, openpty};
use nix::sys::signal::{Signal, kill, killpg};
use nix::unistd::Pid;

/// The time after which a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_secs(120);

/// Kills its process group when its input ends, that is, when the test ends for any reason.
const GUARD: &str = "read _; kill -s KILL 0";

/// A running program. It and everything that it has started in its process group are killed when
/// this is dropped, and also when the test itself is killed.
#[derive(Debug)]
pub struct Running {
    program: Child,
    /// The first process of the group.
    guard: Child,
}

impl Running {
    pub fn start(command: &mut Command) -> Self {
        let guard = Command::new("sh")
            .args(["-c", GUARD])
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let group = guard.id().try_into().expect("an id");
        let program = command.process_group(group).spawn().expect("the program starts");
        Self { program, guard }
    }

    /// Starts a program that writes its errors, and with them its progress, to a terminal.
    pub fn on_terminal(command: &mut Command) -> (Self, Written) {
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        let OpenptyResult { master, slave } = openpty(&size, None).expect("a terminal");
        let run = Self::start(command.env("TERM", "xterm").stderr(File::from(slave)));
        // The command holds the end of the terminal that the program writes to.
        command.stderr(Stdio::null());
        (run, Written::to(File::from(master)))
    }

    /// The errors of the program and of all that it has started, if they are piped.
    pub fn errors(&mut self) -> Written {
        Written::to(self.program.stderr.take().expect("piped"))
    }

    /// Reads lines of its output, which must be piped, until one that `is_last`, or the end.
    pub fn lines_until(&mut self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let output = self.program.stdout.as_mut().expect("piped");
        let mut lines = Vec::new();
        let mut line = Vec::new();
        let mut byte = [0];
        while output.read(&mut byte).expect("a pipe") == 1 {
            if byte != [b'\n'] {
                line.push(byte[0]);
                continue;
            }
            let text = String::from_utf8(std::mem::take(&mut line)).expect("UTF-8");
            let ends = is_last(&text);
            lines.push(text);
            if ends {
                break;
            }
        }
        lines
    }

    pub fn signal(&self, signal: Signal) {
        kill(id(&self.program), signal).expect("it still runs");
    }

    /// Waits until the program ends by itself. Returns its exit status and its output, if piped.
    pub fn end(mut self) -> (ExitStatus, String) {
        let mut said = String::new();
        if let Some(mut output) = self.program.stdout.take() {
            output.read_to_string(&mut said).expect("UTF-8");
        }
        (self.program.wait().expect("it was started"), said)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = killpg(id(&self.guard), Signal::SIGKILL);
        for process in [&mut self.program, &mut self.guard] {
            let _ = process.wait();
        }
    }
}

fn id(process: &Child) -> Pid {
    Pid::from_raw(process.id().try_into().expect("an id"))
}

/// The output of programs to a pipe or a terminal, as it comes.
pub struct Written(Receiver<String>);

impl Written {
    fn to(mut pipe: impl Read + Send + 'static) -> Self {
        let (send, pieces) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            // A terminal reports an error when its programs have all ended.
            while let Ok(length @ 1..) = pipe.read(&mut buffer) {
                let piece = String::from_utf8_lossy(&buffer[..length]);
                // Reads on even if nobody listens, because a full pipe would stop the program.
                let _ = send.send(piece.into_owned());
            }
        });
        Self(pieces)
    }

    /// Waits until all of these texts are written.
    pub fn wait_for_all<const N: usize>(&self, texts: [&str; N]) {
        let mut heard = String::new();
        while !texts.iter().all(|text| heard.contains(text)) {
            match self.0.recv_timeout(PATIENCE) {
                Ok(piece) => heard += &piece,
                Err(error) => panic!("{texts:?} were not written: {error}: {heard}"),
            }
        }
    }

    /// Waits until every process that could write has ended. Returns what it wrote since the last
    /// wait.
    pub fn wait_for_end(self) -> String {
        let mut heard = String::new();
        loop {
            match self.0.recv_timeout(PATIENCE) {
                Ok(piece) => heard += &piece,
                Err(RecvTimeoutError::Disconnected) => return heard,
                Err(RecvTimeoutError::Timeout) => panic!("a process still runs: {heard}"),
            }
        }
    }
}
