//! A program that runs beside this one.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to end once nothing more comes.
const END: Duration = Duration::from_millis(500);

/// A running program, with a thread for what is said to it and one for what it says: neither a
/// program that does not read nor one that does not write can hold up a game.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    pub say: Sender<String>,
    pub said: Receiver<String>,
    /// Was it not asked anything yet?
    pub starting: bool,
}

impl Process {
    pub fn start(command: &str) -> io::Result<Self> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (say, to_say) = channel::<String>();
        let (saying, said) = channel();
        if let Some(mut stdin) = child.stdin.take() {
            thread::spawn(move || {
                for line in to_say {
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
                    if !line.is_empty() && saying.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(Self {
            child,
            say,
            said,
            starting: true,
        })
    }
}

/// Nothing more is said to it, which asks it to end; then it has to.
impl Drop for Process {
    fn drop(&mut self) {
        self.say = channel().0;
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
    // Ctrl-C is for this program, which then lets go of the other; and what the shell has started
    // ends with it.
    shell.process_group(0);
    shell
}

/// Ends a program with all that it has started. It may have ended by itself meanwhile, which is
/// as well.
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
