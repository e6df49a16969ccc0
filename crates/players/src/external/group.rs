//! Process groups: a program and everything that it starts, which end with Misère even if Misère is killed.

use std::io;
use std::process::{Child, Command};
#[cfg(unix)]
use std::time::Duration;

pub use platform::ProcessGroup;

/// Time limit for killed processes to end, which a hanging disk can delay.
#[cfg(unix)]
const KILL_LIMIT: Duration = Duration::from_secs(1);

#[cfg(unix)]
mod platform {
    use std::convert::Infallible;
    use std::os::unix::process::CommandExt as _;
    use std::process::Stdio;
    use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
    use std::thread;

    use rustix::io::retry_on_intr;
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, kill_process_group, waitid};

    use super::{Child, Command, KILL_LIMIT, io};

    /// A shell script that kills its process group when its input ends, that is, when Misère ends for any reason.
    const GUARD: &str = "trap '' HUP INT TERM; read _; kill -s KILL 0";

    /// The process group of a program. Dropping it kills the program and everything that it has started.
    ///
    /// It is separate from Misère's own, so that a Ctrl-C meant for Misère does not reach the program.
    #[derive(Debug)]
    pub struct ProcessGroup {
        /// The first process of the group. Until it is waited for, no other group can have its id.
        pub guard: Child,
        pub id: Pid,
        /// Disconnected when the guard has ended.
        guard_end: Receiver<Infallible>,
    }

    impl ProcessGroup {
        /// Starts a program.
        ///
        /// # Errors
        /// Returns an error if the system cannot start it.
        pub fn spawn(command: &mut Command) -> io::Result<(Child, Self)> {
            let mut guard = Command::new("sh");
            guard.args(["-c", GUARD]).process_group(0);
            guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
            let guard = guard.spawn()?;
            let id = Pid::from_child(&guard);
            let (guard_lives, guard_end) = channel();
            let group = Self { guard, id, guard_end };
            thread::Builder::new().name("guard of a program".into()).spawn(move || {
                protect(id);
                drop(guard_lives);
            })?;
            let child = command.process_group(id.as_raw_nonzero().get()).spawn()?;
            Ok((child, group))
        }
    }

    impl Drop for ProcessGroup {
        fn drop(&mut self) {
            // Fails only if all of it has ended.
            let _ = kill_process_group(self.id, Signal::KILL);
            if self.guard_end.recv_timeout(KILL_LIMIT) == Err(RecvTimeoutError::Disconnected) {
                // It has ended, so this does not take time.
                let _ = self.guard.wait();
            }
        }
    }

    /// Continues the guard whenever the program stops it. Kills the group when the guard has ended,
    /// so that nobody outlives it.
    fn protect(guard: Pid) {
        // With `NOWAIT` the guard keeps its id, which is that of the group.
        let changes = WaitIdOptions::EXITED | WaitIdOptions::STOPPED | WaitIdOptions::NOWAIT;
        while let Ok(Some(status)) = retry_on_intr(|| waitid(WaitId::Pid(guard), changes))
            && status.stopped()
        {
            let _ = kill_process(guard, Signal::CONT);
        }
        let _ = kill_process_group(guard, Signal::KILL);
    }
}

#[cfg(windows)]
mod platform {
    use std::os::windows::io::AsRawHandle as _;

    use win32job::{ExtendedLimitInfo, Job};

    use super::{Child, Command, io};

    /// The job of a program. Dropping it kills the program and everything that it has started;
    /// Windows does the same when Misère ends.
    #[derive(Debug)]
    pub struct ProcessGroup {
        _job: Job,
    }

    impl ProcessGroup {
        /// Starts a program.
        ///
        /// # Errors
        /// Returns an error if the system cannot start it.
        pub fn spawn(command: &mut Command) -> io::Result<(Child, Self)> {
            let mut limits = ExtendedLimitInfo::new();
            limits.limit_kill_on_job_close();
            let job = Job::create_with_limit_info(&limits)?;
            let mut child = command.spawn()?;
            if let Err(error) = job.assign_process(child.as_raw_handle() as isize) {
                let _ = child.kill();
                return Err(error.into());
            }
            Ok((child, Self { _job: job }))
        }
    }
}
