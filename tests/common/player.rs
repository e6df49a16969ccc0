//! A player that is a program of its own, for tests of such programs: the test binary, started again.
//!
//! The test harness writes to the standard output, so the player answers on the standard error, and the
//! shell sends that to the standard output.

use std::fs::OpenOptions;
use std::io::{Write as _, stderr, stdin};
use std::path::Path;
use std::process::exit;

use serde_json::{Value, json};

/// Marks the arguments of a player. The harness takes them for names of tests, of which there are
/// none.
const MARK: &str = "as-a-player";

/// The way in which a player answers a question.
#[derive(Clone, Copy, Debug)]
pub enum Habit {
    /// With the first legal action.
    First,
    /// With the last legal action.
    Last,
    /// With the last legal action, and ends after every question whose number this divides.
    LastAndEnds(u64),
    /// With the last legal action, but answers every twentieth question only when the next message
    /// comes.
    LastAndLate,
    /// With this action.
    Action(&'static str),
    /// With this line.
    Line(&'static str),
    /// As if another question had been asked.
    OtherNumber,
    /// Not at all: it ends at once.
    Ends,
}

impl Habit {
    /// The habit as an argument. Only one without spaces and quotes passes through every shell.
    fn to_word(self) -> String {
        match self {
            Self::First => "first".into(),
            Self::Last => "last".into(),
            Self::LastAndEnds(every) => format!("ends:{every}"),
            Self::LastAndLate => "late".into(),
            Self::Action(action) => format!("action:{}", action.replace(' ', "_")),
            Self::Line(line) => format!("line:{}", line.replace(' ', "_")),
            Self::OtherNumber => "other".into(),
            Self::Ends => "nothing".into(),
        }
    }
}

/// The command of a player that appends every message to a file, and a last one when its input ends.
/// The file is named by folder and name, because a command names only files that the player needs.
pub fn command(habit: Habit, log: &Path) -> String {
    let own = std::env::current_exe().expect("this test");
    let (_, module) = module_path!().split_once("::").expect("a module");
    let (folder, name) = (log.parent(), log.file_name());
    format!(
        "{} --exact {module}::player --nocapture {MARK} {} {} {} 2>&1 1>{}",
        quoted(&own),
        habit.to_word(),
        quoted(folder.expect("a folder")),
        name.expect("a name").display(),
        if cfg!(windows) { "nul" } else { "/dev/null" },
    )
}

/// A path as a word of a command. Windows needs quotes only around spaces.
fn quoted(path: &Path) -> String {
    let path = path.to_str().expect("UTF-8");
    if path.contains(' ') { format!("\"{path}\"") } else { path.to_owned() }
}

/// The player. Does nothing without the arguments of [`command`].
#[test]
fn player() {
    let mut arguments = std::env::args().skip_while(|one| one != MARK).skip(1);
    if let (Some(habit), Some(folder), Some(name)) = (arguments.next(), arguments.next(), arguments.next()) {
        play(&habit, &Path::new(&folder).join(name));
        // The harness must not add anything.
        exit(0);
    }
}

/// Plays until the input ends, that is, at the latest with the program that started it.
fn play(habit: &str, log: &Path) {
    let (habit, detail) = habit.split_once(':').unwrap_or((habit, ""));
    let detail = detail.replace('_', " ");
    if habit == "nothing" {
        return;
    }
    let mut log = OpenOptions::new().append(true).create(true).open(log).expect("a file");
    let mut late = None;
    for line in stdin().lines() {
        let line = line.expect("text");
        writeln!(log, "{line}").expect("a file");
        let message: Value = serde_json::from_str(&line).expect("JSON");
        if let Some(answer) = late.take() {
            say(&answer);
        }
        if message["event"] != "ask" {
            continue;
        }
        let id = message["id"].as_u64().expect("a number");
        let legal = message["legal"].as_array().expect("a list");
        let last = json!({"id": id, "action": legal.last()});
        match habit {
            "first" => say(&json!({"id": id, "action": legal[0]})),
            "action" => say(&json!({"id": id, "action": detail})),
            "line" => writeln!(stderr(), "{detail}").expect("somebody listens"),
            "other" => say(&json!({"id": 99_999, "action": legal[0]})),
            "late" if id % 20 == 5 => late = Some(last),
            _ => say(&last),
        }
        if habit == "ends" && id.is_multiple_of(detail.parse().expect("a number")) {
            return;
        }
    }
    writeln!(log, "{{\"event\":\"bye\"}}").expect("a file");
}

fn say(answer: &Value) {
    writeln!(stderr(), "{answer}").expect("somebody listens");
}
