//! `levels`: what the decisions of each level cost, for the bands of `docs/statistics.md`.

use std::sync::atomic::AtomicBool;

use clap::Parser;
use rayon::prelude::*;
use serde_json::json;

use super::Review;
use crate::error::LabError;
use crate::laboratory::laboratory;
use crate::progress::progress_bar;
use misere_cli::args::whole;
use misere_cli::error::CliError;
use misere_cli::output::print_so_far;
use misere_cli::stop::stop_on_ctrl_c;
use misere_engine::rules::{Seat, Seats};
use misere_games::{BotSession, alike};
use misere_players::bots::{Bot, Estimate, Level, Sample};
use misere_players::play::seed_of;
use misere_players::review::Request;
use misere_store::statistics::{GameLoss, RATE_UNIT, rate};

/// The number of games whose deals tell the usual variation.
const STAKES: u64 = 10;

/// The games that a level has played in all seats.
pub struct Measured {
    pub level: Level,
    pub games: Vec<Vec<SeatLosses>>,
}

/// The losses of a sample of a seat's decisions in a game.
pub struct SeatLosses {
    /// The number of decisions in the whole game.
    pub decisions: u32,
    /// The losses in the sample.
    pub losses: Vec<f64>,
}

/// The arguments of `levels`.
#[derive(Debug, Parser)]
#[command(
    long_about = "Let each level play in all seats, and measure what a decision costs on average, in thousandths of the usual variation of a deal: level, cost, standard error, and the number of games that tell it from the level before it."
)]
pub struct Args {
    #[command(flatten)]
    review: Review,
    /// Number of games of each level.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole(1..=1_000_000),
          allow_negative_numbers = true)]
    games: u64,
    /// Review only this many decisions of each seat in each game, chosen at random [default: all].
    #[arg(long, value_name = "N", value_parser = whole(2..=1_000_000), allow_negative_numbers = true)]
    sample: Option<u64>,
}

/// Lets each level play games in all seats, reviews them and prints what a decision costs.
pub fn run(args: &Args) -> Result<(), LabError> {
    let (entry, setup) = args.review.games()?;
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(args.games, "{bar:40} {pos} of {len} games of each level, {eta} left");
    let mut stakes = Sample::EMPTY;
    for number in 0..STAKES {
        let found = laboratory(entry).stakes(&setup(number), &stop).map_err(CliError::usage)?;
        found.into_iter().for_each(|stake| stakes.add(stake));
    }
    let mut measured = Level::OPPONENTS.map(|level| Measured { level, games: Vec::new() });
    for number in 0..args.games {
        let setup = setup(number);
        let played = Level::OPPONENTS.into_par_iter().map(|level| {
            let session = entry.start(&setup).map_err(CliError::usage)?;
            Ok(losses(session, level, args, &stop))
        });
        let played: Vec<Option<Vec<SeatLosses>>> = played.collect::<Result<_, CliError>>()?;
        // A number of games counts for all levels or for none, so that no level's long games are left out.
        let Some(played) = played.into_iter().collect::<Option<Vec<_>>>() else { break };
        for (one, losses) in measured.iter_mut().zip(played) {
            one.games.push(losses);
        }
        bar.inc(1);
        if bar.is_hidden() {
            let rates = measured.iter().filter_map(|one| Some(one.rate()?.mean));
            let rates: Vec<String> = rates.map(|mean| format!("{mean:.1}")).collect();
            eprintln!("{} of {} games: {}", number + 1, args.games, rates.join(" "));
        }
    }
    bar.finish_and_clear();
    let text = if args.review.json {
        format!("{:#}\n", to_json(entry.id, stakes.mean(), &measured))
    } else {
        format!("{},stake,{:.2}\n{}", entry.id, stakes.mean(), table(entry.id, &measured))
    };
    Ok(print_so_far(&text, &stop)?)
}

/// Lets a level play a game in all seats; returns what the decisions of each seat cost. `None` if stopped.
fn losses(mut session: Box<dyn BotSession>, level: Level, args: &Args, stop: &AtomicBool) -> Option<Vec<SeatLosses>> {
    let bots = vec![Bot::from(level); session.seats()];
    if !alike::play_out(session.as_mut(), &bots, stop) {
        return None;
    }
    let decisions = session.decisions();
    let size = args.sample.map_or(usize::MAX, |size| size as usize);
    let drawn = decisions.iter().flat_map(|steps| draw(steps, size, session.seed()));
    let mut seats = Seats::default();
    Seat::all(bots.len()).for_each(|seat| seats.insert(seat));
    let request = Request {
        worlds: args.review.worlds as u32,
        luck: false,
        only: Some(drawn.collect()),
        ..Request::new(seats, bots.into_iter().map(Some).collect())
    };
    let review = session.review(request)(stop, &mut |_| ())?;
    let seats = decisions.iter().map(|steps| SeatLosses::new(steps));
    let mut seats: Vec<SeatLosses> = seats.collect();
    let verdicts = review.verdicts.iter();
    for verdict in verdicts.filter(|one| one.loss.mean.is_finite()) {
        seats[verdict.seat].losses.push(verdict.loss.mean);
    }
    Some(seats)
}

/// A random sample of steps, each as likely as any other.
pub fn draw(steps: &[usize], size: usize, seed: u64) -> Vec<usize> {
    let mut steps = steps.to_vec();
    steps.sort_by_key(|step| seed_of(0, seed_of(!seed, *step as u64)));
    steps.truncate(size);
    steps
}

impl SeatLosses {
    fn new(decisions: &[usize]) -> Self {
        Self { decisions: decisions.len() as u32, losses: Vec::new() }
    }

    /// The loss in the whole game, as the sample estimates it.
    fn in_all(&self) -> GameLoss {
        GameLoss { decisions: self.decisions, loss: f64::from(self.decisions) * self.mean() }
    }

    fn mean(&self) -> f64 {
        self.losses.iter().sum::<f64>() / self.losses.len().max(1) as f64
    }

    /// The variance of the losses of single decisions.
    fn variance(&self) -> f64 {
        let around = self.losses.iter().map(|loss| (loss - self.mean()).powi(2));
        around.sum::<f64>() / self.losses.len().saturating_sub(1).max(1) as f64
    }

    /// The part of the variance of the loss in all that comes from drawing a sample.
    fn sampling_variance(&self) -> f64 {
        let (all, drawn) = (f64::from(self.decisions), self.losses.len().max(1) as f64);
        all * (all - drawn) * self.variance() / drawn
    }
}

impl Measured {
    /// The mean loss of a decision, with the standard error that follows from how games differ. Seats of one game have
    /// the same deals, so they count as one.
    pub fn rate(&self) -> Option<Estimate> {
        let games = self.games.iter().map(|seats| {
            let seats = seats.iter().map(SeatLosses::in_all);
            seats.fold(GameLoss::default(), |sum, seat| GameLoss {
                decisions: sum.decisions + seat.decisions,
                loss: sum.loss + seat.loss,
            })
        });
        rate(&games.collect::<Vec<_>>())
    }

    fn seats(&self) -> impl Iterator<Item = &SeatLosses> {
        self.games.iter().flatten()
    }

    /// The variance of the rate in one game of a person, all of whose decisions are reviewed: without the part that
    /// comes from sampling, but at least that of independent decisions.
    pub fn variance_of_a_game(&self) -> f64 {
        let games: Vec<GameLoss> = self.seats().map(SeatLosses::in_all).collect();
        let Some(rate) = rate(&games) else { return f64::INFINITY };
        let count = games.len() as f64;
        let decisions = games.iter().map(|game| f64::from(game.decisions));
        let unit = RATE_UNIT * count / decisions.sum::<f64>();
        let mean = |of: fn(&SeatLosses) -> f64| unit.powi(2) * self.seats().map(of).sum::<f64>() / count;
        let sampling = mean(SeatLosses::sampling_variance);
        let independent = mean(|seat| f64::from(seat.decisions) * seat.variance());
        (rate.error().powi(2) * count - sampling).max(independent)
    }

    /// The number of games after which the rate differs from another level's by 1.96 standard errors of the
    /// difference. `None` if the measured rates themselves differ by less.
    pub fn games_to_tell_from(&self, other: &Self) -> Option<f64> {
        let [one, two] = [self.rate()?, other.rate()?];
        let difference = (one.mean - two.mean).abs();
        let variance = self.variance_of_a_game() + other.variance_of_a_game();
        let games = 1.96_f64.powi(2) * variance / difference.powi(2);
        let is_measured = difference > 1.96 * one.error().hypot(two.error());
        is_measured.then(|| games.ceil().max(2.0))
    }
}

fn to_json(game: &str, stake: f64, measured: &[Measured]) -> serde_json::Value {
    let levels = measured.iter().map(|one| {
        json!({
            "level": one.level.name(),
            "games": one.games.len(),
            "decisions": one.seats().map(|seat| u64::from(seat.decisions)).sum::<u64>(),
            "reviewed": one.seats().map(|seat| seat.losses.len()).sum::<usize>(),
            "rate": one.rate(),
            "deviation_of_a_game": one.variance_of_a_game().sqrt(),
        })
    });
    json!({ "game": game, "stake": stake, "levels": levels.collect::<Vec<_>>() })
}

/// Lines as in `assets/bands.csv`, each followed by the number of a person's games that tell the level from the next
/// weaker one, or `unclear`.
fn table(game: &str, measured: &[Measured]) -> String {
    let mut text = String::new();
    for (index, one) in measured.iter().enumerate() {
        let Some(rate) = one.rate() else { continue };
        let (mean, error) = (rate.mean, rate.error());
        text.push_str(&format!("{game},{},{mean:.1},{error:.1}", one.level.name()));
        if let Some(weaker) = index.checked_sub(1) {
            let games = one.games_to_tell_from(&measured[weaker]);
            let games = games.map_or("unclear".into(), |games| games.to_string());
            text.push_str(&format!(",{games}"));
        }
        text.push('\n');
    }
    text
}
