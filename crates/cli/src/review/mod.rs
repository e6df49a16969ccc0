//! `review`: judges the decisions of a saved game, and tells luck from skill.

mod calibrate;
mod levels;
mod measure;
mod tables;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::Parser;
use serde_json::json;

use crate::args::whole;
use crate::error::CliError;
use crate::output::print;
use crate::progress::progress_bar;
use crate::stop::stop_on_ctrl_c;
use misere_engine::printable;
use misere_engine::rules::{Seat, Seats};
use misere_engine::text::Language;
use misere_games::BotSession;
use misere_players::bots::{Bot, Level};
use misere_players::review::{Finding, Request, Review};
use misere_store::{self as store, Player, Saved};

/// The arguments of `review`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The file of the saved game.
    #[arg(value_name = "SAVE", required_unless_present = "experiment")]
    save: Option<PathBuf>,
    /// The seat to review, from 1 [default: all seats of people; if there are none, all seats].
    #[arg(long, value_name = "N", value_parser = whole(0..=5), allow_negative_numbers = true)]
    seat: Option<u64>,
    /// Review all seats, those of computer players too.
    #[arg(long, conflicts_with = "seat")]
    all: bool,
    /// Print a JSON object instead of tables.
    #[arg(long)]
    json: bool,
    /// Number of worlds sampled to find the best action of a decision; all other effort follows from it,
    /// and the same number gives the same review.
    #[arg(long, value_name = "N", default_value_t = u64::from(Request::WORLDS),
          value_parser = whole(1..=100_000), allow_negative_numbers = true)]
    worlds: u64,
    /// Instead of a saved game, review decisions of Medium in this game, and measure how well the
    /// verdicts hold. Ctrl-C ends the measurement and prints the numbers so far.
    #[arg(long, value_name = "GAME", group = "experiment", conflicts_with_all = ["save", "seat", "all"])]
    measure: Option<String>,
    /// Instead of a saved game, review whole games of Medium, and compare the points that the reviews
    /// expect with those that came out. Ctrl-C ends this and prints the numbers so far.
    #[arg(long, value_name = "GAME", group = "experiment", conflicts_with_all = ["save", "seat", "all"])]
    calibrate: Option<String>,
    /// Instead of a saved game, let each level play this game in all seats, and measure what a decision costs
    /// on average, in thousandths of the usual variation of a deal: level, cost, standard error, and the
    /// number of games that tell it from the level before it. Ctrl-C ends this and prints the numbers so far.
    #[arg(long, value_name = "GAME", group = "experiment", conflicts_with_all = ["save", "seat", "all"])]
    levels: Option<String>,
    /// Number of decisions to measure.
    #[arg(long, value_name = "N", default_value_t = 500, requires = "measure",
          conflicts_with_all = ["calibrate", "levels", "save"],
          value_parser = whole(1..=1_000_000), allow_negative_numbers = true)]
    decisions: u64,
    /// Number of games to calibrate or to measure levels with.
    #[arg(long, value_name = "N", default_value_t = 20, requires = "experiment",
          conflicts_with_all = ["measure", "save"],
          value_parser = whole(1..=1_000_000), allow_negative_numbers = true)]
    games: u64,
    /// Review only this many decisions of each seat in each game, chosen at random [default: all].
    #[arg(long, value_name = "N", requires = "levels",
          conflicts_with_all = ["calibrate", "measure", "save"],
          value_parser = whole(2..=1_000_000), allow_negative_numbers = true)]
    sample: Option<u64>,
    /// Seed of the games to measure or to calibrate with.
    #[arg(long, value_name = "SEED", default_value_t = 0, requires = "experiment",
          conflicts_with = "save", value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    seed: u64,
}

/// Reviews the finished deals of a saved game and prints the result.
pub fn run(args: &Args, language: Language) -> Result<(), CliError> {
    if let Some(game) = &args.measure {
        return measure::run(game, args);
    }
    if let Some(game) = &args.calibrate {
        return calibrate::run(game, args);
    }
    if let Some(game) = &args.levels {
        return levels::run(game, args);
    }
    let save = args.save.as_deref().unwrap_or(Path::new(""));
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let request =
        Request { worlds: args.worlds as u32, ..Request::new(seats(args, &saved.players)?, bots(&saved.players)) };
    let stop = stop_on_ctrl_c();
    let Some(review) = review(&saved, request, &stop) else {
        return Err(CliError::Stopped);
    };
    let text = if args.json {
        printable::json(&to_json(&saved, &review)) + "\n"
    } else {
        tables::text(save, &saved, &review, language)
    };
    print(&text)
}

/// The seats to review.
fn seats(args: &Args, players: &[Player]) -> Result<Seats, CliError> {
    let mut seats = Seats::default();
    let has_people = players.iter().any(Player::is_person);
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let is_wanted = match args.seat {
            Some(wanted) => wanted == seat.index() as u64 + 1,
            None => args.all || !has_people || player.is_person(),
        };
        if is_wanted {
            seats.insert(seat);
        }
    }
    match args.seat {
        Some(wanted) if seats.is_empty() => {
            Err(CliError::usage(format!("--seat {wanted}: expected 1 to {}", players.len())))
        }
        _ => Ok(seats),
    }
}

/// The bot of each seat.
fn bots(players: &[Player]) -> Vec<Option<Bot>> {
    let bot = |player: &Player| match player {
        Player::Computer(_, bot) => Some(*bot),
        Player::Person(_) | Player::Program(..) | Player::Friend(..) => None,
    };
    players.iter().map(bot).collect()
}

/// Reviews with a progress bar on standard error, shown only on a terminal.
fn review(saved: &Saved, request: Request, stop: &AtomicBool) -> Option<Review> {
    let bar = progress_bar(1, "{bar:40} {msg}, {eta} left");
    let job = saved.session.review(request);
    let review = job(stop, &mut |progress| {
        bar.set_length(u64::from(progress.of));
        bar.set_position(u64::from(progress.done));
        bar.set_message(match progress.finding {
            Finding::Verdict(verdict) => format!("decisions of deal {}", verdict.deal),
            Finding::Deal(report) => format!("luck in deal {}", report.deal),
        });
    });
    bar.finish_and_clear();
    review
}

fn to_json(saved: &Saved, review: &Review) -> serde_json::Value {
    let players = saved.players.iter().map(Player::name);
    json!({
        "game": saved.session.id(),
        "players": players.collect::<Vec<_>>(),
        "stand_in": Level::SUBSTITUTE.name(),
        "review": with_words(review, &*saved.session),
    })
}

/// A review in JSON, with the words for each verdict.
fn with_words(review: &Review, session: &dyn BotSession) -> serde_json::Value {
    let mut json = json!(review);
    for (index, verdict) in review.verdicts.iter().enumerate() {
        if let Some(words) = session.verdict_words(verdict) {
            let json = &mut json["verdicts"][index];
            json["played_spoken"] = words.played.order.for_programs().into();
            json["best_spoken"] = words.best.order.for_programs().into();
            json["sentence"] = json!(words.sentence.map(|sentence| sentence.for_programs()));
        }
    }
    json
}
