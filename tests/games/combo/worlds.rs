//! Sampled worlds of Seven Card Combo: each could have come about in a legal round that looked the
//! same to the seat.

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{Rules, Seat, State};
use misere_engine::table::{Step, Table};
use misere_games::combo::{Action, Combo, Phase};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{Style, play, setup};

/// The log of a sampled world: the true one up to the round, then its own.
fn log_of(world: &State<Combo>, table: &Table<Combo>) -> Vec<Step<Action>> {
    let public = &world.public;
    let seats = public.seats();
    let own = |turn: usize| &world.private[public.seat_of(turn)].turns[public.hand_of(turn)];
    let turns = 0..(public.at + 1).min(public.round_turns());

    let mut hands: Vec<Cards> = world.private.iter().map(|own| own.hand).collect();
    for turn in turns.clone().rev() {
        let hand = &mut hands[public.seat_of(turn).index()];
        *hand -= own(turn).took | own(turn).drew | public.turns[turn].drawn_from_pile;
        *hand |= own(turn).laid;
    }
    // Each stock in the order in which its cards came up.
    let mut stocks: Vec<Vec<Card>> = vec![Vec::new()];
    for turn in turns {
        let seen = &public.turns[turn];
        let last = stocks.last_mut().expect("a stock");
        last.extend(own(turn).drew - seen.refill);
        if !seen.refill.is_empty() {
            stocks.push((own(turn).drew & seen.refill).iter().collect());
        }
        stocks.last_mut().expect("a stock").extend(seen.turned);
    }
    let last = stocks.last_mut().expect("a stock");
    last.extend(world.hidden.stock.iter().rev());

    let mut hands: Vec<Vec<Card>> = hands.iter().map(|hand| hand.iter().collect()).collect();
    let dealt = (0..4 * seats).map(|place| {
        let hand = &mut hands[public.seat_of(place).index()];
        hand.pop().expect("four cards")
    });
    let dealt: Vec<Card> = dealt.collect();
    let opening = public.opening.expect("a pile");
    let pack: Pack = dealt.into_iter().chain([opening]).chain(stocks[0].clone()).collect();

    let begun = table.log().iter().rposition(|step| matches!(step, Step::Deal(_)));
    let (past, round) = table.log().split_at(begun.expect("a round has begun"));
    let mut log = past.to_vec();
    let mut stocks = stocks.into_iter().skip(1);
    let mut turns = 0;
    for step in round {
        log.push(match step {
            Step::Deal(_) => Step::Deal(pack),
            Step::Reshuffle(_) => Step::Reshuffle(stocks.next().expect("another stock").into_iter().collect()),
            Step::Act(Action::Discard(_)) => {
                turns += 1;
                Step::Act(Action::Discard(own(turns - 1).laid))
            }
            Step::Act(Action::Take(_)) => Step::Act(Action::Take(own(turns - 1).took)),
            Step::Act(other) => Step::Act(*other),
        });
    }
    log
}

#[test]
fn a_sampled_world_could_have_come_about() {
    let mut refills = 0;
    for seed in 0..24 {
        let seats = 2 + seed as usize % 3;
        let setup = setup(seats, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::new(Combo, &setup).expect("a game");
        let styles = Style::some(&mut rng);
        play(&mut table, &styles, &mut rng, |table, rng| {
            let public = &table.state().public;
            if public.round > 2 || public.phase == Phase::Between {
                return;
            }
            refills += public.turns.iter().filter(|turn| !turn.refill.is_empty()).count();
            for seat in Seat::all(seats) {
                let world = Combo::imagine(table.view(seat), rng);
                assert_eq!(world.view(seat).to_seen(), table.seen(seat));
                let mut other = Table::new(Combo, &setup).expect("a game");
                for step in log_of(&world, table) {
                    other.take(step).expect("a legal log");
                }
                assert_eq!(other.state(), &world);
                // Worlds that others sample within this one also keep the law.
                let within = seat.left(seats);
                let dream = Combo::imagine(world.view(within), rng);
                assert_eq!(dream.view(within).to_seen(), world.view(within).to_seen());
            }
        });
    }
    assert!(refills > 0, "some worlds have a stock made anew");
}

#[test]
fn a_sampled_world_can_be_played_to_the_end_of_the_game() {
    for seed in 0..12 {
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::new(Combo, &setup(seats, seed)).expect("a game");
        let styles = Style::some(&mut rng);
        play(&mut table, &styles, &mut rng, |table, rng| {
            if table.log().len() % 9 > 0 {
                return;
            }
            for seat in Seat::all(seats) {
                let mut world = Combo::imagine(table.view(seat), rng);
                super::play_on(&mut world, &styles, rng);
                assert_eq!(Combo::next(&world.public), misere_engine::rules::Next::Over);
            }
        });
    }
}

/// If cards that a seat has not seen are exchanged in the recorded pack, the seat notices nothing.
#[test]
fn twin_worlds_look_alike() {
    for seed in 0..16 {
        let seats = 2 + seed as usize % 3;
        let setup = setup(seats, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::new(Combo, &setup).expect("a game");
        let styles = Style::some(&mut rng);
        play(&mut table, &styles, &mut rng, |table, rng| {
            if table.state().public.round > 1 || table.log().len() % 3 > 0 {
                return;
            }
            for seat in Seat::all(seats) {
                let unseen = Combo::unseen(table.view(seat));
                let pair: Vec<Card> = unseen.choose(2, rng).iter().collect();
                let [a, b] = pair[..] else { continue };
                let mut twin = Table::new(Combo, &setup).expect("a game");
                for step in table.log() {
                    let step = match step {
                        Step::Deal(pack) => Step::Deal(pack.swapped(a, b)),
                        Step::Reshuffle(pack) => Step::Reshuffle(pack.swapped(a, b)),
                        Step::Act(action) => Step::Act(misere_engine::rules::GameAction::swapped(*action, a, b)),
                    };
                    twin.take(step).expect("a legal log");
                }
                assert_eq!(twin.seen(seat), table.seen(seat));
                assert_eq!(Combo::scene(twin.view(seat)), Combo::scene(table.view(seat)));
            }
        });
    }
}
