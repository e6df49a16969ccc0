//! A number over time, with its moving average.

use super::figures::mean;
use super::{GameLoss, PersonGame, RATED_GAMES, rate};
use misere_players::bots::Estimate;

/// The number of games in a moving average of skill or scores.
pub const WINDOW: usize = 10;

/// The figure of one game in a series.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeriesPoint {
    /// The time at which it was finished, in seconds since 1970.
    pub time: u64,
    pub value: f64,
    /// The mean of this game and the last ones before it, with its standard error.
    pub average: Estimate,
}

/// The skill of reviewed games, in points per deal.
pub fn skill_series(games: &[PersonGame]) -> Vec<SeriesPoint> {
    let reviewed = games.iter();
    series(reviewed.filter_map(|game| Some((game.result().time, game.skill()?))))
}

pub fn score_series(games: &[PersonGame]) -> Vec<SeriesPoint> {
    let games = games.iter();
    series(games.map(|game| (game.result().time, Estimate::exact(game.score()))))
}

/// The cost of decisions in reviewed games, as a loss rate, averaged over as many games as that counts.
pub fn loss_series(games: &[PersonGame]) -> Vec<SeriesPoint> {
    let reviewed = games.iter();
    let reviewed = reviewed.filter_map(|game| Some((game.result().time, GameLoss::in_game(game)?)));
    let (times, losses): (Vec<u64>, Vec<GameLoss>) = reviewed.unzip();
    let point = |(index, time): (usize, &u64)| {
        let first = (index + 1).saturating_sub(RATED_GAMES);
        let average = rate(&losses[first..=index])?;
        Some(SeriesPoint {
            time: *time,
            value: rate(&losses[index..=index])?.mean,
            average: match index {
                // Nothing is known about how games differ.
                0 => Estimate::exact(average.mean),
                _ => average,
            },
        })
    };
    times.iter().enumerate().filter_map(point).collect()
}

fn series(values: impl Iterator<Item = (u64, Estimate)>) -> Vec<SeriesPoint> {
    let (times, values): (Vec<u64>, Vec<Estimate>) = values.unzip();
    let point = |(index, time): (usize, &u64)| {
        let first = (index + 1).saturating_sub(WINDOW);
        Some(SeriesPoint { time: *time, value: values[index].mean, average: mean(&values[first..=index])? })
    };
    times.iter().enumerate().filter_map(point).collect()
}
