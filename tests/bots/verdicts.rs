//! Verdicts on decisions know nothing of hidden cards.

use std::sync::atomic::AtomicBool;

use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::ChaCha8Rng;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat};
use misere_engine::table::{Session, Setup, Step, Table};
use misere_games::combo::Combo;
use misere_games::fosdick::Fosdick;
use misere_games::garbo::Garbo;
use misere_players::bots::{DealScale, Effort, History, Judge, Judgment, Level, Policy};
use misere_players::play::{any_twin, random_deals};
use misere_players::review::STEPS;

static NEVER: AtomicBool = AtomicBool::new(false);

/// The number of random deals that the usual variation of a deal is measured with.
const SAMPLES: u32 = 10;

/// A verdict is identical, to the last digit, in every world that the seat cannot distinguish
/// from the true one.
#[test]
fn hidden_cards_do_not_change_a_verdict() {
    let asked = twins_agree(Fosdick::AcornHearts, 4) + twins_agree(Combo, 4) + twins_agree(Garbo, 2);
    assert!(asked > 60, "{asked}");
}

/// Judges the decisions of a deal again with hidden cards swapped, and returns how many there
/// were.
fn twins_agree<R: Policy>(game: R, seats: usize) -> u32 {
    let setup = Setup { seats, rules: HouseRules::default(), seed: 3, dealer: None };
    let mut table = Table::new(game, &setup).expect("the usual rules");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut asked = 0;
    while !matches!(table.next(), Next::Over | Next::Deal(_)) || table.at() == 0 {
        table.shuffle();
        let Next::Act(seat) = table.next() else {
            continue;
        };
        let moves = table.legal();
        let action = moves[moves.len() / 2];
        let twin = any_twin(&table, seat, &mut rng).filter(|_| moves.len() > 1);
        if let Some((_, twin)) = twin {
            assert_eq!(judged(&table, action), judged(&twin, action));
            asked += 1;
        }
        table.take(Step::Act(action)).expect("a legal action");
    }
    asked
}

/// The judgment of an action in the present deal, as a review makes it.
fn judged<R: Policy>(table: &Table<R>, action: R::Action) -> Option<Judgment<R::Action>> {
    let Next::Act(seat) = table.next() else {
        return None;
    };
    let mut before = table.clone();
    before.go_to(0);
    let start = before.state();
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let ends = random_deals(start, SAMPLES, &mut rng, &NEVER)?;
    let scale = DealScale::new::<R>(start.view(Seat::new(0)), &ends);
    let mut past = History::default();
    table.retrace_deal(|state, action| past.note(&state.public, action));
    let effort = Effort { worlds: 2, steps: &STEPS, seed: 5 };
    let bots = vec![Level::Medium.into(); table.seats()];
    let judge = Judge { view: table.view(seat), past: &past, scale: &scale, bots: &bots, stop: &NEVER };
    judge.judge(action, effort)
}
