//! Luck and skill in a deal: the same deal played again, with Master in one seat.

use std::sync::atomic::AtomicBool;

use rand::Rng;

use super::walk::Deal;
use super::{DealReport, Request, STAND_IN};
use crate::arena::play_deal;
use crate::bots::{Bot, Estimate, Level, Limit, Policy, Utility};
use crate::cards::{Cards, Pack};
use crate::rules::{Seat, Wins};

/// Number of the request's worlds per replay of a deal with the same cards.
const SAME_CARDS: u32 = 4;

/// Number of deals with random cards per such replay.
const RANDOM_CARDS: u32 = 3;

/// The minimum number of replays of a deal.
const LEAST: u32 = 3;

/// Number of the request's worlds per sampled world of a decision in a replay.
const SHARE: u32 = 8;

/// The luck and skill of a seat in a deal. `None` if stopped.
pub(super) fn report<R: Policy>(
    deal: &Deal<R>,
    request: &Request,
    seat: Seat,
    rng: &mut impl Rng,
    stop: &AtomicBool,
) -> Option<DealReport> {
    let stand_in = |bot: &Option<Bot>| bot.unwrap_or(STAND_IN.into());
    let mut bots: Vec<Bot> = request.bots.iter().map(stand_in).collect();
    bots[seat.index()] = Level::Master.into();
    let limit = Limit::Worlds((request.worlds / SHARE).max(2));
    let points = Utility::new::<R>(deal.before.view(seat));
    let cards: Cards = deal.pack.set();
    let mut mean = |times: u32, is_random: bool| {
        let results = (0..times).map(|_| {
            let random = is_random.then(|| Pack::shuffled(cards, rng));
            let pack = random.as_ref().unwrap_or(&deal.pack);
            let end = play_deal(&deal.before, pack, &bots, limit, rng, stop)?;
            Some(points.own_points::<R>(&end))
        });
        let results: Vec<f64> = results.collect::<Option<_>>()?;
        Some(results.into_iter().collect())
    };
    let times = (request.worlds / SAME_CARDS).max(LEAST);
    let master = mean(times, false)?;
    let par = mean(times * RANDOM_CARDS, true)?;
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
    })
}
