//! Training of policies.

use std::fmt::Write as _;
use std::fs;
use std::io::Read as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use flate2::read::ZlibDecoder;
use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::Xoshiro256PlusPlus;
use misere_engine::rules::Rules;
use misere_engine::rules::options::HouseRules;
use misere_games::fosdick::Fosdick;
use misere_lab::laboratory;
use misere_lab::training::{AnyTrainer, Budget, RuleMix, Trainer, TrainingSetup};
use misere_players::bots::Strategy;

fn trainer(game: Fosdick, workers: usize) -> Trainer<Fosdick> {
    let setup = TrainingSetup { game, seats: 3..=6, usual: 4, seed: 7 };
    let learning = Fosdick::LEARNING.expect("the family is learned");
    Trainer::with_workers(setup, &learning, workers)
}

/// Trains and returns the number of plays.
fn learn(trainer: &mut Trainer<Fosdick>, plays: u64, threads: usize) -> u64 {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let stop = AtomicBool::new(false);
    let mut done = 0;
    pool.expect("threads").install(|| {
        trainer.train(Budget::Plays(plays), &stop, |plays, _| done = plays);
    });
    done
}

/// Regression: the share of the time spent could be NaN, so that the training never ended.
#[test]
fn a_training_without_time_is_finished_at_once() {
    let mut trainer = trainer(Fosdick::Finis, 1);
    let mut reports = Vec::new();
    let stop = AtomicBool::new(false);
    trainer.train(Budget::Time(Duration::ZERO), &stop, |plays, spent| {
        reports.push((plays, spent));
        stop.store(true, Ordering::Relaxed);
    });
    assert_eq!(reports, [(0, 1.0)]);
}

#[test]
fn training_is_reproducible_on_any_number_of_threads() {
    let file = |threads: usize| {
        let mut trainer = trainer(Fosdick::AcornHearts, 5);
        assert_eq!(learn(&mut trainer, 640, threads), 640);
        trainer.to_bytes()
    };
    let one = file(1);
    assert_eq!(one, file(1));
    assert_eq!(one, file(3));
    assert_ne!(one, trainer(Fosdick::AcornHearts, 5).to_bytes());
}

/// An untrained policy plays exactly like the heuristic, and a policy exactly like itself.
#[test]
fn a_little_training_beats_the_heuristic() {
    let mut trainer = trainer(Fosdick::Finis, 4);
    let before = trainer.measure(RuleMix::Usual, 64);
    assert!(before.mean.abs() + before.margin() < 1e-9, "{before:?}");
    learn(&mut trainer, 4096, 2);
    let after = trainer.measure(RuleMix::Usual, 600);
    assert!(after.mean > after.margin(), "{after:?}");
    let file = trainer.to_bytes();
    trainer.set_opponent(&file).expect("the file fits");
    trainer.continue_from(&file).expect("the file fits");
    let itself = trainer.measure(RuleMix::Usual, 64);
    assert!(itself.mean.abs() + itself.margin() < 1e-9, "{itself:?}");
}

#[test]
fn training_varies_house_rules_and_players() {
    let setup = TrainingSetup { game: Fosdick::AcornHearts, seats: 3..=6, usual: 4, seed: 1 };
    let usual = Fosdick::AcornHearts.form(4).options(&HouseRules::default());
    let usual = usual.expect("the usual rules are in range");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut differing = |rules| {
        let games = (0..200).map(|_| setup.start(rules, &mut rng).public);
        games.filter(|public| public.seats() == 4 && public.options != usual).count()
    };
    assert_eq!(differing(RuleMix::Usual), 0);
    let [half, random] = [RuleMix::Half, RuleMix::Random].map(differing);
    assert!(half > 15 && random > half, "{half}, {random}");
}

/// Weights have no correct value that a test could check, so every change shows up as a difference from the recorded
/// file, which `MISERE_RENEW=1` writes.
#[test]
fn a_training_of_every_game_ends_as_recorded() {
    let mut trained = String::new();
    for entry in misere_games::GAMES {
        let Some(mut trainer) = laboratory(entry).trainer(entry, 1) else { continue };
        trainer.run(Budget::Plays(5000), &AtomicBool::new(false), &mut |_, _| ());
        // Only the weights, which follow a header of 16 bytes, since compression may change.
        let file = trainer.to_bytes();
        let mut weights = Vec::new();
        let read = ZlibDecoder::new(&file[16..]).read_to_end(&mut weights);
        read.expect("a whole file");
        let (sum, lead) = (checksum(&weights), trainer.measure(RuleMix::Usual, 16));
        writeln!(trained, "{} trained: {sum:08x} {lead:?}", entry.id).expect("memory");
    }
    let path = crate::in_repository("tests/lab/trained.txt");
    if std::env::var_os("MISERE_RENEW").is_some() {
        fs::write(&path, &trained).expect("a file");
    }
    assert_eq!(trained, fs::read_to_string(path).expect("the recorded file"));
}

/// A number that differs for different bytes.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0, |sum: u32, byte| sum.rotate_left(5).wrapping_mul(31) ^ u32::from(*byte))
}
