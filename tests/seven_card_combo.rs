//! Seven Card Combo from outside: the vectors, the flow of a round, the trace, whole random
//! games, and the worlds that a seat imagines.

use std::collections::HashSet;

use misere::cards::{Card, Cards, Pack, below};
use misere::rules::combo::{Combo, Deed, HANDS, Phase};
use misere::rules::{Next, Rules, Seat, State};
use misere::table::{Setup, Step, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn setup(seats: usize, seed: u64) -> Setup {
    Setup {
        seats,
        rules: Default::default(),
        seed,
        dealer: None,
    }
}

/// Ways to play that bring out different corners of the rules.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Any lawful action.
    Random,
    /// Gives everything up and takes nothing, so that the stock runs out.
    Wasteful,
    /// Gives little or nothing up and empties the pile.
    Thrifty,
    /// Gives up a few cards, and takes a few.
    Middling,
}

impl Style {
    const ALL: [Self; 4] = [Self::Random, Self::Wasteful, Self::Thrifty, Self::Middling];

    fn choose(self, moves: &[Deed], rng: &mut ChaCha8Rng) -> Deed {
        let fitting = |deed: &&Deed| match (self, deed) {
            (Self::Random, _) => true,
            (Self::Wasteful, Deed::Discard(cards)) => cards.len() + 1 >= 4,
            (Self::Wasteful, Deed::Take(cards)) => cards.is_empty(),
            (Self::Wasteful, deed) => **deed != Deed::DrawPile,
            (Self::Thrifty, Deed::Discard(cards)) => cards.len() <= 1,
            (Self::Thrifty, deed) => **deed != Deed::DrawStock,
            (Self::Middling, Deed::Discard(cards)) => (1..=3).contains(&cards.len()),
            (Self::Middling, Deed::Take(cards)) => cards.len() <= 2,
            (Self::Middling, _) => true,
        };
        let list: Vec<Deed> = moves.iter().filter(fitting).copied().collect();
        let list = if list.is_empty() { moves } else { &list };
        list[below(rng, list.len() as u32) as usize]
    }
}

/// Plays on by chance until the game is over, and calls the function before every step.
fn play(
    table: &mut Table<Combo>,
    styles: &[Style],
    rng: &mut ChaCha8Rng,
    mut each: impl FnMut(&Table<Combo>, &mut ChaCha8Rng),
) {
    loop {
        each(table, rng);
        match Combo::next(&table.state().public) {
            Next::Deal(_) | Next::Refill(_) => table.shuffle(),
            Next::Act(seat) => {
                let deed = styles[seat.index()].choose(&table.legal(), rng);
                table.take(Step::Act(deed)).expect("a lawful action");
            }
            Next::Over => return,
        }
    }
}

fn styles(rng: &mut ChaCha8Rng) -> [Style; 4] {
    std::array::from_fn(|_| Style::ALL[below(rng, 4) as usize])
}

/// The log of an imagined world: the true one up to the round, then its own.
fn log_of(world: &State<Combo>, table: &Table<Combo>) -> Vec<Step<Deed>> {
    let public = &world.public;
    let seats = public.seats();
    let own = |turn: usize| &world.private[public.seat_of(turn)].turns[turn / seats];
    let begun = table
        .log()
        .iter()
        .rposition(|step| matches!(step, Step::Deal(_)));
    let (past, round) = table.log().split_at(begun.expect("a round has begun"));

    let mut hands: Vec<Cards> = Seat::all(seats)
        .map(|seat| world.private[seat].hand)
        .collect();
    for turn in (0..(public.at + 1).min(HANDS * seats)).rev() {
        let hand = &mut hands[public.seat_of(turn).index()];
        *hand -= own(turn).took | own(turn).drew | public.turns[turn].piled;
        *hand |= own(turn).laid;
    }
    // The stocks in the order in which they came up.
    let mut stocks = vec![Vec::<Card>::new()];
    for turn in 0..(public.at + 1).min(HANDS * seats) {
        let seen = &public.turns[turn];
        let drew = own(turn).drew;
        if seen.refill.is_empty() {
            stocks.last_mut().unwrap().extend(drew);
        } else {
            stocks.last_mut().unwrap().extend(drew - seen.refill);
            stocks.push((drew & seen.refill).iter().collect());
        }
        stocks.last_mut().unwrap().extend(seen.turned);
    }
    stocks
        .last_mut()
        .unwrap()
        .extend(world.hidden.stock.iter().rev());

    let mut dealt: Vec<Vec<Card>> = hands.iter().map(|hand| hand.iter().collect()).collect();
    let mut pack: Pack = (0..4 * seats)
        .map(|place| {
            dealt[public.seat_of(place).index()]
                .pop()
                .expect("four cards")
        })
        .collect();
    pack.push(public.opening.expect("a pile"));
    stocks[0].iter().for_each(|&card| pack.push(card));

    let mut log = past.to_vec();
    let mut at = 0;
    let mut stock = 0;
    let mut laid = 0;
    for step in round {
        log.push(match step {
            Step::Deal(_) => Step::Deal(pack),
            Step::Refill(_) => {
                stock += 1;
                Step::Refill(stocks[stock].iter().copied().collect())
            }
            Step::Act(Deed::Discard(_)) => {
                at = laid;
                laid += 1;
                Step::Act(Deed::Discard(own(at).laid))
            }
            Step::Act(Deed::Take(_)) => Step::Act(Deed::Take(own(at).took)),
            Step::Act(other) => Step::Act(*other),
        });
    }
    log
}

#[test]
fn an_imagined_world_is_where_a_lawful_round_leads_that_looked_the_same() {
    for seed in 0..60 {
        let seats = 2 + seed as usize % 3;
        let setup = setup(seats, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::new(Combo, &setup).expect("a game");
        let styles = styles(&mut rng);
        play(&mut table, &styles, &mut rng, |table, rng| {
            if table.state().public.round > 2 || table.state().public.phase == Phase::Between {
                return;
            }
            for seat in Seat::all(seats) {
                let world = Combo::imagine(table.view(seat), rng);
                assert_eq!(world.view(seat).to_seen(), table.seen(seat));
                let mut other = Table::new(Combo, &setup).expect("a game");
                for step in log_of(&world, table) {
                    other.take(step).expect("a lawful log");
                }
                assert_eq!(other.state(), &world);
                assert_eq!(other.seen(seat), table.seen(seat));
            }
        });
    }
    let _ = HashSet::<u8>::new();
}
