//! Process groups: a program and everything that it starts, which end with Misère even if Misère is
//! killed.

use std::io;
use std::process::{Child, Command};

pub(super) use platform::ProcessGroup;

#[cfg(unix)]
mod platform {
    use std::os::unix::process::CommandExt as _;
    use std::process::Stdio;

    use super::{Child, Command, io};

    /// A shell script that kills its process group when its input ends, that is, when Misère ends
    /// for any reason.
    const GUARD: &str = "trap '' HUP INT TERM; read _; kill -s KILL 0";

    /// The process group of a program.
    ///
    /// It is separate from Misère's own, so that a Ctrl-C meant for Misère does not reach the
    /// program.
    #[derive(Debug)]
    pub struct ProcessGroup {
        /// The first process of the group.
        guard: Child,
    }

    impl ProcessGroup {
        /// Starts a program.
        ///
        /// # Errors
        /// Returns an error if the system cannot start it.
        pub fn spawn(command: &mut Command) -> io::Result<(Child, Self)> {
            let mut guard = Command::new("sh");
            guard.args(["-c", GUARD]).process_group(0);
            guard
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            let mut group = Self {
                guard: guard.spawn()?,
            };
            let id = group.guard.id().try_into().map_err(io::Error::other)?;
            match command.process_group(id).spawn() {
                Ok(child) => Ok((child, group)),
                Err(error) => {
                    group.kill();
                    Err(error)
                }
            }
        }

        /// Kills the program and everything that it has started.
        pub fn kill(&mut self) {
            drop(self.guard.stdin.take());
            // The guard dies with the group.
            let _ = self.guard.wait();
        }
    }
}

#[cfg(windows)]
mod platform {
    use std::os::windows::io::AsRawHandle as _;

    use win32job::{ExtendedLimitInfo, Job};

    use super::{Child, Command, io};

    /// The job of a program. Windows kills everything in it when Misère closes it or ends.
    #[derive(Debug)]
    pub struct ProcessGroup {
        job: Option<Job>,
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
            Ok((child, Self { job: Some(job) }))
        }

        /// Kills the program and everything that it has started.
        pub fn kill(&mut self) {
            self.job = None;
        }
    }
}
