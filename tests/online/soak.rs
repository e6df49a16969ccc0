//! A table that stays open for days: game after game with the same people, who think, sleep, change networks and end
//! their programs.

use std::collections::BTreeMap;
use std::time::Duration;

use misere_games::{Entry, GAMES};
use misere_store::Fairness;

use super::rig::{Rig, Weather, players};

/// The seats of the table, and the guests among them.
const SEATS: usize = 4;
const GUESTS: usize = 3;

/// Once in so many messages, nobody does anything for a while, in seconds below this.
const PAUSE: usize = 20;
const PAUSES: usize = 8;

/// Something happens to a program or its network once in so many steps.
const TROUBLE: usize = 250;

/// By how many bytes a file may vary from game to game: the results of an evening and numbers that get longer.
const VARIATION: usize = 512;

/// Plays until so much time has passed at the table; returns the numbers of games and of troubles.
fn live(time: Duration, dice: u64) -> (usize, usize) {
    let games = GAMES.iter().filter(|entry| entry.seats.clone().any(|seats| seats == SEATS));
    let games: Vec<&'static Entry> = games.collect();
    let mut rig = Rig::new(games[0], players(SEATS, GUESTS), dice);
    let (mut played, mut troubles) = (0, 0);
    let mut files = BTreeMap::new();
    loop {
        rig.weather = Weather {
            repeats: 10 + rig.dice.below(40),
            swaps: 10 + rig.dice.below(40),
            cuts: 20 + rig.dice.below(400),
        };
        troubles += play(&mut rig);
        let entry = games[played % games.len()];
        for chair in &rig.chairs {
            let finished = chair.finished.as_ref().expect("a finished game");
            assert_eq!(finished.check.verdict, Fairness::Fair, "{}, game {played}", entry.id);
        }
        let kept = rig.chairs.iter().map(|chair| chair.file.len());
        let kept = rig.disk.lock().expect("a disk").text.len() + kept.sum::<usize>();
        let first = *files.entry(entry.id).or_insert(kept);
        assert!(kept <= first + VARIATION, "{}: {kept} after {first} bytes", entry.id);
        played += 1;
        if rig.now >= time {
            return (played, troubles);
        }
        begin_next(&mut rig, games[played % games.len()]);
    }
}

/// Plays a game to its end; returns the number of troubles.
fn play(rig: &mut Rig) -> usize {
    let mut troubles = 0;
    for _ in 0..1_000_000 {
        if rig.is_done() {
            return troubles;
        }
        rig.step();
        if rig.dice.one_in(PAUSES) {
            rig.settle();
            let pause = rig.dice.below(PAUSE) as u64;
            rig.pass(Duration::from_secs(pause));
        }
        if rig.dice.one_in(TROUBLE) {
            troubles += 1;
            trouble(rig);
        }
    }
    panic!("stuck: {:?}", rig.table.host.table());
}

/// Ends a program, cuts a network, or lets a computer sleep for some hours.
fn trouble(rig: &mut Rig) {
    let guest = rig.dice.below(GUESTS);
    match rig.dice.below(12) {
        0..3 => rig.kill_host(),
        3..7 => rig.kill_guest(guest),
        7..11 => rig.cut(guest),
        _ => {
            rig.switch_off(guest);
            let minutes = rig.dice.below(480);
            for _ in 0..minutes {
                rig.pass(Duration::from_secs(60));
                rig.settle();
            }
            rig.chairs[guest].is_off = false;
        }
    }
}

/// Goes on to another game with the same people.
fn begin_next(rig: &mut Rig, entry: &'static Entry) {
    let mut setup = rig.table.host.file().setup.clone();
    setup.entry = entry;
    setup.rules = entry.usual_rules(SEATS);
    rig.saved = None;
    rig.saved_file = None;
    for chair in &mut rig.chairs {
        chair.finished = None;
    }
    rig.call_host(|host| host.next_game(setup));
}

#[test]
fn a_table_that_stays_open_for_a_day_loses_nothing_and_keeps_no_more() {
    let (played, troubles) = live(Duration::from_secs(24 * 3600), 5);
    assert!(played > 4 && troubles > 10, "{played}, {troubles}");
}

#[test]
#[ignore = "takes many minutes"]
fn a_week_at_a_table_loses_nothing_and_keeps_no_more() {
    let (played, troubles) = live(Duration::from_secs(7 * 24 * 3600), 11);
    println!("{played} games, {troubles} troubles");
}
