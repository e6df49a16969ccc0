//! Single deals between bots, from any state in which a deal is due.

use std::sync::atomic::AtomicBool;

use rand::Rng;

use crate::bots::{Bot, Level, Limit, Strategy, Thinker};
use misere_engine::cards::{Cards, Pack};
use misere_engine::rules::{Next, Rules, State};

/// Plays one deal from this pack and returns the public state after it. Reshuffles within the deal
/// are random. `None` if stopped.
///
/// # Panics
/// Panics if no deal is due in this state, or there are fewer bots than seats.
pub fn play_deal<R: Strategy>(
    before: &State<R>, pack: &Pack, bots: &[Bot], limit: Limit, rng: &mut impl Rng, stop: &AtomicBool,
) -> Option<R::Public> {
    assert!(cards_due::<R>(&before.public).is_some(), "a deal is due");
    let mut state = before.clone();
    R::deal(&mut state, pack, &mut ());
    Thinker::new(limit, rng, stop).play_on(state, bots)
}

/// Plays a deal many times, each time from a new random pack with Medium in every seat, and returns
/// the public state after each. `None` if stopped.
///
/// # Panics
/// Panics if no deal is due in this state.
pub fn random_deals<R: Strategy>(
    before: &State<R>, number: u32, rng: &mut impl Rng, stop: &AtomicBool,
) -> Option<Vec<R::Public>> {
    let bots = vec![Bot::from(Level::Medium); before.private.seats()];
    let cards = cards_due::<R>(&before.public).expect("a deal is due");
    let mut play = |_| {
        let pack = Pack::shuffled(cards, rng);
        play_deal(before, &pack, &bots, Limit::Worlds(1), rng, stop)
    };
    (0..number).map(&mut play).collect()
}

/// The cards to be dealt, if a deal is due.
fn cards_due<R: Rules>(public: &R::Public) -> Option<Cards> {
    match R::next(public) {
        Next::Deal(cards) => Some(cards),
        Next::Reshuffle(_) | Next::Act(_) | Next::Over => None,
    }
}
