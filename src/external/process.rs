//! A child process that talks by lines of text.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Time for a program to end after its input was closed.
const END: Duration = Duration::from_millis(500);

/// A running program, with a thread for each direction, so that neither a program that does not
/// read nor one that does not write can block a game.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Lines for the program to read.
    pub input: Sender<String>,
    /// Lines that the program wrote.
    pub output: Receiver<String>,
    /// Whether its first answer is still to come.
    pub starting: bool,
}

impl Process {
    pub fn start(command: &str) -> io::Result<Self> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (input, to_write) = channel::<String>();
        let (read, output) = channel();
        if let Some(mut stdin) = child.stdin.take() {
            thread::spawn(move || {
                for line in to_write {
                    if writeln!(stdin, "{line}")
                        .and_then(|()| stdin.flush())
                        .is_err()
                    {
                        return;
                    }
                }
            });
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || {
                for line in BufReader::new(stdout).split(b'\n') {
                    let Ok(line) = line else { return };
                    let line = String::from_utf8_lossy(&line).trim().to_owned();
                    if !line.is_empty() && read.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(Self {
            child,
            input,
            output,
            starting: true,
        })
    }
}

/// Closes the program's input, which asks it to end, and then kills it.
impl Drop for Process {
    fn drop(&mut self) {
        self.input = channel().0;
        let until = Instant::now() + END;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        kill(&mut self.child);
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt as _;

    let mut shell = Command::new("sh");
    shell.args(["-c", command]);
    // With a group of its own the program is spared Ctrl-C, which is for Misère, and can be killed
    // together with everything that it starts.
    shell.process_group(0);
    shell
}

/// Kills a program with all that it has started.
#[cfg(unix)]
fn kill(child: &mut Child) {
    let group = format!("kill -s KILL -- -{}", child.id());
    let _ = Command::new("sh")
        .args(["-c", &group])
        .stderr(Stdio::null())
        .status();
    let _ = child.kill();
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

#[cfg(not(unix))]
fn kill(child: &mut Child) {
    let _ = child.kill();
}
