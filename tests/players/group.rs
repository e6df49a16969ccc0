use std::process::{Command, Stdio};

use rustix::process::{Signal, kill_process};
use std::io::Read as _;
use std::process::ChildStdout;

use misere_players::for_tests::*;

/// Starts a program that starts another one. The pipe ends when both have ended.
fn spawn() -> (ProcessGroup, ChildStdout) {
    let mut command = Command::new("sh");
    command.args(["-c", "sleep 1000 & sleep 1000"]);
    let spawned = ProcessGroup::spawn(command.stdout(Stdio::piped()));
    let (mut child, group) = spawned.expect("a shell");
    (group, child.stdout.take().expect("a pipe"))
}

fn wait_for_end(mut pipe: ChildStdout) {
    pipe.read_to_end(&mut Vec::new()).expect("an end");
}

#[test]
fn a_stopped_guard_delays_nobody() {
    for _ in 0..5 {
        let (group, pipe) = spawn();
        kill_process(group.id, Signal::STOP).expect("a guard");
        drop(group);
        wait_for_end(pipe);
    }
}

/// Misère's end is the end of the guard's input.
#[test]
fn a_stopped_guard_still_ends_the_program_with_misere() {
    let (mut group, pipe) = spawn();
    kill_process(group.id, Signal::STOP).expect("a guard");
    drop(group.guard.stdin.take());
    wait_for_end(pipe);
}

#[test]
fn nobody_outlives_a_killed_guard() {
    for _ in 0..5 {
        let (group, pipe) = spawn();
        kill_process(group.id, Signal::KILL).expect("a guard");
        wait_for_end(pipe);
        drop(group);
    }
}
