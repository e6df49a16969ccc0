//! Time limits: decisions stop when told to, and do no further work once their time is up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seen};
use misere_engine::table::{Setup, Step, Table, Watch as _};
use misere_games::Entry;
use misere_players::bots::search::evaluate;
use misere_players::bots::{Evaluation, History, Level, Limit, Strategy, decide};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The first deal of an entry, played by the heuristic: its first decision that calls for looking
/// ahead, and every few further ones.
fn decisions<R: Strategy>(game: R, entry: &Entry) -> Vec<(Seen<R>, Vec<R::Action>)> {
    let setup = Setup { seats: entry.usual, rules: HouseRules::default(), seed: 2, dealer: None };
    let mut table = Table::new(game, &setup).expect("the usual rules");
    let (mut rng, mut decisions, mut count) = (ChaCha8Rng::seed_from_u64(2), Vec::new(), 0);
    table.shuffle();
    loop {
        let seat = match table.next() {
            Next::Act(seat) => seat,
            Next::Reshuffle(_) => {
                table.shuffle();
                continue;
            }
            Next::Deal(_) | Next::Over => return decisions,
        };
        let (view, moves) = (table.state().view(seat), table.legal());
        if moves.len() > 1 && (R::LOOKAHEAD.obvious)(view, &moves).is_none() {
            if count % 7 == 0 {
                decisions.push((view.to_seen(), moves));
            }
            count += 1;
        }
        let action = R::act(table.state().view(seat), &mut Vec::new(), &mut rng);
        table.take(Step::Act(action)).expect("legal");
    }
}

/// Without any time, nothing is tried in more worlds than this, which is as many as the heuristic
/// of Seven Card Combo draws at random.
const AT_A_GLANCE: u32 = 16;

pub fn without_time_bots_decide_at_a_glance<R: Strategy>(game: R, entry: &Entry) {
    let decisions = decisions(game, entry);
    assert!(decisions.len() > 1, "{}", entry.id);
    for (seen, moves) in decisions {
        let no_time = (Limit::Time(Duration::ZERO), AtomicBool::new(false));
        let stopped = (Limit::Worlds(u32::MAX), AtomicBool::new(true));
        for (limit, stop) in [&no_time, &stopped] {
            let (mut rng, past) = (ChaCha8Rng::seed_from_u64(1), History::default());
            let list = evaluate(seen.view(), &past, &moves, *limit, &mut rng, stop);
            assert_eq!(list.len(), moves.len(), "{}", entry.id);
            let glance = |one: &Evaluation| one.worlds <= AT_A_GLANCE;
            assert!(list.iter().all(glance), "{}: {limit:?}", entry.id);
        }
        for level in [Level::Hard, Level::Master] {
            let choices = [&no_time, &stopped];
            let [one, other] = choices.map(|(limit, stop)| decide(&seen, level, *limit, 1, stop));
            assert!(moves.contains(&one) && one == other, "{}", entry.id);
        }
    }
}

pub fn an_endless_decision_stops_when_told_to<R: Strategy>(game: R, entry: &Entry) {
    for (seen, moves) in decisions(game, entry) {
        for level in [Level::Hard, Level::Master, Level::Ismcts] {
            let (seen, stop) = (&seen, &AtomicBool::new(false));
            let action = thread::scope(|scope| {
                let endless = Limit::Worlds(u32::MAX);
                let thinking = scope.spawn(move || decide(seen, level, endless, 1, stop));
                // Long enough to be in the middle of it, which no event tells; nothing depends on that.
                thread::sleep(Duration::from_millis(5));
                stop.store(true, Ordering::Relaxed);
                thinking.join().expect("a decision")
            });
            assert!(moves.contains(&action), "{}: {action}", entry.id);
        }
    }
}
