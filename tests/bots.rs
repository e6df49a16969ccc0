//! The computer players: whoever plays by the rules of thumb beats whoever plays anything, in
//! every game of the menu; decisions are lawful, repeatable, rest on nothing hidden and stop when
//! they are told to.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use misere::arena::Numbered;
use misere::bots::{Level, Limit};
use misere::games::{Entry, GAMES, Sitting};
use misere::rules::{Next, Seat};
use misere::table::Setup;

fn setup(entry: &Entry, seed: u64) -> Setup {
    Setup {
        seats: entry.usual,
        rules: Default::default(),
        seed,
        dealer: None,
    }
}

fn start(entry: &Entry, seed: u64) -> Box<dyn Sitting> {
    entry
        .start(&setup(entry, seed))
        .expect("the published rules")
}

/// Plays a game in which one seat has a level and the others another; gives who won.
fn play(entry: &Entry, seed: u64, seat: Seat, levels: (Level, Level)) -> Vec<Seat> {
    let mut session = start(entry, seed);
    loop {
        match session.next() {
            Next::Over => return session.leaders(),
            Next::Deal(_) | Next::Refill(_) => session.shuffle(),
            Next::Act(turn) => {
                let level = if turn == seat { levels.0 } else { levels.1 };
                let luck = seed << 16 | session.at() as u64;
                let thought = session.think(level, Limit::Worlds(8), luck);
                let action = thought.expect("somebody is to act")(&AtomicBool::new(false));
                session
                    .play(&action)
                    .expect("what a computer player decides is lawful");
            }
        }
    }
}

#[test]
fn rules_of_thumb_beat_chance_in_every_game() {
    for entry in GAMES {
        let (mut won, mut games) = (0.0, 0.0);
        for seed in 0..12 {
            for seat in Seat::all(entry.usual) {
                let winners = play(entry, seed, seat, (Level::Medium, Level::Random));
                if winners.contains(&seat) {
                    won += 1.0 / winners.len() as f64;
                }
                games += 1.0;
            }
        }
        let (share, fair) = (won / games, 1.0 / entry.usual as f64);
        assert!(share > 1.3 * fair, "{}: {share:.2} of the games", entry.id);
    }
}

#[test]
fn the_same_seed_decides_the_same() {
    for entry in GAMES {
        let mut session = start(entry, 3);
        session.shuffle();
        for level in Level::ALL {
            let decide = || {
                let thought = session
                    .think(level, Limit::Worlds(12), 5)
                    .expect("a decision");
                thought(&AtomicBool::new(false))
            };
            assert_eq!(decide(), decide(), "{} {level:?}", entry.id);
        }
    }
}

#[test]
fn who_is_told_to_stop_decides_at_once_and_lawfully() {
    for entry in GAMES {
        let mut session = start(entry, 4);
        session.shuffle();
        let hours = Limit::Time(Duration::from_secs(3600));
        let thought = session.think(Level::Master, hours, 1).expect("a decision");
        let action = thought(&AtomicBool::new(true));
        session.play(&action).expect("lawful");
    }
}

/// C-7: what the rules hide changes no decision. Every level in every game is asked again where
/// cards that it cannot know have changed places; `misere simulate --swap-hidden` does the same.
#[test]
fn hidden_cards_change_no_decision() {
    let stop = AtomicBool::new(false);
    let mut all = 0;
    for entry in GAMES {
        let arena = entry.arena(&setup(entry, 1)).expect("the published rules");
        for level in Level::OPPONENTS {
            let levels = vec![level; entry.usual];
            let most = if level < Level::Hard { 120 } else { 40 };
            let game = Numbered { seed: 5, number: 0 };
            let twins = arena.swap_hidden(game, most, &levels, Limit::Worlds(1), &stop);
            let twins = twins.expect("nobody stops it");
            assert_eq!(twins.first, None, "{}", entry.id);
            assert!(twins.asked > 0, "{}: {level:?} is not asked", entry.id);
            all += twins.asked;
        }
    }
    assert!(all >= 2000, "only {all} decisions are asked again");
}
