//! Computer players are asked again with hidden cards swapped.

use std::sync::atomic::{AtomicBool, Ordering};

use misere_engine::cards::Cards;
use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::ChaCha8Rng;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{GameAction, Next, Rules, Seat};
use misere_engine::table::{Setup, Step, Table, Watch as _};
use misere_games::combo::Combo;
use misere_games::fosdick::Fosdick;
use misere_players::bots::{Level, Limit, Strategy};
use misere_players::play::{PeekReport, TwinCheck, any_twin, check_game};

fn table<R: Strategy>(game: R, seed: u64) -> Table<R> {
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed, dealer: None };
    Table::new(game, &setup).expect("the usual rules")
}

/// Plays a game, calling `each` at every decision for the action to play.
fn at_every_decision<R: Strategy>(mut table: Table<R>, mut each: impl FnMut(&Table<R>, Seat) -> R::Action) -> Table<R> {
    loop {
        match table.next() {
            Next::Over => return table,
            Next::Act(seat) => {
                let action = each(&table, seat);
                table.take(Step::Act(action)).expect("a legal action");
            }
            Next::Deal(_) | Next::Reshuffle(_) => table.shuffle(),
        }
    }
}

/// A player that knows all cards is found out, and one that decides the same way by its view is
/// not.
#[test]
fn a_player_that_peeks_is_caught() {
    let stop = AtomicBool::new(false);
    let mut reports = [PeekReport::default(), PeekReport::default()];
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    at_every_decision(table(Fosdick::AcornHearts, 5), |table, seat| {
        let check = TwinCheck::new(table, seat, &mut rng);
        let number =
            |cards: Cards| cards.iter().map(|card| card.rank() as usize * 4 + card.suit() as usize).sum::<usize>();
        let honest = |table: &Table<Fosdick>| {
            let moves = table.legal();
            Some(moves[number(Fosdick::unseen(table.view(seat))) % moves.len()])
        };
        // Looks into the hand of the next seat.
        let peeking = |table: &Table<Fosdick>| {
            let moves = table.legal();
            let hand = table.state().private[seat.left(4)].hand;
            Some(moves[number(hand) % moves.len()])
        };
        let shown = |action: &<Fosdick as Rules>::Action| action.to_string();
        check.ask("peeking", peeking, shown, &stop, &mut reports[0]);
        let action = check.ask("honest", honest, shown, &stop, &mut reports[1]);
        action.expect("nobody stops it")
    });
    let [peeking, honest] = reports;
    assert!(peeking.asked > 50 && peeking.different > peeking.asked / 4, "{peeking}");
    let first = peeking.first.expect("a description");
    assert!(first.contains("(peeking)") && first.contains("swapped"), "{first}");
    assert_eq!((honest.asked, honest.different), (peeking.asked, 0));
}

/// Reshuffled cards have been seen, but their new places are unknown, so they are swapped too.
#[test]
fn cards_that_were_shuffled_again_are_swapped() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (mut after, mut known) = (0, 0);
    at_every_decision(table(Combo, 5), |table, seat| {
        let log = table.log();
        let shuffled = log.iter().rposition(|step| !matches!(step, Step::Act(_)));
        if matches!(log[shuffled.expect("a deal")], Step::Reshuffle(_)) {
            after += 1;
            if let Some(((a, _), twin)) = any_twin(table, seat, &mut rng) {
                known += u32::from(!Combo::unseen(table.view(seat)).contains(a));
                assert_eq!(table.view(seat).to_seen(), twin.view(seat).to_seen());
            }
        }
        // As many cards from the stock as possible.
        let moves = table.legal();
        let best = moves.iter().max_by_key(|action| match action.kind() {
            "draw stock" | "take" => 52 - action.cards().len(),
            _ => action.cards().len(),
        });
        *best.expect("a legal action")
    });
    assert!(after >= 10 && known >= after / 2, "{known} of {after}");
}

#[test]
fn a_finished_game_is_checked_with_hints_for_the_people_in_it() {
    let stop = AtomicBool::new(false);
    let table = at_every_decision(table(Fosdick::AcornHearts, 5), |table, _| table.legal()[0]);
    let bots = [None, Some(Level::Hard.into()), None, Some(Level::Easy.into())];
    let acts = table.log().iter().filter(|step| matches!(step, Step::Act(_)));
    let acts = acts.count() as u64;
    let mut done = 0;
    let report = check_game(&table, &bots, Limit::Worlds(1), &stop, || done += 1);
    let report = report.expect("nobody stops it");
    assert_eq!((report.decisions + report.hints, done), (acts, acts));
    assert!(report.decisions > acts / 3 && report.hints > acts / 3, "{report}");
    assert!(report.asked > acts / 2 && report.different == 0, "{report}");
    stop.store(true, Ordering::Relaxed);
    assert_eq!(check_game(&table, &bots, Limit::Worlds(1), &stop, || ()), None);
}
