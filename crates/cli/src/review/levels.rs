//! `review --levels`: what the decisions of each level cost, for the bands of `docs/statistics.md`.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;
use serde_json::json;

use super::Args;
use crate::args::{find, seats_and_rules, start};
use crate::error::CliError;
use crate::output::print;
use crate::progress::progress_bar;
use crate::stop::stop_on_ctrl_c;
use misere_engine::rules::Seat;
use misere_games::{BotSession, alike};
use misere_players::arena::seed_of;
use misere_players::bots::{Bot, Estimate, Level};
use misere_players::review::Request;
use misere_store::statistics::{GameLoss, rate};

/// The mean loss of a level.
struct Measured {
    level: Level,
    /// One for each seat of each game.
    games: Vec<GameLoss>,
    rate: Estimate,
}

/// Lets each level play games in all seats, reviews them and prints what a decision costs.
pub(super) fn run(game: &str, args: &Args) -> Result<(), CliError> {
    let entry = find(game)?;
    let (seats, rules) = seats_and_rules(entry, None, None)?;
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(
        args.games * Level::OPPONENTS.len() as u64,
        "{bar:40} {pos} of {len} games, {eta} left",
    );
    let mut measured = Vec::new();
    for level in Level::OPPONENTS {
        let games = (0..args.games).into_par_iter().map(|number| {
            let session = start(entry, seats, &rules, seed_of(args.seed, number));
            let losses = session.map(|session| losses(session, level, args.worlds as u32, &stop));
            bar.inc(1);
            losses
        });
        let games: Vec<Vec<GameLoss>> = games.collect::<Result<_, CliError>>()?;
        let games = games.concat();
        if let Some(rate) = rate(&games) {
            measured.push(Measured { level, games, rate });
        }
    }
    bar.finish_and_clear();
    if stop.load(Ordering::Relaxed) {
        return Err(CliError::Stopped);
    }
    print(&if args.json {
        format!("{:#}\n", to_json(entry.id, &measured))
    } else {
        table(entry.id, &measured)
    })
}

/// Lets a level play a game in all seats; returns what the decisions of each seat cost.
fn losses(
    mut session: Box<dyn BotSession>,
    level: Level,
    worlds: u32,
    stop: &AtomicBool,
) -> Vec<GameLoss> {
    let seats = session.seats();
    let bots = vec![Bot::from(level); seats];
    let mut games = vec![GameLoss::default(); seats];
    if !alike::play_out(session.as_mut(), &bots, stop) {
        return games;
    }
    let mut all = misere_engine::rules::Seats::default();
    Seat::all(seats).for_each(|seat| all.insert(seat));
    let request = Request {
        worlds,
        luck: false,
        ..Request::new(all, bots.into_iter().map(Some).collect())
    };
    if let Some(review) = session.review(request)(stop, &mut |_| ()) {
        for verdict in review
            .verdicts
            .iter()
            .filter(|one| one.loss.mean.is_finite())
        {
            let game = &mut games[verdict.seat];
            game.decisions += 1;
            game.loss += verdict.loss.mean;
        }
    }
    games
}

fn to_json(game: &str, measured: &[Measured]) -> serde_json::Value {
    let levels = measured.iter().map(|one| {
        json!({
            "level": one.level.name(),
            "games": one.games.len(),
            "decisions": one.games.iter().map(|game| u64::from(game.decisions)).sum::<u64>(),
            "rate": one.rate,
        })
    });
    json!({ "game": game, "levels": levels.collect::<Vec<_>>() })
}

/// Lines as in `assets/bands.csv`, each followed by the number of a person's games that tell the level from the next
/// weaker one.
fn table(game: &str, measured: &[Measured]) -> String {
    let mut text = String::new();
    let mut weaker: Option<&Measured> = None;
    for one in measured {
        let (mean, error) = (one.rate.mean, one.rate.error());
        text.push_str(&format!("{game},{},{mean:.1},{error:.1}", one.level.name()));
        if let Some(weaker) = weaker {
            text.push_str(&format!(",{}", games_to_tell(one, weaker)));
        }
        text.push('\n');
        weaker = Some(one);
    }
    text
}

/// The number of games after which the rates of two levels differ by 1.96 standard errors of their difference.
fn games_to_tell(one: &Measured, other: &Measured) -> String {
    let variance = |one: &Measured| one.rate.error().powi(2) * one.games.len() as f64;
    let difference = one.rate.mean - other.rate.mean;
    let games = 1.96_f64.powi(2) * (variance(one) + variance(other)) / difference.powi(2);
    format!("{}", games.ceil().max(2.0))
}
