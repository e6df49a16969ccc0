//! The time to replay and check the log of a whole game: what loading does once the file
//! is read.

use divan::Bencher;
use divan::counter::ItemsCount;
use misere::cards::below;
use misere::games::{BotSession, entry};
use misere::rules::Next;
use misere::rules::options::HouseRules;
use misere::table::Setup;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

fn start() -> Box<dyn BotSession> {
    let setup = Setup {
        seats: 4,
        rules: HouseRules::default(),
        seed: 7,
        dealer: None,
    };
    let entry = entry("compendium").expect("it is in the menu");
    entry.start(&setup).expect("the defaults")
}

/// An item is a step of the log.
#[divan::bench]
fn compendium(bencher: Bencher<'_, '_>) {
    let mut game = start();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    while game.next() != Next::Over {
        let moves = game.moves();
        if moves.is_empty() {
            game.shuffle();
        } else {
            let action = &moves[below(&mut rng, moves.len() as u32) as usize].text;
            game.play(action).expect("it is in the list");
        }
    }
    let steps = game.steps();
    bencher
        .counter(ItemsCount::new(steps.len()))
        .bench_local(|| {
            let mut game = start();
            for step in &steps {
                game.record(step).expect("it followed once");
            }
            game.totals()
        });
}
