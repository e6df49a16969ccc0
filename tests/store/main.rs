//! Example saves: for each entry of the menu, a half-played game and a finished one in `saves/`.
//!
//! `MISERE_RENEW=1 cargo test --test store` fills empty files, as needed for a new entry. All
//! others stay as they are, since they also prove that old saves still load.

mod calendar;
mod challenges;
mod changes;
mod companions;
mod crashes;
mod damaged;
mod date;
mod encoding;
mod evening;
mod format;
mod goals;
mod journal;
mod killed;
mod limits;
mod lock;
mod mistakes;
mod names;
mod notes;
mod open_requests;
mod origin;
mod own_files;
mod player;
mod program;
mod puzzles;
mod record;
mod results;
mod reviews;
mod same_deal;
mod saved_games;
mod share_line;
mod statistics;
mod times;
mod today_deal;
mod training;
mod tries;
mod writing;

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod common;
#[path = "../common/damage.rs"]
mod damage;

use std::sync::atomic::AtomicBool;

use misere_engine::rules::Next;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::Setup;
use misere_games::{Entry, GAMES};
use misere_players::bots::{Level, Limit};
use misere_store::{Player, Saved, Store, open_example};

use common::in_repository;

/// A game between computer players with a person's name in the first seat, played to its end or to
/// the middle of its second deal, if it has one.
fn played(entry: &Entry, finished: bool) -> Saved {
    let setup = Setup {
        seats: entry.usual,
        rules: HouseRules::default(),
        seed: if finished { 1988 } else { 2026 },
        dealer: None,
    };
    let mut session = entry.start(&setup).expect("the usual rules");
    let mut acts = [0, 0];
    loop {
        match session.next() {
            Next::Over => break,
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(seat) => {
                let deal = session.deal_number().min(2) as usize - 1;
                // Stops where the person is to act, halfway through.
                let half = deal == 1 && acts[1] * 2 >= acts[0];
                if !finished && half && seat.index() == 0 {
                    break;
                }
                acts[deal] += 1;
                let thought = session.think(Level::Medium.into(), Limit::Worlds(1), session.at() as u64);
                let action = thought.expect("somebody is to act")(&AtomicBool::new(false));
                session.play(&action).expect("computer players play legally");
            }
        }
    }
    if !finished && session.next() == Next::Over {
        // A game with a single deal goes back to its middle.
        let middle = session.at() / 2;
        session.go_to(middle);
        while !matches!(session.next(), Next::Act(seat) if seat.index() == 0) {
            session.undo();
        }
        let log: Vec<String> = session.steps();
        let at = session.at();
        session = entry.start(&setup).expect("the usual rules");
        for step in &log[..at] {
            session.record(step).expect("a step of the same game");
        }
    }
    let names = ["You", "Berta", "Konrad", "Ottilie"];
    let players = names.iter().take(entry.usual).enumerate().map(|(seat, name)| match seat {
        0 => Player::Person((*name).into()),
        _ => Player::Computer((*name).into(), Level::Hard.into()),
    });
    Saved { saved_at: 1_790_000_000, ..Saved::new(players.collect(), session) }
}

#[test]
fn the_example_games_load_and_are_written_the_same() {
    for entry in GAMES {
        for (finished, end) in [(false, "half-played"), (true, "finished")] {
            let file = format!("saves/{}-{end}.ron", entry.id);
            let text = entry.files.examples.expect("examples")[usize::from(finished)];
            if text.is_empty() && std::env::var_os("MISERE_RENEW").is_some() {
                let path = in_repository(&file);
                std::fs::write(path, played(entry, finished).to_ron()).expect("writing");
                continue;
            }
            let saved =
                open_example(entry, finished).unwrap_or_else(|error| panic!("{error}; renew it with MISERE_RENEW=1"));
            assert_eq!(saved.session.id(), entry.id, "{file}");
            assert_eq!(saved.to_ron(), text, "{file}");
            assert_eq!(saved.session.next() == Next::Over, finished, "{file}");
            if !finished {
                assert!(!saved.session.moves().is_empty(), "{file}: nobody is to act");
            }
        }
    }
}

#[test]
fn a_folder_beside_the_program_makes_it_portable() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("misere");
    let saves = folder.path().join("saves");
    std::fs::create_dir(&saves).expect("a folder");
    assert!(Store::portable(&program).is_none(), "not asked for yet");
    std::fs::write(saves.join("portable"), "").expect("writing");
    let store = Store::portable(&program).expect("a portable program");
    for path in [store.settings_path(), store.window_path(), store.games_path()] {
        assert!(path.starts_with(&saves), "{}", path.display());
    }
    let path = store.new_path(GAMES[0].id);
    store.write(&path, &played(&GAMES[0], false)).expect("writing");
    assert_eq!(store.list().len(), 1);
}
