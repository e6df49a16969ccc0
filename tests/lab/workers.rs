use misere_engine::rules::Wins;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::Setup;
use misere_games as games;
use misere_lab::for_tests::*;
use misere_lab::laboratory;
use misere_players::bots::{Bot, Limit};
use misere_players::play::{PeekCheck, PeekReport};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// An arena in which play is stopped after a number of plays.
struct StoppedArena {
    arena: Box<dyn Arena>,
    left: AtomicU64,
}

impl Arena for StoppedArena {
    fn rules(&self) -> HouseRules {
        self.arena.rules()
    }

    fn wins(&self) -> Wins {
        self.arena.wins()
    }

    fn play(
        &self, game: GameNumber, players: &mut [ArenaPlayer<'_>], limit: Limit, recording: Recording<'_>,
        stop: &AtomicBool,
    ) -> Option<GameResult> {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 0 {
            stop.store(true, Ordering::Relaxed);
            return None;
        }
        (self.arena).play(game, players, limit, recording, stop)
    }

    fn deal(&self, game: GameNumber) -> Option<Dealt> {
        self.arena.deal(game)
    }

    fn check_peeking(&self, game: GameNumber, check: PeekCheck, bots: &[Bot], stop: &AtomicBool) -> Option<PeekReport> {
        (self.arena).check_peeking(game, check, bots, stop)
    }
}

#[test]
fn an_unfinished_game_leaves_no_times() {
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed: 0, dealer: None };
    let entry = games::find("finis").expect("a game");
    let names = "easy,random,random,random".split(',').map(String::from);
    let lineup = Lineup::read(&names.collect::<Vec<_>>(), 4).expect("a lineup");
    let seating_plan = SeatingPlan::new(&lineup, Seating::SameDeals);
    let decisions = |plays: u64| {
        let arena = StoppedArena {
            arena: laboratory(entry).arena(&setup).expect("the usual rules"),
            left: AtomicU64::new(plays),
        };
        let job = Job {
            arena: &arena,
            seed: 0,
            first: 0,
            games: 2,
            lineup: &lineup,
            seating_plan: &seating_plan,
            limit: Limit::Worlds(1),
            bot_time_limit: Duration::from_secs(1),
            trace: None,
            times: true,
        };
        let mut counted = (0, 0);
        let stop = AtomicBool::new(false);
        play(&job, 1, &stop, |batch| {
            counted.0 += batch.tally.games;
            let times = batch.latency.iter();
            counted.1 += times.map(|times| times.wall.count()).sum::<u64>();
            Ok(())
        })
        .expect("no error");
        counted
    };
    // Each game has four arrangements.
    let one_game = decisions(4);
    assert!(one_game.0 == 1 && one_game.1 > 0, "{one_game:?}");
    assert_eq!(decisions(7), one_game);
}
