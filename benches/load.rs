//! Times replaying and checking the log of a whole game, as loading does after reading the file,
//! and listing 500 saved games for Home.

use divan::Bencher;
use divan::counter::ItemsCount;
use misere::cards::below;
use misere::games::{BotSession, GAMES, entry};
use misere::rules::Next;
use misere::rules::options::HouseRules;
use misere::store::{Store, open_example, unfinished};
use misere::table::Setup;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

fn start() -> Box<dyn BotSession> {
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed: 7, dealer: None };
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
    bencher.counter(ItemsCount::new(steps.len())).bench_local(|| {
        let mut game = start();
        for step in &steps {
            game.record(step).expect("it followed once");
        }
        game.totals()
    });
}

/// A folder with 500 saved games of all kinds, every other one finished.
fn folder_of_500() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    for number in 0..500 {
        let entry = &GAMES[number / 2 % GAMES.len()];
        let mut saved = open_example(entry, number % 2 == 0).expect("an example");
        saved.saved_at += number as u64;
        let path = store.games_path().join(format!("{number}.ron"));
        std::fs::create_dir_all(store.games_path()).expect("a folder");
        std::fs::write(path, saved.to_ron()).expect("writing");
    }
    (folder, store)
}

/// Everything that Home needs before its first frame: the list, and the visible games.
#[divan::bench]
fn home_with_500_saves(bencher: Bencher<'_, '_>) {
    let (_folder, store) = folder_of_500();
    bencher.bench_local(|| {
        let slots = store.list();
        let in_sight = unfinished(&slots).into_iter().take(6);
        in_sight.filter(|slot| slot.game().is_ok()).count()
    });
}

/// For comparison: all 500 games, replayed and checked.
#[divan::bench]
fn replay_of_500_saves(bencher: Bencher<'_, '_>) {
    let (_folder, store) = folder_of_500();
    bencher.bench_local(|| store.list().iter().filter(|slot| slot.game().is_ok()).count());
}
