//! Recorded positions: how computer players evaluate them, and what the table tells the player.
//! Weights and estimates have no correct value that a test could check, so every change shows up as
//! a difference from the recorded file, to be reviewed when the players are changed on purpose.

use std::fmt::Write as _;
use std::fs;
use std::sync::atomic::AtomicBool;

use misere_engine::cards::below;
use misere_engine::rules::Next;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::{Step, Table, Watch as _};
use misere_games::Entry;
use misere_games::laws::Trial;
use misere_players::bots::search::evaluate;
use misere_players::bots::{Bot, Character, History, Level, Limit, Motive, Strategy};
use misere_players::play::Knowledge;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::common::in_repository;

/// Positions recorded for each number of players and house rules.
const POSITIONS: usize = 8;

/// Compares the positions of a game with the file `ID-recorded.txt` in the folder of its tests. To renew
/// the file after the players have changed on purpose, run the test with `MISERE_RENEW=1` and read what
/// `git diff` says.
pub fn check<R: Strategy>(game: R, entry: &Entry, test: &str) {
    let path = in_repository(test);
    let path = path.with_file_name(format!("{}-recorded.txt", entry.id));
    let now = judgments(game, entry);
    if std::env::var_os("MISERE_RENEW").is_some() {
        fs::write(&path, now).expect("a file");
        return;
    }
    let recorded = fs::read_to_string(&path);
    let recorded =
        recorded.unwrap_or_else(|error| panic!("{}: {error}: record it with MISERE_RENEW=1", path.display()));
    for (number, (now, then)) in (1..).zip(now.lines().zip(recorded.lines())) {
        assert_eq!(now, then, "line {number} of {}", path.display());
    }
    assert_eq!(now.len(), recorded.len(), "{}", path.display());
}

/// The evaluations in a game with every number of players, under the usual rules and under
/// others.
fn judgments<R: Strategy>(game: R, entry: &Entry) -> String {
    let mut told = String::new();
    for seats in entry.seats.clone() {
        for usual in [true, false] {
            let mut trial = Trial::new(seats as u64, entry, seats);
            if usual {
                trial.setup.rules = HouseRules::default();
            }
            writeln!(told, "# {trial}").expect("memory");
            judge(game, &trial, &mut told);
        }
    }
    told
}

/// Plays a game in which every second action is random, and records how players evaluate some
/// positions on the way.
fn judge<R: Strategy>(game: R, trial: &Trial<'_>, told: &mut String) {
    let mut table = trial.table(game);
    let mut rng = ChaCha8Rng::seed_from_u64(trial.number);
    let mut recorded = 0;
    while table.next() != Next::Over && recorded < POSITIONS {
        if !matches!(table.next(), Next::Act(_)) {
            table.shuffle();
            continue;
        }
        let moves = table.legal();
        if moves.len() > 1 && below(&mut rng, 4) == 0 {
            told.push_str(&position(&table, &moves));
            recorded += 1;
        }
        let action = match below(&mut rng, 2) {
            0 => moves[below(&mut rng, moves.len() as u32) as usize],
            _ => decide(&table, Level::Medium.into()),
        };
        table.take(Step::Act(action)).expect("a legal action");
    }
}

/// The evaluation of the position at a table by players.
fn position<R: Strategy>(table: &Table<R>, moves: &[R::Action]) -> String {
    let (stop, limit, seed) = (AtomicBool::new(false), Limit::Worlds(6), table.at() as u64);
    let known = Knowledge::of(table).expect("somebody is to act");
    let view = known.view();
    let rng = || ChaCha8Rng::seed_from_u64(seed);
    let mut told = format!("{seed}:");
    for level in [Level::Novice, Level::Easy, Level::Medium, Level::Hard, Level::Master] {
        let choices = Character::ALL.map(|character| decide(table, Bot { level, character }).to_string());
        let (first, others) = choices.split_first().expect("a character");
        write!(told, " {} {first}", level.name()).expect("memory");
        for other in others.iter().filter(|other| *other != first) {
            write!(told, " or {other}").expect("memory");
        }
        told.push(';');
    }
    let scene = table.scene(view.seat);
    write!(told, "\n  {}", scene.prompt.for_programs()).expect("memory");
    for fact in &scene.facts {
        let (label, value) = (fact.label.for_programs(), fact.value.for_programs());
        write!(told, " {label}: {value};").expect("memory");
    }
    for zone in scene.zones.iter().filter(|zone| !zone.note.is_empty()) {
        let (label, note) = (zone.label.for_programs(), zone.note.for_programs());
        write!(told, " {label}: {note};").expect("memory");
    }
    for preview in &scene.previews {
        let text = preview.text.for_programs();
        write!(told, " {text} {:?};", preview.points).expect("memory");
    }
    told.push('\n');
    let costs = R::costs(view, moves, &mut rng()).unwrap_or_default();
    write!(told, "  costs {costs:.2?}").expect("memory");
    // A hint from the full knowledge, and the heuristic's evaluation.
    let hint = known.advise(limit, seed, &stop);
    write!(told, "\n  {} {}\n ", hint.action, hint.reason.for_programs()).expect("memory");
    let alone = evaluate(view, &History::default(), moves, limit, &mut rng(), &stop);
    let opinions = hint.evaluations.iter().filter_map(|(_, one)| one.as_ref());
    for one in opinions.chain(&alone).take(12) {
        let (index, value, points, error) = (one.index, one.value, one.points, one.error);
        write!(told, " {index}: {value:.2} {points:.2} ±{error:.2}").expect("memory");
    }
    told.push('\n');
    if let Some(reason) = R::reason(view, moves[0]) {
        let reason = reason.for_programs();
        writeln!(told, "  {}: {reason}", moves[0]).expect("memory");
    }
    if let Some(motive) = R::motive(view.public, None, view.seat, moves[0]) {
        let (Motive::Whole(reason) | Motive::Because(reason)) = motive;
        let reason = reason.for_programs();
        writeln!(told, "  all hear of {}: {reason}", moves[0]).expect("memory");
    }
    told
}

/// The decision of a bot at a table.
fn decide<R: Strategy>(table: &Table<R>, bot: Bot) -> R::Action {
    let known = Knowledge::of(table).expect("somebody is to act");
    let seed = table.at() as u64;
    known.decide(bot, Limit::Worlds(6), seed, &AtomicBool::new(false))
}
