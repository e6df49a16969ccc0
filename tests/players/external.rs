use std::sync::atomic::AtomicBool;
use std::time::Duration;

use misere_engine::rules::scene::Scene;
use misere_players::external::{BotFault, Consent, ExternalBot};
use std::fs::File;
use std::io::Read as _;

use nix::sys::stat::Mode;

const LIMIT: Duration = Duration::from_secs(10);

fn start(command: &str, limit: Duration) -> ExternalBot {
    let consent = Consent::typed_on_command_line(command);
    ExternalBot::start(consent, limit).expect("a shell")
}

fn asked(command: &str) -> Result<usize, BotFault> {
    let mut program = start(command, LIMIT);
    let legal = ["play 2C", "play 3C"].map(String::from);
    program.ask(&Scene::default(), &legal, &AtomicBool::new(false))
}

#[test]
fn a_command_runs_in_the_shell() {
    let answer = "echo '{\"id\": 1, \"action\": \"play '$CARD'\"}'";
    for command in [format!("CARD=3C; {answer}; cat > /dev/null"), format!("true && (export CARD=3C; {answer})")] {
        assert_eq!(asked(&command), Ok(1), "{command}");
    }
    assert_eq!(asked("true"), Err(BotFault::Ended));
}

#[test]
fn faults_fit_on_a_line() {
    let illegal = asked(r#"printf '{"id":1,"action":"play\\n%080d"}\n' 7"#);
    let words = illegal.expect_err("not legal").to_string();
    assert!(words.starts_with("`play\\n0000") && words.contains(" …` is not legal: expected"));
    assert!(!words.contains('\n'), "{words}");
}

/// Even if it does not end by itself, and together with all processes that it has started.
#[test]
fn a_dropped_program_ends() {
    for after in ["; true", " & cat > /dev/null"] {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        nix::unistd::mkfifo(&pipe, Mode::S_IRWXU).expect("a pipe");
        let endless = "echo begun; while true; do sleep 1; done";
        let command = format!("({endless}) > '{}'{after}", pipe.display());
        let program = start(&command, LIMIT);
        // Opening waits for the program to open its end.
        let mut pipe = File::open(&pipe).expect("the pipe");
        pipe.read_exact(&mut [0; 6]).expect("it has begun");
        drop(program);
        // The pipe ends when every process that could write to it has ended.
        pipe.read_to_end(&mut Vec::new()).expect("the end");
    }
}

#[test]
fn a_line_without_end_ends_the_program() {
    let fault = asked("head -c 200000 /dev/zero | tr '\\0' x; cat > /dev/null");
    let words = fault.expect_err("too long").to_string();
    assert_eq!(words, "the program was ended: its line is longer than 64 KiB");
}

#[test]
fn endless_late_answers_end_the_program() {
    let fault = asked(r#"yes '{"id":0,"action":"play 3C"}'"#);
    let words = fault.expect_err("too many").to_string();
    let expected = "the program was ended: it gave more than 100 answers to earlier questions";
    assert_eq!(words, expected);
}

#[test]
fn a_program_that_never_reads_is_ended() {
    let mut program = start("sleep 60", Duration::ZERO);
    let legal = ["x".repeat(100_000)];
    let stop = AtomicBool::new(true);
    let fault = (0..200).find_map(|_| program.ask(&Scene::default(), &legal, &stop).err());
    let words = fault.expect("no end").to_string();
    let expected = "the program was ended: it left more than 64 messages unread";
    assert_eq!(words, expected);
}
