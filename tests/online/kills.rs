//! Bad wires and killed programs: nothing is lost, and no seat is stuck.

use misere_games::entry;
use misere_online::host::{TableFile, TableSetup};
use misere_store::{Evening, Fairness};

use super::rig::{Rig, Weather, players, secret};

fn play_with(game: &str, seats: usize, weather: Weather, dice: u64) -> usize {
    let entry = entry(game).expect("a game");
    let mut rig = Rig::new(entry, players(seats, seats - 1), dice);
    rig.weather = weather;
    rig.play(1_000_000);
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("a finished game");
        assert_eq!(finished.check.verdict, Fairness::Fair, "{game}, {dice}");
    }
    rig.messages
}

#[test]
fn repeated_and_reordered_messages_do_no_harm() {
    for dice in 0..6 {
        let weather = Weather { repeats: 3, swaps: 3, cuts: 0 };
        play_with("mismatch", 4, weather, dice);
        play_with("seven_card_combo", 3, weather, dice);
    }
}

#[test]
fn links_that_break_at_any_message_lose_nothing() {
    for dice in 0..6 {
        let weather = Weather { repeats: 10, swaps: 10, cuts: 20 };
        play_with("mismatch", 4, weather, dice);
        play_with("seven_card_combo", 3, weather, dice);
    }
}

/// Kills a program after each of some numbers of messages, in games of which each is killed several times.
fn kill(numbers: impl Iterator<Item = usize>) {
    for number in numbers {
        let entry = entry("mismatch").expect("a game");
        let mut rig = Rig::new(entry, players(4, 2), number as u64 + 1);
        let mut next = 1 + number % 37;
        let mut kills = 0;
        for _ in 0..1_000_000 {
            if rig.is_done() {
                break;
            }
            rig.step();
            if rig.messages >= next {
                next = rig.messages + 1 + number % 37;
                kills += 1;
                match (number + kills) % 3 {
                    0 => rig.kill_host(),
                    guest => rig.kill_guest(guest - 1),
                }
            }
            // A program killed at every message gets nowhere.
            if kills > 40 {
                next = usize::MAX;
            }
        }
        assert!(rig.is_done(), "stuck in {number} after {kills} kills: {:?}", rig.table.host.table());
        for chair in &rig.chairs {
            let finished = chair.finished.as_ref().expect("a finished game");
            assert_eq!(finished.check.verdict, Fairness::Fair, "{number}");
        }
    }
}

#[test]
fn a_host_killed_between_the_cut_and_the_first_save_begins_again() {
    for dice in 0..6 {
        let entry = entry("mismatch").expect("a game");
        let evening = Evening::begin();
        let file = TableFile::new(
            TableSetup {
                entry,
                rules: entry.usual_rules(4),
                players: players(4, 3),
                hints: true,
                evening: Some(evening.clone()),
            },
            secret(dice),
        );
        let mut rig = Rig::of_file(file, dice);
        rig.dies_at_begin = true;
        rig.play(1_000_000);
        assert!(!rig.dies_at_begin);
        let saved = rig.saved.as_ref().expect("a game");
        assert_eq!(saved.evening.as_ref(), Some(&evening));
        for chair in &rig.chairs {
            let finished = chair.finished.as_ref().expect("a finished game");
            assert_eq!(finished.check.verdict, Fairness::Fair, "the promises of the cut hold");
        }
    }
}

#[test]
fn killed_programs_lose_nothing() {
    kill(0..8);
}

#[test]
#[ignore = "takes minutes"]
fn a_thousand_killed_programs_lose_nothing() {
    kill(0..1000);
}
