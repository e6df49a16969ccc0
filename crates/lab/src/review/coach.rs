//! `coach`: how often the coach at the table speaks, how often a careful review agrees, and how long it thinks.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::json;

use super::Review;
use crate::error::LabError;
use crate::progress::progress_bar;
use misere_cli::args::whole;
use misere_cli::error::CliError;
use misere_cli::output::print_so_far;
use misere_cli::stop::stop_on_ctrl_c;
use misere_engine::rules::{Seat, Seats};
use misere_games::{BotSession, alike};
use misere_players::bots::{Bot, Level};
use misere_players::play::seed_of;
use misere_players::review::{Comment, Mark, Request};

/// The arguments of `coach`.
#[derive(Debug, Parser)]
#[command(
    long_about = "Let each level play in all seats, and ask the coach about the first seat's decisions: how often it speaks, how often a review with this many worlds and another seed agrees that the action cost something, and how long it takes. A pair of actions is compared in up to 16 times as many worlds."
)]
pub struct Args {
    #[command(flatten)]
    review: Review,
    /// Number of games of each level.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole(1..=1_000_000),
          allow_negative_numbers = true)]
    games: u64,
    /// The only level to play, such as `easy` [default: all].
    #[arg(long, value_name = "LEVEL", value_parser = |text: &str| Level::from_name(text).ok_or("no such level"))]
    level: Option<Level>,
    /// The time after which a comment comes too late, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = whole(1..=60_000),
          allow_negative_numbers = true)]
    patience: u64,
}

/// The coach's comments on the decisions of a level.
#[derive(Default)]
struct Coached {
    decisions: usize,
    /// The comments in time, by [`Mark::ALL`], and how many of them a careful review confirms.
    spoken: [usize; 3],
    confirmed: [usize; 3],
    /// The comments that name a card in another hand.
    suspects: usize,
    /// The comments that came too late.
    late: usize,
    times: Vec<Duration>,
    /// The comments that were not confirmed, in words.
    unconfirmed: Vec<String>,
}

/// Lets each level play, asks the coach, and prints the result.
pub fn run(args: &Args) -> Result<(), LabError> {
    let (entry, setup) = args.review.games()?;
    let stop = stop_on_ctrl_c();
    let levels: Vec<Level> = args.level.map_or_else(|| Level::OPPONENTS.to_vec(), |level| vec![level]);
    let bar = progress_bar(args.games * levels.len() as u64, "{bar:40} {pos} of {len} games, {eta} left");
    let mut all = Vec::new();
    'levels: for level in levels {
        let mut coached = Coached::default();
        for number in 0..args.games {
            let mut session = entry.start(&setup(number)).map_err(CliError::usage)?;
            let bots = vec![Bot::from(level); session.seats()];
            let is_played = alike::play_out(session.as_mut(), &bots, &stop);
            if !is_played || coached.add(number, session.as_ref(), args, &stop).is_none() {
                break 'levels;
            }
            bar.inc(1);
        }
        all.push((level, coached));
    }
    bar.finish_and_clear();
    let text = if args.review.json { format!("{:#}\n", to_json(entry.id, &all)) } else { table(&all) };
    Ok(print_so_far(&text, &stop)?)
}

impl Coached {
    /// Asks the coach about the first seat's decisions in the finished game with this number. `None` if stopped.
    fn add(&mut self, game: u64, session: &dyn BotSession, args: &Args, stop: &AtomicBool) -> Option<()> {
        let steps = session.steps();
        let mut then = session.copy();
        let mut said = Vec::new();
        for &step in &session.decisions()[0] {
            then.go_to(step);
            let begun = Instant::now();
            let job = then.coach(&steps[step], Mark::Inaccuracy, seed_of(args.review.seed, step as u64));
            let advice = job.and_then(|job| job(stop));
            let time = begun.elapsed();
            self.decisions += 1;
            self.times.push(time);
            let is_late = time > Duration::from_millis(args.patience);
            self.late += usize::from(is_late && advice.is_some());
            said.extend(advice.filter(|_| !is_late));
        }
        let mut seats = Seats::default();
        seats.insert(Seat::new(0));
        let request = Request {
            worlds: args.review.worlds as u32,
            seed: !args.review.seed,
            luck: false,
            only: Some(said.iter().map(|one| one.comment.step).collect()),
            ..Request::new(seats, vec![None; session.seats()])
        };
        let review = session.review(request)(stop, &mut |_| ())?;
        for one in said {
            let verdict = review.verdicts.iter().find(|verdict| verdict.step == one.comment.step);
            let loss = verdict.map(|verdict| verdict.loss).unwrap_or_default();
            let place = one.comment.mark as usize;
            self.spoken[place] += 1;
            let is_confirmed = loss.mean > 1.96 * loss.error();
            self.confirmed[place] += usize::from(is_confirmed);
            if !is_confirmed {
                let Comment { step, played, best, mark } = &one.comment;
                let (mean, margin) = (loss.mean, 1.96 * loss.error());
                self.unconfirmed.push(format!(
                    "game {game}, step {step}: {mark}, {best} instead of {played}; the review: {mean:.2} ± {margin:.2} deviations"
                ));
            }
            self.suspects += usize::from(one.suspect.is_some());
        }
        Some(())
    }

    /// The time within which this share of the decisions was judged, in milliseconds.
    fn time(&self, share: f64) -> u128 {
        let mut times = self.times.clone();
        times.sort();
        let place = (share * times.len() as f64) as usize;
        times.get(place.min(times.len().saturating_sub(1))).map_or(0, Duration::as_millis)
    }
}

fn to_json(game: &str, all: &[(Level, Coached)]) -> serde_json::Value {
    let levels = all.iter().map(|(level, one)| {
        json!({
            "level": level.name(),
            "decisions": one.decisions,
            "spoken": one.spoken,
            "confirmed": one.confirmed,
            "suspects": one.suspects,
            "late": one.late,
            "median_ms": one.time(0.5) as u64,
            "p95_ms": one.time(0.95) as u64,
            "unconfirmed": one.unconfirmed,
        })
    });
    json!({ "game": game, "levels": levels.collect::<Vec<_>>() })
}

fn table(all: &[(Level, Coached)]) -> String {
    let mut text = String::from(
        "level      decisions  spoken  confirmed  of which blunders  mistakes  naming a card  late  median    95 %\n",
    );
    for (level, one) in all {
        let sum = |counts: [usize; 3]| counts.iter().sum::<usize>();
        let of = |mark: Mark| format!("{}/{}", one.confirmed[mark as usize], one.spoken[mark as usize]);
        let (median, slow) = (format!("{} ms", one.time(0.5)), format!("{} ms", one.time(0.95)));
        text.push_str(&format!(
            "{:10} {:9} {:7} {:10} {:>18} {:>9} {:14} {:5} {median:>7} {slow:>7}\n",
            level.name(),
            one.decisions,
            sum(one.spoken),
            sum(one.confirmed),
            of(Mark::Blunder),
            of(Mark::Mistake),
            one.suspects,
            one.late,
        ));
    }
    let unconfirmed =
        all.iter().flat_map(|(level, one)| one.unconfirmed.iter().map(move |words| (level.name(), words)));
    text.extend(unconfirmed.map(|(level, words)| format!("not confirmed: {level}, {words}\n")));
    text
}
