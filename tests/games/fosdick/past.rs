//! Tests that worlds are weighted by the cards kept when passing, that opponents' playing styles
//! are recognized, and that bids are learned.

use std::sync::atomic::AtomicBool;

use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::Xoshiro256PlusPlus;

use misere_engine::cards::Pack;
use misere_engine::rules::{Next, Rules as _, Seat};
use misere_games::for_tests::fosdick::*;
use misere_games::fosdick::{Action, Fosdick, Options, Passing, Phase};
use misere_players::bots::Strategy as _;
use misere_players::bots::learned::Choices;
use misere_players::bots::{History, Level, Limit, Model, PROPOSALS, Thinker, WorldSampler};

/// The mean number of a receiver's cards that the giver's sampled worlds place correctly, over some
/// deals: in uniform worlds, and in worlds weighted by the past.
fn placed_correctly(game: Fosdick) -> [f64; 2] {
    const DEALS: u32 = 40;
    const WORLDS: u32 = 100;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let options = Options::usual(game, 4);
    let mut placed = [0; 2];
    for _ in 0..DEALS {
        let mut state = Fosdick::start(&options, 4, Seat::new(0));
        let mut past = History::default();
        loop {
            match Fosdick::next(&state.public) {
                Next::Deal(cards) => {
                    Fosdick::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
                }
                Next::Act(seat) if state.public.phase != Phase::Playing => {
                    let action = Fosdick::act(state.view(seat), &mut Vec::new(), &mut rng);
                    past.note(&state.public, action);
                    Fosdick::apply(&mut state, action, &mut ());
                }
                Next::Act(_) | Next::Reshuffle(_) | Next::Over => break,
            }
        }
        for seat in Seat::all(4) {
            let receiver = state.public.receiver(seat);
            let hand = state.private[receiver].hand;
            let mut worlds = WorldSampler::new(state.view(seat), &past, None, &mut rng);
            for _ in 0..WORLDS {
                placed[0] += (Fosdick::imagine(state.view(seat), &mut rng).private[receiver].hand & hand).len();
                placed[1] += (worlds.next(PROPOSALS, &mut rng).private[receiver].hand & hand).len();
            }
        }
    }
    placed.map(|cards| cards as f64 / f64::from(4 * DEALS * WORLDS))
}

/// FO-3: a giver knows three of the receiver's eight cards, and chance places 25/21 of the other
/// five correctly. Knowing that they were kept places more of them.
#[test]
fn cards_kept_in_the_passing_reveal_something() {
    let by_chance = 3.0 + 25.0 / 21.0;
    for game in [Fosdick::FourBadQueens, Fosdick::SlipperyPaws, Fosdick::Finis] {
        let [uniform, weighted] = placed_correctly(game);
        assert!((uniform - by_chance).abs() < 0.05, "{game:?}: {uniform}");
        assert!(weighted > uniform + 0.2, "{game:?}: {weighted} and {uniform}");
    }
}

/// FO-3: cards that others have laid down to pass are unknown, and in the worlds that a player looks at they
/// are those that a player would pass.
#[test]
fn others_lay_down_what_they_would_pass() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for game in Fosdick::COMPONENTS {
        let options = Options { passing: Passing::Left, ..Options::usual(game, 4) };
        let mut state = Fosdick::start(&options, 4, Seat::new(0));
        let pack = Pack::shuffled(state.public.pack(), &mut rng);
        Fosdick::deal(&mut state, &pack, &mut ());
        let mut past = History::default();
        while let Next::Act(seat) = Fosdick::next(&state.public)
            && state.public.phase == Phase::Passing
        {
            for _ in 0..20 {
                let mut worlds = WorldSampler::new(state.view(seat), &past, None, &mut rng);
                let world = worlds.next(PROPOSALS, &mut rng);
                for other in Seat::all(4).filter(|&other| other != seat && state.public.chosen.contains(other)) {
                    let gave = world.private[other].gave;
                    let mut before = world.clone();
                    before.private[other].hand |= gave;
                    let pass = before.view(other);
                    let mut moves: Vec<_> = pass.own.hand.subsets(3).map(Action::Pass).collect();
                    let best = Fosdick::choose(pass, &moves, &mut rng);
                    assert_eq!(moves.swap_remove(best), Action::Pass(gave), "{game:?}: {}", pass.own.hand);
                }
            }
            let action = Fosdick::act(state.view(seat), &mut Vec::new(), &mut rng);
            past.note(&state.public, action);
            Fosdick::apply(&mut state, action, &mut ());
        }
    }
}

/// The mean probability of each model of the three others, after each of some games.
fn recognized(others: Level) -> [f64; Model::ALL.len()] {
    const GAMES: u64 = 6;
    let mut mean = [0.0; Model::ALL.len()];
    for seed in 0..GAMES {
        for (sum, probability) in mean.iter_mut().zip(recognized_in(others, seed)) {
            *sum += probability / GAMES as f64;
        }
    }
    mean
}

/// The probability of each model, as a mean of the three others, after one game.
fn recognized_in(others: Level, seed: u64) -> [f64; Model::ALL.len()] {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let stop = AtomicBool::new(false);
    let options = Options::usual(Fosdick::AcornHearts, 4);
    let mut state = Fosdick::start(&options, 4, Seat::new(0));
    let (mut past, mut before_last) = (History::default(), None);
    let observer = Seat::new(0);
    loop {
        match Fosdick::next(&state.public) {
            Next::Act(seat) => {
                let level = if seat == observer { Level::Medium } else { others };
                let mut thinker = Thinker::new(Limit::Worlds(24), &mut rng, &stop);
                let none = History::default();
                let action = thinker.decide(state.view(seat), &none, level.into());
                past.note(&state.public, action);
                before_last = Some(state.clone());
                Fosdick::apply(&mut state, action, &mut ());
            }
            Next::Deal(cards) => {
                if let Some(last) = &before_last {
                    past.end_deal(last.view(observer));
                }
                Fosdick::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
            }
            _ => break,
        }
    }
    let seats = Seat::all(4).skip(1);
    let mut mean = [0.0; Model::ALL.len()];
    for model in seats.map(|seat| past.models_of(seat).expect("deals were seen")) {
        for (sum, probability) in mean.iter_mut().zip(model) {
            *sum += probability / 3.0;
        }
    }
    mean
}

/// A seat's actions since the start of the game reveal its model: the heuristic, plain rules, the
/// learned policy, looking ahead or random play.
#[test]
fn the_way_that_others_play_is_recognized() {
    for (level, model, least) in [
        (Level::Medium, Model::Heuristic, 0.6),
        (Level::Plain, Model::Plain, 0.6),
        (Level::Learned, Model::Learned, 0.6),
        // It often plays as the heuristic would.
        (Level::Hard, Model::Search, 0.45),
        (Level::Random, Model::Random, 0.6),
    ] {
        let models = recognized(level);
        let most = models.iter().copied().fold(least, f64::max);
        assert!(models[model as usize] >= most, "{level:?}: {models:?}");
    }
}

/// FB-3: the learned policy bids with hands that win all queens, and not with hands that win none.
#[test]
fn bids_are_learned() {
    let probability = |hand: &str| {
        let options = Options { passing: Passing::Off, ..Options::usual(Fosdick::FourBadQueens, 4) };
        let mut state = Fosdick::start(&options, 4, Seat::new(0));
        let pack = Pack::shuffled(state.public.pack(), &mut Xoshiro256PlusPlus::seed_from_u64(1));
        Fosdick::deal(&mut state, &pack, &mut ());
        let bidder = state.public.turn;
        state.private[bidder].hand = hand.parse().expect("cards");
        let learned = shipped(Fosdick::FourBadQueens)
            .and_then(|policy| policy.get(LEARNING.version, LEARNING.weights))
            .expect("it is shipped");
        let (moves, choices) = (&mut Vec::new(), &mut Choices::default());
        let bid = learned.probability(state.view(bidder), Action::Bid(true), moves, choices);
        bid.expect("bids are described")
    };
    for moon in ["AS KS QS JS AH KH QH JH", "AS KS QS JS AH KH JH AD"] {
        let bid = probability(moon);
        assert!(bid > 0.95, "{moon}: {bid}");
    }
    // The nine of clubs may win a queen.
    for fails in ["AS KS QS JS AH KH AD 9C", "9S 8S 9H 8H 9D 8D 9C 8C"] {
        let bid = probability(fails);
        assert!(bid < 0.001, "{fails}: {bid}");
    }
}
