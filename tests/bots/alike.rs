//! Decisions of computer players in deals that people play apart. The first deal of every game is played by all
//! levels and recorded as a checksum, so that nobody changes a player without raising the version of the players.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use misere_engine::rules::{Next, Seat};
use misere_games::{Entry, GAMES};
use misere_players::bots::{Bot, Character, Level, PLAYERS_VERSION};
use rayon::prelude::*;
use sha2::{Digest as _, Sha256};

use crate::common::in_repository;
use crate::start;

/// The decisions recorded for each game.
const DECISIONS: usize = 40;

/// The bots, by seat; the decision's number moves them on, so that all of them decide everywhere.
const BOTS: [(Level, Character); 7] = [
    (Level::Medium, Character::Even),
    (Level::Master, Character::Even),
    (Level::Easy, Character::Even),
    (Level::Hard, Character::Even),
    (Level::Novice, Character::Even),
    (Level::Hard, Character::Bold),
    (Level::Easy, Character::MoonShooter),
];

/// The decisions of a game as text.
fn decisions(entry: &Entry) -> String {
    let (mut session, mut text, mut count) = (start(entry, 11), String::new(), 0);
    while count < DECISIONS {
        match session.next() {
            Next::Over => break,
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(seat) => {
                let action = decide(session.as_ref(), seat, count);
                writeln!(text, "{action}").expect("memory");
                session.play(&action).expect("a legal action");
                count += 1;
            }
        }
    }
    text
}

fn decide(session: &dyn misere_games::BotSession, seat: Seat, count: usize) -> String {
    let (level, character) = BOTS[(seat.index() + count) % BOTS.len()];
    let job = session.think_alike(Bot { level, character });
    job.expect("somebody is to act")(&AtomicBool::new(false))
}

/// The decisions of all games, with this number of threads.
fn all(threads: usize) -> BTreeMap<&'static str, String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
    let pool = pool.build().expect("threads");
    let games = GAMES.par_iter();
    pool.install(|| games.map(|entry| (entry.id, decisions(entry))).collect())
}

static WITH_FOUR_THREADS: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| all(4));

/// Compares with `alike.txt`. `MISERE_RENEW=1` records a new game, and the players of another version.
#[test]
fn a_changed_player_has_another_version() {
    let path = in_repository("tests/bots/alike.txt");
    let mut now = format!("players {PLAYERS_VERSION}\n");
    for (id, decisions) in &*WITH_FOUR_THREADS {
        let sum = Sha256::digest(decisions.as_bytes());
        let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(now, "{id} {sum}").expect("memory");
    }
    let then = fs::read_to_string(&path).unwrap_or_default();
    if now == then {
        return;
    }
    let keeps_version = now.lines().next() == then.lines().next();
    // A new game only adds a line.
    let is_kept = then.lines().all(|line| now.lines().any(|one| one == line));
    assert!(
        is_kept || !keeps_version,
        "players decide differently: raise `PLAYERS_VERSION` in crates/players/src/bots/alike.rs,\n{now}"
    );
    assert!(
        std::env::var_os("MISERE_RENEW").is_some(),
        "a new game, or another version of the players: record it with MISERE_RENEW=1 cargo test --test bots alike"
    );
    fs::write(&path, now).expect("a file");
}

#[test]
fn the_number_of_threads_changes_no_decision() {
    assert_eq!(all(1), *WITH_FOUR_THREADS);
}
