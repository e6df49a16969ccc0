//! Luck and skill in a deal: the same deal played again, with Master in one seat.

use std::sync::atomic::AtomicBool;

use rand::Rng;

use super::deal::Deal;
use super::{DealReport, Request};
use crate::bots::{Bot, DealScale, Estimate, Level, Limit, Strategy, Utility};
use crate::play::play_deal;
use misere_engine::cards::{Cards, Pack};
use misere_engine::rules::{Seat, Wins};

/// Replays sample the request's worlds divided by this.
const WORLDS_DIVISOR: u32 = 8;

/// A deal is replayed with the same cards as often as the request's worlds divided by this.
const REPLAYS_DIVISOR: u32 = 4;

/// The minimum number of replays with the same cards.
const MIN_REPLAYS: u32 = 3;

/// Number of replays with random cards for each one with the same cards.
const RANDOM_FACTOR: u32 = 3;

/// The luck and skill of a seat in a deal. `None` if stopped.
pub(super) fn report<R: Strategy>(
    deal: &Deal<R>, request: &Request, scale: &DealScale, seat: Seat, rng: &mut impl Rng, stop: &AtomicBool,
) -> Option<DealReport> {
    let or_substitute = |bot: &Option<Bot>| bot.unwrap_or(Level::SUBSTITUTE.into());
    let mut bots: Vec<Bot> = request.bots.iter().map(or_substitute).collect();
    bots[seat.index()] = Level::Master.into();
    let limit = Limit::Worlds((request.worlds / WORLDS_DIVISOR).max(2));
    let points = Utility::new::<R>(deal.before.view(seat));
    let cards: Cards = deal.pack.set();
    let mut mean = |times: u32, is_random: bool| {
        let mut results = Vec::new();
        for _ in 0..times {
            let pack = if is_random { Pack::shuffled(cards, rng) } else { deal.pack };
            let end = play_deal(&deal.before, &pack, &bots, limit, rng, stop)?;
            results.push(points.own_points::<R>(&end));
        }
        Some(Estimate::of(&results, scale.own_range()))
    };
    let times = (request.worlds / REPLAYS_DIVISOR).max(MIN_REPLAYS);
    let master = mean(times, false)?;
    let par = mean(times * RANDOM_FACTOR, true)?;
    let sign = match R::WINS {
        Wins::Lowest => -1.0,
        Wins::Highest => 1.0,
    };
    let scored = deal.scores[seat].as_f64();
    Some(DealReport {
        deal: deal.number,
        step: deal.step,
        seat: seat.index(),
        scored,
        master,
        par,
        luck: master.plus(par.times(-1.0)).times(sign),
        skill: Estimate::exact(scored).plus(master.times(-1.0)).times(sign),
        usual: scale.points_deviation(),
    })
}
